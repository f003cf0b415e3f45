"""Who arrives first: the tricks of two open hands in a match to a number of points, played for what it pays.

Near the target the difference of the points says little: who reaches it first has won, and the rest is not counted. So
the tricks are searched for the payment itself, mark by mark, in the order in which they are counted. A hand of eleven
cards takes about a millisecond.
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from cardtable.ai.piquet.prospect import Prospect
from cardtable.ai.piquet.solver import Scoring, Totals
from cardtable.ai.piquet.suit_codes import (
    ANSWERS,
    DISCARDS,
    FLIPPED,
    OWN,
    SURE,
    THEIRS,
    codes_of_masks,
    hope_of,
    suit_mask,
)

_MOST_POSITIONS = 1_000_000
"""The most positions that are remembered, about 250 bytes each; then all are forgotten."""


class OpenEnding(NamedTuple):
    """An ending between two open hands (masks) at the beginning of a trick. ``taken`` are the leader's tricks; ``own``
    says that the side with the prospect leads, ``clean`` that the leader can still make a Sechziger.
    """

    leader: int
    follower: int
    taken: int
    own: bool
    clean: bool


class _Race(NamedTuple):
    """How far a race has come at the beginning of a trick: fields of ``OpenEnding``, and what leader and follower have
    counted since the search began.
    """

    taken: int
    own: bool
    clean: bool
    counted: int
    against: int

    def goes_on(self, counted: int) -> _Race:
        """The race after the leader, who has ``counted`` so much then, has taken the trick."""
        return _Race(self.taken + 1, self.own, self.clean, counted, self.against)


class Arriving:
    """Searches endings for the side with the ``prospect``, whose tricks count as ``scoring`` says, and remembers what
    it has found.
    """

    def __init__(self, scoring: Scoring, prospect: Prospect) -> None:
        self._scoring = scoring
        self._prospect = prospect
        self._needs = tuple(prospect.target - total for total in prospect.now())
        self._known: dict[int, tuple[float, float]] = {}
        self._wins: tuple[dict[int, float], dict[int, float]] = {}, {}
        self._ends: dict[tuple[int, int], float] = {}
        # What the tricks so far are worth is the same for many numbers of them.
        numbers: dict[tuple[tuple[int, int], ...], int] = {}
        self._kinds = [
            [
                numbers.setdefault(tuple(map(self._bonus, range(taken, taken + cards + 1))), len(numbers))
                for taken in range(scoring.tricks - cards + 1)
            ]
            for cards in range(scoring.tricks + 1)
        ]

    def led(self, ending: OpenEnding, card: int) -> float:
        """Return what the match is worth to the leader after the lead ``card``."""
        counted = self._lead(0, ending.leader.bit_count(), ending.clean)
        if counted >= self._need(ending.own):
            return self._won(ending.own, 0)
        found, met = inf, set()
        replies = ending.follower & suit_mask(card) or ending.follower
        while replies:
            reply = replies & -replies
            replies ^= reply
            taken = reply > card and bool(reply & suit_mask(card))
            hands = ending.leader & ~card, ending.follower & ~reply
            codes = codes_of_masks(*(hands[::-1] if taken else hands)), taken
            if codes not in met:
                met.add(codes)
                found = min(found, self._answered(ending, card, reply, counted))
        return found

    def answered(self, ending: OpenEnding, card: int, reply: int) -> float:
        """Return what the match is worth to the leader after ``card``, which has been counted, and the ``reply``."""
        return self._answered(ending, card, reply, 0)

    def _answered(self, ending: OpenEnding, card: int, reply: int, counted: int) -> float:
        if len(self._known) > _MOST_POSITIONS:
            self._known.clear()
        left = ending.leader.bit_count() - 1
        leader, follower = ending.leader & ~card, ending.follower & ~reply
        points = 1 if left else self._scoring.last
        if reply > card and reply & suit_mask(card):
            if points >= self._need(not ending.own):
                return -self._won(not ending.own, counted)
            others = self._scoring.tricks - left - ending.taken
            race = _Race(others, not ending.own, False, points, counted)
            return -self._value(*codes_of_masks(follower, leader), left, race, -inf, inf)
        counted += points - 1
        if counted >= self._need(ending.own):
            return self._won(ending.own, 0)
        race = _Race(ending.taken + 1, ending.own, ending.clean, counted, 0)
        return self._value(*codes_of_masks(leader, follower), left, race, -inf, inf)

    def _value(self, a: int, b: int, c: int, d: int, cards: int, race: _Race, alpha: float, beta: float) -> float:
        """Return what the match is worth to the leader, by fail-soft alpha-beta search: exact between ``alpha`` and
        ``beta``, otherwise a bound. ``a`` to ``d`` are the codes of the suits, in any order.
        """
        taken, own, clean, counted, against = race
        if not cards:
            return self._ended(race)
        # Nothing is better than to win before the other counts anything more, and nothing worse than the opposite.
        high = self._won(own, against)
        sure = SURE[a] + SURE[b] + SURE[c] + SURE[d]
        need = self._need(own)
        if counted + max(1, sure) >= need:
            return high
        lead = self._lead(counted, cards, clean)
        if lead >= need:
            return high
        if sure >= cards:
            return self._takes_all(cards, race)
        low = -self._won(not own, lead)
        # Sorted as in ``solver`` and ``settling``: in this hottest of places a call would cost more than the five
        # comparisons.
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
        key = a | b << 9 | c << 18 | d << 27 | self._kinds[cards][taken] << 36
        key |= (counted << 12 | against << 2 | own << 1 | clean) << 46
        known = self._known.get(key)
        if known is not None:
            low, high = max(low, known[0]), min(high, known[1])
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        points = 1 if cards > 1 else self._scoring.last
        kept = lead + points - 1
        wins = self._won(own, against) if kept >= need else None
        loses = -self._won(not own, lead) if against + points >= self._need(not own) else None
        stays = race.goes_on(kept)
        changes = _Race(self._scoring.tricks - cards - taken + 1, not own, False, against + points, lead)
        fewer, best, value = cards - 1, -inf, self._value
        for x, y, z, code in sorted(((b, c, d, a), (a, c, d, b), (a, b, d, c), (a, b, c, d)), key=hope_of):
            if not OWN[code] or best >= beta or best >= high:
                continue
            if not THEIRS[code]:
                # Each card of the suit takes the trick, and the follower throws another one away.
                after = 1 << (code.bit_length() - 2)
                worst, bar = inf, max(best, alpha)
                for thrown, u, v in ((x, y, z), (y, x, z), (z, x, y)):
                    # Any card: who throws a high one away cannot be made to lead later.
                    for less in DISCARDS[thrown]:
                        if worst > bar:
                            bound = min(worst, beta)
                            gives = value(after, less, u, v, fewer, stays, bar, bound) if wins is None else wins
                            worst = min(worst, gives)
                best = max(best, worst)
                continue
            for replies in ANSWERS[code]:
                worst, bar = inf, max(best, alpha)
                for after, beaten in replies:
                    bound = min(worst, beta)
                    if not beaten:
                        gives = value(x, y, z, after, fewer, stays, bar, bound) if wins is None else wins
                    elif loses is None:
                        turned = FLIPPED[x], FLIPPED[y], FLIPPED[z], FLIPPED[after]
                        gives = -value(*turned, fewer, changes, -bound, -bar)
                    else:
                        gives = loses
                    worst = min(worst, gives)
                    if worst <= bar:
                        break
                best = max(best, worst)
                if best >= beta or best >= high:
                    break
        if best <= alpha:
            self._known[key] = low, min(best, high)
        elif best >= beta:
            self._known[key] = max(best, low), high
        else:
            self._known[key] = best, best
        return best

    def _need(self, own: bool) -> int:
        return self._needs[0 if own else 1]

    def _lead(self, counted: int, cards: int, clean: bool) -> int:
        """Return what the leader has counted after the lead of a trick."""
        scoring = self._scoring
        makes = clean and scoring.pique_at == scoring.tricks - cards + 1
        return counted + 1 + (scoring.pique - scoring.pique_prize) * makes

    def _takes_all(self, cards: int, race: _Race) -> float:
        """Return what the match is worth to a leader who takes all tricks that are left."""
        scoring = self._scoring
        counted = race.counted + cards + scoring.last - 1
        if race.clean and scoring.pique_at > scoring.tricks - cards:
            counted += scoring.pique - scoring.pique_prize
        if counted >= self._need(race.own):
            return self._won(race.own, race.against)
        return self._ended(race._replace(taken=race.taken + cards, counted=counted))

    def _bonus(self, taken: int) -> tuple[int, int]:
        """Return what cards and capot bring a player who has so many tricks at the end, and the other one."""
        scoring = self._scoring
        both = taken, scoring.tricks - taken
        own, other = (
            scoring.cards * (one >= scoring.majority) + scoring.capot * (one == scoring.tricks) for one in both
        )
        return own, other

    def _ended(self, race: _Race) -> float:
        """Return what the match is worth to the player who would lead, after the last trick."""
        own, counted, against = race.own, race.counted, race.against
        for_leader, for_follower = self._bonus(race.taken)
        if for_leader and counted + for_leader >= self._need(own):
            return self._won(own, against)
        if for_follower and against + for_follower >= self._need(not own):
            return -self._won(not own, counted)
        counted, against = counted + for_leader, against + for_follower
        totals = (counted, against) if own else (against, counted)
        found = self._ends.get(totals)
        if found is None:
            found = self._ends[totals] = self._prospect.settled((0, 0), Totals(*totals, 0, 0))
        return found if own else -found

    def _won(self, own: bool, against: int) -> float:
        """Return what the match is worth to who has won it, the side with the prospect if ``own``, when the other one
        has counted ``against``.
        """
        known = self._wins[own]
        found = known.get(against)
        if found is None:
            needs, prospect = self._need(own), self._prospect
            found = prospect.arrived(needs, against, True) if own else -prospect.arrived(against, needs, False)
            known[against] = found
        return found
