lobby-seat-level = { $number }. { $who } (bot, { $level })
table-bot-joined-level = { $table }: { $who } (bot, { $level }) sits down. It can play at another level:
table-bot-plays = { $table }: { $who } (bot) plays at the level { $level }.
lobby-level = Level: { $level }
# In table-started; $who; $level: how strong it is
table-started-bot = { $who } (bot, { $level })
