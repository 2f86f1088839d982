# The Hint button's answer; $table
hint-title = **{ $table }** · pista
button-hint = Pista
# $action; after it what speaks for it, each a sentence
hint-line = { $action }.
# $before, $after, $now: percents of any item this round
hint-odds = Algún objeto { $before } % → { $after } %.
hint-odds-same = Algún objeto { $now } %.
# $dice: own in the next round and not now, or the other way round; `1 gem or no dice` where luck decides
hint-brings = Aporta { $dice }.
hint-no-dice = ningún dado
hint-costs = Cuesta { $dice }.
# $who: the next player; $what: a card or a dock's space
hint-denies = Si no, { $who } elegiría { $what }.
# In a craft turn; $items: one or two
hint-makes = Así haces { $items }.
hint-nothing-more = No se puede hacer nada más.
hint-nothing-yet = Tal como está no se puede hacer nada.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = Da más ahora que después.
hint-later = Lo que podrías gastar en él da más después.
