### Lo que se puede planear (regla 2), como líneas de menús y de los planes propios.

plan-pass-metal = Pasar, con 1 metal si es el primer pase
plan-pass-token = Pasar, con una ficha de +1/+1 si es el primer pase
plan-pass-last = Pasar cuando lo hayan hecho los demás

# What lets a plan be dropped, after an if and after a because. $card
plan-stop-passed = otra persona ha pasado
plan-stop-taken = otra persona ha tomado { $card }
