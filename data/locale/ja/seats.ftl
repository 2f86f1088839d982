### 席の交代：離れる、譲る、引き継ぐ、戻る。招待。

## 記録、盤面、お知らせ

fact-vacated-bot =
    { $why ->
        [resigned] **{ $who }**が席{ $seat }を離れます。ボットの**{ $bot }**が続けます。代わりの人が席に着けます。
        [time] **{ $who }**の時間切れが3回続きました。ボットの**{ $bot }**が続けます。代わりの人が席に着けます。
        [removed] **{ $who }**が席{ $seat }から外れます。ボットの**{ $bot }**が続けます。代わりの人が席に着けます。
       *[deleted] 席{ $seat }：プレイヤーが完全に離れました。ボットの**{ $bot }**が続けます。代わりの人が席に着けます。
    }
fact-vacated =
    { $why ->
        [resigned] **{ $who }**が席{ $seat }を離れます。代わりの人が席に着けます。
        [removed] **{ $who }**が席{ $seat }から外れます。代わりの人が席に着けます。
       *[deleted] 席{ $seat }：プレイヤーが完全に離れました。代わりの人が席に着けます。
    }
fact-vacated-league =
    { $why ->
        [resigned] **{ $who }**が席{ $seat }を離れ、リーグのこの卓では最下位です。ボットの**{ $bot }**が続けます。
        [time] **{ $who }**の時間切れが2回続き、リーグのこの卓では最下位です。ボットの**{ $bot }**が続けます。
        [removed] **{ $who }**が席{ $seat }から外れ、リーグのこの卓では最下位です。ボットの**{ $bot }**が続けます。
        [deadline] リーグのラウンドが終わりました。**{ $who }**の代わりにボットの**{ $bot }**が続け、結果は有効です。
       *[deleted] 席{ $seat }：プレイヤーが完全に離れ、リーグのこの卓では最下位です。ボットの**{ $bot }**が続けます。
    }
fact-seat-opened =
    { $why ->
        [offered] **{ $who }**が席を譲ります。誰かが引き継ぐまでは本人が続けます。
       *[time] **{ $who }**の時間切れが2回続きました。代わりの人が席に着けます。
    }
fact-seat-taken = **{ $who }**が席{ $seat }に着きます。
fact-seat-taken-from = **{ $who }**が**{ $before }**に代わって席{ $seat }に着きます。
fact-seat-back = **{ $who }**が戻り、**{ $before }**と交代します。
fact-seat-kept = **{ $who }**は席に残ります。
notice-seat-lost = { $who } · { $text }
seat-lost =
    { $what ->
        [open] 誰かが席に着く前に手番を行えば、席はそのままです。
        [left] ほかの人が席に着くまでは、**{ button-seat-back }**で戻れます。
        [league] リーグの卓には戻れません。次のラウンドからまた参加できます。
       *[taken] あなたの席では、いまほかの人が続けています。
    }
notice-invited = **{ $table }** · { $who }、{ $game }の席を取ってあります。返事がなければ3日後に空席に戻ります。
notice-challenge = **{ $table }** · { $challenger }が{ $who }に{ $game }で挑戦しました。受ける期限：{ $ends }。受けなければ負けになります。勝った人が上の順位になります。
notice-seat-call = **{ $table }** · { $who }、進行中の{ $game }に空いた席があります。ボタンを押すと、座る前に状況を確認できます。
table-ended-agreed = **{ $table }** · { $since }に終了：全員が同意しました。
table-ended-league =
    { $left ->
        [0] **{ $table }** · { $since }に終了：リーグのこの卓にはもう誰もいません。
        [1] **{ $table }** · { $since }に終了：リーグのこの卓に残った一人が1位です。
       *[other] **{ $table }** · { $since }に、リーグとともに終了。結果は数えません。
    }
lobby-ended-league = **{ $table }** · 行われません：リーグはこの卓を必要としなくなりました。

## ボタン

button-take-seat = 席を引き継ぐ
seat-take-number = 席{ $seat }を引き継ぐ
button-seat-back = 戻りました
button-accept = 参加する
button-sit-down = ここに座る
button-release-seat = 席を譲る
button-keep-seat = 席に残る
button-resign = ゲームを離れる
button-resign-bot = 離れてボットに任せる
button-resign-open = 空席にして離れる
list-join = { $table }に参加

## /table seat、/table resign：本人だけに

seat-line = 席{ $seat }：{ $who }
seat-line-bot = 席{ $seat }：{ $who }（ボット）
seat-vacant = 席{ $seat }（空席）
seat-line-vacant = 席{ $seat }：空席
seat-line-open = { $line } · 引き継げます
seat-resign = { $table }を完全に離れますか？プレイした内容は記録にあなたのものとして残ります。代わりの人が席に着けます。それまではボットが続けるか、ゲームが待ちます。
seat-resign-no-bot = { $table }を完全に離れますか？プレイした内容は記録にあなたのものとして残ります。代わりの人が席に着くまでゲームは待ちます。
seat-resign-alone = { $table }にはほかに人がいません。離れるとゲームは終わります。盤面と記録は残ります。
seat-resigned = { $table }を離れました。ほかの人が席に着くまでは戻れます。
seat-recap = 席{ $seat }（{ $who }）に座れます。まだ着席していません。
seat-recap-clock = 座ると、この席の時計の残りは{ $left }です。
seat-recap-lately = **{ $table }** · 最近の出来事：
seat-recap-hidden = この席だけが見られるものは、座ると表示されます。
seat-yours = { $table }の席{ $seat }に着きました。そこにあった予約はもう無効です。
seat-back = { $table }に戻りました。
seat-offered = { $table }のあなたの席は引き継げるようになりました。誰かが座るまで続けてください。
seat-kept = { $table }の席に残ります。
seat-removed = { $table }の席{ $seat }が空きました。
seat-invited = { $who }を{ $table }に一度だけ呼びます。
seat-invite-whom = { $table }に誰を招待しますか？`{ slash-table-seat }`の`{ name-option-player }`で指定してください。
seat-invite-bot = ボットは{ $table }に招待できません。開始前なら`{ button-add-bot }`で追加できます。
table-end-ask = 全員が同意すれば、{ $table }は勝者なしで終わります。全員に聞きますか？

## 一覧

list-tempo = { $line } · 1手に約{ $tempo }
list-open-seat = { $line } · 引き継げる席あり

## できないとき

error-seat-not-open = { $table }のその席には人がいて、座れません。
error-seat-none-open = { $table }に引き継げる席はありません。
error-seat-seated = すでに{ $table }の席に着いています。
error-seat-seated-already = その人はすでに{ $table }の席に着いています。
error-seat-held-another = { $table }には見えない手札があり、あなたは別の席に着いたことがあります。戻れるのはその席だけです。
error-seat-held-another-they = { $table }には見えない手札があり、その人は別の席に着いたことがあります。
error-seat-not-yours = { $table }に、あなたが戻れる席はありません。
error-seat-no-such-seat = { $table }にその席はありません。
error-seat-no-person = { $table }のその席に人はいません。
error-seat-alone = { $table }にはほかに人がいません。`{ slash-table-end }`で終了できます。
error-seat-not-moderator = { $table }は進行中です。席を空けられるのは、メッセージかチャンネルを管理できる人だけです。
error-seat-offered = { $table }のあなたの席はもう引き継げるようになっています。
error-seat-not-offered = { $table }のあなたの席は譲られていません。
error-seat-called = その人はすでに{ $table }に呼ばれています。
error-seat-called-lately = { $table }に呼べるのは1時間に1人だけで、すでに呼んでいます。後でもう一度お試しください。

## 見守る：見ている人へのDM。$table, $who, $since：時刻

button-follow = 見守る
button-unfollow = 見守るのをやめる
follow-begun = { $table }を見守ります。卓の出来事を、多くても1時間に1回DMでお知らせします。
follow-ended = { $table }を見守るのをやめました。
follow-none = その卓は見守っていません。
follow-turn = **{ $table }** · { $who }の手番です（{ $since }）。
follow-over = **{ $table }** · ゲームが終わりました。結果は最後の盤面にあります。
error-seat-followers-full = { $table }はすでに50人が見守っています。誰かがやめるまでお待ちください。
error-seat-follows-many = すでに25卓を見守っています。{ $table }の前に、どれかをやめてください。
error-seat-follow-ended = { $table }は終わりました。もう見守るものはありません。

seat-sign-1 = 🔥
seat-sign-2 = 💧
seat-sign-3 = 🦋
seat-sign-4 = ⭐
seat-sign-5 = 🌙
seat-sign-6 = 🍃
notice-round-ending = **{ $table }** · { $who }の手番です。リーグのラウンドの期限：{ $ends }。過ぎるとボットがこの卓を最後まで続け、結果は有効です。
error-of-league = { $table }はリーグの卓です。誰が座るか、いつ始まるかはリーグが決めます。
lobby-of-league = リーグの卓です。封印が公開されたので、誰が座るかを抽選します。
lobby-of-challenge = リーグのラダーでの挑戦です。受けるとすぐに始まります。
