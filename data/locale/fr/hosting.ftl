### Comment va le bot : pour qui l’héberge, dans le terminal (sans markdown), et pour qui gère un serveur.

## bot.py --health : une ligne

health-well = En bonne santé.
health-unwell = En mauvaise santé.
health-gateway-new = Connecté à Discord.
# $latency: milliseconds
health-gateway-there = Connecté à Discord ({ $latency } ms).
# $seconds; $ails: whether that is too long
health-gateway-away =
    { $ails ->
        [yes] PAS DE CONNEXION à Discord depuis { $seconds } s.
       *[no] Pas de connexion à Discord depuis { $seconds } s.
    }
# $missing of $shards connections are away, the first of them for $seconds; $ails: whether that is too long
health-shards-away =
    { $ails ->
        [yes] CONNEXIONS À DISCORD COUPÉES : { $missing } sur { $shards }, depuis { $seconds } s au plus.
       *[no] Connexions à Discord coupées : { $missing } sur { $shards }, depuis { $seconds } s au plus.
    }
health-part =
    { $count ->
        [0] Processus { $process }, un sur { $processes } : en attente, sans aucun des { $shards } shards.
        [one] Processus { $process }, un sur { $processes } : shard { $held } sur { $shards }.
       *[other] Processus { $process }, un sur { $processes } : shards { $held } sur { $shards }.
    }
health-nothing-owed = Aucun message en attente.
# $count: posts; $seconds: how long the oldest waits; $ails
health-owed =
    { $ails ->
        [yes] MESSAGES EN RETARD : { $count } en attente, le plus ancien depuis { $seconds } s.
       *[no] Messages en attente : { $count }, le plus ancien depuis { $seconds } s.
    }
# $milliseconds: at most, within the last minute; $ails
health-loop =
    { $ails ->
        [yes] BOUCLE D’ÉVÉNEMENTS EN RETARD jusqu’à { $milliseconds } ms.
       *[no] Boucle d’événements en retard jusqu’à { $milliseconds } ms.
    }
health-database-answers = La base de données répond.
health-database-silent = LA BASE DE DONNÉES NE RÉPOND PAS.
# $megabytes: what is left.
health-disk-full = LE DISQUE EST PLEIN (il reste { $megabytes } Mo).
health-stopped = En mauvaise santé. Le bot a été arrêté.
health-stale = En mauvaise santé. Le bot ne dit rien depuis une minute : il est bloqué, a été tué ou ne peut pas écrire son état.
# $path
health-unknown = En mauvaise santé. Le bot n’a pas tourné ici : { $path } n’existe pas.
health-unreadable = En mauvaise santé. L’état du bot, { $path }, ne peut pas être lu : { $fault }.
health-no-status = En mauvaise santé. Ce que dit { $path } n’est pas l’état du bot. Le bot en marche le réécrit toutes les 10 secondes.

## Copies de la base de données

# $path: of the copy; $megabytes: needed, 0 where that is not known
start-no-room =
    { $megabytes ->
        [0] Le disque est plein : { $path } n’est pas écrit. Ce qui était là reste.
       *[other] Le disque est trop plein : { $path } demande { $megabytes } Mo. Ce qui était là reste.
    }
start-not-written = La copie { $path } ne peut pas être écrite : { $fault }. Rien n’a changé.

## /forge doctor

doctor-nothing-late = Aucun message de ce serveur n’est en retard.
# $table, $place, $since: a time that Discord shows; $why: a sentence
doctor-late = **{ $table }** a un message en attente dans { $place } ({ $since }). { $why }
# $count: tables
doctor-more-late =
    { $count ->
        [one] Une autre table attend aussi.
       *[other] { $count } autres tables attendent aussi.
    }
doctor-why-silent = Le bot ne peut pas y écrire.
doctor-why-failing = Discord ne l’accepte pas ; le bot réessaie sans cesse.
doctor-why-resting = Discord a trop refusé, le bot attend un peu.
doctor-why-unknown = La raison n’est pas connue ici.
doctor-do-silent = Là où le bot ne peut pas écrire : donnez-lui Voir le salon et Envoyer des messages (dans un fil : Envoyer des messages dans les fils), puis utilisez-y une commande.
doctor-do-failing = Là où Discord n’accepte pas les messages : rien n’est perdu. Voyez <https://discordstatus.com>
doctor-do-resting = Après des refus : cela passe seul en une minute. Si cela revient, prévenez la personne qui héberge le bot.
doctor-do-unknown = Là où la raison n’est pas connue : la personne qui héberge le bot la trouve dans le journal.
doctor-shard = Shard { $shard } sur { $shards } (comptés à partir de 0) ; c’est le processus { $process } qui répond, un sur { $count }.
# $milliseconds
doctor-connection = Connexion à Discord : { $milliseconds } ms.
# $seconds
doctor-connection-slow = La connexion à Discord est lente ({ $seconds } s), des boutons peuvent échouer. Si cela dure, prévenez la personne qui héberge le bot.
doctor-synced = Discord montre les commandes du bot telles qu’elles sont.
doctor-unsynced = Discord montre d’autres commandes que celles du bot. Un redémarrage par la personne qui l’héberge les enregistre de nouveau.
