"""Dealing the cards that a seat does not know, in agreement with everything that it does know."""

from __future__ import annotations

import random

from cardtable.core.cards import Card
from cardtable.core.chance import shuffled
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.state import CasinoState, Phase
from cardtable.games.casino.variants import casino_rules

_TRIES = 64


def sample(observation: CasinoObservation, generator: random.Random) -> CasinoState:
    """A state that the observing seat cannot tell from the true one.

    The unseen cards are dealt at random to the other hands and the stock. Whoever built holds a card of that value
    until he plays one: deals in which he does not are thrown away, and if chance is unkind for long he is handed one.
    """
    state = _known_part(observation)
    unseen = list(state.rules.pack)
    for card in observation.seen():
        unseen.remove(card)
    others = [seat for seat in range(state.rules.players) if seat != observation.seat]
    needs = _held(state, observation)
    for attempt in range(_TRIES + 1):
        mixed = list(shuffled(unseen, generator))
        if attempt == _TRIES:
            mixed = _help_builders(state, observation, mixed, others, needs)
        position = 0
        for seat in others:
            count = observation.hand_counts[seat]
            state.hands[seat] = mixed[position : position + count]
            position += count
        if all(_can_capture(state, seat, value) for seat, value in needs):
            break
    state.stock = tuple(mixed[position:])
    return state


def _held(state: CasinoState, observation: CasinoObservation) -> set[tuple[int, int]]:
    """Which other seats are known to hold a card of which value: their own builds must be within their reach, and
    what they held when they built they hold still unless they have played it."""
    held = {(one.builder, one.value) for one in observation.builds}
    played: set[tuple[int, int]] = set()
    for seat, play in reversed(observation.plays if state.rules.building else ()):
        if play.value and (seat, play.value) not in played:
            held.add((seat, play.value))
        played.update((seat, value) for value in state.rules.hand_values[play.card])
    return {(seat, value) for seat, value in held if seat != observation.seat}


def _can_capture(state: CasinoState, seat: int, value: int) -> bool:
    return any(value in state.rules.hand_values[card] for card in state.hands[seat])


def _help_builders(
    state: CasinoState,
    observation: CasinoObservation,
    mixed: list[Card],
    others: list[int],
    needs: set[tuple[int, int]],
) -> list[Card]:
    """``mixed`` rearranged so that the first cards of each builder's share can capture his builds."""
    left = mixed[:]
    handed: dict[int, list[Card]] = {seat: [] for seat in others}
    for seat, value in sorted(needs):
        card = next(card for card in left if value in state.rules.hand_values[card])
        left.remove(card)
        handed[seat].append(card)
    for seat in others:
        while len(handed[seat]) < observation.hand_counts[seat]:
            handed[seat].append(left.pop())
    return [card for seat in others for card in handed[seat]] + left


def _known_part(observation: CasinoObservation) -> CasinoState:
    state = CasinoState(casino_rules(observation.rule_set), observation.standing)
    state.phase = Phase.OVER if observation.final is not None else Phase.PLAY
    state.turn = observation.turn
    state.round = observation.round
    state.hands[observation.seat] = list(observation.hand)
    state.table = list(observation.table)
    state.builds = list(observation.builds)
    state.builds_begun = observation.builds_begun
    state.piles = [list(cards) for cards in observation.piles]
    state.markers = [list(markers) for markers in observation.markers]
    state.last_capturer = observation.last_capturer
    state.marked = list(observation.marked)
    state.plays = list(observation.plays)
    state.final = observation.final
    return state
