### Slash commands. What the ids mean stands in the English file.

option-table = どの卓か（このチャンネルに複数あるとき）

command-table = 卓を立てる、参加する、見る
command-table-new = このチャンネルにKing's Forgeの卓を立てます
option-table-new-players = 席の数（2〜4）
option-table-new-game = ゲーム
option-table-new-edition = どの版のルールで遊ぶか（ルール4.3）
option-table-new-bots = ボットが座る席の数（0〜3）
option-table-new-name = 卓の短い名前
option-table-new-pace = 進行の速さ
option-table-new-thread = 卓専用のスレッドを作る
option-table-new-language = 全員に見える投稿の言語（指定しなければサーバーの言語）
command-table-join = まだ始まっていない卓に参加します
option-table-join-table = { option-table }
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
command-table-log = これまでの出来事を表示します（最新が最後）
option-table-log-table = { option-table }
command-table-list = このチャンネルの卓を一覧で表示します

command-gather = 採集カードを1枚取ります（上段か下段）
option-gather-card = カードと段
option-gather-paying = マスの順に置くダイス（例：MMW）
option-gather-copying = Workshop上段でコピーするアクション
option-gather-table = { option-table }
command-dock = 公開カード1枚を伏せて桟橋を使います
option-dock-space = 桟橋のスペース
option-dock-discarding = 伏せる公開カード
option-dock-paying = 支払うダイス（例：MMW）
option-dock-table = { option-table }
command-pass = 採集フェイズから抜けます。最初にパスした人は特典をもらえます
option-pass-taking = 最初のパスでもらうもの
option-pass-table = { option-table }
command-craft = ダイスを振る作業台を開きます。工芸品を選ぶと、最小限のダイスと能力で制作するか盗みます
option-craft-item = 制作する、または盗む工芸品
option-craft-table = { option-table }
command-forge = サーバー管理者向け
command-forge-doctor = このチャンネルでのボットの権限を確認します

choice-game-kings_forge = King's Forge
choice-edition-third = 第3版：6を超える値はクリーンアップまで有効
choice-edition-second = 第2版：6を超える値は手番の後に6になる
choice-pace-none = 時間制限なし
choice-language-en = English
choice-language-es = español
choice-language-fr = français
choice-language-ja = 日本語
choice-size-full = 全体
choice-size-compact = 簡潔
choice-taking-metal = 金属1個（すぐ使える）
choice-taking-token = +1/+1トークン

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
name-command-table-list = 一覧
name-command-gather = カードを取る
name-command-dock = 桟橋
name-command-pass = パス
name-command-craft = 制作
name-command-rules = ルール
name-command-forge = 管理
name-command-forge-doctor = 診断

name-option-players = 人数
name-option-game = ゲーム
name-option-edition = 版
name-option-bots = ボット
name-option-name = 名前
name-option-pace = 進行
name-option-thread = スレッド
name-option-language = 言語
name-option-size = サイズ
name-option-card = カード
name-option-paying = 支払い
name-option-copying = コピー
name-option-space = スペース
name-option-discarding = 伏せる
name-option-taking = 特典
name-option-item = 工芸品
name-option-query = 検索
name-option-table = 卓

slash-table-new = /{ name-command-table } { name-command-table-new }
slash-table-show = /{ name-command-table } { name-command-table-show }
slash-table-end = /{ name-command-table } { name-command-table-end }
slash-rules = /{ name-command-rules }
