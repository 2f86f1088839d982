### The board in words, what one player alone sees, and the end.

# $phase: winter-choice, turns, work, boats, building or over; $passes, $seats: how many passed in a row, of how many
game-progress =
    { $phase ->
        [winter-choice] Hiver : choix des tuiles
        [work] { season-name } : travail
        [boats] { season-name } : choix des bateaux, construction
        [building] { season-name } : construction
        [over] Fin
       *[turns] { $passes ->
                [0] { season-name }
               *[other] { season-name }, passes { $passes } sur { $seats }
            }
    }
season-short =
    { $season ->
        [spring] printemps
        [summer] été
        [autumn] automne
       *[winter] hiver
    }
board-head = { $progress } ; ouvrier de départ : { $who }
# $rest: bids and uses
board-tile =
    { $has ->
        [no] **{ $place }** { $tile } : { $effect }
       *[yes] **{ $place }** { $tile } : { $effect }. { $rest }
    }
board-tile-short =
    { $has ->
        [no] **{ $place }** { $tile }
       *[yes] **{ $place }** { $tile }. { $rest }
    }
board-lock =
    { $colour ->
        [blue] Verrouillée : bleu.
        [red] Verrouillée : rouge.
        [yellow] Verrouillée : jaune.
       *[green] Verrouillée : vert.
    }
# A bid: a player and workers
board-group = { $who } { $workers }
# $others: losing bids, free to move
board-leads =
    { $count ->
        [0] { $bid } mène.
       *[other] { $bid } mène ; libres : { $others }.
    }
# $workers: on the tile; $next: workers that the next use takes, 0 if there is none
board-uses =
    { $next ->
        [0] utilisée par { $workers }, fermée
       *[other] utilisée par { $workers }, ensuite { $next }
    }
board-boats = Bateaux : { $boats }
board-seat =
    { $building ->
        [0] { $passed ->
                [yes] **{ $who }** : { workers-behind }, { skills-behind } ; a passé
               *[no] **{ $who }** : { workers-behind }, { skills-behind }
            }
       *[other] **{ $who }** : { workers-behind }, { skills-behind } ; à construire : { $building }
    }
# $workers: behind a screen
workers-behind =
    { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
skills-behind =
    { $skills ->
        [one] { $skills } compétence
       *[other] { $skills } compétences
    }
board-known = Au moins derrière l’écran : { $things }
board-village = Village : { $tiles }
board-village-goods =
    { $count ->
        [one] Village : { $count } tuile, { $goods }
       *[other] Village : { $count } tuiles, { $goods }
    }
board-standing = { $tile } ({ $facts })
# $bag, $pile, $greens: how many; $stock: resources that run short, $scarce of them
board-supplies =
    { $scarce ->
        [0] Sac { $bag }, pile { $pile }, verts { $greens }
       *[other] Sac { $bag }, pile { $pile }, verts { $greens } ; réserve : { $stock }
    }
# One tile, wherever it lies
about-side = **{ $tile }** : { $effect }
about-upgrade = Amélioration pour { $cost } : { $effect }
about-order =
    { $starts ->
        [yes] Qui la gagne commence la saison suivante. Les bateaux se choisissent par numéro de ces tuiles.
       *[no] Les bateaux se choisissent par numéro de ces tuiles, avant qui n’en a pas.
    }
about-goods = Dessus : { $goods }.
part-effects = effets
part-boats = cargaisons
part-villages = villages
part-known = ce qu’on sait des écrans

## For one player alone

screen-mine = Derrière votre écran : { $workers } ; { $skills }
screen-known = Les autres savent : { $things }
screen-group = place { $place } : { $workers }
screen-losing = Libres : { $groups }
screen-winter = Tuiles d’hiver : { $tiles }
screen-given = Vous donnez : { $tiles }
winter-chosen = Votre choix est fait, et peut changer jusqu’à ce que tous aient choisi.
screen-draft = Placées jusqu’ici, visibles de vous seul : { $tiles }
screen-to-build = À construire : { $tiles }
screen-work = Restent : pas { $steps }, améliorations { $upgrades }

## The end

# $printed, $scored, $gold: points
result =
    { $total ->
        [one] { $total } point (imprimés sur les tuiles { $printed }, par tuiles et bateaux { $scored }, or { $gold })
       *[other] { $total } points (imprimés sur les tuiles { $printed }, par tuiles et bateaux { $scored }, or { $gold })
    }
reckoning-tile = { $tile } : { $count }
reckoning-tile-of = { $tile } : { $count } ({ $of })
reckoning-gold = or : { $count }
reckoning-gold-of = or : { $count } ({ $of })
reckoning-upgraded = { $tile } améliorée gratuitement
