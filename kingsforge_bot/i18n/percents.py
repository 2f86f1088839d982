"""How likely something is, as whole percents."""


def percent(chance: float) -> str:
    """Whole percents; 0 and 100 are only said of what cannot be or cannot fail."""
    rounded = round(chance * 100)
    if rounded == 0:
        return "<1" if chance else "0"
    return ">99" if rounded == 100 and chance < 1 else str(rounded)
