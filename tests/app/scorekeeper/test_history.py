"""One undo takes back all that was done to a sheet and typed in its form, to the beginning, and redo does it again."""

from __future__ import annotations

import random

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.drafts import Draft
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.core.sheets.categories import Cell
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store


class Desk:
    """A sheet with its form, as its window connects them."""

    def __init__(self, store: Store, kind: str, names: tuple[str, ...] = ("Anna", "Björn")) -> None:
        self.keeper = SheetKeeper.begin(store, SheetSetup(kind, names))
        self.sheet_form = SheetForm(self.keeper, lambda: self.keeper.sheet.standing.points)
        self.form = self.sheet_form.form
        self.keeper.changed.connect(self._follow)
        self.sheet_form.begin()

    def _follow(self) -> None:
        self.sheet_form.settle()
        self.sheet_form.follow()

    def type(self, code: str, *texts: str) -> None:
        """Type key by key into the cells of a row, from the first side on."""
        for side, text in enumerate(texts):
            for length in range(1, len(text) + 1):
                self.form.put((code, side), text[:length])

    def enter(self, code: str, *texts: str) -> None:
        self.type(code, *texts)
        self.sheet_form.enter()

    def back(self, times: int = 1) -> None:
        for _ in range(times):
            self.sheet_form.take_back()

    def again(self, times: int = 1) -> None:
        for _ in range(times):
            self.sheet_form.do_again()

    @property
    def seen(self) -> tuple[object, ...]:
        """All that a person sees of sheet and form."""
        sheet = self.sheet_form
        return self.keeper.sheet.entries, self.form.cells(), sheet.correcting, sheet.inserting, sheet.dealer

    def texts(self, code: str = "total") -> list[str]:
        return [self.form.text(place) for place in self.form.places if place[0] == code]


@pytest.fixture
def free(store: Store, translation: Translation) -> Desk:
    return Desk(store, "free")


def test_the_form_shows_the_figures_of_the_deal_that_was_undone_last(free: Desk) -> None:
    for deal in (("1", "2"), ("3", "4"), ("5", "6")):
        free.enter("total", *deal)
    shown = []
    for _ in range(3):
        free.back()
        shown.append(free.texts())
    for _ in range(3):
        free.again()
        shown.append(free.texts())
    assert shown == [["5", "6"], ["3", "4"], ["1", "2"], ["3", "4"], ["5", "6"], ["", ""]]
    assert not free.sheet_form.can_do_again


def test_what_is_typed_in_a_cell_is_one_step_and_comes_before_the_sheet(free: Desk) -> None:
    free.enter("total", "1", "2")
    free.type("total", "24", "13")
    free.back()
    assert free.texts() == ["24", ""]
    free.back()
    assert (free.texts(), len(free.keeper.sheet.entries)) == (["", ""], 1)
    free.back()
    assert (free.texts(), len(free.keeper.sheet.entries)) == (["1", "2"], 0)
    # The beginning is an empty form on an empty sheet.
    free.back()
    assert (free.texts(), len(free.keeper.sheet.entries)) == (["", ""], 0)
    assert not free.sheet_form.can_take_back
    free.sheet_form.do_again()
    assert free.texts() == ["1", "2"]
    free.again(3)
    assert (free.texts(), len(free.keeper.sheet.entries)) == (["24", "13"], 1)


def test_counts_are_taken_back_one_by_one(store: Store, translation: Translation) -> None:
    desk = Desk(store, "casino.swedish")
    for side in (0, 0, 1):
        desk.form.count(("sweeps", side))
    desk.form.put(("last_capture", 0), "1")
    desk.form.put(("last_capture", 1), "1")
    told = []
    for _ in range(5):
        desk.back()
        told.append((*desk.texts("last_capture"), *desk.texts("sweeps")))
    assert told == [
        ("1", "", "2", "1"),
        ("", "", "2", "1"),
        ("", "", "2", ""),
        ("", "", "1", ""),
        ("", "", "", ""),
    ]


def test_a_mark_between_two_keys_is_taken_back_between_them(free: Desk) -> None:
    free.type("total", "7")
    free.sheet_form.mark(1, 1)
    free.type("total", "70")
    free.back()
    assert (free.texts(), free.keeper.sheet.standing.points) == (["7", ""], (0, 1))
    free.back()
    assert (free.texts(), free.keeper.sheet.standing.points) == (["7", ""], (0, 0))
    free.back()
    assert free.texts() == ["", ""]


def test_a_correction_lets_the_next_deal_stand_and_is_itself_not_lost(free: Desk) -> None:
    free.enter("total", "1", "2")
    free.type("total", "8")
    free.sheet_form.correct(0)
    free.type("total", "5")
    free.sheet_form.keep_draft()
    assert free.keeper.draft() == Draft(1, TOTALS, (Cell("total", 0, "8"),))
    free.sheet_form.leave_correction()
    assert (free.texts(), free.sheet_form.correcting) == (["8", ""], None)
    free.back()
    assert (free.texts(), free.sheet_form.correcting) == (["5", "2"], 0)
    free.sheet_form.enter()
    assert (free.keeper.sheet.standing.points, free.texts()) == ((5, 2), ["8", ""])
    free.back()
    assert (free.keeper.sheet.standing.points, free.texts()) == ((1, 2), ["8", ""])


def test_a_correction_that_is_left_for_another_is_not_lost_either(free: Desk) -> None:
    free.enter("total", "1", "2")
    free.enter("total", "3", "4")
    free.sheet_form.correct(0)
    free.type("total", "9")
    free.sheet_form.correct(1)
    free.type("total", "6")
    free.sheet_form.begin_insertion()
    free.type("total", "5")
    found = []
    for _ in range(4):
        free.back()
        found.append((free.sheet_form.correcting, free.sheet_form.inserting, free.texts()))
    assert found == [(1, True, ["", ""]), (1, False, ["6", "4"]), (1, False, ["3", "4"]), (0, False, ["9", "2"])]


def test_a_correction_that_is_moved_keeps_what_was_typed(free: Desk) -> None:
    free.enter("total", "1", "2")
    free.enter("total", "3", "4")
    free.sheet_form.correct(0)
    free.type("total", "9")
    free.sheet_form.move(1)
    assert (free.sheet_form.correcting, free.texts()) == (1, ["9", "2"])


def test_an_emptied_form_and_another_dealer_can_be_taken_back(store: Store, translation: Translation) -> None:
    desk = Desk(store, "casino.swedish")
    desk.sheet_form.choose_method(BY_CATEGORY)
    desk.type("aces", "3")
    desk.sheet_form.deal_by(1)
    desk.sheet_form.next_entry()
    assert (desk.texts("aces"), desk.sheet_form.dealer) == (["", ""], None)
    desk.back()
    assert (desk.texts("aces"), desk.sheet_form.dealer) == (["3", ""], 1)
    desk.back()
    assert (desk.texts("aces"), desk.sheet_form.dealer) == (["3", ""], None)


def test_what_was_undone_elsewhere_is_no_step_here(free: Desk) -> None:
    free.enter("total", "1", "2")
    free.type("total", "8")
    free.keeper.undo()
    assert free.texts() == ["8", ""]
    # What is typed can go, but there is no earlier form.
    free.back()
    assert free.texts() == ["", ""]
    assert not free.sheet_form.can_take_back


@pytest.mark.parametrize("seed", range(12))
def test_whatever_was_done_is_undone_to_the_beginning_and_redone(
    seed: int, store: Store, translation: Translation
) -> None:
    chance, desk = random.Random(seed), Desk(store, "free", ("Anna", "Björn", "Clara"))
    deeds = (
        lambda: desk.enter(desk.form.categories[0].code, *(str(chance.randrange(1, 9)) for _ in range(3))),
        lambda: desk.form.put(chance.choice(desk.form.places), str(chance.randrange(100))),
        lambda: desk.sheet_form.mark(chance.randrange(3), 1),
        lambda: desk.sheet_form.correct(0) if desk.keeper.sheet.entries else None,
        desk.sheet_form.leave_correction,
        desk.sheet_form.remove,
        lambda: desk.sheet_form.move(1),
    )
    for _ in range(40):
        chance.choice(deeds)()
    desk.sheet_form.leave_correction()
    end, steps = desk.seen, 0
    while desk.sheet_form.can_take_back:
        desk.back()
        steps += 1
        assert steps < 400
    assert desk.keeper.sheet.entries == ()
    desk.again(steps)
    assert not desk.sheet_form.can_do_again
    assert desk.seen[0] == end[0]


def test_the_first_deal_leaves_the_form_too_and_comes_back(store: Store) -> None:
    desk = Desk(store, "free")
    for side, points in enumerate(("7", "3")):
        desk.form.put(("total", side), points)
    desk.sheet_form.enter()
    typed = (Cell("total", 0, "7"), Cell("total", 1, "3"))
    seen = []
    while desk.sheet_form.can_take_back:
        desk.sheet_form.take_back()
        seen.append((len(desk.keeper.sheet.rows), desk.form.cells()))
    assert seen == [(0, typed), (0, ())]
    again = []
    while desk.sheet_form.can_do_again:
        desk.sheet_form.do_again()
        again.append((len(desk.keeper.sheet.rows), desk.form.cells()))
    assert again == [(0, typed), (1, ())]
    # And once more all the way.
    desk.sheet_form.take_back()
    desk.sheet_form.take_back()
    assert not desk.sheet_form.can_take_back
    assert desk.form.cells() == ()


def test_a_draft_from_an_earlier_run_is_taken_back(store: Store) -> None:
    first = Desk(store, "free")
    first.form.put(("total", 0), "7")
    first.sheet_form.keep_draft()
    form = SheetForm(first.keeper, lambda: first.keeper.sheet.standing.points)
    form.begin()
    assert form.form.cells() == (Cell("total", 0, "7"),)
    form.take_back()
    assert (form.form.cells(), form.can_take_back) == ((), False)
    form.do_again()
    assert form.form.cells() == (Cell("total", 0, "7"),)
