### La fin d’une partie et ce qui suit. Les ids et les variables sont expliqués dans le fichier anglais.

## Le dernier message

lasted-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
lasted-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
lasted-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
over-longest-wait = Plus longue attente pour un coup : { $who }, { $lasted }.
over-other-game = Ou jouez à { $game }
over-another-game = Un autre jeu
button-rematch = Revanche
button-replay = Revoir
button-stats = Statistiques
button-export = Exporter
button-log = Journal
button-rematch-strong = Bot fort
button-summary = Récit
button-analysis = Analyse
button-decline = Décliner
replay-caption = **{ $table }** · revoir la partie : du début à la fin, moment par moment.

## Revanche et places gardées dans une salle d’attente

lobby-seat-kept = { $number }. gardée pour { $who }
lobby-kept = Les places gardées attendent { button-join } ou { button-decline }. { $who } peut commencer sans attendre, à deux.
rematch-opened = { $table } : la revanche est ouverte et vous y avez une place. Des places sont gardées pour { $who }.
rematch-opened-free = { $table } : la revanche est ouverte et vous y avez une place. Les autres la rejoignent avec le bouton.
rematch-found = { $table } : voici la revanche.
table-you-declined = Vous déclinez votre place à { $table }.
error-seats-kept = { $table } : les places libres sont gardées pour { $who }.
error-not-invited = Aucune place n’est gardée pour vous à { $table }.
error-not-over = La partie de { $table } n’est pas terminée.

## Statistiques d’une table terminée

stats-title = **{ $table }** · { $game }
stats-lasted = Du début à la fin : { $lasted }. Entrées du journal : { $entries }.
stats-seat = { $place }. **{ $who }** : { $numbers }
stats-dice = dés lancés { $dice }, moyenne { $average }
stats-waited = plus longue attente { $lasted }
stats-nothing = aucun dé lancé
summary-title = { $game }, { $table }
summary-length =
    { $count ->
        [one] { $count } entrée en { $lasted }.
       *[other] { $count } entrées en { $lasted }.
    }
summary-last = À la fin : { $what }

## Vos statistiques et celles du serveur

record-title = **Vos parties ici, contre des personnes**
record-game = { $game } : jouées { $plays }, gagnées { $wins }, plus longue attente { $lasted }.
record-leagues = Dont en ligue : jouées { $plays }, gagnées { $wins }.
record-none = Vous n’avez encore terminé ici aucune partie entre personnes seulement ; celles avec des bots ne comptent pas. `{ slash-table-new }` ouvre une table pour jouer entre personnes.
rating-own = { $game } : cote { $points }, parties cotées : { $plays }.
records-title = **{ $game }** : parties entre personnes { $plays }
records-leagues = Dont en ligue : { $plays }
records-fastest = Victoire la plus rapide : { $who }, { $lasted } ({ $table })
records-longest = Partie la plus longue : { $lasted }, remportée par { $who } ({ $table })
records-of-league = { $table }, ligue { $league }
records-wins = Le plus de victoires : { $people }
records-plays = Le plus de parties : { $people }
records-tally = { $who } { $count }
records-none = Aucune partie entre personnes seulement n’est encore terminée ici.
ratings-title = **{ $game }** : cotes
ratings-line = { $place }. { $who } : { $points } (cotées { $plays })
ratings-how = -# Une partie compte si tous ses joueurs participent aux cotes : `{ slash-me-settings }`. Une cote commence bas et devient plus sûre à chaque partie.
ratings-none = Personne n’a encore de cote ici. Une partie est cotée si tout le monde y participe : `{ slash-me-settings }`.
lobby-rated =
    { $begun ->
        [yes] Cotes : cette partie est cotée, quels que soient désormais les réglages.
       *[no] Cotes : tout le monde participe. La partie est cotée si c’est le cas au début.
    }
lobby-rated-some = Cotes : { $who }. La partie est cotée si tout le monde participe au début.

## Exporter et relire

export-done = { $table } : toute la partie en un fichier. `{ slash-table-import }` le relit.
export-in-parts = { $table } : ce que tout le monde peut savoir, en un fichier. Il pourra être relu une fois la partie terminée.
import-title = **{ $table }** · { $game }
import-follows =
    { $count ->
        [one] { $count } entrée du journal, conforme aux règles.
       *[other] Les { $count } entrées du journal sont conformes aux règles.
    }
import-sealed = Tous les dés et mélanges sont ceux que le sceau a fixés à l’avance.
import-unsealed = Il manque au fichier les octets secrets ; les dés n’ont pas pu être vérifiés avec le sceau.
import-other-rules = Le fichier date de règles antérieures du bot et ne peut pas être rejoué.
error-file-too-large = Le fichier est trop grand : { $most } Mo au plus.
error-file-no-log = Ce n’est pas le fichier d’une partie.
error-file-no-entry = **L’entrée { $number } est illisible.** Le fichier a été modifié ou abîmé.
error-file-no-such-game = Le fichier est d’un jeu que le bot n’a pas.
error-file-in-parts = Quelque chose était caché quand ce fichier a été fait. Exportez-le de nouveau une fois la partie terminée.
import-not-fetched = Discord n’a pas remis le fichier. Envoyez-le encore une fois.
import-no-file = { $path } est illisible : { $fault }
