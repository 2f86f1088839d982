### 予約：手番の前に決めておくこと。本人だけに見せる文（plan-..., plans-...）と、予約で行われたことを示す文
### （by-plan...）。変数は ui.ftl と同じ。

# One's plans at a table, line by line. $table
plans-title = **{ $table }**・あなたの予約です。ほかの人には見えません。
# $number: its place in the queue, a number; $plan
plans-line = { $number }. { $plan }
plans-none = 予約はありません。手番が来たらすることを下から選んでください。
plans-how = 手番が来たとき、いちばん上の予約ができるならすぐに行います。予約はそのラウンドかぎりです。
plans-your-turn = あなたの手番です。先に行動を決めてください。予約はそのあとに働きます。
plans-nothing = いまは予約できることがありません。

# A plan in words. $first, $then: what it is to do, first one thing, else the other
plan-else = { $first }、できなければ{ $then }
# $plan; $stops: what drops it, one of several
plan-unless = { $plan }（{ $stops }ときはしない）
# A plan that ended. $plan, $entry: the entry at which it ended; $detail: which of its stops came true; $rule
plan-ended =
    { $why ->
        [done] 記録{ $entry }で実行：{ $plan }
        [expired] ラウンドが終わったため終了：{ $plan }
        [stopped] { $detail }ため取りやめ：{ $plan }
        [gone] もうできることがないため取りやめ：{ $plan }
        [refused] ルール{ $rule }に反するため取りやめ：{ $plan }
       *[failed] ボットの不具合のため取りやめ：{ $plan }
    }

# Placeholders of menus and buttons. $number: the plan's place in the queue
plans-menu-add = 予約を追加（複数選ぶと、最初にできるもの）
plans-menu-stop = 予約{ $number }：しない条件
button-plan = 予約
plans-remove = { $number }を消す
plans-first = { $number }を先に

# On boards and to whoever made the move before. $who
by-plan = 予約による行動：{ $who }
# An entry of the log. $what happened
by-plan-entry = { $what }（予約）

# $table, $who (mentions of those whose plans they were)
notice-plans-dropped = **{ $table }**・{ $who }：予約の1つが取りやめになりました。理由は`{ slash-table-plan }`で見られます。

# Why a plan is not taken. $table, $plans and $planned (actions of one): numbers
error-plan-nothing = **{ $table }**・いまは予約できることがありません。
error-plan-too-many = **{ $table }**・予約は{ $plans }件まで、1件は{ $planned }行までです。先に1つ消してください。
error-plan-expired = **{ $table }**・その予約は、もう終わったラウンドのものです。
error-plan-stopped = **{ $table }**・この予約を取りやめる条件が、すでに満たされています。
error-plan-gone = **{ $table }**・その中に、もうできないこと、または自分で決める必要があることがあります。
error-plan-no-such = **{ $table }**・その予約はもうありません。
