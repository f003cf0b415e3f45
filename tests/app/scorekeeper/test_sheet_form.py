"""What is typed gets onto the sheet, is corrected and taken back, without a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.drafts import Draft, draft_of
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.categories import Cell, EntryError
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.games.piquet.codes import Line
from cardtable.session.scorebook.model import DealEntry, EndEntry, PersonEntry, PlayedEntry, SheetSetup
from cardtable.store.store import Store


class Keeping:
    """A sheet, its form, and what was said and where was gone to since somebody looked last."""

    def __init__(self, store: Store, kind: str, names: tuple[str, ...], **options: OptionValue) -> None:
        self.store = store
        self.keeper = SheetKeeper.begin(store, SheetSetup(kind, names, options))
        self.sheet_form = SheetForm(self.keeper, lambda: self.keeper.sheet.standing.points)
        self.form = self.sheet_form.form
        self.said: list[str] = []
        self.met: list[object] = []
        self.shown: list[str] = []
        self.keeper.changed.connect(self._follow)
        self.sheet_form.said.connect(self.said.append)
        self.sheet_form.turned_to.connect(self.met.append)
        self.sheet_form.changed.connect(lambda: self.shown.append(self.sheet_form.message))
        self.sheet_form.begin()

    def _follow(self) -> None:
        self.sheet_form.settle()
        self.sheet_form.follow()

    def type(self, **typed: dict[int, object]) -> None:
        """Let numbers stand in cells."""
        for code, row in typed.items():
            for side, value in row.items():
                self.form.put((code, side), str(value))

    def enter(self, **typed: dict[int, object]) -> None:
        """Type a deal and enter it, also if something is missing in it."""
        self.type(**typed)
        self.sheet_form.enter()
        if self.form.doubtful:
            self.sheet_form.enter()

    @property
    def entries(self) -> list[object]:
        return list(self.keeper.sheet.entries)

    @property
    def points(self) -> tuple[int, ...]:
        return self.keeper.sheet.standing.points


Begin = Callable[..., Keeping]


@pytest.fixture
def begin(store: Store, translation: Translation) -> Begin:
    """Begins a sheet of a kind; the names are Anna's and Björn's if none are given."""
    return lambda kind, *names, **options: Keeping(store, kind, names or ("Anna", "Björn"), **options)


def test_what_is_typed_is_told_and_what_is_missing_is_asked_about_once(begin: Begin) -> None:
    kept = begin("casino.swedish")
    assert kept.met == [("cards", 0)]
    kept.type(cards={0: 30})
    assert kept.sheet_form.message.startswith("Anna +1 and Björn +0\nEntered: 1 of 11 points.")
    kept.sheet_form.enter()
    assert kept.entries == []
    assert kept.form.doubtful
    assert kept.sheet_form.message.endswith("Enter it anyway?")
    assert kept.said == [kept.sheet_form.message]
    kept.sheet_form.enter()
    assert kept.points == (1, 0)
    assert kept.said[1:] == ["Entered. Anna: 1 point; Björn: 0 points."]
    assert kept.form.cells() == ()
    assert kept.met[-1] == ("cards", 0)


def test_a_deal_is_counted_once_for_all_that_is_typed_last(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = begin("ecarte")
    rules = type(kept.keeper.sheet.rules)
    lines, counted = rules.lines, []

    def count(*asked: object) -> object:
        counted.append(asked)
        return lines(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(rules, "lines", count)
    kept.type(tricks={0: 3}, king={0: 1})
    assert len(counted) == 2
    kept.sheet_form.enter()
    assert kept.points == (2, 0)
    assert len(counted) == 2


def test_a_refusal_is_told_where_it_belongs(begin: Begin) -> None:
    kept = begin("casino.swedish")
    kept.type(aces={0: 3, 1: 2})
    words = "Aces: 5 in all, but the most possible is 4."
    # Beside its row, and not below the form.
    assert (kept.sheet_form.refusal, kept.sheet_form.message) == (words, "")
    kept.sheet_form.enter()
    assert kept.said == [words]
    assert kept.entries == []
    kept.type(aces={1: 1})
    assert kept.sheet_form.refusal == ""


def test_a_refusal_that_belongs_to_no_row_is_told_below_the_form(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = begin("casino.swedish")

    def refuse(*_: object) -> None:
        raise EntryError("two_stay")

    monkeypatch.setattr(kept.keeper.sheet, "check", refuse)
    kept.type(cards={0: 30})
    assert kept.sheet_form.message == kept.sheet_form.refusal == "At least two must stay."


def test_a_deal_is_corrected_and_the_next_one_asked_for(begin: Begin) -> None:
    kept = begin("casino.swedish")
    kept.enter(aces={0: 4})
    kept.enter(aces={1: 4})
    kept.sheet_form.correct(0)
    assert kept.sheet_form.heading == "Correct deal 1"
    assert kept.form.cells() == (Cell("aces", 0, "4"),)
    kept.enter(aces={0: 3, 1: 1})
    assert kept.points == (3, 5)
    assert (kept.sheet_form.heading, kept.sheet_form.correcting) == ("", None)
    kept.sheet_form.correct(1)
    kept.sheet_form.leave_correction()
    assert kept.form.cells() == ()


def test_a_forgotten_deal_is_inserted_and_who_deals_after_it_is_told(begin: Begin) -> None:
    kept = begin("piquet.session")
    kept.enter(total={0: 27, 1: 25})
    kept.enter(total={0: 30, 1: 12})
    kept.sheet_form.correct(1)
    kept.sheet_form.begin_insertion()
    assert kept.sheet_form.heading == "Enter a forgotten deal before deal 2"
    assert (kept.sheet_form.inserting, kept.form.cells()) == (True, ())
    kept.enter(total={0: 9, 1: 14})
    assert [entry.cells[0].text for entry in kept.entries if isinstance(entry, DealEntry)] == ["27", "9", "30"]
    assert "Deal 3 now counts as dealt by Anna" in kept.sheet_form.message


def test_entries_are_moved_and_taken_off(begin: Begin) -> None:
    kept = begin("ecarte")
    kept.enter(tricks={0: 5})
    kept.enter(tricks={1: 3})
    kept.sheet_form.correct(0)
    kept.sheet_form.move(-1)
    assert kept.sheet_form.correcting == 0
    kept.sheet_form.move(1)
    assert kept.sheet_form.correcting == 1
    kept.sheet_form.remove()
    assert kept.points == (0, 1)
    assert kept.sheet_form.correcting is None


def test_a_deal_that_is_taken_back_stands_in_the_form_until_it_is_done_again(begin: Begin) -> None:
    kept = begin("piquet.session")
    kept.enter(total={0: 27, 1: 25})
    kept.sheet_form.take_back()
    assert kept.form.cells() == (Cell("total", 0, "27"), Cell("total", 1, "25"))
    assert kept.met[-1] == ("total", 0)
    kept.sheet_form.do_again()
    assert (kept.points, kept.form.cells()) == ((27, 25), ())
    kept.sheet_form.do_again()
    assert kept.sheet_form.message == "Nothing to redo."


def test_each_method_keeps_what_was_typed_by_it(begin: Begin) -> None:
    kept = begin("casino.swedish")
    kept.type(cards={0: 20})
    kept.sheet_form.choose_method(TOTALS)
    assert kept.form.cells() == ()
    kept.type(total={0: 7})
    kept.sheet_form.choose_method(BY_CATEGORY)
    assert kept.form.cells() == (Cell("cards", 0, "20"),)
    # One goes on where something is open: the other's cards follow.
    assert kept.met[-1] == ("spades", 0)
    kept.sheet_form.keep_draft()
    number = kept.keeper.number
    assert number is not None
    draft = Draft(0, BY_CATEGORY, (Cell("cards", 0, "20"), Cell("total", 0, "7")))
    assert draft_of(kept.store, number) == draft
    again = SheetForm(kept.keeper, lambda: (0, 0))
    again.begin()
    assert again.form.cells() == (Cell("cards", 0, "20"),)
    again.choose_method(TOTALS)
    assert again.form.cells() == (Cell("total", 0, "7"),)


def test_another_dealer_keeps_what_was_typed(begin: Begin) -> None:
    kept = begin("casino.swedish")
    kept.type(aces={1: 4})
    assert kept.sheet_form.dealers() == (0, 1)
    kept.sheet_form.deal_by(1)
    assert (kept.sheet_form.dealer, kept.sheet_form.standing().dealer) == (1, 1)
    assert ("misdeal", 1) in kept.form.places
    assert ("misdeal", 0) not in kept.form.places
    kept.enter()
    (entry,) = kept.entries
    assert isinstance(entry, DealEntry)
    assert entry.dealer == 1
    assert kept.sheet_form.dealer is None
    kept.sheet_form.deal_by(0)
    # It is Anna's turn after Björn's.
    assert kept.sheet_form.dealer is None


def test_marks_by_hand_are_corrected_and_never_none_of_them(begin: Begin) -> None:
    kept = begin("casino.swedish")
    kept.sheet_form.mark(0, 3)
    kept.sheet_form.correct(0)
    assert kept.sheet_form.heading == "Correct the points marked by hand"
    assert (kept.sheet_form.methods, kept.sheet_form.dealers()) == ((), ())
    kept.enter(marks={1: 2})
    assert kept.points == (3, 2)
    kept.sheet_form.correct(0)
    kept.enter(marks={0: "", 1: ""})
    assert kept.sheet_form.refusal == "Nothing has been entered yet."
    kept.sheet_form.next_entry()
    kept.sheet_form.mark(1, -3)
    assert kept.sheet_form.message == "There are no points to take off."


def test_what_can_only_be_taken_off_says_so(begin: Begin) -> None:
    kept = begin("free", "Anna", "Björn", "Clara")
    kept.keeper.add(PersonEntry(1, False))
    kept.enter(total={0: 5, 2: 1})
    kept.keeper.add(EndEntry())
    told = []
    for position in (0, 2):
        kept.sheet_form.correct(position)
        told.append((kept.sheet_form.heading, kept.sheet_form.message, kept.form.places))
        kept.sheet_form.enter()
        assert kept.sheet_form.correcting is None
    assert told == [
        ("Björn leaves", "You can move it, or take it off the sheet.", ()),
        ("The match was ended here", "Take this off the sheet, and the match will go on.", ()),
    ]


def test_a_deal_that_was_played_cannot_be_changed(begin: Begin) -> None:
    kept = begin("piquet.session")
    kept.keeper.add(PlayedEntry((ScoreLine(Line.POINT, 1, 5),), 1, 1))
    kept.sheet_form.correct(0)
    assert kept.sheet_form.message.startswith("This deal was played on screen.")
    kept.sheet_form.enter()
    assert kept.points == (0, 5)


def test_something_told_stands_below_the_form_until_something_is_done(begin: Begin) -> None:
    kept = begin("casino.swedish")
    kept.type(cards={0: 30})
    kept.sheet_form.tell("Look!")
    assert (kept.sheet_form.message, kept.said) == ("Look!", ["Look!"])
    # What follows is known all the same, and unfolding changes nothing of it.
    assert kept.form.follows(("cards", 1)) == "22"
    kept.sheet_form.unfold(True)
    assert (kept.sheet_form.message, kept.form.unfolded) == ("Look!", True)
    kept.type(cards={0: 31})
    assert kept.sheet_form.message.startswith("Anna +1")


def test_a_sheet_that_changes_elsewhere_leaves_no_correction_of_what_is_gone(begin: Begin) -> None:
    kept = begin("casino.swedish")
    kept.enter(aces={0: 4})
    kept.sheet_form.correct(0)
    kept.keeper.remove(0)
    assert (kept.sheet_form.correcting, kept.sheet_form.heading) == (None, "")


def questions(kept: Keeping) -> list[tuple[str, Callable[[], None]]]:
    """What is asked from now on before a correction is made, with what makes it."""
    asked: list[tuple[str, Callable[[], None]]] = []
    kept.sheet_form.question.connect(lambda words, make: asked.append((words, make)))
    return asked


def money(begin: Begin) -> Keeping:
    """Two matches of a free sheet to ten, for a stake of one euro."""
    kept = begin("free", target=10)
    kept.keeper.agree(replace(kept.keeper.sheet.setup, unit="EUR"))
    for points in (6, 5, 12):
        kept.enter(total={0: points, 1: 1})
    return kept


def test_a_correction_that_moves_a_winner_and_money_says_so_before_it_is_saved(begin: Begin) -> None:
    kept = money(begin)
    kept.sheet_form.correct(1)
    kept.type(total={0: 1, 1: 13})
    before, asked = kept.points, questions(kept)
    kept.sheet_form.enter()
    ((words, make),) = asked
    assert words.split("\n") == [
        "Match 1 will then go to Björn instead of Anna.",
        "So far: Björn pays Anna €2.00.",
        "Then: Nothing to pay.",
    ]
    assert (kept.points, kept.form.doubtful) == (before, False)
    make()
    assert [row.winners for row in kept.keeper.sheet.rows] == [(), (1,), (0,)]


def test_a_correction_that_moves_nothing_is_saved_at_once(begin: Begin) -> None:
    kept = money(begin)
    kept.sheet_form.correct(1)
    kept.type(total={0: 5, 1: 2})
    kept.sheet_form.enter()
    assert kept.keeper.sheet.rows[1].after.points == (11, 3)


def test_a_removal_that_opens_a_match_again_is_told_first(begin: Begin) -> None:
    kept = money(begin)
    kept.sheet_form.correct(0)
    asked = questions(kept)
    kept.sheet_form.remove()
    ((words, make),) = asked
    assert len(kept.entries) == 3
    assert words.split("\n") == [
        "Points: Anna 12 → 17, Björn 1 → 2.",
        "Then match 2 will not be over.",
        "One later entry will then count towards a different match.",
        "So far: Björn pays Anna €2.00.",
        "Then: Björn pays Anna €1.00.",
    ]
    make()
    assert len(kept.entries) == 2
