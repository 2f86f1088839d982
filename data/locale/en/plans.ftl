### Plans: what people want done beforehand, to themselves alone (plan-..., plans-...), and that it was done by one
### (by-plan...). Variables as in ui.ftl.

# One's plans at a table, line by line. $table
plans-title = **{ $table }** · Your plans. Only you see them.
# $number: its place in the queue, a number; $plan
plans-line = { $number }. { $plan }
plans-none = You have no plan here. Choose below what to do when it is your turn.
plans-how = When it is your turn, the first one is carried out as soon as it can be. Plans end with their round.
plans-your-turn = It is your turn: decide first. Plans act after that.
plans-nothing = Nothing can be planned now.

# A plan in words. $first, $then: what it is to do, first one thing, else the other
plan-else = { $first }; else { $then }
# $plan; $stops: what drops it, one of several
plan-unless = { $plan } – not if { $stops }
# A plan that ended. $plan, $entry: the entry at which it ended; $detail: which of its stops came true; $rule
plan-ended =
    { $why ->
        [done] Carried out (log entry { $entry }): { $plan }
        [expired] The round is over: { $plan }
        [stopped] Dropped, because { $detail }: { $plan }
        [gone] Dropped, because nothing of it can be done any more: { $plan }
        [refused] Dropped, because it was against rule { $rule }: { $plan }
       *[failed] Dropped by a fault of the bot: { $plan }
    }

# Placeholders of menus and buttons. $number: the plan's place in the queue
plans-menu-add = Add a plan (of several choices the first possible)
plans-menu-stop = Plan { $number }: not if …
button-plan = Plan
plans-remove = Remove { $number }
plans-first = { $number } first

# On boards and to whoever made the move before. $who
by-plan = By plan: { $who }.
# An entry of the log. $what happened
by-plan-entry = { $what } (by plan)

# $table, $who (mentions of those whose plans they were)
notice-plans-dropped = **{ $table }** · { $who }: a plan of yours was dropped. { slash-table-plan } says why.

# Why a plan is not taken. $table, $plans and $planned (actions of one): numbers
error-plan-nothing = **{ $table }** · Nothing can be planned now.
error-plan-too-many = **{ $table }** · At most { $plans } plans wait, each of at most { $planned } lines. Remove one first.
error-plan-expired = **{ $table }** · That plan was for a round that is over.
error-plan-stopped = **{ $table }** · What drops this plan has happened already.
error-plan-gone = **{ $table }** · Part of that cannot be done any more, or needs your own decision.
error-plan-no-such = **{ $table }** · That plan does not wait any more.
