game-title = Keyflower

lobby-option-screens =
    { $value ->
        [known] Pantallas: con lo que se sabe de ellas.
       *[counted] Pantallas: solo cantidades.
    }

greeting-about = Puja con trabajadores y construye la mejor aldea.
greeting-goal = Tras cuatro estaciones gana quien tenga más puntos.

bot-level-random = fácil
bot-level-settler = medio
bot-level-mayor = fuerte

button-full-board = Todas las aldeas
