### What happened, told to the one who did it, where nobody else reads it. yours-<event>, with the variables of event-<event>
### but for $who.

yours-round-began = Round { $round } begins. You are first. Face up: { $cards }.
# $dice: all that the reader has for the round that began
yours-new-round = Round { $round }, { $who } first: you have { $dice }
yours-new-round-first = Round { $round }, you first: you have { $dice }
yours-claimed = You claimed { $side }, paid { $paid }.
yours-claimed-free = You claimed { $side }, free.
yours-claimed-trading = You claimed { $side }.
yours-gathering-over = No card is left to turn up: the craft phase begins.
yours-docked = You used { $space }: turned { $card } down, paid { $paid }.
# What a claim or dock brings at once; $gained: yours-got-..., or what a benefit does
yours-claimed-for = You claimed { $side }: { $gained }.
yours-docked-for = You used { $space }: { $gained }.
yours-got-now = { $dice }, usable now
yours-got-later = { $dice } for the next round
# Of a token; $held: its name, $effect: what it does
yours-got-token = you get the { $held } ({ $effect } after the roll)
yours-got-library = a Library die for your craft roll
# Of a die that is rolled at once; $die: such as G4; $dice: what comes instead
yours-got-rolled = you rolled { $die } and keep it
yours-got-instead = you rolled { $die } and get { $dice } instead
yours-got-back = you rolled { $die }, which goes back
yours-got-cancelled = you rolled { $die }, which is cancelled (rule 7.4)
# Of the purple die
yours-got-purple = dice that roll { $value } can't be used this round
yours-passed =
    { $taking ->
        [nothing] You passed.
        [forced] You passed: nothing else was possible.
        [metal] You passed first: you take 1 metal, usable now.
       *[token] You passed first: you take a +1/+1 token, for two dice after the roll.
    }
yours-gained =
    { $usable ->
        [yes] You gained { $dice }, usable now.
       *[no] You gained { $dice } on your smithy, for the next round.
    }
yours-gained-part =
    { $usable ->
        [yes] You gained { $dice }, usable now. The stock lacks { $missing } (rule 2.3).
       *[no] You gained { $dice } on your smithy, for the next round. The stock lacks { $missing } (rule 2.3).
    }
yours-gained-nothing = You gained nothing: the stock lacks { $missing } (rule 2.3).
yours-benefit-gained = You hold the benefit “{ $held }”.
yours-library-gained = You hold a Library die for your craft roll.
yours-library-missed = You got no Library die: none is left (rule 7.1).
yours-traded = You gave { $given } to { $to } and took a { $taken } die.
yours-gamble-rolled = You rolled { $die } for { $side }.
yours-gamble-missed = { $side }: the stock has no die for you to roll (rule 2.3).
yours-gamble-kept = You kept the { $die } on your smithy.
yours-gamble-returned = Your { $die } went back to the stock.
yours-cancelled = Cancelled for you: { $dice } (rule 7.4).
yours-used = You used { $source }: { $before } became { $after }.
yours-wood-taken = You took 1 wood with { $source }.
yours-wood-rolled = You took a wood die with { $source } and rolled { $die }.
yours-wood-missed = You used { $source }, but the stock has no wood (rule 2.3).
yours-benefit-kept = You kept { $held } for later.
yours-rolled = You rolled { $dice }.
yours-crafted = You crafted { $item } with { $dice }.
yours-crafted-won = You crafted **{ $item }** with { $dice } and won it.
yours-stolen = You stole { $item } from { $victim } with { $dice }. { $victim } gets back { $freed }.
yours-stolen-won = You stole **{ $item }** from { $victim } with { $dice } and won it.
# Of the first item of one's turn
yours-at-stake = Won at the end of the round unless stolen.
# Where nobody can steal it
yours-not-at-stake = Won at the end of the round.
yours-turn-ended = You ended your craft turn.
yours-turn-ended-unused = You ended your craft turn. To your smithy: { $dice }.
# The turn ended by itself; $dice: all that were rolled and not cancelled
yours-turn-fruitless = Nothing can be made of { $dice }: your turn is over.
yours-turn-no-dice = No dice left: your turn is over.
yours-turn-nothing-more = Nothing more can be made: your turn is over.
yours-turn-skipped = **You have nothing to roll**: your turn is over.
yours-won = You won **{ $item }** for good.
yours-benefits-lost = You did not use { $held }.
# At the end of the round; $held: tokens
yours-tokens-lost = You did not use { $held }: lost with the round.
