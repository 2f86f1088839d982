greeting-about = Vous êtes forgeron : réunissez des dés, lancez-les et fabriquez ce que veut le roi avant les autres, ou volez-le-leur. Le plus d’objets l’emporte.
greeting-picture = King's Forge : les cartes de fabrication { $items }, et des dés lancés de Métal, Bois, Gemme et Magie.
