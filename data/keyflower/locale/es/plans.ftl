### Lo que se puede planear para los turnos de una estación, y cómo van los planes en este juego.

plan-pass = Pasar
plan-pass-season = Pasar hasta que acabe la estación
plan-stop-outbid = alguien supera tu oferta

plans-how = Cuando te toque, pasas en el acto: una vez, o hasta que acabe la estación. Los planes acaban con su estación.
plan-ended =
    { $why ->
        [done] Cumplido en la entrada { $entry }: { $plan }
        [expired] Acabó con su estación: { $plan }
        [stopped] Anulado, porque { $detail }: { $plan }
        [gone] Anulado, porque ya nada de ello es posible: { $plan }
        [refused] Anulado, porque iba contra la regla { $rule }: { $plan }
       *[failed] Anulado por un fallo del bot: { $plan }
    }
error-plan-expired = **{ $table }** · Ese plan era para una estación que ya terminó.
