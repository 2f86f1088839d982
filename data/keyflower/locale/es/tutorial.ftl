### El tutorial: /rules query:tutorial. Los números entre paréntesis son reglas.

tutorial-label = Tutorial: una primavera y el invierno, contra un bot

tutorial-bid =
    Construyes una aldea en cuatro estaciones; gana quien tiene más puntos (12.9).
    Losetas 1 a 3, **en oferta**: para quien más trabajadores ofrezca al acabar la estación. Debajo, los tuyos.
    El bot (la gota) ofrece 1 rojo por Keywood. El primer trabajador **bloquea** el color (marco rojo): ahí se ofrecen rojos (5.1), y más que otros (6.2).
    -# En una mesa: { button-my-turn } y { menu-offer }
tutorial-task-bid = Supera al bot en Keywood.
tutorial-say-bid-blue = Ofertar: 1 azul
tutorial-say-bid-low = Ofertar: 1 rojo
tutorial-say-bid-right = Ofertar: 2 rojos
tutorial-bid-blue = Solo valen rojos.
tutorial-bid-low = No hay empates.
tutorial-bid-right = Rojos, como el primero, y uno más que el bot.

tutorial-outbid =
    El bot va ganando con 3. Tus 2 rojos (la llama) van perdiendo y **pueden moverse** (4.5), todos juntos: a otra oferta, o sobre una loseta para usarla (4.4).
tutorial-task-outbid = Mueve tu grupo a una oferta por Woodcutter.
tutorial-say-outbid-half = 1 rojo
tutorial-say-outbid-whole = 2 rojos
tutorial-say-outbid-more = 2 más en Keywood
tutorial-outbid-half = Van los dos o ninguno.
tutorial-outbid-more = Las reglas lo permiten, pero prueba otra cosa: gastarías 4 trabajadores en una loseta.
tutorial-outbid-whole = Un grupo que pierde se mueve entero.

tutorial-own =
    Tu aldea: tu casa y, al lado, Quarryman. Los trabajadores puestos **sobre** una loseta la usan al instante: aquí, 2 de piedra (7.1), que quedan en ella (7.5). Vuelven a ti al acabar la estación.
    -# En una mesa: { menu-mine }
tutorial-task-own = Usa Quarryman.
tutorial-say-own-bid = Ofertar por Quarryman
tutorial-own-bid = Ya es tuya. Se oferta por las losetas en oferta.
tutorial-own-keywood = Sobre Quarryman aún no hay nadie: tu trabajador decide su color.

tutorial-market =
    También se usan las losetas en oferta; lo que producen va a tu casa (7.5).
    Cada uso posterior pide **más** trabajadores (7.2): el bot usó Woodcutter con 1, por eso pone 2+.
tutorial-task-market = Usa Woodcutter: 2 de madera.
tutorial-say-market-few = Usar: 1 rojo
tutorial-say-market-blue = Usar: 2 azules
tutorial-say-market-right = Usar: 2 rojos
tutorial-market-few = El bot puso 1.
tutorial-market-blue = Tu oferta la hizo roja.
tutorial-market-right = Uno más que el bot, del color bloqueado.

tutorial-home =
    Mejorada, Home 1 da 5 puntos. Pide encima una madera y una piedra, y la piedra está en Quarryman.
    Cualquier casa permite llevar (flecha curva) y mejorar (la verde) en **tu** aldea (8.1). La tuya está bloqueada en amarillo; la del bot, Home 2, está libre, pero se queda tu trabajador (9.4).
    -# En una mesa: { menu-others }
tutorial-task-home = Usa una casa con tus azules.
tutorial-home-own = El trabajador del bot decidió su color.
tutorial-home-pass = Las reglas lo permiten, pero prueba otra cosa: la piedra se quedaría donde está.

tutorial-move =
    Tienes 1 paso y 1 mejora. Un **paso** lleva un recurso a la loseta vecina, donde se juntan dos caminos (8.2). Una **mejora** se paga con lo que hay en esa misma loseta (8.6): Home 1 pide 1 de madera y 1 de piedra.
    -# En una mesa: { menu-carry }
tutorial-task-move = Lleva a Home 1 lo que le falta.
tutorial-say-move-both = Llevar 2 de piedra
tutorial-say-move-right = Llevar 1 de piedra
tutorial-move-both = Basta con una.
tutorial-move-upgrade = La piedra está en Quarryman.
tutorial-move-right = Un paso, una piedra.

tutorial-upgrade =
    En Home 1 hay madera y piedra. Mejorada, una loseta hace más el resto de la partida: Home 1 da 2 pasos, y 5 puntos al final (8.8).
    Quarryman se paga con un pico, una **habilidad** de tras tu pantalla (8.6).
tutorial-task-upgrade = Mejora Home 1.
tutorial-upgrade-quarryman = Los barcos traen habilidades.
tutorial-upgrade-end = Las reglas lo permiten, pero prueba otra cosa: perderías tu mejora.

tutorial-pass =
    El bot ha pasado. Cuando todos pasan uno tras otro, acaba la estación; hasta entonces, quien pasó puede volver a actuar (4.2).
    Las losetas sin ofertas salen entonces del juego, con sus trabajadores (9.2). Vas ganando en Woodcutter y te queda 1 azul.
tutorial-task-pass = Deja que acabe la primavera.
tutorial-say-pass-bid = 1 azul a Woodcutter
tutorial-pass-bid = De todos modos vas ganando ahí.
tutorial-pass-use = Las reglas lo permiten, pero prueba otra cosa: trae 1 trabajador, pero el que colocas se pierde: nadie oferta por Alehouse.

tutorial-boat =
    Las ofertas ganadoras se gastan; los trabajadores de una loseta son de quien la tiene (9.3).
    Ahora, **barcos**. La loseta de orden es tuya: eliges primero.
    Keyflower: 1 sierra, 2 azules, 2 rojos, 3 amarillos
    Sea Bastion: 1 pico, 1 yunque, 2 azules, 3 rojos, 1 amarillo
    Luego se construye lo ganado, con bordes iguales (10.5): **{ button-propose }**.
tutorial-task-boat = Toma el barco con el pico.
tutorial-say-boat-done = Construido ya
tutorial-boat-keyflower = Las reglas lo permiten, pero prueba otra cosa: no lleva ningún pico.
tutorial-boat-done = Hay que construirla.

tutorial-winter =
    Woodcutter está en tu aldea. Verano y otoño van como la primavera; aquí ambos solo tomáis barcos: tienes 11 azules, 8 rojos, 3 amarillos.
    En **invierno** se oferta por losetas de vuestras manos: cada uno da en secreto una o más (3.4). Al final (12.4), Jeweller da 2 por cada oro, Village Hall 1 por cada trabajador de un color, Key Market 2 por cada verde.
tutorial-task-winter = Da la loseta que te dará puntos.
tutorial-say-winter-none = No dar ninguna
tutorial-winter-none = Hay que dar al menos una.
tutorial-winter-jeweller = Las reglas lo permiten, pero prueba otra cosa: no tienes oro.
tutorial-winter-hall = El invierno ha acabado: has ganado Village Hall por 1 rojo y tomado el barco Keyflower. Puntos (12.2): 5 por Home 1, 11 en Village Hall por otros tantos trabajadores azules, 2 por el barco, uno por cada paso de tu casa. Ganas por 18 a 6.
