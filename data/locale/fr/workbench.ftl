### The craft workbench. What the ids and variables mean stands in the English file.

workbench-title = **{ $table }** · Votre tour de fabrication, manche { $round }
workbench-before-roll = Vous allez lancer { $dice }.
workbench-nothing-to-roll = Vous n’avez pas de dé à lancer.
workbench-roll-is-final = Le lancer est sans retour.
workbench-hand = Vos dés : { $dice }
workbench-hand-empty = Vos dés : il n’en reste plus
workbench-purple = Le dé violet montre { $value } : tout { $value } lancé est annulé (règle 7.4).
workbench-benefits = Avantages : { $benefits }
workbench-no-benefits = Aucun avantage à utiliser.
workbench-craft-title = Vous pouvez fabriquer :
workbench-steal-title = Vous pouvez voler :
workbench-nothing-possible = Aucun objet n’est possible avec ces dés.
workbench-craft-line = { $item } : { $boxes }
workbench-steal-line = { $item }, chez { $who } (vos { $mine } contre { $theirs })
workbench-offer-cheapest = { $item } · Au moins cher
workbench-offer-safest = { $item } · Au plus sûr
workbench-offer-after = { $steps }, puis { $dice }
workbench-dice-after = { $dice } ({ $steps })
workbench-step-use = { $source } sur { $dice }
workbench-can-be-stolen-by = Après vous : { $who }. Un vol reste possible.
workbench-cannot-be-stolen = Personne ne joue après vous. Vos objets sont à l’abri.
workbench-made = Devant vous : { $items }
workbench-made-item = { $item } ({ $dice })
workbench-end-leaves = Les dés non placés vont sur votre forge (règle 3.5).

workbench-button-roll = Lancer (sans retour)
workbench-button-end = Finir le tour
workbench-button-choose-dice = Choisir les dés
workbench-choose-benefit = Quel avantage ?
workbench-choose-dice = Où l’utiliser ?
workbench-choose-item = Quel objet ?
workbench-choose-set = Avec quels dés ?
