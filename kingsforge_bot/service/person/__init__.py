"""What one person set, awaits and achieved, at all tables."""
