"""What is said of tables, in public and by direct message.

A post is owed from the commit on (`outbox`); `outbox_worker` waits until it may be said, `post_delivery` says it once,
also after a kill, through the port `publisher`. Direct messages go through `messenger`; `alerting` is whom a board
calls.
"""
