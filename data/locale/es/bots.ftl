lobby-seat-level = { $number }. { $who } (bot, { $level })
table-bot-joined-level = { $who } (bot, nivel { $level }) se sienta en { $table }. Puede jugar a otro nivel:
table-bot-plays = { $table }: { $who } (bot) juega al nivel { $level }.
lobby-level = Nivel: { $level }
table-started-bot = { $who } (bot, nivel { $level })
