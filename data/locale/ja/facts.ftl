### What happens at a table beside its game: sentences of the log and of boards (fact-...), and messages that a table
### posts by itself (notice-...). Variables as in ui.ftl.

# $who took it back; $agreed: yes where the others were asked, or no
fact-undone =
    { $agreed ->
        [yes] 全員の賛成で、**{ $who }**が最後の行動を取り消しました。
       *[no] **{ $who }**が最後の行動を取り消しました。
    }
fact-undone-what =
    { $agreed ->
        [yes] 全員の賛成で、**{ $who }**の行動を取り消し：{ $what }。
       *[no] **{ $who }**の行動を取り消し：{ $what }。
    }

# $table, $days: number, $who (mentions of the awaited), $ends: a date
notice-still-playing = **{ $table }**・{ $days }日間、誰も行動していません。{ $who }の手番です。
    このまま誰も行動しなければ、{ $ends }に卓を閉じます。
