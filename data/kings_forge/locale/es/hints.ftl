# $before, $after, $now: percents of any item this round
hint-odds = Probabilidad de un objeto en esta ronda: { $before } % → { $after } %.
hint-odds-same = Probabilidad de un objeto en esta ronda: { $now } %.
# $dice: own in the next round and not now, or the other way round; `1 gem or no dice` where luck decides
hint-brings = Tuyo desde la ronda siguiente: { $dice }.
hint-no-dice = ningún dado
hint-costs = Perdido desde la ronda siguiente: { $dice }.
# $who: the next player; $what: a card or a dock's space
hint-denies = Si no, { $who } elegiría { $what }.
# In a craft turn; $items: one or two
hint-makes = Así haces { $items }.
hint-nothing-more = No se puede hacer nada más.
hint-nothing-yet = Tal como están, tus dados no dan ningún objeto; esto puede cambiarlo.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = El beneficio rinde más aquí que en tu tirada de fabricación.
hint-later = Un beneficio rinde más si lo guardas para tu tirada de fabricación.
# Above the best moves, one a line, whose buttons stand below
best-moves = -# Primero, lo mejor. Los dados pagados no se tiran esta ronda; los de (papelera), nunca más:
best-move = -# { $place }. { $move }
# $move: what it costs and brings, without a full stop
best-move-done = { $move }.
# A dock's price beside its dice; $card
best-move-turns-down = { $card } se pone boca abajo.
# $before, $after: percents of any item this round
best-move-odds = Probabilidad de un objeto: { $before } % → { $after } %.
# On a button, whose line tells the rest; $move: a card or a dock
best-button = { $place }. { $move }
# What the first to pass takes (2.6)
short-pass-metal = Pasar: 1 metal
short-pass-token = Pasar: ficha +1/+1
