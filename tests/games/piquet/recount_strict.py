"""A deal at a strict table of Piquet for two counted anew: what people may buy, declare and play wrongly, what they
forget, and what it costs once the other objects. From RULES.md, P98 to P103 and P133 to P139.
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
    in_suit,
    read,
    runs,
    sets,
)


@dataclass
class StrictCount(Count):
    """A deal that is over when both are content."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.miscounted: dict[int, int] = {}
        self.all_declared = self.elder_has_ninety = self.forgot = self.reviewing = self.played_out = False
        self.sixty_now = self.sixty_with_this_card = False
        self.declared = [0] * len(self.points)
        self.void: set[int] = set()
        self.revoked: set[tuple[int, str]] = set()
        self.barred: set[tuple[int, str]] = set()
        self.mixed: set[int] = set()
        self.led_before = ""
        self.named = self.unnamed = False
        self.content = 0

    # Buying and declaring

    def number(self, seat: int) -> int:
        more = self.miscounted.get(seat, 0)
        return max(super().number(seat) + more, int(seat == self.elder)) if more else super().number(seat)

    def all_have_spoken(self) -> None:
        self.whole = min(12, max(map(len, self.full.values())))
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

    def repique_at(self, party: int, declared: Sequence[tuple[int, Item]]) -> int | None:
        if declared[0][0] == self.elder and not self.elder_has_ninety:
            return None
        return super().repique_at(party, declared)

    def add_up(self, declared: Sequence[tuple[int, Item]], seats: set[int]) -> None:
        for seat, item in declared:
            self.declared[self.party[seat]] += item.points
        super().add_up(declared, seats)

    def mark(self, party: int, points: int) -> None:
        if party not in self.void:
            super().mark(party, points)

    def sixty(self) -> None:
        """Elder has said so with the card that brings her to 30; who comes there by declaring alone makes none."""
        elder = self.party[self.elder]
        blank = 10 * (self.elder in self.blank and bool(self.options["carte_blanche_counts"]))
        if elder in self.void or self.forgot or self.declared[elder] + blank >= self.enough:
            return
        if self.sixty_with_this_card:
            super().sixty()
        else:
            self.forgot = self.comes_to_sixty()

    def takes_back(self, seat: int) -> None:
        """The dealer counts anew."""
        party = self.party[seat]
        for of in (self.points, self.to30, self.in_count) if party not in self.void else ():
            of[party] -= self.declared[party]
        self.declared[party], self.counted[seat] = 0, []
        self.ready.discard(seat)
        self.everything.discard(seat)

    # Play

    def plays(self, seat: int, card: str) -> None:
        if not self.trick:
            self.unnamed = self.led_before not in ("", card[1]) and not self.named
            self.led_before, self.named = card[1], False
        else:
            led = self.trick[0][1][1]
            if card[1] != led and not self.unnamed and in_suit(self.hand[seat], led):
                self.revoked.add((seat, led))
        if seat == self.elder:
            self.sixty_with_this_card, self.sixty_now = self.sixty_now, False
        super().plays(seat, card)

    def winner(self) -> int:
        """Who has been found out takes no trick in the suit."""
        led = self.trick[0][1][1]
        can = [one for one in self.trick if (one[0], led) not in self.barred]
        if len(can) == 1:
            return can[0][0]
        return super().winner() if can else self.trick[0][0]

    def gets_all(self, seat: int) -> None:
        # Nobody lets her forget what she is given.
        self.sixty_with_this_card |= seat == self.elder
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

    def objects(self, seat: int, fault: str) -> None:
        other = next(one for one in self.players if one != seat)
        mine, his = self.party[seat], self.party[other]
        found = {
            "revoke": any(one == other for one, _ in self.revoked),
            "wrong_declaration": self.wrong(other),
            "hand_too_large": len(self.full[other]) > 12,
            "discards_mixed": other in self.mixed,
        }
        if not found[fault]:
            return
        won = [self.target and self.before[one] + self.points[one] >= self.target for one in (mine, his)]
        if fault == "revoke":
            self.barred |= {one for one in self.revoked if one[0] == other}
            if not any(won):
                self.mark(mine, 5)
            return
        self.void.add(his)
        self.points[his] = 0
        self.jump.pop(his, None)
        if fault == "wrong_declaration" and not won[0]:
            for kind in CLASSES:
                self.counts_beaten(seat, kind)

    def counts_beaten(self, seat: int, kind: int) -> None:
        party = self.party[seat]
        if self.right[kind] in (None, party):
            return
        items = self.said[kind].get(seat, [])
        if seat == self.dealer:
            hand = self.full[seat]
            items = best_point(hand, *self.least()) if kind == POINT else runs(hand) if kind == RUN else sets(hand)
        self.right[kind] = party
        for item in items:
            self.counted[seat].append(item)
            if party not in self.void:
                for of in (self.declared, self.to30, self.in_count):
                    of[party] += item.points
            self.mark(party, item.points)

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
        if self.content == 2:
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
                self.objects(seat, text.partition(" ")[2].replace(" ", "_"))
            case "content":
                self.content += 1
            case _:
                super()._do(seat, word, rest, text)

    def close(self) -> None:
        super().close()
        for party in self.void:
            self.prizes[party] = 0
