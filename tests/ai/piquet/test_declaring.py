"""What it costs to keep something back."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.declaring import counted_in_each
from cardtable.ai.piquet.players import players
from cardtable.ai.player import Situation
from cardtable.core.cards import PACK_32, Card, parse_cards
from cardtable.core.chance import rng
from cardtable.core.match import Match, cut_for_deal
from cardtable.games.piquet.actions import DECLARE, PiquetAction, change, declare
from cardtable.games.piquet.combinations import Item, Kind
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.variants import VARIANTS

FAMILY = PiquetFamily()
RUBICON = next(one for one in VARIANTS if one.id == "piquet.rubicon").rule_set(2)
KEPT = "AS KS QS JS TS AH AD"
"""A point of five, a quint and three aces if the ace of clubs comes."""


def _declaring(rest_of_elder: str, talon: str) -> Match:
    """Elder keeps ``KEPT`` and buys ``talon`` for ``rest_of_elder``; the dealer exchanges what he likes."""
    hand = parse_cards(f"{KEPT} {rest_of_elder}")
    bought = parse_cards(talon)
    others = [card for card in PACK_32 if card not in hand and card not in bought]
    pack: list[Card] = []
    for throw in range(6):
        pack += hand[2 * throw : 2 * throw + 2] + tuple(others[2 * throw : 2 * throw + 2])
    pack += [*bought, *others[12:]]
    match = Match(FAMILY, RUBICON, cut_for_deal(FAMILY, RUBICON, rng(4)))
    match.begin_deal(pack)
    state = match.state
    assert state is not None
    match.apply(change(parse_cards(rest_of_elder)))
    assert match.state is not None
    observation = match.state.observe(match.state.actor())
    assert isinstance(observation, PiquetObservation)
    dealer = players()["greedy"]
    while observation.phase is not Phase.POINT:
        options = dealer.consider(Situation(FAMILY, RUBICON, match.standing, observation), rng(1), Budget(samples=1))
        match.apply(options[0].action)
        found = match.state.observe(match.state.actor())
        assert isinstance(found, PiquetObservation)
        observation = found
    return match


@pytest.mark.parametrize("less", [declare(Kind.SEQUENCE), declare(Kind.SEQUENCE, [Item(Kind.SEQUENCE, 3, 7, 0)])])
def test_a_quint_that_is_sunk_costs_what_it_counts(less: PiquetAction) -> None:
    match = _declaring("7H 8H 7D 8D 7C", "AC 9H 9D 9C TC")
    assert match.state is not None
    point = next(one for one in match.state.legal().representatives() if one != DECLARE)
    match.apply(point)
    while match.state.phase_name() == "point":
        match.apply(DECLARE)
    observation = match.state.observe(match.state.actor())
    assert isinstance(observation, PiquetObservation)
    assert observation.phase is Phase.SEQUENCES
    whole, kept_back = map(mean, counted_in_each(observation, [DECLARE, less], rng(3)))
    # Fifteen, and what the other has instead; with the quint and a point that is good it is a Neunziger besides.
    assert whole - kept_back >= 15 - 4


def test_a_hint_while_declaring_tells_points() -> None:
    match = _declaring("7H 8H 7D 8D 7C", "AC 9H 9D 9C TC")
    assert match.state is not None
    situation = Situation(FAMILY, RUBICON, match.standing, match.state.observe(match.state.actor()))
    searcher = players()["searcher"]
    options = searcher.explain(situation, searcher.consider(situation, rng(1), Budget(samples=10)))
    # Something may be kept back of the classes that follow, so only this one is spoken of.
    assert str(options[0].action) == "point 5S"
    assert next(option for option in options if option.action == DECLARE).value == options[0].value
    assert all(one.value >= other.value for one, other in pairwise(options[1:]))
    # To say that one has no point gives the five away at the least.
    nothing = next(option for option in options if option.action == declare(Kind.POINT))
    assert options[0].value - nothing.value > 5
