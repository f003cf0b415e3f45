"""The tokens' numbers: what each side has captured of what its rule set counts."""

from __future__ import annotations

import pytest

from cardtable.core.cards import SPADES, format_card, parse_card
from cardtable.core.view import NOBODY, SeatView
from cardtable.core.winnings import Winnings
from cardtable.core.zones import marks, pile
from cardtable.games.casino.winnings import winnings
from cardtable.ui.game_views.casino import GAME_VIEW
from tests.games.casino.positions import position, rules_of
from tests.ui.table.playing import view_of


def of(name: str, *piles: str) -> Winnings:
    rules = rules_of(name, 2)
    return winnings(rules, view_of(position(rules, ("9D", "KH"), "4H", piles=piles, last=False), 0))


def numbers(found: Winnings) -> list[tuple[int | None, tuple[int, ...], int]]:
    return [(race.suit, race.numbers, race.enough) for race in found.races]


def test_swedish_casino_counts_cards_spades_and_six_single_cards() -> None:
    found = of("swedish", "2S 3S TD", "AH 5C")
    # More than half of 52 cards and of thirteen spades.
    assert numbers(found) == [(None, (3, 2), 27), (SPADES, (2, 0), 7)]
    won = {format_card(prize.card): prize.numbers for prize in found.prizes}
    assert won == {"TD": (1, 0), "2S": (1, 0), "AS": (0, 0), "AH": (0, 1), "AD": (0, 0), "AC": (0, 0)}
    assert [format_card(prize.card) for prize in found.prizes][:2] == ["TD", "2S"]


@pytest.mark.parametrize(
    ("name", "enough"),
    [("swedish", 7), ("overspader", 7), ("berlin1810", 7), ("mulle_sassersson", 14), ("mulle_glimne", 0)],
)
def test_spades_count_from_where_the_rule_set_says(name: str, enough: int) -> None:
    (spades,) = (race for race in of(name, "2S 3S", "5C").races if race.suit == SPADES)
    assert (spades.numbers, spades.enough) == ((2, 0), enough)


def test_where_every_spade_counts_only_those_that_count_more_are_prizes() -> None:
    found = {format_card(prize.card): prize.copies for prize in of("mulle_glimne", "2S", "5C").prizes}
    # Two packs.
    assert found == {"TD": 2, "2S": 2, "AS": 2, "AH": 2, "AD": 2, "AC": 2}


def test_at_zwickern_no_spades_are_counted() -> None:
    assert [race.suit for race in of("zwicker", "2S 3S", "5C").races] == [None]


def test_a_card_that_marks_a_capture_is_counted_and_one_that_was_not_seen_is_not() -> None:
    rules = rules_of("swedish", 2)
    view = SeatView(0)
    view.zones[pile(0)] = view_of(position(rules, ("9D", "KH"), "4H", piles=("2S 3S", "5C"), last=False), 0).cards(
        pile(0)
    )
    view.zones[marks(0)] = [view.zones[pile(0)][0]._replace(card=parse_card("TD"))]
    assert winnings(rules, view).races[0].numbers == (3, 0)
    view.zones[marks(0)] = [view.zones[pile(0)][0]._replace(card=-1)]
    assert winnings(rules, view).races[0].numbers == (2, 0)
    assert winnings(rules, SeatView(NOBODY)).races[0].numbers == (0, 0)


def test_a_table_with_irregularities_shows_nothing() -> None:
    strict = rules_of("swedish", 2, strict=True)
    assert GAME_VIEW.winnings(strict.rule_set, SeatView(0)) == Winnings()
    assert GAME_VIEW.winnings(rules_of("swedish", 2).rule_set, SeatView(0)).prizes
