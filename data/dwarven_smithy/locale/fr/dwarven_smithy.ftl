### La Forge des nains à l’écran. Variables comme dans ui.ftl de la plateforme.

game-title = Dwarven Smithy
game-can =
    { $phase ->
        [complete] Terminez ce qui a été fabriqué.
        [draw] Piochez dans la guilde ou la mine, ou finissez votre tour.
       *[act] Jouez, fabriquez, vendez ou achetez, puis piochez jusqu’à 4 cartes.
    }
game-progress =
    { $last ->
        [yes] Derniers tours. Cartes : pioche de guilde { $guild }, mine { $mine }
       *[no] Cartes : pioche de guilde { $guild }, mine { $mine }
    }

lobby-option-mode =
    { $value ->
        [full] Cartes : complet, 60 cartes de guilde.
       *[starter] Cartes : initiation, 43 cartes de guilde.
    } Noms et nombres sont provisoires.
lobby-option-auction =
    { $value ->
        [on] Marchés : aux enchères.
       *[off] Marchés : au prix imprimé.
    }
lobby-option-endless =
    { $value ->
        [on] Mine : inépuisable.
       *[off] Mine : sa dernière carte finit la partie.
    }
lobby-option-headstart =
    { $value ->
        [on] Pièces : 15, 18, 21 et 24 dans l’ordre du tour.
       *[off] Pièces : 15 chacun.
    }
lobby-option-kings =
    { $value ->
        [open] Objets du Roi : face visible.
       *[covered] Objets du Roi : face cachée une fois fabriqués.
    } Quatre chez une même personne terminent la partie.

result = { $total } ({ $parts })
result-coins = pièces { $coins }
result-market = marché { $coins }
result-kings = Objets du Roi { $coins }
result-ends = bonus { $coins }
result-prizes = prix { $coins }
over-prizes = Prix (plus haute valeur) : { $prizes }
over-prize = { $type } { $card } ({ $value }) : { $who } +{ $coins }
over-prize-nobody = { $type } : personne
over-yours = Vous finissez à la place { $place } avec { $result }.
over-why =
    { $by ->
        [kings] Fin : { $who } a un quatrième Objet du Roi.
        [guild] Fin : { $who } pioche la dernière carte de guilde.
        [mine] Fin : { $who } pioche la dernière carte de la mine.
       *[nobody] Fin : deux tours de table sans rien faire.
    }
over-kings = Objets du Roi : { $seats }
over-kings-seat = { $who } { $cards }
over-king = { $card } ({ $value })
race-line = { $who }, pièces, avec Objets du Roi et prix, tour par tour : { $coins }

greeting-about = Raffinez des métaux et fabriquez ce qui rapporte le plus.
greeting-goal = Dès que quelqu’un a 4 Objets du Roi ou qu’une pioche est vide, la partie s’arrête ; qui a le plus de pièces l’emporte. Meilleure arme, meilleure armure, meilleur bouclier du Roi : 25 chacun.
greeting-turn = Un tour : jouez des cartes à l’atelier, où le métal est raffiné ; fabriquez-y, vendez, achetez ; puis piochez. Ce qui est fabriqué rapporte au tour suivant.
