"""Rules that the old books teach: the hands to be played without proposing, and the leads.

The hands (*jeux de règle*) are those that the books of the nineteenth century give as winning two times in three for
elder; a dealer refuses with the same hands. The leads are the eight in the strategy section of our source, with the
numbers that they have there.
"""

from __future__ import annotations

from cardtable.ai.ecarte.hands import KING, SUITS, TOP_TRUMP, TRUMPS, Hand, bits

QUEEN_UP = 6
JACK = 5
ACE = 4
TEN = 3


def side_suits(hand: Hand) -> list[int]:
    """Return the side suits of a hand as bit sets of strengths, the longest first, and of equally long ones
    the higher.
    """
    suits = [hand >> shift & 255 for shift in (7, 15, 23)]
    return sorted(suits, key=lambda suit: (-suit.bit_count(), -suit))


def is_rule_hand(hand: Hand) -> bool:
    """Return whether five cards are to be played without proposing."""
    trumps = (hand & TRUMPS).bit_count()
    longest, second, _ = side_suits(hand)
    kings = sum(bool(hand & king) for king in KING[1:])
    if trumps >= 3:
        return True
    if trumps == 2:
        return (
            longest.bit_count() == 3
            or kings >= 1
            or (longest.bit_count() == 2 and longest >> QUEEN_UP != 0)
            or (_has(longest, JACK, ACE) and bool(second >> JACK))
        )
    if trumps == 1:
        return (longest.bit_count() == 4 and _has(longest, 7)) or (
            longest.bit_count() == 3 and longest >> QUEEN_UP != 0 and kings >= 1
        )
    return kings >= 3 or (kings == 2 and _has(longest, 7, QUEEN_UP, JACK))


def rule_lead(hand: Hand, won: int) -> tuple[int, Hand] | None:
    """Return the number of the source's lead that fits ``hand``, and the card; None if none fits. ``won`` is the number
    of own tricks so far.
    """
    trump_set = hand & TRUMPS
    trumps = trump_set.bit_count()
    suits = sorted(
        ((hand & SUITS[index], index) for index in (1, 2, 3)), key=lambda pair: (-pair[0].bit_count(), -pair[0])
    )
    longest, index = suits[0]
    second, second_index = suits[1]
    if hand.bit_count() == 3 and trumps == 3 and won == 2:
        return 8, _lowest(trump_set)
    if hand.bit_count() != 5:
        return None
    if trumps == 1 and longest.bit_count() == 4 and longest & KING[index]:
        return (1, trump_set) if trump_set >= TOP_TRUMP >> 2 else None
    if trumps == 1 and longest.bit_count() == 3:
        shape = longest >> _shift(index)
        if _has(shape, QUEEN_UP, JACK) and shape & (1 << ACE | 1 << TEN) and second & KING[second_index]:
            return 3, 1 << (_shift(index) + QUEEN_UP)
        if longest & KING[index] and trump_set < TOP_TRUMP >> 2:
            return 2, KING[index]
    if trumps == 2 and longest.bit_count() == 3:
        return 4, _highest(longest)
    if trumps == 2 and longest.bit_count() == 2:
        shape, other = longest >> _shift(index), second >> _shift(second_index)
        if _has(shape, JACK, ACE) and shape.bit_count() == 2 and other >> JACK == 1:
            return 5, 1 << (_shift(index) + JACK)
    if trumps == 3 and _sequence(trump_set):
        return 6, _lowest(trump_set)
    return _guarded_lead(hand, suits)


def _guarded_lead(hand: Hand, suits: list[tuple[Hand, int]]) -> tuple[int, Hand] | None:
    """Return the lead for a hand with a single king in one suit and, in another suit, a king or queen with other cards:
    the latter is led.
    """
    single = any(suit == KING[index] for suit, index in suits)
    for suit, index in suits:
        top = _highest(suit) if suit else 0
        if single and suit.bit_count() >= 2 and top in (KING[index], KING[index] >> 1):
            return 7, top
    return None


def classical_keep(hand: Hand) -> Hand:
    """Return what is kept in an exchange: trumps and kings, and a queen together with the king of her suit."""
    kept = hand & TRUMPS
    for king in KING[1:]:
        if hand & king:
            kept |= king | hand & king >> 1
    return kept


def _shift(index: int) -> int:
    return 8 * index - 1


def _has(suit: int, *strengths: int) -> bool:
    return all(suit >> strength & 1 for strength in strengths)


def _lowest(cards: Hand) -> Hand:
    return cards & -cards


def _highest(cards: Hand) -> Hand:
    return 1 << (cards.bit_length() - 1)


def _sequence(cards: Hand) -> bool:
    low = _lowest(cards)
    return cards // low + 1 == 1 << cards.bit_count()


def looks(bit: Hand) -> float:
    """Return how strong a single card looks: trumps above all others, then by rank."""
    return 8 + bit.bit_length() if bit & TRUMPS else (bit.bit_length() - 8) % 8


def strength(hand: Hand) -> float:
    """Return how strong a hand looks: the sum of the likely tricks of its cards."""
    total = 0.0
    for bit in bits(hand):
        rank = (bit.bit_length() - 8) % 8
        total += 0.5 + 0.07 * bit.bit_length() if bit & TRUMPS else (0, 0, 0, 0.1, 0.15, 0.25, 0.4, 0.65)[rank]
    return total
