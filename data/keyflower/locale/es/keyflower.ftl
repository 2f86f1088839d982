game-title = Keyflower

lobby-option-screens =
    { $value ->
        [known] Pantallas: con lo que se sabe de ellas.
       *[counted] Pantallas: solo cantidades.
    }

greeting-about = Puja con trabajadores y construye la mejor aldea.
greeting-goal = Tras cuatro estaciones gana quien tenga más puntos.
greeting-turn = Un turno: ofrece trabajadores por una loseta en oferta, o ponlos en una loseta para usarla. Al acabar la estación, la gana quien más ofreció.

bot-level-random = fácil
bot-level-settler = medio
bot-level-mayor = fuerte

button-full-board = Todas las aldeas
