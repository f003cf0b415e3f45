"""What a match of a number of deals pays: the tricks of two open hands in its last deal, played for the settlement.

Where a hundred can still be reached or missed, the difference of the points says little: a point may be worth two
hundred, and who is ahead gives one away to keep the other below. And below a hundred the points of who loses six deals
are added to what he pays, so that he throws high cards away, wants the tricks divided, and leads as seldom as he can,
and the winner wants the opposite. So the tricks are searched for the payment itself, with the totals of both, until it
is certain who wins and whether the loser comes to a hundred; from there on for the difference, or for the points of
both together.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from cardtable.ai.piquet.arriving import OpenEnding
from cardtable.ai.piquet.prospect import Prospect
from cardtable.ai.piquet.solver import Solver, Totals
from cardtable.ai.piquet.suit_codes import (
    ANSWERS,
    DISCARDS,
    FLIPPED,
    OWN,
    THEIRS,
    Position,
    codes_of_masks,
    hope_of,
    suit_mask,
)
from cardtable.games.piquet.settlement import RUBICON

_MOST_POSITIONS = 1_000_000
"""The most positions that are remembered, about 250 bytes each; then all are forgotten."""
_PAID, _MORE, _FEWER = 0, 1, 2
"""What a leader plays for: the payment, or more or fewer points for both together."""
_TURNED = (_PAID, _FEWER, _MORE)


class _Reached(NamedTuple):
    """What has been reached at the beginning of a trick. ``own`` says that the side with the prospect leads, ``clean``
    that the leader can still make a Sechziger; ``counted`` and ``against`` is what leader and follower have counted
    since the search began, 0 where the points of both are played for. ``made`` is 1 if the leader has made a Sechziger
    since then, -1 if the follower has.
    """

    plays_for: int
    taken: int
    own: bool
    clean: bool
    counted: int
    against: int
    made: int = 0


class _Line(NamedTuple):
    """A position at the beginning of a trick, with ``cards`` cards each; ``turned`` says that the one who followed
    before leads now.
    """

    turned: bool
    codes: Position
    cards: int
    reached: _Reached


class Settling:
    """Searches endings for the side with the ``prospect``, whose tricks count as the ``solver`` says, and remembers
    what it has found.
    """

    def __init__(self, solver: Solver, prospect: Prospect) -> None:
        self._solver = solver
        self._scoring = solver.scoring
        self._prospect = prospect
        self._own, self._other = prospect.at_the_end(Totals(0, 0, 0, 0))
        self._times = prospect.times
        self._adds = prospect.adds_points_of_loser
        self._pique, self._capot = prospect.exact_prizes
        self._known: dict[tuple[int, _Reached], tuple[float, float]] = {}
        self._ends: dict[tuple[int, int, int], float] = {}

    def led(self, ending: OpenEnding, card: int) -> float:
        """Return what the match is worth to the leader after the lead ``card``."""
        return min(map(self._after, self._lines(ending, card)))

    def answered(self, ending: OpenEnding, card: int, reply: int) -> float:
        """Return what the match is worth to the leader after ``card``, which has been counted, and the ``reply``."""
        return self._after(self._line(ending, card, reply, False))

    def ends_led(self, ending: OpenEnding, card: int) -> tuple[int, int]:
        """Return the totals at the end, of the side with the prospect first, if both play for the payment after the
        lead ``card``.
        """
        return self._end(min(self._lines(ending, card), key=self._after))

    def ends_answered(self, ending: OpenEnding, card: int, reply: int) -> tuple[int, int]:
        """Return that after ``card``, which has been counted, and the ``reply``."""
        return self._end(self._line(ending, card, reply, False))

    def _lines(self, ending: OpenEnding, card: int) -> list[_Line]:
        replies = ending.follower & suit_mask(card) or ending.follower
        lines = set()
        while replies:
            reply = replies & -replies
            replies ^= reply
            lines.add(self._line(ending, card, reply, True))
        return sorted(lines)

    def _line(self, ending: OpenEnding, card: int, reply: int, counts: bool) -> _Line:
        """Return the position after ``card`` and the ``reply``, with the lead if it ``counts``."""
        cards = ending.leader.bit_count()
        begun = _Reached(_PAID, ending.taken, ending.own, ending.clean, 0 if counts else -self._lead(cards, False), 0)
        stays, changes = self._next(cards, begun)
        leader, follower = ending.leader & ~card, ending.follower & ~reply
        if reply > card and reply & suit_mask(card):
            return _Line(True, codes_of_masks(follower, leader), cards - 1, changes)
        return _Line(False, codes_of_masks(leader, follower), cards - 1, stays)

    def _after(self, line: _Line) -> float:
        if len(self._known) > _MOST_POSITIONS:
            self._known.clear()
        value = self._value(*line.codes, line.cards, line.reached, -inf, inf)
        return -value if line.turned else value

    def _end(self, line: _Line) -> tuple[int, int]:
        """Return the totals at the end of a line on which both play for the payment."""
        while line.cards:
            pays = self._value(*line.codes, line.cards, line.reached, -inf, inf)
            leads = (min(replies, key=self._after) for replies in self._replies(line.codes, line.cards, line.reached))
            line = next(worst for worst in leads if self._after(worst) >= pays)
        _, taken, own, _, counted, against, _ = line.reached
        return self._totals(own, counted + self._bonus(taken), against + self._bonus(self._scoring.tricks - taken))

    def _replies(self, codes: Position, cards: int, reached: _Reached) -> Iterator[list[_Line]]:
        """Yield, for each lead, the lines on which it is replied to."""
        stays, changes = self._next(cards, reached)
        fewer = cards - 1
        for place, code in enumerate(codes):
            x, y, z = codes[:place] + codes[place + 1 :]
            if not OWN[code]:
                continue
            for replies in ANSWERS[code]:
                yield [
                    _Line(True, (FLIPPED[x], FLIPPED[y], FLIPPED[z], FLIPPED[after]), fewer, changes)
                    if beaten
                    else _Line(False, (x, y, z, after), fewer, stays)
                    for after, beaten in replies
                ]
            if not THEIRS[code]:
                after = 1 << (code.bit_length() - 2)
                yield [
                    _Line(False, (after, less, u, v), fewer, stays)
                    for thrown, u, v in ((x, y, z), (y, x, z), (z, x, y))
                    for less in DISCARDS[thrown]
                ]

    def _next(self, cards: int, reached: _Reached) -> tuple[_Reached, _Reached]:
        """Return what is reached after the leader has taken a trick, and what after the follower has."""
        _, taken, own, clean, counted, against, made = reached
        scoring = self._scoring
        lead = counted + self._lead(cards, clean)
        last = 1 if cards > 1 else scoring.last
        if self._pique and self._makes(cards, clean):
            made = 1
        stays = _Reached(_PAID, taken + 1, own, clean, lead + last - 1, against, made)
        changes = _Reached(_PAID, scoring.tricks - cards - taken + 1, not own, False, against + last, lead, -made)
        return stays, changes

    def _makes(self, cards: int, clean: bool) -> bool:
        return clean and self._scoring.pique_at == self._scoring.tricks - cards + 1

    def _lead(self, cards: int, clean: bool) -> int:
        """Return what the lead of a trick counts."""
        return 1 + (self._scoring.pique - self._scoring.pique_prize) * self._makes(cards, clean)

    def _value(self, a: int, b: int, c: int, d: int, cards: int, reached: _Reached, alpha: float, beta: float) -> float:
        """Return what the position is worth to the leader, by fail-soft alpha-beta search: exact between ``alpha`` and
        ``beta``, otherwise a bound. ``a`` to ``d`` are the codes of the suits, in any order.
        """
        plays_for = reached.plays_for
        if not cards:
            return self._ended(reached)
        # Sorted as in ``solver`` and ``arriving``: a call would cost more than the five comparisons.
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
        if not plays_for:
            certain = self._certain((a, b, c, d), cards, reached)
            if certain is not None:
                return certain
        key = a | b << 9 | c << 18 | d << 27, reached
        low, high = self._known.get(key, (-inf, inf))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        stays, changes = self._next(cards, reached)
        kept = lost = 0
        if plays_for:
            sign = 1 if plays_for == _MORE else -1
            kept, lost = sign * (stays.counted + stays.against), sign * (changes.counted + changes.against)
            stays = stays._replace(plays_for=plays_for, counted=0, against=0, made=0)
            changes = changes._replace(plays_for=_TURNED[plays_for], counted=0, against=0, made=0)
        fewer, best, value = cards - 1, -inf, self._value
        for x, y, z, code in sorted(((b, c, d, a), (a, c, d, b), (a, b, d, c), (a, b, c, d)), key=hope_of):
            if not OWN[code] or best >= beta:
                continue
            if not THEIRS[code]:
                # Each card of the suit takes the trick, and the follower throws another one away.
                after = 1 << (code.bit_length() - 2)
                worst, bar = inf, max(best, alpha)
                for thrown, u, v in ((x, y, z), (y, x, z), (z, x, y)):
                    for less in DISCARDS[thrown]:
                        if worst > bar:
                            bound = min(worst, beta)
                            gives = kept + value(after, less, u, v, fewer, stays, bar - kept, bound - kept)
                            worst = min(worst, gives)
                best = max(best, worst)
                continue
            for replies in ANSWERS[code]:
                worst, bar = inf, max(best, alpha)
                for after, beaten in replies:
                    bound = min(worst, beta)
                    if beaten:
                        turned = FLIPPED[x], FLIPPED[y], FLIPPED[z], FLIPPED[after]
                        gives = lost - value(*turned, fewer, changes, lost - bound, lost - bar)
                    else:
                        gives = kept + value(x, y, z, after, fewer, stays, bar - kept, bound - kept)
                    worst = min(worst, gives)
                    if worst <= bar:
                        break
                best = max(best, worst)
                if best >= beta:
                    break
        if best <= alpha:
            self._known[key] = low, min(best, high)
        elif best >= beta:
            self._known[key] = max(best, low), high
        else:
            self._known[key] = best, best
        return best

    def _certain(self, codes: Position, cards: int, reached: _Reached) -> float | None:
        """Return what the position pays the leader if it is certain by now who wins and whether the loser comes to a
        hundred, or that one of these makes no difference to how the tricks are played; otherwise None.
        """
        _, taken, own, clean, counted, against, made = reached
        scoring = self._scoring
        left, others = scoring.tricks - cards, scoring.tricks - cards - taken
        makes = clean and scoring.pique_at > left
        if (self._capot and not (taken and others)) or (self._pique and makes):
            return None
        now, theirs = self._totals(own, counted, against)
        if not own:
            now, theirs = theirs, now
        whole = cards - 1 + scoring.last
        capot = scoring.capot - scoring.capot_prize
        most = whole + scoring.cards * (taken + cards >= scoring.majority) + capot * (not others)
        most += (scoring.pique - scoring.pique_prize) * makes
        most_of_theirs = whole + scoring.cards * (others + cards >= scoring.majority) + capot * (not taken)
        least = now + self._times * (1 + scoring.cards * (taken >= scoring.majority))
        least_of_theirs = theirs + self._times * scoring.cards * (others >= scoring.majority)
        most, most_of_theirs = now + self._times * most, theirs + self._times * most_of_theirs
        wins = least > most_of_theirs and most_of_theirs < RUBICON
        loses = least_of_theirs > most and most < RUBICON
        if self._adds and (wins or loses):
            simple = _Reached(_MORE if wins else _FEWER, taken, own, clean, 0, 0)
            both = round(self._value(*codes, cards, simple, -inf, inf))
            return self._paid(own, now + both, theirs, 0) if wins else self._paid(own, now, theirs - both, 0)
        both_reach = least >= RUBICON and least_of_theirs >= RUBICON
        neither = not self._adds and max(most, most_of_theirs) < RUBICON
        if not (both_reach or neither or wins or loses):
            return None
        ahead = now - theirs + self._times * self._solver.position(codes, cards, taken, clean)
        prizes = self._pique * made
        # Any totals with this difference on the same sides of the hundred pay the same.
        if both_reach:
            return self._paid(own, RUBICON + max(0, ahead), RUBICON + max(0, -ahead), prizes)
        if ahead > 0:
            return self._paid(own, theirs + ahead, theirs, prizes)
        return self._paid(own, now, now - ahead, prizes)

    def _ended(self, reached: _Reached) -> float:
        """Return what the match is worth to the player who would lead, after the last trick; or the points of both."""
        plays_for, taken, own, _, counted, against, made = reached
        others = self._scoring.tricks - taken
        mine, theirs = self._bonus(taken), self._bonus(others)
        if plays_for:
            return float(mine + theirs if plays_for == _MORE else -mine - theirs)
        first, second = self._totals(own, counted + mine, against + theirs)
        prizes = self._pique * made + self._capot * ((not others) - (not taken))
        return self._paid(own, first, second, prizes) if own else self._paid(own, second, first, prizes)

    def _bonus(self, taken: int) -> int:
        """Return what cards and capot bring a player who has so many tricks at the end."""
        scoring = self._scoring
        capot = scoring.capot - scoring.capot_prize
        return scoring.cards * (taken >= scoring.majority) + capot * (taken == scoring.tricks)

    def _totals(self, own: bool, counted: int, against: int) -> tuple[int, int]:
        """Return the totals, of the side with the prospect first, by what leader and follower have counted."""
        first, second = (counted, against) if own else (against, counted)
        return self._own + self._times * first, self._other + self._times * second

    def _paid(self, own: bool, leader: int, follower: int, prizes: int) -> float:
        """Return what the match is worth to the leader with these totals at its end, and ``prizes`` since the search
        began.
        """
        totals = (leader, follower, prizes) if own else (follower, leader, -prizes)
        found = self._ends.get(totals)
        if found is None:
            found = self._ends[totals] = self._prospect.ended(*totals)
        return found if own else -found
