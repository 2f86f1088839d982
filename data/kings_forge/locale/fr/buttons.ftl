### Boutons dont le texte entier serait trop large pour un téléphone.

short-gather = { $side } contre { $paid }
short-gather-least = { $side } : { $paid }
dock-named =
    { $dock ->
        [wood] Quai Bois
        [token] Quai Jeton
        [gem] Quai Gemme
       *[magic] Quai Magie
    }
short-dock-down = { $dock } : { $paid }, { $card } face cachée
short-dock = { $dock } : { $paid } ({ $card })
short-dock-least = { $dock } : { $paid }
short-token-six = 6 automatique
short-token-plus = +1/+1
short-priced = { $named } { $paid }
short-half =
    { $half ->
        [top] { $named } ▲
       *[bottom] { $named } ▼
    }
short-copying = Copier { $copied }
short-bin = { $dice }🗑
