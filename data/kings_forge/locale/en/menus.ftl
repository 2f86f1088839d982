### Menus of the workbench and what else the messages say beside the words of ui.ftl and workbench.ftl.

# $item; $who: its owner. A line of a menu
workbench-steal-from = { $item } of { $who }
# $die: such as M4; $count: all dice showing it
workbench-all-of =
    { $count ->
        [one] { $die }
       *[other] All { $count } { $die }
    }
