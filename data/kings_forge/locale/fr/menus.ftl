### Menus of the workbench. What the ids and variables mean stands in the English file.

workbench-steal-from = { $item }, chez { $who }
workbench-all-of =
    { $count ->
        [one] { $die }
       *[other] Les { $count } { $die }
    }
dock-dearer = Plus cher pour la même chose : un poste moins cher est libre
