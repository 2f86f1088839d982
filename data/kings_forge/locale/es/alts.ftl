### Lo que muestran las imágenes, para quien no las ve. Qué significan las variables está en el archivo inglés.

alt-workbench = { $table }: banco de trabajo de { $who }.
alt-replay = { $table }: la partida jugada a jugada, en imágenes animadas. La última:
alt-within-reach = Posible ahora: { $items }
alt-moment = { $table }: { $who } fabrica { $item } con { $dice } y tiene { $items } de { $target } objetos.
alt-moment-stolen = { $table }: { $who } roba { $item } a { $victim } con { $dice } y tiene { $items } de { $target } objetos.
highlight-last = Turno decisivo
highlight-steal = Robo más audaz
highlight-turn = El giro
highlight-first = Primer objeto
alt-highlight = { $why }: { $who }, { $item } (ronda { $round })
alt-highlight-stolen = { $why }: { $who }, { $item } de { $victim } (ronda { $round })
alt-race = Objetos ronda a ronda: { $seats }
alt-race-seat = { $who }: { $counts }
