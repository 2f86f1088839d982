### What the signs of pictures mean: few words, for they stand in the picture itself.

sign-metal = métal
sign-wood = bois
sign-gem = gemme
sign-magic = magie
sign-library = au choix (Bibliothèque)
sign-any = dé au choix
sign-lost = corbeille, ne revient pas
sign-supply = utilisable
sign-smithy = manche suivante
sign-many = autant de dés que voulu
sign-reroll = relancer
sign-bonus = ajouté à un dé
sign-token = jeton
sign-covered = vos dés suffisent
sign-rank = rang
sign-won = objets gagnés
sign-turn = à son tour
sign-done = a terminé
sign-first = enclume (commence)
sign-dock = quai
sign-stock = réserve générale
sign-stealable = encore volable
picture-free-seat = Libre
alt-legend = En dessous, une légende de tous les signes. { $letters }
part-legend = légende
