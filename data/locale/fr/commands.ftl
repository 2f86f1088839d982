### Slash commands. What the ids mean stands in the English file.

option-table = Quelle table, s’il y en a plusieurs ici

command-table = Ouvrir des tables, les rejoindre, les regarder
command-table-new = Ouvrir une table de King's Forge dans ce salon
option-table-new-players = Nombre de places, de 2 à 4
option-table-new-game = Quel jeu
option-table-new-edition = Quelles règles imprimées suivre (règle 4.3)
option-table-new-bots = Nombre de places jouées par le bot, de 0 à 3
option-table-new-name = Un nom court pour la table
option-table-new-pace = À quel rythme on joue
option-table-new-thread = Donner à la table son propre fil
option-table-new-language = Langue de ce que tout le monde voit ; sinon, celle du serveur
command-table-join = Prendre place à une table qui n’a pas commencé
option-table-join-table = { option-table }
command-table-leave = Quitter une table qui n’a pas commencé
option-table-leave-table = { option-table }
command-table-start = Commencer la partie à votre table
option-table-start-table = { option-table }
command-table-end = Fermer une table pour de bon : modération, toutes ; vous, celle où vous ne jouez qu’avec des bots
option-table-end-table = { option-table }
command-table-show = Voir le plateau et qui doit jouer
option-table-show-size = Tout le plateau, ou une ligne par joueur
option-table-show-table = { option-table }
command-table-replay = Revoir la partie en une animation
option-table-replay-table = { option-table }
command-table-log = Voir ce qui s’est passé, le plus récent à la fin
option-table-log-table = { option-table }
command-table-list = Voir les tables de ce salon

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
command-forge = Pour qui gère ce serveur
command-forge-doctor = Vérifier ce que le bot peut faire dans ce salon

choice-game-kings_forge = King's Forge
choice-edition-third = 3e édition : les valeurs au-dessus de 6 restent jusqu’au nettoyage
choice-edition-second = 2e édition : les valeurs au-dessus de 6 valent 6 après votre tour
choice-pace-none = Sans horloge
choice-language-en = English
choice-language-es = español
choice-language-fr = français
choice-language-ja = 日本語
choice-size-full = Complet
choice-size-compact = Court
choice-taking-metal = 1 Métal, utilisable tout de suite
choice-taking-token = Jeton +1/+1

## Names

name-command-table = table
name-command-table-new = nouvelle
name-command-table-join = rejoindre
name-command-table-leave = quitter
name-command-table-start = commencer
name-command-table-end = fermer
name-command-table-show = voir
name-command-table-replay = revoir
name-command-table-log = journal
name-command-table-list = liste
name-command-gather = prendre
name-command-dock = quai
name-command-pass = passer
name-command-craft = fabriquer
name-command-rules = règles
name-command-forge = gestion
name-command-forge-doctor = diagnostic

name-option-players = joueurs
name-option-game = jeu
name-option-edition = édition
name-option-bots = bots
name-option-name = nom
name-option-pace = rythme
name-option-thread = fil
name-option-language = langue
name-option-size = taille
name-option-card = carte
name-option-paying = paiement
name-option-copying = copie
name-option-space = poste
name-option-discarding = face-cachée
name-option-taking = gain
name-option-item = objet
name-option-query = recherche
name-option-table = table

slash-table-new = /{ name-command-table } { name-command-table-new }
slash-table-show = /{ name-command-table } { name-command-table-show }
slash-table-end = /{ name-command-table } { name-command-table-end }
slash-rules = /{ name-command-rules }
