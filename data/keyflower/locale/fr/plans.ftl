### Ce qui peut être prévu pour les tours d’une saison, et comment vont les plans dans ce jeu.

plan-pass = Passer
plan-pass-season = Passer jusqu’à la fin de la saison
plan-stop-outbid = quelqu’un surenchérit sur vous

plans-how = Quand vient votre tour, vous passez aussitôt, une fois ou jusqu’à la fin de la saison. Les plans finissent avec leur saison.
plan-ended =
    { $why ->
        [done] Exécuté à l’entrée { $entry } : { $plan }
        [expired] Fini avec sa saison : { $plan }
        [stopped] Abandonné, car { $detail } : { $plan }
        [gone] Abandonné, car plus rien n’en est possible : { $plan }
        [refused] Abandonné, car contraire à la règle { $rule } : { $plan }
       *[failed] Abandonné par une erreur du bot : { $plan }
    }
error-plan-expired = **{ $table }** · Ce plan était pour une saison qui est finie.
