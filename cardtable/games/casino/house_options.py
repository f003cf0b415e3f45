"""What houses differ in at Casino: the options of the rule set that is put together from its parts."""

from __future__ import annotations

from functools import partial

from cardtable.core.rules import Option, Options
from cardtable.games.casino.variant_spec import DOUBLE_USE, only_ending

DEALING, VALUES, CAPTURING, COUNTING, SWEEPS, MATCH = "dealing", "values", "capturing", "counting", "sweeps", "match"
"""The headings under which the options stand, in their order."""

MOST_IN_HAND, MOST_ON_TABLE = 13, 12
_MOST_POINTS = 20
_IN_SIDES = 4
_HALF = 2
"""The least number of points that can be halved."""

_count = partial(Option, minimum=0, maximum=_MOST_POINTS, group=COUNTING)


def options(players: int) -> tuple[Option, ...]:
    """Return the options for a number of players, in the order in which a form asks for them."""
    return (
        *only_ending(_match_length()),
        *_dealing(players),
        *_values(),
        *_capturing(),
        *_counting(),
        *_sweeps(),
        *_deciding(),
    )


def _match_length() -> tuple[Option, ...]:
    return (
        Option("length", "points", choices=("points", "deals")),
        Option("target", 16, minimum=1, maximum=999, suggestions=(11, 16, 21, 50), applies=lambda _, o: _to(o)),
        Option(
            "deals",
            4,
            minimum=1,
            maximum=99,
            suggestions=(1, 2, 4, 6),
            applies=lambda _, chosen: chosen["length"] == "deals",
        ),
    )


def _to(chosen: Options) -> bool:
    return chosen["length"] == "points"


def _dealing(players: int) -> tuple[Option, ...]:
    return (
        Option("packs", 1, minimum=1, maximum=2, suggestions=(1, 2), group=DEALING),
        Option("hand_cards", 4, minimum=1, maximum=MOST_IN_HAND, suggestions=(3, 4, 5, 6), group=DEALING),
        Option("table_cards", 4, minimum=0, maximum=MOST_ON_TABLE, suggestions=(0, 3, 4, 8), group=DEALING),
        Option("draws", False, group=DEALING),
        Option("to_the_right", False, group=DEALING),
        *([Option("sides", False, group=DEALING)] if players >= _IN_SIDES else []),
    )


def _values() -> tuple[Option, ...]:
    return (
        Option(
            "ace_value",
            "one_or_fourteen",
            choices=("one", "one_or_fourteen", "high_in_hand", "fourteen_in_hand", "fourteen", "eleven"),
            group=VALUES,
        ),
        Option("court_values", "numbers", choices=("numbers", "ten", "pair"), group=VALUES),
        Option(
            "courts",
            "all",
            choices=("all", "one", "one_or_three"),
            applies=lambda _, chosen: chosen["court_values"] == "pair",
            group=VALUES,
        ),
        Option("little_value", "two", choices=("two", "two_or_fifteen", "fifteen_in_hand"), group=VALUES),
        Option("big_value", "ten", choices=("ten", "ten_or_sixteen", "sixteen_in_hand"), group=VALUES),
        Option(
            DOUBLE_USE.name,
            DOUBLE_USE.default,
            choices=DOUBLE_USE.choices,
            applies=lambda _, chosen: has_two_values(chosen),
            group=VALUES,
        ),
    )


def has_two_values(chosen: Options) -> bool:
    """Whether some card of the hand has two values."""
    return (
        chosen["ace_value"] in ("one_or_fourteen", "high_in_hand")
        or chosen["little_value"] == "two_or_fifteen"
        or chosen["big_value"] == "ten_or_sixteen"
    )


def _capturing() -> tuple[Option, ...]:
    return (
        Option("one_set", False, group=CAPTURING),
        Option("builds", False, applies=lambda _, chosen: not chosen["one_set"], group=CAPTURING),
        Option("raise_own", True, applies=lambda _, chosen: bool(chosen["builds"]), group=CAPTURING),
        Option(
            "duty",
            "none",
            choices=("none", "something", "sweep", "all"),
            applies=lambda _, chosen: not (chosen["one_set"] or chosen["builds"]),
            group=CAPTURING,
        ),
        Option("courts_aside", False, applies=lambda _, chosen: not chosen["draws"], group=CAPTURING),
    )


def _counting() -> tuple[Option, ...]:
    return (
        _count("cards_points", 1, suggestions=(0, 1, 2, 3)),
        Option("cards_halved", False, applies=_two_sides, group=COUNTING),
        _count("spades_points", 2, suggestions=(0, 1, 2, 3)),
        Option(
            "spades_count",
            "most",
            choices=("most", "each", "above_six", "seven"),
            applies=lambda _, chosen: bool(chosen["spades_points"]),
            group=COUNTING,
        ),
        Option(
            "spades_halved",
            False,
            applies=lambda _, chosen: chosen["spades_count"] == "most" and int(chosen["spades_points"]) >= _HALF,
            group=COUNTING,
        ),
        _count("big_points", 2, suggestions=(0, 1, 2, 3)),
        _count("little_points", 1, suggestions=(0, 1, 2, 3)),
        _count("ace_points", 1, suggestions=(0, 1, 2)),
        _count("spade_ace_more", 0, suggestions=(0, 1, 2)),
        _count("jack_points", 0, suggestions=(0, 1)),
        _count("seven_diamonds_points", 0, suggestions=(0, 1)),
        _count("seven_spades_points", 0, suggestions=(0, 1)),
        _count("last_points", 1, suggestions=(0, 1, 2)),
    )


def _two_sides(players: int, chosen: Options) -> bool:
    return int(chosen["cards_points"]) >= _HALF and (players == _HALF or bool(chosen.get("sides")))


def _sweeps() -> tuple[Option, ...]:
    def counted(_: int, chosen: Options) -> bool:
        return bool(chosen["sweep_points"])

    def kept(players: int, chosen: Options) -> bool:
        return counted(players, chosen) and chosen["sweep_kind"] == "kept"

    def balanced(_: int, chosen: Options) -> bool:
        return chosen["sweep_kind"] == "balanced"

    def mulles(_: int, chosen: Options) -> bool:
        return chosen["mulles"] != "none"

    return (
        Option("sweep_points", 1, minimum=0, maximum=_MOST_POINTS, suggestions=(1, 2, 3, 5), group=SWEEPS),
        Option("sweep_kind", "kept", choices=("kept", "balanced", "passed_on"), applies=counted, group=SWEEPS),
        Option("sweep_last", True, applies=kept, group=SWEEPS),
        Option("huts_until", 10, minimum=1, maximum=999, suggestions=(10, 15, 20), applies=balanced, group=SWEEPS),
        Option(
            "twin_points",
            0,
            minimum=0,
            maximum=_MOST_POINTS,
            suggestions=(0, 5, 10),
            applies=lambda _, chosen: chosen["sweep_kind"] == "passed_on" and int(chosen["packs"]) > 1,
            group=SWEEPS,
        ),
        Option(
            "mulles",
            "none",
            choices=("none", "alone", "any"),
            applies=lambda _, chosen: int(chosen["packs"]) > 1 and not chosen["one_set"],
            group=SWEEPS,
        ),
        Option("mulle_by_value", False, applies=mulles, group=SWEEPS),
        Option(
            "mulle_points",
            5,
            minimum=1,
            maximum=_MOST_POINTS,
            suggestions=(1, 2, 5, 10),
            applies=lambda players, chosen: mulles(players, chosen) and not chosen["mulle_by_value"],
            group=SWEEPS,
        ),
    )


def _deciding() -> tuple[Option, ...]:
    def to_most(_: int, chosen: Options) -> bool:
        return _to(chosen) and chosen["wins"] == "most"

    return (
        Option("wins", "most", choices=("most", "fewest"), group=MATCH),
        Option("differences", False, group=MATCH),
        Option(
            "arrival",
            "none",
            choices=("none", "american", "finnish"),
            applies=lambda players, chosen: to_most(players, chosen) and not chosen["differences"],
            group=MATCH,
        ),
        Option("cards_at_once", False, applies=lambda _, chosen: chosen["arrival"] != "none", group=MATCH),
        Option(
            "tie",
            "spades_then_deal",
            choices=("spades_then_deal", "spades_then_arrival", "deal", "shared"),
            group=MATCH,
        ),
        Option("lurch", False, applies=to_most, group=MATCH),
    )
