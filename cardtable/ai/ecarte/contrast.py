"""In what one action at Écarté is better than another, in codes of ``ReasonCode``.

Both actions are evaluated over the same sampled deals, or by the table of the equilibrium. The difference is described
by the parts of the points: the majority of the tricks, all five tricks, the king, and the second point of a deal that
is played without an exchange.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from cardtable.ai.contrast import HARDLY, differences, paired
from cardtable.ai.ecarte.codes import ReasonCode
from cardtable.ai.ecarte.equilibrium import Kept
from cardtable.ai.ecarte.hands import Deck, Hand, bits
from cardtable.ai.ecarte.outlook import Finish, Outlook
from cardtable.ai.ecarte.playing import CardOutlook
from cardtable.ai.ecarte.worth import MAJORITY, Worth
from cardtable.ai.protocol import Reason
from cardtable.ai.race import mean_and_error
from cardtable.core.cards import format_card
from cardtable.core.scores import parameters
from cardtable.games.ecarte.dealing import HAND

Part = TypeVar("Part", bound=str)
Tell = Callable[[ReasonCode, float, bool], int]
"""A function that returns what to tell of a chance, in percent, and is given whether it is certain."""
_LEAST = 0.02
"""Points; a smaller difference is not told."""
_OWN: Mapping[str, tuple[ReasonCode, float]] = {
    "majority": (ReasonCode.LIKELIER_MAJORITY, 2.0),
    "vole": (ReasonCode.LIKELIER_VOLE, 1.0),
    "lost_vole": (ReasonCode.RARER_VOLE, -1.0),
    "king": (ReasonCode.LIKELIER_KING, 1.0),
    "their_king": (ReasonCode.RARER_KING, -1.0),
    "paid": (ReasonCode.AVOIDS_PENALTY, -1.0),
    "got": (ReasonCode.GETS_PENALTY, 1.0),
}
"""The reason for each part of a result, and how many points the part brings. The majority counts 2: it is a point for
one side, and none for the other.
"""


def of_words(first: Outlook, other: Outlook, tell: Tell) -> tuple[Reason, ...]:
    """Return in what the first word (propose, play, accept, refuse) is better than the other; ``tell`` says what is
    told of the chance of three tricks.
    """
    parts = {
        part: _apart(
            [_of(deal, part) for deal in first.deals], [_of(deal, part) for deal in other.deals], first, points
        )
        for part, (_, points) in _OWN.items()
    }
    found = (
        _before(_OWN[part][0], first.chance(part), other.chance(part), tell) for part in _making_the_difference(parts)
    )
    return tuple(reason for reason in found if reason)


def _of(deal: Finish, part: str) -> float:
    return float(getattr(deal, part))


def of_cards(first: CardOutlook, other: CardOutlook) -> tuple[Reason, ...]:
    """Return in what the first card is better than the other, by the tricks of the whole deal."""
    tells: dict[ReasonCode, tuple[Callable[[int], bool], float]] = {
        ReasonCode.LIKELIER_MAJORITY: (lambda tricks: tricks >= MAJORITY, 2.0),
        ReasonCode.LIKELIER_VOLE: (lambda tricks: tricks == HAND, 1.0),
        ReasonCode.RARER_VOLE: (lambda tricks: tricks == 0, -1.0),
    }
    parts = {
        code: _apart(
            [float(is_so(deal[2])) for deal in first.deals],
            [float(is_so(deal[2])) for deal in other.deals],
            first,
            points,
        )
        for code, (is_so, points) in tells.items()
    }
    return tuple(
        _told(code, first.chance(tells[code][0]), other.chance(tells[code][0]))
        for code in _making_the_difference(parts)
    )


def of_exchanges(
    worth: Worth, deck: Deck, first: tuple[Hand, Kept], other: tuple[Hand, Kept], tell: Tell
) -> tuple[Reason, ...]:
    """Return in what keeping the cards ``first`` is better than keeping the cards ``other``; each comes with its entry
    in the table. ``tell`` says what is told of the chance of three tricks.
    """
    (kept, mine), (given, less) = first, other
    parts = dict(
        zip(
            (ReasonCode.LIKELIER_MAJORITY, ReasonCode.BETTER_VOLE, ReasonCode.BETTER_KING),
            ((gain, 0.0) for gain in worth.gains(mine, less)),
            strict=True,
        )
    )
    reasons = []
    only_here = list(bits(kept & ~given))
    if only_here:
        reasons.append(
            Reason(ReasonCode.KEEPS_HIGH, parameters(card=format_card(deck.card[max(only_here, key=_rank)])))
        )
    elif kept.bit_count() < given.bit_count():
        reasons.append(Reason(ReasonCode.BUYS_MORE))
    for code in differences(parts, _LEAST):
        majority = code is ReasonCode.LIKELIER_MAJORITY
        told = _before(code, mine.majority, less.majority, tell) if majority else Reason(code)
        reasons += [told] if told else []
    return tuple(reasons)


def _rank(bit: Hand) -> tuple[bool, int]:
    return bit < 1 << 7, (bit.bit_length() - 8) % 8 if bit >= 1 << 7 else bit.bit_length()


def _apart(
    one: Sequence[float], two: Sequence[float], looked: Outlook | CardOutlook, points: float
) -> tuple[float, float]:
    mean, error = mean_and_error(paired(one, two), looked.weights)
    return mean * points, error * abs(points)


def _making_the_difference(parts: Mapping[Part, tuple[float, float]]) -> Sequence[Part]:
    return differences(parts, _LEAST) or differences(parts, _LEAST, HARDLY)[:1]


def _before(code: ReasonCode, chance: float, other: float, tell: Tell) -> Reason | None:
    """Return the reason that compares two chances before the cards are played. That of three tricks is also told by
    itself, so it has the same figure here; None if no difference of it is left.
    """
    if code is not ReasonCode.LIKELIER_MAJORITY:
        return _told(code, chance, other)
    own, others = (tell(code, one, one in (0, 1)) for one in (chance, other))
    return Reason(code, parameters(chance=own, other=others)) if own > others else None


def _told(code: str, chance: float, other: float) -> Reason:
    own, others = round(100 * chance), round(100 * other)
    if code == ReasonCode.AVOIDS_PENALTY:
        return Reason(code)
    if code == ReasonCode.GETS_PENALTY:
        return Reason(code, parameters(chance=own))
    return Reason(code, parameters(chance=own, other=others))
