### Ce que disent les bots : en fabriquant, quand on les vole, à la fin ; deux façons pour chacun, par niveau.
### $who : nom ; $words : une des lignes ci-dessous

manner = { $who } : « { $words } »

manner-random-crafted-0 = Tiens, ça tient ensemble.
manner-random-crafted-1 = Je pensais à autre chose, mais ça ira.
manner-random-robbed-0 = Il était là à l’instant.
manner-random-robbed-1 = Je l’aurais perdu de toute façon.
manner-random-won-0 = J’en suis aussi surpris que vous.
manner-random-won-1 = La chance n’avait rien de mieux à faire.
manner-random-lost-0 = Il faisait bon près du feu.
manner-random-lost-1 = Les étincelles étaient jolies.

manner-apprentice-crafted-0 = Le maître approuverait.
manner-apprentice-crafted-1 = Droit, ou presque.
manner-apprentice-robbed-0 = Je venais de le polir.
manner-apprentice-robbed-1 = La prochaine fois, je frapperai plus fort.
manner-apprentice-won-0 = L’entraînement a payé.
manner-apprentice-won-1 = Je l’écrirai chez moi.
manner-apprentice-lost-0 = J’ai appris quelque chose.
manner-apprentice-lost-1 = Retour au soufflet.

manner-smith-crafted-0 = Comme prévu.
manner-smith-crafted-1 = Le fer était prêt.
manner-smith-robbed-0 = Bien vu.
manner-smith-robbed-1 = C’est noté.
manner-smith-won-0 = Bon feu, bonne journée.
manner-smith-won-1 = C’était dans les dés que vous avez laissés.
manner-smith-lost-0 = Bien forgé.
manner-smith-lost-1 = La meilleure main.
