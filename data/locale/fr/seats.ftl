### Des places qui changent de mains : quittées, offertes, prises, reprises ; invitations.

## Dans le journal, sur les plateaux et en lignes à part

fact-vacated-bot =
    { $why ->
        [resigned] **{ $who }** quitte la place { $seat }. Le bot **{ $bot }** continue ; quelqu’un d’autre peut prendre la place.
        [time] Temps écoulé trois fois de suite pour **{ $who }**. Le bot **{ $bot }** continue ; quelqu’un d’autre peut prendre la place.
        [removed] **{ $who }** perd la place { $seat }. Le bot **{ $bot }** continue ; quelqu’un d’autre peut prendre la place.
       *[deleted] Place { $seat } : la personne est partie pour de bon. Le bot **{ $bot }** continue ; quelqu’un d’autre peut prendre la place.
    }
fact-vacated =
    { $why ->
        [resigned] **{ $who }** quitte la place { $seat }. Quelqu’un d’autre peut la prendre.
        [removed] **{ $who }** perd la place { $seat }. Quelqu’un d’autre peut la prendre.
       *[deleted] Place { $seat } : la personne est partie pour de bon. Quelqu’un d’autre peut la prendre.
    }
fact-vacated-league =
    { $why ->
        [resigned] **{ $who }** quitte la place { $seat } et finit dernier à cette table de la ligue. Le bot **{ $bot }** continue.
        [time] Temps écoulé deux fois de suite pour **{ $who }** : dernière place à cette table de la ligue. Le bot **{ $bot }** continue.
        [removed] **{ $who }** perd la place { $seat } et finit dernier à cette table de la ligue. Le bot **{ $bot }** continue.
        [deadline] La ronde de la ligue est finie. Le bot **{ $bot }** continue pour **{ $who }**, et le résultat compte.
       *[deleted] Place { $seat } : la personne est partie pour de bon et finit dernière à cette table de la ligue. Le bot **{ $bot }** continue.
    }
fact-seat-opened =
    { $why ->
        [offered] **{ $who }** offre sa place, et joue jusqu’à ce que quelqu’un la prenne.
       *[time] Temps écoulé deux fois de suite pour **{ $who }**. Quelqu’un d’autre peut prendre la place.
    }
fact-seat-taken = **{ $who }** prend la place { $seat }.
fact-seat-taken-from = **{ $who }** prend la place { $seat } et remplace **{ $before }**.
fact-seat-back = **{ $who }** revient et remplace **{ $before }**.
fact-seat-kept = **{ $who }** garde la place.
notice-seat-lost = { $who } · { $text }
seat-lost =
    { $what ->
        [open] Jouez avant que quelqu’un prenne votre place, et elle reste à vous.
        [left] Tant que personne d’autre ne prend votre place, **{ button-seat-back }** vous la rend.
        [league] On ne revient pas à une table de ligue. Vous serez de nouveau là à la prochaine ronde.
       *[taken] Quelqu’un d’autre joue maintenant à votre place.
    }
notice-invited = **{ $table }** · { $who }, une place vous est gardée à { $game }. Sans réponse, elle est libre au bout de 3 jours.
notice-challenge = **{ $table }** · { $challenger } défie { $who } à { $game }. Délai pour relever le défi : { $ends }. Non relevé, il est perdu ; qui gagne a la place la plus haute.
notice-seat-call = **{ $table }** · { $who }, une place est ouverte dans une partie en cours ({ $game }). Le bouton montre où elle en est avant que vous preniez place.
table-ended-agreed = **{ $table }** · Terminée, { $since } : toute la table est d’accord.
table-ended-league =
    { $left ->
        [0] **{ $table }** · Terminée, { $since } : il n’y a plus personne à cette table de la ligue.
        [one] **{ $table }** · Terminée, { $since } : une seule personne reste à cette table de la ligue, elle est première.
       *[other] **{ $table }** · Terminée, { $since }, avec sa ligue. Elle ne compte pas.
    }
lobby-ended-league = **{ $table }** · Non jouée : sa ligue n’a plus besoin de cette table.

## Boutons

button-take-seat = Prendre la place
seat-take-number = Prendre la place { $seat }
button-seat-back = Me revoilà
button-accept = Accepter
button-sit-down = Prendre place ici
button-release-seat = Offrir ma place
button-keep-seat = Garder ma place
button-resign = Quitter la partie
button-resign-bot = Quitter ; un bot continue
button-resign-open = Laisser ouverte
list-join = Rejoindre { $table }

## /table seat, /table resign : à qui demande

seat-line = Place { $seat } : { $who }
seat-line-bot = Place { $seat } : { $who } (bot)
seat-vacant = place { $seat } (libre)
seat-line-vacant = Place { $seat } : personne
seat-line-open = { $line } · ouverte à quelqu’un d’autre
seat-resign = Voulez-vous quitter { $table } pour de bon ? Ce que vous avez joué reste à vous dans le journal. Quelqu’un d’autre peut prendre votre place ; d’ici là un bot continue, ou la partie attend.
seat-resign-no-bot = Voulez-vous quitter { $table } pour de bon ? Ce que vous avez joué reste à vous dans le journal. La partie attend que quelqu’un d’autre prenne votre place.
seat-resign-alone = Personne d’autre ne joue à { $table } : si vous partez, la partie se termine. Le plateau et le journal restent.
seat-resigned = Vous avez quitté { $table }. Tant que personne d’autre n’a pris votre place, vous pouvez la reprendre.
seat-recap = La place { $seat } ({ $who }) est ouverte. Vous n’êtes pas encore à cette place.
seat-recap-clock = En vous asseyant, vous trouvez { $left } à l’horloge de cette place.
seat-recap-lately = **{ $table }** · Ce qui s’est passé en dernier :
seat-recap-hidden = Ce que cette place est seule à voir s’affiche une fois que vous y êtes.
seat-yours = Vous jouez maintenant à { $table }, à la place { $seat }. Les plans d’avant sont annulés.
seat-back = Vous revoilà à { $table }.
seat-offered = Votre place à { $table } est offerte. Jouez jusqu’à ce que quelqu’un la prenne.
seat-kept = Vous gardez votre place à { $table }.
seat-removed = La place { $seat } de { $table } est libre.
seat-invited = { $who } reçoit un seul appel pour { $table }.
seat-invite-whom = Qui invitez-vous à { $table } ? Nommez quelqu’un : `{ slash-table-seat }`, `{ name-option-player }`.
seat-invite-bot = Les bots ne s’invitent pas à { $table }. Avant le début, `{ button-add-bot }` en ajoute un.
table-end-ask = { $table } se termine plus tôt, sans que personne gagne, si toute la table est d’accord. Demander ?

## La liste

list-tempo = { $line } · un coup en { $tempo } environ
list-open-seat = { $line } · une place est ouverte

## Refus

error-seat-not-open = Cette place de { $table } n’est pas ouverte : quelqu’un l’occupe.
error-seat-none-open = Aucune place de { $table } n’est ouverte.
error-seat-seated = Vous avez déjà une place à { $table }.
error-seat-seated-already = Cette personne a déjà une place à { $table }.
error-seat-held-another = À { $table }, les mains sont cachées et vous avez déjà tenu une autre place. Vous ne pouvez revenir qu’à celle-là.
error-seat-held-another-they = À { $table }, les mains sont cachées et cette personne a déjà tenu une autre place.
error-seat-not-yours = Aucune place de { $table } n’est à vous pour la reprendre.
error-seat-no-such-seat = { $table } n’a pas cette place.
error-seat-no-person = Cette place de { $table } n’est occupée par personne.
error-seat-alone = Personne d’autre ne joue à { $table }. `{ slash-table-end }` y met fin.
error-seat-not-moderator = { $table } est en cours : seuls les membres qui gèrent messages ou salons peuvent libérer une place.
error-seat-offered = Votre place à { $table } est déjà offerte.
error-seat-not-offered = Votre place à { $table } n’est pas offerte.
error-seat-called = Cette personne a déjà été appelée à { $table }.
error-seat-called-lately = On ne peut appeler à { $table } qu’une personne par heure, et quelqu’un l’a été. Réessayez plus tard.

## Suivre une table : messages privés à qui regarde. $table, $who, $since : une heure

button-follow = Suivre
button-unfollow = Ne plus suivre
follow-begun = Vous suivez { $table } : ce qui s’y passe vous arrive par message privé, au plus une fois par heure.
follow-ended = Vous ne suivez plus { $table }.
follow-none = Vous ne suivez pas cette table.
follow-turn = **{ $table }** · C’est à { $who } de jouer, { $since }.
follow-over = **{ $table }** · La partie est terminée. Le dernier plateau dit comment.
error-seat-followers-full = 50 personnes suivent déjà { $table }. Quelqu’un doit d’abord arrêter.
error-seat-follows-many = Vous suivez déjà 25 tables. Cessez d’en suivre une avant { $table }.
error-seat-follow-ended = { $table } est terminée : il n’y a plus rien à suivre.

seat-sign-1 = 🔥
seat-sign-2 = 💧
seat-sign-3 = 🦋
seat-sign-4 = ⭐
seat-sign-5 = 🌙
seat-sign-6 = 🍃
notice-round-ending = **{ $table }** · À { $who } de jouer. Échéance de la ronde de la ligue : { $ends }. Ensuite les bots jouent cette table jusqu’au bout, et le résultat compte.
error-of-league = { $table } est une table de ligue : la ligue y place les gens et la lance.
lobby-of-league = Cette table est à une ligue. Le sceau est publié : on tire au sort qui y joue.
lobby-of-challenge = Un défi sur l’échelle d’une ligue. Il commence dès qu’il est relevé.
