"""Tables beside their play: opened, joined, left, voted at, ended, and played once more."""
