"""Clocks, playing hours, reminders, and what is due."""
