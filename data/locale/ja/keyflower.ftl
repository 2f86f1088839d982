### /keyflower：コマンドの文。

command-keyflower = Keyflowerで入札、使用、輸送、改良、建設をします
command-keyflower-bid = 競りのタイルや手番順に入札します
option-keyflower-bid-tile = タイル、ワーカーの数と色
option-keyflower-bid-table = { option-table }
command-keyflower-use = タイルを使います
option-keyflower-use-tile = タイル、ワーカーの数と色
option-keyflower-use-table = { option-table }
command-keyflower-move = 村の中で資源を運びます
option-keyflower-move-resource = 資源、どこからどこへ
option-keyflower-move-table = { option-table }
command-keyflower-upgrade = 村のタイルを改良します
option-keyflower-upgrade-tile = 改良するタイル
option-keyflower-upgrade-table = { option-table }
command-keyflower-end = 作業を終えます
option-keyflower-end-table = { option-table }
command-keyflower-give = 冬タイルを出します
option-keyflower-give-tiles = 出すタイル
option-keyflower-give-table = { option-table }
command-keyflower-take = 船を取ります
option-keyflower-take-boat = 取る船
option-keyflower-take-table = { option-table }
command-keyflower-place = 新しいタイルを村に置きます
option-keyflower-place-tile = タイル、置く場所と回転
option-keyflower-place-table = { option-table }
command-keyflower-lift = 最後に置いたタイルを取り戻します
option-keyflower-lift-table = { option-table }
command-keyflower-done = 村の建設を終えます
option-keyflower-done-table = { option-table }

name-command-keyflower = keyflower
name-command-keyflower-bid = 入札
name-command-keyflower-use = 使用
name-command-keyflower-move = 運ぶ
name-command-keyflower-upgrade = 改良
name-command-keyflower-end = 終了
name-command-keyflower-give = 出す
name-command-keyflower-take = 取る
name-command-keyflower-place = 置く
name-command-keyflower-lift = 取り戻す
name-command-keyflower-done = 完了

name-option-tile = タイル
name-option-resource = 資源
name-option-tiles = タイル
name-option-boat = 船
