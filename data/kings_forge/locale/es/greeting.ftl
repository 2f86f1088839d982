greeting-about = Tira dados para fabricar lo que quiere el rey, o róbalo.
greeting-picture = King's Forge: las cartas de fabricación { $items } y dados tirados de metal, madera, gema y magia.
