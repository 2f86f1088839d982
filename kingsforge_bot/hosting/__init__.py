"""What a host can ask of the running bot: how it is, what it did, where its copies lie. Knows no Discord, no SQL."""
