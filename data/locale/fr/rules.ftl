### /rules and Why. What the ids and variables mean stands in the English file.

command-rules = Chercher une règle, une carte ou un mot ; sans rien : ce qui compte maintenant
option-rules-query = Une question, un mot ; « pourquoi… » dit ce qui empêche un coup, « tutoriel » apprend le jeu
option-rules-public = Tout le salon la lit aussitôt, si l’on voit bien quelle entrée est cherchée
option-rules-table = { option-table }

## Entries

rules-title = **{ $number } · { $title }**
rules-card-title = { $title } · { $printed }
rules-example = *Exemple. { $example }*
rules-notes = -# { $notes }
rules-ruling = Là où les règles imprimées ne le disent pas, c’est notre choix.
rules-ruling-of = Les règles imprimées ne précisent pas { $what } ; c’est notre décision.
rules-enforced-partly = Le bot n’en vérifie qu’une partie ; le reste revient aux joueurs.
rules-enforced-no = Le bot ne le vérifie pas : cela revient aux joueurs.

## Lists and labels

rules-label-rule = { $number } { $title }
rules-label-item = { $item } · { $kind }
rules-label-game = { $label } · { $game }
rules-label-why = Pourquoi pas : { $what }
rules-label-show = Montrer : { $what }
rules-label-ask = Demander : { $question }
rules-menu = Quelle entrée ?
rules-several = Plusieurs entrées correspondent à « { $query } ».
rules-nearest = -# L’entrée la plus proche de « { $query } ». Si vous en cherchiez une autre, les suivantes sont dessous.
rules-nearest-two = -# Les deux entrées les plus proches de « { $query } ». Si vous en cherchiez une autre, les suivantes sont dessous.
rules-nothing = Rien pour « { $query } ». Essayez un nom de carte, un numéro de règle ou un mot du jeu.
rules-kept = -# Visible par vous seulement. Dans le salon, une entrée n’est montrée que s’il n’y a aucun doute, et jamais ce que peut contenir une main cachée.
rules-kept-clear = -# Visible par vous seulement. Dans le salon, une entrée n’est montrée que s’il n’y a aucun doute.
rules-unnamed = -# Rien ne s’appelle « { $query } ». Voici ce qui s’en approche le plus.
rules-unnamed-near = Rien ne s’appelle « { $query } ». Le plus proche :
rules-nothing-near = Rien pour « { $query } ». Le plus proche :
rules-no-word = { $game } : pas de « { $query } ».
rules-no-word-near = { $lacking } Le plus proche, autres jeux compris :
rules-all = Les règles, une par une :
rules-all-of = Les règles, une par une : { $games }.
rules-ranked-most = **{ $what }**, du plus au moins :
rules-ranked-least = **{ $what }**, du moins au plus :
rules-ranked-row = - { $entry } : { $value }
rules-ranked-more = - et { $count } de plus
rules-moment = **{ $table }** · Ce qui compte maintenant :

## Why

rules-button-why = Pourquoi ?
rules-why-title = **{ $table }** · Pourquoi pas ?
rules-why-possible = { $what } : c’est possible maintenant.
rules-why-possible-of = { $what } : { $who } peut le faire maintenant.
rules-why-not-now = { $what } : pas maintenant (règle { $rules }).
rules-why-what = Pourquoi pas quoi ? Nommez-le après « pourquoi ».

why-onlooker = Vous n’avez pas de place ici. Cela concerne { $who }, dont c’est le tour.
why-awaited = À { $who } de jouer.
why-yours = À vous de jouer.

## Tutorial

tutorial-heading = Tutoriel
tutorial-bot = Bot
tutorial-which = Quel jeu ?
tutorial-progress = -# Tutoriel · { $number }/{ $all } · visible par vous seul
tutorial-onward = -# **Tutoriel · { $number }/{ $all }** · Exact.
tutorial-onward-why = -# **Tutoriel · { $number }/{ $all }** · Exact. { $why }
button-start-over = Recommencer
tutorial-rule-back = -# Ignorez ce message : le tutoriel continue au-dessus.
tutorial-task = **{ $task }**
tutorial-end =
    Le tutoriel est fini. **{ greeting-play }** lance une vraie partie.
    `{ slash-table-new }` ouvre une table pour d’autres aussi. `{ slash-rules }` répond à vos questions à tout moment.
