"""What a host sets, and asks of the running bot: how it is, what it did. Knows no Discord, no SQL."""
