### What the board in words says beside its lines of tiles and seats. $who: players; $boat: a boat; $effect: what it scores

board-asked = 手番：{ $who }
board-start-tile = { $tile }（スタートワーカー）
board-upgraded = 改良後{ $count }点
board-boat = { $boat }：{ $effect }
board-boat-later = { $load }、最後に{ $effect }
board-taken = 取られた船：{ $boats }
board-taken-by = { $boat }（{ $who }）
board-ahead = 見えている点の最多：{ $who }（{ $count }）
board-opened = **{ $who }**：{ $things }
