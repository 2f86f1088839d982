### What happens at a table beside its game: sentences of the log and of boards (fact-...), and messages that a table
### posts by itself (notice-...). Variables as in ui.ftl.

# $who took it back, $first and $last: numbers of the entries that count no more, $count: how many
fact-undone =
    { $count ->
        [one] **{ $who }**が最後の手（記録{ $first }）を取り消しました。
       *[other] **{ $who }**が最後の{ $count }手（記録{ $first }～{ $last }）を取り消しました。
    }

# $table, $days: number, $who (mentions of the awaited), $ends: a date
notice-still-playing = **{ $table }**・{ $days }日間、誰も行動していません。{ $who }の手番です。
    このまま誰も行動しなければ、{ $ends }に卓を閉じます。
