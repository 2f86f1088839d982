### King's Forge: names and labels. What the ids and variables mean stands in the English file.
### Gather and craft cards keep their printed English names, as in the Spanish rulebook.

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
        [top] { $card } (arriba)
       *[bottom] { $card } (abajo)
    }
side-copying = { $side } copiando { $copied }

## Dice

kind-M = metal
kind-W = madera
kind-G = gema
kind-B = magia
kind-L = Biblioteca
kind-C = morado
kind-lettered = { $kind } ({ $letter })
dice-M =
    { $count ->
        [one] { $count } metal
       *[other] { $count } de metal
    }
dice-W =
    { $count ->
        [one] { $count } madera
       *[other] { $count } de madera
    }
dice-G =
    { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    }
dice-B =
    { $count ->
        [one] { $count } magia
       *[other] { $count } de magia
    }
dice-L =
    { $count ->
        [one] { $count } dado de Biblioteca
       *[other] { $count } dados de Biblioteca
    }
dice-none = nada
dice-number =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }

## Costs

square-any =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
square-any-lost =
    { $count ->
        [one] { $count } dado (papelera)
       *[other] { $count } dados (papelera)
    }
square-of =
    { $count ->
        [1] 1 { $kinds }
       *[other] { $count } de { $kinds }
    }
square-of-lost =
    { $count ->
        [1] 1 { $kinds } (papelera)
       *[other] { $count } de { $kinds } (papelera)
    }
dice-bin = { $dice } (papelera)
paid-lost = { $dice } (sin retorno)
paid-number-lost = { $dice } ({ $count } sin retorno)
paid-part-lost = { $dice } ({ $lost } sin retorno)
square-either = { $first }/{ $second }
cost-free = gratis
cost-all-dice = todos tus dados
cost-and-copied = { $cost } y el precio de lo copiado

## Effects

effect-gain = { $dice }
effect-gain-usable = { $dice }, para usar ya
effect-boost =
    { $dice ->
        [1] +{ $by } a un dado
        [2] +{ $by } a dos dados
        [3] +{ $by } a tres dados
       *[other] +{ $by } a { $dice } dados
    }
effect-flip = voltea un dado
effect-reroll = vuelve a tirar una vez los dados que quieras
effect-turn-to-six = un dado pasa a 6
effect-turn-all-to-six = los { $showing } que quieras pasan a 6
effect-boost-or-die = una vez, { $boost } o { $dice }
effect-gamble = tira un dado de { $kind }: con { $keep } o más lo conservas
effect-gamble-otherwise = tira un dado de { $kind }: con { $keep } o más lo conservas; si no, { $otherwise }
effect-ban = tira el dado morado: no se usan los dados que saquen su valor
effect-trade = da { $count } dados a un rival y toma uno de los suyos
effect-pour = { $rewards }
pour-first = { $least }-{ $most } dados: { $dice }
pour-step = { $least }-{ $most }: { $dice }
pour-last = { $least }+: { $dice }
effect-copy = copia una parte reclamada en esta ronda
effect-wild = un dado de Biblioteca para tu tirada
effect-smithy-too = también tiras los dados de tu herrería

## Labels

label-side =
    { $half ->
        [top] { $card } (arriba): { $what }
       *[bottom] { $card } (abajo): { $what }
    }
# Workshop as the card whose side it copies; $card, $copied
label-copying = { $card } como { $copied }
label-exchange = { $cost } → { $effect }
space-named =
    { $dock ->
        [wood] muelle de madera (puesto { $number })
        [token] muelle de fichas (puesto { $number })
        [gem] muelle de gemas (puesto { $number })
       *[magic] muelle de magia (puesto { $number })
    }
label-space = { $space }: { $what }
token-plus = ficha de +1/+1
token-six = ficha de 6 automático
label-held = { $source }: { $what }
source-copying = Workshop como { $copied }
label-pass = Pasar
label-pass-metal = Pasar: 1 metal para usar ya
label-pass-token = Pasar: una ficha de +1/+1
label-payment-lost = a la papelera: { $lost }
label-payment-kept = todos vuelven en la limpieza
label-item = { $item } #{ $rank }: { $boxes }
label-steal-item = { $item } de { $who }: { $dice }
item-ranked = { $item } #{ $rank }

## Labels of actions

action-gather = Reclamar { $side }
action-gather-paying = Reclamar { $side } por { $paid }
action-gather-trading = Reclamar { $side }: { $traded }
action-trade = dar { $given } a { $who }, tomar { $taken }
action-dock = { $space }: { $card } boca abajo, pagar { $paid }
action-keep = No gastar nada, dejarlo como está
decide-leave =
    { $fate ->
        [kept] Dejar { $die }: es tuyo
        [instead] Dejar { $die }: { $instead }
        [cancels] Dejarlo: no vale ningún { $value }
        [cancels-nothing] Dejarlo: valen todas
       *[back] Dejar { $die }: nada
    }
decide-use =
    { $fate ->
        [kept] { $after } es tuyo ({ $source })
        [instead] { $after }: { $instead } ({ $source })
        [cancels] Ningún { $value } ({ $source })
        [cancels-nothing] Valen todas ({ $source })
        [yet] { $after }: nada aún ({ $source })
       *[back] { $after }: nada ({ $source })
    }
decide-reroll = { $source }: tirar otra vez
decide-keep = Guardar { $held }
action-use = { $source } en { $dice }
action-take-wood = { $source }: tomar la madera
action-roll = Tirar
action-craft = Fabricar { $item }: { $dice }
action-steal = Robar { $item } a { $who }: { $dice }
action-end = Terminar turno

## Questions

question-verb = ¿Qué quieres hacer?
question-side = ¿Qué carta y qué parte?
question-copying = ¿Qué parte copia Workshop?
question-paying = ¿Qué dados, casilla por casilla?
question-paying-dock = ¿Qué dados pagas?
question-giving = ¿Qué dados das?
question-to = ¿A quién?
question-taking = ¿Qué tomas?
question-space = ¿Qué puesto del muelle?
question-discarding = ¿Qué carta pones boca abajo?
question-source = ¿Qué beneficio?
question-on = ¿En qué dados?
question-item = ¿Qué objeto?
question-dice = ¿Con qué dados?
question-seat = ¿A quién?
question-sure = Solo queda una opción:
answer-nothing = Nada
verb-gather = Reclamar
verb-dock = Muelle
verb-pass = Pasar
verb-keep = Dejarlo
verb-use = Usar un beneficio
verb-roll = Tirar
verb-craft = Fabricar
verb-steal = Robar
verb-end = Terminar turno

seat-number = asiento { $number }
