### The end of a game as a story, and what its pictures tell. $who: a player; $count: how often, or points

story-price = 最も高く払ったのは{ $who }：{ season-short }の{ $tile }に{ $workers }。
story-fight = { $tile }は{ $count }回首位が入れ替わり、{ $who }が獲得。
story-visits = 他の人に最も使われたのは{ $who }の村：{ $count }回。
story-upgrades = 最も多く改良したのは{ $who }：{ $count }回。
story-best = 最も稼いだのは{ $tile }：{ $who }に{ $count }点。
story-ahead = { $who }は{ season-short }の終わりから首位。
story-late = { $who }は最後の計算で首位に立った。
race-line = { $who }の季節ごとの点：{ $points }
moment-season = { season-short }の終わり：獲得したタイル
moment-won = { $tile }（{ $workers }）
moment-seat = { $who }：{ $tiles }

## The analysis after a game. $who: a player

analysis-title = **{ $table }** · 分析
analysis-bids = **入札**
analysis-bids-line = { $who }：タイル{ $tiles }、払ったワーカー{ $paid }、増えたワーカー{ $drawn }
analysis-uses = **使用**
analysis-uses-line = { $who }：自分のタイル{ $own }、競りのタイル{ $offered }、他の人のタイル{ $abroad }、他の人から{ $visited }
analysis-work = **作業**
analysis-work-line = { $who }：改良{ $upgrades }、歩数{ $steps }
analysis-race = 季節の終わりごとの**得点**
