lobby-quiet = Discrète : un seul plateau, mis à jour. Il est publié de nouveau pour appeler quelqu’un.
table-thread-anew = Le fil de { $table } n’existe plus. La partie continue dans { $channel }.
table-thread-gone = Le fil de { $table } n’existe plus. La partie continue ici.
