### King's Forge: names and labels. What the ids and variables mean stands in the English file.
### Gather and craft cards keep their printed English names, as in the French rulebook.

## Gather cards

card-alchemist = Alchemist
card-astrologer = Astrologer
card-bazaar = Bazaar
card-caravan = Caravan
card-cemetery = Cemetery
card-dragon-lair = Dragon Lair
card-east-forest = East Forest
card-garden = Garden
card-jeweler = Jeweler
card-library = Library
card-mill = Mill
card-north-mine = North Mine
card-peddler = Peddler
card-shrine = Shrine
card-south-mine = South Mine
card-tavern = Tavern
card-west-forest = West Forest
card-workshop = Workshop

side-named =
    { $half ->
        [top] { $card } (haut)
       *[bottom] { $card } (bas)
    }
side-copying = { $side } qui copie { $copied }

## Dice

kind-M = Métal
kind-W = Bois
kind-G = Gemme
kind-B = Magie
kind-L = Bibliothèque
kind-C = pourpre
kind-lettered = { $kind } ({ $letter })
dice-M =
    { $count ->
        [one] { $count } Métal
       *[other] { $count } Métaux
    }
dice-W = { $count } Bois
dice-G =
    { $count ->
        [one] { $count } Gemme
       *[other] { $count } Gemmes
    }
dice-B =
    { $count ->
        [one] { $count } Magie
       *[other] { $count } Magies
    }
dice-L =
    { $count ->
        [one] { $count } dé Bibliothèque
       *[other] { $count } dés Bibliothèque
    }
dice-none = rien
dice-number =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }

## Costs

square-any =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
square-any-lost =
    { $count ->
        [one] { $count } dé (corbeille)
       *[other] { $count } dés (corbeille)
    }
square-of =
    { $count ->
        [one] { $count } dé { $kinds }
       *[other] { $count } dés { $kinds }
    }
square-of-lost =
    { $count ->
        [one] { $count } dé { $kinds } (corbeille)
       *[other] { $count } dés { $kinds } (corbeille)
    }
dice-bin = { $dice } (corbeille)
paid-lost = { $dice } (sans retour)
paid-number-lost = { $dice } ({ $count } sans retour)
paid-part-lost = { $dice } ({ $lost } sans retour)
square-either = { $first }/{ $second }
cost-free = gratuit
cost-all-dice = tous vos dés
cost-and-copied = { $cost } et le coût copié

## Effects

effect-gain = { $dice }
effect-gain-usable = { $dice } dans votre provision
effect-boost =
    { $dice ->
        [1] +{ $by } à un dé
        [2] +{ $by } à deux dés
        [3] +{ $by } à trois dés
       *[other] +{ $by } à { $dice } dés
    }
effect-flip = retournez un dé
effect-reroll = relancez une fois les dés de votre choix
effect-turn-to-six = un dé passe à 6
effect-turn-all-to-six = vos { $showing } au choix passent à 6
effect-boost-or-die = une fois { $boost }, ou { $dice }
effect-gamble = lancez un dé { $kind }, gardé à { $keep } ou plus
effect-gamble-otherwise = lancez un dé { $kind }, gardé à { $keep } ou plus, sinon { $otherwise }
effect-ban = lancez le dé pourpre : les dés qui donnent sa valeur ne servent pas
effect-trade = donnez { $count } dés à un adversaire, prenez-lui un dé
effect-pour = { $rewards }
pour-first = { $least }-{ $most } dés : { $dice }
pour-step = { $least }-{ $most } : { $dice }
pour-last = { $least }+ : { $dice }
effect-copy = copiez un côté pris dans cette manche
effect-wild = un dé Bibliothèque pour votre lancer
effect-smithy-too = les dés de votre forge sont lancés aussi

## Labels

label-side =
    { $half ->
        [top] { $card } (haut) : { $what }
       *[bottom] { $card } (bas) : { $what }
    }
# Workshop as the card whose side it copies; $card, $copied
label-copying = { $card } comme { $copied }
label-exchange = { $cost } → { $effect }
space-named =
    { $dock ->
        [wood] quai Bois, poste { $number }
        [token] quai Jeton, poste { $number }
        [gem] quai Gemme, poste { $number }
       *[magic] quai Magie, poste { $number }
    }
label-space = { $space } : { $what }
token-plus = jeton +1/+1
token-six = jeton 6 automatique
label-held = { $source } ({ $what })
source-copying = Workshop comme { $copied }
label-pass = Passer
label-pass-metal = Passer : 1 Métal, utilisable
label-pass-token = Passer : un jeton +1/+1
label-payment-lost = à la corbeille : { $lost }
label-payment-kept = tous reviennent au nettoyage
label-item = { $item } #{ $rank } : { $boxes }
label-steal-item = { $item }, chez { $who } : { $dice }
item-ranked = { $item } #{ $rank }

## Labels of actions

action-gather = Prendre { $side }
action-gather-paying = Prendre { $side } contre { $paid }
action-gather-trading = Prendre { $side } : { $traded }
action-trade = donner { $given } à { $who }, prendre { $taken }
action-dock = { $space } : { $card } face cachée, payer { $paid }
action-keep = Ne rien dépenser, laisser tel quel
decide-leave =
    { $fate ->
        [kept] Laisser { $die } : il est à vous
        [instead] Laisser { $die } : { $instead }
        [cancels] Le laisser : aucun { $value } ne compte
        [cancels-nothing] Le laisser : tout compte
       *[back] Laisser { $die } : rien
    }
decide-use =
    { $fate ->
        [kept] { $after } est à vous ({ $source })
        [instead] { $after } : { $instead } ({ $source })
        [cancels] Aucun { $value } ({ $source })
        [cancels-nothing] Tout compte ({ $source })
        [yet] { $after } : rien encore ({ $source })
       *[back] { $after } : rien ({ $source })
    }
decide-reroll = { $source } : relancer
decide-keep = Garder { $held }
action-use = { $source } sur { $dice }
action-take-wood = { $source } : prendre le Bois
action-roll = Lancer
action-craft = Fabriquer { $item } : { $dice }
action-steal = Voler { $item } à { $who } : { $dice }
action-end = Finir le tour

## Questions

question-verb = Que voulez-vous faire ?
question-side = Quelle carte, quel côté ?
question-copying = Quel côté Workshop copie-t-il ?
question-paying = Quels dés, case par case ?
question-paying-dock = Quels dés payez-vous ?
question-giving = Quels dés donnez-vous ?
question-to = À qui ?
question-taking = Que prenez-vous ?
question-space = Quel poste de quai ?
question-discarding = Quelle carte posez-vous face cachée ?
question-source = Quel avantage ?
question-on = Sur quels dés ?
question-item = Quel objet ?
question-dice = Avec quels dés ?
question-seat = À qui ?
question-sure = Un seul choix possible :
answer-nothing = Rien
verb-gather = Prendre
verb-dock = Quai
verb-pass = Passer
verb-keep = Laisser
verb-use = Utiliser un avantage
verb-roll = Lancer
verb-craft = Fabriquer
verb-steal = Voler
verb-end = Finir le tour

seat-number = place { $number }
