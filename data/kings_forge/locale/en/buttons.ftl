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
# On the button of a best move: $named: a card with the half as pictures mark it, or a dock; $paid: dice as letters
short-priced = { $named } { $paid }
# $half: top or bottom
short-half =
    { $half ->
        [top] { $named } ▲
       *[bottom] { $named } ▼
    }
# Of Workshop, where the button is too narrow for both cards
short-copying = Copy { $copied }
# $dice: as letters; they do not come back
short-bin = { $dice }🗑
