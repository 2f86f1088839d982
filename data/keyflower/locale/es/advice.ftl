### What advises: hints as the strong bot would play. $tile: a tile; $workers: how many of which

hint-tells = { $what }.
hint-tile = Loseta: { $what }.
hint-upgraded = Después: { $what }.
hint-gift =
    { $count ->
        [0] Para ti vale menos de un punto.
        [one] Para ti vale más o menos un punto, si la ganas.
       *[other] Para ti vale unos { $count } puntos, si la ganas.
    }
hint-points =
    { $count ->
        [0] Aporta menos de un punto.
        [one] Aporta más o menos un punto al final.
       *[other] Aporta unos { $count } puntos al final.
    }
hint-pass = Guardas tus trabajadores para después.
brief-bid = Ofertar { $workers }: { $tile }
brief-use = Usar { $workers }: { $tile }
brief-bring-upgrade = Llevar, mejorar { $tile }
