"""Whatever is done to a score sheet, under whatever rules, has a result or is refused with a reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.core.rules import OptionValue
from cardtable.core.sheets.categories import Cell, EntryError
from cardtable.core.sheets.rules import IN_ORDER, SILENT
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, EndEntry, MarkEntry, SheetSetup
from tests.session.scorebook.any_evening import KINDS, any_evening

STEPS = 12
ANNA, BJORN, CLARA, DORA = range(4)


def sheet_of(kind: str, persons: int, **options: OptionValue) -> ScoreSheet:
    return ScoreSheet(SheetSetup(kind, ("Anna", "Björn", "Clara", "Dora")[:persons], options))


def deal(sheet: ScoreSheet, method: str, **typed: dict[int, int]) -> None:
    cells = tuple(Cell(code, side, str(one)) for code, row in typed.items() for side, one in row.items())
    sheet.add(DealEntry(cells, method))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("kind", "players"), KINDS, ids=str)
def test_whatever_can_be_done_has_a_result_or_a_reason(kind: str, players: int, seed: int) -> None:
    evening = any_evening(kind, players, seed, STEPS)
    assert evening is None or evening.done + evening.refused >= STEPS


def three_who_have_become_two(**options: OptionValue) -> ScoreSheet:
    """A chouette of Écarté with Anna as banker and Björn alone against her; Anna needs one point more."""
    sheet = sheet_of("ecarte.chouette", 3, parties=9, **options)
    sheet.go(CLARA)
    deal(sheet, "by_category", tricks={ANNA: 5})
    deal(sheet, "by_category", tricks={ANNA: 5})
    return sheet


def test_a_chouette_of_two_goes_on_when_the_banker_wins() -> None:
    sheet = three_who_have_become_two()
    deal(sheet, "by_category", tricks={ANNA: 3})
    assert sheet.rules.playing(sheet.next_standing) == (ANNA, BJORN)
    assert sheet.accounts() == (1, -1, 0)


def test_a_chouette_of_two_goes_on_when_the_box_passes() -> None:
    sheet = three_who_have_become_two()
    deal(sheet, "by_category", tricks={ANNA: 3}, box_given_up={ANNA: 1})
    assert sheet.rules.playing(sheet.next_standing) == (BJORN, ANNA)


@pytest.mark.parametrize("kind", ["casino.mulle_sassersson", "casino.mulle_glimne"])
@pytest.mark.parametrize("tie", ["spades_then_deal", "spades_then_arrival"])
def test_mulle_by_deals_is_kept_by_totals_with_every_tie(kind: str, tie: str) -> None:
    sheet = sheet_of(kind, 2, tie=tie, deals=1)
    deal(sheet, "totals", total={ANNA: 30, BJORN: 30}, more_spades={BJORN: 1})
    assert sheet.standing.winners == (BJORN,)


@pytest.mark.parametrize("kind", ["casino.mulle_sassersson", "casino.mulle_glimne"])
def test_mulle_with_twenty_six_spades_may_be_even_in_them(kind: str) -> None:
    sheet = sheet_of(kind, 2, tie="spades_then_deal", deals=1)
    deal(sheet, "totals", total={ANNA: 30, BJORN: 30})
    assert not sheet.standing.over


def test_a_tie_by_deals_is_no_tie_before_the_last_of_them() -> None:
    sheet = sheet_of("casino.mulle_glimne", 2, tie="spades_then_deal", deals=2)
    with pytest.raises(EntryError) as refused:
        deal(sheet, "totals", total={ANNA: 30, BJORN: 30}, more_spades={BJORN: 1})
    assert refused.value.code == "no_tie"


def test_who_comes_after_a_neunziger_of_its_own_has_an_account() -> None:
    sheet = sheet_of("piquet.chouette", 3, repique="own_partie")
    deal(sheet, "totals", total={ANNA: 10}, repique={ANNA: 1})
    sheet.come("Dora")
    assert (sum(sheet.accounts()), sheet.accounts()[DORA]) == (0, 0)


def test_nothing_can_be_ended_when_somebody_has_come_and_nothing_was_played() -> None:
    sheet = sheet_of("piquet.kings", 3)
    sheet.come("Dora")
    with pytest.raises(EntryError) as refused:
        sheet.add(EndEntry())
    assert refused.value.code == "nothing_to_end"


def test_partners_are_not_agreed_on_after_marks_for_four() -> None:
    sheet = sheet_of("casino.kryp", 4)
    sheet.add(MarkEntry((0, 0, 3, 0)))
    setup = SheetSetup("casino.kryp", sheet.setup.names, {"partners": True}, begun=sheet.setup.begun)
    with pytest.raises(EntryError) as refused:
        sheet.agree(setup)
    assert refused.value.code == "marks_are_for_players"


@pytest.mark.parametrize(
    ("kind", "points", "together"),
    [("ecarte", (4, 3), (3, 3)), ("piquet.old36", (95, 96), (9, 8)), ("ecarte.chouette", (4, 4, 0), (1, 1, 0))],
)
def test_marks_with_which_several_would_win_are_entered_one_by_one(
    kind: str, points: tuple[int, ...], together: tuple[int, ...]
) -> None:
    sheet = sheet_of(kind, len(points))
    sheet.add(MarkEntry(points))
    with pytest.raises(EntryError) as refused:
        sheet.add(MarkEntry(together))
    assert refused.value.code == "order_of_marks"
    # A sheet from before takes them as it did.
    before = ScoreSheet(sheet.setup, ruled=IN_ORDER)
    before.add(MarkEntry(points))
    before.add(MarkEntry(together))
    assert before.rows[-1].winners == (ANNA,)
    second = tuple(one if side == BJORN else 0 for side, one in enumerate(together))
    sheet.add(MarkEntry(second))
    assert sheet.rows[-1].winners == (BJORN,)


def test_no_points_are_marked_for_an_onlooker() -> None:
    sheet = sheet_of("ecarte.rotation", 3)
    with pytest.raises(EntryError) as refused:
        sheet.add(MarkEntry((0, 0, 5)))
    assert refused.value.code == "marks_are_for_players"
    assert sheet.accounts() == (0, 0, 0)


def test_an_older_sheet_keeps_points_that_were_marked_for_an_onlooker() -> None:
    setup = SheetSetup("ecarte.rotation", ("Anna", "Björn", "Clara"))
    sheet = ScoreSheet(setup, ruled=SILENT)
    sheet.add(MarkEntry((0, 0, 2)))
    assert sheet.standing.points == (0, 0, 2)


def test_who_came_only_later_cannot_have_dealt_first() -> None:
    sheet = sheet_of("ecarte.chouette", 3)
    sheet.come("Dora")
    agreed = SheetSetup("ecarte.chouette", sheet.setup.names, {}, DORA, begun=sheet.setup.begun)
    with pytest.raises(EntryError) as refused:
        sheet.agree(agreed)
    assert refused.value.code == "came_only_later"


def test_finnish_by_category_asks_who_was_first() -> None:
    sheet = sheet_of("casino.finnish", 2)
    sheet.add(MarkEntry((14, 14)))
    with pytest.raises(EntryError) as refused:
        deal(sheet, "by_category", aces={ANNA: 2, BJORN: 2})
    assert refused.value.code == "who_was_first"


@pytest.mark.parametrize("first", [ANNA, BJORN])
def test_finnish_by_category_whoever_was_first_has_won(first: int) -> None:
    sheet = sheet_of("casino.finnish", 2)
    sheet.add(MarkEntry((14, 14)))
    deal(sheet, "by_category", aces={ANNA: 2, BJORN: 2}, first={first: 1})
    assert sheet.standing.winners == (first,)
    # The other has had one ace at the most by then.
    assert sheet.standing.points[1 - first] == 15


def other_places(kind: str, number: int) -> list[int]:
    """Return another place for each of so many persons, or sides: the next one round the table. In a rotation, in which
    people enter in the order of their names, the two who begin exchange theirs.
    """
    return [1, 0, *range(2, number)] if kind == "ecarte.rotation" else [(place + 1) % number for place in range(number)]


OTHER_BETS = {"bet_on_first": "bet_on_second", "bet_on_second": "bet_on_first"}
"""The bets of a rotation by who plays at the lower place, when the two who play have exchanged theirs."""


def moved(sheet: ScoreSheet, entry: DealEntry | MarkEntry) -> DealEntry | MarkEntry:
    """Return ``entry`` as if everybody sat at the other place."""
    sides = other_places(sheet.setup.kind, len(sheet.rules.sides))
    if isinstance(entry, MarkEntry):
        return MarkEntry(tuple(entry.points[sides.index(side)] for side in range(len(sides))))
    # Divided tricks belong to the deal, and stand with the first side only because every number has one.
    first = min(sheet.rules.playing(sheet.next_standing))
    cells = tuple(
        Cell(OTHER_BETS.get(cell.code, cell.code), first if cell.code == "divided" else sides[cell.side], cell.text)
        for cell in entry.cells
    )
    seats = other_places(sheet.setup.kind, len(sheet.setup.names))
    return DealEntry(cells, entry.method, None if entry.dealer is None else seats[entry.dealer])


def is_taken(sheet: ScoreSheet, entry: DealEntry | MarkEntry) -> bool:
    try:
        sheet.add(entry)
    except EntryError:
        return False
    return True


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("kind", "players"), KINDS, ids=str)
def test_if_all_sit_elsewhere_the_same_person_wins(kind: str, players: int, seed: int) -> None:
    sit_elsewhere(kind, players, seed)


def sit_elsewhere(kind: str, players: int, seed: int) -> ScoreSheet | None:
    """Keep two sheets of the same evening, at which everybody sits at another place; return one of them, or None if the
    options do not go together.
    """
    evening = any_evening(kind, players, seed, 0)
    if evening is None:
        return None
    one = evening.sheet
    seats, sides = other_places(kind, players), other_places(kind, len(one.rules.sides))
    setup = replace(one.setup, dealer=one.setup.dealer % 2) if kind == "ecarte.rotation" else one.setup
    evening.sheet = one = ScoreSheet(setup)
    other = ScoreSheet(replace(setup, dealer=seats[setup.dealer]))
    for _ in range(25):
        entry = evening.entry()
        if not isinstance(entry, DealEntry | MarkEntry):
            continue
        assert is_taken(other, moved(other, entry)) == is_taken(one, entry)
        assert set(other.standing.winners) == {sides[side] for side in one.standing.winners}
        assert other.standing.points == tuple(one.standing.points[sides.index(side)] for side in range(len(sides)))
        assert other.accounts() == tuple(one.accounts()[seats.index(seat)] for seat in range(players))
    return one
