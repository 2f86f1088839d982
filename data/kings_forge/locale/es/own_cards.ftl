## Own cards (/forge cards)

lobby-option-own_cards = Se mezclan las cartas propias de este servidor.
own-card-line = { $name } #{ $rank }: { $boxes }
own-card-about = **{ $name }** #{ $rank } · { $boxes }. Tan difícil, más o menos, como { $likest }.
own-card-field-name = Nombre, 24 letras como máximo
own-card-field-boxes = Casillas: M3 W2 (M, W, G, B con 1 a 6)
own-card-field-rank = Rango; vacío: el propuesto
error-own-card-name = Un nombre tiene de 1 a { $most } letras, cifras, espacios, guiones o apóstrofos; las letras que no son latinas ocupan más.
error-own-card-name-taken = Otra carta se llama así.
error-own-card-boxes = Una carta tiene de 1 a { $most } casillas, cada una con una letra (M, W, G, B) y un valor de 1 a 6.
error-own-card-kind = Como máximo { $most } casillas de { $kind }: nadie podría hacer más.
error-own-card-rank = Los rangos van de 1 a { $most }.
error-own-card-rank-taken = Otra carta tiene el rango { $rank }.
error-own-card-too-many = Como máximo { $most } cartas propias.
