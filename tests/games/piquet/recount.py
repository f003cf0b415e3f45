"""A deal of Piquet counted anew from the sources: from the order of the pack, what was agreed and what was done, told
as texts alone. It shares nothing with the rules of the program but the names of options and the texts of actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

HEIGHTS = "789TJQKA"
SUITS = "SHDC"
PIPS = {"7": 7, "8": 8, "9": 9, "T": 10, "J": 10, "Q": 10, "K": 10, "A": 11}
POINT, RUN, SET = range(3)
CLASSES = (POINT, RUN, SET)
SAYS = {"point": POINT, "sequences": RUN, "sets": SET}
RUNS_COUNT = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}


class Item(NamedTuple):
    """``height`` are the pips of a point, else the place in ``HEIGHTS``; ``suit`` of three is the one left out."""

    kind: int
    length: int
    height: int
    suit: str

    @property
    def strength(self) -> tuple[int, int]:
        return self.length, self.height

    @property
    def points(self) -> int:
        return self.length if self.kind == POINT else RUNS_COUNT[self.length] if self.kind == RUN else 3 + 11 * self.all

    @property
    def all(self) -> bool:
        return self.length == 4

    def cards(self, hand: Sequence[str]) -> set[str]:
        if self.kind == POINT:
            return set(sorted(in_suit(hand, self.suit), key=height)[-self.length :])
        if self.kind == RUN:
            return {HEIGHTS[self.height - less] + self.suit for less in range(self.length)}
        return {HEIGHTS[self.height] + suit for suit in SUITS if suit != self.suit}


def height(card: str) -> int:
    return HEIGHTS.index(card[0])


def in_suit(hand: Sequence[str], suit: str) -> list[str]:
    return [card for card in hand if card[1] == suit]


def point(hand: Sequence[str], length: int, suit: str) -> Item:
    """A point; one that leaves cards out is called overfull."""
    cards = in_suit(hand, suit)
    pips = sum(PIPS[card[0]] for card in cards) if len(cards) == length else 10 * length + 1
    return Item(POINT, length, pips, suit)


def best_point(hand: Sequence[str], least: int, pips: int) -> list[Item]:
    every = [point(hand, len(in_suit(hand, suit)), suit) for suit in SUITS]
    return sorted((one for one in every if one.length >= least and one.height >= pips), key=best_first)[:1]


def runs(hand: Sequence[str]) -> list[Item]:
    found = []
    for suit in SUITS:
        held = "".join(one if one + suit in hand else " " for one in HEIGHTS)
        long_enough = [run for run in held.split() if len(run) >= 3]
        found += [Item(RUN, len(run), HEIGHTS.index(run[-1]), suit) for run in long_enough]
    return sorted(found, key=best_first)


def sets(hand: Sequence[str]) -> list[Item]:
    found = []
    for rank in "AKQJT":
        out = [suit for suit in SUITS if rank + suit not in hand]
        if len(out) < 2:
            found.append(Item(SET, 4 - len(out), HEIGHTS.index(rank), "".join(out)))
    return sorted(found, key=best_first)


def best_first(item: Item) -> tuple[int, int, int]:
    return -item.length, -item.height, SUITS.find(item.suit)


def read(text: str, hand: Sequence[str]) -> Item:
    """An item as it is written: ``6H``, ``4KH``, ``4A``, ``3K-S``."""
    length = int(text[0])
    if text[1:] in SUITS:
        return point(hand, length, text[1])
    rank = HEIGHTS.index(text[1])
    if len(text) == 3:
        return Item(RUN, length, rank, text[2])
    return Item(SET, length, rank, text[3:])


class Over(Exception):
    """A mark has won the match."""


@dataclass
class Count:
    """``players`` in the order of play, elder first; ``side`` of each seat; ``before`` the points of each side."""

    variant: str
    options: Mapping[str, object]
    players: Sequence[int]
    side: Sequence[int]
    before: Sequence[int]
    deal: int = 0
    carried: int = 0

    def __post_init__(self) -> None:
        number = len(self.players)
        self.elder, self.dealer = self.players[0], self.players[-1]
        self.two = number == 2
        self.whole = {2: 12, 3: 10, 4: 8}[number]
        self.enough, self.more90, self.more60 = (30, 60, 30) if self.two else (20, 70, 40)
        self.four_deals = "four_deals" in (self.variant.split(".")[1], self.options.get("length"))
        plays_to = not self.options.get("by_points") and self.options.get("length", "partie") == "partie"
        self.target = int(str(self.options.get("target", 0))) if plays_to else 0
        self.hand: dict[int, list[str]] = {seat: [] for seat in self.players}
        self.talon: list[list[str]] = [[], []]
        self.points = [0] * len(self.before)
        self.to30 = [0] * len(self.before)
        self.in_count = [0] * len(self.before)
        self.blank: set[int] = set()
        self.jump: dict[int, str] = {}
        self.kind = POINT
        self.said: list[dict[int, list[Item]]] = [{}, {}, {}]
        self.silent: list[set[int]] = [set(), set(), set()]
        self.spoken = 0
        self.right: list[int | None] = [None, None, None]
        self.counted: dict[int, list[Item]] = {seat: [] for seat in self.players}
        self.everything: set[int] = set()
        self.ready: set[int] = set()
        self.announced: set[int] = set()
        self.tricks = [0] * len(self.before)
        self.trick: list[tuple[int, str]] = []
        self.full: dict[int, list[str]] = {}
        self.laid: list[str] = []
        self.waits = 0
        self.playing = self.decided = self.ended = False
        self.proving: int | None = None
        self.claiming = -1
        self.asked: list[int] = []
        self.prizes = [0] * len(self.before)

    # What was agreed

    @property
    def repique(self) -> str:
        if self.variant == "piquet.kings":
            return "wins"
        if self.options.get("best_of_five"):
            return "count"
        agreed = str(self.options.get("repique", "count"))
        if agreed == "at_hundred":
            return "own_partie" if self.options["target"] in (100, 101) else "count"
        return agreed

    @property
    def in_the_count(self) -> bool:
        return self.options.get("prizes") != "only"

    @property
    def nothing_beaten(self) -> bool:
        return self.two and self.options["repique_when"] == "nothing_beaten"

    @property
    def before_the_lead(self) -> bool:
        return self.two and self.options.get("dealer_counts") == "before_lead"

    @property
    def in_time(self) -> bool:
        return not self.two or (self.options["dealer_repique"] == "announced" and not self.before_the_lead)

    def value(self, item: Item) -> int:
        """What an item counts. Pips of 24, 34, 44, 54 and 64 can be agreed to bring one less."""
        cheaper = self.options.get("four_less") and item.kind == POINT and item.height in (24, 34, 44, 54, 64)
        return item.points - 1 if cheaper else item.points

    def least(self) -> tuple[int, int]:
        return int(str(self.options["smallest_point"])), 30 if self.variant == "piquet.robber" else 0

    # Dealing and buying

    def begin(self, order: Sequence[str], packets: str = "", talon: str = "") -> None:
        try:
            self.deals(order, packets, talon)
        except Over:
            self.ended = True

    def deals(self, order: Sequence[str], packets: str, talon: str) -> None:
        pack = list(order)
        if not self.two:
            voleur = self.options["packets"] == "threes_and_two"
            of_four = (3, 3, 2) if voleur else (2, 2, 2, 2)
            for size in of_four if len(self.players) == 4 else (2, 3, 2, 3):
                for seat in self.players:
                    self.hand[seat] += pack[:size]
                    del pack[:size]
            self.talon[0] = pack
            if self.variant == "piquet.robber":
                self.bought()
            return
        size = 3 if (packets or self.options["packets"]) == "threes" else 2
        place = {"first": 0, "middle": 12, "last": 24}[str(talon or self.options["talon"])]
        self.talon = [pack[place : place + 5], pack[place + 5 : place + 8]]
        del pack[place : place + 8]
        while pack:
            for seat in self.players:
                self.hand[seat] += pack[:size]
                del pack[:size]

    def take(self, seat: int) -> None:
        number = self.number(seat)
        kept = self.waits if seat == self.dealer else 0
        upper = self.talon[0][kept : kept + number]
        lower = self.talon[1][: number - len(upper)]
        self.hand[seat] += upper + lower
        self.talon = [[one for one in part if one not in upper + lower] for part in self.talon]
        self.laid = []
        if seat == self.dealer and self.waits:
            self.show_blank(self.elder)
            self.waits = 0
        elif seat == self.dealer or self.elder in self.blank:
            self.bought()

    def number(self, seat: int) -> int:
        """How many cards a player takes for those that he has laid away."""
        return len(self.laid)

    def bought(self) -> None:
        """Everybody has his cards; a carte blanche that is looked at now is shown, and elder declares."""
        after = self.options["carte_blanche"] == "after" if self.two else self.options["short_hands"]
        courts = "JQKT" if self.two and self.options["tens_are_courts"] else "JQK"
        for seat in self.players if after else ():
            if not any(card[0] in courts for card in self.hand[seat]):
                self.show_blank(seat)
        self.declare_on()

    def show_blank(self, seat: int) -> None:
        self.blank.add(seat)
        side = self.side[seat]
        if self.two and self.options["carte_blanche_counts"]:
            self.to30[side] += 10
            self.in_count[side] += 10
        self.mark(side, 10)

    # Declaring

    def own(self, seat: int, kind: int) -> list[Item]:
        hand = self.full.get(seat, self.hand[seat])
        return best_point(hand, *self.least()) if kind == POINT else runs(hand) if kind == RUN else sets(hand)

    def best(self, kind: int) -> tuple[tuple[int, int], list[int]]:
        """The best that was said, and who has said it."""
        said = {seat: items[0].strength for seat, items in self.said[kind].items() if items}
        most = max(said.values(), default=(0, 0))
        return most, [seat for seat in self.players if said.get(seat) == most]

    def speaks(self, seat: int, items: list[Item] | None) -> None:
        """``None`` is "good"."""
        if items:
            self.said[self.kind][seat] = items
        elif items is not None:
            self.silent[self.kind].add(seat)
        self.spoken += 1
        self.declare_on()

    def everything_of(self, seat: int) -> list[Item] | None:
        own = self.own(seat, self.kind)
        most, holders = self.best(self.kind)
        if not holders:
            return own if seat == self.elder else own[:1]
        if not own or own[0].strength < most:
            return None
        sides = {self.side[one] for one in holders}
        if self.side[seat] not in sides:
            return own[:1]
        last = self.spoken == len(self.players) - 1
        longer = self.kind == POINT and own[0].length > most[0]
        better = own[0].strength > most and (len(sides) > 1 or not last)
        return own[:1] if longer or better else None

    def declare_on(self) -> None:
        """Whoever declares everything speaks by himself; when all have spoken elder adds up."""
        while self.kind <= SET:
            asked = self.spoken < len(self.players) and (
                not self.spoken or not self.two or bool(self.best(self.kind)[1])
            )
            if asked:
                seat = self.players[self.spoken]
                if seat not in self.everything:
                    return
                items = self.everything_of(seat)
                if items:
                    self.said[self.kind][seat] = items
                elif items is not None:
                    self.silent[self.kind].add(seat)
                self.spoken += 1
                continue
            _, holders = self.best(self.kind)
            sides = {self.side[one] for one in holders}
            self.right[self.kind] = sides.pop() if len(sides) == 1 else -1 if holders or not self.two else None
            self.kind, self.spoken = self.kind + 1, 0
        self.full = {seat: list(cards) for seat, cards in self.hand.items()}
        self.all_have_spoken()

    def all_have_spoken(self) -> None:
        self.elder_adds_up()

    # Counting declarations

    def countable(self, seat: int) -> list[Item]:
        """All that a player can count, in order."""
        return [item for kind in CLASSES for item in sorted(self._countable(seat, kind), key=best_first)]

    def _countable(self, seat: int, kind: int) -> list[Item]:
        said, right = self.said[kind].get(seat, []), self.right[kind]
        if right is None:
            return self.own(seat, kind) if seat == self.dealer else []
        if right != self.side[seat] or seat in self.silent[kind]:
            return []
        if kind == POINT:
            return said if self.best(kind)[1][0] == seat else []
        if seat == self.elder:
            return said
        return said + [one for one in self.own(seat, kind) if not any(_part(item, one) for item in said)]

    def lost(self, side: int) -> list[int]:
        return [kind for kind in CLASSES if self.right[kind] not in (None, -1, side)]

    def could(self, side: int) -> int:
        """What all of a side have toward a Neunziger before anything of the others, if they count all."""
        others_blank = any(self.side[one] != side for one in self.blank)
        lost = self.lost(side)
        if others_blank or side in self.jump or (self.nothing_beaten and lost):
            return 0
        blank = sum(self.side[one] == side for one in self.blank)
        # With eight or ten cards carte blanche never counts toward it.
        total = 10 * (self.two and bool(self.options.get("carte_blanche_counts"))) * blank
        for kind in CLASSES[: min(lost, default=3)]:
            for seat in self.players:
                if self.side[seat] == side:
                    items = self.counted[seat] if seat in self.ready else self.countable(seat)
                    total += sum(self.value(item) for item in items if item.kind == kind)
        return total

    def elder_adds_up(self) -> None:
        side = self.side[self.elder]
        alone = self.to30[side] + sum(self.value(item) for item in self.countable(self.elder))
        if alone < self.enough <= self.could(side):
            self.announce(side)
        else:
            self.add_up([(self.elder, item) for item in self.countable(self.elder)], {self.elder})
        if not self.two:
            for seat in self.players:
                if self.could(self.side[seat]) >= self.enough:
                    self.announce(self.side[seat])
        elif self.in_time and self.dealer in self.everything and self.could(self.side[self.dealer]) >= 30:
            self.announce(self.side[self.dealer])
        self.playing = True
        if self.before_the_lead:
            self.count_by_itself(self.dealer)

    def announce(self, side: int) -> None:
        self.announced.add(side)
        waiting = [one for one in self.players if self.side[one] == side and one not in self.ready]
        self.add_up([(one, item) for one in waiting for item in self.countable(one)], {*waiting})

    def add_up(self, declared: Sequence[tuple[int, Item]], seats: set[int]) -> None:
        self.ready |= seats
        for seat, item in declared:
            self.counted[seat].append(item)
        if not declared:
            return
        side = self.side[declared[0][0]]
        place = self.repique_at(side, declared)
        jumped = self.jump.get(side) == "repique"
        enters = self.repique != "own_partie" or (place is None and not jumped)
        for number, (_, item) in enumerate(declared):
            self.to30[side] += self.value(item)
            if enters:
                self.in_count[side] += self.value(item)
                self.mark(side, self.value(item))
            if number != place:
                continue
            self.jump[side] = "repique"
            if self.repique == "own_partie":
                self.mark(side, -self.in_count[side])
                continue
            if self.in_the_count:
                self.mark(side, self.more90)
            if self.repique == "wins":
                self.decided = True
                raise Over

    def repique_at(self, side: int, declared: Sequence[tuple[int, Item]]) -> int | None:
        elders = any(seat == self.elder for seat, _ in declared)
        if side in self.jump or any(self.side[one] != side for one in self.blank):
            return None
        if not elders and self.in_time and side not in self.announced:
            return None
        total = self.to30[side]
        for place, (_, item) in enumerate(declared):
            total += self.value(item)
            if total < self.enough:
                continue
            earlier = CLASSES if self.nothing_beaten else CLASSES[: item.kind]
            if any(kind in earlier for kind in self.lost(side)):
                return None
            for kind in earlier if elders else ():
                best = self.own(self.dealer, kind)[:1]
                if self.right[kind] is None and best:
                    # The dealer counts it first.
                    self.right[kind], self.said[kind][self.dealer] = self.side[self.dealer], best
                    return None
            return place
        return None

    # Play

    def mark(self, side: int, points: int) -> None:
        self.points[side] += points
        if self.target and self.before[side] + self.points[side] >= self.target:
            self.decided = True
            raise Over

    def played(self, side: int, points: int) -> None:
        self.to30[side] += points
        self.in_count[side] += points
        self.mark(side, points)

    def comes_to_sixty(self) -> bool:
        """Whether elder has enough before anybody else has counted or taken a trick."""
        side = self.side[self.elder]
        if side in self.jump or self.to30[side] < self.enough:
            return False
        if self.options.get("pique_when") == "first_card" and any(self.tricks):
            return False
        others = [(seat, self.side[seat]) for seat in self.players if self.side[seat] != side]
        return not any(
            seat not in self.ready or self.points[other] or self.tricks[other] or other in self.jump
            for seat, other in others
        )

    def sixty(self) -> None:
        if not self.comes_to_sixty():
            return
        side = self.side[self.elder]
        self.jump[side] = "pique"
        if self.options.get("pique") != "own_partie" and self.in_the_count:
            self.mark(side, self.more60)

    def has_nothing_to_ask(self, seat: int) -> bool:
        return not any(
            self.right[kind] == self.side[seat] or (self.right[kind] is None and seat == self.dealer)
            for kind in CLASSES
        )

    def count_by_itself(self, seat: int) -> None:
        """Who counts everything, or nothing, is not asked."""
        if seat in self.ready:
            return
        if self.has_nothing_to_ask(seat) or seat in self.everything:
            self.counts(seat, self.countable(seat) if seat in self.everything else [])

    def counts(self, seat: int, items: Sequence[Item]) -> None:
        self.add_up([(seat, item) for item in items], {seat})
        if self.trick or any(self.tricks):
            self.sixty()

    def plays(self, seat: int, card: str) -> None:
        self.hand[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) == 1 and self.matters(card):
            self.played(self.side[seat], 1)
            self.sixty()
        if waiting := self.still_to_play():
            self.count_by_itself(waiting[0])
            return
        winner = self.winner()
        leader = self.trick[0][0]
        with_it = next(card for seat, card in self.trick if seat == winner)
        self.trick = []
        self.takes(self.side[winner], self.side[winner] == self.side[leader], self.matters(with_it))
        self.goes_on(winner)

    def still_to_play(self) -> list[int]:
        """Who has a card for the trick and has not played it, in order."""
        leader, played = self.players.index(self.trick[0][0]), {seat for seat, _ in self.trick}
        order = [*self.players[leader:], *self.players[:leader]]
        return [seat for seat in order if seat not in played and self.hand[seat]]

    def winner(self) -> int:
        """Who takes the trick."""
        led = self.trick[0][1][1]
        return max((one for one in self.trick if one[1][1] == led), key=lambda one: height(one[1]))[0]

    def goes_on(self, winner: int) -> None:
        """What follows a trick by itself."""
        if self.proving is not None and self.side[self.proving] == self.side[winner] and not self.ended:
            self.gets_all(winner)
        self.proving = None

    def matters(self, card: str) -> bool:
        """Whether a card counts in play: by agreement nine, eight and seven do not."""
        return not (self.options.get("from_ten") and card[0] in "987")

    def takes(self, side: int, led: bool, matters: bool = True) -> None:
        self.tricks[side] += 1
        last = sum(self.tricks) == self.whole
        whole = int(str(self.options["last_trick"])) if last else 1
        if points := whole - led if matters else whole - 1:
            self.played(side, points)
            self.sixty()
        self.ended = last

    def gets_all(self, seat: int) -> None:
        """The rest of the tricks are his, as if he led to each."""
        side = self.side[seat]
        led = bool(self.trick)
        own = not led or self.side[self.trick[0][0]] == side
        self.trick = []
        if seat != self.elder:
            self.all_count()
        while not self.ended:
            if not led:
                self.played(side, 1)
                self.all_count()
                self.sixty()
            self.takes(side, own)
            led, own = False, True

    def others_of(self, seat: int) -> list[int]:
        """Everybody of another side, from the next on."""
        place = self.players.index(seat)
        return [one for one in (*self.players[place:], *self.players[:place]) if self.side[one] != self.side[seat]]

    def all_count(self) -> None:
        for seat in self.players:
            if seat not in self.ready:
                self.counts(seat, self.countable(seat))

    # What is done

    def do(self, seat: int, text: str) -> None:
        word, *rest = text.split()
        try:
            self._do(seat, word, rest, text)
            if self.ended:
                self.close()
        except Over:
            self.ended = True

    def _do(self, seat: int, word: str, rest: list[str], text: str) -> None:
        match word:
            case "change" | "lay":
                self.laid = [one for one in rest if one != "-"]
                if word == "change":
                    self.away(seat)
            case "take":
                self.away(seat)
            case "blanche":
                if rest:
                    self.waits = int(rest[0])
                else:
                    self.show_blank(seat)
            case "point" | "sequences" | "sets":
                self.speaks(seat, [read(one, self.hand[seat]) for one in rest if one != "-"])
            case "good":
                self.speaks(seat, None)
            case "declare":
                self.everything.add(seat)
                if self.kind <= SET:
                    self.declare_on()
                elif self.could(self.side[seat]) >= 30:
                    self.announce(self.side[seat])
            case "ninety":
                self.announce(self.side[seat])
            case "no":
                self.everything.discard(seat)
            case "count":
                items = [read(one, self.full[seat]) for one in rest if one != "-"]
                self.counts(seat, sorted(items, key=lambda item: (item.kind, best_first(item))))
            case "claim":
                self.claiming = seat
                self.asked = [one for one in self.players if self.side[one] != self.side[seat]]
            case "accept":
                self.asked.remove(seat)
                if not self.asked:
                    self.gets_all(self.claiming)
            case "one":
                self.proving = self.claiming
            case "give":
                self.gets_all(self.others_of(seat)[0])
            case "lift" | "how" | "look" | "ask":
                pass
            case _:
                self.plays(seat, text)

    def away(self, seat: int) -> None:
        for card in self.laid:
            self.hand[seat].remove(card)
        self.take(seat)

    # The end

    def close(self) -> None:
        """The Lese, the Allstich and the rote Karte, and the prizes of four deals."""
        most = max(self.tricks)
        best = [side for side, number in enumerate(self.tricks) if number == most]
        order = list(dict.fromkeys(self.side[seat] for seat in self.players))
        shares: list[int] = []
        enough = {2: 7, 3: 4, 4: 5}[len(self.players)]
        norman = str(self.options.get("equal_tricks", "nobody")) if len(self.players) == 3 else "nobody"
        four = [side for side in order if self.tricks[side] >= enough]
        if (norman == "four" and len(four) > 1) or (norman == "each" and len(best) > 1):
            shares = four
        elif len(best) == 1 and most >= enough:
            shares = best
        try:
            for side in shares:
                self.mark(side, 10 + self.carried * (len(shares) == 1))
            if most == sum(self.tricks) and not self.four_deals:
                self.mark(best[0], 30)
            for seat in self.players:
                if self.red(seat):
                    self.mark(self.side[seat], 20)
        except Over:
            pass
        if self.four_deals:
            factor = 2 if self.deal in (0, 3) else 1
            for side in range(len(self.points)):
                self.prizes[side] += {"repique": 200, "pique": 100}.get(self.jump.get(side, ""), 0) * factor
                self.prizes[side] += 300 * factor * (self.tricks[side] == sum(self.tricks))

    def red(self, seat: int) -> bool:
        if not self.options["carte_rouge" if self.two else "short_hands"]:
            return False
        used: set[str] = set()
        for kind in CLASSES:
            items = [*self.said[kind].get(seat, []), *(one for one in self.counted[seat] if one.kind == kind)]
            if items and self.right[kind] not in (None, -1, self.side[seat]):
                return False
            for item in items:
                used |= item.cards(self.full[seat])
        return used == {*self.full[seat]}

    @property
    def total(self) -> list[int]:
        """What the deal brings each side, doubled in the first and the fourth of four."""
        twice = self.four_deals and self.deal in (0, 3)
        return [points * (1 + twice) for points in self.points]


def _part(item: Item, of: Item) -> bool:
    """Whether ``item`` can have been said in the place of ``of``."""
    if item.kind == SET:
        return item.height == of.height
    return item.suit == of.suit and of.height - of.length < item.height - item.length + 1 <= item.height <= of.height
