"""Who arrives first at Piquet of 36 cards: the tricks of two open hands near the end of a match, played for what it
pays.

As ``ai.piquet.arriving``, but suits are coded as in ``low_cards``, because cards below the ten count nothing.
"""

from __future__ import annotations

from functools import cache
from math import inf
from typing import NamedTuple

from cardtable.ai.piquet.low_cards import (
    CAPOT,
    CARDS,
    MAJORITY,
    TRICKS,
    Suit,
    beats,
    bits_of,
    codes_of,
    count_of,
    same_suit,
    suit_of_code,
    without,
)
from cardtable.ai.piquet.prospect import Prospect
from cardtable.ai.piquet.solver import Totals
from cardtable.core.cards import Card
from cardtable.games.piquet.ranking import BIT

MOST_CARDS, MOST_BEFORE = 9, 6
"""With more cards a hand takes too long: where somebody may arrive, and where nobody can, so that more ends differ."""
_MOST_POSITIONS = 500_000

_Codes = tuple[int, int, int, int]


class _Answer(NamedTuple):
    """A reply to a lead: the suit after both, whether it takes the trick, and whether it is a card that counts."""

    after: int
    takes: bool
    counts: bool


class _Race(NamedTuple):
    """The beginning of a trick: the leader's tricks, whether the side with the prospect leads, and what leader and
    follower have counted since the search began.
    """

    taken: int
    own: bool
    counted: int
    against: int


@cache
def _leads(coded: int) -> tuple[tuple[bool, tuple[_Answer, ...]], ...]:
    """Return the leads of a suit that both have: whether each counts, and every reply to it."""
    found = []
    for lead in _places(coded, 0):
        if any(one == lead - 1 and _counts(coded, one) is _counts(coded, lead) for one in _places(coded, 0)):
            # Of neighbours that count alike the lowest stands for all.
            continue
        answers = {
            _Answer(without(without(coded, max(lead, reply)), min(lead, reply)), reply > lead, _counts(coded, reply))
            for reply in _places(coded, 1)
        }
        found.append((_counts(coded, lead), tuple(sorted(answers, key=lambda one: (not one.takes, one)))))
    return tuple(sorted(found, key=lambda one: not one[0]))


@cache
def _alone(coded: int) -> tuple[tuple[bool, int], ...]:
    """Return the leads of a suit that only the leader has: whether each counts, and the suit after it."""
    return tuple(sorted({(_counts(coded, lead), without(coded, lead)) for lead in _places(coded, 0)}, reverse=True))


@cache
def _thrown(coded: int) -> tuple[int, ...]:
    """Return a suit after the follower has thrown away any of his cards of it."""
    return tuple(sorted({without(coded, place) for place in _places(coded, 1)}))


def _places(coded: int, bit: int) -> list[int]:
    code = coded >> 3
    return [place for place in range(code.bit_length() - 1) if code >> place & 1 == bit]


def _counts(coded: int, place: int) -> bool:
    return place >= coded & 7


class LowArriving:
    """Searches endings for the side with the ``prospect`` and remembers what it has found."""

    def __init__(self, prospect: Prospect) -> None:
        self._prospect = prospect
        own, other = prospect.now()
        self._needs = prospect.target - other, prospect.target - own
        self._known: dict[tuple[_Codes, _Race], tuple[float, float]] = {}
        self._ends: dict[tuple[int, int], float] = {}

    def led(self, card: Card, leader: int, follower: int, taken: int) -> float:
        """Return what the match is worth to the side with the prospect if it leads ``card``; hands are masks, and
        ``taken`` are its tricks.
        """
        led = BIT[card]
        counted = int(count_of(led))
        if counted >= self._needs[True]:
            return self._won(True, 0)
        follows = sum(bit for bit in bits_of(follower) if same_suit(bit, led)) or follower
        race, met = _Race(taken, True, counted, 0), dict[tuple[_Codes, bool, bool], float]()
        for reply in bits_of(follows):
            takes = beats(reply, led)
            key = codes_of(leader & ~led, follower & ~reply), takes, takes and count_of(reply)
            if key not in met:
                met[key] = self._answered(key[0], race, takes, key[2])
        return min(met.values())

    def answered(self, led: Card, card: Card, leader: int, follower: int, taken: int) -> float:
        """Return what the match is worth to the side with the prospect if it answers ``led`` with ``card``. The leader,
        among whose cards the lead still is, has ``taken`` tricks, and has counted the lead.
        """
        first, second = BIT[led], BIT[card]
        takes = beats(second, first)
        codes = codes_of(leader & ~first, follower & ~second)
        return -self._answered(codes, _Race(taken, False, 0, 0), takes, takes and count_of(second))

    def _answered(self, codes: _Codes, race: _Race, takes: bool, counts: bool) -> float:
        """Return what the match is worth to the leader after a trick that was answered so; ``codes`` are the hands
        after it, as the leader sees them.
        """
        if len(self._known) > _MOST_POSITIONS:
            self._known.clear()
        return self._after(codes, sum(suit_of_code(one).own for one in codes if one), race, takes, counts, -inf, inf)

    def _after(
        self, codes: _Codes, cards: int, race: _Race, takes: bool, counts: bool, alpha: float, beta: float
    ) -> float:
        """Return what the match is worth to the leader when the trick has been played and ``cards`` are left."""
        taken, own, counted, against = race
        last = not cards
        if takes:
            against += counts + last
            if against >= self._needs[not own]:
                return -self._won(not own, counted)
            a, b, c, d = sorted(suit_of_code(one).flipped for one in codes)
            after = _Race(TRICKS - cards - taken, not own, against, counted)
            return -self._value((a, b, c, d), cards, after, -beta, -alpha)
        counted += last
        if counted >= self._needs[own]:
            return self._won(own, against)
        a, b, c, d = sorted(codes)
        return self._value((a, b, c, d), cards, _Race(taken + 1, own, counted, against), alpha, beta)

    def _value(self, codes: _Codes, cards: int, race: _Race, alpha: float, beta: float) -> float:
        """Return what the match is worth to the leader, by fail-soft alpha-beta search: exact between ``alpha`` and
        ``beta``, otherwise a bound.
        """
        if not cards:
            return self._ended(race)
        suits = [suit_of_code(one) for one in codes]
        high = self._won(race.own, race.against)
        need = self._needs[race.own] - race.counted
        if need <= _at_once(suits):
            return high
        # Nothing is worse than that the other one wins before this one counts anything more.
        low = -self._won(not race.own, race.counted)
        known = self._known.get((codes, race))
        if known is not None:
            low, high = known
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        best = -inf
        for number in sorted(range(4), key=lambda place: 2 * suits[place].theirs - suits[place].own):
            if not suits[number].own or best >= beta or best >= high:
                continue
            for value in self._of_suit(codes, number, suits[number], cards, race, max(best, alpha), beta):
                best = max(best, value)
                if best >= beta or best >= high:
                    break
        if best <= alpha:
            self._known[codes, race] = low, min(best, high)
        elif best >= beta:
            self._known[codes, race] = max(best, low), high
        else:
            self._known[codes, race] = best, best
        return best

    def _of_suit(
        self, codes: _Codes, number: int, suit: Suit, cards: int, race: _Race, alpha: float, beta: float
    ) -> list[float]:
        """Return the values of the leads of a suit, up to one that is not below ``beta``."""
        others = codes[:number] + codes[number + 1 :]
        found = []
        if suit.theirs:
            leads = [
                (counts, [((*others, one.after), one.takes, one.takes and one.counts) for one in answers])
                for counts, answers in _leads(codes[number])
            ]
        else:
            leads = [
                (
                    counts,
                    [
                        ((*others[:place], less, *others[place + 1 :], after), False, False)
                        for place in range(3)
                        for less in _thrown(others[place])
                    ],
                )
                for counts, after in _alone(codes[number])
            ]
        for counts, answers in leads:
            now = race._replace(counted=race.counted + counts)
            worst = inf
            for after, takes, answer_counts in answers:
                a, b, c, d = after
                bound = min(worst, beta)
                worst = min(worst, self._after((a, b, c, d), cards - 1, now, takes, answer_counts, alpha, bound))
                if worst <= alpha:
                    break
            found.append(worst)
            alpha = max(alpha, worst)
            if worst >= beta:
                break
        return found

    def _ended(self, race: _Race) -> float:
        taken, own, counted, against = race
        both = [CARDS * (one >= MAJORITY) + CAPOT * (one == TRICKS) for one in (taken, TRICKS - taken)]
        counted, against = counted + both[0], against + both[1]
        if counted >= self._needs[own]:
            return self._won(own, against)
        if against >= self._needs[not own]:
            return -self._won(not own, counted)
        totals = (counted, against) if own else (against, counted)
        found = self._ends.get(totals)
        if found is None:
            found = self._ends[totals] = self._prospect.settled((0, 0), Totals(*totals, 0, 0))
        return found if own else -found

    def _won(self, own: bool, against: int) -> float:
        """Return what the match is worth to who has won it, the side with the prospect if ``own``, when the other one
        has counted ``against``.
        """
        need, prospect = self._needs[own], self._prospect
        return prospect.arrived(need, against, True) if own else -prospect.arrived(against, need, False)


def _at_once(suits: list[Suit]) -> int:
    """Return how many points the leader counts before the other one counts anything: with cards that nobody beats, or
    with any card that counts.
    """
    sure = sum(min(suit.sure, suit.own_high) for suit in suits)
    return max(sure, int(any(suit.own_high for suit in suits)))
