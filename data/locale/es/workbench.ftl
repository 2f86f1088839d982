### The craft workbench. What the ids and variables mean stands in the English file.

workbench-title = **{ $table }** · Tu turno de fabricación, ronda { $round }
workbench-before-roll = Vas a tirar { $dice }.
workbench-nothing-to-roll = No tienes dados que tirar.
workbench-roll-is-final = La tirada no se puede deshacer.
workbench-hand = Tus dados: { $dice }
workbench-hand-empty = Tus dados: no queda ninguno
workbench-purple = El dado morado muestra { $value }: se anula todo { $value } que salga (regla 7.4).
workbench-benefits = Aún puedes usar: { $benefits }
workbench-no-benefits = No te quedan beneficios.
workbench-craft-title = Ahora puedes fabricar:
workbench-steal-title = Ahora puedes robar:
workbench-nothing-possible = Con estos dados no sale ningún objeto.
workbench-craft-line = { $item }: { $boxes }
workbench-steal-line = { $item } de { $who } (tus { $mine } contra { $theirs })
workbench-offer-cheapest = { $item } · Lo más barato
workbench-offer-safest = { $item } · Lo más seguro
workbench-offer-after = { $steps }, luego { $dice }
workbench-dice-after = { $dice } ({ $steps })
workbench-step-use = { $source } en { $dice }
workbench-can-be-stolen-by = Aún por tirar: { $who }. Puede haber robos.
workbench-cannot-be-stolen = Nadie tira después de ti. Tus objetos están a salvo.
workbench-made = Delante de ti: { $items }
workbench-made-item = { $item } ({ $dice })
workbench-end-leaves = Los dados sin colocar van a tu herrería (regla 3.5).

workbench-button-roll = Tirar (no se deshace)
workbench-button-end = Terminar turno
workbench-button-choose-dice = Elegir dados
workbench-choose-benefit = ¿Qué beneficio?
workbench-choose-dice = ¿En qué dados?
workbench-choose-item = ¿Qué objeto?
workbench-choose-set = ¿Con qué dados?
