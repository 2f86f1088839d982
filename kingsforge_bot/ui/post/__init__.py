"""What is said of tables: boards (`publisher`, `folding`), lines and reminders in a channel (`notices`), direct messages."""
