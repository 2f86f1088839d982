### A question to the table: all persons must agree. Variables as in ui.ftl.

## The question, posted in the channel

# Below it stand the entries, one a line. $table, $who: who asks
vote-asks-take-back = **{ $table }**・**{ $who }**が次の取り消しを求めています：
# Below those entries, where there is room for some only. $count: number of the others
vote-more-entries =
    { $count ->
       *[other] …ほか{ $count }件。
    }
# Below the entries
vote-luck = 一度出たダイスやカードは再現されません。次は別の結果になります。
vote-asks-pause-all = **{ $table }**・**{ $who }**が中断を求めています。誰かが再開するまで、誰の持ち時間も減りません。
vote-asks-end-all = **{ $table }**・**{ $who }**が勝者なしでの終了を求めています。盤面と記録は残ります。
vote-asks-set-hours = **{ $table }**・**{ $who }**が時計の進む時間帯の変更を求めています。
# $who: mentions of all who are asked, $ends: <t:...:R>
vote-answer = { $who }：賛成しますか？期限は{ $ends }、返事がなければ反対とみなします。それまで時計は止まり、次の行動でこの質問は取り下げになります。
vote-answer-running = { $who }：賛成しますか？期限は{ $ends }、返事がなければ反対とみなします。すでに質問で一度止まったため時計は進み、次の行動でこの質問は取り下げになります。
button-agree = 賛成
button-refuse = 反対
button-withdraw = 質問を取り下げる

## What became of it: in the log, on boards and as a message of its own

# $who: who asked; $outcome: refused, lapsed (somebody did not answer in time), withdrawn (by who asked), overtaken (somebody played on)
fact-not-take-back =
    { $outcome ->
        [refused] **{ $who }**が最後の行動の取り消しを求めましたが、全員の賛成がなく、そのままです。
        [lapsed] **{ $who }**が最後の行動の取り消しを求めましたが、期限までに返事がそろわず、そのままです。
        [withdrawn] **{ $who }**が最後の行動の取り消しの求めを取り下げました。
       *[overtaken] **{ $who }**が最後の行動の取り消しを求めましたが、先にゲームが進みました。
    }
# $who, $outcome
fact-not-pause-all =
    { $outcome ->
        [refused] **{ $who }**が中断を求めましたが、全員の賛成がなく、ゲームは続きます。
        [lapsed] **{ $who }**が中断を求めましたが、期限までに返事がそろわず、ゲームは続きます。
        [withdrawn] **{ $who }**が中断の求めを取り下げました。
       *[overtaken] **{ $who }**が中断を求めましたが、先にゲームが進みました。
    }
# $who, $outcome
fact-not-end-all =
    { $outcome ->
        [refused] **{ $who }**が終了を求めましたが、全員の賛成がなく、ゲームは続きます。
        [lapsed] **{ $who }**が終了を求めましたが、期限までに返事がそろわず、ゲームは続きます。
        [withdrawn] **{ $who }**が終了の求めを取り下げました。
       *[overtaken] **{ $who }**が終了を求めましたが、先にゲームが進みました。
    }
fact-not-set-hours =
    { $outcome ->
        [refused] **{ $who }**が時間帯の変更を求めましたが、全員の賛成がなく、変わりません。
        [lapsed] **{ $who }**が時間帯の変更を求めましたが、期限までに返事がそろわず、変わりません。
        [withdrawn] **{ $who }**が時間帯の変更の求めを取り下げました。
       *[overtaken] **{ $who }**が時間帯の変更を求めましたが、先にゲームが進みました。
    }
# Below it in a message of its own. $who: mentions of the awaited
vote-goes-on = { $who }の手番です。

## To the presser alone

# $who: who has not answered yet, $ends: <t:...:R>
vote-you-agreed = 賛成しました。まだ返事のない人：{ $who }（期限は{ $ends }）。
vote-you-refused = 反対しました。すべてそのままです。
vote-you-withdrew = 質問を取り下げました。
vote-you-asked = 卓に質問しました。まだ返事のない人：{ $who }（期限は{ $ends }）。
vote-done = 全員が賛成し、実行しました。
# $table, $who: who asked, $waiting: who has not answered yet, $ends: <t:...:R>
vote-open = **{ $table }**・**{ $who }**が卓に質問しています。まだ返事のない人：{ $waiting }（期限は{ $ends }）。
# $table
error-vote-over = **{ $table }**・この質問はもう決着しています。
error-vote-open = **{ $table }**・先に、別の質問の返事を待っています。
error-vote-yours = **{ $table }**・あなた自身の質問なので、すでに賛成しています。
error-vote-asked = **{ $table }**・前にも質問しましたが、全員の賛成はありませんでした。次の行動の後に、また質問できます。
error-vote-asked-before = **{ $table }**・前にも同じ質問がありましたが、全員の賛成はありませんでした。次の行動の後に、また質問できます。
