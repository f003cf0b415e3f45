"""The rule sets with which house rules can be made to agree: what the parts of each of them are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardtable.core.rules import Options

_ELEVEN: Final[Options] = {"cards_points": 3, "spades_points": 1, "last_points": 0}
"""The eleven points of the English count."""
_MULLE: Final[Options] = {"packs": 2, "length": "deals", "deals": 4, "tie": "deal"}
_PRESETS: Final[Mapping[str, Options]] = {
    "casino.swedish": {},
    "casino.overspader": {"target": 21, "spades_count": "above_six", "spades_points": 1},
    "casino.mulle_glimne": {
        **_MULLE,
        "table_cards": 8,
        "ace_value": "fourteen_in_hand",
        "little_value": "fifteen_in_hand",
        "big_value": "sixteen_in_hand",
        "builds": True,
        "cards_points": 0,
        "spades_count": "each",
        "spades_points": 1,
        "big_points": 3,
        "last_points": 0,
        "mulles": "any",
        "mulle_by_value": True,
    },
    "casino.finnish": {
        "ace_value": "fourteen_in_hand",
        "little_value": "fifteen_in_hand",
        "big_value": "sixteen_in_hand",
        "spades_halved": True,
        "last_points": 0,
        "sweep_kind": "balanced",
        "arrival": "finnish",
        "cards_at_once": True,
        "tie": "deal",
    },
    "casino.classic": {
        **_ELEVEN,
        "target": 11,
        "ace_value": "one",
        "court_values": "pair",
        "sweep_last": False,
        "differences": True,
        "tie": "deal",
        "lurch": True,
    },
    "casino.royal": {**_ELEVEN, "target": 21, "builds": True, "ace_value": "high_in_hand", "tie": "deal"},
    "casino.kryp": {
        "packs": 2,
        "length": "deals",
        "table_cards": 4,
        "ace_value": "fourteen_in_hand",
        "duty": "all",
        "courts_aside": True,
        "cards_points": 0,
        "spades_count": "each",
        "spades_points": 1,
        "big_points": 3,
        "last_points": 0,
        "sweep_points": 5,
        "sweep_kind": "passed_on",
        "twin_points": 10,
        "wins": "fewest",
        "tie": "shared",
    },
}
_IN_SIDES = 4
_OF_SIDES = ("casino.mulle_glimne", "casino.finnish", "casino.classic", "casino.royal")
"""The rule sets of four in two sides."""
_HANDS = {2: (6, 4), 3: (5, 5), 4: (5, 4)}
"""The cards in the hand and on the table at Krypkasino."""


def presets(players: int) -> Mapping[str, Options]:
    """Return the options by the rule set with which they make house rules agree, as ``core.rules.Variant`` says."""
    hand, table = _HANDS[players]
    found: dict[str, Options] = {}
    for name, options in _PRESETS.items():
        more: Options = {}
        if name in _OF_SIDES and players >= _IN_SIDES:
            more = {"sides": True}
        if name == "casino.kryp":
            more = {"hand_cards": hand, "table_cards": table, "deals": players}
        found[name] = {**options, **more}
    return found
