### Lo que se puede planear para el próximo turno, y cómo van los planes en este juego.

plan-sell = Vender { $card }
plan-offer = Llevar { $card } al mercado
plan-craft = Fabricar { $card }
plan-buy = Comprar { $card } por { coins-number } como mucho
plan-end = Acabar el turno sin robar
plan-pass = Pasar en la próxima subasta

plan-sells = Da { coins-number }, un turno después de llegar al mercado.
plan-offers = En estado refinado; se puede vender un turno después.
plan-offers-rune = Se puede vender un turno después.
plan-crafts = Con los menos recursos que basten.
plan-buys = Donde esté más barata entonces; si nadie la tiene, se anula.

plan-stop-ending = han empezado los últimos turnos
plan-stop-gone = { $card } ya no está a la venta

plans-how = En tu próximo turno se cumplen en este orden; lo que entonces no se pueda hacer se anula.
plans-your-turn = Te toca. Lo que planees ahora es para tu próximo turno.
plan-ended =
    { $why ->
        [done] Cumplido en la entrada { $entry }: { $plan }
        [expired] Acabó con su turno: { $plan }
        [stopped] Anulado, porque { $detail }: { $plan }
        [gone] Anulado, porque no se pudo hacer: { $plan }
        [refused] Anulado, porque iba contra la regla { $rule }: { $plan }
       *[failed] Anulado por un fallo del bot: { $plan }
    }
error-plan-expired = **{ $table }** · Ese plan era para un turno que ya acabó.
