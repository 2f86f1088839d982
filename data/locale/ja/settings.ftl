### 各自の設定、各自について保存されるもの、サーバー管理者の設定。

settings-title = あなたの設定
settings-saved = 保存しました。
settings-off = なし
settings-alerts = **通知**：{ $how ->
        [direct] ダイレクトメッセージ
        [none] なし
       *[channel] 卓のチャンネル
    }
settings-quiet = **静かな時間**：{ $start }～{ $end }。この間はリマインダーもダイレクトメッセージも送りません。
settings-quiet-none = **静かな時間**：なし
settings-digest = **まとめ**：毎日{ $at }、あなたの手番の卓を1通で
settings-digest-none = **まとめ**：なし
settings-zone = **タイムゾーン**：{ $zone }、現在{ $at }
settings-zone-none = **タイムゾーン**：未設定のためUTC、現在{ $at }
settings-language = **言語**：{ $language }
settings-language-client = **言語**：Discordと同じ
settings-portrait = **似顔絵**：{ $portrait ->
        [plait] 三つ編み
        [beard] 長いひげ
        [hood] フード
        [straw] 麦わら帽子
        [cap] とんがり帽子
        [winged] 羽根つき兜
        [bun] お団子と眼鏡
        [plume] 羽根飾りの帽子
        [curls] 巻き毛
        [turban] ターバン
        [pigtails] ツインテール
        [crest] 赤いモヒカン
       *[seat] 選ばないときの顔
    }
settings-forced = **ほかに選べない手**：{ $made ->
        [no] あなたを待つ
       *[yes] 自動で行う
    }
settings-best = **おすすめの手**：{ $offered ->
        [no] 表示しない
       *[yes] 手番に表示する
    }
settings-ratings = **レーティング**：{ $rated ->
        [yes] 参加する
       *[no] 参加しない
    }
settings-away = **不在**：{ $until }まで
settings-away-none = **不在**：なし
settings-by-command = -# `{ slash-me-settings }`のオプションで：似顔絵、タイムゾーン、ほかの時間、不在の日数
settings-menu-alerts = 通知
settings-menu-quiet = 静かな時間
settings-menu-digest = まとめ
settings-menu-language = 言語
settings-alerts-option =
    { $how ->
        [direct] 通知：ダイレクトメッセージ
        [none] 通知：なし
       *[channel] 通知：卓のチャンネル
    }
settings-quiet-off = 静かな時間：なし
settings-quiet-option = 静かな時間：{ $start }～{ $end }
settings-digest-off = まとめ：なし
settings-digest-option = まとめ：毎日{ $at }
settings-language-option = 言語：{ $language }
settings-language-option-client = 言語：Discordと同じ
settings-button-forced-yes = ほかに選べない手は自動で
settings-button-forced-no = ほかに選べない手も自分で
settings-button-best-yes = おすすめの手を表示
settings-button-best-no = おすすめの手を隠す
settings-button-ratings-yes = レーティングに参加
settings-button-ratings-no = レーティングをやめる
settings-button-back = 戻りました
settings-button-export = 自分のデータ
settings-button-delete = データを削除

## 各自について保存されるもの

data-exported = あなたについて保存されているものは、すべてこのファイルにあります。時刻はUnix秒、番号はDiscordのものです。
data-sure = あなたについて保存されているものをすべて削除しますか？
    離れる募集中の卓：{ $lobbies }。完全に離れる進行中の卓：{ $running }。ボットが続けるか、席が空きます。ほかの卓では「{ $name }」になり、対戦の記録はほかの人のために残ります。
    設定、言葉、成績は消えます。元に戻せません。
data-button-sure = すべて削除
data-deleted = 削除しました。あなたを示すものは何も保存されていません。
    チャンネルにあるボットのメッセージはそのまま残ります。メッセージを管理できる人が削除できます。ダイスやシャッフルに混ぜられた言葉は混ざったままです。運営者のバックアップには、置き換えられるまで残ります。

## サーバー管理者の設定

setup-title = このサーバーの設定
setup-channels = **チャンネル**：卓を開けるのは{ $channels }だけ
setup-channels-none = **チャンネル**：どこでも卓を開ける
setup-openers = **卓を開ける人**：{ $who ->
        [role] { $role }の人とサーバー管理者
        [managers] サーバー管理者
       *[everybody] 全員
    }
setup-most-open = **開いている卓**：サーバー全体で{ $most }卓まで
setup-most-open-none = **開いている卓**：チャンネルごとに{ $most }卓まで
setup-most-of-member = **1人が開いている卓**：サーバー全体で{ $most }卓まで
setup-most-of-member-none = **1人が開いている卓**：チャンネルごとに{ $most }卓まで
setup-game = **ゲーム**：{ $game }
setup-bots = **新しい卓のボット**：{ $bots }
setup-pace = **進行**：{ $pace }
setup-thread = **専用スレッド**：{ $thread ->
        [yes] 新しい卓すべて
       *[no] 頼まれたときだけ
    }
setup-boards = **盤面**：{ $boards ->
        [keep] 手番ごとに残す
        [delete] 最新のものだけ残し、前の盤面は削除
       *[fold] 画像とボタンがあるのは最新のものだけ。前の盤面は数行に縮める
    }
setup-language = **公開の言語**：{ $language }
setup-language-none = **公開の言語**：Discordでのサーバーの言語
setup-zone = **タイムゾーン**：{ $zone }、現在{ $at }
setup-zone-none = **タイムゾーン**：未設定のためUTC、現在{ $at }
setup-by-command = -# 上限、ボット、進行、タイムゾーン：`{ slash-forge-setup }`
setup-pick-channels = チャンネル：未選択ならどこでも
setup-pick-role = 卓を開けるロール
setup-menu-openers = 卓を開ける人
setup-menu-language = 公開の言語
setup-openers-option =
    { $who ->
        [role] 卓を開ける人：選んだロール
        [managers] 卓を開ける人：サーバー管理者
       *[everybody] 卓を開ける人：全員
    }
setup-language-option = 公開：{ $language }
setup-language-option-none = 公開：サーバーの言語
setup-button-thread-yes = 卓ごとにスレッド
setup-button-thread-no = スレッドは頼まれたときだけ
setup-button-boards-fold = 古い盤面を縮める
setup-button-boards-keep = 古い盤面を残す
setup-button-boards-delete = 古い盤面を削除
error-not-in-this-channel = このサーバーで卓を開けるのは{ $channels }だけです。
error-needs-role = このサーバーで卓を開けるのは{ $role }の人です。
error-needs-manager = このサーバーで卓を開けるのはサーバー管理者です。
error-server-full = このサーバーで同時に開ける卓は{ $most }卓までです。先にどれかを終えてください。
error-member-full = このサーバーで1人が同時に開ける卓は{ $most }卓までです。先に`{ slash-table-end }`などで自分の卓をどれか終えてください。
error-not-a-manager = サーバーを管理できる人のためのものです。
error-role-missing = 先にロールを選んでください。そのロールの人が卓を開けます。
