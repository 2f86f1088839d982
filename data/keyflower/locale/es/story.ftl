### The end of a game as a story, and what its pictures tell. $who: a player; $count: how often, or points

story-price = { $who } pagó más que nadie, por { $tile } en { season-short }: { $workers }.
story-fight = { $tile } cambió de manos { $count } veces; la ganó { $who }.
story-visits = La aldea de { $who } fue la más usada por otros: { $count } veces.
story-upgrades = { $who } mejoró más que nadie: { $count } veces.
story-best = { $tile } fue la que más dio: { $count } puntos para { $who }.
story-ahead = { $who } iba por delante desde el final de { season-short }.
story-late = { $who } se puso por delante en el último recuento.
race-line = { $who }, estación por estación: { $points }
moment-season = El final de { season-short }: losetas ganadas
moment-won = { $tile } por { $workers }
moment-seat = { $who }: { $tiles }

## The analysis after a game. $who: a player

analysis-title = **{ $table }** · análisis
analysis-bids = **Ofertas**
analysis-bids-line = { $who }: losetas { $tiles }, trabajadores pagados { $paid }, trabajadores nuevos { $drawn }
analysis-uses = **Usos**
analysis-uses-line = { $who }: losetas propias { $own }, en oferta { $offered }, ajenas { $abroad }; usadas por otros { $visited }
analysis-work = **Trabajo**
analysis-work-line = { $who }: mejoras { $upgrades }, pasos { $steps }
analysis-race = **Puntos** al final de cada estación
