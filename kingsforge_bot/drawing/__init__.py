"""What the pictures of all games are made of: the materials of a forge, and how strips become a picture."""
