"""Where in the rules something stands: the page's place for what is being decided now, one table for each family."""

from __future__ import annotations

OVERVIEW, DEAL, SCORING = "overview", "deal", "scoring"

_PLACES: dict[str, dict[str, str]] = {
    "casino": {},
    "ecarte": {
        "bet": "gallery",
        "propose": "propose",
        "answer": "propose",
        "elder_change": "exchange",
        "dealer_change": "exchange",
        "play": "play",
    },
    "piquet": {
        "command": "deal",
        "exchange": "exchange",
        "take": "exchange",
        "point": "point",
        "sequences": "sequences",
        "sets": "sets",
        "announce": "repique",
        "count": "count",
        "play": "play",
        "claimed": "play",
    },
}
_USUAL = {"casino": "capture", "ecarte": "play", "piquet": "declare"}
"""For phases that have no place of their own."""


def place_in_rules(family: str, phase: str) -> str:
    """The place that explains what can be done in ``phase``."""
    return _PLACES.get(family, {}).get(phase, _USUAL.get(family, OVERVIEW))
