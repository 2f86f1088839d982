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
best-moves = -# La primera fila es lo que haría alguien experto; en verde, lo mejor.
