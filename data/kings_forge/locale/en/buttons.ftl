### Buttons whose whole label would be too wide for a phone.

# $side: side-named; $paid: dice
short-gather = { $side } for { $paid }
short-gather-least = { $side }: { $paid }
# A dock without its space, which its price tells; $dock: wood, token, gem or magic
dock-named =
    { $dock ->
        [wood] Wood dock
        [token] Token dock
        [gem] Gem dock
       *[magic] Magic dock
    }
# $dock: dock-named; $paid: dice; $card: turned down. The first that is narrow enough
short-dock-down = { $dock }: { $paid }, { $card } down
short-dock = { $dock }: { $paid } ({ $card })
short-dock-least = { $dock }: { $paid }
# Tokens, in brackets behind what becomes of a die
short-token-six = automatic 6
short-token-plus = +1/+1
