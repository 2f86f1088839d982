### What a question to the table says once it is over.

# $outcome: agreed, refused, lapsed (somebody did not answer in time), withdrawn (by who asked), overtaken (the table went
# on, or was closed)
vote-decided =
    { $outcome ->
        [agreed] All agree. It is done.
        [refused] Not all agree. It is not done.
        [lapsed] Not all answered in time. It is not done.
        [withdrawn] The question is withdrawn.
       *[overtaken] The game went on before all had answered.
    }
