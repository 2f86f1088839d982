### Ce que montrent les images, pour qui ne les voit pas. Le sens des variables est dans le fichier anglais.

alt-workbench = { $table } : établi ({ $who }).
alt-replay = { $table } : la partie coup par coup, en images animées. La dernière :
alt-within-reach = Possible maintenant : { $items }
alt-moment = { $table } : { $who } fabrique { $item } avec { $dice } et a { $items } objets sur { $target }.
alt-moment-stolen = { $table } : { $who } vole { $item } à { $victim } avec { $dice } et a { $items } objets sur { $target }.
highlight-last = Tour décisif
highlight-steal = Vol le plus audacieux
highlight-turn = Tournant
highlight-first = Premier objet
alt-highlight = { $why } : { $who }, { $item } (manche { $round })
alt-highlight-stolen = { $why } : { $who }, { $item } pris à { $victim } (manche { $round })
alt-race = Objets manche par manche : { $seats }
alt-race-seat = { $who } : { $counts }
