### A question to the table: all persons must agree. Variables as in ui.ftl.

## The question, posted in the channel

# Below it stand the entries, one a line. $table, $who: who asks
vote-asks-take-back = **{ $table }** · **{ $who }** asks to take this back:
# Below those entries, where there is room for some only. $count: number of the others
vote-more-entries =
    { $count ->
        [one] … and one entry more.
       *[other] … and { $count } entries more.
    }
# Below the entries
vote-luck = Dice and cards already drawn are not drawn again: the next roll or draw comes out differently.
vote-asks-pause-all = **{ $table }** · **{ $who }** asks for a pause: nobody's time runs until somebody resumes the game.
vote-asks-end-all = **{ $table }** · **{ $who }** asks to end the game now, without a winner. Board and log stay.
# Below it stand the hours (clock-hours, clock-all-hours) and clock-from-next-turn
vote-asks-set-hours = **{ $table }** · **{ $who }** asks for other playing hours.
# $who: mentions of all who are asked, $ends: <t:...:R>
vote-answer = { $who }: do you agree? The answer is due { $ends }; silence is a no. Clocks stand until then, and the next move withdraws the question.
# The same where clocks have stood for a question since somebody played
vote-answer-running = { $who }: do you agree? The answer is due { $ends }; silence is a no. Clocks run on, as they stood for a question already, and the next move withdraws this one.
button-agree = Agree
button-refuse = Refuse
button-withdraw = Withdraw the question

## What became of it: in the log, on boards and as a message of its own

# $who: who asked; $outcome: refused, lapsed (somebody did not answer in time), withdrawn (by who asked), overtaken (somebody played on)
fact-not-take-back =
    { $outcome ->
        [refused] **{ $who }** asked to take back what they did last. Not all agree, so it stands.
        [lapsed] **{ $who }** asked to take back what they did last. Not all answered in time, so it stands.
        [withdrawn] **{ $who }** no longer asks to take back what they did last.
       *[overtaken] **{ $who }** asked to take back what they did last. The game went on first.
    }
# $who, $outcome
fact-not-pause-all =
    { $outcome ->
        [refused] **{ $who }** asked for a pause. Not all agree, so the game goes on.
        [lapsed] **{ $who }** asked for a pause. Not all answered in time, so the game goes on.
        [withdrawn] **{ $who }** no longer asks for a pause.
       *[overtaken] **{ $who }** asked for a pause. The game went on first.
    }
# $who, $outcome
fact-not-end-all =
    { $outcome ->
        [refused] **{ $who }** asked to end the game. Not all agree, so it goes on.
        [lapsed] **{ $who }** asked to end the game. Not all answered in time, so it goes on.
        [withdrawn] **{ $who }** no longer asks to end the game.
       *[overtaken] **{ $who }** asked to end the game. It went on first.
    }
# $who, $outcome
fact-not-set-hours =
    { $outcome ->
        [refused] **{ $who }** asked for other playing hours. Not all agree, so they stay.
        [lapsed] **{ $who }** asked for other playing hours. Not all answered in time, so they stay.
        [withdrawn] **{ $who }** no longer asks for other playing hours.
       *[overtaken] **{ $who }** asked for other playing hours. The game went on first.
    }
# Below it in a message of its own. $who: mentions of the awaited
vote-goes-on = { $who } to play.

## To the presser alone

# $who: who has not answered yet, $ends: <t:...:R>
vote-you-agreed = You agree. Still to answer: { $who }, { $ends }.
vote-you-refused = You do not agree. Everything stays as it is.
vote-you-withdrew = Your question is withdrawn.
vote-you-asked = The table is asked. Still to answer: { $who }, { $ends }.
vote-done = All agree. It is done.
# $table, $who: who asked, $waiting: who has not answered yet, $ends: <t:...:R>
vote-open = **{ $table }** · **{ $who }** has asked the table. Still to answer: { $waiting }, { $ends }.
# $table
error-vote-over = **{ $table }** · This question is decided.
error-vote-open = **{ $table }** · The table has another question to answer first.
error-vote-yours = **{ $table }** · You asked this yourself, so you agree already.
error-vote-asked = **{ $table }** · You asked for this before, and not all agreed. You can ask again after the next move.
# Somebody else asked it. $table
error-vote-asked-before = **{ $table }** · This was asked before, and not all agreed. It can be asked again after the next move.
