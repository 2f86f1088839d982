# $before, $after, $now: percents of any item this round
hint-odds = Esta ronda, algún objeto: { $before } % → { $after } %.
hint-odds-same = Esta ronda, algún objeto: { $now } %.
# $dice: own in the next round and not now, or the other way round; `1 gem or no dice` where luck decides
hint-brings = Tuyo desde la ronda siguiente: { $dice }.
hint-no-dice = ningún dado
hint-costs = Perdido desde la ronda siguiente: { $dice }.
# $who: the next player; $what: a card or a dock's space
hint-denies = Si no, { $who } elegiría { $what }.
# In a craft turn; $items: one or two
hint-makes = Así haces { $items }.
hint-nothing-more = No se puede hacer nada más.
hint-nothing-yet = Tal como está no se puede hacer nada.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = Da más ahora que después.
hint-later = Lo que podrías gastar en él da más después.
best-moves = -# La primera fila es lo que haría alguien experto; en verde, lo mejor.
