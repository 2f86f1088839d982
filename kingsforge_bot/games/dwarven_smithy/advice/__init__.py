"""What follows from a position without being a rule: what a card still lacks, and where that is for sale."""
