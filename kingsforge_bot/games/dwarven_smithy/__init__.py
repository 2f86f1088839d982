"""Dwarven Smithy: the rules of docs/rules/dwarven_smithy.md, whose numbers the comments cite."""
