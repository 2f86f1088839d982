### Menus of the workbench. What the ids and variables mean stands in the English file.

workbench-steal-from = { $item }, chez { $who }
workbench-all-of =
    { $count ->
        [one] { $die }
       *[other] Les { $count } { $die }
    }
