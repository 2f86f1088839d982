### Le nom des cartes, et leurs textes.

own-iron = fer
own-silver = argent
own-gold = or
own-mithril = mithril
own-emerald = émeraude
own-ruby = rubis
own-sapphire = saphir
own-moonstone = pierre de lune
own-thunder = rune de tonnerre
own-lightning = rune de foudre
own-ice = rune de glace
own-earth = rune de terre
own-metal = métal au choix
own-gem = gemme au choix
own-rune = rune au choix
own-any = icône au choix
lack-metal = un métal
lack-gem = une gemme
lack-rune = une rune

raw-card = { $card } à raffiner
unseen-card = une carte face cachée
unseen-kings-item = Objet du Roi (face cachée)
cards-none = rien
cards-several = { $count } × { $card }
cards-number =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

type-apprentice = apprenti
type-tool = outil
type-item = objet
type-kings-item = Objet du Roi
type-weapon = arme
type-armor = armure
type-shield = bouclier

coins-number =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

text-limit =
    { $area ->
        [hand] Votre limite de main augmente de { $by }.
        [market] Votre limite de marché augmente de { $by }.
        [workshop] Votre limite d’atelier augmente de { $by }.
       *[tools] Votre limite d’outils augmente de { $by }.
    }
text-income = { coins-number } au début de chacun de vos tours.
text-sale = { coins-number } de plus par ressource vendue.
text-warehouse = Les cartes de l’entrepôt vous coûtent { coins-number } de moins (au moins 1).
text-completion = { coins-number } de plus par carte achevée de ce type : { $type }.
text-no-tilt = Ce qui entre dans votre marché s’y vend au même tour (sans s’incliner).
text-stand-in = Pour fabriquer ({ $types }), une carte peut en remplacer une autre de sa classe : { $resource }.
text-less = Si vous le gardez : chaque { $types } prend 1 de moins ({ $resource }).
text-bonus =
    À la fin { coins-number } { $per ->
        [tool] par outil gardé.
        [apprentice] par apprenti en place.
        [other-kings-item] par autre Objet du Roi achevé.
        [subtype] par sous-type parmi vos Objets du Roi.
       *[rune-under] par rune sous vos Objets du Roi.
    }
