"""The rules of Keyflower. Pure."""
