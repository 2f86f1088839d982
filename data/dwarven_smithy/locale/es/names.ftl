### Cómo se llaman las cartas, y sus textos.

own-iron = hierro
own-silver = plata
own-gold = oro
own-mithril = mithril
own-emerald = esmeralda
own-ruby = rubí
own-sapphire = zafiro
own-moonstone = piedra lunar
own-thunder = runa de trueno
own-lightning = runa de rayo
own-ice = runa de hielo
own-earth = runa de tierra
own-metal = cualquier metal
own-gem = cualquier gema
own-rune = cualquier runa
own-any = icono de cualquier tipo
lack-metal = un metal
lack-gem = una gema
lack-rune = una runa

raw-card = { $card } sin refinar
unseen-card = una carta boca abajo
unseen-kings-item = Objeto del Rey (boca abajo)
cards-none = nada
cards-several = { $count } × { $card }
cards-number =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

type-apprentice = aprendiz
type-tool = herramienta
type-item = objeto
type-kings-item = Objeto del Rey
type-weapon = arma
type-armor = armadura
type-shield = escudo

coins-number =
    { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }

text-limit =
    { $area ->
        [hand] Tu límite de mano sube en { $by }.
        [market] Tu límite de mercado sube en { $by }.
        [workshop] Tu límite de taller sube en { $by }.
       *[tools] Tu límite de herramientas sube en { $by }.
    }
text-income = { coins-number } al empezar cada uno de tus turnos.
text-sale = { coins-number } más por cada recurso que vendas.
text-warehouse = Las cartas del almacén te cuestan { coins-number } menos (mínimo 1).
text-completion = { coins-number } más por cada carta completada de este tipo: { $type }.
text-no-tilt = Lo que entra en tu mercado se vende ya ese turno (no se gira).
text-stand-in = Al fabricar ({ $types }), una carta puede valer por otra de su clase: { $resource }.
text-less = Si la conservas: cada { $types } pide 1 menos ({ $resource }).
text-bonus =
    Al final { coins-number } { $per ->
        [tool] por cada herramienta que conserves.
        [apprentice] por cada aprendiz que tengas.
        [other-kings-item] por cada otro Objeto del Rey completado.
        [subtype] por cada subtipo entre tus Objetos del Rey.
       *[rune-under] por cada runa bajo tus Objetos del Rey.
    }
