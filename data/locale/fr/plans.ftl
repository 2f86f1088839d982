### Plans : ce que quelqu’un veut voir fait à l’avance, pour cette personne seule (plan-..., plans-...), et ce qui a été fait
### par un plan (by-plan...). Variables comme dans ui.ftl.

# One's plans at a table, line by line. $table
plans-title = **{ $table }** · Vos plans. Personne d’autre ne les voit.
# $number: its place in the queue, a number; $plan
plans-line = { $number }. { $plan }
plans-none = Vous n’avez aucun plan ici. Choisissez ci-dessous que faire à votre tour.
plans-how = À votre tour, le premier est exécuté dès qu’il peut l’être. Les plans prennent fin avec leur manche.
plans-your-turn = C’est votre tour : décidez d’abord. Les plans agissent ensuite.
plans-nothing = Rien ne peut être prévu en ce moment.

# A plan in words. $first, $then: what it is to do, first one thing, else the other
plan-else = { $first } ; sinon { $then }
# $plan; $stops: what drops it, one of several
plan-unless = { $plan } – sauf si { $stops }
# A plan that ended. $plan, $entry: the entry at which it ended; $detail: which of its stops came true; $rule
plan-ended =
    { $why ->
        [done] Exécuté (entrée { $entry } du journal) : { $plan }
        [expired] La manche est finie : { $plan }
        [stopped] Abandonné, car { $detail } : { $plan }
        [gone] Abandonné, car plus rien n’en est possible : { $plan }
        [refused] Abandonné, car contraire à la règle { $rule } : { $plan }
       *[failed] Abandonné par une erreur du bot : { $plan }
    }

# Placeholders of menus and buttons. $number: the plan's place in the queue
plans-menu-add = Ajoutez un plan (de plusieurs choix, le premier possible)
plans-menu-stop = Plan { $number } : sauf si …
button-plan = Prévoir
plans-remove = Retirer le { $number }
plans-first = Le { $number } d’abord

# On boards and to whoever made the move before. $who
by-plan = Par un plan : { $who }.
# An entry of the log. $what happened
by-plan-entry = { $what } (par un plan)

# $table, $who (mentions of those whose plans they were)
notice-plans-dropped = **{ $table }** · { $who } : l’un de vos plans a été abandonné. { slash-table-plan } dit pourquoi.

# Why a plan is not taken. $table, $plans and $planned (actions of one): numbers
error-plan-nothing = **{ $table }** · Rien ne peut être prévu en ce moment.
error-plan-too-many = **{ $table }** · Au plus { $plans } plans attendent, de { $planned } lignes chacun. Retirez-en un d’abord.
error-plan-expired = **{ $table }** · Ce plan était pour une manche terminée.
error-plan-stopped = **{ $table }** · La condition qui annule ce plan est déjà remplie.
error-plan-gone = **{ $table }** · Une partie n’en est plus possible, ou demande votre propre décision.
error-plan-no-such = **{ $table }** · Ce plan n’attend plus.
