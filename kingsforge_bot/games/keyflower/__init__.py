"""Keyflower: the rules of docs/rules/keyflower.md, whose numbers the comments cite."""
