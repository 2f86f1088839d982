"""Clocks, playing hours, and what somebody snoozed; what a reminder says lies in `ui/post`."""
