### What things are called, and what tiles do.

## Things. $count: how many

# $colour: blue, red, yellow, green, or unseen for those whose colour is hidden
workers =
    { $colour ->
        [blue] { $count ->
                [one] { $count } bleu
               *[other] { $count } bleus
            }
        [red] { $count ->
                [one] { $count } rouge
               *[other] { $count } rouges
            }
        [yellow] { $count ->
                [one] { $count } jaune
               *[other] { $count } jaunes
            }
        [green] { $count ->
                [one] { $count } vert
               *[other] { $count } verts
            }
       *[unseen] { $count ->
                [one] { $count } ouvrier
               *[other] { $count } ouvriers
            }
    }
colour =
    { $colour ->
        [blue] bleu
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
# $resource: wood, stone, iron or gold
goods =
    { $resource ->
        [wood] { $count } bois
        [stone] { $count } pierre
        [iron] { $count } fer
       *[gold] { $count } or
    }
resource =
    { $resource ->
        [wood] bois
        [stone] pierre
        [iron] fer
       *[gold] or
    }
# $skill: saw, pickaxe, anvil, or unseen
skills =
    { $skill ->
        [saw] { $count ->
                [one] { $count } scie
               *[other] { $count } scies
            }
        [pickaxe] { $count ->
                [one] { $count } pioche
               *[other] { $count } pioches
            }
        [anvil] { $count ->
                [one] { $count } enclume
               *[other] { $count } enclumes
            }
       *[unseen] { $count ->
                [one] { $count } compétence
               *[other] { $count } compétences
            }
    }
skill =
    { $skill ->
        [saw] scie
        [pickaxe] pioche
       *[anvil] enclume
    }
any-kind = au choix
nothing = rien
start-worker = ouvrier de départ
unseen-tile = une tuile cachée
unseen-tiles =
    { $count ->
        [one] { $count } tuile cachée
       *[other] { $count } tuiles cachées
    }
# $side: a or b
summer-side = face { $side }
side-b = améliorée
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# Between kinds of a set
list-plus = { " + " }

## What tiles do

no-effect = sans effet
effect-one-of = au choix : { $goods }
effect-draw-workers =
    { $count ->
        [one] piocher { $count } ouvrier
       *[other] piocher { $count } ouvriers
    }
effect-draw-skills =
    { $count ->
        [one] piocher { $count } compétence
       *[other] piocher { $count } compétences
    }
effect-pay-worker =
    { $colour ->
        [any] payer un ouvrier au choix
        [blue] payer un ouvrier bleu
        [red] payer un ouvrier rouge
        [yellow] payer un ouvrier jaune
       *[green] payer un ouvrier vert
    }
effect-pay-skill =
    { $skill ->
        [any] payer une compétence au choix
        [saw] payer une scie
        [pickaxe] payer une pioche
       *[anvil] payer une enclume
    }
effect-transport =
    { $steps } pas et { $upgrades ->
        [one] { $upgrades } amélioration
       *[other] { $upgrades } améliorations
    }

## What tiles score. $count: points

end-sets = { points } par { $kinds }
end-each = { points } par { $kind }
# $sort: resource, skill or worker; $number: how many of them
end-any =
    { $number ->
        [1] { $sort ->
                [resource] { points } par ressource
                [skill] { points } par compétence
               *[worker] { points } par ouvrier
            }
       *[other] { $sort ->
                [resource] { points } par lot de { $number } ressources
                [skill] { points } par lot de { $number } compétences
               *[worker] { points } par lot de { $number } ouvriers
            }
    }
end-one-kind =
    { $sort ->
        [resource] { points } par ressource d’une sorte
        [skill] { points } par compétence d’une sorte
       *[worker] { points } par ouvrier d’une couleur
    }
end-on-tile = { points } par unité dessus : { $kind }
end-neighbours = { points } par tuile qui la touche
end-steps = { points } par pas imprimé
end-loop = { points } par tuile d’une boucle de routes
# $numbers: points for 1, 2, 3 boats
end-water = bateaux en ligne d’eau depuis la maison : { $numbers } points
end-upgrade = une amélioration gratuite avant le décompte

## What summer boats let their owner do. $random, $green: workers

ability =
    { $power ->
        [boat-income] { $green ->
                [0] { $random } ouvriers au hasard à chaque fin de saison
               *[other] { $green } vert à chaque fin de saison
            }
        [cross-country] pas à travers champs, bords sans accord
        [double-transport] pas et améliorations doublés
        [wild-upgrade] toute ressource en paie une autre pour améliorer
        [wild-score] toute ressource en vaut une autre au décompte
        [counter-bid] enchères dans une autre couleur
       *[mixed-use] tuiles verrouillées utilisées en toutes couleurs
    }

## What an upgrade takes, beside named things

cost-any-goods =
    { $count ->
        [one] une ressource au choix
       *[other] { $count } ressources au choix
    }
cost-any-skills =
    { $count ->
        [one] une compétence au choix
       *[other] { $count } compétences au choix
    }
