"""What becomes of many games between bots: their length, who begins, and each card; and the page of docs/ about it."""
