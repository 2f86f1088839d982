lobby-boards-fold = Plateaux : seul le dernier a image et boutons ; les précédents sont réduits à quelques lignes.
lobby-boards-delete = Plateaux : seul le dernier reste ; les précédents sont supprimés.
board-folded = **{ $table }** continue.
table-thread-anew = Le fil de { $table } n’existe plus. La partie continue dans { $channel }.
table-thread-gone = Le fil de { $table } n’existe plus. La partie continue ici.
