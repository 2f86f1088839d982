# Ce que montre une image publiée, pour qui ne la voit pas.

alt-at-stake = { $item } peut encore être volé par { $who }.
