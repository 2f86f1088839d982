## Own cards (/forge cards)

lobby-option-own_cards = Own cards of this server are shuffled in.
# $name: as it was written; $rank; $boxes: M3 W2
own-card-line = { $name } #{ $rank }: { $boxes }
# $likest: the printed cards with about the same odds
own-card-about = **{ $name }** #{ $rank } · { $boxes }. About as hard as { $likest }.
own-card-field-name = Name, at most 24 letters
own-card-field-boxes = Boxes: M3 W2 (M, W, G, B with 1 to 6)
own-card-field-rank = Rank; empty: proposed
error-own-card-name = A name has 1 to { $most } letters, digits, spaces, hyphens or apostrophes; letters beyond Latin ones need more room.
error-own-card-name-taken = Another card is called so.
error-own-card-boxes = A card has 1 to { $most } boxes, each a letter (M, W, G, B) and a value from 1 to 6.
error-own-card-kind = At most { $most } boxes of { $kind }: nobody could make more.
error-own-card-rank = Ranks go from 1 to { $most }.
error-own-card-rank-taken = Another card has rank { $rank }.
error-own-card-too-many = At most { $most } cards of your own.
