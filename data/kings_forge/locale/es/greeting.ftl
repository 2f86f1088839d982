greeting-about = Reúne dados, tíralos y fabrica lo que quiere el rey, o róbalo. Gana quien tenga más objetos.
greeting-picture = King's Forge: las cartas de fabricación { $items } y dados tirados de metal, madera, gema y magia.
