### Taking back what was played. Variables as in ui.ftl.

button-undo = Undo
button-take-back = Take back
button-leave-it = Leave it
button-ask-table = Ask the table

# To the presser alone; below it stand the entries, one a line, the oldest first. $table
undo-question = **{ $table }** · This goes back:
# Below those entries. $why: luck, revealed, others (somebody has played since: $who), by-itself (a bot, a plan or the
# clock acted for the presser)
undo-asks =
    { $why ->
        [luck] Dice or cards were drawn, so all others must agree.
        [revealed] Something was turned up, so all others must agree.
        [by-itself] A bot, a plan or the clock played it for you, so all others must agree.
       *[others] { $who } played since, so all others must agree.
    }
# Below those entries, where one person plays with bots alone and luck was met
undo-again = The same dice and cards will come again.
# Small, where the button would stand; $why and $who as in undo-asks
undo-none =
    { $why ->
        [luck] -# No { button-undo }: dice or cards were drawn. `{ slash-table-undo }` asks everybody.
        [revealed] -# No { button-undo }: something was turned up. `{ slash-table-undo }` asks everybody.
        [by-itself] -# No { button-undo }: a bot, a plan or the clock played it for you. `{ slash-table-undo }` asks everybody.
       *[others] -# No { button-undo }: { $who } played since. `{ slash-table-undo }` asks everybody.
    }
# $table
undo-done = **{ $table }** · It is taken back.
# The same alone with bots, where nothing was asked first. $table; $what: the decision
undo-done-what = **{ $table }** · Taken back: { $what }.
# An action that was done so often
undo-times = { $count }× { $what }
# How many decisions of the same press are not told; then where others did something since
undo-done-more =
    { $count ->
        [one] And one more decision.
       *[other] And { $count } more decisions.
    }
undo-done-others = What others did after it is taken back, too.
# $table
error-undo-nothing = **{ $table }** · You have done nothing yet that could go back.
error-undo-choose-again = **{ $table }** · The others are still choosing: simply choose again. What you choose last counts.
error-undo-other-rules = **{ $table }** · This was played by an earlier version of the rules. It cannot go back.
