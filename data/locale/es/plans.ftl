### Planes: lo que alguien quiere que se haga por adelantado, solo para esa persona (plan-..., plans-...), y que algo se
### hizo por un plan (by-plan...). Variables como en ui.ftl.

# One's plans at a table, line by line. $table
plans-title = **{ $table }** · Tus planes. Solo los ves tú.
# $number: its place in the queue, a number; $plan
plans-line = { $number }. { $plan }
plans-none = No tienes ningún plan aquí. Elige abajo qué hacer cuando te toque.
plans-how = Cuando te toque, se cumple el primero en cuanto sea posible. Los planes acaban con su ronda.
plans-your-turn = Te toca: decide primero. Los planes actúan después.
plans-nothing = Ahora no se puede planear nada.

# A plan in words. $first, $then: what it is to do, first one thing, else the other
plan-else = { $first }; si no, { $then }
# $plan; $stops: what drops it, one of several
plan-unless = { $plan } – no si { $stops }
# A plan that ended. $plan, $entry: the entry at which it ended; $detail: which of its stops came true; $rule
plan-ended =
    { $why ->
        [done] Hecho (entrada { $entry } del registro): { $plan }
        [expired] La ronda ha terminado: { $plan }
        [stopped] Anulado, porque { $detail }: { $plan }
        [gone] Anulado, porque ya nada de ello es posible: { $plan }
        [refused] Anulado, porque iba contra la regla { $rule }: { $plan }
       *[failed] Anulado por un fallo del bot: { $plan }
    }

# Placeholders of menus and buttons. $number: the plan's place in the queue
plans-menu-add = Añade un plan (de varias opciones, la primera posible)
plans-menu-stop = Plan { $number }: no si …
button-plan = Planear
plans-remove = Quitar el { $number }
plans-first = El { $number } primero

# On boards and to whoever made the move before. $who
by-plan = Por un plan: { $who }.
# An entry of the log. $what happened
by-plan-entry = { $what } (por un plan)

# $table, $who (mentions of those whose plans they were)
notice-plans-dropped = **{ $table }** · { $who }: uno de tus planes quedó anulado. Mira el motivo con { slash-table-plan }.

# Why a plan is not taken. $table, $plans and $planned (actions of one): numbers
error-plan-nothing = **{ $table }** · Ahora no se puede planear nada.
error-plan-too-many = **{ $table }** · Esperan como máximo { $plans } planes, de { $planned } líneas cada uno. Quita uno antes.
error-plan-expired = **{ $table }** · Ese plan era para una ronda que ya terminó.
error-plan-stopped = **{ $table }** · La condición que anula este plan ya se cumple.
error-plan-gone = **{ $table }** · Una parte ya no es posible, o necesita tu propia decisión.
error-plan-no-such = **{ $table }** · Ese plan ya no espera.
