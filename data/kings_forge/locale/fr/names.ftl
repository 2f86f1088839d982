### Les noms des cartes en français, à côté du nom imprimé, qui est sur les images.

# What the variables mean stands in the English file.
name-beside = { $printed } · { $own }

own-card-alchemist = Alchimiste
own-card-astrologer = Astrologue
own-card-bazaar = Bazar
own-card-caravan = Caravane
own-card-cemetery = Cimetière
own-card-dragon-lair = Antre du Dragon
own-card-east-forest = Forêt de l’Est
own-card-garden = Jardin
own-card-jeweler = Joaillier
own-card-library = Bibliothèque
own-card-mill = Moulin
own-card-north-mine = Mine du Nord
own-card-peddler = Colporteur
own-card-shrine = Sanctuaire
own-card-south-mine = Mine du Sud
own-card-tavern = Taverne
own-card-west-forest = Forêt de l’Ouest
own-card-workshop = Atelier

own-item-anvil = Enclume
own-item-arch-wizards-orb = Orbe de l’Archimage
own-item-axe = Hache
own-item-battle-axe = Hache de Guerre
own-item-blessed-gauntlets = Gantelets Bénis
own-item-bow-of-fire = Arc de Feu
own-item-bracelet = Bracelet
own-item-ceremonial-pipe = Pipe Cérémonielle
own-item-crown = Couronne
own-item-dice-of-deceit = Dés de la Tromperie
own-item-dragon-whistle = Sifflet du Dragon
own-item-fancy-toys = Jouets de Luxe
own-item-giant-club = Massue Géante
own-item-holy-hand-grenade = Sainte Grenade à Main
own-item-horseshoes = Fers à Cheval
own-item-ice-sword = Épée de Glace
own-item-iron-golem = Golem de Fer
own-item-magic-wand = Baguette Magique
own-item-necklace = Pendentif
own-item-pick = Pioche
own-item-platemail-of-loyalty = Armure de Loyauté
own-item-precision-caliper = Pied à Coulisse
own-item-queens-crossbow = Arbalète de la Reine
own-item-ruby-collar = Collier de Rubis
own-item-sapphire-spear = Lance de Saphir
own-item-shield = Bouclier
own-item-short-staff = Bâton Court
own-item-swift-sword = Épée Véloce
own-item-sword-of-destiny = Épée du Destin
own-item-table = Table
own-item-trumpet = Trompette
own-item-witchs-brooch = Broche de la Sorcière
own-item-wizards-goblet = Gobelet du Magicien
