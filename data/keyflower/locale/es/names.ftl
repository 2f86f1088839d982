### What things are called, and what tiles do.

## Things. $count: how many

# $colour: blue, red, yellow, green, or unseen for those whose colour is hidden
workers =
    { $colour ->
        [blue] { $count ->
                [one] { $count } azul
               *[other] { $count } azules
            }
        [red] { $count ->
                [one] { $count } rojo
               *[other] { $count } rojos
            }
        [yellow] { $count ->
                [one] { $count } amarillo
               *[other] { $count } amarillos
            }
        [green] { $count ->
                [one] { $count } verde
               *[other] { $count } verdes
            }
       *[unseen] { $count ->
                [one] { $count } trabajador
               *[other] { $count } trabajadores
            }
    }
colour =
    { $colour ->
        [blue] azul
        [red] rojo
        [yellow] amarillo
       *[green] verde
    }
# $resource: wood, stone, iron or gold
goods =
    { $resource ->
        [wood] { $count } de madera
        [stone] { $count } de piedra
        [iron] { $count } de hierro
       *[gold] { $count } de oro
    }
resource =
    { $resource ->
        [wood] madera
        [stone] piedra
        [iron] hierro
       *[gold] oro
    }
# $skill: saw, pickaxe, anvil, or unseen
skills =
    { $skill ->
        [saw] { $count ->
                [one] { $count } sierra
               *[other] { $count } sierras
            }
        [pickaxe] { $count ->
                [one] { $count } pico
               *[other] { $count } picos
            }
        [anvil] { $count ->
                [one] { $count } yunque
               *[other] { $count } yunques
            }
       *[unseen] { $count ->
                [one] { $count } habilidad
               *[other] { $count } habilidades
            }
    }
skill =
    { $skill ->
        [saw] sierra
        [pickaxe] pico
       *[anvil] yunque
    }
any-kind = cualquiera
nothing = nada
start-worker = trabajador inicial
unseen-tile = una loseta oculta
unseen-tiles =
    { $count ->
        [one] { $count } loseta oculta
       *[other] { $count } losetas ocultas
    }
# $side: a or b
summer-side = cara { $side }
side-b = mejorada
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
# Between kinds of a set
list-plus = { " + " }

## What tiles do

no-effect = sin efecto
effect-one-of = una de estas: { $goods }
effect-draw-workers =
    { $count ->
        [one] robar { $count } trabajador
       *[other] robar { $count } trabajadores
    }
effect-draw-skills =
    { $count ->
        [one] robar { $count } habilidad
       *[other] robar { $count } habilidades
    }
effect-pay-worker =
    { $colour ->
        [any] pagar un trabajador cualquiera
        [blue] pagar un trabajador azul
        [red] pagar un trabajador rojo
        [yellow] pagar un trabajador amarillo
       *[green] pagar un trabajador verde
    }
effect-pay-skill =
    { $skill ->
        [any] pagar una habilidad cualquiera
        [saw] pagar una sierra
        [pickaxe] pagar un pico
       *[anvil] pagar un yunque
    }
effect-transport =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } y { $upgrades ->
        [one] { $upgrades } mejora
       *[other] { $upgrades } mejoras
    }

## What tiles score. $count: points

end-sets = { points } por cada { $kinds }
end-each = { points } por cada { $kind }
# $sort: resource, skill or worker; $number: how many of them
end-any =
    { $number ->
        [1] { $sort ->
                [resource] { points } por cada recurso
                [skill] { points } por cada habilidad
               *[worker] { points } por cada trabajador
            }
       *[other] { $sort ->
                [resource] { points } por cada { $number } recursos
                [skill] { points } por cada { $number } habilidades
               *[worker] { points } por cada { $number } trabajadores
            }
    }
end-one-kind =
    { $sort ->
        [resource] { points } por cada recurso de un tipo
        [skill] { points } por cada habilidad de un tipo
       *[worker] { points } por cada trabajador de un color
    }
end-on-tile = { points } por unidad encima: { $kind }
end-neighbours = { points } por cada loseta que la toca
end-steps = { points } por cada paso impreso
end-loop = { points } por cada loseta de una ruta cerrada de caminos
# $numbers: points for 1, 2, 3 boats
end-water = barcos en línea de agua desde la casa: { $numbers } puntos
end-upgrade = una mejora gratis antes de puntuar

## What summer boats let their owner do. $random, $green: workers

ability =
    { $power ->
        [boat-income] { $green ->
                [0] { $random } trabajadores al azar al final de cada estación
               *[other] { $green } verde al final de cada estación
            }
        [cross-country] pasos a través de campos, los bordes no tienen que coincidir
        [double-transport] pasos y mejoras dobles
        [wild-upgrade] cualquier recurso paga por otro en mejoras
        [wild-score] cualquier recurso vale por otro al puntuar
        [counter-bid] ofertas en otro color
       *[mixed-use] usos de losetas bloqueadas con cualquier color
    }

## What an upgrade takes, beside named things

cost-any-goods =
    { $count ->
        [one] un recurso cualquiera
       *[other] { $count } recursos cualesquiera
    }
cost-any-skills =
    { $count ->
        [one] una habilidad cualquiera
       *[other] { $count } habilidades cualesquiera
    }
