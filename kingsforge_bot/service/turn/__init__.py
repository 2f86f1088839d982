"""A turn: what is shown and decided, planned before it, and taken back."""
