### Lo que dicen los bots: al forjar, cuando les roban y al final; dos maneras de cada cosa, por nivel.
### $who: nombre; $words: una de las líneas de abajo

manner = { $who }: «{ $words }»

manner-random-crafted-0 = Pues sí que encajan.
manner-random-crafted-1 = Tenía otra cosa en mente, pero sirve.
manner-random-robbed-0 = Estaba aquí hace un momento.
manner-random-robbed-1 = Lo habría perdido igual.
manner-random-won-0 = Soy el primer sorprendido.
manner-random-won-1 = La suerte no tenía nada mejor que hacer hoy.
manner-random-lost-0 = Se estaba bien junto al fuego.
manner-random-lost-1 = Me gustaron las chispas.

manner-apprentice-crafted-0 = El maestro asentiría.
manner-apprentice-crafted-1 = Recto, casi del todo.
manner-apprentice-robbed-0 = Acababa de pulirlo.
manner-apprentice-robbed-1 = La próxima vez daré más fuerte.
manner-apprentice-won-0 = La práctica ha dado fruto.
manner-apprentice-won-1 = Esto lo contaré en casa.
manner-apprentice-lost-0 = Hoy he aprendido algo.
manner-apprentice-lost-1 = Vuelta al fuelle.

manner-smith-crafted-0 = Según lo calculado.
manner-smith-crafted-1 = El hierro estaba listo.
manner-smith-robbed-0 = Bien visto.
manner-smith-robbed-1 = Anotado.
manner-smith-won-0 = Buen fuego, buen día.
manner-smith-won-1 = Estaba en los dados que quedaban.
manner-smith-lost-0 = Bien forjado.
manner-smith-lost-1 = La mejor mano.
