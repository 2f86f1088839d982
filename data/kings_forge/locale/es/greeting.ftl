greeting-about = En la herrería: reúne dados, tíralos y fabrica lo que quiere el rey antes que nadie, o róbaselo a quien lo hizo. Gana quien tenga más objetos.
greeting-picture = King's Forge: las cartas de fabricación { $items } y dados tirados de metal, madera, gema y magia.
