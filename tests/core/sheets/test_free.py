"""Free sheets for games that have no rule set: who wins, what is paid, and what cannot be."""

from __future__ import annotations

import pytest

from cardtable.core.errors import CodedError
from cardtable.core.rules import OptionValue
from cardtable.core.sheets.categories import Cell, EntryError, amounts
from cardtable.core.sheets.missing import completeness
from cardtable.core.sheets.rules import TOTALS
from cardtable.games.entry import FREE_TEMPLATES, sheet_rules
from tests.games.sheets import Sheet


def template(name: str) -> Sheet:
    """A sheet that is agreed on as is usual for a game."""
    columns, options = FREE_TEMPLATES[name]
    sheet = Sheet("free", columns)
    sheet.rules = sheet_rules("free", columns, options)
    sheet.standing = sheet.rules.begin(0)
    return sheet


def test_hearts_the_fewest_points_win_when_somebody_has_a_hundred() -> None:
    sheet = template("Hearts").at(90, 20, 60, 60)
    sheet.enter(total={0: 13, 1: 5, 2: 8, 3: 0})
    assert sheet.standing.winners == (1,)
    assert sheet.rules.accounts(sheet.standing) == (-1, 3, -1, -1)


def test_hearts_what_the_last_one_has_follows_from_the_26_of_a_deal() -> None:
    assert template("Hearts").enter(total={0: 13, 1: 5, 3: 0}).standing.points == (13, 5, 8, 0)
    assert template("Hearts").enter(total={1: 26}).standing.points == (0, 26, 0, 0)


def test_hearts_who_shoots_the_moon_gives_26_to_each_other_or_takes_them_off() -> None:
    assert template("Hearts").enter(total={0: 26, 1: 26, 3: 26}).standing.points == (26, 26, 0, 26)
    assert template("Hearts").at(0, 0, 30, 0).enter(total={2: -26}).standing.points == (0, 0, 4, 0)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ({0: 13, 1: 5, 2: 8, 3: 1}, "too_many_together"),
        ({0: 13, 1: 5, 2: 3, 3: 1}, "does_not_make_the_whole"),
        ({0: 26, 1: 26}, "too_many_together"),
        ({0: -13}, "too_few"),
        ({0: -26, 1: 26}, "too_few"),
        ({0: 27}, "too_many"),
    ],
)
def test_hearts_what_does_not_come_to_26_is_refused(typed: dict[int, int], code: str) -> None:
    with pytest.raises(EntryError) as refused:
        template("Hearts").enter(total=typed)
    assert refused.value.code == code


def test_hearts_what_nobody_has_yet_is_missing() -> None:
    rules = template("Hearts").rules
    standing = rules.begin(0)
    categories = rules.categories(standing, TOTALS)

    def left(**typed: str) -> list[int]:
        cells = [Cell("total", int(side[1]), text) for side, text in typed.items()]
        return [one.left for one in completeness(categories, amounts(categories, cells)).missing if one.due == 26]

    assert left(_0="13", _1="5") == [8]
    assert left(_0="13", _1="13") == []
    assert left(_0="26", _1="26", _2="26") == []
    assert left(_3="-26") == []


def test_where_the_most_points_win_nobody_shoots_the_moon() -> None:
    sheet = Sheet("free", 3, whole=162)
    assert sheet.enter(total={0: 100, 2: 60}).standing.points == (100, 2, 60)
    for typed in ({0: 162, 1: 162}, {0: -162}):
        with pytest.raises(EntryError):
            sheet.enter(total=typed)


def test_hearts_goes_on_while_the_fewest_points_are_shared() -> None:
    sheet = Sheet("free", 3, target=100, lowest=True).at(95, 20, 25)
    assert not sheet.enter(total={0: 5, 1: 5}).standing.over


def test_skat_each_pays_each_for_every_point() -> None:
    # 48 more than the second and 72 more than the third.
    sheet = template("Skat").enter(total={0: 72}).enter(total={1: 24})
    accounts = sheet.rules.accounts(sheet.standing)
    assert accounts == (48 + 72, 24 - 48, -72 - 24)
    assert sum(accounts) == 0


def test_where_the_fewest_points_are_best_they_are_paid_for() -> None:
    sheet = Sheet("free", 2, pay="points", lowest=True).enter(total={0: 10, 1: 3})
    assert sheet.rules.accounts(sheet.standing) == (-7, 7)


def test_doppelkopf_what_one_leaves_open_follows() -> None:
    sheet = template("Doppelkopf").enter(total={0: 3, 1: 3, 2: -3})
    assert sheet.standing.points == (3, 3, -3, -3)


def test_doppelkopf_what_does_not_add_up_is_refused() -> None:
    for typed, code in (({0: 3, 1: 3, 2: -3, 3: -2}, "not_zero_sum"), ({0: 4}, "does_not_divide")):
        with pytest.raises(EntryError) as refused:
            template("Doppelkopf").enter(total=typed)
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        ({0: 6}, (6, -2, -2, -2)),
        ({1: -24}, (8, -24, 8, 8)),
        ({0: 6, 2: 6}, (6, -6, 6, -6)),
        ({0: 6, 3: 0}, (6, -3, -3, 0)),
        ({0: 0}, (0, 0, 0, 0)),
    ],
)
def test_doppelkopf_the_columns_left_open_give_in_equal_parts(typed: dict[int, int], points: tuple[int, ...]) -> None:
    assert template("Doppelkopf").enter(total=typed).standing.points == points


@pytest.mark.parametrize("options", [{"target": -1}, {"lowest": 1}, {"pay": "nuts"}, {"colour": True}])
def test_what_no_free_sheet_has_is_refused(options: dict[str, int | str]) -> None:
    with pytest.raises(CodedError):
        sheet_rules("free", 3, options)


def test_every_template_can_be_kept() -> None:
    for columns, options in FREE_TEMPLATES.values():
        assert sum(map(len, sheet_rules("free", columns, options).sides)) == columns


def test_whist_partners_score_and_are_paid_together() -> None:
    sheet = template("Whist")
    assert sheet.rules.sides == ((0, 2), (1, 3))
    assert sheet.rules.leader(sheet.standing) == 1
    sheet.enter(total={0: 3}).enter(total={1: 1})
    assert sheet.standing.dealer == 2
    sheet.enter(total={0: 2})
    assert sheet.standing.winners == (0,)
    assert sheet.rules.accounts(sheet.standing) == (1, -1, 1, -1)


def test_sides_are_paid_for_points_as_persons_are() -> None:
    rules = sheet_rules("free", 6, {"sides": True, "pay": "points"})
    assert rules.sides == ((0, 3), (1, 4), (2, 5))
    sheet = Sheet("free", 6)
    sheet.rules, sheet.standing = rules, rules.begin(0)
    accounts = rules.accounts(sheet.enter(total={0: 5, 1: 2}).standing)
    assert accounts == (8, -1, -7, 8, -1, -7)


@pytest.mark.parametrize("persons", [2, 3, 5])
def test_where_sides_cannot_be_everybody_plays_for_himself(persons: int) -> None:
    assert len(sheet_rules("free", persons, {"sides": True}).sides) == persons


def test_into_a_kitty_the_losers_of_a_match_pay_a_stake_each() -> None:
    sheet = Sheet("free", 3, target=10, kitty=True).enter(total={0: 10, 1: 4})
    assert sheet.rules.accounts(sheet.standing) == (0, -1, -1)


@pytest.mark.parametrize(("lowest", "paid"), [(False, (0, -48, -72)), (True, (-72, -24, 0))])
def test_into_a_kitty_points_are_paid_that_the_best_is_better_by(lowest: bool, paid: tuple[int, ...]) -> None:
    sheet = Sheet("free", 3, pay="points", kitty=True, lowest=lowest).enter(total={0: 72, 1: 24})
    assert sheet.rules.accounts(sheet.standing) == paid


def test_a_lost_whist_costs_each_partner_a_stake_for_the_kitty() -> None:
    sheet = Sheet("free", 4, target=5, sides=True, kitty=True).enter(total={1: 5})
    assert sheet.rules.accounts(sheet.standing) == (-1, 0, -1, 0)


@pytest.mark.parametrize(
    ("persons", "typed", "points"),
    [
        (3, {0: 24}, (74, 0, 0)),
        (3, {1: -48}, (40, -98, 40)),
        (3, {2: 0}, (0, 0, 0)),
        # Of four the dealer, who is the first, has no cards, but part of what a lost game brings the others.
        (4, {1: 24}, (0, 74, 0, 0)),
        (4, {1: -48}, (30, -98, 30, 30)),
    ],
)
def test_skat_by_seeger_and_fabian(persons: int, typed: dict[int, int], points: tuple[int, ...]) -> None:
    sheet = Sheet("free", persons)
    sheet.rules = sheet_rules("free", persons, FREE_TEMPLATES["Seeger-Fabian"][1])
    sheet.standing = sheet.rules.begin(0)
    assert sheet.enter(total=typed).standing.points == points


def test_at_bierlachs_the_number_is_written_against_the_losers_and_who_has_301_loses() -> None:
    sheet = template("Bierlachs").at(0, 290, 250)
    assert sheet.enter(total={0: -48}).standing.points == (48, 290, 250)
    assert sheet.enter(total={0: 24}).standing.winners == (0, 2)
    assert sheet.rules.accounts(sheet.standing) == (0, -1, 0)


def test_at_bierlachs_of_four_nothing_is_written_against_the_dealer_who_sits_out() -> None:
    sheet = Sheet("free", 4, target=301, declarer="bierlachs")
    assert sheet.enter(total={1: 24}).standing.points == (0, 0, 24, 24)
    # Seat 1 deals now.
    assert sheet.enter(total={0: 20}).standing.points == (0, 0, 44, 44)
    assert sheet.rules.room == 4


def test_without_a_kitty_the_loser_of_a_bierlachs_pays_each_of_the_others() -> None:
    sheet = Sheet("free", 3, target=301, declarer="bierlachs").at(0, 290, 250).enter(total={1: -24})
    assert sheet.rules.accounts(sheet.standing) == (1, -2, 1)
    both = Sheet("free", 3, target=301, declarer="bierlachs").at(0, 290, 290).enter(total={0: 24})
    assert both.standing.winners == (0,)
    assert both.rules.accounts(both.standing) == (2, -1, -1)


@pytest.mark.parametrize(("typed", "code"), [({1: 24, 2: 24}, "one_declarer"), ({0: 24}, "not_for_this_party")])
def test_at_skat_one_person_plays_against_the_others_and_the_dealer_of_four_does_not(
    typed: dict[int, int], code: str
) -> None:
    with pytest.raises(EntryError) as refused:
        template("Seeger-Fabian").enter(total=typed)
    assert refused.value.code == code


def test_the_dealer_sits_out_in_turn_until_somebody_goes() -> None:
    rules = sheet_rules("free", 5, {"zero_sum": True, "dealer": True, "dealer_out": True})
    sheet = Sheet("free", 5)
    sheet.rules, sheet.standing = rules, rules.begin(4)
    sheet.enter(total={0: 2, 1: 2})
    assert sheet.standing.points == (2, 2, -2, -2, 0)
    assert sheet.standing.dealer == 0
    (category,) = rules.categories(sheet.standing, TOTALS)
    assert category.sides == (1, 2, 3, 4)
    left = rules.without_person(sheet.standing, 4)
    assert rules.categories(left, TOTALS)[0].sides == (0, 1, 2, 3)


def test_what_excludes_a_declarer_or_a_dealer_who_sits_out_keeps_the_default() -> None:
    agreed: tuple[dict[str, OptionValue], ...] = (
        {"declarer": "bierlachs", "zero_sum": True},
        {"dealer_out": True},
        {"dealer_out": True, "dealer": True, "sides": True},
    )
    for options in agreed:
        rules = sheet_rules("free", 4, options)
        standing = rules.begin(0)
        (category,) = rules.categories(standing, TOTALS)
        assert category.sides == rules.playing(standing)
        entered = amounts((category,), [Cell("total", 0, "4"), Cell("total", 1, "-4")])
        assert [line.points for line in rules.lines(standing, entered, TOTALS)][:2] == [4, -4]
