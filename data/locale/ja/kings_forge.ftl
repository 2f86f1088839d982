### King’s Forgeのコマンドと、遊ぶ版。commands.ftlと同じ

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
command-odds = 今と、採集カードを取った後に、工芸品が手に入る確率を調べます
option-odds-item = 確率を調べる工芸品
option-odds-table = { option-table }
option-table-new-edition = King’s Forge：どの版のルールで遊ぶか
option-league-new-edition = { option-table-new-edition }

choice-edition-third = 第3版：6を超えたダイスはラウンドの終わりまでその値のまま
choice-edition-second = 第2版：6を超える値は手番の後に6になる
choice-taking-metal = 金属1個（すぐ使える）
choice-taking-token = +1/+1トークン

name-command-gather = カードを取る
name-command-dock = 桟橋
name-command-pass = パス
name-command-craft = 制作
name-command-odds = 確率
name-option-edition = 版
name-option-paying = 支払い
name-option-copying = コピー
name-option-space = スペース
name-option-discarding = 伏せる
name-option-taking = 特典

slash-craft = /{ name-command-craft }
