"""The ways in which a league says no."""

from enum import StrEnum

from kingsforge_bot.core.errors import Expected


class Reason(StrEnum):
    """What stands against something; nothing was changed."""

    BEGUN = "league-begun"
    """It has started: who wants to take part comes late."""
    NOT_RUNNING = "league-not-running"
    """It has not started yet, or has ended."""
    FULL = "league-full"
    """As many people take part as can; facts: `most`."""
    TOO_FEW = "league-too-few"
    """Facts: `least`, so many people are needed."""
    TAKES_PART = "league-takes-part"
    """This person plays for somebody on the list already."""
    NOT_THERE = "league-not-there"
    """Nobody of that number takes part."""
    PLAYED_FOR_ANOTHER = "league-played-for-another"
    """Who has played for one on the list never plays for another one: nobody leaves a bad place for a better one."""
    PLACE_TAKEN = "league-place-taken"
    """A substitute plays in this person's place."""
    ASKED_ALREADY = "league-asked-already"
    """They have asked to play for that entrant."""
    NOT_ASKED = "league-not-asked"
    """Nobody asks that any more."""
    AGREED_ALREADY = "league-agreed-already"
    ROUND_RUNNING = "league-round-running"
    ALL_ROUNDS_DRAWN = "league-all-rounds-drawn"
    NO_SUCH_TABLE = "league-no-such-table"
    TABLE_OVER = "league-table-over"
    NO_ROUNDS = "league-no-rounds"
    """A ladder has challenges in place of rounds."""
    NO_CHALLENGES = "league-no-challenges"
    """Only a ladder has challenges."""
    OUT_OF_REACH = "league-out-of-reach"
    """One challenges those up to three places above; facts: `reach`."""
    CHALLENGE_OPEN = "league-challenge-open"
    """One of the two is in a challenge that has not been decided."""
    NO_CHALLENGE = "league-no-challenge"
    CHALLENGE_IN_TIME = "league-challenge-in-time"
    """It was taken up, or there are days left for it."""
    RESTS = "league-rests"
    """A challenge between the two was decided a short while ago; facts: `until`, Unix seconds."""
    CHALLENGES_CLOSED = "league-challenges-closed"
    """The weeks of the ladder are over."""
    CHALLENGE_NOT_TAKEN_UP = "league-challenge-not-taken-up"


class LeagueRefused(Expected):
    """A refusal of a league; its facts are said with the reason."""

    reason: Reason
