# Lo que muestra una imagen publicada, para quien no la ve.

alt-at-stake = { $item }: aún puede robarlo { $who }.
