### What advises: hints as the strong bot would play. $tile: a tile; $workers: how many of which

hint-tells = { $what }.
hint-tile = Tuile : { $what }.
hint-upgraded = Ensuite : { $what }.
hint-gift =
    { $count ->
        [0] Vaut moins d’un point pour vous.
        [one] Vaut environ un point pour vous, si vous la gagnez.
       *[other] Vaut environ { $count } points pour vous, si vous la gagnez.
    }
hint-points =
    { $count ->
        [0] Rapporte moins d’un point.
        [one] Rapporte environ un point à la fin.
       *[other] Rapporte environ { $count } points à la fin.
    }
hint-pass = Vous gardez vos ouvriers pour plus tard.
brief-bid = Enchérir { $workers } : { $tile }
brief-use = Utiliser { $workers } : { $tile }
brief-bring-upgrade = Porter, améliorer { $tile }
