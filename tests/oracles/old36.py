"""A referee of Piquet of 36 cards that shares nothing with the engine: cards are two letters, and everything is counted
from what is held and played.

It follows the catalogue of rulings (P200 to P208) by the plainest means: runs by trying every one of them, sets rank by
rank, marks in the order of counting, one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

RANKS = "6789TJQKA"
SUITS = "SHDC"
PIPS = {"6": 6, "7": 7, "8": 8, "9": 9, "T": 10, "J": 10, "Q": 10, "K": 10, "A": 11}
HIGH = set("TJQKA")
RUN_POINTS = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18, 9: 19}
ELDER, YOUNGER = 0, 1


def ruff(hand: Sequence[str]) -> int:
    """The pips of the best suit."""
    return max(sum(PIPS[card[0]] for card in hand if card[1] == suit) for suit in SUITS)


def tens(pips: int) -> int:
    """One for each ten, and for five or more that are left over."""
    return pips // 10 + (pips % 10 >= 5)


def runs(hand: Sequence[str]) -> list[tuple[int, int]]:
    """Length and rank of the top card of every run that cannot be made longer, the best first."""
    found = []
    for suit in SUITS:
        held = [rank + suit in hand for rank in RANKS]
        for low in range(len(RANKS)):
            for top in range(low + 2, len(RANKS)):
                whole = all(held[low : top + 1])
                longer = (low > 0 and held[low - 1]) or (top + 1 < len(RANKS) and held[top + 1])
                if whole and not longer:
                    found.append((top - low + 1, top))
    return sorted(found, reverse=True)


def kinds(hand: Sequence[str]) -> list[tuple[int, int]]:
    """Number and rank of all that come in threes and fours, the best first."""
    numbers = [(sum(card[0] == rank for card in hand), place) for place, rank in enumerate(RANKS) if rank in HIGH]
    return sorted((one for one in numbers if one[0] > 2), reverse=True)


def blank(hand: Sequence[str]) -> bool:
    """Whether there is no court card."""
    return not any(card[0] in "JQK" for card in hand)


def may_discard(who: int, talon: int, upper: int = 8) -> range:
    """How many cards may be exchanged while ``talon`` cards are left."""
    return range(1, upper + 1) if who == ELDER else range(1, talon + 1)


def may_play(hand: Sequence[str], led: str | None, named: str | None) -> set[str]:
    """The cards that may be played to the card that was led, or as a first lead in the suit that was named."""
    suit = led[1] if led else named
    following = {card for card in hand if card[1] == suit}
    return following or set(hand)


@dataclass
class Referee:
    """A deal that is watched from the moment at which both hold the cards with which they play.

    ``has`` is what each has won before, and ``target`` what wins the match; ``blanches`` says who has shown one.
    """

    hands: tuple[list[str], list[str]]
    has: list[int]
    target: int
    blanches: tuple[bool, bool] = (False, False)
    counted: list[list[int]] = field(default_factory=lambda: [[], []])
    marks: list[tuple[str, int, int]] = field(default_factory=list)
    in_hand: list[int] = field(default_factory=lambda: [0, 0])
    repic: bool = False
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    leader: int = ELDER
    table: list[str] = field(default_factory=list)
    winner: int | None = None

    def _mark(self, what: str, who: int, points: int) -> None:
        if self.winner is None and points:
            self.marks.append((what, who, points))
            self.counted[who].append(points)
            if self.has[who] + sum(self.counted[who]) >= self.target:
                self.winner = who

    def count_hands(self) -> None:
        """Blanche, ruff, sequences, sets, in this order."""
        first = YOUNGER if self.blanches[YOUNGER] else ELDER
        if self.blanches[first]:
            self._hold("carte_blanche", first, 10)
        self._class("point", [[(ruff(hand), tens(ruff(hand)))] for hand in self.hands])
        self._class("sequence", [[(run, RUN_POINTS[run[0]]) for run in runs(hand)] for hand in self.hands])
        self._class("set", [[(kind, 3 if kind[0] == 3 else 14) for kind in kinds(hand)] for hand in self.hands])

    def _class(self, what: str, of_each: Sequence[Sequence[tuple[object, int]]]) -> None:
        best = [items[0][0] if items else None for items in of_each]
        if best[0] == best[1]:
            return
        who = ELDER if best[1] is None or (best[0] is not None and best[0] > best[1]) else YOUNGER  # type: ignore[operator]
        for _, points in of_each[who]:
            self._hold(what, who, points)

    def _hold(self, what: str, who: int, points: int) -> None:
        self._mark(what, who, points)
        self.in_hand[who] += points
        if self.in_hand[who] >= 30 and not self.in_hand[1 - who] and not self.repic:
            self.repic = True
            self._mark("repique", who, 60)

    def turn(self) -> int:
        """Who plays next."""
        return 1 - self.leader if self.table else self.leader

    def play(self, card: str) -> None:
        """Follow a card."""
        who = self.turn()
        self.hands[who].remove(card)
        self.table.append(card)
        if len(self.table) == 1:
            if card[0] in HIGH:
                self._mark("play", who, 1)
            first = len(self.hands[0]) + len(self.hands[1]) == 23
            if first and card[0] in HIGH and self.in_hand[ELDER] == 29 and not self.in_hand[YOUNGER]:
                self._mark("pique", ELDER, 30)
            return
        led, answer = self.table
        takes = answer[1] == led[1] and RANKS.index(answer[0]) > RANKS.index(led[0])
        winner, taking = (who, answer) if takes else (self.leader, led)
        last = not self.hands[0] and not self.hands[1]
        counts = taking[0] in HIGH
        if last:
            self._mark("last_trick", winner, (1 + counts) - (counts and not takes))
        elif takes and counts:
            self._mark("play", winner, 1)
        self.tricks[winner] += 1
        self.leader = winner
        self.table = []
        if last:
            self._end()

    def _end(self) -> None:
        for who in (ELDER, YOUNGER):
            if self.tricks[who] > 6:
                self._mark("cards", who, 10)
                if self.tricks[who] == 12:
                    self._mark("capot", who, 30)

    def by_code(self) -> list[dict[str, int]]:
        """What each has counted, by the name of the mark."""
        found: list[dict[str, int]] = [{}, {}]
        for what, who, points in self._all():
            found[who][what] = found[who].get(what, 0) + points
        return found

    def _all(self) -> Iterator[tuple[str, int, int]]:
        yield from self.marks
