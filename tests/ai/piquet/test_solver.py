"""The solver of open hands agrees with playing out every line."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.piquet.solver import Scoring, Solver, follows
from cardtable.ai.piquet.suit_codes import codes_of
from cardtable.core.cards import PACK_32, parse_cards
from cardtable.core.chance import rng
from tests.ai.piquet.brute_force import worth

SCORINGS = {
    "rubicon": Scoring(),
    "last trick 1": Scoring(last=1),
    "last trick 3": Scoring(last=3),
    "capot 40 with the cards apart": Scoring(capot=40),
    "nothing but tricks": Scoring(cards=0, capot=0, last=1),
    "cards to who has eight": Scoring(majority=8),
    "Sechziger with the last lead": Scoring(pique_at=12),
    "Sechziger with the eighth lead": Scoring(pique_at=8),
    "Sechziger with the tenth lead": Scoring(pique_at=10, pique=29),
}
"""Every way in which the tricks of a rule set can count."""


def position(chance: random.Random, cards: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    pack = list(PACK_32)
    chance.shuffle(pack)
    return tuple(pack[:cards]), tuple(pack[cards : 2 * cards])


@pytest.mark.parametrize("name", SCORINGS)
def test_it_agrees_with_every_line_of_play(name: str) -> None:
    scoring, chance = SCORINGS[name], rng(1, len(name))
    solver = Solver(scoring)
    for number in range(120):
        cards = 1 + number % 5
        leader, follower = position(chance, cards)
        before = 12 - cards
        clean = chance.random() < 0.4
        # Whoever has taken everything leads now; otherwise both have taken something.
        taken = before if clean else chance.randint(1, before - 1)
        first = 0 if clean else chance.randint(0, 1)
        expected = worth(scoring, (leader, follower), 0, (taken, before - taken), first)
        assert solver.value(leader, follower, taken, clean) == expected


@pytest.mark.parametrize("cards", [2, 4])
def test_each_card_is_worth_what_its_lines_are(cards: int) -> None:
    chance = rng(2, cards)
    scoring = Scoring(pique_at=12)
    solver = Solver(scoring)
    for _ in range(40):
        leader, follower = position(chance, cards)
        before = 12 - cards
        values = {card: solver.after_lead(card, leader, follower, before, True) for card in leader}
        assert max(values.values()) == worth(scoring, (leader, follower), 0, (before, 0), 0)
        for card, value in values.items():
            replies = follows(card, follower)
            assert value == min(solver.after_reply(card, reply, leader, follower, before, True) for reply in replies)


def test_only_the_order_in_a_suit_matters() -> None:
    codes = codes_of(parse_cards("AS QS 9H"), parse_cards("KS 7S TD"))
    assert codes == codes_of(parse_cards("AD JD 8C"), parse_cards("QD 9D 7S"))
    # Elder's ace and queen around king and seven: 1 0101; a nine alone: 1 0; a ten of the other: 1 1; no club.
    assert codes == tuple(sorted((0b10101, 0b10, 0b11, 0b1)))


def test_a_run_of_all_tricks_is_counted_out() -> None:
    # Twelve leads, one more for the last trick, ten for the cards and thirty for the capot; with 18 counted before,
    # the twelfth lead makes the thirty: thirty more.
    leader = parse_cards("AS KS QS JS TS 9S 8S 7S AH KH QH JH")
    follower = parse_cards("AD KD QD JD TD 9D AC KC QC JC TC 9C")
    assert Solver(Scoring()).value(leader, follower) == 12 + 1 + 10 + 30
    assert Solver(Scoring(pique_at=12)).value(leader, follower) == 12 + 1 + 10 + 30 + 30
    assert Solver(Scoring(pique_at=12)).value(leader, follower, clean=False) == 12 + 1 + 10 + 30
