"""The value of a play one move ahead: what it captures, minus what the next players will probably capture from the
table that it leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.ai.casino.model import Model, Take

REPLY = 0.95
"""The fraction of the value of its best reply that the next player is expected to get."""
KEEP = 1.2
"""The fraction of the best capture left for the own side that is expected to come true between two players."""
KEEP_FADES = 0.7
"""The fraction of ``KEEP`` that is left for each further player who comes before the own next turn."""
LAST_CAPTURE_FADES = 0.3
"""By how much the chance to have captured last falls with each card that is still to be played."""
LEFT_POINTS = 0.48
"""The worth of beginning the next round with a table, as a fraction of the points that lie there."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What matters for the rest of the round besides the table: the own cards left, the unseen cards, the number of
    them that the next rival holds, the number of plays to come in this round, whether it is the last round, and which
    side captured last (1 the own side, −1 a rival).
    """

    hand: tuple[int, ...]
    unseen: Sequence[int]
    rival_cards: int
    plays: int
    last_round: bool
    captured_last: int


def left_for_next_round(model: Model, table: int) -> float:
    """Return the points that the player who begins the next round may expect from the table."""
    points, packed = model.counted(table)
    value = model.rules.good * LEFT_POINTS * points
    for shift, mask, price in model.prices.left_fields:
        value += price * (packed >> shift & mask)
    return value


def weigh(model: Model, table: int, take: Take | None, outlook: Outlook) -> float:
    """Return the value of leaving ``table`` after capturing ``take``, in points for the own side."""
    value = take.worth if take else 0.0
    holder = 1 if take else outlook.captured_last
    rest = outlook.hand
    if not outlook.rival_cards:
        # The last card of the round.
        return value + (holder * _last(model, table, 0, outlook) or -left_for_next_round(model, table))
    must_capture = model.rules.must_capture
    replies: list[tuple[float, Take | None]] = []
    harmless = []
    for card in outlook.unseen:
        best = model.best(table, card)
        # A rival who has a choice does not take what costs points.
        if best is None or (best.worth < 0 and not must_capture):
            harmless.append(card)
            replies.append((0.0, None))
        else:
            replies.append((best.worth, best))
    lays = sum(_next(model, model.laid(table, card), rest, outlook) for card in harmless) / max(1, len(harmless))
    lays += holder * _last(model, table, outlook.plays - 2, outlook)
    # The next player has the best reply that is in his hand; one that takes nothing is worth nothing to him.
    replies.sort(key=lambda reply: (-reply[0], reply[1] is None))
    nobody = 1.0
    for index, (worth, reply) in enumerate(replies):
        if reply is None and not must_capture:
            break
        holds = min(1.0, outlook.rival_cards / (len(outlook.unseen) - index))
        chance = nobody * holds
        if reply is None:
            value += chance * lays
        else:
            left = _next(model, reply.rest, rest, outlook) - _last(model, reply.rest, outlook.plays - 2, outlook)
            value += chance * (left - REPLY * worth)
        nobody *= 1.0 - holds
        if nobody < 1e-9:
            return value
    return value + nobody * lays


def _next(model: Model, table: int, hand: tuple[int, ...], outlook: Outlook) -> float:
    """Return the value of what the own hand can still take from ``table``, or, with an empty hand, of what the table is
    worth to the own side in the next round.
    """
    if not hand:
        return 0.0 if outlook.last_round else left_for_next_round(model, table)
    worths = [best.worth for card in hand if (best := model.best(table, card))]
    if not worths or (len(worths) < len(hand) or not model.rules.must_capture):
        worths.append(0.0)
    return KEEP * KEEP_FADES ** (model.rules.players - 2) * max(worths)


def _last(model: Model, table: int, plays: int, outlook: Outlook) -> float:
    """Return the worth of having captured last, with ``plays`` cards still to come."""
    if not outlook.last_round:
        return 0.0
    return model.last_capture(table) * max(0.0, 1.0 - LAST_CAPTURE_FADES * plays)
