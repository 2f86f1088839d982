### Where a table's posts stand. Variables as in ui.ftl.

# On the lobby card of a quiet table
lobby-quiet = Quiet: one board, which changes. It is posted anew to call somebody.
# In the channel: the table's thread was deleted, and it has a new one
table-thread-anew = The thread of { $table } is gone. It goes on in { $channel }.
# ... and it has none
table-thread-gone = The thread of { $table } is gone. It goes on here.
