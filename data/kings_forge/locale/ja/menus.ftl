### Menus of the workbench. What the ids and variables mean stands in the English file.

workbench-steal-from = { $who }の{ $item }
workbench-all-of =
    { $count ->
        [1] { $die }
       *[other] { $die }を{ $count }個すべて
    }
dock-dearer = 同じものに多く払う：安い桟橋が空いています
