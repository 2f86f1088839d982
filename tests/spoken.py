"""The languages that the bot speaks, as it finds them: a new one is tried by every test that takes them from here."""

from kingsforge_bot.i18n.localizer import Localizers

LANGUAGES = Localizers().languages
"""By their tags, such as `en`."""
