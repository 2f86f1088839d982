# $before, $after, $now: percents of any item this round
hint-odds = Chances d’un objet à cette manche : { $before } % → { $after } %.
hint-odds-same = Chances d’un objet à cette manche : { $now } %.
# $dice: own in the next round and not now, or the other way round; `1 gem or no dice` where luck decides
hint-brings = À vous dès la manche suivante : { $dice }.
hint-no-dice = aucun dé
hint-costs = Perdu dès la manche suivante : { $dice }.
# $who: the next player; $what: a card or a dock's space
hint-denies = Sinon, { $who } choisirait { $what }.
# In a craft turn; $items: one or two
hint-makes = Donne { $items }.
hint-nothing-more = Plus rien ne peut être fabriqué.
hint-nothing-yet = En l’état, vos dés ne donnent aucun objet ; ceci peut y remédier.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = L’avantage rapporte plus ici qu’à votre lancer de fabrication.
hint-later = Un avantage rapporte plus si vous le gardez pour votre lancer de fabrication.
# Above the best moves, one a line, whose buttons stand below
best-moves = -# Les meilleurs d’abord. Les dés payés ne sont pas lancés à cette manche ; ceux marqués (corbeille), plus jamais :
best-move = -# { $place }. { $move }
# $move: what it costs and brings, without a full stop
best-move-done = { $move }.
# A dock's price beside its dice; $card
best-move-turns-down = { $card } passe face cachée.
# $before, $after: percents of any item this round
best-move-odds = Chances d’un objet : { $before } % → { $after } %.
# On a button, whose line tells the rest; $move: a card or a dock
best-button = { $place }. { $move }
# What the first to pass takes (2.6)
short-pass-metal = Passer : 1 Métal
short-pass-token = Passer : jeton +1/+1
