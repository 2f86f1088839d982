### Slash commands. What the ids mean stands in the English file.

option-table = Quelle table, s’il y en a plusieurs ici

command-table = Ouvrir des tables, les rejoindre, les regarder
command-table-new = Ouvrir une table dans ce salon
option-table-new-players = Nombre de places, selon le jeu
option-table-new-game = Quel jeu
option-table-new-bots = Nombre de places jouées par le bot
option-table-new-variant = Autres façons de jouer, si le jeu en a
option-table-new-name = Un nom court pour la table
option-table-new-pace = À quel rythme on joue
option-table-new-thread = Donner à la table son propre fil
option-table-new-boards = Ce que devient un plateau quand le suivant est publié : replier, garder ou supprimer
option-table-new-hints = Si l’on peut demander des conseils ; sinon, oui
option-table-new-language = Langue de ce que tout le monde voit ; sinon, celle du serveur
command-table-join = Prendre place à une table qui n’a pas commencé
option-table-join-table = { option-table }
option-table-join-word = Un mot de vous, mêlé aux dés et aux mélanges
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
menu-happened = Que s’est-il passé ici ?
command-table-log = Voir ce qui s’est passé, le plus récent à la fin
option-table-log-table = { option-table }
command-table-verify = Vérifier les dés et les mélanges d’une partie terminée
option-table-verify-table = { option-table }
command-table-plan = Voir ou changer ce que vous avez prévu pour votre prochain tour
option-table-plan-do = Que faire à votre tour : choisissez dans la liste
option-table-plan-table = { option-table }
command-table-undo = Annuler ce que vous avez fait en dernier
option-table-undo-table = { option-table }
command-table-clock = Voir les horloges ; qui a ouvert la table règle les heures et, avant le début, le rythme
option-table-clock-hours = Heures où les horloges tournent, par exemple 9-22
option-table-clock-zone = Fuseau horaire de ces heures : commencez à taper une ville
option-table-clock-pace = À quel rythme on joue, jusqu’au début
option-table-clock-table = { option-table }
command-table-pause = Demander une pause à la table : le temps de personne ne s’écoule
option-table-pause-table = { option-table }
command-table-resume = Mettre fin à la pause d’une table
option-table-resume-table = { option-table }
command-table-find = Chercher des joueurs : une table s’ouvre dès qu’ils sont assez
option-table-find-game = Quel jeu ; sinon, celui d’ici
option-table-find-seats = Combien jouent, vous compris
option-table-find-pace = À quel rythme ; sinon, n’importe lequel
option-table-find-language = Langue de la table ; sinon, n’importe laquelle
command-forge-cards = Créer des cartes d’artisanat propres à ce serveur
option-table-new-own_cards = Si l’on joue avec les cartes créées par { slash-forge-cards }
command-table-list = Voir les tables de ce salon

command-turn = Votre tour : voir ce que vous pouvez faire, ou le faire
option-turn-do = Que faire : choisissez dans la liste ou écrivez une action
option-turn-table = { option-table }
command-forge = Pour qui gère ce serveur
command-forge-doctor = Vérifier ce que le bot peut faire dans ce salon

choice-pace-none = Sans horloge
choice-pace-24h-4h = 24 heures, et 4 de plus à chaque tour
choice-pace-72h-12h = 72 heures, et 12 de plus à chaque tour
choice-pace-72h-36h = 72 heures, et 36 de plus à chaque tour
choice-language-en = English
choice-language-es = español
choice-language-fr = français
choice-language-ja = 日本語
choice-size-full = Complet
choice-size-compact = Court

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
name-command-table-verify = vérifier
name-command-table-plan = prévoir
name-command-table-undo = annuler
name-command-table-clock = horloge
name-command-table-pause = pause
name-command-table-resume = reprendre
name-command-table-find = chercher
name-command-forge-cards = cartes
name-command-table-list = liste
name-command-turn = tour
name-command-rules = règles
name-command-forge = gestion
name-command-forge-doctor = diagnostic

name-option-seats = places
name-option-own_cards = cartes_maison
name-option-players = joueurs
name-option-game = jeu
name-option-bots = bots
name-option-name = nom
name-option-hours = heures
name-option-pace = rythme
name-option-thread = fil
name-option-variant = variante
name-option-language = langue
name-option-portrait = portrait
name-option-size = taille
name-option-card = carte
name-option-item = objet
name-option-query = recherche
name-option-table = table
name-option-do = action
name-option-word = mot

slash-table-new = /{ name-command-table } { name-command-table-new }
slash-table-show = /{ name-command-table } { name-command-table-show }
slash-table-log = /{ name-command-table } { name-command-table-log }
slash-table-verify = /{ name-command-table } { name-command-table-verify }
slash-table-list = /{ name-command-table } { name-command-table-list }
slash-forge-cards = /{ name-command-forge } { name-command-forge-cards }
slash-table-clock = /{ name-command-table } { name-command-table-clock }
slash-table-resume = /{ name-command-table } { name-command-table-resume }
slash-table-plan = /{ name-command-table } { name-command-table-plan }
slash-table-undo = /{ name-command-table } { name-command-table-undo }
slash-table-end = /{ name-command-table } { name-command-table-end }
slash-rules = /{ name-command-rules }
slash-turn = /{ name-command-turn }

## La fin : revanche, exporter, importer, statistiques

command-table-rematch = Rejouer une table terminée, avec les mêmes personnes
option-table-rematch-table = Quelle table terminée
command-table-export = Toute une partie en un fichier
option-table-export-table = { option-table }
command-table-import = Relire le fichier d’une partie et vérifier que tout s’enchaîne
option-table-import-file = Un fichier fait avec { name-command-table-export }
command-me-stats = Vos statistiques ici, les records et les cotes du serveur
option-me-stats-of = De qui

choice-of-me = Les miennes
choice-of-server = Records du serveur
choice-of-ratings = Cotes du serveur

name-command-table-rematch = revanche
name-command-table-export = exporter
name-command-table-import = importer
name-command-me-stats = statistiques
name-option-file = fichier
name-option-of = de

slash-table-import = /{ name-command-table } { name-command-table-import }

## /me et /forge setup

command-me = Ce qui est à vous seul : réglages et données
command-me-turns = Voir toutes vos tables, d’abord celles qui vous attendent
command-me-settings = Voir et changer vos alertes, heures, langue et plus
option-me-settings-alerts = Comment vous apprenez que c’est votre tour
option-me-settings-quiet = Heures sans rappels ni messages privés, comme 22:00-08:00, ou non
option-me-settings-digest = Heure d’un résumé quotidien de tout ce qui attend, ou non
option-me-settings-zone = Votre fuseau horaire : commencez à écrire une ville
option-me-settings-language = La langue dans laquelle le bot vous répond
option-me-settings-portrait = La tête que montrent de vous les images
option-me-settings-forced = Si le seul coup possible est joué pour vous
option-me-settings-ratings = Si vous participez aux cotes
option-me-settings-best = Si les meilleurs coups vous sont proposés à votre tour
option-me-settings-away = Jours d’absence à partir de maintenant ; 0 : vous revoici
command-me-data = Ce qui est gardé de vous
command-me-data-export = Tout ce qui est gardé de vous, en un fichier
command-me-data-delete = Supprimer tout ce qui est gardé de vous
command-forge-setup = Voir et changer les réglages du bot sur ce serveur
option-forge-setup-channel = Un salon pour les tables : ajouté, ou retiré s’il en est déjà un
option-forge-setup-openers = Qui peut ouvrir des tables
option-forge-setup-role = Le rôle dont les membres peuvent ouvrir des tables
option-forge-setup-per_member = Nombre maximal de tables ouvertes d’un membre sur le serveur ; 0 : 5 par salon
option-forge-setup-per_server = Nombre maximal de tables ouvertes du serveur ; 0 : 25 par salon
option-forge-setup-game = À quoi joue une nouvelle table
option-forge-setup-pace = Le rythme d’une nouvelle table
option-forge-setup-bots = Nombre de places prises par des bots à une nouvelle table
option-forge-setup-thread = Si chaque nouvelle table a son propre fil
option-forge-setup-boards = Ce que devient un plateau quand le suivant est publié
option-forge-setup-language = Langue de ce que tout le monde voit
option-forge-setup-zone = Fuseau horaire du serveur : commencez à écrire une ville

choice-alerts-channel = Dans le salon de la table
choice-alerts-direct = En privé
choice-alerts-none = Aucune
choice-language-client = Celle de mon Discord
choice-portrait-seat = Celui que vous avez sans choisir
choice-portrait-plait = Tresse
choice-portrait-beard = Longue barbe
choice-portrait-hood = Capuche
choice-portrait-straw = Chapeau de paille
choice-portrait-cap = Bonnet pointu
choice-portrait-winged = Casque ailé
choice-portrait-bun = Chignon et lunettes
choice-portrait-plume = Chapeau à plume
choice-portrait-curls = Boucles
choice-portrait-turban = Turban
choice-portrait-pigtails = Couettes
choice-portrait-crest = Crête rouge
choice-language-server = Celle du serveur dans Discord
choice-boards-fold = Réduire à quelques lignes
choice-boards-keep = Garder
choice-boards-delete = Supprimer
choice-openers-everybody = Tout le monde
choice-openers-role = Qui a le rôle
choice-openers-managers = Qui gère le serveur

name-command-me = moi
name-command-me-turns = tours
name-command-me-settings = réglages
name-command-me-data = données
name-command-me-data-export = exporter
name-command-me-data-delete = supprimer
name-command-forge-setup = configuration

name-option-alerts = alertes
name-option-quiet = silence
name-option-boards = plateaux
name-option-hints = conseils
name-option-digest = résumé
name-option-zone = fuseau
name-option-forced = coup-forcé
name-option-public = public
name-option-ratings = cotes
name-option-best = meilleurs
name-option-away = absence
name-option-channel = salon
name-option-openers = qui-ouvre
name-option-role = rôle
name-option-per_member = par-membre
name-option-per_server = par-serveur

slash-me-turns = /{ name-command-me } { name-command-me-turns }
slash-me-settings = /{ name-command-me } { name-command-me-settings }
slash-forge-setup = /{ name-command-forge } { name-command-forge-setup }

## Places

command-table-seat = Places : en prendre une, offrir la vôtre, inviter
option-table-seat-do = Que faire ; sans cela, qui est assis où
option-table-seat-player = Qui inviter, ou de qui libérer la place
option-table-seat-seat = Quelle place, par son numéro
option-table-seat-table = { option-table }
command-table-resign = Quitter pour de bon une partie en cours ; un bot ou quelqu’un d’autre continue
option-table-resign-table = { option-table }

choice-seat-take = Prendre une place ouverte
choice-seat-back = Me revoilà : reprendre ma place
choice-seat-release = Offrir ma place
choice-seat-keep = Garder la place que j’ai offerte
choice-seat-bot = Partir et laisser un bot continuer
choice-seat-invite = Inviter quelqu’un
choice-seat-remove = Libérer une place
choice-seat-follow = Suivre la table par message privé
choice-seat-unfollow = Ne plus la suivre

name-command-table-seat = place
name-command-table-resign = abandonner
name-option-player = personne
name-option-seat = place

slash-table-seat = /{ name-command-table } { name-command-table-seat }

## Ligues

command-league = Ligues de ce serveur
command-league-new = Ouvrir une ligue : on s’inscrit, et ses tables vont d’elles-mêmes
option-league-new-name = Comment s’appelle la ligue
option-league-new-game = { option-table-find-game }
option-league-new-variant = { option-table-new-variant }
option-league-new-seats = Places d’une table au plus ; sinon, deux
option-league-new-form = Qui rencontre qui
option-league-new-rounds = Combien de rondes suisses ; sinon, ce qu’il faut
option-league-new-weeks = Combien de semaines d’échelle ; sinon, huit
option-league-new-days = Jours qu’une table peut durer ; sinon, sept
option-league-new-pace = À quel rythme jouent ses tables
option-league-new-language = { option-table-new-language }
command-league-join = S’inscrire à une ligue, même en retard ou pour qui est parti
option-league-join-league = { option-league }
option-league-join-player = Pour qui vous continueriez, avec ses points ; accord requis
command-league-leave = Ne plus participer à une ligue
option-league-leave-league = { option-league }
option-league-leave-player = Qui retirer, si vous l’avez ouverte
command-league-show = Montrer une ligue : classement et tables
option-league-show-league = { option-league }
command-league-start = Lancer votre ligue : la première ronde est tirée
option-league-start-league = { option-league }
command-league-end = Arrêter une ligue : avant le début, qui l’a ouverte ; ensuite, qui gère le serveur
option-league-end-league = { option-league }
command-league-verify = Tirer et recalculer une ligue de nouveau
command-league-challenge = Défier sur une échelle quelqu’un jusqu’à trois places au-dessus
option-league-challenge-player = Qui ; sinon, vous choisissez dans une liste
option-league-challenge-league = { option-league }
option-league-verify-league = { option-league }
command-league-list = Liste des ligues du serveur, même passées
option-league = Quelle ligue, s’il y en a plusieurs

choice-form-swiss = Suisse : au total proche, on se rencontre ; dès 2 personnes
choice-form-everybody = Tout le monde se rencontre ; dès 3 personnes
choice-form-ladder = Échelle : vous défiez quelqu’un au-dessus ; dès 2 personnes

name-command-league = ligue
name-command-league-new = nouvelle
name-command-league-join = rejoindre
name-command-league-leave = quitter
name-command-league-show = voir
name-command-league-start = commencer
name-command-league-end = fermer
name-command-league-verify = vérifier
name-command-league-challenge = défier
name-command-league-list = liste
name-option-league = ligue
name-option-form = forme
name-option-rounds = rondes
name-option-weeks = semaines
name-option-days = jours

slash-league-new = /{ name-command-league } { name-command-league-new }
slash-league-list = /{ name-command-league } { name-command-league-list }
slash-league-verify = /{ name-command-league } { name-command-league-verify }
