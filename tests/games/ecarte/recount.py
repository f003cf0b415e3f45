"""A deal of Écarté counted anew from the sources: from the order of the pack, what was agreed and what was done, told
as texts alone. It shares nothing with the rules of the program but the names of options and the texts of actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

HEIGHTS = "789TAJQK"
THROWS = {"two_three": (2, 3), "three_two": (3, 2), "at_once": (5,), "singly": (1, 1, 1, 1, 1)}
FIVE = 5


def height(card: str) -> int:
    return HEIGHTS.index(card[0])


@dataclass
class Count:
    """``before`` are the points of each seat when the deal begins."""

    options: Mapping[str, object]
    elder: int
    dealer: int
    before: Sequence[int]

    def __post_init__(self) -> None:
        self.points = [0] * len(self.before)
        self.hand: dict[int, list[str]] = {self.elder: [], self.dealer: []}
        self.stock: list[str] = []
        self.trump = ""
        self.over = self.exchanged = False
        self.stood: int | None = None
        self.waits: list[str] = []
        self.one_more: set[int] = set()
        self.plays: list[tuple[int, str]] = []
        self.king: int | None = None
        self.found: set[tuple[str, int]] = set()
        self.content = 0

    def other(self, seat: int) -> int:
        return self.elder if seat == self.dealer else self.dealer

    def begin(self, order: Sequence[str]) -> None:
        pack = list(order)
        for size in THROWS[str(self.options["dealing"])]:
            for seat in (self.elder, self.dealer):
                self.hand[seat] += pack[:size]
                del pack[:size]
        turned = pack.pop(0)
        self.trump, self.stock = turned[1], pack
        if turned[0] == "K":
            self.marks_the_king(self.dealer)

    def marks_the_king(self, seat: int) -> None:
        self.points[seat] += 1
        self.over = self.before[seat] + self.points[seat] >= FIVE

    # The exchange

    def serve(self, elders: Sequence[str], dealers: Sequence[str]) -> None:
        self.exchanged = True
        left = len(self.stock) - len(elders) - len(dealers)
        for seat, away in ((self.elder, elders), (self.dealer, dealers)):
            number = len(away)
            if seat in self.one_more and left:
                number, left = number + 1, left - 1
            self.hand[seat] = [card for card in self.hand[seat] if card not in away] + self.stock[:number]
            del self.stock[:number]
        self.one_more.clear()
        self.waits = []

    # The tricks

    def may_reply(self, hand: Sequence[str], lead: str, card: str) -> bool:
        follow = [one for one in hand if one[1] == lead[1]]
        heading = [one for one in follow if height(one) > height(lead)]
        trumps = [one for one in hand if one[1] == self.trump]
        return card in (heading or follow or trumps or hand)

    def takers(self) -> list[int]:
        """Who has taken each trick that is full."""
        taken = []
        for (leader, lead), (follower, reply) in zip(self.plays[::2], self.plays[1::2], strict=False):
            same, trumped = reply[1] == lead[1], reply[1] == self.trump
            wins = height(reply) > height(lead) if same else trumped
            taken.append(follower if wins else leader)
        return taken

    def first_revoke(self, seat: int) -> int | None:
        for place in range(1, len(self.plays), 2):
            player, card = self.plays[place]
            held = [one for who, one in self.plays[place:] if who == player] + self.hand[player]
            if player == seat and not self.may_reply(held, self.plays[place - 1][1], card):
                return place
        return None

    def back_to(self, place: int) -> None:
        for seat, card in self.plays[place:]:
            self.hand[seat].append(card)
        del self.plays[place:]
        self.content = 0

    # Faults

    def objections(self, fault: str, against: int) -> None:
        started = len(self.hand[against]) + sum(seat == against for seat, _ in self.plays)
        place = self.first_revoke(against)
        played = [card for seat, card in self.plays if seat == against]
        if fault == "revoke" and place is not None:
            self.back_to(place)
        elif fault == "too_many_cards" and started > FIVE:
            self.points[against] -= 1 + (self.king == against)
            self.king = None if self.king == against else self.king
        elif fault == "false_king" and self.king == against and "K" + self.trump not in self.hand[against] + played:
            self.points[against] -= 1
            self.king = None
            # What elder has led before the dealer marks lies.
            since = int(against == self.dealer)
            own = [place for place, (seat, _) in enumerate(self.plays) if seat != against and place >= since]
            if own:
                self.back_to(own[-1])
        else:
            return
        self.found.add((fault, against))

    # What is done

    def do(self, seat: int, text: str) -> None:
        word, *rest = text.split()
        cards = [one for one in rest if one != "-"]
        match word:
            case "play" | "refuse":
                self.stood = None if self.exchanged else seat
            case "too":
                self.one_more.add(seat)
            case "change" if seat == self.elder:
                self.waits = cards
                if len(cards) == len(self.stock):
                    self.serve(cards, [])
            case "change":
                self.serve(self.waits, cards)
            case "king":
                self.king = seat
                self.marks_the_king(seat)
            case "claim":
                self.objections(rest[0], int(rest[1]))
            case "no" if rest == ["claim"]:
                self.content += 1
            case "propose" | "accept" | "bet" | "no" | "keep" | "give":
                pass
            case _:
                self.hand[seat].remove(word)
                self.plays.append((seat, word))

    def total(self) -> list[int]:
        """What the deal has brought everybody."""
        takers = self.takers()
        if self.over or len(takers) < FIVE:
            return self.points
        winner = max(self.hand, key=takers.count)
        every = takers.count(winner) == FIVE
        if self.stood == self.other(winner):
            points = (3 if self.options["penalty_vole"] == "three" else 2) if every else 2
        else:
            points = 2 if every else 1
        points -= ("revoke", winner) in self.found
        total = list(self.points)
        total[winner] = min(3, total[winner] + points)
        return total

    def stake(self) -> int:
        """What the deal pays whoever wins the match by it, of two; 0 if nobody does."""
        after = [before + more for before, more in zip(self.before, self.total(), strict=True)]
        if max(after) < FIVE:
            return 0
        times = 2 if self.options["matsch"] and min(after) <= 0 else 1
        if self.options["treble"]:
            times = [3, 2, 2, 1, 1][max(0, min(after))]
        return int(str(self.options["stake"])) * times
