"""The course of the tricks of two open hands if both play them perfectly, and what each part of it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.ai.piquet.solver import Solver, follows
from cardtable.core.cards import Card
from cardtable.games.piquet.ranking import takes


class DealCourse(NamedTuple):
    """What the tricks bring the own side, less what they bring the other: for leads and tricks, additionally for the
    last one, for the cards, for the capot, and for a Sechziger.
    """

    tricks: int
    last: int
    cards: int
    capot: int
    pique: int


class OpenHands(NamedTuple):
    """Two open hands, before the own side plays a card or at the beginning of a trick.

    ``leads`` says that the own side leads; ``led`` is the card that the other side has led, which is still among
    ``theirs``. ``taken`` are the tricks of both sides so far; ``elder`` says that the own side led to the first trick.
    """

    own: tuple[Card, ...]
    theirs: tuple[Card, ...]
    leads: bool
    elder: bool
    led: Card | None = None
    taken: tuple[int, int] = (0, 0)


def course(solver: Solver, hands: OpenHands, card: Card | None = None) -> DealCourse:
    """Return the course from there on; the own side plays ``card`` first if it is given."""
    scoring = solver.scoring
    both = [list(hands.own), list(hands.theirs)]
    taken = list(hands.taken)
    leader, led = (0 if hands.leads else 1), hands.led
    points = last = pique = 0
    while both[0]:
        follower = 1 - leader
        clean = leader == (0 if hands.elder else 1) and not taken[follower]
        sign = 1 if leader == 0 else -1
        if led is None:
            if leader == 0 and card is not None:
                led, card = card, None
            else:
                led = _lead(solver, both[leader], both[follower], taken[leader], clean)
            counts = True
        else:
            # It was counted when it was led.
            counts = False
        if follower == 0 and card is not None:
            reply, card = card, None
        else:
            reply = _reply(solver, led, both[leader], both[follower], taken[leader], clean)
        both[leader].remove(led)
        both[follower].remove(reply)
        left = len(both[0])
        if counts:
            points += sign
            if clean and scoring.pique_at and scoring.pique_at == scoring.tricks - left:
                pique += sign * scoring.pique
        beaten = takes(reply, led)
        points -= sign * beaten
        if beaten:
            leader = follower
        taken[leader] += 1
        if not left:
            last = (scoring.last - 1) * (1 if leader == 0 else -1)
        led = None
    own, other = taken
    cards = scoring.cards * ((own >= scoring.majority) - (other >= scoring.majority))
    capot = scoring.capot * ((own == scoring.tricks) - (other == scoring.tricks))
    return DealCourse(points, last, cards, capot, pique)


def _lead(solver: Solver, leader: Sequence[Card], follower: Sequence[Card], taken: int, clean: bool) -> Card:
    if len(leader) == 1:
        return leader[0]
    most = solver.value(leader, follower, taken, clean)
    *others, final = leader
    return next((one for one in others if solver.after_lead(one, leader, follower, taken, clean) == most), final)


def _reply(
    solver: Solver, led: Card, leader: Sequence[Card], follower: Sequence[Card], taken: int, clean: bool
) -> Card:
    choices = follows(led, follower)
    if len(choices) == 1:
        return choices[0]
    return min(choices, key=lambda one: solver.after_reply(led, one, leader, follower, taken, clean))
