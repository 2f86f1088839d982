### Les commandes de King’s Forge et l’édition suivie ; comme commands.ftl

command-gather = Prendre une carte Ressource : haut ou bas
option-gather-card = Carte et côté
option-gather-paying = Dés case par case, par exemple MMW
option-gather-copying = Pour Workshop, haut : le côté à copier
option-gather-table = { option-table }
command-dock = Poser une carte visible face cachée et utiliser un quai
option-dock-space = Poste du quai
option-dock-discarding = Carte visible à poser face cachée
option-dock-paying = Dés à payer, par exemple MMW
option-dock-table = { option-table }
command-pass = Quitter la phase Ressource ; qui passe en premier prend quelque chose
option-pass-taking = Ce que prend qui passe en premier
option-pass-table = { option-table }
command-craft = Ouvrir l’établi et lancer les dés ; avec un objet : le fabriquer ou le voler au moindre coût
option-craft-item = Objet à fabriquer ou à voler
option-craft-table = { option-table }
command-odds = Chances d’obtenir chaque objet, maintenant et après chaque carte Ressource
option-odds-item = Objet à examiner seul
option-odds-table = { option-table }
option-table-new-edition = King’s Forge : quelles règles imprimées suivre
option-league-new-edition = { option-table-new-edition }

choice-edition-third = 3e édition : les dés au-dessus de 6 gardent leur valeur jusqu’à la fin de la manche
choice-edition-second = 2e édition : les valeurs au-dessus de 6 valent 6 après votre tour
choice-taking-metal = 1 Métal, utilisable tout de suite
choice-taking-token = Jeton +1/+1

name-command-gather = prendre
name-command-dock = quai
name-command-pass = passer
name-command-craft = fabriquer
name-command-odds = chances
name-option-edition = édition
name-option-paying = paiement
name-option-copying = copie
name-option-space = poste
name-option-discarding = face-cachée
name-option-taking = gain

slash-craft = /{ name-command-craft }
