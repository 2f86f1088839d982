"""What is true in the sandbox, and its changes."""
