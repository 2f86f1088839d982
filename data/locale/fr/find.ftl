find-wishes = { $game } à { $seats }
find-listed = Vous cherchez des joueurs : { $wishes }. La recherche se termine { $until }. Dès que vous êtes assez, une table s’ouvre avec vous tous et vous appelle. `{ slash-table-list }` montre qui cherche aussi.
find-found = { $table } est ouverte dans { $place } avec vous et { $who }. Sa carte a le bouton pour commencer.
find-stopped = Vous ne cherchez plus de joueurs.
find-none = Vous ne cherchiez pas de joueurs.
find-title = **Cherchent des joueurs**
find-line = { $who } · { $wishes } · se termine { $until }
find-more =
    { $count ->
        [one] Une autre personne cherche des joueurs.
       *[other] { $count } autres personnes cherchent des joueurs.
    }
button-find-stop = Ne plus chercher
find-join = Je joue : { $who }
notice-gathered = **{ $table }** · { $who }, vous êtes assez pour { $game }. { $owner } lance la table.
