### El análisis de una partida. Las variables se explican en el archivo inglés.
analysis-title = **{ $table }** · análisis
analysis-luck = **Suerte**: tiradas de fabricación que dieron objetos, hechos o robados, frente a la probabilidad antes de cada tirada. Una tirada puede dar dos.
analysis-luck-line = { $who }: { $fruitful } de { $rolls } tiradas, esperadas { $expected } ({ $more }). Dieron { $items } en total; robados por otros: { $lost }, ganados: { $won }.
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
analysis-best-gather = - Mejor jugada, ronda { $round }: «{ $better }» y no «{ $chosen }», { $why }.
analysis-best-safer = - Mejor jugada, ronda { $round }: { $item } con { $better } y no { $dice }: robo { $then } % y no { $risk } % (por { $thief }).
analysis-best-steal = - Mejor jugada, ronda { $round }: { $items }, robado a { $victim }.
analysis-best-more = - Mejor jugada, ronda { $round }: { $better }, con una sola tirada.
analysis-best-made = - Mejor jugada, ronda { $round }: { $better }, robo { $then } %.
analysis-no-decision =
    { $lost ->
        [0] { $who }: ninguna decisión costó mucho. Decidieron los dados (tiradas con objeto: { $more } frente a lo esperado).
       *[other] { $who }: ninguna decisión costó mucho. Decidieron los dados (tiradas con objeto: { $more } frente a lo esperado) y los robos (objetos perdidos: { $lost }).
    }
analysis-no-decision-even =
    { $lost ->
        [0] { $who }: ninguna decisión costó mucho, y los dados cayeron más o menos según lo esperado.
       *[other] { $who }: ninguna decisión costó mucho, y los dados cayeron más o menos según lo esperado. Objetos perdidos por robos: { $lost }.
    }
analysis-looked-at = -# Miradas { $count } de { $whole } decisiones, repartidas por igual.
analysis-alt = Suerte en { $table }, en barras: { $seats }.
analysis-alt-seat = { $who } { $fruitful }, esperadas { $expected }
analysis-stroke = esperadas
