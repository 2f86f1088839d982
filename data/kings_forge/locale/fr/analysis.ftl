### L’analyse d’une partie. Les variables sont expliquées dans le fichier anglais.
analysis-title = **{ $table }** · analyse
analysis-luck = **Chance** : lancers de fabrication qui ont donné un objet, fabriqué ou volé, face à la probabilité avant chaque lancer.
analysis-luck-line = { $who } : { $fruitful } sur { $rolls }, attendus { $expected } ({ $more }). Objets, vols compris : { $items }, perdus par vol : { $lost }, gagnés : { $won }.
analysis-decisions = **Décisions** de la phase Ressource qui ont coûté le plus, comme compte le bot fort :
analysis-decision = { $who }, manche { $round } : « { $chosen } ». Valait { $cost } objets de plus : « { $better } ».
analysis-no-decision =
    { $lost ->
        [0] { $who } : aucune décision n’a coûté beaucoup. Les dés ont décidé (lancers avec objet : { $more } par rapport à l’attendu).
       *[other] { $who } : aucune décision n’a coûté beaucoup. Les dés ont décidé (lancers avec objet : { $more } par rapport à l’attendu), et les vols (objets perdus : { $lost }).
    }
analysis-looked-at = -# { $count } décisions examinées sur { $whole }, réparties également.
analysis-alt = Chance à { $table }, en barres : { $seats }.
analysis-alt-seat = { $who } { $fruitful }, attendus { $expected }
analysis-stroke = attendus
