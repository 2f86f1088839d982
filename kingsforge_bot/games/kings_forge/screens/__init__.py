"""What of King's Forge Discord shows: menus, autocomplete, the workbench, the board post."""
