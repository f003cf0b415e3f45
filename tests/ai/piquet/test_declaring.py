"""What it costs to keep something back."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.declaring import counted_after
from cardtable.ai.piquet.players import players
from cardtable.ai.player import Situation
from cardtable.core.cards import PACK_32, Card, parse_cards
from cardtable.core.chance import spawn
from cardtable.core.partie import Partie, cut_for_deal
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


def _declaring(rest_of_elder: str, talon: str) -> Partie:
    """Elder keeps ``KEPT`` and buys ``talon`` for ``rest_of_elder``; the dealer exchanges what he likes."""
    hand = parse_cards(f"{KEPT} {rest_of_elder}")
    bought = parse_cards(talon)
    others = [card for card in PACK_32 if card not in hand and card not in bought]
    pack: list[Card] = []
    for throw in range(6):
        pack += hand[2 * throw : 2 * throw + 2] + tuple(others[2 * throw : 2 * throw + 2])
    pack += [*bought, *others[12:]]
    partie = Partie(FAMILY, RUBICON, cut_for_deal(FAMILY, RUBICON, spawn(4)))
    partie.begin_deal(pack)
    state = partie.state
    assert state is not None
    partie.apply(change(parse_cards(rest_of_elder)))
    assert partie.state is not None
    observation = partie.state.observe(partie.state.actor())
    assert isinstance(observation, PiquetObservation)
    dealer = players()["greedy"]
    while observation.phase is not Phase.POINT:
        options = dealer.consider(Situation(FAMILY, RUBICON, partie.standing, observation), spawn(1), Budget(samples=1))
        partie.apply(options[0].action)
        found = partie.state.observe(partie.state.actor())
        assert isinstance(found, PiquetObservation)
        observation = found
    return partie


@pytest.mark.parametrize("less", [declare(Kind.SEQUENCE), declare(Kind.SEQUENCE, [Item(Kind.SEQUENCE, 3, 7, 0)])])
def test_a_quint_that_is_sunk_costs_what_it_counts(less: PiquetAction) -> None:
    partie = _declaring("7H 8H 7D 8D 7C", "AC 9H 9D 9C TC")
    assert partie.state is not None
    point = next(one for one in partie.state.legal().representatives() if one != DECLARE)
    partie.apply(point)
    while partie.state.phase_name() == "point":
        partie.apply(DECLARE)
    observation = partie.state.observe(partie.state.actor())
    assert isinstance(observation, PiquetObservation)
    assert observation.phase is Phase.SEQUENCES
    whole, kept_back = counted_after(observation, [DECLARE, less], spawn(3))
    # Fifteen, and what the other has instead; with the quint and a point that is good it is a Neunziger besides.
    assert whole - kept_back >= 15 - 4


def test_a_hint_while_declaring_tells_points() -> None:
    partie = _declaring("7H 8H 7D 8D 7C", "AC 9H 9D 9C TC")
    assert partie.state is not None
    situation = Situation(FAMILY, RUBICON, partie.standing, partie.state.observe(partie.state.actor()))
    searcher = players()["searcher"]
    options = searcher.explain(situation, searcher.consider(situation, spawn(1), Budget(samples=10)))
    # Something may be kept back of the classes that follow, so only this one is spoken of.
    assert str(options[0].action) == "point 5S"
    assert next(option for option in options if option.action == DECLARE).value == options[0].value
    assert all(one.value >= other.value for one, other in pairwise(options[1:]))
    # To say that one has no point gives the five away at the least.
    nothing = next(option for option in options if option.action == declare(Kind.POINT))
    assert options[0].value - nothing.value > 5
