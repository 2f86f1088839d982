# In a craft turn; $items: one or two
hint-makes = Así haces { $items }.
used-dice = { $source }: { $dice } → { $then }
hint-nothing-more = No se puede hacer nada más.
hint-again = Tal como están, tus dados no dan ningún objeto. Tras esto: { $odds }.
hint-wood-stays = Tal como están, tus dados no dan ningún objeto; la madera va a tu herrería.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = El beneficio rinde más aquí que en tu tirada de fabricación.
hint-later = Un beneficio rinde más si lo guardas para tu tirada de fabricación.
best-alone = -# Lo mejor: { $move }
best-reasoned = { $move } para { $why }
best-made = { $move }, { $why }
best-made-spending = { $move } ({ $benefits })
best-passed = { $move }; { $why }
# What the first to pass takes (2.6)
short-pass-metal = Pasar: recibir 1 metal
short-pass-token = Pasar: recibir ficha
hint-wood = { $item }: { $kept } % si guardas el beneficio, { $taken } % con la madera.

best-moves-spent = Los dados que gastas no se tiran esta ronda.
best-moves-lost = Botones: 🗑 perdido.
best-moves-signs = Botones: ▲ mitad de arriba, ▼ de abajo, 🗑 perdido.
best-moves-off = `{ slash-me-settings }` oculta las mejores jugadas.
best-foreseen = Lo mejor a la larga: { $move }
best-now = Lo mejor: { $move }
best-reasoned-move = { $move }. { $why }
best-move-effect = { $move }: { $effect }
hint-shared = Todas ellas: { $why }
best-pass = Pasar
best-pass-metal = Pasar y recibir 1 metal
best-pass-token = Pasar y recibir una ficha de +1/+1

best-for-rises = Tu probabilidad de { $item } sube del { $before } % al { $now } %.
best-for-win = Mantiene { $item } al { $now } %, y con eso ganarías la partida.
best-for-win-falls = { $item } baja del { $before } % al { $now } %, y con eso ganarías la partida.
best-for-stops = Si no, { $who } elige { $what }: con { $item } al { $now } % ganaría la partida.
best-for-dice = Te da { $dice } para rondas futuras.
best-for-dice-item = Te da { $dice } para rondas futuras: ayuda con { $item }.
best-for-dice-soon = Te da { $dice } para rondas futuras: ayuda con { $item } (aún por salir).
best-for-perhaps = Con suerte te da { $dice } para rondas futuras.
best-brings = Te da { $dice }.
best-brings-perhaps = Con suerte te da { $dice }.
best-for-denies = Si no, { $who } elegiría { $what } a continuación.
best-for-roll =
    { $count ->
        [one] No gastas nada y tiras tu dado.
       *[other] No gastas nada y tiras { $count } dados.
    }
best-for-roll-item =
    { $count ->
        [one] No gastas nada y tiras tu dado. { $item } queda en el { $now } %.
       *[other] No gastas nada y tiras { $count } dados. { $item } queda en el { $now } %.
    }
best-for-effect = Te da: { $effect }.
best-for-pass = Nada de lo que queda vale sus dados.
best-for-metal = Tiras el metal esta ronda y te lo quedas.
best-for-token = La ficha sube dos de tus dados tras la tirada.
best-for-more-dice = Te da { $dice } más para rondas futuras.
best-for-saves = Ahorra { $dice } frente a { $what }.
best-for-two = Quedan dos objetos a tu alcance: { $item } al { $now } % y { $other } al { $then } %.
best-for-wood = Es un dado más.

best-stays = { $item } sigue en el { $now } %.
best-stays-stolen = { $item } sigue en el { $now } %, pero { $who } puede robarlo.
best-then = { $item } queda en el { $now } %.
best-then-stolen = { $item } queda en el { $now } %, pero { $who } puede robarlo.
best-may-steal = Después, { $who } puede robarlo.
best-may-steal-kept = { $who } puede robarlo: hacerlo y conservarlo, cerca del { $kept } %.
best-then-together = Con «{ $what }» después, { $item } queda en el { $now } %.
best-but-other = { $item } baja del { $before } % al { $now } %, pero aún tienes { $other } al { $then } %.
best-but-stolen = { $item } baja del { $before } % al { $now } %, pero { $who } podría robártelo igualmente.
best-but-later = { $item } baja del { $before } % al { $now } %, pero en rondas futuras ganas más.
best-but-falls = { $item } baja del { $before } % al { $now } %.
best-but-hopeless = Así no queda ningún objeto a tu alcance esta ronda.
best-but-none-yet = Esta ronda no hay ningún objeto a tu alcance.
best-but-left = No queda ningún dado para tirar.
