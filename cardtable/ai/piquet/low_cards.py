"""Exact solution of the tricks of two open hands at Piquet of 36 cards, where cards below the ten count nothing.

A suit is a *code* as in ``ai.piquet.suit_codes``, shifted by three bits that tell how many of its cards are low: the
lowest ones. So neighbours are equivalent only where both count or neither does, and a follower who takes a trick may do
it with the cheapest low card or with the cheapest that counts. In all else the search is that of ``ai.piquet.solver``
without its finer bounds: alpha-beta, remembered bounds for each position, and questions with a window of width one.
What ``_value`` does for each reply and for each card thrown away stands written out in it, because it is called for
every position.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.games.piquet.ranking import BIT, SIX_BIT, STRENGTH_OF_TEN, SUIT_MASK, suit_bits

TRICKS = 12
_FAR = 1 << 20
_MOST_POSITIONS = 1_000_000
_LOW_BITS = 3
_LOW = (1 << _LOW_BITS) - 1
CARDS, CAPOT, MAJORITY = 10, 30, 7
"""What the cards and a capot count, and how many tricks bring the cards."""
_BITS = 13
"""The bits of a shifted code: a one and nine cards, and the number of the low ones."""
_LOW_STRENGTHS = STRENGTH_OF_TEN + 1
"""Six, seven, eight and nine."""

BONUS = tuple(
    CARDS * ((taken >= MAJORITY) - (TRICKS - taken >= MAJORITY)) + CAPOT * ((taken == TRICKS) - (taken == 0))
    for taken in range(TRICKS + 1)
)
"""What cards and capot are worth to who has taken so many tricks at the end, less what they are worth to the other."""


class _Reply(NamedTuple):
    """A reply to a lead: the suit after it, whether the follower takes the trick, and what the trick brings the
    leader.
    """

    after: int
    beaten: bool
    gain: int


class Suit(NamedTuple):
    """What is to be known of a suit: the leader's and the follower's cards, how many of them count, the leader's at the
    top, the follower's at the top; the replies to each lead, the best leads first; if the follower has none, the suit
    after each sort of lead with its gain; the suit after the follower has thrown away the lowest; and the suit as the
    follower sees it.
    """

    own: int
    theirs: int
    own_high: int
    their_high: int
    sure: int
    held: int
    leads: tuple[tuple[_Reply, ...], ...]
    alone: tuple[tuple[int, int], ...]
    discarded: int
    flipped: int


def _without(code: int, place: int) -> int:
    return code >> (place + 1) << place | code & (1 << place) - 1


def _coded(code: int, low: int) -> int:
    return code << _LOW_BITS | low


def without(coded: int, place: int) -> int:
    """Return a suit after the card at ``place``, counted from below, has been played."""
    code, low = coded >> _LOW_BITS, coded & _LOW
    return _coded(_without(code, place), low - (place < low))


@cache
def suit_of_code(coded: int) -> Suit:
    """Return what is to be known of a suit."""
    code, low = coded >> _LOW_BITS, coded & _LOW
    length = code.bit_length() - 1
    own = [place for place in range(length) if not code >> place & 1]
    theirs = [place for place in range(length) if code >> place & 1]
    sure = next((number for number in range(length) if code >> length - 1 - number & 1), length)
    held = next((number for number in range(length) if not code >> length - 1 - number & 1), length)
    return Suit(
        len(own),
        len(theirs),
        sum(place >= low for place in own),
        sum(place >= low for place in theirs),
        sure,
        min(held, len(own)),
        _leads(code, low, own, theirs),
        _alone(low, own) if own and not theirs else (),
        _coded(_without(code, theirs[0]), low - (theirs[0] < low)) if theirs else 0,
        _coded(code ^ (1 << length) - 1, low),
    )


def _leads(code: int, low: int, own: list[int], theirs: list[int]) -> tuple[tuple[_Reply, ...], ...]:
    found = []
    for lead in reversed(own) if theirs else ():
        if lead - 1 in own and (lead - 1 < low) == (lead < low):
            # Of neighbours that count alike the lowest stands for all.
            continue
        counts = lead >= low
        replies = [min((place for place in theirs if place > lead), default=-1)]
        if replies[0] >= 0 and replies[0] < low:
            replies.append(min((place for place in theirs if place >= low), default=-1))
        if theirs[0] < lead:
            replies.append(theirs[0])
        told = []
        for reply in replies:
            if reply < 0:
                continue
            beaten = reply > lead
            after = _without(_without(code, max(lead, reply)), min(lead, reply))
            gain = counts - (beaten and reply >= low)
            told.append(_Reply(_coded(after, low - (lead < low) - (reply < low)), beaten, int(gain)))
        found.append(tuple(told))
    return tuple(found)


def _alone(low: int, own: list[int]) -> tuple[tuple[int, int], ...]:
    """Return what is left of a suit that only the leader has, and the gain, after the lead of one that counts and after
    that of a low one.
    """
    length = len(own)
    after = _coded(1 << length - 1, low)
    less = _coded(1 << length - 1, low - 1)
    return (*([(after, 1)] if length > low else []), *([(less, 0)] if low else []))


def codes_of(leader: int, follower: int) -> tuple[int, int, int, int]:
    """Return the position in which leader and follower hold the cards of two masks: four codes in ascending order."""
    a, b, c, d = sorted(_code(suit_bits(leader, suit), suit_bits(follower, suit)) for suit in range(4))
    return a, b, c, d


@cache
def _code(own: int, theirs: int) -> int:
    code, low = 1, 0
    for strength in range(7, -2, -1):
        bit = 1 << strength if strength >= 0 else SIX_BIT
        if (own | theirs) & bit:
            code = code << 1 | bool(theirs & bit)
            low += strength < _LOW_STRENGTHS - 1
    return _coded(code, low)


class LowCards:
    """Solves positions and remembers what it has found. Values are points of the leader less those of the follower,
    from here to the end of the deal, with cards and capot.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[int, int]] = {}
        self._guesses: dict[int, int] = {}

    def value(self, leader: int, follower: int, taken: int) -> int:
        """Return what the position is worth to the leader, who has ``taken`` tricks; hands are masks."""
        return self._settled([(0, 1, codes_of(leader, follower), leader.bit_count(), taken)], 0)

    def led(self, card: Card, leader: int, follower: int, taken: int) -> int:
        """Return the value if the leader leads ``card``."""
        led = BIT[card]
        follows = follower & _suit_mask(led) or follower
        lines = []
        while follows:
            reply = follows & -follows
            follows ^= reply
            lines.append(self._line(led, reply, leader, follower, taken))
        return self._settled(lines, led)

    def answered(self, led: Card, card: Card, leader: int, follower: int, taken: int) -> int:
        """Return the value if ``led`` was led, which is still among the leader's cards, and is answered by ``card``."""
        return self._settled([self._line(BIT[led], BIT[card], leader, follower, taken)], -BIT[card])

    def _line(
        self, led: int, reply: int, leader: int, follower: int, taken: int
    ) -> tuple[int, int, tuple[int, int, int, int], int, int]:
        cards = leader.bit_count()
        beaten = beats(reply, led)
        counts, answers = count_of(led), beaten and count_of(reply)
        if cards == 1:
            gain = counts - (1 + answers) if beaten else 1 + counts
            own = taken if beaten else taken + 1
            return gain + BONUS[own], 1, (0, 0, 0, 0), 0, 0
        left, theirs = leader & ~led, follower & ~reply
        if beaten:
            others = TRICKS - cards - taken + 1
            return counts - answers, -1, codes_of(theirs, left), cards - 1, others
        return int(counts), 1, codes_of(left, theirs), cards - 1, taken + 1

    def _settled(self, lines: list[tuple[int, int, tuple[int, int, int, int], int, int]], name: int) -> int:
        """Return the least of the ``lines``, by questions with a window of width one (``ai.piquet.solver``)."""
        if len(self._known) > _MOST_POSITIONS:
            self._known.clear()
        found, low, high = self._guesses.get(name, 0), -_FAR, _FAR
        while low < high:
            bound = found + 1 if found == low else found
            found = _FAR
            for gain, sign, codes, cards, taken in lines:
                if not cards:
                    value = gain
                elif sign > 0:
                    value = gain + self._value(*codes, cards, taken, bound - 1 - gain, bound - gain)
                else:
                    value = gain - self._value(*codes, cards, taken, gain - bound, gain - bound + 1)
                found = min(found, value)
                if found < bound:
                    break
            low, high = (found, high) if found >= bound else (low, found)
        self._guesses[name] = found
        return found

    def _value(self, a: int, b: int, c: int, d: int, cards: int, taken: int, alpha: int, beta: int) -> int:
        if a > b:
            a, b = b, a
        if c > d:
            c, d = d, c
        if a > c:
            a, c = c, a
        if b > d:
            b, d = d, b
        if b > c:
            b, c = c, b
        key = (((a << _BITS | b) << _BITS | c) << _BITS | d) << 4 | taken
        known = self._known.get(key)
        suits = (suit_of_code(a), suit_of_code(b), suit_of_code(c), suit_of_code(d))
        if known is None:
            sure = held = own_high = their_high = 0
            for suit in suits:
                sure += suit.sure
                held += suit.held
                own_high += suit.own_high
                their_high += suit.their_high
            # Cards that the follower cannot beat are led one after the other; the highest of a suit, if they are his,
            # take a trick each, as far as the leader has cards of the suit.
            least, most = taken + min(sure, cards), taken + cards - min(held, cards)
            low = BONUS[least] - min(cards - min(sure, cards), their_high) - (sure < cards)
            high = BONUS[most] + min(own_high, cards) + 1
        else:
            low, high = known
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        if cards == 1:
            return self._last(suits, taken)
        floor, ceiling = max(alpha, low - 1), min(beta, high + 1)
        alpha, beta = floor, ceiling
        best = -_FAR
        mine = TRICKS - cards - taken + 1
        for number in sorted(range(4), key=lambda place: 2 * suits[place].theirs - suits[place].own):
            suit = suits[number]
            if not suit.own:
                continue
            x, y, z = _OTHERS[number](a, b, c, d)
            bar = best if best > alpha else alpha
            if suit.theirs:
                for replies in suit.leads:
                    worst = _FAR
                    for after, beaten, gain in replies:
                        bound = worst if worst < beta else beta
                        if beaten:
                            found = gain - self._value(
                                suit_of_code(x).flipped,
                                suit_of_code(y).flipped,
                                suit_of_code(z).flipped,
                                suit_of_code(after).flipped,
                                cards - 1,
                                mine,
                                gain - bound,
                                gain - bar,
                            )
                        else:
                            found = gain + self._value(x, y, z, after, cards - 1, taken + 1, bar - gain, bound - gain)
                        if found < worst:
                            worst = found
                            if worst <= bar:
                                break
                    if worst > best:
                        best = worst
                        bar = best if best > alpha else alpha
                        if best >= beta:
                            break
            else:
                for after, gain in suit.alone:
                    worst = _FAR
                    for thrown, u, v in ((x, y, z), (y, x, z), (z, x, y)):
                        less = suit_of_code(thrown).discarded
                        if not less:
                            continue
                        bound = worst if worst < beta else beta
                        found = gain + self._value(after, less, u, v, cards - 1, taken + 1, bar - gain, bound - gain)
                        if found < worst:
                            worst = found
                            if worst <= bar:
                                break
                    if worst > best:
                        best = worst
                        bar = best if best > alpha else alpha
                        if best >= beta:
                            break
            if best >= beta:
                break
        if best <= floor:
            self._known[key] = (low, min(best, high))
        elif best >= ceiling:
            self._known[key] = (max(best, low), high)
        else:
            self._known[key] = (best, best)
        return best

    def _last(self, suits: tuple[Suit, ...], taken: int) -> int:
        """Return what the last trick is worth to who leads to it."""
        for suit in suits:
            if suit.own:
                if suit.leads and suit.leads[0][0].beaten:
                    counts = suit.own_high
                    return counts - (1 + suit.their_high) + BONUS[taken]
                return 1 + suit.own_high + BONUS[taken + 1]
        raise ValueError(suits)


_OTHERS = (
    lambda a, b, c, d: (b, c, d),
    lambda a, b, c, d: (a, c, d),
    lambda a, b, c, d: (a, b, d),
    lambda a, b, c, d: (a, b, c),
)


def _suit_mask(bit: int) -> int:
    return next(mask for mask in SUIT_MASK if mask & bit)


def same_suit(one: int, other: int) -> bool:
    """Return whether two cards, given by their bits, are of one suit."""
    return bool(_suit_mask(one) & other)


def height_of(bit: int) -> int:
    """Return a number by which cards of one suit are compared: the six is lowest."""
    return bit if bit < 1 << 32 else 0


def beats(reply: int, led: int) -> bool:
    """Return whether a reply takes the trick from the card that was led, both given by their bits."""
    return same_suit(reply, led) and height_of(reply) > height_of(led)


def bits_of(mask: int) -> list[int]:
    """Return the bit of each card of a mask, in ascending order."""
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


def count_of(bit: int) -> bool:
    """Return whether a card counts in play."""
    place = bit.bit_length() - 1
    return place < 32 and place % 8 >= STRENGTH_OF_TEN
