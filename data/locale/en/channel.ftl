### Where a table's posts stand. Variables as in ui.ftl.

# On the lobby card: what becomes of boards
lobby-boards-fold = Boards: only the newest has picture and buttons; older ones shrink to a few lines.
lobby-boards-delete = Boards: only the newest stays; older ones are deleted.
# In place of a board of which nothing is to be told. $table
board-folded = **{ $table }** went on.
# In the channel: the table's thread was deleted, and it has a new one
table-thread-anew = The thread of { $table } is gone. It goes on in { $channel }.
# ... and it has none
table-thread-gone = The thread of { $table } is gone. It goes on here.
