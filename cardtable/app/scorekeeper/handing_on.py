"""What a running match hands on to the sheet on which an evening goes on with other persons or in other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.company import Carried
from cardtable.core.errors import CodedError
from cardtable.core.sheets.rules import SheetRules, carried_by
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import MarkEntry, SheetSetup


def is_open(sheet: ScoreSheet) -> bool:
    """Return whether a match is running on ``sheet`` in which somebody is ahead: points are marked, or matches won."""
    standing = sheet.next_standing
    return bool(sheet.rules.target) and (any(standing.points) or bool(carried_by(sheet.rules, standing)))


def handed_on(sheet: ScoreSheet, setup: SheetSetup) -> MarkEntry | None:
    """Return the entry with which the sides of a new sheet under ``setup`` can play on the running match of ``sheet``:
    its points, and what it takes along besides, such as matches won.

    A side of the same persons as before has its own, wherever they sit now; any other side has that of the side whose
    place it takes. Where some wait, the two who begin on the new sheet play on for the two who played. None if nothing
    is open, or if the new sheet plays another game, to fewer points or with other sides.
    """
    points = sheet.next_standing.points
    if not is_open(sheet) or _game(setup) != _game(sheet.setup):
        return None
    try:
        following = ScoreSheet(setup)
    except CodedError:
        return None
    rules = following.rules
    if len(rules.sides) != len(points) or not max(points) < rules.target:
        return None
    before = [_persons(sheet.setup.names, side) for side in sheet.rules.sides]
    now = [_persons(setup.names, side) for side in rules.sides]
    played = sorted(sheet.rules.playing(sheet.next_standing))
    plays = sorted(rules.playing(following.next_standing))
    if len(played) != len(plays):
        return None
    places = _of_all(len(now), played, plays, _places([before[side] for side in played], [now[side] for side in plays]))
    carried = _carried(carried_by(sheet.rules, sheet.next_standing), places, rules)
    if not any(points) and not carried:
        return None
    return MarkEntry(tuple(points[place] for place in places), carried)


def taken_off(sheet: ScoreSheet) -> MarkEntry:
    """Return the entry that takes off ``sheet`` what its running match hands on to another."""
    standing = sheet.next_standing
    carried = carried_by(sheet.rules, standing)
    return MarkEntry(
        tuple(-one for one in standing.points), tuple((name, -one) for name, one in carried.items() if one)
    )


def next_dealer(sheet: ScoreSheet, names: Sequence[str]) -> int:
    """Return the place in ``names`` of the next dealer: the person who would deal next on ``sheet``, or, if that person
    is not among ``names``, the one in that seat.
    """
    seat = sheet.next_standing.dealer
    name = sheet.setup.names[seat]
    return names.index(name) if name in names else min(seat, len(names) - 1)


def won_on(sheet: ScoreSheet) -> tuple[int, ...]:
    """Return the matches won of the running match of ``sheet``, for each side; empty where none are counted or won."""
    return _won(carried_by(sheet.rules, sheet.next_standing), len(sheet.rules.sides))


def won_by(entry: MarkEntry) -> tuple[int, ...]:
    """Return the matches won that ``entry`` hands on, for each side; empty if it hands on none."""
    return _won(dict(entry.carried), len(entry.points))


def _won(carried: Mapping[str, int], sides: int) -> tuple[int, ...]:
    won = tuple(carried.get(f"won:{side}", 0) for side in range(sides))
    return won if any(won) else ()


def _places(before: Sequence[frozenset[str]], now: Sequence[frozenset[str]]) -> list[int]:
    """Return for each side of ``now`` the side of ``before`` that it plays on for."""
    if all(persons not in before for persons in now):
        return list(range(len(before)))
    # The places of those who have gone are taken in the order of the seats.
    rest = [side for side, persons in enumerate(before) if persons not in now]
    return [before.index(persons) if persons in before else rest.pop(0) for persons in now]


def _of_all(sides: int, played: Sequence[int], plays: Sequence[int], places: Sequence[int]) -> list[int]:
    """Return for each of so many sides the one that it plays on for: for those that play now (``plays``) one of the
    ``played`` ones, by its place among them; the others take the rest in turn.
    """
    found = {side: played[place] for side, place in zip(plays, places, strict=True)}
    rest = [side for side in range(sides) if side not in found.values()]
    return [found[side] if side in found else rest.pop(0) for side in range(sides)]


def _carried(carried: Mapping[str, int], places: Sequence[int], rules: SheetRules) -> Carried:
    """Return ``carried`` for sides that play on for those of ``places``, as far as ``rules`` carry it."""
    found: dict[str, int] = {}
    for name, most in rules.carries.items():
        what, _, side = name.partition(":")
        number = carried.get(f"{what}:{places[int(side)]}" if side else what, 0)
        if number:
            found[name] = min(number, most)
    return tuple(sorted(found.items()))


def _game(setup: SheetSetup) -> tuple[object, ...]:
    return setup.kind, setup.game, setup.own


def _persons(names: Sequence[str], seats: Sequence[int]) -> frozenset[str]:
    return frozenset(names[seat] for seat in seats)
