lobby-boards-fold = Plateaux : un seul avec boutons ; les précédents se replient en ce qui s’est passé.
lobby-boards-delete = Plateaux : un seul ; les précédents sont supprimés.
board-folded = **{ $table }** continue.
table-thread-anew = Le fil de { $table } n’existe plus. La partie continue dans { $channel }.
table-thread-gone = Le fil de { $table } n’existe plus. La partie continue ici.
