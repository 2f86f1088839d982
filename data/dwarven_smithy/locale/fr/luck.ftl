table-your-word = Votre mot sera mêlé aux mélanges de { $table } au départ : { $word }
lobby-seal = -# Sceau des mélanges : ||`{ $hash }`|| · comment vérifier : `{ slash-table-verify }`
dice-seal = -# Sceau des mélanges : ||`{ $hash }`||
dice-seal-since = -# Sceau des mélanges à partir de l’entrée { $since } : ||`{ $hash }`||
dice-mixed = -# Mêlé aux mélanges au départ : { $what }
dice-resealed = **{ $table }** · Une sauvegarde du bot a été restaurée : les mélanges ont un nouveau sceau, `{ $hash }`
verify-early = { $table } : les mélanges se vérifient quand la partie est terminée ; leurs octets secrets sont alors donnés. D’ici là, comparez chaque sceau à celui qui a été publié : le premier est sur la carte de la salle d’attente.
verify-rules-changed = Certaines entrées suivent d’anciennes règles. À partir de la première, seuls les mélanges sont recalculés.
verify-differs =
    { $what ->
        [commitment] **L’entrée { $number } est la première qui diffère** : les octets secrets ne sont pas ceux qui ont été scellés.
        [luck] **L’entrée { $number } est la première qui diffère** : les octets scellés donnent d’autres cartes.
        [missing] **L’entrée { $number } est la première qui diffère** : elle manque au journal.
       *[events] **L’entrée { $number } est la première qui diffère** : selon les règles, il se passe autre chose.
    }
over-dice = -# Pour vérifier les mélanges : { slash-table-verify }
over-called = -# { $who } · Pour vérifier les mélanges : { slash-table-verify }
import-sealed = Tous les mélanges sont ceux que le sceau a fixés à l’avance.
import-unsealed = Il manque au fichier les octets secrets ; les mélanges n’ont pas pu être vérifiés avec le sceau.
stats-nothing = personne n’a attendu
