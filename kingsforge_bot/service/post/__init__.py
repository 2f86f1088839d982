"""What is said of tables, in public and by direct message."""
