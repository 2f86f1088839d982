### Ce que coûtent une action et un quai en dés, et ce qu’il reste à lancer. Voir le fichier anglais.

spend-pay = Payer { $dice }
spend-give = Donner { $dice }
spend-button-other = Autres dés
spend-other = autres dés
spend-roll = Vous lanceriez { $dice }
spend-roll-nothing = Vous ne lanceriez rien
spend-outlook = { $roll } ; { $items }
spend-shift = { $item } { $before } % → { $after } %
spend-shift-none = { $item } { $now } %
spend-leaves = laisse à lancer { $dice }
spend-leaves-nothing = ne laisse rien à lancer
spend-hopeless = { $items } : aucun objet à portée cette manche
spend-rule = Les dés dépensés ne sont pas lancés en phase Fabrication.
spend-rule-dock = Les dés payés vont à la corbeille : ils ne sont lancés ni dans cette manche ni plus tard. Un dé reçu est lancé dès la manche suivante.

## L’établi

forge-item = Fabriquer { $item }
forge-steal-from = Voler { $item } ({ $who })
forge-steal = Voler { $item }
forge-item-dice = Fabriquer { $item } ({ $dice })
forge-item-least = { $item } ({ $dice })
forge-safest = Fabriquer { $item }, le plus sûr
forge-safest-dice = Fabriquer { $item } ({ $dice }), le plus sûr
forge-safest-least = { $item }, le plus sûr
forge-both = Les deux : { $first } + { $second }
forge-both-least = { $first } + { $second }
workbench-button-roll-and-end = Lancer et finir
workbench-hopeless = Aucun objet n’est à portée de ces dés : ils sont lancés et le tour se termine.
workbench-end-leaves-items = Vous pouvez encore obtenir { $items }. Finir le tour ?
workbench-end-leaves-chance = Vos avantages pourraient encore donner un objet. Finir le tour ?
workbench-end-leaves-odds = Vos avantages pourraient encore donner un objet ({ $odds }). Finir le tour ?
brief-made-nothing = ne fabrique rien : tour fini
brief-no-dice = plus de dés : tour fini

for-good-roll = -# Un dé est lancé : pas de « { button-undo } » ensuite.
for-good-card = -# La carte suivante est révélée : pas de « { button-undo } » ensuite.
for-good-noted = { $outlook } · sans « { button-undo } »
for-good-noted-alone = sans « { button-undo } »
