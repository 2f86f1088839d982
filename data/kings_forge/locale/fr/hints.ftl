# $before, $after, $now: percents of any item this round
hint-odds = À cette manche, un objet : { $before } % → { $after } %.
hint-odds-same = À cette manche, un objet : { $now } %.
# $dice: own in the next round and not now, or the other way round; `1 gem or no dice` where luck decides
hint-brings = À vous dès la manche suivante : { $dice }.
hint-no-dice = aucun dé
hint-costs = Perdu dès la manche suivante : { $dice }.
# $who: the next player; $what: a card or a dock's space
hint-denies = Sinon, { $who } choisirait { $what }.
# In a craft turn; $items: one or two
hint-makes = Donne { $items }.
hint-nothing-more = Plus rien ne peut être fabriqué.
hint-nothing-yet = Rien ne peut être fabriqué en l’état.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = Rapporte plus maintenant que plus tard.
hint-later = Ce qu’on pourrait dépenser rapporte plus tard davantage.
best-moves = -# Première rangée : ce que ferait un fort joueur, le meilleur en vert.
