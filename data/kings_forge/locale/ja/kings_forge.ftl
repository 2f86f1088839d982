### King's Forge: names and labels. What the ids and variables mean stands in the English file.
### Gather and craft cards keep their printed English names, as Japanese summaries of the rules do.

## Gather cards

card-alchemist = Alchemist
card-astrologer = Astrologer
card-bazaar = Bazaar
card-caravan = Caravan
card-cemetery = Cemetery
card-dragon-lair = Dragon Lair
card-east-forest = East Forest
card-garden = Garden
card-jeweler = Jeweler
card-library = Library
card-mill = Mill
card-north-mine = North Mine
card-peddler = Peddler
card-shrine = Shrine
card-south-mine = South Mine
card-tavern = Tavern
card-west-forest = West Forest
card-workshop = Workshop

side-named =
    { $half ->
        [top] { $card }（上段）
       *[bottom] { $card }（下段）
    }
side-copying = { $copied }をコピーした{ $side }

## Dice

kind-M = 金属
kind-W = 木
kind-G = 宝石
kind-B = 魔法
kind-L = 図書館
kind-C = 紫
kind-lettered = { $kind }（{ $letter }）
dice-M = 金属{ $count }個
dice-W = 木{ $count }個
dice-G = 宝石{ $count }個
dice-B = 魔法{ $count }個
dice-L = 図書館{ $count }個
dice-none = なし
dice-number = ダイス{ $count }個

## Costs

square-any = 好きなダイス{ $count }個
square-any-lost = 好きなダイス{ $count }個（ごみ箱）
square-of = { $kinds }{ $count }個
square-of-lost = { $kinds }{ $count }個（ごみ箱）
dice-bin = { $dice }（ごみ箱）
paid-lost = { $dice }（ごみ箱）
paid-number-lost = { $dice }（うち{ $count }個はごみ箱）
paid-part-lost = { $dice }（うち{ $lost }はごみ箱）
square-either = { $first }/{ $second }
cost-free = 無料
cost-all-dice = 手元のダイスすべて
cost-and-copied = { $cost }とコピー元のコスト

## Effects

effect-gain = { $dice }
effect-gain-usable = { $dice }（すぐ使える）
effect-boost =
    { $dice ->
        [1] ダイス1個に+{ $by }
       *[other] ダイス{ $dice }個に+{ $by }ずつ
    }
effect-flip = ダイス1個を反転
effect-reroll = 好きな個数のダイスを1回振り直す
effect-turn-to-six = ダイス1個を6にする
effect-turn-all-to-six = { $showing }の目を好きな個数だけ6にする
effect-boost-or-die = 1回だけ、{ $boost }または{ $dice }
effect-gamble = { $kind }ダイスを振り、{ $keep }以上なら得る
effect-gamble-otherwise = { $kind }ダイスを振り、{ $keep }以上なら得る、それ以外は{ $otherwise }
effect-ban = 紫のダイスを振り、同じ出目のダイスを使えなくする
effect-trade = 相手1人にダイス{ $count }個を渡し、1個をもらう
effect-pour = { $rewards }
pour-first = { $least }〜{ $most }個：{ $dice }
pour-step = { $least }〜{ $most }個：{ $dice }
pour-last = { $least }個以上：{ $dice }
effect-copy = このラウンドに使われたアクションをコピー
effect-wild = 制作で振る図書館ダイス1個
effect-smithy-too = 制作で仕事場のダイスも振る

## Labels

label-side =
    { $half ->
        [top] { $card }（上段）：{ $what }
       *[bottom] { $card }（下段）：{ $what }
    }
# Workshop as the card whose side it copies; $card, $copied
label-copying = { $card }で{ $copied }
label-exchange = { $cost }→{ $effect }
space-named =
    { $dock ->
        [wood] 木の桟橋{ $number }
        [token] トークンの桟橋{ $number }
        [gem] 宝石の桟橋{ $number }
       *[magic] 魔法の桟橋{ $number }
    }
label-space = { $space }：{ $what }
token-plus = +1/+1トークン
token-six = 自動6トークン
label-held = { $source }：{ $what }
source-copying = Workshop（{ $copied }のコピー）
label-pass = パス
label-pass-metal = パス：金属1個（すぐ使える）
label-pass-token = パス：+1/+1トークン
label-payment-lost = ごみ箱へ：{ $lost }
label-payment-kept = クリーンアップですべて戻る
label-item = { $item } #{ $rank }：{ $boxes }
label-steal-item = { $who }の{ $item }：{ $dice }
item-ranked = { $item } #{ $rank }

## Labels of actions

action-gather = { $side }を取る
action-gather-paying = { $paid }で{ $side }を取る
action-gather-trading = { $side }を取る：{ $traded }
action-trade = { $who }に{ $given }を渡し{ $taken }をもらう
action-dock = { $space }：{ $card }を伏せる、{ $paid }を支払う
action-keep = 何も使わず、そのままにする
decide-leave =
    { $fate ->
        [kept] { $die }のまま：得る
        [instead] { $die }のまま：{ $instead }
        [cancels] このまま：{ $value }の目は使えない
        [cancels-nothing] このまま：どの目も使える
       *[back] { $die }のまま：何も得ない
    }
decide-use =
    { $fate ->
        [kept] { $after }にして得る（{ $source }）
        [instead] { $after }にして{ $instead }（{ $source }）
        [cancels] { $value }の目は使えない（{ $source }）
        [cancels-nothing] どの目も使える（{ $source }）
        [yet] { $after }にする、まだ何も得ない（{ $source }）
       *[back] { $after }にして何も得ない（{ $source }）
    }
decide-reroll = { $source }：振り直し
decide-keep = 残す：{ $held }
action-use = { $source }を{ $dice }に使う
action-take-wood = { $source }：木をもらう
action-roll = 振る
action-craft = { $item }を制作：{ $dice }
action-steal = { $who }の{ $item }を盗む：{ $dice }
action-end = 手番を終える

## Questions

question-verb = どうしますか？
question-side = どのカードのどちらの段を取りますか？
question-copying = Workshopでどれをコピーしますか？
question-paying = どのダイスを置きますか？（マスの順）
question-paying-dock = どのダイスを支払いますか？
question-giving = どのダイスを渡しますか？
question-to = 誰に渡しますか？
question-taking = 何をもらいますか？
question-space = どの桟橋を使いますか？
question-discarding = どのカードを伏せますか？
question-source = どの能力を使いますか？
question-on = どのダイスに使いますか？
question-item = どの工芸品ですか？
question-dice = どのダイスで作りますか？
question-seat = 誰から盗みますか？
question-sure = 選べるのはこれだけです。
answer-nothing = なし
verb-gather = カードを取る
verb-dock = 桟橋
verb-pass = パス
verb-keep = そのまま
verb-use = 能力を使う
verb-roll = 振る
verb-craft = 制作
verb-steal = 盗む
verb-end = 手番を終える

seat-number = { $number }番の席
