### Ce qui peut être prévu (règle 2), comme lignes de menus et de ses propres plans.

plan-pass-metal = Passer, avec 1 Métal si personne n’a encore passé
plan-pass-token = Passer, avec un jeton +1/+1 si personne n’a encore passé
plan-pass-last = Passer une fois que tous les autres ont passé

# What lets a plan be dropped, after an if and after a because. $card
plan-stop-passed = quelqu’un d’autre a passé
plan-stop-taken = quelqu’un d’autre a pris { $card }
