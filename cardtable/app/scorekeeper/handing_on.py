"""What a running match hands on to the sheet on which an evening goes on with other persons or in other seats."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.errors import CodedError
from cardtable.games.entry import sheet_rules
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import SheetSetup


def handed_on(sheet: ScoreSheet, setup: SheetSetup) -> tuple[int, ...]:
    """Return the points with which the sides of a new sheet under ``setup`` can play on the running match of ``sheet``.

    A side of the same persons as before has its points, wherever they sit now; any other side has those of the side
    whose place it takes. Empty if no points are open, or if the new sheet plays another game, to fewer points or with
    other sides.
    """
    points = sheet.next_standing.points
    if not sheet.rules.target or not any(points) or _game(setup) != _game(sheet.setup):
        return ()
    try:
        rules = sheet_rules(setup.kind, len(setup.names), setup.options, len(setup.names), own=setup.own)
    except CodedError:
        return ()
    if len(rules.sides) != len(points) or not max(points) < rules.target:
        return ()
    before = [_persons(sheet.setup.names, side) for side in sheet.rules.sides]
    now = [_persons(setup.names, side) for side in rules.sides]
    rest = [points[side] for side, persons in enumerate(before) if persons not in now]
    same = [points[before.index(persons)] if persons in before else None for persons in now]
    if all(persons not in before for persons in now):
        return tuple(points)
    # The places of those who have gone are taken in the order of the seats.
    return tuple(rest.pop(0) if one is None else one for one in same)


def next_dealer(sheet: ScoreSheet, names: Sequence[str]) -> int:
    """Return the place in ``names`` of the next dealer: the person who would deal next on ``sheet``, or, if that person
    is not among ``names``, the one in that seat.
    """
    seat = sheet.next_standing.dealer
    name = sheet.setup.names[seat]
    return names.index(name) if name in names else min(seat, len(names) - 1)


def _game(setup: SheetSetup) -> tuple[object, ...]:
    return setup.kind, setup.game, setup.own


def _persons(names: Sequence[str], seats: Sequence[int]) -> frozenset[str]:
    return frozenset(names[seat] for seat in seats)
