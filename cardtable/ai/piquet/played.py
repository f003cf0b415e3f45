"""What the cards that the opponent of one of two has played say about his hand.

He is assumed to play the whole deal in one of two ways, calculating or by feeling; see ``ai.piquet.style``. The value
of a card to him is looked up as if he saw the other hand. No hand is excluded by what was played, because players make
mistakes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import NamedTuple, TypeAlias

from cardtable.ai.piquet.scorings import scoring_from_lead
from cardtable.ai.piquet.solver import Scoring, Solver
from cardtable.ai.piquet.style import DISCARD, FEELS, LEAD, RECKONS, choices
from cardtable.core.cards import Card, suit_of
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import BIT, PACK_MASK, cards_of, mask_of, strength_of, suit_bits, takes
from cardtable.games.piquet.rules import PiquetRules

Chances: TypeAlias = tuple[float, float]
"""The probability of a card for a player who calculates, and for one who plays by feeling."""
_ERRS = 0.05
"""The probability that a player plays any card at random."""
_NEW = 0.6
"""The exponent for the evidence of one card: a part of it was already contained in the cards before."""
_PLAYS = 48
"""The number of played cards whose evidence is remembered: those of both seats in two deals."""


class _Step(NamedTuple):
    """A card that the opponent has played, and the situation in which he played it."""

    card: int
    """The mask of the card."""
    led: Card | None
    later: int
    """The mask of what he has played since then, including this card."""
    gone: int
    """The mask of what had been played before."""
    facing: tuple[Card, ...]
    """The other hand at that time, with the card that was led."""
    again: int
    """The suit that he had led before, -1 for none."""
    taken: int
    """How many tricks the leader had; see ``Solver.value``."""
    clean: bool
    known: dict[int, Chances]
    """The probabilities found so far, by the mask of the hand that he held."""


class PlayedCards:
    """How likely it is that the opponent of one of two players has played the cards that he has, for each hand that he
    may hold.

    ``solver`` is used here too if its scoring is that from the first lead on; see
    ``ai.piquet.scorings.scoring_from_lead``.
    """

    def __init__(self, observation: PiquetObservation, rules: PiquetRules, solver: Solver) -> None:
        # A Sechziger that is made or lost by now was to be had or saved when earlier cards were played.
        scoring = scoring_from_lead(observation, rules)
        self._solver = solver if solver.scoring == scoring else Solver(scoring)
        self._steps = _steps(observation, scoring)

    def likelihood(self, hand: int) -> float:
        """Return the likelihood of a ``hand`` (a mask) that he may hold now, up to a constant factor; greater
        than 0.
        """
        reckons = feels = 1.0
        for step in self._steps:
            held = hand | step.later
            chances = step.known.get(held)
            if chances is None:
                chances = step.known[held] = self._chances(step, held)
            reckons *= chances[0]
            feels *= chances[1]
        return float(reckons**_NEW + feels**_NEW)

    def _chances(self, step: _Step, held: int) -> Chances:
        out = PACK_MASK & ~held & ~step.gone
        suits: Sequence[int] = range(4)
        to, kind = LEAD, 0
        if step.led is not None:
            suit = suit_of(step.led)
            to, kind = (strength_of(step.led), 1) if suit_bits(held, suit) else (DISCARD, 2)
            suits = (suit,) if kind == 1 else suits
        found = [
            (choice.bits << suit * 8, suit == step.again, choice)
            for suit in suits
            for choice in choices(suit_bits(held, suit), suit_bits(out, suit), to)
        ]
        if len(found) == 1:
            return 1.0, 1.0
        hand = cards_of(held)
        values = [self._value(step, cards & -cards, hand) for cards, _, _ in found]
        most = max(values)
        reckons, feels = (
            [
                math.exp(liked + manner.best[kind] * (value == most) + manner.again * again)
                for (_, again, _), value, liked in zip(found, values, likings, strict=True)
            ]
            for manner, likings in (
                (RECKONS, [choice.reckons for _, _, choice in found]),
                (FEELS, [choice.feels for _, _, choice in found]),
            )
        )
        # At a table with irregularities he may have played what he should not have.
        chosen = [bool(cards & step.card) for cards, _, _ in found]
        first, second = (
            _ERRS / len(found) + (1 - _ERRS) * sum(compress(odds, chosen)) / sum(odds) for odds in (reckons, feels)
        )
        return first, second

    def _value(self, step: _Step, card: int, hand: tuple[Card, ...]) -> int:
        (played,) = cards_of(card)
        if step.led is None:
            return self._solver.after_lead(played, hand, step.facing, step.taken, step.clean)
        return -self._solver.after_reply(step.led, played, step.facing, hand, step.taken, step.clean)


@lru_cache(maxsize=_PLAYS)
def _remembered(
    own: int, discards: int, seat: int, plays: tuple[tuple[int, Card], ...], scoring: Scoring
) -> dict[int, Chances]:
    """Return the memory for the evidence of the last of ``plays``, for an observer with these cards; the same object
    again after later tricks.
    """
    return {}


def _steps(observation: PiquetObservation, scoring: Scoring) -> list[_Step]:
    """Return the cards that the opponent has chosen freely; a first lead whose suit was announced was not free."""
    seat, plays = observation.seat, observation.plays
    own = mask_of((*observation.hand, *observation.played(seat)))
    discards = mask_of(observation.discards)
    facing, gone, again = own, 0, -1
    later = mask_of(card for player, card in plays if player != seat)
    tricks = dict.fromkeys(observation.players, 0)
    steps: list[_Step] = []
    for place, (player, card) in enumerate(plays):
        leader, led = plays[place - place % 2]
        leads = not place % 2
        if player != seat and (place or observation.lead_suit < 0):
            known = _remembered(own, discards, seat, plays[: place + 1], scoring)
            # Elder, who leads first, can still make a Sechziger as long as no other player has taken a trick.
            clean = leader == observation.elder and tricks[leader] == sum(tricks.values())
            to, before = (None, again) if leads else (led, -1)
            steps.append(_Step(BIT[card], to, later, gone, cards_of(facing), before, tricks[leader], clean, known))
        if player != seat:
            later &= ~BIT[card]
            again = suit_of(card) if leads else again
        if not leads:
            tricks[player if takes(card, led) else leader] += 1
            facing &= ~mask_of((card, led))
            gone |= mask_of((card, led))
    return steps
