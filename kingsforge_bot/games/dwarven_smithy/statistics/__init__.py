"""Many games of bots, counted, and the page about them."""
