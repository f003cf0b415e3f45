"""A referee of Cicera that shares nothing with the engine: cards are two letters, and everything is counted from the
plays.

It follows the catalogue of rulings (C206 to C221) by the plainest means: all sets of table cards by trying them, marks
by looking at the cards, the run of swords card by card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

PIPS = {"A": 1, **{str(pip): pip for pip in range(2, 10)}, "T": 10}
ORDER = "A23456789TJQK"
MARKS = ("scua", "picada", "simili", "quadriglia")


def captures(card: str, table: Sequence[str]) -> set[frozenset[str]]:
    """What ``card`` may take from ``table``: one card of its rank, or two or more number cards that add up to it."""
    found = {frozenset({other}) for other in table if other[0] == card[0]}
    if card[0] in PIPS:
        found |= set(_sums([other for other in table if other[0] in PIPS], PIPS[card[0]]))
    return found


def _sums(cards: Sequence[str], wanted: int) -> Iterator[frozenset[str]]:
    if wanted == 0:
        yield frozenset()
    elif wanted > 0 and cards:
        first, *others = cards
        yield from _sums(others, wanted)
        for rest in _sums(others, wanted - PIPS[first[0]]):
            yield rest | {first}


def marks(card: str, taken: frozenset[str], table: Sequence[str], laid: str | None) -> list[str]:
    """The marks of a capture from ``table``, where ``laid`` is the card that the player before has just laid down."""
    found = []
    if taken == frozenset(table):
        found.append("scua")
    if laid is not None and taken == {laid} and laid[0] == card[0]:
        found.append("picada")
    if len({one[1] for one in (card, *taken)}) == 1:
        found.append("simili")
    if len(taken) > 2:
        found.append("quadriglia")
    return found


@dataclass
class Referee:
    """A deal that is watched: ``side_of`` has the side of each seat, and ``table`` the opening cards."""

    side_of: Sequence[int]
    table: list[str]
    piles: list[set[str]] = field(default_factory=list)
    marked: list[dict[str, int]] = field(default_factory=list)
    laid: str | None = None
    last: int | None = None

    def __post_init__(self) -> None:
        for _ in range(max(self.side_of) + 1):
            self.piles.append(set())
            self.marked.append(dict.fromkeys(MARKS, 0))

    def legal(self, hand: Sequence[str]) -> set[tuple[str, frozenset[str]]]:
        """Every play with a card of ``hand``: the card and what it takes, nothing if it is laid down."""
        return {(card, taken) for card in hand for taken in (frozenset[str](), *captures(card, self.table))}

    def see(self, seat: int, card: str, taken: frozenset[str]) -> None:
        """Follow a play."""
        if not taken:
            self.table.append(card)
            self.laid = card
            return
        self.last = self.side_of[seat]
        for mark in marks(card, taken, self.table, self.laid):
            self.marked[self.last][mark] += 1
        self.table = [other for other in self.table if other not in taken]
        self.piles[self.last] |= {card, *taken}
        self.laid = None

    def count(self, options: Mapping[str, object]) -> list[dict[str, int]]:
        """What each side gets at the end, by what it is for; nothing that is 0."""
        if self.last is not None:
            self.piles[self.last] |= set(self.table)
        found: list[dict[str, int]] = []
        cards = [len(pile) for pile in self.piles]
        swords = [sum(card[1] == "S" for card in pile) for pile in self.piles]
        for side, pile in enumerate(self.piles):
            others = [other for other in range(len(self.piles)) if other != side]
            run = 0
            while run < len(ORDER) and ORDER[run] + "S" in pile:
                run += 1
            got = {
                "most_cards": 2 * all(cards[side] > cards[other] for other in others),
                "shared_cards": int(options["even_cards"] == "one_each" and cards == [26, 26]),
                "most_spades": int(str(options["most_swords"])) * all(swords[side] > swords[other] for other in others),
                "napula": run if run > 2 else 0,
                "mata": int("2S" in pile),
                "ten_of_diamonds": int("TD" in pile),
                "jack_of_hearts": int("JH" in pile),
                **self.marked[side],
            }
            found.append({what: points for what, points in got.items() if points})
        return found
