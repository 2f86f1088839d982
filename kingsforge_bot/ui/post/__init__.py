"""What is said of tables: boards (`publisher`, `folding`), lines and reminders (`notices`), direct messages."""
