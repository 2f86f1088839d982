### Lo que pasa, dicho a quien lo hace. Qué significan los ids y las variables está en el archivo inglés.

yours-round-began = Ronda { $round }. Empiezas tú. Boca arriba: { $cards }.
yours-new-round = Ronda { $round }, empieza { $who }: tienes { $dice }
yours-new-round-first = Ronda { $round }, empiezas: tienes { $dice }
yours-claimed = Reclamas { $side } y pagas { $paid }.
yours-claimed-free = Reclamas { $side }, gratis.
yours-claimed-trading = Reclamas { $side }.
yours-gathering-over = No queda carta que descubrir: empieza la fase de fabricación.
yours-docked = Pagas { $paid } en el { $space } ({ $card } boca abajo).
yours-claimed-for = Reclamas { $side }: { $gained }.
yours-docked-for = Usas el { $space }: { $gained }.
yours-got-now = { $dice }, para usar ya
yours-got-later = { $dice } para la próxima ronda
yours-got-token = recibes { $held } ({ $effect } después de tirar)
yours-got-library = un dado de Biblioteca para tu tirada
yours-got-rolled = sacas { $die } y te lo quedas
yours-got-instead = sacas { $die } y recibes { $dice } en su lugar
yours-got-back = sacas { $die } y vuelve a la reserva general
yours-got-cancelled = sacas { $die }, que queda anulado (regla 7.4)
yours-got-purple = en esta ronda no valen los dados que saquen { $value }
yours-passed =
    { $taking ->
        [nothing] Pasas.
        [forced] Pasas: no podías hacer otra cosa.
        [metal] Pasas primero: tomas 1 metal, para usar ya.
       *[token] Pasas primero: tomas una ficha de +1/+1, para dos dados después de tirar.
    }
yours-gained =
    { $usable ->
        [yes] Ganas { $dice }, para usar ya.
       *[no] Ganas { $dice } en tu herrería (ronda siguiente).
    }
yours-gained-part =
    { $usable ->
        [yes] Ganas { $dice }, para usar ya. La reserva general no alcanza para { $missing } (regla 2.3).
       *[no] Ganas { $dice } en tu herrería, para la ronda siguiente. La reserva general no alcanza para { $missing } (regla 2.3).
    }
yours-gained-nothing = No ganas nada. La reserva general no alcanza para { $missing } (regla 2.3).
yours-benefit-gained = Obtienes el beneficio «{ $held }».
yours-library-gained = Recibes un dado de Biblioteca para tu tirada.
yours-library-missed = No recibes dado de Biblioteca: no queda ninguno (regla 7.1).
yours-traded = Das { $given } a { $to } y tomas un dado de { $taken }.
yours-gamble-rolled = Sacas { $die } con { $side }.
yours-gamble-missed = { $side }: en la reserva general no queda dado que puedas tirar (regla 2.3).
yours-gamble-kept = Te quedas con { $die } en tu herrería.
yours-gamble-returned = Tu { $die } vuelve a la reserva general.
yours-cancelled = Tus dados anulados: { $dice } (regla 7.4).
yours-used = Usas un beneficio ({ $source }): { $before } → { $after }.
yours-wood-taken = Tomas 1 madera ({ $source }).
yours-wood-rolled = Tomas un dado de madera con { $source } y sacas { $die }.
yours-wood-missed = Usas { $source }, pero en la reserva general no queda madera (regla 2.3).
yours-benefit-kept = Guardas { $held } para más tarde.
yours-rolled = Tiras: { $dice }.
yours-crafted = Fabricas { $item } con { $dice }.
yours-crafted-won = Fabricas **{ $item }** con { $dice } y lo ganas.
yours-stolen = Robas { $item } a { $victim } con { $dice }. { $victim } recupera { $freed }.
yours-stolen-won = Robas **{ $item }** a { $victim } con { $dice } y lo ganas.
yours-at-stake = Se gana al final de la ronda si nadie lo roba.
yours-not-at-stake = Se gana al final de la ronda.
yours-turn-ended = Terminas tu turno de fabricación.
yours-turn-ended-unused = Terminas tu turno de fabricación. A tu herrería: { $dice }.
yours-turn-fruitless = Con { $dice } no se puede hacer nada: tu turno termina.
yours-turn-no-dice = No quedan dados: tu turno termina.
yours-turn-nothing-more = No se puede hacer nada más: se acaba tu turno.
yours-turn-skipped = **No tienes nada que tirar**: tu turno termina.
yours-won = Te quedas con **{ $item }** para siempre.
yours-benefits-lost = No has usado: { $held }.
yours-tokens-lost = No usaste { $held }: se pierde con la ronda.
