"""Among three at the classic game only a surplus over the two others together is marked."""

from __future__ import annotations

import pytest

from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.prices import side_facts
from cardtable.ai.casino.surplus import matters, surplus
from cardtable.core.cards import PACK_52, format_cards, parse_cards
from cardtable.games.casino.state import CasinoState
from tests.ai.casino.decisions import situation
from tests.games.casino.positions import position, rules_of

HOYLE = rules_of("classic", 3)
ONE_BY_ONE = rules_of("classic", 3, three="german1797")


def captured(*piles: str) -> CasinoState:
    """Three sides with these piles in the first round."""
    out = parse_cards(" ".join(piles))
    hands = parse_cards("2H 3H 4H 5H 6H 2C 3C 4C 5C 6C 3D 4D")
    rest = [card for card in PACK_52 if card not in out and card not in hands]
    each = [format_cards(hands[place : place + 4]) for place in (0, 4, 8)]
    return position(HOYLE, each, format_cards(rest[:4]), piles=list(piles), stock=format_cards(rest[4:]))


def test_only_among_more_than_two_a_surplus_matters() -> None:
    assert matters(HOYLE)
    assert not matters(ONE_BY_ONE)
    assert not matters(rules_of("classic", 2))
    assert not matters(rules_of("classic", 3, differences=False))


def test_who_has_more_than_all_others_together_may_expect_what_is_more() -> None:
    state = captured("AS AH AC AD TD 2S", "KS", "KH")
    facts = side_facts(state.observe(0))
    found = surplus(HOYLE, facts, 0)
    # Seven of eleven points, and four more for cards and spades to come: at least 7 - 4.
    assert 3.0 < found.expected[0] < 11.0
    assert max(found.expected[1:]) < 0.01
    # Each point more makes it two more, less a third of it that was expected already.
    assert found.counted == pytest.approx(4 / 3, abs=0.02)
    for rival in (1, 2):
        assert surplus(HOYLE, facts, rival).counted == pytest.approx(1 / 3, abs=0.02)


def test_at_the_beginning_all_may_expect_alike_and_a_sweep_is_worth_more_than_an_ace() -> None:
    state = captured("", "", "")
    facts = side_facts(state.observe(0))
    found = surplus(HOYLE, facts, 0)
    assert len(set(found.expected)) == 1
    assert 0.1 < found.counted < 0.6


def test_a_sweep_counts_as_often_more_as_a_point_that_is_counted_is_worth_less() -> None:
    for rules, counts in ((HOYLE, True), (ONE_BY_ONE, False)):
        seen = parse_cards("5H 9D AC AD 5S 4C")
        rest = [card for card in PACK_52 if card not in seen]
        state = position(rules, ["5H 9D", "4C", "AC"], "5S", piles=[""] * 3, stock=format_cards(rest), last=False)
        desk = Desk(situation(state))
        sweep = next(play for play in desk.plays if play.captures)
        cards = sum(desk.model.worth[card] for card in parse_cards("5H 5S"))
        assert desk.gain(sweep) - cards == pytest.approx(1 / desk.prices.counted)
        assert (desk.prices.counted < 0.6) is counts
