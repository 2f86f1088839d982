### What the platform says of dice, where luck is cards that are shuffled and drawn.

table-your-word = Your word is mixed into the shuffles of { $table } at the start: { $word }
lobby-seal = -# Seal of the shuffles: ||`{ $hash }`|| · how to check: `{ slash-table-verify }`
dice-seal = -# Seal of the shuffles: ||`{ $hash }`||
dice-seal-since = -# Seal of the shuffles from entry { $since } on: ||`{ $hash }`||
dice-mixed = -# Mixed into the shuffles at the start: { $what }
dice-resealed = **{ $table }** · A backup of the bot was restored, so the shuffles are sealed anew: `{ $hash }`
verify-early = { $table }: the shuffles can be checked when the game has ended; their secret bytes are told then. Until then, compare each seal with the one that was posted: the first stands on the lobby card.
verify-rules-changed = Some entries are of older rules. From the first of them on, only the shuffles were recomputed.
verify-differs =
    { $what ->
        [commitment] **Entry { $number } is the first that differs**: the secret bytes are not the ones that were sealed.
        [luck] **Entry { $number } is the first that differs**: the sealed bytes give other cards.
        [missing] **Entry { $number } is the first that differs**: the log does not have it.
       *[events] **Entry { $number } is the first that differs**: by the rules, something else happens.
    }
over-dice = -# How to check the shuffles: { slash-table-verify }
over-called = -# { $who } · How to check the shuffles: { slash-table-verify }
import-sealed = All shuffles are those that the seal fixed beforehand.
import-unsealed = The file lacks the secret bytes, so the shuffles could not be checked against the seal.
# Of a player for whom nobody waited
stats-nothing = kept nobody waiting
