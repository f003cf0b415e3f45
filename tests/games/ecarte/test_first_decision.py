"""Hands of the first decision in canonical form, and exact facts about the cards that are not seen."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from cardtable.core.cards import KING, PACK_32, make_card, parse_card, parse_cards, rank_of, suit_of
from cardtable.games.ecarte.ranking import STRENGTH
from tests.games.ecarte.first_decision import (
    FirstHand,
    first_hand,
    first_hand_numbers,
    first_hands,
    hand_cards,
)
from tests.games.ecarte.positions import ELDER, dealt


def test_there_are_63826_hands_for_the_first_decision() -> None:
    assert len(first_hands(True)) == len(first_hands(False)) == 31_913
    numbers = first_hand_numbers()
    assert len(numbers) == 63_826
    assert sorted(numbers.values()) == list(range(63_826))


def test_their_deals_are_all_the_hands_that_one_turned_card_allows() -> None:
    for king_turned in (False, True):
        assert sum(form.deals() for form in first_hands(king_turned)) == 169_911


@pytest.mark.parametrize("turned", ["9H", "KS"])
def test_every_hand_has_a_listed_form_with_its_number_of_deals(turned: str) -> None:
    card = parse_card(turned)
    counted: dict[FirstHand, int] = {}
    for hand in combinations([other for other in PACK_32 if other != card], 5):
        form = first_hand(hand, card)
        counted[form] = counted.get(form, 0) + 1
    assert tuple(sorted(counted)) == first_hands(rank_of(card) == KING)
    assert all(number == form.deals() for form, number in counted.items())


@pytest.mark.parametrize("turned", PACK_32[::5])
def test_a_form_stands_for_a_hand_of_that_form(turned: int) -> None:
    for form in first_hands(rank_of(turned) == KING)[::97]:
        cards = hand_cards(form, turned)
        assert len(cards) == len(set(cards)) == 5
        assert turned not in cards
        assert list(cards) == sorted(cards)
        assert first_hand(cards, turned) == form


def test_a_form_does_not_stand_for_hands_beside_any_turned_card() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        hand_cards(first_hands(True)[0], parse_card("9H"))


def test_side_suits_may_change_places() -> None:
    turned = parse_card("9H")
    hand = parse_cards("KH AS 7S QD 8C")
    forms = set()
    for order in permutations((0, 2, 3)):
        places = {1: 1, **dict(zip((0, 2, 3), order, strict=True))}
        forms.add(first_hand([make_card(rank_of(card), places[suit_of(card)]) for card in hand], turned))
    assert len(forms) == 1
    assert next(iter(forms)).deals() == 6


def test_trumps_are_ranked_among_those_that_are_left() -> None:
    """The ace beside the turned seven is what the ten is beside the turned king, but for the king's point."""
    assert first_hand(parse_cards("7H AS 7S QD 8C"), parse_card("8H")).trumps == 0b1
    assert first_hand(parse_cards("8H AS 7S QD 8C"), parse_card("7H")).trumps == 0b1
    assert first_hand(parse_cards("KH AS 7S QD 8C"), parse_card("7H")).trumps == 0b1000000
    assert first_hand(parse_cards("QH AS 7S QD 8C"), parse_card("KH")).trumps == 0b1000000


def test_whether_the_king_is_held_or_turned_up_is_kept() -> None:
    with_king = first_hand(parse_cards("KH AS 7S QD 8C"), parse_card("9H"))
    king_turned = first_hand(parse_cards("QH AS 7S QD 8C"), parse_card("KH"))
    without = first_hand(parse_cards("QH AS 7S QD 8C"), parse_card("9H"))
    assert (with_king.holds_king, king_turned.holds_king, without.holds_king) == (True, False, False)
    assert king_turned.king_turned
    assert with_king != king_turned


@pytest.mark.parametrize(
    ("hand", "fewer"), [("8H KS QS 7D 7C", 44_574), ("KH KS QS 7D 7C", 44_574), ("8H QH QS 7D 7C", 50_274)]
)
def test_how_often_the_dealer_holds_fewer_than_two_trumps(hand: str, fewer: int) -> None:
    """Of the 65,780 hands that elder's cards and the turned one allow, counted one by one."""
    state = dealt(hand, "AS TS AD TD AC", "7H")
    observation = state.observe(ELDER)
    seen = observation.seen()
    trumps = [suit_of(card) == observation.trump for card in PACK_32 if card not in seen]
    counts = [sum(held) for held in combinations(trumps, observation.hand_counts[state.dealer])]
    assert len(counts) == 65_780
    assert sum(count < 2 for count in counts) == fewer


def test_strengths_are_those_of_the_ranking() -> None:
    king, seven = parse_cards("KD 7D")
    form = first_hand(parse_cards("KD 7D 8S 8C 9C"), parse_card("9H"))
    assert form.trumps == 0
    assert sorted(form.side_suits, reverse=True) == list(form.side_suits)
    assert (1 << STRENGTH[king]) | (1 << STRENGTH[seven]) in form.side_suits
