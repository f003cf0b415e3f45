"""Choosing cards when more than two play: sampled deals are played on and solved at their end (``open_deal``), more of
those that fit what the others have played (``hand_reading``).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.beliefs import SINKS
from cardtable.ai.piquet.hand_reading import HandReader, read
from cardtable.ai.piquet.open_deal import EXACT, Counts, OpenDeal, Trick
from cardtable.ai.piquet.scorings import missing_for_pique
from cardtable.ai.piquet.tricks import Valued, unlike
from cardtable.ai.race import race
from cardtable.core.cards import Card
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import BIT
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.sampling import sampled_hands
from cardtable.games.piquet.scoring import CARDS_POINTS

MOST_DEALS = 300
_ALONE = 8
"""The number of deals examined if all playable cards are equivalent."""


def needs_of(observation: PiquetObservation, rules: PiquetRules) -> tuple[int, ...]:
    """Return what each side needs to win the match; empty if no side can win it with what is left of this deal, without
    an Allstich. The lead to a trick that is being played counts with that trick.
    """
    if not rules.target:
        return ()
    needs = [rules.target - points for points in observation.standing.points]
    for line in observation.marked:
        needs[line.side] -= line.points * line.marked
    if observation.trick:
        needs[rules.side_of[observation.leader]] += 1
    # An Allstich is too rare to reckon with, and dear to reckon.
    left = len(observation.hand)
    most = left + rules.last_trick - 1 + CARDS_POINTS
    elder, jump = rules.side_of[observation.elder], rules.pique_jump
    jumps = 0 < missing_for_pique(observation, rules) <= left
    near = any(need <= most + jump * (jumps and side == elder) for side, need in enumerate(needs))
    return tuple(needs) if near else ()


def tried(
    observation: PiquetObservation,
    rules: PiquetRules,
    cards: Sequence[Card],
    generator: random.Random,
    budget: Budget,
    counts: Counts,
    exact: int = EXACT,
) -> Valued:
    """Return, for each of the ``cards``, what the tricks bring by ``counts`` on average over sampled deals, each solved
    exactly as soon as every hand has ``exact`` cards. With more than two sides the exact part begins later, because
    these do not all play against one. Raises ``Cancelled``.

    At least one deal is examined, and further ones while time is left; a card that is clearly behind drops out.
    """
    if len(rules.sides) > 2:
        exact = min(exact, EXACT)
    players = observation.players
    place = players.index(observation.seat)
    if counts.needs:
        # Where it matters who reaches the target first, more positions are different, so that the exact search begins a
        # trick later.
        exact -= 1
    trick = Trick(players.index(observation.leader) if observation.trick else place)
    for number, card in enumerate(observation.trick):
        trick.add((trick.leader + number) % len(players), BIT[card])
    runs = unlike(cards, observation)
    hands = read(sampled_hands(observation, generator, SINKS), HandReader(observation, counts.sides), generator)

    def deal() -> Callable[[Card], float]:
        one = OpenDeal(counts, next(hands), trick, observation.tricks, exact)
        return lambda card: one.value(place, BIT[card])

    if len(runs) == 1:
        # A single choice needs no race, but its expected value is still computed.
        (only,) = runs
        return Valued(dict.fromkeys(cards, sum(deal()(only) for _ in range(_ALONE)) / _ALONE), lambda *_: 0.0)
    raced = race([*runs], deal, budget, MOST_DEALS)
    like_of = {card: like for like, alike in runs.items() for card in alike}

    def spread(card: Card, first: Card) -> float:
        return 0.0 if card != first and like_of[card] == like_of[first] else raced.spread(like_of[card], like_of[first])

    return Valued({card: raced.means[like] for card, like in like_of.items()}, spread)
