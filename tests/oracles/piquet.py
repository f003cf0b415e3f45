"""What an ending of two open hands at Piquet pays in the match if both play it perfectly.

The oracle of the computer players: it shares nothing with ``cardtable.ai``, searches for the settlement itself, counts
every mark in its order, and stops where somebody has won the match. The search is in ``piquet.c``; the prices are
written here from the rule book. ``test_piquet.py`` replays its lines by the engine.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.games.piquet.codes import PLAYED, Line
from cardtable.games.piquet.evening import evening_of
from cardtable.games.piquet.phases import Jump
from cardtable.games.piquet.ranking import BIT, mask_of
from cardtable.games.piquet.rules import Ending, PiquetRules, Rounding
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.tricks import playable
from tests.oracles.compiled import library

UNIT = 1000
"""The search counts in so many parts of a point, or of a stake where stakes are played for."""
_POINTS = 256
_NEVER = 10_000
_UNITS = {Rounding.NONE: 1, Rounding.TENS: 10, Rounding.HUNDREDS: 100}

Continues = Callable[[int, int], float]
"""What a match that goes on is worth to the first of two, by the totals of both."""


class _Match(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int32) for name in ("bits", "tricks", "last", "majority", "cards", "capot", "old", "prizes")),
        *((name, ctypes.c_int32) for name in ("elder", "pique_at", "pique", "pique_apart")),
        ("needs", ctypes.c_int32 * 2),
        ("pays", ctypes.c_int32 * (6 * _POINTS * _POINTS)),
        ("wins", ctypes.c_int32 * (2 * _POINTS)),
    ]


class _Place(NamedTuple):
    """A position as the search is given it: the masks, who leads, the card on the table, and what was counted."""

    hands: tuple[int, int]
    leader: int
    led: int
    counted: tuple[int, int, int, int, int]


def _rounded(points: int, rounding: Rounding) -> int:
    unit = _UNITS[rounding]
    size = (abs(points) + unit // 2) // unit * unit
    return size if points >= 0 else -size


def rubicon(own: int, other: int) -> int:
    """What six deals bring the first of two."""
    if own < other:
        return -rubicon(other, own)
    return 0 if own == other else 100 + (own - other if other >= 100 else own + other)


def four_deals(own: int, other: int) -> int:
    """What four deals bring the first of two, without prizes."""
    if own < other:
        return -four_deals(other, own)
    return own - other if other >= 100 else 2 * (own + 100 + 100 - other) if own > other else 0


class Oracle:
    """Solves endings of deals between the two that play under ``rules``.

    ``continues`` values a match to a number of points, or with deals still to come, that goes on after the deal;
    without it such a deal is worth nothing.
    """

    def __init__(self, continues: Continues | None = None) -> None:
        self._continues = continues
        self._library = library("piquet.c")
        assert self._library.begin()
        self._match = _Match()
        self._for: object = None

    def worths(self, state: PiquetState) -> Mapping[Card, float]:
        """What each playable card pays who plays it, in points of the settlement or in stakes."""
        self._prepare(state)
        sign = 1 if state.turn == state.players[0] else -1
        place = _placed(state)
        return {card: sign * self._worth(place, BIT[card]) / UNIT for card in playable(state)}

    def worth(self, state: PiquetState) -> float:
        """What the position pays the first of the two players."""
        self._prepare(state)
        return self._worth(_placed(state), 0) / UNIT

    def _worth(self, place: _Place, card: int) -> int:
        counted = (ctypes.c_int32 * 5)(*place.counted)
        first, second = (ctypes.c_uint64(hand) for hand in place.hands)
        return int(
            self._library.worth(first, second, place.leader, ctypes.c_uint64(place.led), ctypes.c_uint64(card), counted)
        )

    def _prepare(self, state: PiquetState) -> None:
        first, second = state.players
        rules, standing = state.rules, state.standing
        side = [rules.side_of[seat] for seat in (first, second)]
        elder = state.players.index(state.elder)
        made = state.jumps[side[elder]]
        beaten = any(line.side == side[1 - elder] and line.marked and line.code not in PLAYED for line in state.marked)
        missing = rules.threshold - state.toward[side[elder]]
        leads = sum(line.side == side[elder] and line.code == Line.LEAD for line in state.marked)
        # With each trick that elder takes she counts one for her lead.
        # By some rules a Sechziger is made with the first card, if at all.
        possible = made is Jump.NONE and not beaten and missing > 0 and not rules.pique_at_once
        pique_at = leads + missing if possible else 0
        left = rules.hand - sum(state.tricks)
        key = rules, standing, elder, pique_at, tuple(state.counts), left
        if key == self._for:
            return
        self._for = key
        match = self._match
        prizes = evening_of(standing).prizes or (0, 0)
        times = 2 if standing.deals in rules.doubled_deals else 1
        before = [standing.points[one] for one in side]
        match.tricks, match.last, match.majority = rules.hand, rules.last_trick, rules.majority
        match.cards = 10 + (evening_of(standing).cards if standing.carried else 0)
        match.capot, match.old = rules.capot, rules.of_old
        match.elder, match.pique_at = elder, pique_at
        match.pique = rules.pique_jump if rules.jumps else 0
        match.pique_apart = UNIT if rules.pique_match else 0
        for place in (0, 1):
            match.needs[place] = rules.target - before[place] if rules.target else _NEVER
            for other in range(_POINTS):
                total = before[1 - place] + other
                factor = 2 if 2 * total < rules.target and not rules.of_old else 1
                match.wins[place * _POINTS + other] = factor * UNIT * (1 if place == 0 else -1)
        match.bits = min(21, 10 + left)
        # Leads and tricks of both, the last trick, cards and capot, a Sechziger: no deal brings more from here on.
        more = 2 * left + rules.last_trick + match.cards + 1
        more += (match.capot if 0 in state.tricks else 0) + (match.pique if pique_at else 0)
        ranges = [range(state.counts[one], state.counts[one] + more) for one in side]
        match.prizes = int(rules.prizes)
        for ending in range(6) if rules.prizes else (0,):
            made_prize = 100 * times * (ending % 2) * (1 if elder == 0 else -1)
            capot_prize = 300 * times * (0, 1, -1)[ending // 2]
            extra = prizes[side[0]] - prizes[side[1]] + made_prize + capot_prize if rules.prizes else 0
            for own in ranges[0]:
                place = (ending * _POINTS + own) * _POINTS
                total = before[0] + times * own
                for other in ranges[1]:
                    paid = self._paid(rules, standing.deals, total, before[1] + times * other, extra)
                    match.pays[place + other] = round(UNIT * paid)
        self._library.use(ctypes.byref(match))

    def _paid(self, rules: PiquetRules, deals: int, own: int, other: int, extra: int) -> float:
        last = rules.ending is Ending.FOUR_DEALS and deals + 1 == rules.deals
        if rules.ending is Ending.RUBICON:
            last = deals + 1 == rules.deals + 2 or (deals + 1 == rules.deals and own != other)
            gain = rubicon(own, other)
        else:
            gain = four_deals(own, other)
        if last:
            return _rounded(gain + extra, rules.rounding)
        return self._continues(own, other) if self._continues else 0.0


def _placed(state: PiquetState) -> _Place:
    first, second = state.players
    hands = [mask_of(state.hands[first]), mask_of(state.hands[second])]
    led = 0
    if state.trick:
        led = BIT[state.trick[0]]
        hands[state.players.index(state.leader)] |= led
    sides = [state.rules.side_of[seat] for seat in (first, second)]
    counted = [state.tricks[side] for side in sides] + [state.counts[side] for side in sides]
    made = int(any(state.jumps[side] is Jump.PIQUE for side in sides))
    leader = state.players.index(state.leader if state.trick else state.turn)
    return _Place((hands[0], hands[1]), leader, led, (counted[0], counted[1], counted[2], counted[3], made))
