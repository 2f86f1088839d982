### What bot players say: at a craft, when they are robbed, at the end; two ways each, by level.
### $who: name; $words: one of the lines below

manner = { $who }: “{ $words }”

manner-random-crafted-0 = So these do fit together.
manner-random-crafted-1 = I had something else in mind, but this will do.
manner-random-robbed-0 = It was here a moment ago.
manner-random-robbed-1 = I would have lost it anyway.
manner-random-won-0 = I am as surprised as you are.
manner-random-won-1 = Luck had nothing better to do today.
manner-random-lost-0 = The fire was nice and warm.
manner-random-lost-1 = I liked the sparks.

manner-apprentice-crafted-0 = The master would nod at this.
manner-apprentice-crafted-1 = Straight, mostly.
manner-apprentice-robbed-0 = I had only just polished it.
manner-apprentice-robbed-1 = Next time I hammer harder.
manner-apprentice-won-0 = So the practice paid off.
manner-apprentice-won-1 = I will write home about this.
manner-apprentice-lost-0 = I learnt something today.
manner-apprentice-lost-1 = Back to the bellows.

manner-smith-crafted-0 = As reckoned.
manner-smith-crafted-1 = The iron was ready.
manner-smith-robbed-0 = Well seen.
manner-smith-robbed-1 = Noted.
manner-smith-won-0 = Good fire, good day.
manner-smith-won-1 = It was in the dice you left me.
manner-smith-lost-0 = Well forged.
manner-smith-lost-1 = The better hand.
