"""The rules of Dwarven Smithy. Pure."""
