### The end of a game as a story. $who: a player; $card: a card; $coins: how many; $turn: which of that player's turns

story-dearest = Achat le plus cher : { $who } a pris { $card } à { $seller } pour { $coins }.
story-dearest-row = Achat le plus cher : { $who } a pris { $card } à l’entrepôt pour { $coins }.
story-customer = Client en or : { $who } a acheté { $count } cartes à { $seller }, { coins-number } en tout.
story-craft = Meilleure vente : { $who } a touché { coins-number } pour { $card }.
story-crafts = Meilleures ventes : { coins-number } chacune pour { $crafts }.
story-craft-each = { $card } ({ $who })
story-first = Premier Objet du Roi : { $who } l’a achevé au tour { $turn }.
story-first-named = Premier Objet du Roi : { $who } a achevé { $card } au tour { $turn }.
story-let-go = Bonne affaire : { $who } a vendu { $card } pour { $price } à { $buyer }, à qui cela a rapporté { coins-number }.
story-crown = Meilleur Objet du Roi : { $card }, { coins-number } pour { $who }.
story-lead = Tournant : à partir du tour { $turn }, { $who } menait nettement.
story-late = Tournant : le dernier décompte a mis { $who } en tête.
story-narrow = Serré jusqu’au bout : { $who } gagne de { coins-number }.
story-end =
    { $by ->
        [kings] Fin : { $who } a achevé un quatrième Objet du Roi au tour { $turn }.
        [guild] Fin : { $who } a pioché la dernière carte de guilde au tour { $turn }.
       *[mine] Fin : { $who } a pioché la dernière carte de la mine au tour { $turn }.
    }

stats-figures = tours { $turns }, achevées { $completed } (Objets du Roi { $kings }), vendues { $sold }, achetées { $bought }, piochées { $drawn }
