### The board as text. What the ids and variables mean stands in the English file.

board-title =
    { $phase ->
        [craft] Manche { $round }, phase Fabrication. À { $who } de jouer.
       *[gather] Manche { $round }, phase Ressource. À { $who } de jouer.
    }
board-over = La partie est terminée après la manche { $round }. { $places }.
board-owed-die = { $who } décide du dé { $die } ({ $side }).
board-owed-wood = { $who } décide : le Bois ({ $source }) maintenant, ou l’avantage plus tard.
board-purple = Dé pourpre : tout { $value } lancé est annulé, ce dé ne sert pas (règle 7.4).
board-edition-second = 2e édition : les valeurs au-dessus de 6 valent 6 après le tour.

board-player = { $who }
board-player-first = { $who }, enclume
board-player-passed = { $who }, a passé
board-player-first-passed = { $who }, enclume, a passé
board-dice = Provision : { $supply } ; forge : { $smithy }
board-library =
    { $count ->
        [one] { $count } dé Bibliothèque pour le lancer
       *[other] { $count } dés Bibliothèque pour le lancer
    }
board-hand = Lancer : { $dice }
board-claims = Cartes prises : { $claims }
board-claim = { $side } pour { $paid }
board-claim-free = { $side }
board-visits = Quais utilisés : { $visits }
board-visit = { $space } pour { $paid }, { $card } face cachée
board-space =
    { $dock ->
        [wood] Bois { $number }
        [token] jeton { $number }
        [gem] Gemme { $number }
       *[magic] Magie { $number }
    }
board-claims-number = Cartes prises : { $count }
board-held = Avantages : { $held }
board-made = Dans cette manche : { $items }
board-made-item = { $item } { $dice }
board-items = Objets { $count } : { $items }
board-items-number = Objets : { $count }

board-display = À l’étalage
board-display-empty = À l’étalage : rien
board-queue = File d’attente, dans l’ordre : { $items }
board-queue-number =
    { $count ->
        [one] File d’attente : { $count } carte
       *[other] File d’attente : { $count } cartes
    }
board-queue-empty = File d’attente : vide
board-face-up = Face visible (corbeille : va à la réserve générale)
board-face-up-short = Face visible : { $cards }
board-face-up-none = Face visible : aucune carte
board-card = { $card }, haut : { $top } ; bas : { $bottom }
board-docks = Quais, prix des postes libres : { $docks }
board-dock =
    { $dock ->
        [wood] Bois { $first }/{ $second }
        [token] jeton { $first }/{ $second }
        [gem] Gemme { $first }/{ $second }
       *[magic] Magie { $first }/{ $second }
    }
board-stock = Réserve générale : { $dice }, { $library } Bibliothèque
board-deck = Face cachée { $count } : { $cards }
board-deck-number =
    { $count ->
        [0] Face cachée : aucune carte
        [one] Face cachée : { $count } carte
       *[other] Face cachée : { $count } cartes
    }

part-deck = cartes face cachée
part-queue = file d’attente
part-cards = effets des cartes
part-claims = cartes prises
part-visits = quais utilisés
part-items = objets
part-made = dés sur les objets
part-held = avantages
part-stock = réserve générale

alt-title = { $table } : plateau de King's Forge.
