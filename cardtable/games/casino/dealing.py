"""Plans of dealing: rounds of packets, in the order in which the cards leave the pack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

TO_TABLE = -1


class Packet(NamedTuple):
    """``cards`` dealt at once to the player ``place`` seats after the first (0 is left of the dealer), or to the
    table if ``place`` is ``TO_TABLE``.
    """

    place: int
    cards: int


@dataclass(frozen=True, slots=True)
class DealingPlan:
    """The packets of each dealing round; with ``drawing`` every round but the first is a card that a player draws
    after his play.
    """

    rounds: tuple[tuple[Packet, ...], ...]
    drawing: bool = False

    def cards(self) -> int:
        """Return the number of cards that the plan deals in all."""
        return sum(packet.cards for packets in self.rounds for packet in packets)


def _round(players: int, hand: tuple[int, ...], table: tuple[int, ...] = ()) -> tuple[Packet, ...]:
    packets: list[Packet] = []
    for index, cards in enumerate(hand):
        packets += [Packet(place, cards) for place in range(players)]
        if index < len(table):
            packets.append(Packet(TO_TABLE, table[index]))
    return tuple(packets)


def four_each(players: int, pack: int, table: int, packets: int = 2) -> DealingPlan:
    """Return the plan that deals every player two and two cards in each round until the pack is used up. In the first
    round, half of the ``table`` cards follow each two. With four ``packets`` the cards are dealt singly.

    Source: "Geben" of the Swedish game; Glimne's Mulle with eight cards to the table; singly Hoyle 1835.
    """
    rounds = (pack - table) // (4 * players)
    hand = (4 // packets,) * packets
    first = _round(players, hand, (table // packets,) * packets)
    return DealingPlan((first, *(_round(players, hand) for _ in range(rounds - 1))))


def cicera(players: int, dealing: str) -> DealingPlan:
    """Return the plan of Cicera. Four players have twelve cards each: in one ``packet``, ``singly``, or as ``sixes``,
    six and later six more; four cards to the table follow the first hands. Two and three have four, two to the table,
    four and two more, and later eight each in every round.

    Source: RULES.md, C204.
    """
    if players == 4:
        hand = {"packet": (12,), "singly": (1,) * 12, "sixes": (6,)}[dealing]
        first = (*_round(4, hand), Packet(TO_TABLE, 4))
        return DealingPlan((first, _round(4, hand)) if dealing == "sixes" else (first,))
    later = _round(players, (4, 4))
    return DealingPlan((_round(players, (4, 4), (2, 2)), *[later] * (48 // (8 * players) - 1)))


def four_and_draw(players: int, pack: int, table: int) -> DealingPlan:
    """Return the plan that deals four cards each as ``four_each``, after which every player draws a card after each
    play as long as there are any (Foster 1909).
    """
    first = four_each(players, pack, table).rounds[0]
    draws = range(pack - table - 4 * players)
    return DealingPlan((first, *((Packet(index % players, 1),) for index in draws)), drawing=True)


def down_to_the_last(players: int, pack: int, hand: tuple[int, ...], table: tuple[int, ...]) -> DealingPlan:
    """Return the plan that deals every player the packets of ``hand`` in each round, in the first round with those of
    ``table``. Cards that are left at the end are dealt singly.

    Source: "Mulle nach Ola Sassersson" for five and five of two packs, where some players may have a card less than
    others in the last round; Krypkasino with other numbers.
    """
    rounds, left = divmod(pack - sum(table), sum(hand) * players)
    first = _round(players, hand, table)
    last = tuple(Packet(index % players, 1) for index in range(left))
    return DealingPlan((first, *(_round(players, hand) for _ in range(rounds - 1)), *([last] if last else [])))


def zwickern_with_jokers(players: int) -> DealingPlan:
    """Return the plan that deals 58 cards singly, four each in a round, with four to the table, or six for four
    players; the last round is shorter.
    """
    return down_to_the_last(players, 58, (1, 1, 1, 1), (2, 2, 1, 1) if players == 4 else (1, 1, 1, 1))


def zwicker_with_values(players: int, jokers: int) -> DealingPlan:
    """Return the plan of Zwicker with three, four or six ``jokers`` of fixed values.

    With three, for four players: four each singly and three to the table, then four and at last five each. With four:
    eight to the table, and eight each three times for two players, eight each twice for three, six each twice for four.
    With six: two each and five to the table, twice, and then four each by twos.

    Source: RULES.md, C224.
    """
    if jokers == 3:
        first = (*_round(players, (1,) * 4), Packet(TO_TABLE, 3))
        return DealingPlan((first, _round(players, (1,) * 4), _round(players, (1,) * 5)))
    if jokers == 4:
        hand = (1,) * (6 if players == 4 else 8)
        later = _round(players, hand)
        return DealingPlan(((*later, Packet(TO_TABLE, 8)), *[later] * (48 // (len(hand) * players) - 1)))
    later = _round(players, (2, 2))
    return DealingPlan((_round(players, (2, 2), (5, 5)), *[later] * (48 // (4 * players) - 1)))


def house(players: int, pack: int, hand: int, table: int, *, drawing: bool) -> DealingPlan:
    """Return the plan for any number of cards in the ``hand`` and on the ``table``, each in two packets; cards that are
    left at the end are dealt singly. If players are ``drawing``, a card after each play follows the first round.

    Source: RULES.md, C235.
    """
    in_hand, on_table = _in_two(hand), _in_two(table)
    first, later = _round(players, in_hand, on_table), _round(players, in_hand)
    if len(on_table) > len(in_hand):
        first = (*first, Packet(TO_TABLE, on_table[-1]))
    rounds, left = divmod(pack - table, hand * players)
    if drawing:
        draws = range(pack - table - hand * players)
        return DealingPlan((first, *((Packet(index % players, 1),) for index in draws)), drawing=True)
    last = tuple(Packet(index % players, 1) for index in range(left))
    return DealingPlan((first, *[later] * (rounds - 1), *([last] if last else [])))


def _in_two(cards: int) -> tuple[int, ...]:
    """Return two packets of ``cards`` that differ by one at most; fewer of fewer than two cards."""
    return tuple(packet for packet in (cards // 2, cards - cards // 2) if packet)


def krypkasino(players: int) -> DealingPlan:
    """Return the plan for two to six players: six, five, five, four or four cards each, and four, five, four, four or
    eight to the table. Those for two and three are from Cats at Cards; the others deal the pack out evenly.
    """
    hand, table = {
        2: ((3, 3), (2, 2)),
        3: ((2, 3), (2, 3)),
        4: ((2, 3), (2, 2)),
        5: ((2, 2), (2, 2)),
        6: ((2, 2), (4, 4)),
    }[players]
    return down_to_the_last(players, 104, hand, table)


def five_each_evenly(players: int) -> DealingPlan:
    """Return the plan that deals out a double pack evenly, worked out in the note to Sassersson's Mulle.

    Two players: 4 to the table, 10 times 5. Three: 5 to the table, twice 4 and then 5 times 5. Four: 4 to the
    table, 5 times 5.
    """
    five = _round(players, (2, 3))
    if players == 3:
        first, second = _round(3, (2, 2), (2, 3)), _round(3, (2, 2))
        return DealingPlan((first, second, *(five,) * 5))
    first = _round(players, (2, 3), (2, 2))
    rounds = {2: 10, 4: 5}[players]
    return DealingPlan((first, *(five,) * (rounds - 1)))
