greeting-about = Réunissez des dés, lancez-les et fabriquez ce que veut le roi, ou volez-le. Le plus d’objets l’emporte.
greeting-picture = King's Forge : les cartes de fabrication { $items }, et des dés lancés de Métal, Bois, Gemme et Magie.
