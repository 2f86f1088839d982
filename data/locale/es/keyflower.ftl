### /keyflower: los textos de sus comandos.

command-keyflower = Ofertar, usar, llevar, mejorar y construir en Keyflower
command-keyflower-bid = Ofertar por una loseta o por el orden de turno
option-keyflower-bid-tile = Loseta, y cuántos trabajadores de qué color
option-keyflower-bid-table = { option-table }
command-keyflower-use = Usar una loseta, sea de quien sea
option-keyflower-use-tile = Loseta, y cuántos trabajadores de qué color
option-keyflower-use-table = { option-table }
command-keyflower-move = Llevar recursos en tu aldea
option-keyflower-move-resource = Recursos, de dónde y adónde
option-keyflower-move-table = { option-table }
command-keyflower-upgrade = Mejorar una loseta de tu aldea
option-keyflower-upgrade-tile = Loseta que mejoras
option-keyflower-upgrade-table = { option-table }
command-keyflower-end = Terminar el trabajo
option-keyflower-end-table = { option-table }
command-keyflower-give = Dar losetas de invierno
option-keyflower-give-tiles = Losetas que das
option-keyflower-give-table = { option-table }
command-keyflower-take = Tomar un barco
option-keyflower-take-boat = Barco que tomas
option-keyflower-take-table = { option-table }
command-keyflower-place = Colocar una loseta nueva en tu aldea
option-keyflower-place-tile = Loseta, su hexágono y su giro
option-keyflower-place-table = { option-table }
command-keyflower-lift = Retirar la última loseta nueva
option-keyflower-lift-table = { option-table }
command-keyflower-done = Decir que tu aldea está construida
option-keyflower-done-table = { option-table }

name-command-keyflower = keyflower
name-command-keyflower-bid = ofertar
name-command-keyflower-use = usar
name-command-keyflower-move = llevar
name-command-keyflower-upgrade = mejorar
name-command-keyflower-end = terminar
name-command-keyflower-give = dar
name-command-keyflower-take = tomar
name-command-keyflower-place = colocar
name-command-keyflower-lift = retirar
name-command-keyflower-done = listo

name-option-tile = loseta
name-option-resource = recurso
name-option-tiles = losetas
name-option-boat = barco
