### Alertes et rappels, dans le salon ou par message privé, et /moi tours.

asks-some =
    { $count ->
        [one] Une seule chose est possible.
       *[other] { $count } choses sont possibles.
    }
asks-many = Beaucoup de choses sont possibles.

turns-title =
    { $tables ->
        [one] Vous êtes à une table
       *[other] Vous êtes à { $tables } tables
    } ; { $awaiting ->
        [0] aucune ne vous attend.
        [one] une vous attend.
       *[other] { $awaiting } vous attendent.
    }
turns-none = Vous n’êtes à aucune table. `{ slash-table-new }` en ouvre une.
turns-yours = **{ $table }** ({ $game }) · À vous ; le tour a commencé { $since }.
turns-others = **{ $table }** ({ $game }) · À { $who } de jouer, dernier coup { $since }.
turns-lobby = **{ $table }** ({ $game }) · Pas commencée, { $taken } places prises sur { $seats }.
turns-unreadable = **{ $table }** · Cette table ne peut pas être lue maintenant.
turns-plan = Votre plan : { $plan }
turns-quick = C’est rapide.
turns-thought = Il faut réfléchir.
turns-since = Depuis votre dernier tour :
turns-earlier = … et { $count } de plus avant cela

button-play-now = Jouer maintenant
turns-play-at = Jouer à { $table }
button-board = Plateau
turns-board-of = Plateau de { $table }
button-snooze = Plus tard
button-away = Absence
button-mute = Silence pour ce tour
button-earlier-page = Retour
button-later-page = Plus de tables

direct-several =
    { $count ->
        [one] **Une table vous attend.**
       *[other] **{ $count } tables vous attendent.**
    }
direct-digest =
    { $count ->
        [one] **Aujourd’hui, une table vous attend.**
       *[other] **Aujourd’hui, { $count } tables vous attendent.**
    }

notice-your-turn = **{ $table }** · { $who }, votre tour a commencé { $since }.
notice-your-turns = { $who }, ici { $count } tables vous attendent :
notice-waits = **{ $table }** · votre tour a commencé { $since }
notice-waits-more =
    { $count ->
        [one] … et une autre : `{ slash-me-turns }`
       *[other] … et { $count } autres : `{ slash-me-turns }`
    }
notice-unreached = Un message privé n’a pas pu être remis.
notice-directs-off = Deux messages privés n’ont pas pu être remis ; il n’y en aura plus. `{ slash-me-settings }` les active de nouveau.
notice-reminders-end = **{ $table }** · À { $who } de jouer ; le tour a commencé { $since }. Plus de rappels pour ce tour.

reminder-snooze-ask = Quand faut-il vous rappeler { $table } ?
reminder-menu-snooze = Rappeler plus tard
reminder-option-hour = Dans une heure
reminder-option-tonight = Ce soir à 19:00
reminder-option-tomorrow = Demain à 9:00
reminder-snoozed = Prochain rappel de { $tables } : { $at }.
reminder-muted = { $table } : plus de rappels pour ce tour.
reminder-of-another = { $table } : le rappel est pour { $who }.
reminder-away-ask = Jusqu’à quand êtes-vous en absence ? D’ici là, ni rappels ni messages privés. Les heures sont celles de votre fuseau : `{ slash-me-settings }`
reminder-menu-away = Absence jusqu’à
reminder-away-option =
    { $days ->
        [1] Demain, 9:00
        [7] Dans une semaine, 9:00
        [14] Dans deux semaines, 9:00
       *[other] Dans { $days } jours, 9:00
    }
reminder-away-back = Me revoici
reminder-away-until = Absence notée jusqu’au { $until }. Qui vous attend voit toujours que c’est à vous.
reminder-away-no-more = Vous revoici.
settings-directs-failed = -# Les messages privés n’ont pas pu vous être remis et sont désactivés. Autorisez-les dans Discord, puis choisissez-les de nouveau.
