### Lo que se puede planear para el próximo turno, y cómo van los planes en este juego.

plan-sell = Vender { $card }
plan-offer = Mover { $card } al mercado
plan-craft = Fabricar { $card }
plan-buy = Comprar { $card } por { coins-number } como mucho
plan-end = Acabar el turno sin robar
plan-pass = Pasar en la próxima subasta

plan-sells = Por { coins-number }, si llegó a tu mercado en un turno anterior; si no, un turno después.
plan-offers = Refinada para entonces. Puedes venderla un turno después, o da su precio al final.
plan-offers-rune = Puedes venderla un turno después, o da su precio al final.
plan-crafts = Si tu taller tiene entonces lo que hace falta; con los menos recursos posibles.
plan-buys = En el mercado más barato entonces, o en el almacén. No si cuesta más.
plan-buys-guild = Si alguien la vende todavía entonces. No si cuesta más.

plan-stop-ending = han empezado los últimos turnos
plan-stop-gone = nadie vende ya { $card }

plans-how = Al empezar tu próximo turno se cumplen todos, en este orden. Lo que entonces no se pueda hacer se anula.
plans-your-turn = Te toca. Lo que planees ahora es para tu próximo turno.
plan-ended =
    { $why ->
        [done] Hecho (entrada { $entry } del registro): { $plan }
        [expired] El turno ha terminado: { $plan }
        [stopped] Anulado, porque { $detail }: { $plan }
        [gone] Anulado, porque no se pudo hacer: { $plan }
        [refused] Anulado, porque iba contra la regla { $rule }: { $plan }
       *[failed] Anulado por un fallo del bot: { $plan }
    }
error-plan-expired = **{ $table }** · Ese plan era para un turno que ya acabó.
