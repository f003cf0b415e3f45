"""The tricks of two open hands where low cards count nothing, against trying everything."""

from __future__ import annotations

import random
from functools import cache

import pytest

from cardtable.ai.piquet.low_cards import BONUS, TRICKS, LowCards
from cardtable.core.cards import PACK_36, Card, suit_of
from cardtable.games.piquet.ranking import mask_of, strength_of, takes
from tests.games.piquet.tables import suited

TEN = 3
Hand = tuple[Card, ...]


@cache
def best(leader: Hand, follower: Hand, taken: int) -> int:
    """What the leader gets more than the follower if everything is tried."""
    if not leader:
        return BONUS[taken]
    return max(after(leader, follower, taken, card) for card in leader)


def after(leader: Hand, follower: Hand, taken: int, led: Card) -> int:
    replies = [card for card in follower if suit_of(card) == suit_of(led)] or list(follower)
    return min(answered(leader, follower, taken, led, reply) for reply in replies)


def answered(leader: Hand, follower: Hand, taken: int, led: Card, reply: Card) -> int:
    own, other = tuple(card for card in leader if card != led), tuple(card for card in follower if card != reply)
    counts, answers, last = strength_of(led) >= TEN, strength_of(reply) >= TEN, not own
    if takes(reply, led):
        return counts - answers - last - best(other, own, TRICKS - len(own) - taken)
    return counts + last + best(own, other, taken + 1)


def ending(generator: random.Random, cards: int) -> tuple[Hand, Hand, int]:
    drawn = generator.sample(PACK_36, 2 * cards)
    return tuple(drawn[:cards]), tuple(drawn[cards:]), generator.randrange(TRICKS - cards + 1)


@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5])
def test_values_are_those_of_trying_everything(cards: int) -> None:
    generator = random.Random(cards)
    for _ in range(40 if cards < 5 else 12):
        leader, follower, taken = ending(generator, cards)
        solver = LowCards()
        own, other = mask_of(leader), mask_of(follower)
        assert solver.value(own, other, taken) == best(leader, follower, taken)
        for led in leader:
            assert solver.led(led, own, other, taken) == after(leader, follower, taken, led)
            replies = [card for card in follower if suit_of(card) == suit_of(led)] or follower
            for reply in replies:
                wanted = answered(leader, follower, taken, led, reply)
                assert solver.answered(led, reply, own, other, taken) == wanted


def test_a_ten_is_kept_for_the_last_trick_and_a_nine_is_not_as_good_as_a_ten() -> None:
    solver = LowCards()
    clubs, spades = mask_of(suited("C:98")), mask_of(suited("C:76"))
    # Nine and eight take both tricks and bring 1; a ten among them brings 2, led last.
    assert solver.value(clubs, spades, 6) - BONUS[8] == 1
    assert solver.value(mask_of(suited("C:T8")), spades, 6) - BONUS[8] == 2
    assert solver.led(suited("C:T")[0], mask_of(suited("C:T8")), spades, 6) - BONUS[8] == 2


def test_what_was_found_serves_the_next_hands() -> None:
    generator = random.Random(3)
    solver = LowCards()
    for _ in range(30):
        leader, follower, taken = ending(generator, 4)
        assert solver.value(mask_of(leader), mask_of(follower), taken) == best(leader, follower, taken)
