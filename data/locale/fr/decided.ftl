### Ce que dit une question à la table une fois tranchée. Le sens des variables est dans le fichier anglais.

vote-decided =
    { $outcome ->
        [agreed] Tout le monde est d’accord. C’est fait.
        [refused] Il manque un accord. C’est non.
        [lapsed] Il manque une réponse à temps. C’est non.
        [withdrawn] La question est retirée.
       *[overtaken] La partie a continué avant toutes les réponses.
    }
