"""Which cards are played by a player who calculates their values, and by one who plays by feeling.

Cards of a suit between which no other player can hold one are equivalent and count as one choice. How much a choice is
preferred is given in units of the logarithm of the odds.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cardtable.games.piquet.ranking import COUNT

LEAD: Final = -1
DISCARD: Final = 8
"""What a card is played to: nothing (``LEAD``), a card of another suit (``DISCARD``), otherwise the strength of a card
of the same suit.
"""


class Leading(NamedTuple):
    """Weights that make a lead more or less likely. Each field says for what, or in which case, its weight counts."""

    length: float
    """For each card of the suit."""
    strength: float
    """For each rank from the seven up."""
    wins: float
    """If no card can beat it."""
    spares: float
    """If it can be beaten and the hand has cards of the suit that cannot be beaten."""
    exposes: float
    """If it can be beaten and is the highest of its suit in the hand."""
    outside: float
    """For each card of the suit that others may hold."""


class Following(NamedTuple):
    """Weights that make a card of the suit that was led more or less likely, as in ``Leading``."""

    takes: float
    cheapest: float
    """If no lower card of the hand takes the trick."""
    strength_taking: float
    """For each rank from the seven up, if the card takes the trick."""
    strength_below: float


class Discarding(NamedTuple):
    """Weights that make a card of another suit more or less likely, as in ``Leading``."""

    length: float
    strength: float
    wins: float
    unguards: float
    """If the rest of the suit could then be drawn by the higher cards that others may hold, and could not be drawn
    before.
    """
    drawn: float
    """If the suit could be drawn already before."""
    over: float
    """For each card of the suit that is higher than all that others may hold."""


class Manner(NamedTuple):
    """A way to play. ``best`` is added for a card than which no other brings more with open hands: at a lead, a reply
    and a discard. ``again`` is added for a lead of the suit that was led before.
    """

    lead: Leading
    reply: Following
    discard: Discarding
    best: tuple[float, float, float]
    again: float


RECKONS = Manner(
    Leading(0.02, 0.04, 0.68, -0.09, 0.37, -0.25),
    Following(-0.28, 1.2, -0.18, -1.14),
    Discarding(-0.04, -0.23, -0.28, -1.1, -0.53, -0.06),
    (2.85, 4.04, 2.6),
    1.43,
)
FEELS = Manner(
    Leading(2.07, 0.01, 5.43, 3.89, 3.82, 0.24),
    Following(1.82, 2.17, -0.51, -1.34),
    Discarding(1.11, -1.21, 0.93, -0.29, -0.49, 0.68),
    (0.0, 0.0, 0.0),
    -0.83,
)
"""Fitted to cards that were played in deals by Rubicon rules, each a conditional logit over the possible choices: 9,300
cards of ``searcher`` (400 deals) and ``counter`` (300) for ``RECKONS``, 7,700 of ``greedy`` and ``beginner`` (300 each)
for ``FEELS``.
"""


class EqualCards(NamedTuple):
    """Equivalent cards of a suit (its bits), and how much both kinds of players prefer them, without ``best`` and
    ``again``.
    """

    bits: int
    reckons: float
    feels: float


@lru_cache(maxsize=1 << 14)
def choices(own: int, out: int, to: int) -> tuple[EqualCards, ...]:
    """Return the choices in a suit whose bits ``own`` are in the hand and ``out`` may be in other hands; ``to`` is the
    strength of the card that was led, ``LEAD`` or ``DISCARD``.
    """
    return tuple(
        EqualCards(run, _liked(RECKONS, own, out, to, run), _liked(FEELS, own, out, to, run)) for run in runs(own, out)
    )


def runs(own: int, out: int) -> list[int]:
    """Return the bits ``own`` of a suit in runs that no bit of ``out`` interrupts, the lowest run first."""
    found: list[int] = []
    run = 0
    for strength in range(8):
        if own >> strength & 1:
            run |= 1 << strength
        elif out >> strength & 1 and run:
            found.append(run)
            run = 0
    return [*found, run] if run else found


def _liked(manner: Manner, own: int, out: int, to: int, run: int) -> float:
    length, strength = COUNT[own], run.bit_length() - 1
    wins = out < run
    if to == LEAD:
        lead = manner.lead
        value = lead.length * length + lead.strength * strength + lead.wins * wins + lead.outside * COUNT[out]
        return value + (0.0 if wins else lead.spares * (out < own) + lead.exposes * (run << 1 > own))
    if to == DISCARD:
        discard = manner.discard
        over = COUNT[out >> own.bit_length()]
        value = discard.length * length + discard.strength * strength + discard.wins * wins + discard.over * over
        if over:
            value += discard.unguards if length == over + 1 else discard.drawn if length <= over else 0.0
        return value
    reply = manner.reply
    if strength < to:
        return reply.strength_below * strength
    able = own >> to << to
    return reply.takes + reply.cheapest * bool(run & able & -able) + reply.strength_taking * strength
