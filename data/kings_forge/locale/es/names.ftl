### Los nombres de las cartas en español, junto al impreso, que está en las imágenes.

# What the variables mean stands in the English file.
name-beside = { $printed } · { $own }

own-card-alchemist = Alquimista
own-card-astrologer = Astrólogo
own-card-bazaar = Bazar
own-card-caravan = Caravana
own-card-cemetery = Cementerio
own-card-dragon-lair = Guarida del Dragón
own-card-east-forest = Bosque del Este
own-card-garden = Jardín
own-card-jeweler = Joyero
own-card-library = Biblioteca
own-card-mill = Molino
own-card-north-mine = Mina del Norte
own-card-peddler = Buhonero
own-card-shrine = Santuario
own-card-south-mine = Mina del Sur
own-card-tavern = Taberna
own-card-west-forest = Bosque del Oeste
own-card-workshop = Taller

own-item-anvil = Yunque
own-item-arch-wizards-orb = Orbe del Archimago
own-item-axe = Hacha
own-item-battle-axe = Hacha de Guerra
own-item-blessed-gauntlets = Guanteletes Benditos
own-item-bow-of-fire = Arco de Fuego
own-item-bracelet = Brazalete
own-item-ceremonial-pipe = Pipa Ceremonial
own-item-crown = Corona
own-item-dice-of-deceit = Dados del Engaño
own-item-dragon-whistle = Silbato del Dragón
own-item-fancy-toys = Juguetes Finos
own-item-giant-club = Garrote Gigante
own-item-holy-hand-grenade = Santa Granada de Mano
own-item-horseshoes = Herraduras
own-item-ice-sword = Espada de Hielo
own-item-iron-golem = Gólem de Hierro
own-item-magic-wand = Varita Mágica
own-item-necklace = Gargantilla
own-item-pick = Pico
own-item-platemail-of-loyalty = Coraza de la Lealtad
own-item-precision-caliper = Calibre de Precisión
own-item-queens-crossbow = Ballesta de la Reina
own-item-ruby-collar = Collar de Rubíes
own-item-sapphire-spear = Lanza de Zafiro
own-item-shield = Escudo
own-item-short-staff = Bastón Corto
own-item-swift-sword = Espada Veloz
own-item-sword-of-destiny = Espada del Destino
own-item-table = Mesa
own-item-trumpet = Trompeta
own-item-witchs-brooch = Broche de la Bruja
own-item-wizards-goblet = Cáliz del Mago
