### /rules, the Why button, and the sentences that explain a refusal. The entries themselves stand in data/<game>/rules.

command-rules = Look up a rule, a card or a word; empty: what matters now
option-rules-query = A question or a word; "why ..." asks why you cannot; "tutorial" teaches the game
option-rules-public = Show it to everybody at once, if one entry is clearly meant
option-rules-table = { option-table }

## Entries

# $number: of the rule; $title; markdown
rules-title = **{ $number } · { $title }**
# $title of a card; $printed: its English name, where the title is another
rules-card-title = { $title } · { $printed }
# $example: one line
rules-example = *For example: { $example }*
# $notes: one or two sentences, shown small
rules-notes = -# { $notes }
rules-ruling = Where the printed rules leave this open, it is our ruling.
# The same where it is said; $what: what they leave open
rules-ruling-of = The printed rules leave open { $what }; this is our ruling.
rules-enforced-partly = The bot checks only part of this; the rest is up to the players.
rules-enforced-no = The bot does not check this: it is up to the players.

## Lists and labels: no markdown

# $number, $title
rules-label-rule = { $number } { $title }
# $item: a craft card's name; $kind: the word for craft card
rules-label-item = { $item }, { $kind }
# $label: of an entry or a tutorial; $game: its title, where several games can be meant
rules-label-game = { $label } · { $game }
# $what: a card, dock or item
rules-label-why = Why not: { $what }
# On a button below two entries, to show that one in the channel. $what: its number and title
rules-label-show = Show: { $what }
# $question: what was typed; the first choice while it is completed
rules-label-ask = Ask: { $question }
rules-menu = Which entry?
# $query: what was written, escaped
rules-several = Several entries fit "{ $query }".
# Below the entry that fits a question best; the buttons of the next ones follow. $query
rules-nearest = -# The entry nearest to "{ $query }". If you meant another, the next ones are below.
# The same where two fit alike and both are shown
rules-nearest-two = -# The two entries nearest to "{ $query }". If you meant another, the next ones are below.
rules-nothing = Nothing found for "{ $query }". Try a card's name, a rule's number or a word of the game.
# Below an answer that was to be everybody's
rules-kept = -# Only you see this. In the channel only a single clear match is shown, and nothing that may be in a hidden hand.
# The same where the game that is meant has no hidden hands
rules-kept-clear = -# Only you see this. In the channel only a single clear match is shown.
# Below an entry that has none of the words that were typed
rules-unnamed = -# Nothing is called "{ $query }". This comes nearest.
# The same above a menu
rules-unnamed-near = Nothing is called "{ $query }". The nearest:
# Above a menu of entries of which none fits. $query: what was written, escaped
rules-nothing-near = Nothing found for "{ $query }". The nearest:
# What only another game has. $game: the title of the one that is played; $query: what was asked for, escaped
rules-no-word = { $game } has no "{ $query }".
# Above such a menu. $lacking: rules-no-word
rules-no-word-near = { $lacking } The nearest, with other games:
rules-all = The rules, one by one:
# Where several games are meant; $games: their titles
rules-all-of = The rules, one by one: { $games }.
# $what: a number of cards, such as the gems that they give; of one game with its title
rules-ranked-most = **{ $what }**, most first:
rules-ranked-least = **{ $what }**, least first:
# $entry: a title; $value: its number
rules-ranked-row = - { $entry }: { $value }
# $count: entries that have no line
rules-ranked-more = - and { $count } more
# $table
rules-moment = **{ $table }** · What matters now:

## Why

rules-button-why = Why
# $table
rules-why-title = **{ $table }** · Why not?
# $what: a card, dock or item
rules-why-possible = { $what }: you can do this now.
# $what; $who: whose turn it is, told to somebody without a seat
rules-why-possible-of = { $what }: { $who } can do this now.
# $what; $rules: numbers of rules
rules-why-not-now = { $what }: not now (rule { $rules }).
rules-why-what = Why not what? Name it after "why".

# $who: whose turn it is; told to somebody without a seat
why-onlooker = You have no seat here. This is about { $who }, who is to play.
why-awaited = { $who } is to play.
# Of the reader
why-yours = It is your turn.

## The tutorial: what a game says in it stands with the game

# Above the picture
tutorial-heading = Tutorial
# The bot's name at the table
tutorial-bot = Bot
# Where several games can be learned; the buttons below name them
tutorial-which = Which game?
# $number: of the step; $all: how many there are
tutorial-progress = -# Tutorial · { $number }/{ $all } · only you see it
# The same after a right answer
tutorial-onward = -# **Tutorial · { $number }/{ $all }** · Right.
# The same with why it was right: a sentence of the game's own
tutorial-onward-why = -# **Tutorial · { $number }/{ $all }** · Right. { $why }
button-start-over = Start over
# Below a rule, in a message of its own
tutorial-rule-back = -# Dismiss this message: the tutorial goes on above it.
# $task: tutorial-task-..., in one line; markdown
tutorial-task = **{ $task }**
tutorial-end =
    That was the tutorial. **{ greeting-play }** begins a game of your own.
    `{ slash-table-new }` opens a table for others, too. `{ slash-rules }` answers your questions at any time.
