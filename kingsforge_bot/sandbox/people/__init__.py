"""What people do in their clients, and what they get for it."""
