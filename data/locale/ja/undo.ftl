### Taking back what was played. Variables as in ui.ftl.

button-undo = 取り消し
button-take-back = これを取り消す
button-leave-it = 取り消さない
button-ask-table = 卓に聞く

# To the presser alone; below it stand the entries, one a line, the oldest first. $table
undo-question = **{ $table }**・次を取り消します：
# Below those entries. $why: luck, revealed, others (somebody has played since: $who), by-itself (a bot, a plan or the
# clock acted for the presser)
undo-asks =
    { $why ->
        [luck] 運を使ったため、ほかの全員の賛成が必要です。
        [revealed] 伏せてあったものが公開されたため、ほかの全員の賛成が必要です。
        [by-itself] ボット、予約、時計のどれかが代わりに行ったため、ほかの全員の賛成が必要です。
       *[others] その後に{ $who }が行動したため、ほかの全員の賛成が必要です。
    }
undo-again = やり直しても、出る目とカードは同じです。
undo-none =
    { $why ->
        [luck] -# 運を使ったため、「{ button-undo }」はできません。`{ slash-table-undo }`で全員に聞けます。
        [revealed] -# 伏せてあったものが公開されたため、「{ button-undo }」はできません。`{ slash-table-undo }`で全員に聞けます。
        [by-itself] -# ボット、予約、時計のどれかが代わりに行ったため、「{ button-undo }」はできません。`{ slash-table-undo }`で全員に聞けます。
       *[others] -# その後に{ $who }が行動したため、「{ button-undo }」はできません。`{ slash-table-undo }`で全員に聞けます。
    }
# $table
undo-done = **{ $table }**・取り消しました。
undo-done-what = **{ $table }**・「{ $what }」を取り消しました。
undo-times = { $what }×{ $count }
undo-done-more = ほかに{ $count }手も取り消しました。
undo-done-others = その後のほかの人の行動も取り消しました。
# $table
error-undo-nothing = **{ $table }**・取り消せる行動はまだありません。
error-undo-choose-again = **{ $table }**・ほかの人はまだ選んでいます。そのまま選び直せます。最後に選んだものが有効です。
error-undo-other-rules = **{ $table }**・以前の版のルールで行われたため、取り消せません。
