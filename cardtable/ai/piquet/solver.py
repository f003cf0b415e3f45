"""Exact solution of the tricks of two hands at Piquet with all cards open: what the rest is worth to the leader.

A position is four sorted codes of suits (``ai.piquet.suit_codes``). Positions of different deals are equal surprisingly
often, so one ``Solver`` serves all deals that a player considers possible.

Lines of play that bring the same difference may bring different totals, and near the end of a match these decide. So a
search can also prefer, among them, those with more or with fewer points for both together (``Totals``).

Values are limited by alpha and beta (alpha-beta search), and every position keeps the bounds that have been found for
it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from cardtable.ai.piquet.suit_codes import (
    AFTER_DISCARD,
    FLIPPED,
    HELD,
    LEADS,
    OWN,
    SURE,
    THEIRS,
    Position,
    codes_of,
    codes_of_masks,
    hope_of,
    suit_mask,
)
from cardtable.core.cards import Card, suit_of
from cardtable.games.piquet.ranking import BIT, mask_of

_FAR = 1 << 24
_MOST_POSITIONS = 1_500_000
"""The most positions that are remembered, about 250 bytes each; then all are forgotten."""

_UNIT = 1 << 11
"""What a point of difference counts where totals are sought, too: more than all points of a deal together."""
_CAPOT, _PIQUE = 1 << 7, 1 << 8
"""Added to the points of both together if there was a capot or a Sechziger; all points of a deal together are fewer."""
_SLACK = 512
"""No deal has more than that, with both of them."""


class _Sought(IntEnum):
    """Which lines the leader prefers among those of equal difference; the number added to ``clean`` in a search."""

    ANY = 0
    MORE = 2
    FEWER = 4


_CHANGED = (0, 0, 4, 4, 2, 2)
"""What is sought after the follower has taken a trick and leads, with ``clean`` false."""


class Totals(NamedTuple):
    """What leader and follower mark from a position on. ``capot`` is 1 if the leader takes all tricks of the deal, -1
    if the follower does; ``pique`` is 1 if the leader makes a Sechziger.
    """

    own: int
    other: int
    capot: int
    pique: int

    @property
    def reversed(self) -> Totals:
        """The totals as the follower sees them."""
        return Totals(self.other, self.own, -self.capot, -self.pique)


@dataclass(frozen=True, slots=True)
class Scoring:
    """What the tricks of a deal bring. There are ``tricks`` tricks; each lead and each trick that the follower takes
    brings 1; the last trick brings ``last`` instead of 1; at least ``majority`` tricks bring ``cards``, and all tricks
    bring ``capot`` in addition.

    ``pique_at`` is the number of the trick (from 1) with whose lead the leader of the first trick makes a Sechziger of
    ``pique`` points, if the opponent has taken no trick before; 0 if that is impossible.

    ``capot`` and ``pique`` include what is not marked but paid apart: ``capot_prize`` and ``pique_prize``.
    """

    tricks: int = 12
    last: int = 2
    majority: int = 7
    cards: int = 10
    capot: int = 30
    pique_at: int = 0
    pique: int = 30
    capot_prize: int = 0
    pique_prize: int = 0

    def bonus(self, taken: int) -> int:
        """Return what cards and capot are worth to a player with ``taken`` tricks at the end, less what they are worth
        to the other player.
        """
        other = self.tricks - taken
        value = self.cards * ((taken >= self.majority) - (other >= self.majority))
        return value + self.capot * ((taken == self.tricks) - (other == self.tricks))

    def bonus_of_both(self, taken: int) -> int:
        """Return what cards and capot are worth to both players together, if one of them has ``taken`` tricks at the
        end; without prizes, but with the mark of a capot.
        """
        other = self.tricks - taken
        value = self.cards * ((taken >= self.majority) + (other >= self.majority))
        return value + (self.capot - self.capot_prize + _CAPOT) * (self.tricks in (taken, other))


class _Kind(NamedTuple):
    """Everything apart from the codes that decides what a position is worth: the rest of the scoring, seen
    from here. Values count in ``unit``, 1 for a point or ``_UNIT``.
    """

    number: int
    """Equal for equal kinds, and placed above the bits of the codes."""
    base: int
    """The bonus of the tricks that the leader has already; it is not part of the remembered value."""
    gains: tuple[int, ...]
    """By how many points the bonus grows, for each number of tricks that the leader may still take."""
    until: int
    """How many tricks in a row the leader has to take for the Sechziger; 0 if it is no longer possible."""
    all: int
    """What the leader gets if he takes all tricks that are left, with the bonus."""
    won: int
    """What the leader gets for a trick that he leads to and takes."""
    lost: int
    """What he gets for one that the follower takes: a point for the lead, less what the follower counts."""
    unit: int
    slack: int
    """By how much a value may differ from the difference of points in units."""


class _Line(NamedTuple):
    """A continuation: its value is ``gain`` plus ``sign`` times what the position is worth to the leader there."""

    gain: int
    sign: int
    codes: Position
    cards: int
    taken: int
    state: int


@lru_cache(maxsize=256)
def _kinds_of(scoring: Scoring) -> Sequence[Sequence[Sequence[_Kind]]]:
    """Return the kinds of positions, by clean and what is sought, cards and tricks taken: see ``_Kind``. Positions with
    equal codes and equal kinds are worth the same.
    """
    numbers: dict[tuple[object, ...], int] = {}
    found: list[list[list[_Kind]]] = []
    for sought in _Sought:
        sign = (sought is _Sought.MORE) - (sought is _Sought.FEWER)
        unit = _UNIT if sign else 1
        differences = [scoring.bonus(taken) for taken in range(scoring.tricks + 1)]
        bonus = [unit * value + sign * scoring.bonus_of_both(taken) for taken, value in enumerate(differences)]
        # A point for the leader, and one for the follower.
        point, given = unit + sign, sign - unit
        made = unit * scoring.pique + sign * (scoring.pique - scoring.pique_prize + _PIQUE)
        for clean in (False, True):
            by_cards: list[list[_Kind]] = []
            for cards in range(scoring.tricks + 1):
                row = []
                until = max(0, scoring.pique_at - (scoring.tricks - cards)) if clean else 0
                last = scoring.last if cards == 1 else 1
                lead = point + made * (until == 1)
                for taken in range(scoring.tricks - cards + 1):
                    base, rest = bonus[taken], bonus[taken : taken + cards + 1]
                    gains = tuple(value - differences[taken] for value in differences[taken : taken + cards + 1])
                    signature = (sign, tuple(later - base for later in rest), until)
                    every = (cards + scoring.last - 1) * point + rest[-1] + made * (until > 0)
                    number = numbers.setdefault(signature, len(numbers)) << 36
                    won, lost = lead + (last - 1) * point, lead + last * given
                    row.append(_Kind(number, base, gains, until, every, won, lost, unit, _SLACK * abs(sign)))
                by_cards.append(row)
            found.append(by_cards)
    return found


class Solver:
    """Solves positions under one ``scoring`` and remembers what it has found."""

    def __init__(self, scoring: Scoring) -> None:
        self.scoring = scoring
        self._kinds = _kinds_of(scoring)
        self._known: dict[int, tuple[int, int]] = {}
        self._guesses: dict[int, int] = {}

    @property
    def positions(self) -> int:
        """How many positions are remembered."""
        return len(self._known)

    def value(self, leader: Iterable[Card], follower: Iterable[Card], taken: int = 0, clean: bool = True) -> int:
        """Return the points that the leader gets from here on, less those that the follower gets.

        Both hold equally many cards; the leader has taken ``taken`` of the tricks before. ``clean`` says that the
        leader led to the first trick and that the follower has not taken any.
        """
        leader, follower = tuple(leader), tuple(follower)
        return self._worst([self._begun(leader, follower, taken, self._state(clean))], len(leader))

    def position(self, codes: Position, cards: int, taken: int, clean: bool) -> int:
        """Return ``value`` of a position of ``cards`` cards each."""
        return self._worst([_Line(0, 1, codes, cards, taken, self._state(clean))], cards)

    def totals(
        self, leader: Iterable[Card], follower: Iterable[Card], taken: int = 0, clean: bool = True, more: bool = True
    ) -> Totals:
        """Return what both mark from here on if they play for the difference of their points, as in ``value``, and the
        leader prefers ``more`` points for both together or fewer, and the follower the opposite.
        """
        leader, follower = tuple(leader), tuple(follower)
        state = self._state(clean, more)
        return self._marked([self._begun(leader, follower, taken, state)], len(leader), more)

    def totals_led(
        self, card: int, leader: int, follower: int, taken: int = 0, clean: bool = True, more: bool = True
    ) -> Totals:
        """Return ``totals`` if the leader leads ``card``; cards and hands are given as masks."""
        return self._marked(self._lines_led(card, leader, follower, taken, self._state(clean, more)), -card, more)

    def totals_answered(
        self, card: int, reply: int, leader: int, follower: int, taken: int = 0, clean: bool = True, more: bool = True
    ) -> Totals:
        """Return ``totals`` if the leader leads ``card`` and the follower plays ``reply``, given as masks."""
        state = self._state(clean, more)
        return self._marked([self._line(card, reply, leader, follower, taken, state)], -reply, more)

    def _state(self, clean: bool, more: bool | None = None) -> int:
        sought = _Sought.ANY if more is None else _Sought.MORE if more else _Sought.FEWER
        return sought + (clean and bool(self.scoring.pique_at))

    def _begun(self, leader: tuple[Card, ...], follower: tuple[Card, ...], taken: int, state: int) -> _Line:
        return _Line(0, 1, codes_of(leader, follower), len(leader), taken, state)

    def _marked(self, lines: Sequence[_Line], name: int, more: bool) -> Totals:
        """Return the totals that the worst of ``lines`` brings."""
        scoring = self.scoring
        value = self._worst(lines, (name << 2) + 1 + more)
        # A value is so many units of difference, and the points of both together added or taken off.
        if more:
            difference, both = value // _UNIT, value % _UNIT
        else:
            difference, both = -(-value // _UNIT), -value % _UNIT
        capot = (1 if difference > 0 else -1) * bool(both & _CAPOT)
        pique = int(bool(both & _PIQUE))
        both &= _CAPOT - 1
        marked = difference - capot * scoring.capot_prize - pique * scoring.pique_prize
        return Totals((both + marked) // 2, (both - marked) // 2, capot, pique)

    def after_lead(
        self, card: Card, leader: Iterable[Card], follower: Iterable[Card], taken: int = 0, clean: bool = True
    ) -> int:
        """Return the value if the leader leads ``card``, which is one of ``leader``."""
        return self.led(BIT[card], mask_of(leader), mask_of(follower), taken, clean)

    def after_reply(
        self,
        card: Card,
        reply: Card,
        leader: Iterable[Card],
        follower: Iterable[Card],
        taken: int = 0,
        clean: bool = True,
    ) -> int:
        """Return the value if the leader leads ``card`` and the follower plays ``reply``."""
        return self.answered(BIT[card], BIT[reply], mask_of(leader), mask_of(follower), taken, clean)

    def led(self, card: int, leader: int, follower: int, taken: int = 0, clean: bool = True) -> int:
        """Return the value if the leader leads ``card``; cards and hands are given as masks."""
        return self._worst(self._lines_led(card, leader, follower, taken, self._state(clean)), -card)

    def _lines_led(self, card: int, leader: int, follower: int, taken: int, state: int) -> list[_Line]:
        replies = follower & suit_mask(card) or follower
        lines = set()
        while replies:
            reply = replies & -replies
            replies ^= reply
            lines.add(self._line(card, reply, leader, follower, taken, state))
        return sorted(lines)

    def answered(self, card: int, reply: int, leader: int, follower: int, taken: int = 0, clean: bool = True) -> int:
        """Return the value if the leader leads ``card`` and the follower plays ``reply``; cards and hands are given as
        masks.
        """
        return self._worst([self._line(card, reply, leader, follower, taken, self._state(clean))], -reply)

    def _line(self, card: int, reply: int, leader: int, follower: int, taken: int, state: int) -> _Line:
        kind = self._kinds[state][leader.bit_count()][taken]
        leader &= ~card
        follower &= ~reply
        left = leader.bit_count()
        if reply > card and reply & suit_mask(card):
            others = self.scoring.tricks - left - taken
            return _Line(kind.lost, -1, codes_of_masks(follower, leader), left, others, _CHANGED[state])
        return _Line(kind.won, 1, codes_of_masks(leader, follower), left, taken + 1, state)

    def _worst(self, lines: Sequence[_Line], name: int) -> int:
        """Return the least that the leader gets on the ``lines``, one of which the follower chooses.

        The search asks whether the value reaches a bound, and moves the bound until the answers meet (MTD(f): Plaat and
        others, "Best-first fixed-depth minimax algorithms", 1996). The first bound is the value that was found under
        the same ``name`` before.
        """
        if len(self._known) > _MOST_POSITIONS:
            self._known.clear()
        low, high = -_FAR, _FAR
        # With the right first guess two searches are enough, one from above and one from below. The value for the same
        # card against the last hand is a good guess.
        found = self._guesses.get(name, 0)
        while low < high:
            # Is it worth at least ``bound``? With a window of the width one almost everything is cut off, and what is
            # remembered from one question helps with the next.
            bound = found + 1 if found == low else found
            found = _FAR
            for gain, sign, codes, cards, taken, state in lines:
                if sign > 0:
                    value = gain + self._value(*codes, cards, taken, state, bound - 1 - gain, bound - gain)
                else:
                    value = gain - self._value(*codes, cards, taken, state, gain - bound, gain - bound + 1)
                if value < found:
                    found = value
                    if found < bound:
                        # One line that brings less is enough for the answer no.
                        break
            if found < bound:
                high = found
            else:
                low = found
        self._guesses[name] = found
        return found

    def _value(self, a: int, b: int, c: int, d: int, cards: int, taken: int, state: int, alpha: int, beta: int) -> int:
        """Return the worth of a position to the leader, by fail-soft alpha-beta search: exact between ``alpha`` and
        ``beta``, otherwise a bound. ``a`` to ``d`` are its codes in any order; ``state`` is 1 if clean, and what is
        sought; see ``value`` for the rest.
        """
        # The names of the suits do not matter: sorting the codes, with five comparisons, makes one of up to 24
        # positions.
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
        kind = self._kinds[state][cards][taken]
        base = kind.base
        if not cards:
            return base
        sure = SURE[a] + SURE[b] + SURE[c] + SURE[d]
        if sure >= cards:
            # No card of the leader can be beaten: he takes every trick that is left, with the last one and the bonus.
            # So most searches end long before the last card.
            return kind.all
        # The tricks taken so far are part of the key only as far as they change what can still be gained.
        key = a | b << 9 | c << 18 | d << 27 | kind.number
        known = self._known.get(key)
        if known is None:
            held = HELD[a] + HELD[b] + HELD[c] + HELD[d]
            gains, scoring = kind.gains, self.scoring
            last = scoring.last - 1
            # The lower bound: the leader cashes his sure tricks, a point for each lead, and loses all others. The first
            # lost trick brings a point to each player; the follower then leads to all others and takes the last.
            rest = cards - sure
            low = sure - (rest - 1) - last + gains[sure]
            # The upper bound: the leader takes all tricks except those that the highest cards of the follower must
            # take. The last trick is counted as the leader's too; that is too much, but an upper bound may be too high.
            high = cards - held - max(0, held - 1) + last + gains[cards - held]
            # A Sechziger belongs to the upper bound if it is still possible, to the lower if the sure tricks make it.
            if kind.until:
                high += scoring.pique
                if sure >= kind.until:
                    low += scoring.pique
            low, high = low * kind.unit - kind.slack, high * kind.unit + kind.slack
        else:
            low, high = known
        # Remembered values leave out the bonus of earlier tricks (``base``), so it is taken off the window too.
        alpha -= base
        beta -= base
        # If the bounds do not reach into the window, no search is needed: cut off.
        if low >= beta or low == high:
            return low + base
        if high <= alpha:
            return high + base
        # The value lies between the bounds, so a wider window would only ask for what is known. Values are whole
        # numbers; one step beyond each bound is kept, so that the bound itself can be the answer.
        floor = alpha = max(alpha, low - 1)
        ceiling = beta = min(beta, high + 1)
        alpha += base
        beta += base
        won, lost = kind.won, kind.lost
        changed = _CHANGED[state]
        # The number of tricks of the follower if he takes this one; then he is the next leader.
        mine = self.scoring.tricks - cards - taken + 1
        best = -_FAR
        value = self._value
        fewer, more = cards - 1, taken + 1
        # Promising suits first: the sooner a good lead is found, the more of the others is cut off (D. E. Knuth and R.
        # W. Moore, "An analysis of alpha-beta pruning", 1975).
        for x, y, z, code in sorted(((b, c, d, a), (a, c, d, b), (a, b, d, c), (a, b, c, d)), key=hope_of):
            if not OWN[code]:
                continue
            if THEIRS[code]:
                for replies in LEADS[code]:
                    worst = _FAR
                    # A lead is worth what the worst reply leaves of it. Only a lead better than the best one so far,
                    # and than ``alpha``, matters: that is the bar.
                    bar = best if best > alpha else alpha
                    for after, beaten in replies:
                        bound = worst if worst < beta else beta
                        if beaten:
                            # The follower leads next: the position from his side, its value with the opposite sign. The
                            # first leader has lost a trick, so no Sechziger is possible any more.
                            found = lost - value(
                                FLIPPED[x],
                                FLIPPED[y],
                                FLIPPED[z],
                                FLIPPED[after],
                                fewer,
                                mine,
                                changed,
                                lost - bound,
                                lost - bar,
                            )
                        else:
                            found = won + value(x, y, z, after, fewer, more, state, bar - won, bound - won)
                        if found < worst:
                            worst = found
                            if worst <= bar:
                                # This reply already makes the lead too bad: the other replies are cut off.
                                break
                    if worst > best:
                        best = worst
                        if best >= beta:
                            # The opponent had a better choice earlier and avoids this position: the other leads are
                            # cut off.
                            break
                if best >= beta:
                    break
            else:
                # Only the leader has cards of the suit: each takes the trick, and one stands for all. The follower
                # throws away the lowest card of another suit; the suit that is worst for the leader counts.
                after = 1 << (code.bit_length() - 2)
                worst = _FAR
                bar = best if best > alpha else alpha
                for thrown, u, v in ((x, y, z), (y, x, z), (z, x, y)):
                    less = AFTER_DISCARD[thrown]
                    if not less:
                        continue
                    bound = worst if worst < beta else beta
                    found = won + value(after, less, u, v, fewer, more, state, bar - won, bound - won)
                    if found < worst:
                        worst = found
                        if worst <= bar:
                            break
                if worst > best:
                    best = worst
                    if best >= beta:
                        break
        best -= base
        # A result outside of the window is only a bound; it replaces the earlier one on its side if it is narrower
        # (fail-soft: J. P. Fishburn, "Another optimization of alpha-beta search", 1983).
        if best <= floor:
            self._known[key] = (low, best if best < high else high)
        elif best >= ceiling:
            self._known[key] = (best if best > low else low, high)
        else:
            self._known[key] = (best, best)
        return best + base


def follows(card: Card, hand: Sequence[Card]) -> Sequence[Card]:
    """Return the cards of ``hand`` that may be played to the lead ``card``."""
    suit = suit_of(card)
    return [other for other in hand if suit_of(other) == suit] or hand
