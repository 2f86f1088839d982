### What can be planned for a season's turns, as lines of menus and of one's plans; and how plans go in this game.

plan-pass = Pass
plan-pass-season = Pass until the season ends
# After an if and after a because
plan-stop-outbid = you are outbid

## What the platform says of plans, for seasons in place of rounds

plans-how = When it is your turn, you pass at once: once, or until the season ends. Plans end with their season.
# $plan, $entry: the entry at which it ended; $detail: which of its stops came true; $rule
plan-ended =
    { $why ->
        [done] Done by entry { $entry }: { $plan }
        [expired] Over with its season: { $plan }
        [stopped] Dropped, because { $detail }: { $plan }
        [gone] Dropped, because nothing of it can be done any more: { $plan }
        [refused] Dropped, because it was against rule { $rule }: { $plan }
       *[failed] Dropped by a fault of the bot: { $plan }
    }
error-plan-expired = **{ $table }** · That plan was for a season that is over.
