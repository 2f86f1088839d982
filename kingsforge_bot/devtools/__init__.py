"""What the developers' commands of all games are made of. Nothing that runs in Discord imports it."""
