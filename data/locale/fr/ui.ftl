### Everything around the game. What the ids and variables mean stands in the English file.

## Lists

list-comma = { ", " }
list-semicolon = { " ; " }
list-or = { " ou " }
decimal-mark = ,
list-sentences = { " " }

about-table = **{ $table }** · { $text }

## Tables: life of a table

table-bot-joined = { $table } : { $who } (bot) prend place.
table-started = { $table } commence : { $who }.
table-language-asked = { $table } : à cette table, tout le monde lit { $shared } ; la langue du serveur est { $server }. Laquelle pour les messages de la table ?
table-start-in = Commencer en { $language }
table-you-joined = Vous prenez place à { $table }.
table-you-left = Vous quittez { $table }.
table-ended-by = **{ $table }** · Table fermée par { $who }, { $since }.
table-ended-idle = **{ $table }** · Personne n’a joué depuis { $days } jours. La table est fermée.
table-end-sure = Fermer { $table } pour tout le monde ? La partie ne pourra plus continuer. Le plateau et le journal restent.
table-end-sure-lobby = Fermer la salle d’attente de { $table } ? C’est définitif.
table-you-ended = Vous fermez { $table }.
table-you-opened = { $table } est ouverte. Les autres rejoignent avec le bouton.
table-you-opened-full = { $table } est ouverte. Le bouton « { button-start } » lance la partie.
table-your-word = Votre mot sera mêlé aux dés de { $table } au départ : { $word }
table-thread-opened = Pour rejoindre { $table } et jouer : { $channel }
table-thread-not-here = Aucun fil ne peut être ouvert à cet endroit. La table reste ici.
table-thread-not-yours = Pour ouvrir un fil ici, il vous faut la permission **{ $permission }**. La table reste ici.
table-thread-too-many = Vous avez ouvert { $most } fils ici en une heure. La table reste ici.

## Lobby card

lobby-title = { $table } · { $game }
lobby-seats = Places : { $taken } sur { $seats }
lobby-seat = { $number }. { $who }
lobby-seat-bot = { $number }. { $who } (bot)
lobby-seat-owner = { $number }. { $who }, hôte
lobby-pace = Rythme : sans horloge. Jouez quand vous voulez.
lobby-pace-league = Rythme : sans horloge, mais la carte de la ligue dit jusqu’à quand ; ensuite les bots jouent.
lobby-language = Langue : { $language }
lobby-waiting =
    { $needed ->
        [one] Il manque { $needed } joueur.
       *[other] Il manque { $needed } joueurs.
    }
lobby-ready = { $who } peut lancer la partie.
lobby-full = Toutes les places sont prises. { $who } peut lancer la partie.
lobby-started = La partie a commencé.
lobby-started-with = La partie a commencé. Places : { $who }.
lobby-gone = Cette salle d’attente est fermée.
lobby-expired = **{ $table }** · Personne n’a commencé cette table en { $days } jours. La salle d’attente est fermée.
alt-lobby = { $table } : salle d’attente, places prises : { $taken } sur { $seats } ({ $who }).
picture-free-seat = Libre
table-settings = **{ $table }** · Réglages
lobby-seal = -# Sceau des dés : ||`{ $hash }`|| · prouve, après la partie, que nul n’a changé les dés : `{ slash-table-verify }`
dice-seal = -# Sceau des dés : ||`{ $hash }`||
dice-seal-since = -# Sceau des dés à partir de l’entrée { $since } : ||`{ $hash }`||
dice-mixed = -# Mêlé aux dés au départ : { $what }
dice-mixed-card = publication { $number }
dice-mixed-no-card = rien du salon
dice-opened = -# `{ $secret }` (octets secrets)
dice-resealed = **{ $table }** · Une sauvegarde du bot a été restaurée : les dés ont un nouveau sceau, ||`{ $hash }`||

## Buttons

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-add-bot = Ajouter un bot
button-table-settings = Réglages
button-end-table = Fermer la table
button-hand = Ma main
button-my-turn = Mon tour
button-hand-words = Main en texte
button-text-board = En texte
page-button = Aller à la page { $number } sur { $all }
button-back = Retour
button-earlier = Plus ancien
button-later = Plus récent
button-log-start = Début
button-show-in-channel = Montrer dans le salon

## Board message

headline-awaited = **{ $table }** · À { $who } de jouer, dernier coup { $since }.
headline-yours = **{ $table }** · À vous de jouer, dernier coup { $since }.
headline-picture-failed = L’image de { $table } n’a pas pu être dessinée. Le plateau en texte :
headline-picture-forbidden = Pas d’image de { $table } : il me manque ici la permission « Joindre des fichiers ». Le plateau en texte :
headline-disabled = { $label } : { $reason }

## Menus

menu-table = Quelle table ?
hand-empty = Vous n’avez rien en main à { $table }.
menu-do = Que faites-vous ?
menu-more = Autres choix
menu-chosen = { $chosen }. { $asked }
menu-table-option =
    { $yours ->
        [yes] { $table } : à vous de jouer
       *[no] { $phase ->
            [lobby] { $table } : salle d’attente
            [over] { $table } : terminée
            [closed] { $table } : fermée
           *[other] { $table }
        }
    }

## Errors

error-table-ambiguous = Quelle table ? Plusieurs sont possibles ici.
error-no-table = Aucune table ici. `{ slash-table-new }` en ouvre une.
error-table-over = { $table } : la partie est terminée. `{ slash-table-new }` ouvre une autre table.
error-table-ended = { $table } est fermée. `{ slash-table-show }` montre le dernier plateau.
error-not-a-board = Ce message ne montre aucun plateau. `{ slash-table-log }` raconte ce qui s’est passé.
error-not-searching = Cette personne ne cherche plus de joueurs. `{ slash-table-list }` montre qui en cherche.
error-no-own-cards = Personne n’a créé ici de cartes pour ce jeu. Les gestionnaires en créent avec `{ slash-forge-cards }`.
error-no-such-card = Cette carte a été changée ou retirée entre-temps.
error-no-lobby = Aucune salle d’attente ici. `{ slash-table-new }` en ouvre une.
error-unknown-table = Il n’y a pas de table « { $table } » dans ce salon.
error-not-seated = Vous n’avez pas de place à { $table }.
error-already-seated = Vous avez déjà une place à { $table }.
error-no-word = Ce mot n’a ni lettres ni chiffres. Choisissez-en un autre.
error-word-given = Vous avez déjà donné un mot à { $table }, et il ne peut pas être changé.
error-not-in-lobby = Vous n’avez pas de place dans la salle d’attente de { $table }.
error-table-full = { $table } est complète : les { $seats } places sont prises.
error-not-started = { $table } n’a pas encore commencé.
error-already-started = { $table } a déjà commencé.
error-table-closed = { $table } est fermée.
error-not-owner = { $table } : cela revient à l’hôte, { $who }.
error-too-few-players =
    { $seated ->
        [one] { $table } demande { $needed } joueurs pour commencer ; il y en a { $seated }.
       *[other] { $table } demande { $needed } joueurs pour commencer ; il y en a { $seated }.
    }
error-too-many-tables = Ce salon a déjà { $most } tables ouvertes. Il faut d’abord en finir une ; qui gère les messages ou les salons peut fermer n’importe laquelle : `{ slash-table-end }`.
error-too-many-of-yours = Vous avez déjà { $most } tables ouvertes dans ce salon. Finissez-en une, quittez une salle d’attente, ou fermez une table où vous ne jouez qu’avec des bots : `{ slash-table-end }`.
error-not-yours-to-end = Qui gère les messages ou les salons peut fermer toute table ; son hôte, tant qu’il n’y joue qu’avec des bots.
error-stale = { $table } : la partie a avancé entre-temps. Rien n’a été fait.
press-outdated = { $table } : ce bouton date d’avant votre dernier coup. Rien n’a été fait.
error-notation-unreadable = « { $word } » est illisible dans « { $text } ». Rien n’a changé.
error-notation-empty = Ce n’est pas une action du jeu. Rien n’a changé.
error-made-up-button = Ce bouton n’existe pas. Rien n’a changé.
error-unknown-value = { $name } : « { $value } » n’est pas possible. Choisissez dans la liste.
error-value-range = { $name } : de { $least } à { $most }, pas « { $value } ».
error-value-too-long = { $name } : { $most } caractères au maximum.
error-not-in-this-game = À { $table }, on joue à { $game }, qui n’a pas de `{ $command }`. `{ slash-turn }` montre ce que vous pouvez faire.
error-no-choice-left = Aucun coup possible maintenant n’y correspond.
error-server-only = Cela ne marche que dans un salon de serveur.
error-unexpected = Cela n’a pas marché, et c’est la faute du bot. C’est noté. `{ slash-table-show }` dit où en est la table.
error-store-failed = Le bot n’a pas pu enregistrer. Rien n’a changé. Réessayez plus tard.
error-table-unreadable = Les données de { $table } sont illisibles. Rien n’a changé. La personne qui héberge le bot est prévenue.
error-too-busy = Trop de demandes à la fois pour le bot. Redemandez dans un instant.
error-one-at-a-time = Ce que vous avez demandé avant est encore en préparation. Redemandez quand vous l’aurez.
error-overtaken = Vous avez demandé autre chose depuis. La réponse est à cette question.
error-second-tap = Seule votre première pression compte : la seconde est venue avant que vous ayez pu lire la suite. Si vous la vouliez, appuyez de nouveau.
error-not-offered = Ces réglages ne vont pas ensemble. Choisissez dans les listes.

## /table show, log, list

log-title = { $table } : journal, { $first } à { $last } sur { $count }
log-numbers = { $first }–{ $last }
log-entry = `{ $number }` { $what }
log-empty = { $table } : rien ne s’est encore passé.
past-title = **{ $table }** · entrée { $number } sur { $count }, { $when }
past-to-play = Ensuite : { $who } · { $progress }
button-past = Voir le plateau
button-past-first = Première
button-past-back = Retour
button-past-on = Suivante
button-past-newest = Dernière
list-title = Tables de ce salon
list-empty = Aucune table ici. `{ slash-table-new }` en ouvre une.
list-games = -# On peut jouer ici à { $games } : `{ slash-table-new }` ouvre une table.
list-game = { $line } · { $game }
list-lobby =
    { $taken ->
        [one] **{ $table }** · salle d’attente, { $taken } place prise sur { $seats } : { $who }
       *[other] **{ $table }** · salle d’attente, { $taken } places prises sur { $seats } : { $who }
    }
list-running = **{ $table }** · { $progress }, à { $awaited } de jouer, dernier coup { $since }
list-yours = **À vous : { $table }** · { $progress }, dernier coup { $since }
list-ended = **{ $table }** · fermée avant la fin : { $who }
list-over = **{ $table }** · terminée, victoire : { $who }
list-more =
    { $count ->
        [one] { $count } table de plus
       *[other] { $count } tables de plus
    }

## /table verify

verify-early = { $table } : les dés se vérifient quand la partie est terminée ; leurs octets secrets sont alors donnés. D’ici là, comparez chaque sceau à celui qui a été publié : le premier est sur la carte de la salle d’attente.
verify-counted = **{ $table }** · Entrées recalculées : { $entries } sur { $count }. Fois où le hasard a décidé : { $draws }.
verify-same = Ce sont exactement ceux que le sceau a fixés à l’avance.
verify-same-events = Tout ce qui s’est passé est conforme aux règles.
verify-rules-changed = Certaines entrées suivent d’anciennes règles. À partir de la première, seuls les dés sont recalculés.
verify-differs =
    { $what ->
        [commitment] **L’entrée { $number } est la première qui diffère** : les octets secrets ne sont pas ceux qui ont été scellés.
        [luck] **L’entrée { $number } est la première qui diffère** : les octets scellés donnent d’autres dés.
        [missing] **L’entrée { $number } est la première qui diffère** : elle manque au journal.
       *[events] **L’entrée { $number } est la première qui diffère** : selon les règles, il se passe autre chose.
    }
verify-outside = -# Sans le bot : `docs/verify.py` vérifie le fichier de `{ slash-table-log }`.

## The end

over-title = **{ $table }** · La partie est terminée.
over-you-win-points = Vous gagnez, { $points }.
over-winner-points = { $who } gagne, { $points }.
picture-winner =
    { $count ->
        [one] { $who } gagne { $points }
       *[other] { $who } se partagent la victoire
    }
over-winner =
    { $count ->
        [one] { $who } gagne.
       *[other] { $who } se partagent la victoire.
    }
over-result = { $place }. **{ $who }** : { $result }
over-dice = -# Les dés étaient-ils honnêtes ? { slash-table-verify } le vérifie.
over-called = -# { $who } · Les dés étaient-ils honnêtes ? { slash-table-verify } le vérifie.

## /forge doctor

doctor-title = Vérification dans { $channel }
doctor-all-well = Toutes les permissions nécessaires sont là.
doctor-fix = Donnez-les au rôle du bot, ou dans les réglages du salon.
doctor-missing = Manque : **{ $permission }**. { $effect }
doctor-optional = Facultatif : **{ $permission }**. { $effect }
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-embed_links = Intégrer des liens
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages
permission-create_public_threads = Créer des fils publics
permission-manage_threads = Gérer les fils
doctor-without-view_channel = Le bot ne voit pas ses propres plateaux.
doctor-without-send_messages = Aucun plateau ne peut être publié après un tour.
doctor-without-send_messages_in_threads = Les tables dans un fil restent muettes.
doctor-without-embed_links = Les liens des messages n’ont pas d’aperçu.
doctor-without-attach_files = Les plateaux arrivent en texte, sans image.
doctor-without-read_message_history = Après une panne, un plateau peut être publié deux fois.
doctor-without-create_public_threads = Les tables ne peuvent pas avoir leur propre fil.
doctor-without-manage_threads = Sans elle, les tables dans un fil verrouillé continuent dans le salon.

## At the start of the program

start-no-token =
    Pas de jeton Discord. Pour en obtenir un :
    1. Ouvrez https://discord.com/developers/applications et cliquez sur New Application.
    2. Sous Bot, cliquez sur Reset Token et copiez-le.
    3. Écrivez DISCORD_TOKEN=votre-jeton dans un fichier .env à côté de bot.py, ou dans l’environnement.
    4. Relancez.
start-bad-token = Discord refuse ce jeton. Copiez-le à nouveau : Bot, Reset Token.
start-no-discord = Discord est injoignable : { $fault }. Rien n’est perdu ; relancez quand le réseau sera là.
start-not-loopback = DISCORD_API_URL sert à essayer le bot sur cette machine : http://127.0.0.1 et un port, pas { $url }.
start-store-unusable = La base de données { $path } est inutilisable : { $fault }. Rien n’a changé.
start-taken-over = Un autre processus a repris le travail de celui-ci, arrêté ou privé de base de données trop longtemps. Il se termine ; relancé, il reprend sa part.
start-setting-unusable = { $name }={ $said } est inutilisable : { $fault }.
start-backed-up = { $path } est sauvegardé dans { $copy }.
start-restored = { $path } est restauré depuis { $copy }. Au prochain démarrage, chaque table ouverte reçoit un nouveau sceau, et les anciens boutons disent que la partie a avancé.
start-set-aside = Ce qui s’y trouvait est conservé sous { $path }.
start-no-database = Il n’y a pas de base de données à { $path }. Rien n’a changé.
start-new-timeline = La ligne { $name } commence : chaque table ouverte a un nouveau sceau, et les anciens boutons disent que la partie a avancé.
start-timeline-by-itself = Pour { $path }, le bot remarque de lui-même au prochain démarrage qu’une sauvegarde a été rétablie. Rien n’a changé.
start-copied-by-server = Le bot ne copie qu’une base de données contenue dans un fichier. La vôtre est sur un serveur { $server } : copiez-la avec { $dump } et rétablissez-la avec { $restore }, ou laissez le serveur faire ses propres sauvegardes ; après en avoir rétabli une, lancez une fois { $flag }. Rien n’a changé.
start-would-overwrite = { $path } existe déjà et rien n’est écrasé. Indiquez un autre fichier.
start-moving = { $table } : { $done } lignes sur { $count }
start-moved = Toutes les parties sont maintenant à { $there } : { $tables } tables de la base de données avec { $rows } lignes, comparées une à une. Donnez-le à { $setting } avant le prochain démarrage. { $here } reste tel quel et n’est plus ouvert.
start-moved-before = Les parties sont déjà à { $there } : { $setting } doit le nommer. { $here } n’est plus ouvert. Rien n’a changé.
start-move-stopped = Arrêté. Redemandez le même déménagement : ce qui était commencé ne gêne pas.
start-one-of-each = Les parties déménagent d’un fichier vers un serveur { $server } ou l’inverse : { $here } et { $there } sont de la même sorte, ou le même. Rien n’a changé.
start-ready =
    { $count ->
        [one] { $who } est prêt sur { $count } serveur.
       *[other] { $who } est prêt sur { $count } serveurs.
    }
start-invite = Pour l’inviter : { $url }

board-shortened = Abrégé : { $parts }.
