### Menus of the workbench. What the ids and variables mean stands in the English file.

workbench-steal-from = { $item } de { $who }
workbench-all-of =
    { $count ->
        [one] { $die }
       *[other] Los { $count } { $die }
    }
dock-dearer = Cuesta más por lo mismo: hay un puesto más barato libre
