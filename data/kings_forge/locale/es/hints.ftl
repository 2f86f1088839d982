# In a craft turn; $items: one or two
hint-makes = Así haces { $items }.
used-dice = { $source }: { $dice } → { $then }
hint-nothing-more = No se puede hacer nada más.
hint-again = Tal como están, tus dados no dan ningún objeto. Tras esto: { $odds }.
hint-wood-stays = Tal como están, tus dados no dan ningún objeto; la madera va a tu herrería.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = El beneficio rinde más aquí que en tu tirada de fabricación.
hint-later = Un beneficio rinde más si lo guardas para tu tirada de fabricación.
# Above the best moves, one a line, whose buttons stand below; in the first round
best-moves-odds = %: probabilidad de conseguir el objeto en esta ronda.
best-moves-thefts = Después, { $who } puede robar { $item }.
best-moves-dice = Los dados puestos o pagados no se tiran esta ronda; los de 🗑 se pierden.
best-moves-signs = ▲ mitad de arriba, ▼ de abajo; %: en esta ronda
# The same once that is known
best-moves = Primero, lo mejor a la larga.
best-move = -# { $place }. { $move }
best-foreseen = Lo mejor a la larga: { $move }
best-alone = -# Lo mejor: { $move }
best-reasoned = { $move }: { $why }
best-passed = { $move }; { $why }
best-visit = { $move }, { $card } boca abajo
best-why-keeps = { $dice } que te quedas
best-why-keeps-for = { $dice } que te quedas, para { $item }
best-why-keeps-soon = { $dice } que te quedas, para { $item } (aún por salir)
best-why-perhaps = quizá { $dice } que te quedas
best-why-denies = si no, { $who } elegiría { $what }
best-pass-metal = Pasar: 1 metal que tiras y te quedas
best-pass-metal-for = Pasar: 1 metal que tiras y te quedas, para { $item }
best-pass-metal-soon = Pasar: 1 metal que tiras y te quedas, para { $item } (aún por salir)
best-pass-token = Pasar: ficha de +1/+1, solo esta ronda
best-why-pass = no gastas nada y tiras { $count } dados
best-why-hopeless = ningún objeto a tu alcance esta ronda
best-why-none-yet = aún no hay objeto a tu alcance
best-why-stolen = { $who } puede robarlo
best-why-leaves =
    { $count ->
        [0] no te queda nada para tirar
        [one] te queda 1 dado para tirar
       *[other] te quedan { $count } dados para tirar
    }
best-why-wood = un dado más
# What the first to pass takes (2.6)
short-pass-metal = Pasar: recibir 1 metal
short-pass-token = Pasar: recibir ficha
hint-wood = { $item }: { $kept } % si guardas el beneficio, { $taken } % con la madera.
best-why-costs = pero { $shift }
