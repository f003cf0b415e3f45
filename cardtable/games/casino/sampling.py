"""Deals the cards that a seat does not know at random, in agreement with everything that it knows."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardtable.core.cards import HIDDEN, Card
from cardtable.core.chance import shuffled
from cardtable.games.casino.announcing import Duty, duties
from cardtable.games.casino.building import uncovered
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.pieces import NOBODY
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.stacking import barred_values
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.variants import rules_of_deal

_TRIES = 64


def sample(observation: CasinoObservation, generator: random.Random) -> CasinoState:
    """Return a state that the observing seat cannot distinguish from the true one.

    The unseen cards are dealt at random to the other hands and the stock. A builder holds a card of the build's value
    until one is played: deals that break this are rejected, and after too many tries the builder is given such a card.
    """
    state = _known_part(observation)
    unseen = list(state.rules.pack)
    for card in observation.seen():
        unseen.remove(card)
    others = [seat for seat in range(state.rules.players) if seat != observation.seat]
    known = Known(state.rules, observation)
    for attempt in range(_TRIES + 1):
        mixed = list(shuffled(unseen, generator))
        if attempt == _TRIES:
            mixed = _help_builders(state, observation, mixed, others, known)
        position = 0
        for seat in others:
            count = observation.hand_counts[seat]
            state.hands[seat] = mixed[position : position + count]
            position += count
        if known.agrees_with(state.hands):
            break
    state.stock = tuple(mixed[position:])
    return state


class Known:
    """The knowledge about other hands: cards that they must hold, and cards that they cannot hold.

    Each seat must be able to capture all its builds together, whose values are in ``built``. A pair of a seat and a
    value in ``held`` says that the seat had a card of the value when it built and has not played one since. Where
    values are announced, ``duties`` says more than both. If only
    players who can capture nothing may lay a card on another, ``barred`` has the values that a seat cannot hold because
    it did so.
    """

    def __init__(self, rules: CasinoRules, observation: CasinoObservation) -> None:
        self._rules = rules
        self.built: dict[int, list[int]] = {}
        for seat, value in sorted({(one.builder, one.value) for one in observation.builds}):
            if seat not in (observation.seat, NOBODY):
                self.built.setdefault(seat, []).append(value)
        self.held: set[tuple[int, int]] = set()
        played: set[tuple[int, int]] = set()
        for seat, play in reversed(observation.plays if rules.building else ()):
            if play.value and seat != observation.seat and (seat, play.value) not in played:
                self.held.add((seat, play.value))
            played.update((seat, value) for value in rules.hand_values[play.card])
        self.duties: list[Duty] = []
        if rules.announcing:
            # What lies there now is among what the plays have shown.
            self.built = {}
            self.duties = [
                duty
                for duty in duties(rules, observation.plays)
                if duty.seat != observation.seat and uncovered(rules, duty.later, duty.values) is not None
            ]
        self.barred = barred_values(rules, observation)

    @property
    def tells_something(self) -> bool:
        """Whether anything is known at all."""
        return bool(self.built or self.held or self.barred or self.duties)

    def agrees_with(self, hands: Sequence[Sequence[Card]]) -> bool:
        """Whether all other seats may hold these ``hands``, by everything that is known."""
        rules = self._rules
        return (
            all(uncovered(rules, hands[seat], values) is None for seat, values in self.built.items())
            and all(uncovered(rules, hands[seat], (value,)) is None for seat, value in self.held)
            and all(self.may_hold(seat, card) for seat in self.barred for card in hands[seat])
            and all(uncovered(rules, (*hands[seat], *later), values) is None for seat, values, later in self.duties)
        )

    def may_hold(self, seat: int, card: Card) -> bool:
        """Whether ``seat`` may hold ``card``, judged by the values that are barred to it."""
        return not self.barred.get(seat, set()).intersection(self._rules.hand_values[card])


def _help_builders(
    state: CasinoState, observation: CasinoObservation, mixed: list[Card], others: list[int], known: Known
) -> list[Card]:
    """Return ``mixed`` rearranged so that the first cards of each builder's share can capture the builder's builds."""
    rules = state.rules
    left = mixed[:]
    handed: dict[int, list[Card]] = {seat: [] for seat in others}
    wanted = [(seat, value) for seat, values in known.built.items() for value in values]
    wanted += sorted(known.held.difference(wanted))
    # The value that the fewest cards have comes first, so that no other need takes away its only card.
    wanted.sort(key=lambda need: sum(need[1] in rules.hand_values[card] for card in left))
    for seat, value in wanted:
        if value in known.built.get(seat, ()) or uncovered(rules, handed[seat], (value,)) is not None:
            card = next(card for card in left if value in rules.hand_values[card])
            left.remove(card)
            handed[seat].append(card)
    for seat, values, later in known.duties:
        while (missing := uncovered(rules, (*handed[seat], *later), values)) is not None:
            able = next((card for card in left if missing in rules.hand_values[card]), HIDDEN)
            if able == HIDDEN:
                break
            left.remove(able)
            handed[seat].append(able)
    for seat in others:
        while len(handed[seat]) < observation.hand_counts[seat]:
            able = next((card for card in reversed(left) if known.may_hold(seat, card)), left[-1])
            left.remove(able)
            handed[seat].append(able)
    return [card for seat in others for card in handed[seat]] + left


def _known_part(observation: CasinoObservation) -> CasinoState:
    state = CasinoState(rules_of_deal(observation.rule_set, observation.standing), observation.standing)
    observation.restore(state)
    return state
