"""In every game somebody may leave, another take the seat with and without the points, and two swap."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardtable.app.scorekeeper.handing_on import handed_on, is_open, next_dealer, taken_off
from cardtable.core.rules import OptionValue
from cardtable.core.sheets import FREE
from cardtable.core.sheets.categories import EntryError
from cardtable.games.entry import FREE_TEMPLATES
from cardtable.games.registry import VARIANTS
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import EndEntry, MarkEntry, SheetSetup

NAMES = ("Anna", "Björn", "Christa", "Dora", "Emil", "Frida", "Gerd", "Hans")
LATER = "Zoë"
Game = tuple[str, str, int, Mapping[str, OptionValue]]
GAMES: list[Game] = [
    *((variant.id, "", players, {}) for variant in VARIANTS for players in variant.players),
    *((FREE, game, players, options) for game, (players, options) in FREE_TEMPLATES.items()),
]


def setup_of(game: Game, names: tuple[str, ...], dealer: int = 0) -> SheetSetup:
    kind, name, _, options = game
    return SheetSetup(kind, names, options, game=name, dealer=dealer, stake=10, unit="EUR", evening="Friday")


def begun(game: Game) -> ScoreSheet:
    """A sheet on which each side has other points, and no match is over."""
    sheet = ScoreSheet(setup_of(game, NAMES[: game[2]]))
    playing = sheet.rules.playing(sheet.next_standing)
    points = [0] * len(sheet.rules.sides)
    for more, side in enumerate(playing):
        points[side] = min(more + 1, max(1, sheet.rules.target - 1)) if sheet.rules.target else more + 1
    sheet.add(MarkEntry(tuple(points)))
    assert any(sheet.next_standing.points) or not sheet.rules.target
    return sheet


def side_of(sheet: ScoreSheet, seat: int) -> int:
    return next(side for side, seats in enumerate(sheet.rules.sides) if seat in seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}{game[1]}-{game[2]}")
def test_another_takes_a_seat_with_the_points(game: Game) -> None:
    sheet = begun(game)
    before, paid = sheet.next_standing.points, sheet.accounts()
    for seat in range(game[2]):
        names = tuple(LATER if place == seat else name for place, name in enumerate(sheet.setup.names))
        handed = handed_on(sheet, setup_of(game, names))
        if not sheet.rules.target:
            # Every deal is settled by itself: there is no match to take over.
            assert (is_open(sheet), handed) == (False, None)
            continue
        assert handed is not None
        following = ScoreSheet(setup_of(game, names))
        following.add(handed)
        assert following.next_standing.points == before
        left = begun(game)
        left.add(taken_off(left))
        assert not is_open(left)
        assert (left.accounts(), following.accounts()) == (paid, (0,) * game[2])
        # Nobody's past has another name.
        assert LATER not in left.setup.names


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}{game[1]}-{game[2]}")
def test_another_takes_a_seat_without_the_points(game: Game) -> None:
    sheet = begun(game)
    following = ScoreSheet(setup_of(game, (LATER, *sheet.setup.names[1:])))
    assert not any(following.next_standing.points)
    if is_open(sheet):
        sheet.add(EndEntry())
        assert not is_open(sheet)
    # What is paid when a match ends before its time stays with those who played it.
    assert sheet.setup.names == NAMES[: game[2]]
    assert not any(following.accounts())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}{game[1]}-{game[2]}")
def test_two_swap(game: Game) -> None:
    sheet = begun(game)
    if not sheet.rules.target:
        return
    names = list(sheet.setup.names)
    for first, second in ((0, 1), (0, len(names) - 1)):
        swapped = list(names)
        swapped[first], swapped[second] = swapped[second], swapped[first]
        setup = setup_of(game, tuple(swapped), next_dealer(sheet, swapped))
        handed = handed_on(sheet, setup)
        assert handed is not None
        following = ScoreSheet(setup)
        following.add(handed)
        together = {frozenset(names[seat] for seat in seats) for seats in sheet.rules.sides}
        if {frozenset(swapped[seat] for seat in seats) for seats in following.rules.sides} != together:
            # Partners are mixed: the points stay with the seats.
            assert following.next_standing.points == sheet.next_standing.points
            continue
        if sheet.rules.room:
            # Who waits has no points: the two who begin play on for the two who played.
            played, plays = (one.rules.playing(one.next_standing) for one in (sheet, following))
            kept = sorted(following.next_standing.points[side] for side in plays)
            assert kept == sorted(sheet.next_standing.points[side] for side in played)
            if {names[side] for side in played} != {swapped[side] for side in plays}:
                continue
        for name in names:
            old, new = side_of(sheet, names.index(name)), side_of(following, swapped.index(name))
            assert following.next_standing.points[new] == sheet.next_standing.points[old], name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}{game[1]}-{game[2]}")
def test_somebody_comes_and_goes_on_the_sheet_or_it_says_why_not(game: Game) -> None:
    sheet = ScoreSheet(setup_of(game, NAMES[: game[2]]))
    if not sheet.rules.room:
        with pytest.raises(EntryError, match="persons stay"):
            sheet.come(LATER)
        return
    if sheet.rules.room > len(sheet.setup.names):
        sheet.come(LATER)
        assert sheet.setup.names[-1] == LATER
        sheet.go(0)
        assert 0 not in sheet.there
        assert set(sheet.there) == set(range(1, len(sheet.setup.names)))
        assert sheet.setup.names[0] == NAMES[0]
