### Lo que muestran las imágenes, para quien no las ve. Qué significan las variables está en el archivo inglés.

alt-workbench = { $table }: banco de trabajo de { $who }.
alt-replay = { $table }: la partida jugada a jugada, en imágenes animadas. La última:
alt-within-reach = Posible ahora: { $items }
alt-moment = { $table }: { $who } fabrica { $item } con { $dice } y tiene { $items } de { $target } objetos.
alt-moment-stolen = { $table }: { $who } roba { $item } a { $victim } con { $dice } y tiene { $items } de { $target } objetos.
alt-race = Objetos ronda a ronda: { $seats }
alt-race-seat = { $who }: { $counts }
