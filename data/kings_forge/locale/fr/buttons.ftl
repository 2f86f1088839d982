### Boutons dont le texte entier serait trop large pour un téléphone.

short-gather = { $side } : { $paid }
short-dock-paid = { $space } : payer { $paid } ({ $card })
short-dock = { $space } : { $paid } ({ $card })
short-token-six = 6 automatique
short-token-plus = +1/+1
