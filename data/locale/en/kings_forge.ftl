### The commands of King’s Forge, and the edition it is played by; as commands.ftl

command-gather = Claim a gather card: top or bottom
option-gather-card = Card and side
option-gather-paying = Dice by square, such as MMW
option-gather-copying = For Workshop, top: the side to copy
option-gather-table = { option-table }
command-dock = Turn a face-up card down and use a dock space
option-dock-space = Dock space
option-dock-discarding = Face-up card to turn down
option-dock-paying = Dice to pay, such as MMW
option-dock-table = { option-table }
command-pass = Leave the gather phase; the first to pass takes something
option-pass-taking = What the first to pass takes
option-pass-table = { option-table }
command-craft = Roll and open the workbench, or craft or steal an item with the cheapest dice
option-craft-item = Item to craft or steal
option-craft-table = { option-table }
command-odds = How likely your dice bring each item, now and after each gather side
option-odds-item = Item to look at alone
option-odds-table = { option-table }
option-table-new-edition = King’s Forge: which printed rules to follow
option-league-new-edition = { option-table-new-edition }

choice-edition-third = 3rd edition: dice raised above 6 keep their value until the round ends
choice-edition-second = 2nd edition: values above 6 are 6 after your turn
choice-taking-metal = 1 metal, usable now
choice-taking-token = +1/+1 token

name-command-gather = gather
name-command-dock = dock
name-command-pass = pass
name-command-craft = craft
name-command-odds = odds
name-option-edition = edition
name-option-paying = paying
name-option-copying = copying
name-option-space = space
name-option-discarding = discarding
name-option-taking = taking

slash-craft = /{ name-command-craft }
