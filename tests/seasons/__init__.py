"""Seasons of a league, reckoned by somebody who has nothing but what stands in public, and trusts nobody."""
