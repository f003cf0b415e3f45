"""Declarations by what they count: never refused where hands hold them, refused where no hands can."""

from __future__ import annotations

import random

import pytest

from cardtable.games.piquet.possible import Declared, possible, sequence_counts, set_counts

HAND = 12
NOBODY = Declared()


def counted(cards: set[tuple[int, int]]) -> tuple[int, int, int]:
    """The longest suit, and what all sequences and all sets of a hand count; cards are suit and rank, ace 0."""
    suits = [sorted(rank for suit, rank in cards if suit == one) for one in range(4)]
    sequences = 0
    for ranks in suits:
        run = 0
        for rank in range(10):
            if rank in ranks:
                run += 1
                continue
            sequences += {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18, 9: 19}.get(run, 0)
            run = 0
    sets = sum({3: 3, 4: 14}.get(sum(rank == one for _, rank in cards), 0) for one in range(5))
    return max(map(len, suits)), sequences, sets


@pytest.mark.parametrize(("hand", "ranks"), [(12, 8), (10, 8), (12, 9)])
def test_what_two_dealt_hands_hold_is_possible_whoever_counts_what(hand: int, ranks: int) -> None:
    chance = random.Random(hand + ranks)
    pack = [(suit, rank) for suit in range(4) for rank in range(ranks)]
    for _ in range(400):
        # Packs that were hardly shuffled hold more to declare.
        for _ in range(chance.choice((4, 10, 40))):
            one, other = chance.randrange(4 * ranks), chance.randrange(4 * ranks)
            pack[one], pack[other] = pack[other], pack[one]
        held = [counted(set(pack[:hand])), counted(set(pack[hand : 2 * hand]))]
        owners = [chance.randrange(2) for _ in range(3)]
        own = [[held[seat][kind] if owners[kind] == seat else 0 for kind in range(3)] for seat in range(2)]
        players = tuple(Declared(point, sequences, sets) for point, sequences, sets in own)
        assert possible(players, hand, ranks), (players, pack)


def test_with_nine_cards_in_a_suit_a_point_and_a_run_of_nine_are_possible() -> None:
    # A suit of nine leaves three cards; with eight in a suit there is none.
    assert possible((Declared(9, 19, 3), NOBODY), HAND, 9)
    assert not possible((Declared(9, 19, 14 + 3), NOBODY), HAND, 9)
    assert not possible((Declared(9), NOBODY), HAND)
    # Without king, queen and jack a suit of nine has six cards left, and a quint from the ten down.
    assert possible((Declared(6, without=(1, 2, 3)), NOBODY), HAND, 9)
    assert not possible((Declared(7, without=(1, 2, 3)), NOBODY), HAND, 9)
    assert possible((Declared(0, 15, without=(1, 2, 3)), NOBODY), HAND, 9)
    assert not possible((Declared(0, 15, without=(1, 2, 3)), NOBODY), HAND)


def test_the_examples_of_the_source() -> None:
    # Six of clubs, a quint to the king, two tierces major, three kings, three queens: "Der Neunziger".
    assert possible((NOBODY, Declared(6, 15 + 3 + 3, 3 + 3)), HAND)
    # The hand of "Das Zählen", all of whose cards take part once its quart is good: "Rote Karte".
    assert possible((Declared(6, 4 + 3 + 3, 3 + 3, red=True), NOBODY), HAND)


@pytest.mark.parametrize(
    "players",
    [
        pytest.param((Declared(8, 18, 28), NOBODY), id="a whole suit leaves four cards, two quatorzes want six"),
        pytest.param((Declared(8, 18), Declared(sets=14)), id="an octave has a card of every quatorze"),
        pytest.param((Declared(8, 16 + 15), NOBODY), id="a suit of eight leaves four cards for a quint"),
        pytest.param((Declared(sequences=15 + 15), Declared(8, 0, 42)), id="aces to tens twice over"),
        pytest.param((Declared(6, red=True), NOBODY), id="six cards are not twelve"),
        pytest.param((Declared(5, 15, without=(1, 2, 3)), NOBODY), id="no quint without a court"),
        pytest.param((Declared(sequences=3, without=(1, 2, 3)), Declared(8, 0, 42)), id="too many cards"),
    ],
)
def test_what_no_cards_can_be(players: tuple[Declared, ...]) -> None:
    assert not possible(players, HAND)


def test_the_counts_of_a_class() -> None:
    # Four sets of three are twelve cards; three quatorzes are, too, and leave no room for a fourth set.
    assert set_counts(12) == {0, 3, 6, 9, 12, 14, 17, 20, 28, 31, 42}
    assert 5 not in sequence_counts(12)
    assert max(sequence_counts(12)) == 16 + 16
    # Eight cards of a robber's hand: two quatorzes, or a quatorze and three of another rank.
    assert set_counts(8) == {0, 3, 6, 14, 17, 28}
