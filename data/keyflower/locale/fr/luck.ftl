table-your-word = Votre mot sera mêlé aux tirages de { $table } au départ : { $word }
lobby-seal = -# Sceau des tirages : ||`{ $hash }`|| · comment vérifier : `{ slash-table-verify }`
dice-seal = -# Sceau des tirages : ||`{ $hash }`||
dice-seal-since = -# Sceau des tirages à partir de l’entrée { $since } : ||`{ $hash }`||
dice-mixed = -# Mêlé aux tirages au départ : { $what }
dice-resealed = **{ $table }** · Une sauvegarde du bot a été restaurée : les tirages ont un nouveau sceau, `{ $hash }`
verify-early = { $table } : les tirages se vérifient quand la partie est terminée ; leurs octets secrets sont alors donnés. D’ici là, comparez chaque sceau à celui qui a été publié : le premier est sur la carte de la salle d’attente.
verify-rules-changed = Certaines entrées suivent d’anciennes règles. À partir de la première, seuls les tirages sont recalculés.
verify-differs =
    { $what ->
        [commitment] **L’entrée { $number } est la première qui diffère** : les octets secrets ne sont pas ceux qui ont été scellés.
        [luck] **L’entrée { $number } est la première qui diffère** : les octets scellés donnent un autre tirage.
        [missing] **L’entrée { $number } est la première qui diffère** : elle manque au journal.
       *[events] **L’entrée { $number } est la première qui diffère** : selon les règles, il se passe autre chose.
    }
over-dice = -# Pour vérifier les tirages : { slash-table-verify }
over-called = -# { $who } · Pour vérifier les tirages : { slash-table-verify }
import-sealed = Tous les tirages découlent des octets scellés.
import-unsealed = Le fichier n’a pas les octets secrets ; les tirages n’y ont pas été comparés.
stats-nothing = personne n’a attendu
