## Own cards (/forge cards)

lobby-option-own_cards = このサーバーの自作カードも混ぜます。
own-card-line = { $name } #{ $rank }：{ $boxes }
own-card-about = **{ $name }** #{ $rank } · { $boxes }。難しさの目安：{ $likest }。
own-card-field-name = 名前（24文字まで）
own-card-field-boxes = 枠：M3 W2（M・W・G・Bと1〜6）
own-card-field-rank = ランク（空欄なら提案の値）
error-own-card-name = 名前は1〜{ $most }文字で、文字・数字・空白・ハイフン・アポストロフィが使えます。漢字やかなは場所を多くとるので、短くしてください。
error-own-card-name-taken = その名前のカードがもうあります。別の名前にしてください。
error-own-card-boxes = 枠は1〜{ $most }個で、それぞれ文字（M・W・G・B）と1〜6の値で書いてください。
error-own-card-kind = { $kind }の枠は{ $most }個までです。それより多いと誰も作れません。
error-own-card-rank = ランクは1〜{ $most }です。
error-own-card-rank-taken = ランク{ $rank }のカードがもうあります。別のランクにしてください。
error-own-card-too-many = 自作カードは{ $most }枚までです。
