### Slash commands. What the ids mean stands in the English file.

option-table = どの卓か（このチャンネルに複数あるとき）

command-table = 卓を立てる、参加する、見る
command-table-new = このチャンネルに卓を立てます
option-table-new-players = 席の数（ゲームごとに決まっています）
option-table-new-game = ゲーム
option-table-new-bots = ボットが座る席の数
option-table-new-variant = ほかの遊び方（ゲームにある場合）
option-table-new-name = 卓の短い名前
option-table-new-pace = 進行の速さ
option-table-new-thread = 卓専用のスレッドを作る
option-table-new-boards = 次の盤面が出たとき前の盤面をどうするか：たたむ、残す、削除
option-table-new-hints = ヒントを聞けるか（指定しなければ聞けます）
option-table-new-language = 全員に見える投稿の言語（指定しなければサーバーの言語）
command-table-join = まだ始まっていない卓に参加します
option-table-join-table = { option-table }
option-table-join-word = ダイスとシャッフルに混ぜるあなたの言葉
command-table-leave = まだ始まっていない卓から抜けます
option-table-leave-table = { option-table }
command-table-start = 自分の卓を開始します
option-table-start-table = { option-table }
command-table-end = 卓を閉じます（モデレーターはどの卓でも、ほかの人は自分とボットだけの卓）
option-table-end-table = { option-table }
command-table-show = 盤面と手番のプレイヤーを表示します
option-table-show-size = 盤面すべて、またはプレイヤーごとに1行
option-table-show-table = { option-table }
command-table-replay = これまでのゲームをアニメーションで見ます
option-table-replay-table = { option-table }
menu-happened = ここで何が起きた？
command-table-log = これまでの出来事を表示します（最新が最後）
option-table-log-table = { option-table }
command-table-verify = 終わったゲームのダイスとシャッフルを検証します
option-table-verify-table = { option-table }
command-table-plan = 次の手番に予約したことを見る、変える
option-table-plan-do = 手番が来たらすること。一覧から選んでください
option-table-plan-table = { option-table }
command-table-undo = 最後にしたことを取り消します
option-table-undo-table = { option-table }
command-table-clock = 全員の持ち時間を見ます。卓を立てた人は時間帯と、開始前なら進行を決められます
option-table-clock-hours = 時計が進む時間帯。例：9-22
option-table-clock-zone = その時間帯のタイムゾーン：都市名を入力
option-table-clock-pace = 進行の速さ（開始まで）
option-table-clock-table = { option-table }
command-table-pause = 卓の中断を求めます。中断中は誰の時計も進みません
option-table-pause-table = { option-table }
command-table-resume = 卓の中断を終えます
option-table-resume-table = { option-table }
command-table-find = 一緒に遊ぶ人を探します。人数がそろうと卓が開きます
option-table-find-game = ゲーム（指定しなければここでいつものゲーム）
option-table-find-seats = 自分を含めた人数
option-table-find-pace = 進行の速さ（指定しなければ何でも）
option-table-find-language = 卓の言語（指定しなければ何でも）
command-forge-cards = このサーバーだけの工芸品カードを作ります
option-table-new-own_cards = { slash-forge-cards }で作ったカードも使うかどうか
command-table-list = このチャンネルの卓を一覧で表示します

command-turn = あなたの手番：できることを見る、または行います
option-turn-do = すること。一覧から選ぶか、アクションを書いてください
option-turn-table = { option-table }
command-forge = サーバー管理者向け
command-forge-doctor = このチャンネルでのボットの権限を確認します

choice-pace-none = 時間制限なし
choice-pace-24h-4h = 24時間、手番ごとに4時間追加
choice-pace-72h-12h = 72時間、手番ごとに12時間追加
choice-pace-72h-36h = 72時間、手番ごとに36時間追加
choice-language-en = English
choice-language-es = español
choice-language-fr = français
choice-language-ja = 日本語
choice-size-full = 全体
choice-size-compact = 簡潔

## Names

name-command-table = 卓
name-command-table-new = 新規
name-command-table-join = 参加
name-command-table-leave = 抜ける
name-command-table-start = 開始
name-command-table-end = 閉じる
name-command-table-show = 表示
name-command-table-replay = リプレイ
name-command-table-log = 記録
name-command-table-verify = 検証
name-command-table-plan = 予約
name-command-table-undo = 取り消し
name-command-table-clock = 時計
name-command-table-pause = 中断
name-command-table-resume = 再開
name-command-table-find = 募集
name-command-forge-cards = カード
name-command-table-list = 一覧
name-command-turn = 手番
name-command-rules = ルール
name-command-forge = 管理
name-command-forge-doctor = 診断

name-option-seats = 席数
name-option-own_cards = 自作カード
name-option-players = 人数
name-option-game = ゲーム
name-option-bots = ボット
name-option-name = 名前
name-option-hours = 時間帯
name-option-pace = 進行
name-option-thread = スレッド
name-option-variant = 遊び方
name-option-language = 言語
name-option-portrait = 似顔絵
name-option-size = サイズ
name-option-card = カード
name-option-item = 工芸品
name-option-query = 検索
name-option-table = 卓
name-option-do = 行動
name-option-word = 言葉

slash-table-new = /{ name-command-table } { name-command-table-new }
slash-table-show = /{ name-command-table } { name-command-table-show }
slash-table-log = /{ name-command-table } { name-command-table-log }
slash-table-verify = /{ name-command-table } { name-command-table-verify }
slash-table-list = /{ name-command-table } { name-command-table-list }
slash-forge-cards = /{ name-command-forge } { name-command-forge-cards }
slash-table-clock = /{ name-command-table } { name-command-table-clock }
slash-table-resume = /{ name-command-table } { name-command-table-resume }
slash-table-plan = /{ name-command-table } { name-command-table-plan }
slash-table-undo = /{ name-command-table } { name-command-table-undo }
slash-table-end = /{ name-command-table } { name-command-table-end }
slash-rules = /{ name-command-rules }
slash-turn = /{ name-command-turn }

## ゲームの終わり：再戦、書き出し、読み込み、統計

command-table-rematch = 終わった卓を同じ人たちでもう一度遊びます
option-table-rematch-table = どの終わった卓か
command-table-export = ゲーム全体をファイルで受け取ります
option-table-export-table = { option-table }
command-table-import = ゲームのファイルを読み込み、すべてルールどおりか確かめます
option-table-import-file = 「{ name-command-table-export }」で作ったファイル
command-me-stats = ここでの自分の統計、サーバーの記録とレーティング
option-me-stats-of = 誰の統計か

choice-of-me = 自分
choice-of-server = サーバーの記録
choice-of-ratings = サーバーのレーティング

name-command-table-rematch = 再戦
name-command-table-export = 書き出し
name-command-table-import = 読み込み
name-command-me-stats = 統計
name-option-file = ファイル
name-option-of = 対象

slash-table-import = /{ name-command-table } { name-command-table-import }

## /me と /forge setup

command-me = 自分だけのもの：設定とデータ
command-me-turns = 自分のすべての卓を見る。手番の卓が先
command-me-settings = 通知、時間、言語などの設定を見る、変える
option-me-settings-alerts = 手番の知らせ方
option-me-settings-quiet = 通知しない時間。例：22:00-08:00、または「なし」
option-me-settings-digest = 待っている卓を毎日1通にまとめる時刻、または「なし」
option-me-settings-zone = タイムゾーン：都市名を英字で入力
option-me-settings-language = ボットがあなたに答える言語
option-me-settings-portrait = 画像であなたを表す顔
option-me-settings-forced = ほかに選べない手を自動で行うか
option-me-settings-ratings = レーティングに参加するか
option-me-settings-best = 手番におすすめの手を表示するか
option-me-settings-away = 今から不在の日数。0：戻った
command-me-data = あなたについて保存されているもの
command-me-data-export = あなたについて保存されているものをファイルで受け取る
command-me-data-delete = あなたについて保存されているものをすべて削除
command-forge-setup = このサーバーでのボットの設定を見る、変える
option-forge-setup-channel = 卓を開けるチャンネル：追加する。すでにあれば外す
option-forge-setup-openers = 卓を開ける人
option-forge-setup-role = 卓を開けるロール
option-forge-setup-per_member = 1人がサーバー全体で開ける卓の上限。0：チャンネルごとに5卓
option-forge-setup-per_server = サーバー全体で開ける卓の上限。0：チャンネルごとに25卓
option-forge-setup-game = 新しい卓のゲーム
option-forge-setup-pace = 新しい卓の進行
option-forge-setup-bots = 新しい卓でボットが座る席の数
option-forge-setup-thread = 新しい卓ごとに専用スレッドを作るか
option-forge-setup-boards = 次の盤面が出たとき前の盤面をどうするか
option-forge-setup-language = 全員が見るものの言語
option-forge-setup-zone = サーバーのタイムゾーン：都市名を英字で入力

choice-alerts-channel = 卓のチャンネル
choice-alerts-direct = ダイレクトメッセージ
choice-alerts-none = なし
choice-language-client = Discordと同じ
choice-portrait-seat = 選ばないときの顔
choice-portrait-plait = 三つ編み
choice-portrait-beard = 長いひげ
choice-portrait-hood = フード
choice-portrait-straw = 麦わら帽子
choice-portrait-cap = とんがり帽子
choice-portrait-winged = 羽根つき兜
choice-portrait-bun = お団子と眼鏡
choice-portrait-plume = 羽根飾りの帽子
choice-portrait-curls = 巻き毛
choice-portrait-turban = ターバン
choice-portrait-pigtails = ツインテール
choice-portrait-crest = 赤いモヒカン
choice-language-server = Discordでのサーバーの言語
choice-boards-fold = 数行に縮める
choice-boards-keep = 残す
choice-boards-delete = 削除
choice-openers-everybody = 全員
choice-openers-role = ロールの人
choice-openers-managers = サーバー管理者

name-command-me = 自分
name-command-me-turns = 手番
name-command-me-settings = 設定
name-command-me-data = データ
name-command-me-data-export = 書き出し
name-command-me-data-delete = 削除
name-command-forge-setup = 設定

name-option-alerts = 通知
name-option-quiet = 静音
name-option-boards = 盤面
name-option-hints = ヒント
name-option-digest = まとめ
name-option-zone = タイムゾーン
name-option-forced = 自動
name-option-public = 公開
name-option-ratings = レーティング
name-option-best = おすすめ
name-option-away = 不在
name-option-channel = チャンネル
name-option-openers = 開ける人
name-option-role = ロール
name-option-per_member = 一人あたり
name-option-per_server = サーバー全体

slash-me-turns = /{ name-command-me } { name-command-me-turns }
slash-me-settings = /{ name-command-me } { name-command-me-settings }
slash-forge-setup = /{ name-command-forge } { name-command-forge-setup }

## 席

command-table-seat = 席を引き継ぐ、譲る、招待する
option-table-seat-do = 何をするか。省くと席の一覧
option-table-seat-player = 招待する人、または席を空ける人
option-table-seat-seat = 席の番号
option-table-seat-table = { option-table }
command-table-resign = 進行中のゲームを完全に離れます。ボットか代わりの人が続けます
option-table-resign-table = { option-table }

choice-seat-take = 空いた席を引き継ぐ
choice-seat-back = 自分の席に戻る
choice-seat-release = 席を譲る
choice-seat-keep = 譲るのをやめる
choice-seat-bot = 離れてボットに任せる
choice-seat-invite = 招待する
choice-seat-remove = 席を空ける
choice-seat-follow = 卓をDMで見守る
choice-seat-unfollow = 見守るのをやめる

name-command-table-seat = 席
name-command-table-resign = 離脱
name-option-player = 相手
name-option-seat = 席

slash-table-seat = /{ name-command-table } { name-command-table-seat }

## リーグ

command-league = このサーバーのリーグ
command-league-new = リーグを開きます。参加者がそろえば卓は自動で進みます
option-league-new-name = リーグの名前
option-league-new-game = { option-table-find-game }
option-league-new-variant = { option-table-new-variant }
option-league-new-seats = 1卓の最大人数（指定しなければ2人）
option-league-new-form = 対戦の組み方
option-league-new-rounds = スイス式のラウンド数（指定しなければ必要なだけ）
option-league-new-weeks = ラダーの週数（指定しなければ8週）
option-league-new-days = 1卓の日数（指定しなければ7日）
option-league-new-pace = 卓の進行の速さ
option-league-new-language = { option-table-new-language }
command-league-join = リーグに参加します。途中からでも、抜けた人の代わりでも
option-league-join-league = { option-league }
option-league-join-player = 誰の代わりに続けるか（点数を引き継ぎ、開いた人の同意が必要）
command-league-leave = リーグから抜けます
option-league-leave-league = { option-league }
option-league-leave-player = 外す人（自分が開いたリーグなら）
command-league-show = リーグの順位と卓を表示します
option-league-show-league = { option-league }
command-league-start = 自分のリーグを始めます。最初のラウンドが抽選されます
option-league-start-league = { option-league }
command-league-end = リーグを終える（開始前は開いた人、開始後は管理者）
option-league-end-league = { option-league }
command-league-verify = リーグの抽選と順位を計算し直します
command-league-challenge = ラダーで3つ上までの人に挑戦する
option-league-challenge-player = 相手（指定しなければ一覧から選びます）
option-league-challenge-league = { option-league }
option-league-verify-league = { option-league }
command-league-list = このサーバーのリーグ一覧（終わったものも）
option-league = どのリーグか（複数あるとき）

choice-form-swiss = スイス式（点数の近い人どうし、2人から）
choice-form-everybody = 総当たり（3人から）
choice-form-ladder = ラダー：上の人に挑戦する（2人から）

name-command-league = リーグ
name-command-league-new = 新規
name-command-league-join = 参加
name-command-league-leave = 抜ける
name-command-league-show = 表示
name-command-league-start = 開始
name-command-league-end = 閉じる
name-command-league-verify = 検証
name-command-league-challenge = 挑戦
name-command-league-list = 一覧
name-option-league = リーグ
name-option-form = 形式
name-option-rounds = ラウンド
name-option-weeks = 週数
name-option-days = 日数

slash-league-new = /{ name-command-league } { name-command-league-new }
slash-league-list = /{ name-command-league } { name-command-league-list }
slash-league-verify = /{ name-command-league } { name-command-league-verify }
