"""What a deal by house rules comes to, and who has won the match by it, for a referee that was written apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

Step: TypeAlias = dict[int, int]
"""What each side gets in one category; sides that get nothing are not there."""

ACES = ("AS", "AC", "AH", "AD")
SORTED = "A23456789TJQK"
SUITS = "SHDC"
IN_FINLAND = ("aces", "little", "big", "spades", "cards")


def worth_of(card: str, options: Mapping[str, Any]) -> int:
    """What a card brings by itself, without the spades."""
    single = {"TD": "big_points", "2S": "little_points", "JS": "jack_points"}
    single |= {"7D": "seven_diamonds_points", "7S": "seven_spades_points"}
    if card in single:
        return int(options[single[card]])
    if card[0] == "A":
        return int(options["ace_points"]) + (int(options["spade_ace_more"]) if card == "AS" else 0)
    return 0


class Count:
    """The count of a deal. ``standing`` are the points before it; ``now`` are those with what has been marked since."""

    def __init__(self, options: Mapping[str, Any], sides: Sequence[int], step: int, points: Sequence[int]) -> None:
        self.options = options
        self.seats = list(sides)
        self.step = step
        self.number = max(sides) + 1
        self.standing = list(points)
        self.now = list(points)
        self.target = int(options["target"]) if options["length"] == "points" else 0
        self.piles: list[list[str]] = [[] for _ in range(self.number)]
        self.sweeps = [0] * self.number
        self.doubles = [0] * self.number
        self.huts = [0] * self.number
        self.mulles = [0] * self.number
        self.decided = False
        self.told: list[tuple[str, Step]] = []

    # While cards are played

    def _mark(self, side: int, points: int) -> bool:
        """Mark points at once; whether they end the deal."""
        self.now[side] += points
        if self.target and self.now[side] >= self.target:
            self.decided = True
        return self.decided

    def _cards(self, side: int, cards: Sequence[str]) -> bool:
        """Mark the cards that count, if that is done at once, in the order of counting; whether they end the deal."""
        if not self.options["cards_at_once"]:
            return False
        by_number = sorted(cards, key=lambda card: (SUITS.index(card[1]), SORTED.index(card[0])))
        order = [("TD",), ("2S",), ACES, ("JS",), ("7S",), ("7D",)]
        for wanted in order[::-1] if self.options["arrival"] == "finnish" else order:
            for card in by_number:
                if card in wanted and worth_of(card, self.options) and self._mark(side, worth_of(card, self.options)):
                    return True
        return False

    def capture(self, side: int, card: str, taken: list[str], swept: bool, very_last: bool, last_round: bool) -> None:
        """Count a capture of ``taken`` with ``card``, which has ``swept`` the table or not."""
        self.piles[side] += [card, *taken]
        if self.options["mulles"] != "none" and card in taken and (self.options["mulles"] == "any" or taken == [card]):
            self.mulles[side] += self._mulle(card)
        if self._cards(side, [card, *taken]) or not (swept and self.options["sweep_points"]):
            return
        points = int(self.options["sweep_points"])
        match self.options["sweep_kind"]:
            case "balanced":
                if not last_round and max(self.now) < int(self.options["huts_until"]):
                    self._hut(side, points)
            case "passed_on":
                if self.options["twin_points"] and taken == [card]:
                    self.doubles[side] += 1
                else:
                    self.sweeps[side] += 1
            case _:
                if very_last and not self.options["sweep_last"]:
                    return
                if self.options["differences"]:
                    self._mark(side, points)
                else:
                    self.sweeps[side] += 1

    def _hut(self, side: int, points: int) -> None:
        self.huts[side] += 1
        if not all(self.huts):
            self._mark(side, points)
            return
        for other in range(self.number):
            self.huts[other] -= 1
            if other != side:
                self.now[other] -= points

    def _mulle(self, card: str) -> int:
        """What a mulle brings: by its value in the hand, courts always above ten."""
        if not self.options["mulle_by_value"]:
            return int(self.options["mulle_points"])
        if card == "2S":
            return {"two": 2, "two_or_fifteen": 15, "fifteen_in_hand": 15}[self.options["little_value"]]
        if card == "TD":
            return {"ten": 10, "ten_or_sixteen": 16, "sixteen_in_hand": 16}[self.options["big_value"]]
        if card[0] == "A":
            return {"one": 1, "eleven": 11}.get(self.options["ace_value"], 14)
        if card[0] in "JQK":
            first = 12 if self.options["ace_value"] == "eleven" and self.options["court_values"] == "numbers" else 11
            return 10 if self.options["court_values"] == "ten" else first + "JQK".index(card[0])
        return 10 if card[0] == "T" else int(card[0])

    def rest(self, side: int, cards: Sequence[str]) -> None:
        """Give what lies at the end to who captured last."""
        self.piles[side] += cards
        if not self._cards(side, cards) and self.options["differences"] and self.options["last_points"]:
            self._mark(side, int(self.options["last_points"]))

    # At the end

    def end(self, last: int | None) -> None:
        """Count what is counted at the end, after a deal that no mark has decided."""
        steps = list(self._steps(last))
        if self.options["differences"]:
            sums = [sum(step.get(side, 0) for _, step in steps) for side in range(self.number)]
            more = [2 * own - sum(sums) for own in sums]
            steps = [("surplus", {side: surplus for side, surplus in enumerate(more) if surplus > 0})]
        marked = list(self.now)
        for _, step in steps:
            for side, points in step.items():
                self.now[side] += points
        there = [side for side, points in enumerate(self.now) if self.target and points >= self.target]
        if self.options["arrival"] != "none" and len(there) > 1:
            old = [side for side, points in enumerate(self.standing) if points >= self.target]
            if old:
                self.now = [self.now[side] if side in old else self.standing[side] for side in range(self.number)]
            else:
                self._arrive(marked, steps)
        self.told = steps

    def _arrive(self, marked: list[int], steps: list[tuple[str, Step]]) -> None:
        now = list(marked)
        there: list[int] = []
        for _, step in steps:
            for side, points in step.items():
                if not there or side in there:
                    now[side] += points
            there = there or [side for side, points in enumerate(now) if points >= self.target]
            best = [side for side in there if now[side] == max(now[other] for other in there)]
            if len(best) == 1:
                break
        self.now = now

    def _steps(self, last: int | None) -> Iterator[tuple[str, Step]]:
        cards = [*self._majorities(), *self._singles()]
        yield from reversed(cards) if self.options["arrival"] == "finnish" else cards
        yield "last", {last: int(self.options["last_points"])} if last is not None and not self._at_once() else {}
        yield from self._swept()
        yield "mulles", {side: points for side, points in enumerate(self.mulles) if points}

    def _at_once(self) -> bool:
        return bool(self.options["differences"])

    def _most(self, numbers: Sequence[int], points: int) -> Step:
        best = [side for side, number in enumerate(numbers) if number == max(numbers)]
        return {best[0]: points} if len(best) == 1 else {}

    def spades(self) -> list[int]:
        return [sum(card[1] == "S" for card in pile) for pile in self.piles]

    def _majorities(self) -> Iterator[tuple[str, Step]]:
        cards, points = [len(pile) for pile in self.piles], int(self.options["cards_points"])
        if self.options["cards_halved"] and self.number == 2 and cards[0] == cards[1]:
            yield "cards", {0: points // 2, 1: points // 2}
        else:
            yield "cards", self._most(cards, points)
        spades, points = self.spades(), int(self.options["spades_points"])
        best = [side for side, number in enumerate(spades) if number and number == max(spades)]
        match self.options["spades_count"]:
            case "each":
                yield "spades", {side: points * number for side, number in enumerate(spades)}
            case "above_six":
                yield "spades", {side: points * (number - 6) for side, number in enumerate(spades) if number > 6}
            case "seven":
                yield "spades", {side: points for side, number in enumerate(spades) if number > 6}
            case _ if self.options["spades_halved"] and len(best) == 2:
                yield "spades", dict.fromkeys(best, points // 2)
            case _:
                yield "spades", self._most(spades, points)

    def _singles(self) -> Iterator[tuple[str, Step]]:
        if self.options["cards_at_once"]:
            return
        order: tuple[str, ...] = ("TD", "2S", *ACES, "JS", "7S", "7D")
        if self.options["arrival"] == "finnish":
            # The aces keep their order among themselves when all is counted the other way round.
            order = ("TD", "2S", *reversed(ACES), "JS", "7S", "7D")
        for card in order:
            name = {"TD": "big", "2S": "little"}.get(card, "aces" if card in ACES else "others")
            yield name, {side: worth_of(card, self.options) * pile.count(card) for side, pile in enumerate(self.piles)}

    def _swept(self) -> Iterator[tuple[str, Step]]:
        points = int(self.options["sweep_points"])
        yield "sweeps", {side: points * number for side, number in enumerate(self.sweeps)}
        if self.options["sweep_kind"] == "passed_on":
            twin = int(self.options["twin_points"])
            yield "doubles", {side: twin * number for side, number in enumerate(self.doubles)}
            before: Step = dict.fromkeys(range(self.number), 0)
            for side in range(self.number):
                # Who plays before the one who swept is of the side from which the turn came.
                before[(side - self.step) % self.number] -= points * self.sweeps[side] + twin * self.doubles[side]
            yield "passed on", before

    # The match

    def winners(self, deals: int) -> list[int]:
        """Who has won the match after as many ``deals`` with this one; nobody if it goes on."""
        if max(self.now) < self.target if self.target else deals < int(self.options["deals"]):
            return []
        good = -1 if self.options["wins"] == "fewest" else 1
        best = [side for side, points in enumerate(self.now) if good * points == max(good * one for one in self.now)]
        tie = self.options["tie"]
        if tie in ("spades_then_deal", "spades_then_arrival"):
            spades = self.spades()
            best = [side for side in best if spades[side] == max(spades[other] for other in best)]
        if len(best) > 1 and tie == "spades_then_arrival" and self.target:
            best = self._first_in_finland(best)
        return best if len(best) == 1 or tie == "shared" else []

    def _first_in_finland(self, tied: list[int]) -> list[int]:
        """Those of who is ``tied`` that are there first: by what the order does not name, then by its categories."""
        gained = [sum(step.get(side, 0) for _, step in self.told) for side in range(self.number)]
        now = [points - gained[side] for side, points in enumerate(self.now)]
        for wanted in (None, *IN_FINLAND):
            for name, step in self.told:
                if name == wanted or (wanted is None and name not in IN_FINLAND):
                    for side, points in step.items():
                        now[side] += points
            there = [side for side in tied if now[side] >= self.target]
            if there:
                return there
        return tied

    def doubles_paid(self, winners: Sequence[int]) -> list[int]:
        """How many stakes each side pays."""
        lurch = self.options["lurch"]
        return [
            0 if side in winners else 2 if lurch and 2 * points < self.target else 1
            for side, points in enumerate(self.now)
        ]
