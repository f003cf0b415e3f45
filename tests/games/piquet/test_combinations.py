"""Points, sequences and sets: the examples of "Der Rummel", "Die Sequenzen" and "Die Kunststücke"."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardtable.core.cards import PACK_32, PACK_36, parse_cards
from cardtable.games.piquet.actions import format_item
from cardtable.games.piquet.combinations import (
    KINDS,
    NO_SUIT,
    Item,
    Kind,
    best_point,
    best_sequence,
    best_set,
    can_list,
    item_cards,
    lacking,
    lists,
    overstated,
    point_options,
    sequences,
    sets,
    shortened,
    singles,
    whole,
)
from cardtable.games.piquet.ranking import BIT, PACK_MASK, PIPS, STRENGTH, cards_of, is_blank, mask_of, takes
from tests.games.piquet.tables import suited

JACK, QUEEN, KING, ACE = (STRENGTH[rank] for rank in (11, 12, 13, 1))


def mask(text: str) -> int:
    return mask_of(suited(text))


def point(text: str) -> Item:
    return point_options(mask(text), 3)[0]


def test_example_48_pips_are_beaten_by_49() -> None:
    worse, better = point("S:AKQJ7"), point("H:AQJT8")
    assert (worse.rank, better.rank) == (48, 49)
    assert better.strength > worse.strength


def test_example_full_and_overfull() -> None:
    assert point("S:AKQ9").rank == 40
    assert point("S:AKQJ").rank == 41
    assert point("S:AKQJT").rank == 51


def test_example_a_point_one_card_too_small_may_be_called_overfull() -> None:
    hand = mask("S:KJT987")
    smaller = next(item for item in point_options(hand, 4) if item.length == 5)
    assert smaller.rank == 51
    assert item_cards(smaller, hand) == suited("S:KJT98")


def test_length_of_a_point_goes_before_pips() -> None:
    assert point("S:JT987").strength[0] == 5
    assert point("S:JT987").strength > point("H:AKQJ").strength


def test_with_three_cards_in_each_suit_there_is_no_point() -> None:
    hand = mask("S:AK7 H:AK7 D:AK7 C:AK7")
    assert best_point(hand, 4) == (0, 0)
    assert point_options(hand, 4) == ()
    assert best_point(hand, 3) == (3, 28)


def test_example_a_quint_beats_two_quart_majors() -> None:
    elder = mask("C:A S:AKQJ H:AKQJ D:KQJ")
    dealer = mask("C:KQJT9 S:T98 H:987 D:A")
    quint, *others = sequences(dealer)
    assert (quint.length, quint.rank) == (5, KING)
    assert quint.strength > max(item.strength for item in sequences(elder))
    assert [item.points for item in (quint, *others)] == [15, 3, 3]
    assert [(item.length, item.rank) for item in sequences(elder)] == [(4, ACE), (4, ACE), (3, KING)]


@pytest.mark.parametrize(("length", "points"), [(3, 3), (4, 4), (5, 15), (6, 16), (7, 17), (8, 18)])
def test_values_of_sequences(length: int, points: int) -> None:
    assert Item(Kind.SEQUENCE, length, ACE, 0).points == points


def test_a_longer_sequence_beats_a_higher_one_and_of_equal_ones_the_higher_wins() -> None:
    quart_low, tierce_major = sequences(mask("S:T987"))[0], sequences(mask("S:AKQ"))[0]
    assert quart_low.strength > tierce_major.strength
    kings, queens, jacks, tens = (sequences(mask(f"H:{run}"))[0] for run in ("KQJT", "QJT9", "JT98", "T987"))
    assert kings.strength > queens.strength > jacks.strength > tens.strength


def test_order_of_the_sets_any_four_above_any_three() -> None:
    order = [*(f"{rank}*4" for rank in "AKQJT"), *(f"{rank}*3" for rank in "AKQJT")]
    found = []
    for name in order:
        rank, number = name[0], int(name[-1])
        found.append(sets(mask(" ".join(f"{suit}:{rank}" for suit in "SHDC"[:number])))[0])
    assert [item.points for item in found] == [14] * 5 + [3] * 5
    strengths = [item.strength for item in found]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == 10


def test_items_of_which_a_hand_lacks_one_card() -> None:
    # Four spades, two and three hearts, three kings and two aces.
    hand = mask_of(parse_cards("AS KS QS TS KH 9H 8H KD AD"))
    said = [format_item(item) for kind in KINDS for item in overstated(kind, hand, 4)]
    assert said[:2] == ["5S", "4H"]
    assert {"4K", "3A-H", "3A-C"} <= {*said}
    assert "3K-C" not in said
    assert {"5AS", "4AS", "4KS", "3QS", "3AD", "3TH"} <= {*said}
    # Of the quint to the ace only the jack is missing; what is held is no such item.
    assert "3AS" not in said
    assert all(lacking(item, hand) == 1 for kind in KINDS for item in overstated(kind, hand, 4))


def test_nines_make_no_set() -> None:
    assert sets(mask("S:9 H:9 D:9 C:9")) == ()
    assert best_set(mask("S:987 H:987 D:987 C:987")) == (0, 0)


def test_three_of_a_kind_names_the_missing_suit() -> None:
    (trio,) = sets(mask("S:K H:K C:K"))
    assert trio == Item(Kind.SET, 3, KING, 2)
    assert set(item_cards(trio, 0)) == set(suited("S:K H:K C:K"))
    (four,) = sets(mask("S:K H:K D:K C:K"))
    assert four.suit == NO_SUIT


def test_less_can_be_declared_of_what_one_has() -> None:
    (quint,) = sequences(mask("S:KQJT9"))
    assert [(item.length, item.rank) for item in shortened(quint)] == [
        (5, KING),
        (4, KING),
        (4, QUEEN),
        (3, KING),
        (3, QUEEN),
        (3, JACK),
    ]
    (four,) = sets(mask("S:K H:K D:K C:K"))
    assert {item.suit for item in shortened(four)} == {0, 1, 2, 3, NO_SUIT}


def test_two_tierces_are_not_declared_out_of_one_sixth() -> None:
    hand = mask("S:KQJT98")
    two = (Item(Kind.SEQUENCE, 3, KING, 0), Item(Kind.SEQUENCE, 3, 3, 0))
    assert not can_list(two, hand, 4)
    assert two not in set(lists(Kind.SEQUENCE, hand, 4))


def test_items_are_listed_best_first() -> None:
    hand = mask("S:KQJT H:AKQ")
    best, other = sequences(hand)
    assert can_list((best, other), hand, 4)
    assert not can_list((other, best), hand, 4)


@pytest.mark.parametrize("kind", KINDS)
def test_lists_contain_no_doubles_and_only_what_can_be_declared(kind: Kind) -> None:
    hand = mask("S:AKQJ H:AKQJ D:AKQ C:A")
    found = list(lists(kind, hand, 3))
    assert len(found) == len(set(found))
    assert all(can_list(items, hand, 3) for items in found)
    assert whole(kind, hand, 3) in found
    assert all((item,) in found for item in singles(kind, hand, 3))


def test_the_best_of_each_kind_agrees_with_the_listed_items() -> None:
    cards = PACK_32[::3] + PACK_32[1::5]
    for chosen in combinations(sorted(set(cards))[:14], 12):
        hand = mask_of(chosen)
        points, runs, kinds = point_options(hand, 3), sequences(hand), sets(hand)
        assert best_point(hand, 3) == (points[0].strength if points else (0, 0))
        assert best_sequence(hand) == (runs[0].strength if runs else (0, 0))
        assert best_set(hand) == (kinds[0].strength if kinds else (0, 0))


def test_masks_and_cards() -> None:
    assert sorted(BIT) == sorted(PACK_36)
    assert mask_of(PACK_32) == PACK_MASK
    assert sorted(cards_of(PACK_MASK)) == sorted(PACK_32)
    assert PIPS[0xFF] == 11 + 40 + 9 + 8 + 7


def test_a_trick_is_taken_only_by_a_higher_card_of_the_suit() -> None:
    ten, jack, ace = suited("S:T"), suited("S:J"), suited("H:A")
    assert takes(jack[0], ten[0])
    assert not takes(ten[0], jack[0])
    assert not takes(ace[0], ten[0])


def test_carte_blanche_may_hold_aces_and_tens() -> None:
    cards = suited("S:AT987 H:AT98 D:A98")
    assert is_blank(cards, tens_are_courts=False)
    assert not is_blank(cards, tens_are_courts=True)
    assert not is_blank([*cards, *suited("C:J")], tens_are_courts=False)
