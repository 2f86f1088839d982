### El análisis de una partida. Las variables se explican en el archivo inglés.
analysis-title = **{ $table }** · análisis
analysis-luck = **Suerte**: tiradas de fabricación que dieron un objeto, hecho o robado, frente a la probabilidad antes de cada tirada.
analysis-luck-line = { $who }: { $fruitful } de { $rolls }, esperadas { $expected } ({ $more }). Objetos, con robos: { $items }.
analysis-decisions = **Decisiones** de la fase de recolección que más costaron, según cuenta el bot fuerte:
analysis-decision = { $who }, ronda { $round }: «{ $chosen }». Valía { $cost } objetos más: «{ $better }».
analysis-no-decision = { $who }: ninguna decisión costó mucho.
analysis-looked-at = -# Miradas { $count } de { $whole } decisiones, repartidas por igual.
analysis-alt = Suerte en { $table }, en barras: { $seats }.
analysis-alt-seat = { $who } { $fruitful }, esperadas { $expected }
analysis-stroke = esperadas
