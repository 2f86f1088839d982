lobby-seat-level = { $number }. { $who } (bot, { $level })
table-bot-joined-level = { $table } : { $who } (bot, niveau { $level }) prend place. Un autre niveau est possible :
table-bot-plays = { $table } : { $who } (bot) joue au niveau { $level }.
lobby-level = Niveau : { $level }
table-started-bot = { $who } (bot, niveau { $level })
