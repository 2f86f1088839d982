### L’analyse d’une partie. Les variables sont expliquées dans le fichier anglais.
analysis-title = **{ $table }** · analyse
analysis-luck = **Chance**, face à la probabilité avant chaque lancer de fabrication :
analysis-luck-line =
    { $luck ->
        [better] { $who } fait mieux que la moyenne aux dés : { $fruitful } lancers sur { $rolls } donnent un objet, { $expected } d’habitude.
        [worse] { $who } fait moins bien que la moyenne aux dés : { $fruitful } lancers sur { $rolls } donnent un objet, { $expected } d’habitude.
       *[even] { $who } est dans la moyenne aux dés : { $fruitful } lancers sur { $rolls } donnent un objet, { $expected } d’habitude.
    }
analysis-luck-items = Objets fabriqués : { $items } ; volés par d’autres : { $lost } ; gagnés : { $won }.
analysis-decisions = **Décisions** qui ont coûté le plus, comme compte le bot fort :
analysis-gather = - Manche { $round } : « { $chosen } ». Mieux : « { $better } », { $why }.
analysis-why-odds = pour { $item } { $better } % au lieu de { $worse } %
analysis-why-denied = sinon, { $who } choisirait { $what }
analysis-why-dice = avec { $dice } de plus pour la manche suivante
analysis-why-all = en tout { $cost } objets de plus
analysis-item = { $item } ({ $dice })
analysis-craft-safer =
    { $more ->
        [0] - Manche { $round } : { $item } avec { $dice }, vol { $risk } % (par { $thief }). Mieux : { $better }, alors { $then } %.
        [one] - Manche { $round } : { $item } avec { $dice }, vol { $risk } % (par { $thief }). Mieux : 1 avantage de plus, { $better }, alors { $then } %.
       *[other] - Manche { $round } : { $item } avec { $dice }, vol { $risk } % (par { $thief }). Mieux : { $more } avantages de plus, { $better }, alors { $then } %.
    }
analysis-craft-lost = Il a été volé.
analysis-craft-nothing = - Manche { $round } : rien n’a été fabriqué. Mieux : { $better }, le lancer suffisait.
analysis-craft-more = - Manche { $round } : { $made } seulement. Mieux : { $better }, du même lancer.
analysis-craft-steal = - Manche { $round } : { $made }. Mieux : { $better }, qui prend un objet à { $victim }.
analysis-craft-other = - Manche { $round } : { $made }, vol { $risk } %. Mieux : { $better }, vol { $then } %.
analysis-best = **Meilleures décisions** :
analysis-best-gather = - { $who }, manche { $round } : « { $better } » et non « { $chosen } », { $why }.
analysis-best-safer = - { $who }, manche { $round } : { $item } avec { $better } et non { $dice }, donc vol { $then } % et non { $risk } % (par { $thief }).
analysis-best-steal = - { $who }, manche { $round } : { $items }, volé à { $victim }.
analysis-best-more = - { $who }, manche { $round } : { $better }, d’un seul lancer.
analysis-best-made = - { $who }, manche { $round } : { $better }, vol { $then } %.
analysis-no-decision =
    { $lost ->
        [0] { $who } : aucune décision n’a coûté beaucoup. Les dés ont décidé.
       *[other] { $who } : aucune décision n’a coûté beaucoup. Les dés ont décidé, et les vols (objets perdus : { $lost }).
    }
analysis-no-decision-even =
    { $lost ->
        [0] { $who } : aucune décision n’a coûté beaucoup.
       *[other] { $who } : aucune décision n’a coûté beaucoup. Objets perdus par vol : { $lost }.
    }
analysis-looked-at = -# { $count } décisions examinées sur { $whole }, réparties également.
analysis-alt = Chance à { $table }, en barres : { $seats }.
analysis-alt-seat = { $who } { $fruitful }, attendus { $expected }
analysis-stroke = attendus
