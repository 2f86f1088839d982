### Ce qui s’est passé, ligne par ligne.

place-to =
    { $to ->
        [market] au marché
       *[workshop] à l’atelier
    }

event-dealt = { $who } commence avec { coins-number } et à l’atelier : { $cards }.
event-turn = À { $who } de jouer.
event-last-turn = À { $who } de jouer, dernier tour.
event-refined = Raffiné : { $cards }.
event-income = Les apprentis rapportent { coins-number }.
event-bonus = Les apprentis ajoutent { coins-number }.
event-apprentice = { $who } achève un apprenti : { $card }.
event-dismissed = Retour à l’atelier : { $card }.
event-returned = { $who } n’a pas de place pour { $card } : la carte est mélangée à la pioche de guilde.
event-kept = { $who } achève un outil et le garde : { $card }.
event-completed = { $who } achève { $card } pour { coins-number }.
event-kings-item = { $who } achève un Objet du Roi : { $card }.
event-kings-item-unseen = { $who } achève un Objet du Roi, face cachée.
event-made-room = Pour faire de la place, { $card } va à l’atelier.
event-played = { $who } joue { $card } { place-to }.
event-moved = { $who } déplace { $card } { place-to }.
event-swapped = { $who } échange { $card } et { $other }.
event-discarded = { $who } défausse { $card }.
event-sold = { $who } vend { $card } pour { coins-number }.
event-bought-row = { $who } achète { $card } à l’entrepôt pour { coins-number }.
event-bought = { $who } achète { $card } à { $seller } pour { coins-number }.
event-crafted = { $who } fabrique { $card } avec { $cards }.
event-crafted-free = { $who } fabrique { $card } sans rien dépenser.
event-auction = { $who } met aux enchères { $card } chez { $seller }.
event-bid = { $who } offre { coins-number }.
event-passed = { $who } passe.
event-drew =
    { $deck ->
        [guild] { $who } pioche une carte de guilde : { $card }.
       *[mine] { $who } pioche dans la mine : { $card }.
    }
event-drew-unseen =
    { $deck ->
        [guild] { $who } pioche une carte de guilde.
       *[mine] { $who } pioche dans la mine.
    }
event-mine-renewed = La mine est mélangée à nouveau : { $cards } cartes.
event-end-triggered =
    { $by ->
        [kings] { $who } a quatre Objets du Roi : les autres ont un dernier tour.
        [guild] { $who } a pioché la dernière carte de guilde : les autres ont un dernier tour.
       *[mine] { $who } a pioché la dernière carte de la mine : les autres ont un dernier tour.
    }
event-turn-ended = { $who } finit son tour.
event-revealed = Objets du Roi ({ $who }) : { $cards }.
event-lost = Défaussé : { $cards }.
event-standstill = Plus personne ne fait rien : la partie est terminée.
event-game-ended = La partie est terminée.
