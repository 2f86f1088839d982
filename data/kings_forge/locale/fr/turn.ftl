### Ce que coûtent une action et un quai en dés, et ce qu’il reste à lancer. Voir le fichier anglais.

spend-button-pay = Payer { $dice }
spend-button-give = Donner { $dice }
spend-button-other = Autres dés
spend-other = autres dés
spend-other-what = À vous de les choisir
spend-roll = Vous lanceriez { $dice }
spend-roll-nothing = Vous ne lanceriez rien
spend-outlook = { $roll } ; { $item } { $before } % -> { $after } %
spend-outlook-same = { $roll } ; { $item } { $now } %
spend-rule = Les dés dépensés ne sont pas lancés en phase de fabrication.
