"""Many games of Keyflower between bots, counted."""
