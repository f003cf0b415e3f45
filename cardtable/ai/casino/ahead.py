"""One move ahead: what a play brings, less what the next players will probably make of the table it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.ai.casino.model import Model, Take

REPLY = 0.95
"""How much of its best reply the next player is expected to find."""
KEEP = 1.2
"""How much of the best capture that is left for oneself comes true between two players."""
KEEP_FADES = 0.7
"""The part of it that every further player leaves who comes before one's next turn."""
LAST_CAPTURE_FADES = 0.3
"""By how much the hope to have captured last fades with each card that is still to be played."""
LEFT_POINTS = 0.48
"""What it is worth to begin the next round with a table: this part of the points that lie there."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What lies ahead besides the table: own cards left, unseen cards, how many of them the next rival holds, how many
    plays are to come in this round, whether it is the last one, and who captured last (1 own side, -1 a rival).
    """

    hand: tuple[int, ...]
    unseen: Sequence[int]
    rival_cards: int
    plays: int
    last_round: bool
    captured_last: int


def left_for_next_round(model: Model, table: int) -> float:
    """What the player who begins the next round may expect of the table."""
    points, packed = model.counted(table)
    value = model.rules.good * LEFT_POINTS * points
    for shift, mask, price in model.prices.left_fields:
        value += price * (packed >> shift & mask)
    return value


def weigh(model: Model, table: int, take: Take | None, outlook: Outlook) -> float:
    """The value of having left ``table`` after capturing ``take``, in points for the own side."""
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
        # What it costs to take is left lying by whoever has a choice.
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
    """What the own hand can still take from ``table``, or what the table is worth to the own side next round."""
    if not hand:
        return 0.0 if outlook.last_round else left_for_next_round(model, table)
    worths = [best.worth for card in hand if (best := model.best(table, card))]
    if not worths or (len(worths) < len(hand) or not model.rules.must_capture):
        worths.append(0.0)
    return KEEP * KEEP_FADES ** (model.rules.players - 2) * max(worths)


def _last(model: Model, table: int, plays: int, outlook: Outlook) -> float:
    """The worth of having captured last, with ``plays`` cards still to come."""
    if not outlook.last_round:
        return 0.0
    return model.last_capture(table) * max(0.0, 1.0 - LAST_CAPTURE_FADES * plays)
