"""King's Forge: the rules of docs/rules/kings_forge.md, whose numbers the comments cite."""
