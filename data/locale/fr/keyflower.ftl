### /keyflower : les textes de ses commandes.

command-keyflower = Enchérir, utiliser, porter, améliorer et construire dans Keyflower
command-keyflower-bid = Enchérir sur une tuile de l’offre ou sur l’ordre du tour
option-keyflower-bid-tile = Tuile, et combien d’ouvriers de quelle couleur
option-keyflower-bid-table = { option-table }
command-keyflower-use = Utiliser une tuile, à qui qu’elle soit
option-keyflower-use-tile = Tuile, et combien d’ouvriers de quelle couleur
option-keyflower-use-table = { option-table }
command-keyflower-move = Porter des ressources dans votre village
option-keyflower-move-resource = Ressources, d’où et vers où
option-keyflower-move-table = { option-table }
command-keyflower-upgrade = Améliorer une tuile de votre village
option-keyflower-upgrade-tile = Tuile à améliorer
option-keyflower-upgrade-table = { option-table }
command-keyflower-end = Finir le travail
option-keyflower-end-table = { option-table }
command-keyflower-give = Donner des tuiles d’hiver
option-keyflower-give-tiles = Tuiles à donner
option-keyflower-give-table = { option-table }
command-keyflower-take = Prendre un bateau
option-keyflower-take-boat = Bateau à prendre
option-keyflower-take-table = { option-table }
command-keyflower-place = Placer une nouvelle tuile dans votre village
option-keyflower-place-tile = Tuile, son hexagone et sa rotation
option-keyflower-place-table = { option-table }
command-keyflower-lift = Reprendre la dernière tuile placée
option-keyflower-lift-table = { option-table }
command-keyflower-done = Dire que votre village est construit
option-keyflower-done-table = { option-table }

name-command-keyflower = keyflower
name-command-keyflower-bid = enchérir
name-command-keyflower-use = utiliser
name-command-keyflower-move = porter
name-command-keyflower-upgrade = améliorer
name-command-keyflower-end = finir
name-command-keyflower-give = donner
name-command-keyflower-take = prendre
name-command-keyflower-place = placer
name-command-keyflower-lift = reprendre
name-command-keyflower-done = fini

name-option-tile = tuile
name-option-resource = ressource
name-option-tiles = tuiles
name-option-boat = bateau
