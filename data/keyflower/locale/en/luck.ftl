### What the platform says of dice, where luck is what is drawn.

table-your-word = Your word is mixed into the draws of { $table } at the start: { $word }
lobby-seal = -# Seal of the draws: ||`{ $hash }`|| · how to check: `{ slash-table-verify }`
dice-seal = -# Seal of the draws: ||`{ $hash }`||
dice-seal-since = -# Seal of the draws from entry { $since } on: ||`{ $hash }`||
dice-mixed = -# Mixed into the draws at the start: { $what }
dice-resealed = **{ $table }** · A backup of the bot was restored, so the draws are sealed anew: `{ $hash }`
verify-early = { $table }: the draws can be checked when the game has ended; their secret bytes are told then. Until then, compare each seal with the one that was posted: the first stands on the lobby card.
verify-rules-changed = Some entries are of older rules. From the first of them on, only the draws were recomputed.
verify-differs =
    { $what ->
        [commitment] **Entry { $number } is the first that differs**: the secret bytes are not the ones that were sealed.
        [luck] **Entry { $number } is the first that differs**: the sealed bytes draw otherwise.
        [missing] **Entry { $number } is the first that differs**: the log does not have it.
       *[events] **Entry { $number } is the first that differs**: by the rules, something else happens.
    }
over-dice = -# How to check the draws: { slash-table-verify }
over-called = -# { $who } · How to check the draws: { slash-table-verify }
import-sealed = All draws follow from the sealed bytes.
import-unsealed = The file has no secret bytes, so the draws were not compared with them.
# Of a player for whom nobody waited
stats-nothing = kept nobody waiting
