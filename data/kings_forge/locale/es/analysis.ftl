### El análisis de una partida. Las variables se explican en el archivo inglés.
analysis-title = **{ $table }** · análisis
analysis-luck = **Suerte**, frente a la probabilidad antes de cada tirada de fabricación:
analysis-luck-line =
    { $luck ->
        [better] { $who } tiene mejores tiradas que la media: { $fruitful } de { $rolls } dan un objeto, lo habitual es { $expected }.
        [worse] { $who } tiene peores tiradas que la media: { $fruitful } de { $rolls } dan un objeto, lo habitual es { $expected }.
       *[even] { $who } tiene tiradas cercanas a la media: { $fruitful } de { $rolls } dan un objeto, lo habitual es { $expected }.
    }
analysis-luck-items = Objetos hechos: { $items }; robados por otros: { $lost }; ganados: { $won }.
analysis-decisions = **Decisiones** que más costaron, según cuenta el bot fuerte:
analysis-gather = - Ronda { $round }: «{ $chosen }». Mejor: «{ $better }», { $why }.
analysis-why-odds = para { $item } { $better } % en vez de { $worse } %
analysis-why-denied = si no, { $who } elegiría { $what }
analysis-why-dice = con { $dice } más para la ronda siguiente
analysis-why-all = en total vale { $cost } objetos más
analysis-item = { $item } ({ $dice })
analysis-craft-safer =
    { $more ->
        [0] - Ronda { $round }: { $item } con { $dice }, robo { $risk } % (por { $thief }). Mejor: { $better }, entonces { $then } %.
        [one] - Ronda { $round }: { $item } con { $dice }, robo { $risk } % (por { $thief }). Mejor: 1 beneficio más en él, { $better }, entonces { $then } %.
       *[other] - Ronda { $round }: { $item } con { $dice }, robo { $risk } % (por { $thief }). Mejor: { $more } beneficios más en él, { $better }, entonces { $then } %.
    }
analysis-craft-lost = Fue robado.
analysis-craft-nothing = - Ronda { $round }: no se hizo nada. Mejor: { $better }, para lo que bastaba la tirada.
analysis-craft-more = - Ronda { $round }: solo { $made }. Mejor: { $better }, con la misma tirada.
analysis-craft-steal = - Ronda { $round }: { $made }. Mejor: { $better }, que quita un objeto a { $victim }.
analysis-craft-other = - Ronda { $round }: { $made }, robo { $risk } %. Mejor: { $better }, robo { $then } %.
analysis-best = **Mejores decisiones**:
analysis-best-gather = - { $who }, ronda { $round }: «{ $better }» y no «{ $chosen }», { $why }.
analysis-best-safer = - { $who }, ronda { $round }: { $item } con { $better } y no { $dice }: robo { $then } % y no { $risk } % (por { $thief }).
analysis-best-steal = - { $who }, ronda { $round }: { $items }, robado a { $victim }.
analysis-best-more = - { $who }, ronda { $round }: { $better }, con una sola tirada.
analysis-best-made = - { $who }, ronda { $round }: { $better }, robo { $then } %.
analysis-no-decision =
    { $lost ->
        [0] { $who }: ninguna decisión costó mucho. Decidieron los dados.
       *[other] { $who }: ninguna decisión costó mucho. Decidieron los dados y los robos (objetos perdidos: { $lost }).
    }
analysis-no-decision-even =
    { $lost ->
        [0] { $who }: ninguna decisión costó mucho.
       *[other] { $who }: ninguna decisión costó mucho. Objetos perdidos por robos: { $lost }.
    }
analysis-looked-at = -# Miradas { $count } de { $whole } decisiones, repartidas por igual.
analysis-alt = Suerte en { $table }, en barras: { $seats }.
analysis-alt-seat = { $who } { $fruitful }, esperadas { $expected }
analysis-stroke = esperadas
