### Botones cuyo texto completo sería demasiado ancho para un teléfono.

short-gather = { $side }: { $paid }
short-dock-paid = { $space }: paga { $paid } ({ $card })
short-dock = { $space }: { $paid } ({ $card })
short-token-six = 6 automático
short-token-plus = +1/+1
