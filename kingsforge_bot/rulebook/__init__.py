"""The rules to look up: entries in all languages, a search that forgives typing errors, and what may be asked of it.

One question, `how does the grave yard die wrok`, from text to answer, in the order in which these files are asked:

1. `Rulebook` (`book.py`) is asked by whoever shows answers. `whose.py` takes out the names of people at the table.
2. `ranking.py`: does it ask for the most or the least? Then the numbers of cards would answer it, and nothing else.
3. `position.py`: does it ask of a table's position, as `can i ...` does? `cues.py` knows what questions begin and end
   with, `questions.py` takes the asking away and reads the verb, `naming.py` finds things called by their very titles:
   a game would judge those. This one does not.
4. `reading.py` cuts it into words: `words.py` folds them, `synonyms.py` reads signs and Latin letters (`romaji.py`) as
   the words they stand for, `grave yard` is one word, `how`, `does`, `the` only ask. `lexicon.py` says what each may
   mean: `graveyard` nearly surely `cemetery` too, `wrok` likely `work`.
5. `search.py` adds up what these words are worth to each entry: rule 7.4 is first. What can be counted before anybody
   asks is counted by `building.py`, packed by `postings.py`, kept from one start to the next by `keeping.py`.
6. `book.py` again: to a single word the rule of a term comes before the term; entries far behind are left out; were
   the first clear, it alone would be shown. `elsewhere.py` says of a question that another game has the words for it,
   and this one has not.

Every number that decides in this stands in `thresholds.py`, with the lists of questions that set it. `entry.py` is what
all of it is made of, `loading.py` reads that from `data/`, `page.py` writes it as pages of the documents. A game's
is a `LazyRulebook` (`lazy_rulebook.py`), which is read once somebody asks.
"""
