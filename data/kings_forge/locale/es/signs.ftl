### What the signs of pictures mean: few words, for they stand in the picture itself.

sign-metal = metal
sign-wood = madera
sign-gem = gema
sign-magic = magia
sign-library = cualquier tipo (Biblioteca)
sign-any = cualquier dado
sign-lost = papelera, no vuelve
sign-supply = utilizable ya
sign-smithy = ronda siguiente
sign-many = cuantos dados quieras
sign-reroll = volver a tirar
sign-bonus = se suma a un dado
sign-token = ficha
sign-covered = tus dados bastan
sign-rank = rango
sign-won = objetos ganados
sign-turn = en turno
sign-done = ya terminó
sign-first = yunque (empieza)
sign-dock = muelle
sign-stock = reserva general
sign-stealable = aún robable
picture-free-seat = Libre
alt-legend = Debajo, una leyenda de todos los signos. { $letters }
part-legend = leyenda
