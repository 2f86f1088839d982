greeting-about = Lancez des dés pour fabriquer ce que veut le roi, ou volez-le.
greeting-picture = King's Forge : les cartes de fabrication { $items }, et des dés lancés de Métal, Bois, Gemme et Magie.
