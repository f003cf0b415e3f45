"""The play of two hands at Piquet with all cards open: what the rest is worth to whoever leads.

A suit is a *code*: a one, and below it a bit for each card that is still held, the lowest card lowest, 0 for a card
of the leader and 1 for one of the follower. Only the order of the cards of a suit matters, and with no trumps neither
does which suit is which, so a position is four sorted codes; positions of different deals are the same far more often
than one would think, and one ``Solver`` serves all deals that a player holds possible.

Leads of neighbouring cards are equal. Whoever follows suit wins as cheaply as he can or plays his lowest card, and
whoever cannot throws away the lowest card of a suit. Values are bounded by alpha and beta, and every position keeps
the bounds that have been found for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardtable.core.cards import Card, suit_of
from cardtable.games.piquet.ranking import strength_of, takes

_FAR = 1 << 12
_CODES = 512
"""Suits have eight cards."""
_MOST_POSITIONS = 1_500_000
"""Positions remembered, about 250 bytes each; then all are forgotten."""

Position = tuple[int, int, int, int]
"""Four codes in ascending order."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """What the tricks of a deal bring: ``tricks`` in all, 1 for each lead and for each trick that the follower takes,
    ``last`` instead of 1 for the last one, ``cards`` for at least ``majority`` of them and ``capot`` besides for all.

    ``pique_at`` is the number of the trick, counted from 1, with whose lead the one who leads to the first trick makes
    a Sechziger of ``pique`` points if the opponent has taken no trick before; 0 if he cannot.
    """

    tricks: int = 12
    last: int = 2
    majority: int = 7
    cards: int = 10
    capot: int = 30
    pique_at: int = 0
    pique: int = 30

    def bonus(self, taken: int) -> int:
        """What cards and capot are worth to a player with so many tricks at the end, less what they are to the
        other."""
        other = self.tricks - taken
        value = self.cards * ((taken >= self.majority) - (other >= self.majority))
        return value + self.capot * ((taken == self.tricks) - (other == self.tricks))


def _without(code: int, place: int) -> int:
    """``code`` after the card at ``place`` from below has been played."""
    low = code & ((1 << place) - 1)
    return code >> (place + 1) << place | low


def _length(code: int) -> int:
    return code.bit_length() - 1


_OWN = [0] * _CODES
"""The leader's cards in a suit."""
_THEIRS = [0] * _CODES
"""The follower's cards in a suit."""
_SURE = [0] * _CODES
"""The leader's cards in a suit that nothing is above, and all of them if the follower has none."""
_Replies = tuple[tuple[int, bool], ...]
"""What the follower can make of a lead: the suit after it, and whether he takes the trick."""
_LEADS: list[tuple[_Replies, ...]] = [()] * _CODES
"""For each suit that both have, the replies to each lead."""
_AFTER_DISCARD = [0] * _CODES
"""A suit after the follower has thrown away his lowest card of it; 0 if he has none."""
_FLIPPED = [0] * _CODES
"""A suit when the follower leads next."""


def _leads(code: int) -> tuple[_Replies, ...]:
    length = _length(code)
    theirs = [place for place in range(length) if code >> place & 1]
    leads: list[_Replies] = []
    for lead in range(length - 1, -1, -1):
        if code >> lead & 1 or (lead > 0 and not code >> (lead - 1) & 1):
            # Of neighbouring cards the lowest stands for all.
            continue
        above = next((place for place in theirs if place > lead), -1)
        replies = []
        if theirs[0] < lead:
            replies.append((_without(_without(code, lead), theirs[0]), False))
        if above >= 0:
            replies.append((_without(_without(code, above), lead), True))
        leads.append(tuple(replies))
    return tuple(leads)


def _fill_tables() -> None:
    for code in range(1, _CODES):
        length = _length(code)
        bits = code ^ (1 << length)
        _THEIRS[code] = bits.bit_count()
        _OWN[code] = length - _THEIRS[code]
        top = 0
        while top < length and not code >> (length - 1 - top) & 1:
            top += 1
        _SURE[code] = top
        if _OWN[code] and _THEIRS[code]:
            _LEADS[code] = _leads(code)
        if bits:
            _AFTER_DISCARD[code] = _without(code, (bits & -bits).bit_length() - 1)
        _FLIPPED[code] = code ^ ((1 << length) - 1)


_fill_tables()


class Solver:
    """Solves positions under one ``scoring`` and remembers what it has found."""

    def __init__(self, scoring: Scoring) -> None:
        self.scoring = scoring
        self._bonus = [scoring.bonus(taken) for taken in range(scoring.tricks + 1)]
        self._known: dict[int, tuple[int, int]] = {}

    @property
    def positions(self) -> int:
        """How many positions are remembered."""
        return len(self._known)

    def value(self, leader: Iterable[Card], follower: Iterable[Card], taken: int = 0, clean: bool = True) -> int:
        """The points that the leader gets from here on, less those that the follower gets.

        Both hold equally many cards, and the leader has taken ``taken`` of the tricks before. ``clean`` says that the
        leader led to the first trick and that the follower has not taken any.
        """
        if len(self._known) > _MOST_POSITIONS:
            self._known.clear()
        leader, follower = tuple(leader), tuple(follower)
        codes = codes_of(leader, follower)
        return self._value(codes, len(leader), taken, clean and bool(self.scoring.pique_at), -_FAR, _FAR)

    def after_lead(
        self, card: Card, leader: Sequence[Card], follower: Sequence[Card], taken: int = 0, clean: bool = True
    ) -> int:
        """The same if the leader leads ``card``, which is among his."""
        return min(self.after_reply(card, reply, leader, follower, taken, clean) for reply in follows(card, follower))

    def after_reply(
        self,
        card: Card,
        reply: Card,
        leader: Sequence[Card],
        follower: Sequence[Card],
        taken: int = 0,
        clean: bool = True,
    ) -> int:
        """The same if the follower plays ``reply`` to it."""
        scoring = self.scoring
        left = [other for other in leader if other != card]
        rest = [other for other in follower if other != reply]
        led = 1
        if clean and scoring.pique_at == scoring.tricks - len(leader) + 1:
            led += scoring.pique
        if takes(reply, card):
            own = scoring.tricks - len(leader) - taken + 1
            trick = 1 if rest else scoring.last
            return led - trick - (self.value(rest, left, own, False) if rest else self._bonus[own])
        gain = led + (0 if left else scoring.last - 1)
        return gain + (self.value(left, rest, taken + 1, clean) if left else self._bonus[taken + 1])

    def _value(self, codes: Position, cards: int, taken: int, clean: bool, alpha: int, beta: int) -> int:
        scoring = self.scoring
        if not cards:
            return self._bonus[taken]
        a, b, c, d = codes
        key = a | b << 9 | c << 18 | d << 27 | taken << 36 | clean << 41
        known = self._known.get(key)
        if known is None:
            low, high = -_FAR, _FAR
        else:
            low, high = known
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        lead = 1
        if clean and scoring.pique_at == scoring.tricks - cards + 1:
            lead += scoring.pique
        last = cards == 1
        won = lead + (scoring.last - 1 if last else 0)
        lost = lead - (scoring.last if last else 1)
        sure = _SURE[a] + _SURE[b] + _SURE[c] + _SURE[d]
        if sure >= cards:
            found = self._all(cards, taken, clean)
            self._known[key] = (found, found)
            return found
        if sure and not clean:
            # Cash what is sure; at worst the other takes everything after it.
            rest = cards - sure
            least = sure - (rest - 1) - (scoring.last - 1) + self._bonus[taken + sure]
            if least >= beta:
                return least
        floor, best = alpha, -_FAR
        mine = scoring.tricks - cards - taken
        for place in range(4):
            code = codes[place]
            if not _OWN[code]:
                continue
            others = codes[:place] + codes[place + 1 :]
            if _THEIRS[code]:
                for replies in _LEADS[code]:
                    worst = _FAR
                    for after, beaten in replies:
                        bound = min(worst, beta)
                        if beaten:
                            flipped = (_FLIPPED[after], *[_FLIPPED[other] for other in others])
                            value = lost - self._value(
                                _sorted(flipped), cards - 1, mine + 1, False, lost - bound, lost - max(best, alpha)
                            )
                        else:
                            value = won + self._value(
                                _sorted((after, *others)),
                                cards - 1,
                                taken + 1,
                                clean,
                                max(best, alpha) - won,
                                bound - won,
                            )
                        if value < worst:
                            worst = value
                            if worst <= max(best, alpha):
                                break
                    if worst > best:
                        best = worst
                        if best >= beta:
                            break
            else:
                # All that is left of the suit is the leader's, and the follower throws something away.
                after = 1 << (_length(code) - 1)
                worst = _FAR
                for index in range(3):
                    thrown = _AFTER_DISCARD[others[index]]
                    if not thrown or others[index] in others[:index]:
                        continue
                    kept = [*others]
                    kept[index] = thrown
                    value = won + self._value(
                        _sorted((after, *kept)),
                        cards - 1,
                        taken + 1,
                        clean,
                        max(best, alpha) - won,
                        min(worst, beta) - won,
                    )
                    if value < worst:
                        worst = value
                        if worst <= max(best, alpha):
                            break
                best = max(best, worst)
            if best >= beta:
                break
        if best <= floor:
            self._known[key] = (low, min(best, high))
        elif best >= beta:
            self._known[key] = (max(best, low), high)
        else:
            self._known[key] = (best, best)
        return best

    def _all(self, cards: int, taken: int, clean: bool) -> int:
        """What it is worth to take every trick that is left."""
        scoring = self.scoring
        value = cards + scoring.last - 1 + self._bonus[taken + cards]
        if clean and scoring.tricks - cards < scoring.pique_at:
            value += scoring.pique
        return value


def _sorted(codes: Sequence[int]) -> Position:
    a, b, c, d = sorted(codes)
    return a, b, c, d


def follows(card: Card, hand: Sequence[Card]) -> Sequence[Card]:
    """What may be played from ``hand`` to the lead ``card``."""
    suit = suit_of(card)
    return [other for other in hand if suit_of(other) == suit] or hand


def codes_of(leader: Iterable[Card], follower: Iterable[Card]) -> Position:
    """The position in which both hold these cards."""
    suits: list[list[tuple[int, int]]] = [[], [], [], []]
    for owner, hand in enumerate((leader, follower)):
        for card in hand:
            suits[suit_of(card)].append((strength_of(card), owner))
    codes = []
    for cards in suits:
        code = 1
        for _, owner in sorted(cards, reverse=True):
            code = code << 1 | owner
        codes.append(code)
    return _sorted(codes)
