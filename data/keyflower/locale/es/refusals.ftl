### Why the rules say no. $rule: its number; other variables in rules/reasons.py

by-rule = (regla { $rule })

refused-game-over = La partida ha terminado { by-rule }.
refused-not-awaited = Ahora les toca a otros { by-rule }.
refused-not-now = Eso no se puede hacer ahora { by-rule }.
refused-not-in-play = { $tile } no está en juego { by-rule }.
refused-no-such-place = No hay ningún lugar { $place } { by-rule }.
refused-superfluous = En { $tile } no hay nada más que elegir { by-rule }.
refused-choice-missing = En { $tile } debes decir qué pagas o tomas { by-rule }.
refused-no-group-there = No tienes trabajadores en el lugar { $place } { by-rule }.
refused-moves-whole = Un grupo se mueve entero: los grupos tienen { $moved }, colocas { $number } { by-rule }.
# $colour; $wanted, $have: workers
refused-not-behind-screen = Necesitas { $wanted } tras tu pantalla ({ $colour }) y tienes { $have } { by-rule }.
refused-group-wins = Tus trabajadores del lugar { $place } van ganando y se quedan { by-rule }.
refused-locked = { $tile } está bloqueada ({ $lock }): ahí no vale { $colour } { by-rule }.
refused-one-colour = Los trabajadores colocados juntos son de un color { by-rule }.
refused-not-for-bids = No se puede ofertar por { $tile } { by-rule }.
refused-bid-too-low = Muy pocos por { $tile }: necesitas al menos { $least } { by-rule }.
refused-own-group-stays = Tus trabajadores del lugar { $place } ya cuentan ahí { by-rule }.
refused-no-use = { $tile } no se puede usar { by-rule }.
refused-too-few = Usar { $tile } pide al menos { $least } { by-rule }.
refused-tile-full =
    { $most ->
        [0] { $tile } está cerrada esta estación { by-rule }.
       *[other] En { $tile } caben { $most } { by-rule }.
    }
refused-cannot-pay-worker = { $tile } pide un trabajador de tu pantalla: { $colour } { by-rule }.
refused-cannot-pay-skill = { $tile } pide una habilidad: { $skill } { by-rule }.
refused-not-in-village = { $tile } no está en tu aldea { by-rule }.
refused-too-far = Eso cuesta { $wanted } pasos; quedan { $left } { by-rule }.
refused-no-upgrade-left = No queda ninguna mejora { by-rule }.
refused-not-lying-there = En { $tile } no hay tanto de { $resource }: { $have } de { $wanted } { by-rule }.
refused-same-tile = El recurso ya está en { $tile } { by-rule }.
refused-no-road = Ningún camino lleva de { $origin } a { $to } { by-rule }.
refused-no-side-b = { $tile } no se puede mejorar { by-rule }.
refused-upgraded-before = { $tile } ya está mejorada { by-rule }.
refused-cost = Mejorar { $tile } cuesta { $paying }, encima de ella { by-rule }.
refused-skill-missing = { $tile } pide { $wanted } de { $skill } tras tu pantalla; tienes { $have } { by-rule }.
refused-not-the-cost = { $paying } no paga { $tile } { by-rule }.
refused-not-in-hand = { $tile } no está entre tus losetas de invierno { by-rule }.
refused-same-choice = Has elegido eso mismo { by-rule }.
refused-boat-taken = { $seat } ya tiene { $boat } { by-rule }.
refused-boat-first = En invierno se construye cuando tienes tu barco { by-rule }.
refused-not-to-build = { $tile } no es tuya para construir { by-rule }.
refused-hex-taken = { $tile } está en { $q },{ $r } { by-rule }.
refused-not-touching = { $q },{ $r } no toca ninguna loseta de tu aldea { by-rule }.
refused-edges-differ = Los bordes de { $tile } y { $other } no coinciden { by-rule }.
refused-still-fits = { $tile } todavía cabe en algún sitio { by-rule }.
refused-nothing-to-lift = No hay nada nuevo colocado { by-rule }.
refused-not-all-placed = Falta colocar { $tile } { by-rule }.
refused-bid-other-colour = Tu oferta por { $tile } es de otro color: { $colour } { by-rule }.
