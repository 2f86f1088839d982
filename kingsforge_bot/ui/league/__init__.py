"""Leagues in Discord: their card, their standings in words, what /league answers.

- `league_commands`: /league, and the buttons of the card.
- `cards`: the card, which becomes the standings, and the podium.
- `league_words`: leagues, the people in them and their points in words.
- `ladder_words`: a ladder in words: who stands where, which challenges are open.
- `why_there`: why somebody stands where they stand.
- `pictures`: the standings as a picture.
- `hall`: the hall of champions of a server.
- `asks`: who asks to play for somebody else, and who agrees.
- `league_publisher`: posts of leagues in Discord.
"""
