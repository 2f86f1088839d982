"""What would be sensible; pure."""
