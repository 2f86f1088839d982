### Buttons whose whole label would be too wide for a phone.

# $side: side-named; $paid: dice
short-gather = { $side }: { $paid }
# $space: board-space; $paid: dice; $card: turned down
short-dock-paid = { $space }: pay { $paid }, { $card } down
short-dock = { $space }: { $paid } ({ $card })
# Tokens, in brackets behind what becomes of a die
short-token-six = automatic 6
short-token-plus = +1/+1
