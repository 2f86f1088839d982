"""What a strong player would do: as buttons, as a hint, in the analysis after the end."""
