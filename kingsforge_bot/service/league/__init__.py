"""Leagues as they are played in servers: opened, signed up for, drawn, their tables run, their standings posted."""
