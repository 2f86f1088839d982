"""Discord for any game, in rooms by what players do; what all of them share lies here. i18n says it."""
