### El grupo de órdenes de La Forja; como commands.ftl

command-dwarven = Jugar cartas de la mano, comerciar, fabricar y robar en la forja
command-dwarven-play = Jugar una carta de tu mano
option-dwarven-play-card = Carta, y adónde va
option-dwarven-play-table = { option-table }
command-dwarven-move = Mover una carta entre taller y mercado, o intercambiar dos
option-dwarven-move-card = Carta, y adónde va
option-dwarven-move-table = { option-table }
command-dwarven-discard = Descartar una carta de gremio de tu mercado
option-dwarven-discard-card = Carta que descartas
option-dwarven-discard-table = { option-table }
command-dwarven-sell = Vender un recurso de tu mercado
option-dwarven-sell-card = Recurso que vendes
option-dwarven-sell-table = { option-table }
command-dwarven-buy = Comprar del almacén o del mercado de alguien
option-dwarven-buy-card = Carta que compras, y adónde va
option-dwarven-buy-table = { option-table }
command-dwarven-craft = Fabricar una carta de gremio con recursos de tu taller
option-dwarven-craft-item = Carta que fabricas, y con qué
option-dwarven-craft-table = { option-table }
command-dwarven-auction = Sacar a subasta una carta del mercado de alguien
option-dwarven-auction-card = Carta que sacas a subasta
option-dwarven-auction-table = { option-table }
command-dwarven-bid = Pujar en una subasta
option-dwarven-bid-coins = Monedas que ofreces, y adónde va la carta
option-dwarven-bid-table = { option-table }
command-dwarven-draw = Robar una carta
option-dwarven-draw-deck = Mazo del que robas
option-dwarven-draw-table = { option-table }
command-dwarven-end = Acabar tu turno
option-dwarven-end-table = { option-table }

name-command-dwarven = forja
name-command-dwarven-play = jugar
name-command-dwarven-move = mover
name-command-dwarven-discard = descartar
name-command-dwarven-sell = vender
name-command-dwarven-buy = comprar
name-command-dwarven-craft = fabricar
name-command-dwarven-auction = subastar
name-command-dwarven-bid = pujar
name-command-dwarven-draw = robar
name-command-dwarven-end = acabar
name-option-coins = monedas
name-option-deck = mazo

slash-dwarven-end = /{ name-command-dwarven } { name-command-dwarven-end }
