### El análisis de una partida. Las variables se explican en el archivo inglés.
analysis-title = **{ $table }** · análisis
analysis-luck = **Suerte**: tiradas de fabricación que dieron un objeto, hecho o robado, frente a la probabilidad antes de cada tirada.
analysis-luck-line = { $who }: { $fruitful } de { $rolls }, esperadas { $expected } ({ $more }). Objetos, con robos: { $items }, perdidos por robos: { $lost }, ganados: { $won }.
analysis-decisions = **Decisiones** de la fase de recolección que más costaron, según cuenta el bot fuerte:
analysis-decision = { $who }, ronda { $round }: «{ $chosen }». Valía { $cost } objetos más: «{ $better }».
analysis-no-decision =
    { $lost ->
        [0] { $who }: ninguna decisión costó mucho. Decidieron los dados (tiradas con objeto: { $more } frente a lo esperado).
       *[other] { $who }: ninguna decisión costó mucho. Decidieron los dados (tiradas con objeto: { $more } frente a lo esperado) y los robos (objetos perdidos: { $lost }).
    }
analysis-looked-at = -# Miradas { $count } de { $whole } decisiones, repartidas por igual.
analysis-alt = Suerte en { $table }, en barras: { $seats }.
analysis-alt-seat = { $who } { $fruitful }, esperadas { $expected }
analysis-stroke = esperadas
