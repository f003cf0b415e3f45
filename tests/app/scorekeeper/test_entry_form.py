"""The form for a deal by itself, without a window: its cells, what is open, what follows, and where each key goes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable.app.scorekeeper.entry_form import DELETE, TURN, CellPlace, EntryForm
from cardtable.core.rules import OptionValue
from cardtable.core.sheets import FREE
from cardtable.core.sheets.amounts import LONGEST
from cardtable.core.sheets.categories import FAULT, Cell, EntryError
from cardtable.core.sheets.missing import Completeness, Missing
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.games.entry import sheet_rules, sheet_variant
from cardtable.games.registry import VARIANTS
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.session.scorebook.reckoning import Row

NAMES = ("Anna", "Björn", "Christina", "David", "Emilia", "Friedrich", "Gerda", "Hans")
KINDS = [*(variant.id for variant in VARIANTS), FREE]


class Typed(EntryForm):
    """The form for the first deal of a sheet, which notes when it was changed."""

    def __init__(self, kind: str, players: int = 2, method: str = BY_CATEGORY, **options: OptionValue) -> None:
        self.changes = 0
        super().__init__(self._note)
        self.sheet = ScoreSheet(SheetSetup(kind, NAMES[:players], options))
        self.method = method
        self.ask(self.sheet.categories(method), self.check)

    def _note(self) -> None:
        self.changes += 1

    def check(self, cells: tuple[Cell, ...]) -> tuple[Row, Completeness]:
        """The row of a deal with these cells."""
        row = self.sheet.check(DealEntry(cells, self.method))
        return row, self.sheet.completeness(row)

    def keys(self, keys: str, place: CellPlace | None = None) -> CellPlace | None:
        """Press keys one after the other, beginning where something is open; ``>`` goes on. Returns where one is."""
        place = self.next_open() if place is None else place
        for key in keys:
            place = self.next_open(place) if key == ">" else self.press(place, key)
        return place

    def row_of(self, code: str) -> list[str]:
        """What stands in the row of a category."""
        return [self.text(place) for place in self.places if place[0] == code]


def forms(kind: str) -> Iterator[Typed]:
    """The form of every way in which a deal of ``kind`` can be entered, for each number of players."""
    for players in (2, 3, 8) if kind == FREE else sheet_variant(kind).players:
        for method in sheet_rules(kind, players, {}).methods:
            yield Typed(kind, players, method)


def way(form: EntryForm, begun: CellPlace, down: int, right: int) -> list[CellPlace]:
    """The cells that an arrow leads to, one after the other, from ``begun`` on."""
    met = [begun]
    while (place := form.step(met[-1], down, right)) not in met:
        met.append(place)
    return met


def judged(form: Typed) -> tuple[Row | None, Completeness, str | None]:
    """What the sheet says of the deal in the form: its row, what is missing, and the code of a refusal."""
    try:
        row, complete = form.check(form.cells())
    except EntryError as error:
        return None, Completeness(), error.code
    return row, complete, None


def numbers_of(form: EntryForm) -> list[CellPlace]:
    """The cells for numbers that are no faults, row by row."""
    rows = [category for category in form.categories if category.most > 1 and category.group != FAULT]
    return [(category.code, side) for category in rows for side in sorted(category.sides)]


# What holds for every way of entering a deal


@pytest.mark.parametrize("kind", KINDS)
def test_a_cell_for_each_side_that_can_have_something(kind: str) -> None:
    for form in forms(kind):
        columns = range(len(form.sheet.rules.sides))
        asked = form.sheet.categories(form.method)
        assert form.places == tuple((one.code, side) for one in asked for side in columns if side in one.sides)
        assert form.cells() == ()
        assert form.first == numbers_of(form)[0]
        assert (form.row, form.error, form.unfolded, form.doubtful) == (None, None, False, False)


@pytest.mark.parametrize("kind", KINDS)
def test_going_on_meets_each_open_cell_once(kind: str) -> None:
    for form in forms(kind):
        wanted: list[CellPlace] = []
        for category in form.categories:
            sides = sorted(category.sides)
            if category.group != FAULT and (category.most > 1 or category.due):
                # A mark is asked for once in its row.
                wanted += [(category.code, side) for side in (sides if category.most > 1 else sides[:1])]
        met: list[CellPlace] = []
        place = form.next_open()
        while place is not None and len(met) <= len(wanted):
            met.append(place)
            place = form.next_open(place)
        assert met == wanted


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_open_in_a_form_that_is_filled(kind: str) -> None:
    for form in forms(kind):
        for place in numbers_of(form):
            form.put(place, "0")
        for category in form.categories:
            if category.most == 1 and category.due:
                form.put((category.code, max(category.sides)), "1")
        assert {form.next_open(place) for place in (None, *form.places)} == {None}


@pytest.mark.parametrize("kind", KINDS)
def test_a_key_goes_to_its_cell_or_to_the_first_open_number(kind: str) -> None:
    for form in forms(kind):
        first, categories = numbers_of(form)[0], {category.code: category for category in form.categories}
        for place in form.places:
            category = categories[place[0]]
            went = form.press(place, "1")
            if category.most > 1:
                assert (went, form.cells()) == (place, (Cell(*place, "1"),))
                assert form.press(place, DELETE) == place
                assert form.cells() == ()
            elif category.due and category.group != FAULT:
                assert form.cells() == (Cell(category.code, 0, "1"),)
            else:
                assert (went, form.cells()) == (first, (Cell(*first, "1"),))
            form.ask(form.categories, form.check)


@pytest.mark.parametrize("unfolded", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_arrows_go_through_all_rows_that_are_shown_and_back(kind: str, unfolded: bool) -> None:
    for form in forms(kind):
        form.unfolded = unfolded
        rows = [category.code for category in form.categories if unfolded or category.group != FAULT]
        down = way(form, form.places[0], 1, 0)
        assert [code for code, _ in down] == rows
        assert way(form, down[-1], -1, 0) == down[::-1]
        for code in rows:
            beside = [place for place in form.places if place[0] == code]
            assert way(form, beside[0], 0, 1) == beside
            assert way(form, beside[-1], 0, -1) == beside[::-1]


@pytest.mark.parametrize("kind", KINDS)
def test_each_change_is_checked_as_the_sheet_would(kind: str) -> None:
    for form in forms(kind):
        for number, place in enumerate(form.places, start=1):
            form.put(place, "1")
            assert form.changes == number
            assert (form.row, form.complete, form.error and form.error.code) == judged(form)
            form.ask(form.categories, form.check)


# What is open, and what follows


def test_a_number_that_follows_from_the_others_is_told_and_not_asked_for() -> None:
    form = Typed("casino.swedish")
    form.put(("cards", 0), "10+15+5")
    assert form.follows(("cards", 1)) == "22"
    assert not form.is_open(("cards", 1))
    assert form.next_open() == ("spades", 0)
    # Where something is typed nothing follows.
    assert form.follows(("cards", 0)) == ""
    form.put(("cards", 1), "23")
    assert form.error is not None
    assert form.error.code == "too_many_together"
    # What cannot be tells nothing of the other cells.
    form.put(("spades", 0), "7")
    assert form.follows(("spades", 1)) == ""


@pytest.mark.parametrize(
    ("players", "keys", "rows"),
    [
        (2, "27>25>7>6>", {"cards": ["27", "25"], "spades": ["7", "6"]}),
        (2, "27>>7>>", {"cards": ["27", ""], "spades": ["7", ""]}),
        (3, "27>15>10>7>2>4>", {"cards": ["27", "15", "10"], "spades": ["7", "2", "4"]}),
        (3, "27>15>>7>2>>", {"cards": ["27", "15", ""], "spades": ["7", "2", ""]}),
    ],
)
def test_the_last_number_of_a_row_that_is_read_out_is_found_there(
    players: int, keys: str, rows: dict[str, list[str]]
) -> None:
    form = Typed("casino.swedish", players)
    assert form.keys(keys) == ("big_casino", 0)
    assert {code: form.row_of(code) for code in rows} == rows


def test_the_number_that_follows_is_passed_by_from_a_cell_that_is_empty() -> None:
    form = Typed("casino.swedish")
    form.put(("cards", 1), "22")
    form.put(("spades", 1), "6")
    # Anna's cards follow from Björn's: behind them nothing of the row is left.
    assert form.next_open(("cards", 0)) == ("big_casino", 0)
    assert form.next_open() == ("big_casino", 0)


def test_a_mark_that_somebody_has_is_open_no_more() -> None:
    form = Typed("casino.swedish", 3)
    assert form.is_open(("big_casino", 2))
    form.put(("big_casino", 1), "1")
    assert [form.is_open(("big_casino", side)) for side in range(3)] == [False] * 3
    assert form.next_open(("spades", 2)) == ("little_casino", 0)


def test_what_is_missing_is_known_after_each_change() -> None:
    form = Typed("casino.swedish")
    form.put(("cards", 0), "27")
    # Most cards is one of the eleven points.
    assert (form.complete.given, form.complete.whole) == (1, 11)
    assert Missing("aces", 4, 4) in form.complete.missing
    form.put(("aces", 0), "4")
    assert (form.complete.given, form.complete.whole) == (5, 11)
    assert "aces" not in [one.code for one in form.complete.missing]


# Marks


def test_one_alone_has_a_mark_that_there_is_once() -> None:
    form = Typed("casino.swedish", 3)
    form.put(("last_capture", 0), "1")
    form.put(("last_capture", 2), "1")
    assert form.row_of("last_capture") == ["", "", "1"]
    form.put(("last_capture", 2), "")
    assert form.row_of("last_capture") == ["", "", ""]


def test_a_digit_gives_a_mark_to_its_side_and_0_to_nobody() -> None:
    form = Typed("casino.swedish", 3)
    assert form.give(("big_casino", 2), 1) == ("little_casino", 2)
    assert form.row_of("big_casino") == ["", "1", ""]
    assert form.changes == 1
    # There is no fourth side.
    assert form.give(("big_casino", 2), 3) == ("big_casino", 2)
    assert form.row_of("big_casino") == ["", "1", ""]
    assert form.give(("big_casino", 0), -1) == ("little_casino", 0)
    assert form.row_of("big_casino") == ["", "", ""]


def test_a_mark_that_several_can_have_comes_and_goes_and_one_stays_there() -> None:
    form = Typed("ecarte")
    place = ("revoke", 0)
    assert form.give(place, 1) == place
    assert form.give(place, 0) == place
    assert form.row_of("revoke") == ["1", "1"]
    assert form.give(place, 1) == place
    assert form.row_of("revoke") == ["1", ""]


def test_the_digits_stand_beside_the_boxes_of_one_row_and_of_no_other() -> None:
    form = Typed("casino.swedish", 3)
    assert form.digits(("big_casino", 1)) == {("big_casino", 0): 1, ("big_casino", 1): 2, ("big_casino", 2): 3}
    assert form.digits(("cards", 1)) == {}
    assert form.digits(None) == {}
    # Only the dealer can have dealt wrongly, here the first side.
    assert form.digits(("misdeal", 0)) == {("misdeal", 0): 1}


# Keys


def test_a_keypad_gives_marks_by_the_digits_of_sides_and_else_writes_numbers() -> None:
    form = Typed("casino.swedish", 3)
    assert form.press(("big_casino", 0), "3") == ("little_casino", 0)
    assert form.row_of("big_casino") == ["", "", "1"]
    # There is no fourth side, so this is a number.
    assert form.press(("little_casino", 0), "4") == ("cards", 0)
    # The mark has been given: a digit can be a number only.
    assert form.press(("big_casino", 0), "1") == ("cards", 1)
    assert form.row_of("big_casino") == ["", "", "1"]
    assert form.row_of("cards") == ["4", "1", ""]


def test_keys_without_a_cell_begin_at_the_first_open_number_and_signs_make_sums() -> None:
    form = Typed("casino.swedish")
    place = form.press(None, "1")
    for key in "0+15+5":
        place = form.press(place, key)
    assert place == ("cards", 0)
    assert form.text(place) == "10+15+5"
    place = form.press(place, DELETE)
    assert form.text(("cards", 0)) == "10+15+"
    assert form.error is not None
    assert form.error.code == "not_a_sum"


def test_a_sign_on_a_mark_is_for_a_number() -> None:
    form = Typed(FREE, 3, sheet_rules(FREE, 3, {}).methods[0])
    assert form.keys("-24") == ("total", 0)
    assert form.row is not None
    assert form.row.entered == {"total": {0: -24}}
    casino = Typed("casino.swedish")
    assert casino.press(("big_casino", 0), "+") == ("cards", 0)


def test_a_key_that_nothing_is_open_for_does_nothing() -> None:
    form = Typed("ecarte")
    form.put(("tricks", 0), "3")
    assert form.press(("king", 1), "1") == ("king", 1)
    assert form.press(None, "1") is None
    assert form.cells() == (Cell("tricks", 0, "3"),)


def test_who_draws_the_form_can_write_a_key_where_its_cursor_is() -> None:
    form = Typed("casino.swedish")
    written: list[tuple[CellPlace, str]] = []
    assert form.press(None, "7", lambda place, key: written.append((place, key))) == ("cards", 0)
    assert written == [(("cards", 0), "7")]
    assert form.cells() == ()


def test_arrows_keep_their_column_where_a_row_has_fewer_cells() -> None:
    form = Typed("ecarte")
    place = ("tricks", 1)
    met = []
    for _ in range(4):
        place = form.step(place, 1, 0)
        met.append(place)
    # Seat 0 deals: the turned king and the refusal are hers alone, standing is the other's.
    assert met == [("king", 1), ("king_turned", 0), ("stood", 1), ("refused", 0)]
    assert form.step(place, -1, 0) == ("stood", 1)
    # A step aside begins another column.
    assert form.step(("king", 1), 0, -1) == ("king", 0)
    assert form.step(("king", 0), -1, 0) == ("tricks", 0)


# What stands in the cells


def test_the_same_text_is_no_change() -> None:
    form = Typed("ecarte")
    form.put(("tricks", 0), "3")
    form.put(("tricks", 0), "3")
    form.put(("tricks", 1), "")
    assert form.changes == 1


def test_spaces_and_what_is_too_long_are_left_out() -> None:
    form = Typed("casino.swedish")
    form.put(("cards", 0), "  10  + 15 ")
    form.put(("cards", 1), "   ")
    assert form.cells() == (Cell("cards", 0, "10 + 15"),)
    assert form.is_open(("cards", 1)) is False
    form.put(("cards", 0), "1" * (LONGEST + 5))
    assert form.text(("cards", 0)) == "1" * LONGEST


def test_a_cell_that_is_not_asked_for_is_unknown() -> None:
    form = Typed("casino.swedish")
    form.put(("last_capture", 0), "1")
    for place in (("tricks", 0), ("last_capture", 2), ("misdeal", 1)):
        with pytest.raises(KeyError):
            form.text(place)
        with pytest.raises(KeyError):
            form.put(place, "1")
    assert form.cells() == (Cell("last_capture", 0, "1"),)


def test_only_what_still_fits_is_kept() -> None:
    form = Typed("casino.swedish")
    cells = (Cell("cards", 0, "30"), Cell("cards", 4, "1"), Cell("misdeal", 0, "1"), Cell("gone", 0, "1"))
    form.ask(form.categories, form.check, cells)
    assert form.cells() == (Cell("cards", 0, "30"), Cell("misdeal", 0, "1"))
    assert form.changes == 0


def test_faults_unfold_where_one_is_entered_and_fold_with_the_next_deal() -> None:
    form = Typed("ecarte")
    seen = []
    for place in (("tricks", 0), ("revoke", 0)):
        form.put(place, "1")
        seen.append((form.unfolded, form.is_shown(("revoke", 1)), form.is_shown(("tricks", 1))))
    for kept in (form.cells(), (Cell("tricks", 0, "3"),)):
        form.ask(form.categories, form.check, kept)
        seen.append((form.unfolded, form.is_shown(("revoke", 1)), form.is_shown(("tricks", 1))))
    assert seen == [(False, False, True), (True, True, True), (True, True, True), (False, False, True)]


def test_a_doubt_holds_until_something_is_changed() -> None:
    form = Typed("casino.swedish")
    form.put(("cards", 0), "30")
    form.doubtful = True
    seen = []
    for text in ("30", "31"):
        form.put(("cards", 0), text)
        seen.append(form.doubtful)
    assert seen == [True, False]


def test_a_refusal_takes_the_doubt_and_what_follows_away() -> None:
    form = Typed("casino.swedish")
    form.put(("cards", 0), "30")
    form.doubtful = True
    error = EntryError("nothing_entered")
    form.refuse(error)
    assert (form.error, form.doubtful, form.follows(("cards", 1))) == (error, False, "")


# What happens while the deal goes on


def test_what_happens_is_counted() -> None:
    form = Typed("casino.swedish")
    for wanted in ("1", "2"):
        form.count(("sweeps", 1))
        assert form.text(("sweeps", 1)) == wanted
    form.put(("sweeps", 1), "1+1+1")
    form.count(("sweeps", 1))
    assert form.text(("sweeps", 1)) == "4"
    form.put(("sweeps", 0), "+")
    form.count(("sweeps", 0))
    assert form.text(("sweeps", 0)) == "1"
    ecarte = Typed("ecarte")
    for expected in ("1", ""):
        ecarte.count(("king", 0))
        assert ecarte.text(("king", 0)) == expected


def test_a_form_that_asks_for_nothing_has_no_cells() -> None:
    form = Typed("casino.swedish")
    form.ask((), form.check, (Cell("cards", 0, "30"),))
    assert (form.places, form.first, form.next_open(), form.press(None, "1")) == ((), None, None, None)


@pytest.mark.parametrize(
    ("text", "expected"),
    [("", "−"), ("24", "−24"), ("−24", "24"), ("-24", "24"), ("10+5", "10−5"), ("10−5", "10+5"), ("−", "")],
)
def test_one_key_turns_the_sign_of_the_last_number(text: str, expected: str) -> None:
    form = Typed("free", method=TOTALS)
    form.put(("total", 0), text)
    assert form.press(("total", 0), TURN) == ("total", 0)
    assert form.text(("total", 0)) == expected


def test_what_is_typed_for_one_winner_counts_for_all_and_the_others_give_it() -> None:
    form = Typed("free", 4, TOTALS, zero_sum=True)
    assert form.win(("total", 0)) == ("total", 0)
    for key in "12":
        form.press(("total", 0), key)
    assert (form.row_of("total"), form.follows(("total", 3))) == (["12", "", "", ""], "-4")
    assert form.win(("total", 2)) == ("total", 2)
    assert (form.row_of("total"), form.follows(("total", 3))) == (["12", "", "12", ""], "-12")
    form.press(("total", 2), TURN)
    assert (form.row_of("total"), form.follows(("total", 1))) == (["−12", "", "−12", ""], "12")
    assert form.win(("total", 0)) == ("total", 2)
    assert form.row_of("total") == ["", "", "−12", ""]
    form.put(("total", 2), "")
    assert form.win(("total", 2)) == ("total", 2)
    assert form.winners == frozenset()


def test_what_does_not_divide_says_by_how_much() -> None:
    form = Typed("free", 4, TOTALS, zero_sum=True)
    form.put(("total", 0), "7")
    assert form.error is not None
    assert (form.error.code, form.error.parameters["given"], form.error.parameters["persons"]) == (
        "does_not_divide",
        7,
        3,
    )
    form.put(("total", 3), "0")
    assert form.error is not None
    assert form.error.parameters["persons"] == 2
    form.put(("total", 1), "-3")
    assert form.follows(("total", 2)) == "-4"
