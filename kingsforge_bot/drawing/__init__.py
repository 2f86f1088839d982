"""What the pictures of all games are made of: materials, icons, seats, layouts, and how strips become a picture."""
