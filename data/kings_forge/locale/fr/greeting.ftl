greeting-about = Lancez des dés pour fabriquer ce que veut le roi, ou volez-le.
greeting-goal = Dès que quelqu’un a gagné 5 objets (4 à trois ou quatre), la partie s’arrête ; qui en a le plus l’emporte.
greeting-turn = Une manche : prenez des cartes ou des quais (dés, aides), puis lancez les dés non dépensés et fabriquez.
greeting-picture = King's Forge : les cartes de fabrication { $items }, et des dés lancés de Métal, Bois, Gemme et Magie.
