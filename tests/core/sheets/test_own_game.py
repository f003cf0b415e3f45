"""Games of one's own on a sheet: what is entered, what it comes to, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardtable.core.errors import CodedError
from cardtable.core.rules import OptionValue
from cardtable.core.sheets.categories import Cell, EntryError
from cardtable.core.sheets.own_game import CONTRACT, MARKS, ONE_MARK, OwnColumn, OwnGame
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, SheetSetup

BIDS = OwnGame(
    "Bids",
    (OwnColumn("Bid", most=13), OwnColumn("Tricks", most=13, together=13)),
    "if(Bid = Tricks; 10 + Tricks; −abs(Bid − Tricks))",
)
SKAT = OwnGame(
    "Skat",
    (
        OwnColumn("Game", CONTRACT, values=(("Hearts", 10), ("Null", 23))),
        OwnColumn("Factor", least=1, most=20, needed=False),
        OwnColumn("Lost", ONE_MARK),
    ),
    "Game × max(Factor; 1) × if(Lost; −2; 1)",
)


class Kept:
    """A sheet on which deals are entered as ``{code: "3 . 5"}``, a cell for each person, of which ``.`` is empty."""

    def __init__(self, game: OwnGame, persons: int, options: Mapping[str, OptionValue]) -> None:
        self.sheet = ScoreSheet(SheetSetup("free", tuple("ABCDEFGH"[:persons]), options, own=game))

    @property
    def points(self) -> tuple[int, ...]:
        return self.sheet.standing.points

    def enter(self, typed: Mapping[str, str]) -> None:
        cells = [
            Cell(code, side, text)
            for code, row in typed.items()
            for side, text in enumerate(row.split())
            if text != "."
        ]
        self.sheet.add(DealEntry(tuple(cells), "totals"))

    def refusal(self, typed: Mapping[str, str]) -> tuple[str, str]:
        with pytest.raises(EntryError) as refused:
            self.enter(typed)
        return refused.value.code, refused.value.category


def sheet(game: OwnGame, persons: int = 3, options: Mapping[str, OptionValue] | None = None) -> Kept:
    return Kept(game, persons, options or {})


def test_the_formula_gives_every_person_the_points() -> None:
    kept = sheet(BIDS)
    kept.enter({"own:Bid": "5 5 2", "own:Tricks": "5 3 5"})
    assert kept.points == (15, -2, -3)


def test_a_number_that_follows_counts_in_the_formula() -> None:
    kept = sheet(BIDS)
    kept.enter({"own:Bid": "5 5 2", "own:Tricks": "5 6 ."})
    assert kept.points == (15, -1, 12)


def test_of_several_contracts_one_is_played() -> None:
    kept = sheet(SKAT)
    kept.enter({"own:Hearts": ". 1 .", "own:Factor": ". 3 ."})
    kept.enter({"own:Null": "1 . .", "own:Lost": "1 . ."})
    assert kept.points == (-46, 30, 0)
    assert kept.refusal({"own:Hearts": ". 1 .", "own:Null": "1 . ."}) == ("one_contract", "own:Null")


def test_numbers_go_in_steps() -> None:
    rummy = OwnGame("Rummy", (OwnColumn("Left", most=300, step=5),), "Left")
    kept = sheet(rummy, options={"lowest": True})
    assert kept.refusal({"own:Left": "7 0 5"}) == ("not_in_steps", "own:Left")
    kept.enter({"own:Left": "15 0 5"})
    assert kept.points == (15, 0, 5)


def test_what_the_points_come_to_holds_for_the_formula_too() -> None:
    game = OwnGame("Stakes", (OwnColumn("Won", MARKS), OwnColumn("Value", most=9)), "if(Won; 1; −1) × most(Value)")
    kept = sheet(game, 4, {"zero_sum": True})
    assert kept.refusal({"own:Won": "1 . . .", "own:Value": "3 . . ."}) == ("not_zero_sum", "")
    kept.enter({"own:Won": "1 1 . .", "own:Value": "3 . . ."})
    assert kept.points == (3, 3, -3, -3)
    whole = sheet(OwnGame("Hearts", (OwnColumn("Hearts", most=26),), "Hearts"), 3, {"whole": 26})
    assert whole.refusal({"own:Hearts": "5 5 5"}) == ("points_make_another_whole", "")


def test_a_deal_for_which_the_formula_has_no_points_is_refused_and_the_sheet_stays() -> None:
    kept = sheet(OwnGame("Ratio", (OwnColumn("Won"), OwnColumn("Lost", needed=False)), "Won / Lost"))
    kept.enter({"own:Won": "4 6 8", "own:Lost": "2 3 4"})
    assert kept.refusal({"own:Won": "4 6 8", "own:Lost": "2 . 4"}) == ("formula_divides_by_nothing", "")
    assert kept.refusal({"own:Won": "1 1 1", "own:Lost": "2 1 1"}) == ("formula_not_whole", "")
    assert kept.points == (2, 2, 2)


def test_the_dealer_who_sits_out_enters_nothing_and_is_no_other() -> None:
    game = OwnGame("Four", (OwnColumn("Won", most=9),), "Won × 10 − others(Won) + persons")
    kept = sheet(game, 4, {"dealer": True, "dealer_out": True})
    kept.enter({"own:Won": ". 2 1 0"})
    assert kept.points == (0, 22, 11, 0)


@pytest.mark.parametrize(
    ("columns", "formula", "code"),
    [
        ((OwnColumn("Won"),), "", "no_formula"),
        ((OwnColumn("Won"),), "Wo + 1", "formula_unknown_name"),
        ((OwnColumn("Won"),), "1 / 0", "formula_always_divides_by_nothing"),
        ((OwnColumn("Won"),), "1 / (Won - Won)", "formula_always_divides_by_nothing"),
        ((OwnColumn("Won"),), "999999999999 * 99", "formula_too_large"),
        ((OwnColumn("Won"), OwnColumn("won")), "Won", "same_column_name"),
        ((OwnColumn("Won"), OwnColumn("Game", CONTRACT, values=(("Won", 1),))), "Won", "same_column_name"),
        ((OwnColumn("sum"),), "1", "bad_column_name"),
        ((OwnColumn("Wenn"),), "1", "bad_column_name"),
        ((OwnColumn(" "),), "1", "column_without_name"),
        ((OwnColumn("1st"),), "1", "bad_column_name"),
        ((OwnColumn("Won; Lost"),), "1", "bad_column_name"),
        ((OwnColumn("W" * 25),), "1", "bad_column_name"),
        ((OwnColumn("Won", least=3, most=3),), "Won", "bad_column"),
        ((OwnColumn("Won", least=-3, together=13),), "Won", "bad_column"),
        ((OwnColumn("Won", "text"),), "Won", "bad_column"),
        ((OwnColumn("Won", most=5, together=100),), "Won", "never_together"),
        ((OwnColumn("Won", most=50, step=5, together=7),), "Won", "never_together"),
        ((OwnColumn("Won", most=9, step=5, together=45),), "Won", "never_together"),
        ((OwnColumn("Won", most=2, step=5),), "Won", "nothing_in_steps"),
        ((OwnColumn("Won", least=1, most=4, step=5),), "Won", "nothing_in_steps"),
        ((OwnColumn("Won", least=-4, most=4, step=5),), "Won", "nothing_in_steps"),
        ((OwnColumn("Game", CONTRACT),), "Game", "bad_column"),
        (tuple(OwnColumn(f"Won {number}") for number in range(13)), "1", "too_many_columns"),
        ((OwnColumn("Game", CONTRACT, values=tuple((f"G{n}", n) for n in range(21))),), "Game", "too_many_columns"),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(columns: tuple[OwnColumn, ...], formula: str, code: str) -> None:
    with pytest.raises(CodedError) as refused:
        OwnGame("X", columns, formula)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "column",
    [
        OwnColumn("Won", most=5, together=40),
        OwnColumn("Won", most=9, step=5, together=40),
        OwnColumn("Won", least=3, most=5, step=5),
        OwnColumn("Won", least=-5, most=0, step=5),
    ],
)
def test_limits_that_only_just_go_together_are_accepted(column: OwnColumn) -> None:
    assert OwnGame("X", (column,), "Won").columns == (column,)


def test_a_formula_that_divides_by_what_may_be_nothing_is_accepted() -> None:
    assert OwnGame("X", (OwnColumn("Won"),), "12 / Won").formula == "12 / Won"
