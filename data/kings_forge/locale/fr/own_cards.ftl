## Own cards (/forge cards)

lobby-option-own_cards = Les cartes de ce serveur sont mêlées aux autres.
own-card-line = { $name } #{ $rank } : { $boxes }
own-card-about = **{ $name }** #{ $rank } · { $boxes }. À peu près aussi difficile que { $likest }.
own-card-field-name = Nom, 24 lettres au plus
own-card-field-boxes = Cases : M3 W2 (M, W, G, B avec 1 à 6)
own-card-field-rank = Rang ; vide : proposé
error-own-card-name = Un nom a de 1 à { $most } lettres, chiffres, espaces, traits d’union ou « ’ » ; les lettres non latines prennent plus de place.
error-own-card-name-taken = Une autre carte porte ce nom.
error-own-card-boxes = Une carte a de 1 à { $most } cases, chacune une lettre (M, W, G, B) et une valeur de 1 à 6.
error-own-card-kind = Au plus { $most } cases de { $kind } : personne ne pourrait en faire plus.
error-own-card-rank = Les rangs vont de 1 à { $most }.
error-own-card-rank-taken = Une autre carte a le rang { $rank }.
error-own-card-too-many = Au plus { $most } cartes maison.
