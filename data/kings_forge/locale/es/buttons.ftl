### Botones cuyo texto completo sería demasiado ancho para un teléfono.

short-gather = { $side } por { $paid }
short-gather-least = { $side }: { $paid }
dock-named =
    { $dock ->
        [wood] Muelle madera
        [token] Muelle fichas
        [gem] Muelle gemas
       *[magic] Muelle magia
    }
short-dock-down = { $dock }: { $paid }, { $card } boca abajo
short-dock = { $dock }: { $paid } ({ $card })
short-dock-least = { $dock }: { $paid }
short-token-six = 6 automático
short-token-plus = +1/+1
short-priced = { $named } { $paid }
short-half =
    { $half ->
        [top] { $named } ▲
       *[bottom] { $named } ▼
    }
short-copying = Copiar { $copied }
short-bin = { $dice }🗑
