"""Two exchanges, or two cards, of one of two players, compared only with each other."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cardtable.ai.piquet.beliefs import possible_hands
from cardtable.ai.piquet.exchanges import compared
from cardtable.ai.piquet.played import PlayedCards
from cardtable.ai.piquet.promise import Cards
from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Solver
from cardtable.ai.piquet.tricks import TrickPosition, chosen
from cardtable.ai.player import Differences
from cardtable.core.cards import Card
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.rules import PiquetRules

_BATCH = 4
"""The number of deals for each difference between two exchanges."""


def between_exchanges(
    observation: PiquetObservation, rules: PiquetRules, better: Cards, done: Cards, generator: random.Random
) -> Differences:
    """Return how much more the deal is worth after the exchange ``better`` than after ``done``."""
    first, second = tuple(sorted(better)), tuple(sorted(done))

    def samples() -> Iterator[tuple[float, float]]:
        while True:
            found = compared(observation, rules, (first, second), generator, _BATCH)
            yield found[first] - found[second], 1.0

    return Differences(samples())


def between_cards(
    observation: PiquetObservation, rules: PiquetRules, better: Card, done: Card, generator: random.Random
) -> Differences:
    """Return how much more the card ``better`` brings than ``done``, over the hands that the opponent may hold; see
    ``tricks``.
    """
    position, solver = TrickPosition(observation, rules), Solver(scoring_of(observation, rules))
    played, prospect = PlayedCards(observation, rules, solver), prospect_of(observation, rules)
    possible = possible_hands(rules, observation)
    hands = chosen(possible, generator)

    def value(card: Card, hand: int) -> float:
        return position.worth(solver, prospect, card, hand)

    def samples() -> Iterator[tuple[float, float]]:
        for hand, weight in hands:
            yield value(better, hand) - value(done, hand), weight * played.likelihood(hand)

    # Some of many, taken by their weight, are a sample that comes to no end of its own.
    return Differences(samples(), len(hands) if len(hands) == len(possible) else 0)
