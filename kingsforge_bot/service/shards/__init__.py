"""Several processes of one bot: which servers each works for, and who takes over from whom."""
