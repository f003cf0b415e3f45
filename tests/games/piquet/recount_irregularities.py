"""A deal at a table with irregularities of Piquet counted anew: what people may buy, declare and play wrongly, what
they forget, and what it costs once another objects. From RULES.md, P98 to P103 and P133 to P146.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.games.piquet.recount import (
    CLASSES,
    HEIGHTS,
    PIPS,
    POINT,
    RUN,
    Count,
    Item,
    Over,
    best_first,
    best_point,
    height,
    in_suit,
    read,
    runs,
    sets,
)


@dataclass
class CountWithIrregularities(Count):
    """A deal that is over when everybody is content."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.miscounted: dict[int, int] = {}
        self.all_declared = self.elder_has_ninety = self.forgot = self.reviewing = self.played_out = False
        self.sixty_now = self.sixty_with_this_card = False
        self.declared = [0] * len(self.points)
        self.void: set[int] = set()
        self.liars: set[int] = set()
        self.revoked: set[tuple[int, str]] = set()
        self.barred: set[tuple[int, str]] = set()
        self.mixed: set[int] = set()
        self.led_before, self.times_led = "", 0
        self.named = self.unnamed = False
        self.content = self.asked_for_ninety = 0
        self.cards_each = self.whole

    # Buying and declaring

    def number(self, seat: int) -> int:
        more = self.miscounted.get(seat, 0)
        return max(super().number(seat) + more, int(seat == self.elder)) if more else super().number(seat)

    def all_have_spoken(self) -> None:
        self.whole = min(self.cards_each, max(map(len, self.full.values())))
        self.all_declared = True

    def with_one_card_more(self, seat: int, text: str) -> list[Item]:
        """What is said by who lacks a card of it: a point is taken to lack the best card of its suit."""
        hand, said = self.hand[seat], read(text, self.hand[seat])
        if said.kind == POINT:
            held = [card[0] for card in in_suit(hand, said.suit)]
            lacking = next(one for one in reversed(HEIGHTS) if one not in held)
            return [said._replace(height=sum(PIPS[one] for one in (*held, lacking)))]
        if seat != self.elder:
            return [said]
        rest = [one for one in (runs if said.kind == RUN else sets)(hand) if not one.cards(hand) & said.cards(hand)]
        return sorted([said, *rest], key=best_first)

    def _countable(self, seat: int, kind: int) -> list[Item]:
        said, hand = self.said[kind].get(seat, []), self.full.get(seat, self.hand[seat])
        found = super()._countable(seat, kind)
        if seat != self.elder and any(item.kind == kind for item in self.counted[seat]):
            # What others were found to have declared wrongly was counted at once.
            return []
        if kind == POINT or seat == self.elder:
            return found
        taken = {card for item in said for card in item.cards(hand)}
        return [one for one in found if one in said or not one.cards(hand) & taken]

    def anew(self) -> None:
        """Elder declares all once more."""
        self.kind, self.spoken, self.all_declared = POINT, 0, False
        self.said, self.silent, self.right = [{}, {}, {}], [set(), set(), set()], [None, None, None]
        self.everything.clear()
        self.declare_on()

    # Counting

    def repique_at(self, side: int, declared: Sequence[tuple[int, Item]]) -> int | None:
        if declared[0][0] == self.elder and not self.elder_has_ninety:
            return None
        return super().repique_at(side, declared)

    def elder_adds_up(self) -> None:
        if self.two:
            super().elder_adds_up()
            return
        side, own = self.side[self.elder], self.countable(self.elder)
        if self.elder_has_ninety and self.could(side) >= self.enough:
            self.announced.add(side)
        if side in self.announced and self.to30[side] + sum(self.value(item) for item in own) < self.enough:
            self.announce(side)
        else:
            self.add_up([(self.elder, item) for item in own], {self.elder})
        self.asked_for_ninety = 1
        self.ask_for_ninety()

    def ask_for_ninety(self) -> None:
        """Whoever could have a Neunziger by what was heard is asked; who declares everything answers by himself."""
        while self.asked_for_ninety < len(self.players):
            seat = self.players[self.asked_for_ninety]
            if self.could_have_it(self.side[seat]):
                if seat not in self.everything:
                    return
                self.declares_ninety(seat)
            self.asked_for_ninety += 1
        self.playing = True

    def could_have_it(self, side: int) -> bool:
        if side in self.announced or any(self.side[one] != side for one in self.blank):
            return False
        first = next((right for right in self.right if right != -1), None)
        return first == side

    def declares_ninety(self, seat: int) -> None:
        """Who declares everything knows what he holds himself and what his partner has said."""
        side = self.side[seat]
        sure = self.to30[side] if self.elder in self.ready and self.side[self.elder] == side else 0
        lost = min(self.lost(side), default=3)
        for one in self.players:
            if self.side[one] != side or one in self.ready:
                continue
            for item in self.countable(one):
                heard = one == seat or item in self.said[item.kind].get(one, [])
                sure += self.value(item) * (heard and item.kind < lost)
        if sure >= self.enough and side not in self.jump:
            self.says_ninety(seat)

    def says_ninety(self, seat: int) -> None:
        if self.could(self.side[seat]) >= self.enough:
            self.announce(self.side[seat])

    def add_up(self, declared: Sequence[tuple[int, Item]], seats: set[int]) -> None:
        if declared and self.side[declared[0][0]] in self.void:
            self.ready |= seats
            for seat, item in declared:
                self.counted[seat].append(item)
            return
        for seat, item in declared:
            self.declared[self.side[seat]] += self.value(item)
        super().add_up(declared, seats)

    def mark(self, side: int, points: int) -> None:
        if side not in self.void:
            super().mark(side, points)

    def sixty(self) -> None:
        """Elder or her partner has said so with the card that brings them there; by declarations alone none is made."""
        elder = self.side[self.elder]
        blank = 10 * (self.two and self.elder in self.blank and bool(self.options.get("carte_blanche_counts")))
        if elder in self.void or self.forgot or self.declared[elder] + blank >= self.enough:
            return
        if self.sixty_with_this_card:
            super().sixty()
        else:
            self.forgot = self.comes_to_sixty()

    def takes_back(self, seat: int) -> None:
        """Who does not lead counts anew."""
        side, own = self.side[seat], sum(self.value(item) for item in self.counted[seat])
        for of in (self.points, self.to30, self.in_count, self.declared) if side not in self.void else ():
            of[side] -= own
        self.counted[seat] = []
        self.ready.discard(seat)
        self.everything.discard(seat)

    # Play

    def plays(self, seat: int, card: str) -> None:
        if not self.trick:
            self.unnamed = self.led_before != card[1] and self.times_led > 1 and not self.named
            self.times_led = self.times_led + 1 if self.led_before == card[1] else 1
            self.led_before, self.named = card[1], False
        else:
            led = self.trick[0][1][1]
            if card[1] != led and not self.unnamed and in_suit(self.hand[seat], led):
                self.revoked.add((seat, led))
        if self.side[seat] == self.side[self.elder]:
            leads = not self.trick
            self.sixty_with_this_card = self.sixty_now or (self.sixty_with_this_card and not leads)
            self.sixty_now = False
        super().plays(seat, card)

    def winner(self) -> int:
        """Who has been found out takes no trick in the suit."""
        led = self.trick[0][1][1]
        can = [one for one in self.trick if (one[0], led) not in self.barred] or self.trick[:1]
        followed = [one for one in can if one[1][1] == led]
        return max(followed, key=lambda one: height(one[1]))[0] if followed else can[0][0]

    def gets_all(self, seat: int) -> None:
        # Nobody lets her forget what she is given.
        self.sixty_with_this_card |= self.side[seat] == self.side[self.elder]
        super().gets_all(seat)

    def goes_on(self, winner: int) -> None:
        holding = [seat for seat in self.players if self.hand[seat]]
        if len(holding) == 1 and not self.ended:
            self.gets_all(holding[0])
        super().goes_on(winner)

    # Objections

    def wrong(self, seat: int) -> bool:
        """Whether somebody has declared or counted what was never in his hand."""
        hand = self.full[seat]
        items = [*(item for kind in CLASSES for item in self.said[kind].get(seat, [])), *self.counted[seat]]
        return any(
            item.length > len(in_suit(hand, item.suit)) if item.kind == POINT else not item.cards(hand) <= {*hand}
            for item in items
        )

    def objects(self, seat: int, fault: str, against: str = "") -> None:
        other = int(against) if against else self.others_of(seat)[0]
        his = self.side[other]
        opposing = list(dict.fromkeys(self.side[one] for one in self.others_of(other)))
        found = {
            "revoke": any(one == other for one, _ in self.revoked),
            "wrong_declaration": self.wrong(other),
            "hand_too_large": len(self.full[other]) > self.cards_each,
            "discards_mixed": other in self.mixed,
        }
        if not found[fault]:
            return
        won = {
            one for one, points in enumerate(self.points) if self.target and self.before[one] + points >= self.target
        }
        if fault == "revoke":
            self.barred |= {one for one in self.revoked if one[0] == other}
            for side in opposing if not won else ():
                self.mark(side, 5)
            return
        self.void.add(his)
        self.points[his] = 0
        self.jump.pop(his, None)
        if fault == "wrong_declaration":
            self.liars.add(other)
            for kind in CLASSES if not won & {*opposing} else ():
                self.count_without(other, kind)

    def count_without(self, liar: int, kind: int) -> None:
        """The class goes to the best of the others as if he had not spoken; of a point one of partners counts."""
        if self.right[kind] != self.side[liar]:
            equal = {self.side[one] for one in self.best(kind)[1]}
            if self.right[kind] != -1 or self.side[liar] not in equal:
                return
        others = [one for one in self.players if self.side[one] != self.side[liar]]
        own = {one: self.after_all(one, kind) for one in others}
        most = max((items[0].strength for items in own.values() if items), default=None)
        first = [one for one in others if own[one] and own[one][0].strength == most]
        sides = {self.side[one] for one in first or others}
        self.right[kind] = sides.pop() if len(sides) == 1 else -1
        for seat in first[:1] if kind == POINT else others:
            side = self.side[seat]
            if side != self.right[kind]:
                continue
            for item in own[seat]:
                self.counted[seat].append(item)
                if side not in self.void:
                    for of in (self.declared, self.to30, self.in_count):
                        of[side] += self.value(item)
                self.mark(side, self.value(item))

    def after_all(self, seat: int, kind: int) -> list[Item]:
        """What he can count of a class that he has lost: elder what she has said, everybody else all that he has."""
        if seat in self.liars:
            return []
        if seat == self.elder:
            return self.said[kind].get(seat, [])
        hand = self.full[seat]
        return best_point(hand, *self.least()) if kind == POINT else runs(hand) if kind == RUN else sets(hand)

    # What is done

    def do(self, seat: int, text: str) -> None:
        word, *rest = text.split()
        try:
            self._do(seat, word, rest, text)
        except Over:
            self.played_out = False
            self.ended = not (self.all_declared or self.led_before)
            self.reviewing = not self.ended
            return
        if self.ended and not self.reviewing:
            self.ended, self.reviewing, self.played_out = False, True, True
        if self.content == len(self.players):
            self.ended = True
            if self.played_out:
                self.close()

    def _do(self, seat: int, word: str, rest: list[str], text: str) -> None:
        match word:
            case "too":
                self.miscounted[seat] = 1 if rest == ["many"] else -1
            case "blanche" if rest:
                self.miscounted.pop(seat, None)
                super()._do(seat, word, rest, text)
            case "overstate":
                self.speaks(seat, self.with_one_card_more(seat, rest[0]))
            case "ninety" | "no" if seat == self.elder:
                self.elder_has_ninety = word == "ninety"
                self.elder_adds_up()
            case "ninety" | "no" | "declare" if self.all_declared and not self.two:
                self.everything.discard(seat)
                if word == "declare":
                    self.everything.add(seat)
                    self.declares_ninety(seat)
                elif word == "ninety":
                    self.says_ninety(seat)
                self.asked_for_ninety += 1
                self.ask_for_ninety()
            case "correct" if seat == self.elder:
                self.anew()
            case "correct":
                self.takes_back(seat)
            case "sixty":
                self.sixty_now = True
            case "name":
                self.named = True
            case "mix":
                self.mixed.add(seat)
            case "object":
                self.objects(seat, *rest)
            case "content":
                self.content += 1
            case _:
                super()._do(seat, word, rest, text)

    def close(self) -> None:
        super().close()
        for side in self.void:
            self.prizes[side] = 0
