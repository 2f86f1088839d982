## /forge cards

own-cards-title =
    { $game }, cards of this server: { $count ->
        [0] none yet. A table plays with them by its option { name-option-own_cards }.
       *[other] { $count }. A table plays with them by its option { name-option-own_cards }, and keeps those it began with.
    }
own-cards-menu = Show or change a card
own-cards-new = New card
own-cards-change = Change text
own-cards-drop = Delete card
own-cards-back = All cards
own-cards-look = Another drawing
own-cards-again = Write again
