## /forge cards

own-cards-title =
    { $game }, cartes de ce serveur : { $count ->
        [0] aucune encore. Une table joue avec elles par son option { name-option-own_cards }.
       *[other] { $count }. Une table joue avec elles par son option { name-option-own_cards }, et garde celles du départ.
    }
own-cards-menu = Voir ou changer une carte
own-cards-new = Nouvelle carte
own-cards-change = Changer le texte
own-cards-drop = Supprimer la carte
own-cards-back = Toutes les cartes
own-cards-look = Un autre dessin
own-cards-again = Écrire à nouveau
