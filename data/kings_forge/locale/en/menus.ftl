### Menus of the workbench and what else the messages say beside the words of ui.ftl and workbench.ftl.

# $item; $who: its owner. A line of a menu
workbench-steal-from = { $item } of { $who }
# $die: such as M4; $count: all dice showing it
workbench-all-of =
    { $count ->
        [one] { $die }
       *[other] All { $count } { $die }
    }
# Below the line of a dock's dearer space (6) while its cheaper one is free
dock-dearer = Costs more for the same: a cheaper space is free
