"""What Keyflower's gallery shows."""
