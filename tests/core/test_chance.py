"""Shuffling that is the same on every Python version."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardtable.core.cards import PACK_32, PACK_52, format_cards
from cardtable.core.chance import rng, shuffled


class Scripted(random.Random):
    """A generator that gives the numbers it was told to."""

    def __init__(self, *numbers: float) -> None:
        super().__init__()
        self._numbers = list(numbers)

    def random(self) -> float:
        return self._numbers.pop(0)


def test_fisher_and_yates_step_by_step() -> None:
    # From the last place downwards each changes with a place not above it: 3 with 0, 2 with 2, 1 with 0.
    assert shuffled("abcd", Scripted(0.0, 0.9, 0.4)) == ("b", "d", "c", "a")


def test_the_largest_number_leaves_everything_in_place() -> None:
    assert shuffled("abcd", Scripted(0.999999, 0.999999, 0.999999)) == tuple("abcd")


def test_a_seed_gives_the_same_order_for_ever() -> None:
    assert format_cards(shuffled(PACK_32, random.Random(1))) == (
        "QS 8H 7D KC TC 9H KD 7S AC TD JS 9C JD 7C QH 9S QC AH JC KH 7H 8D AS 8S 9D AD TH JH KS QD 8C TS"
    )


def test_spawned_generators_are_the_same_for_ever() -> None:
    assert [int(rng(7, 1, 2).random() * 10**6), int(rng(7, 12).random() * 10**6)] == [335211, 215998]


def test_spawned_generators_differ_by_their_place() -> None:
    numbers = {rng(*path).random() for path in [(1,), (2,), (1, 1), (1, 2), (1, 1, 1), (11,), (1, 11)]}
    assert len(numbers) == 7


@pytest.mark.parametrize("size", [0, 1])
def test_nothing_and_one_thing_stay_as_they_are(size: int) -> None:
    assert shuffled("a"[:size], random.Random(3)) == tuple("a"[:size])


def test_nothing_is_lost_and_the_source_is_left_alone() -> None:
    items = list(PACK_52)
    assert sorted(shuffled(items, random.Random(5))) == sorted(PACK_52)
    assert items == list(PACK_52)


def test_every_order_comes_about_as_often() -> None:
    generator = random.Random(11)
    counts = Counter(shuffled("abc", generator) for _ in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())
