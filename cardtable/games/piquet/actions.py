"""The actions of Piquet, as one type of value with one text form.

================================  ============================================================================
text                              meaning
================================  ============================================================================
``shuffle``                       elder asks for another shuffle
``cut``, ``cut threes middle``    elder cuts, as agreed or commanding how to deal and where to lay the talon
``change 7S 8D 9C``               lay cards away and take as many from the talon; ``change -`` takes none
``lay 7S 8D 9C``                  lay cards away without taking yet
``too many``, ``too few``         take a card more or fewer than is laid away for them (with irregularities)
``take``, ``lift``                take for the cards laid away, or take them up again to choose others
``blanche 5``                     elder announces carte blanche and how many she will buy
``blanche``                       the dealer shows carte blanche
``point 6H``, ``point -``         declare six cards of hearts as point, or none
``point pH``                      declare the pips of hearts as ruff, with 36 cards
``sequences 4KH 3JS``             declare a quart to the king of hearts and a tierce to the jack of spades
``sets 4A 3K-S``                  declare four aces and three kings (without the king of spades)
``overstate 5AS``                 declare an item of which one card is not held, and what else is held of its class
                                  (with irregularities)
``good``                          let a declaration pass
``how high``                      ask how high a declaration is before answering it
``declare``                       declare everything from here on, as good as it is
``ninety``, ``no ninety``         the dealer announces a Neunziger before the first lead, or does not; with
                                  irregularities elder too
``sixty``                         elder announces a Sechziger with the card that she plays next (with irregularities)
``correct``                       elder takes back what she has declared, to declare anew (with irregularities)
``count 6H 4AD 3TC``              the dealer counts these of the declarations that are his to count
``9D``                            play a card
``mix``                           lay one's discards among one's tricks (with irregularities)
``name``                          the next lead changes the suit, and is named (with irregularities)
``object revoke``                 object to a fault of the opponent (with irregularities)
``object revoke 2``               object to a fault of the player on seat 2, where more than two play
``content``                       object to nothing before the tricks are counted (with irregularities)
``look H``                        elder looks at the talon and will lead hearts
``ask``                           how many cards of the point are still held?
``claim``                         lay the hand open: the rest of the tricks are mine
``accept``, ``one more``          the answers to it
``give up``                       lay the hand down: the rest of the tricks are yours
``deal 9D 2S …``                  chance: the pack in the order in which it will be dealt
================================  ============================================================================

In items the first digit is the number of cards. A point's pips are not part of its text; in an action they are 0, and
the length of a ruff is ``RUFF_LENGTH`` there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum
from functools import cache, lru_cache
from typing import NamedTuple

from cardtable.core.cards import (
    PACK_32,
    PACK_36,
    RANK_LETTERS,
    SUIT_LETTERS,
    Card,
    check_order,
    format_card,
    format_cards,
    parse_card,
    parse_cards,
)
from cardtable.core.errors import CardError, CodedError
from cardtable.core.state import Deal
from cardtable.games.piquet.codes import FaultCode
from cardtable.games.piquet.combinations import LOWEST_SET, NO_SUIT, RUFF_LENGTH, Item, Kind
from cardtable.games.piquet.dealing import Packets, TalonPlace
from cardtable.games.piquet.ranking import RANKS, STRENGTH


class Do(IntEnum):
    """The sort of an action; the numbers give the order in which actions are listed."""

    SHUFFLE = 0
    CUT = 1
    CHANGE = 2
    LAY = 3
    TAKE = 4
    LIFT = 5
    BLANCHE = 6
    POINT = 7
    SEQUENCES = 8
    SETS = 9
    GOOD = 10
    DECLARE = 11
    NINETY = 12
    NO_NINETY = 13
    COUNT = 14
    CARD = 15
    LOOK = 16
    ASK = 17
    CLAIM = 18
    ACCEPT = 19
    ONE_MORE = 20
    GIVE_UP = 21
    HOW_HIGH = 22
    SIXTY = 23
    CORRECT = 24
    NAME = 25
    OBJECT = 26
    CONTENT = 27
    OVERSTATE = 28
    TOO_MANY = 29
    TOO_FEW = 30
    MIX = 31


class PiquetAction(NamedTuple):
    """An action. ``cards`` are those laid away, in ascending order, or the one that is played; ``items`` are those
    declared, the best first. ``number`` depends on the sort: how many cards elder will buy with carte blanche, the suit
    that she will lead, 1 plus the index in ``COMMANDS`` of the dealing that she commands, or fault and seat as
    ``objection`` combines them.
    """

    do: Do
    cards: tuple[Card, ...] = ()
    items: tuple[Item, ...] = ()
    number: int = 0

    @property
    def card(self) -> Card | None:
        """The card that is played; None for other actions."""
        return self.cards[0] if self.do is Do.CARD else None

    def __str__(self) -> str:
        match self.do:
            case Do.CARD:
                return format_card(self.cards[0])
            case Do.CHANGE | Do.LAY:
                return f"{_WORDS[self.do]} {format_cards(self.cards) or '-'}"
            case Do.POINT | Do.SEQUENCES | Do.SETS | Do.COUNT | Do.OVERSTATE:
                return f"{_WORDS[self.do]} {' '.join(map(format_item, self.items)) or '-'}"
            case Do.LOOK:
                return f"look {SUIT_LETTERS[self.number]}"
            case Do.OBJECT:
                fault, against = fault_of(self), seat_of(self)
                return f"object {fault}" if against is None else f"object {fault} {against}"
            case Do.BLANCHE if self.number:
                return f"blanche {self.number}"
            case Do.CUT if self.number:
                packets, place = COMMANDS[self.number - 1]
                return f"cut {packets.name.lower()} {place.name.lower()}"
        return _WORDS[self.do]


FAULT_CODES = tuple(FaultCode)
"""The faults that can be objected to."""
_SEATS = range(4)
"""The seats that an objection can name; at most four players play a deal in which there are several opponents."""
OBJECTIONS = len(FAULT_CODES) * (1 + len(_SEATS))
"""How many different objections there are."""
COMMANDED = (Packets.TWOS, Packets.THREES)
"""The packets in which elder can command to deal."""
COMMANDS = tuple((packets, place) for packets in COMMANDED for place in TalonPlace)
"""What elder can command when she cuts: the packets and the place of the talon."""

_WORDS = {kind: kind.name.lower().replace("_", " ") for kind in Do}

SHUFFLE = PiquetAction(Do.SHUFFLE)
CUT = PiquetAction(Do.CUT)
TAKE = PiquetAction(Do.TAKE)
LIFT = PiquetAction(Do.LIFT)
BLANCHE = PiquetAction(Do.BLANCHE)
GOOD = PiquetAction(Do.GOOD)
DECLARE = PiquetAction(Do.DECLARE)
NINETY = PiquetAction(Do.NINETY)
NO_NINETY = PiquetAction(Do.NO_NINETY)
ASK = PiquetAction(Do.ASK)
CLAIM = PiquetAction(Do.CLAIM)
ACCEPT = PiquetAction(Do.ACCEPT)
ONE_MORE = PiquetAction(Do.ONE_MORE)
GIVE_UP = PiquetAction(Do.GIVE_UP)
HOW_HIGH = PiquetAction(Do.HOW_HIGH)
SIXTY = PiquetAction(Do.SIXTY)
CORRECT = PiquetAction(Do.CORRECT)
NAME = PiquetAction(Do.NAME)
CONTENT = PiquetAction(Do.CONTENT)
TOO_MANY = PiquetAction(Do.TOO_MANY)
TOO_FEW = PiquetAction(Do.TOO_FEW)
MIX = PiquetAction(Do.MIX)

_ALONE = (
    *(SHUFFLE, CUT, TAKE, LIFT, BLANCHE, GOOD, DECLARE, NINETY, NO_NINETY),
    *(ASK, CLAIM, ACCEPT, ONE_MORE, GIVE_UP, HOW_HIGH, SIXTY, CORRECT),
    *(NAME, CONTENT, TOO_MANY, TOO_FEW, MIX),
)
_OF_KIND = {Kind.POINT: Do.POINT, Kind.SEQUENCE: Do.SEQUENCES, Kind.SET: Do.SETS}
KIND_OF = {do: kind for kind, do in _OF_KIND.items()}
"""The class in which an action declares."""


def objection(fault: FaultCode, against: int | None = None) -> PiquetAction:
    """Return the action that objects to ``fault``, of the only opponent or, where there are several, of the seat
    ``against``.
    """
    place = 0 if against is None else 1 + against
    return PiquetAction(Do.OBJECT, number=place * len(FAULT_CODES) + FAULT_CODES.index(fault))


def fault_of(action: PiquetAction) -> FaultCode:
    """The fault that an objection names."""
    return FAULT_CODES[action.number % len(FAULT_CODES)]


def seat_of(action: PiquetAction) -> int | None:
    """Return the seat that an objection names; None if there is only one opponent."""
    place = action.number // len(FAULT_CODES)
    return place - 1 if place else None


def command(packets: Packets, place: TalonPlace) -> PiquetAction:
    """Return the action that cuts and commands how to deal and where to lay the talon."""
    return PiquetAction(Do.CUT, number=COMMANDS.index((packets, place)) + 1)


def change(cards: Iterable[Card]) -> PiquetAction:
    """Return the action that lays ``cards`` away and takes as many."""
    return PiquetAction(Do.CHANGE, tuple(sorted(cards)))


def lay_away(cards: Iterable[Card]) -> PiquetAction:
    """Return the action that lays ``cards`` away without taking any yet."""
    return PiquetAction(Do.LAY, tuple(sorted(cards)))


def blanche(number: int) -> PiquetAction:
    """Return the action that announces carte blanche and that ``number`` cards will be bought."""
    return PiquetAction(Do.BLANCHE, number=number)


def _without_pips(items: Iterable[Item]) -> tuple[Item, ...]:
    return tuple(
        [
            Item(item.kind, RUFF_LENGTH if item.is_ruff else item.length, 0, item.suit)
            if item.kind is Kind.POINT
            else item
            for item in items
        ]
    )


def declare(kind: Kind, items: Iterable[Item] = ()) -> PiquetAction:
    """Return the action that declares ``items`` of one class, the best first, or none."""
    return _declaration(kind, tuple(items))


@lru_cache(maxsize=4096)
def _declaration(kind: Kind, items: tuple[Item, ...]) -> PiquetAction:
    return PiquetAction(_OF_KIND[kind], items=_without_pips(items))


def overstate(item: Item) -> PiquetAction:
    """Return the action that declares ``item`` although one card of it is not held."""
    return PiquetAction(Do.OVERSTATE, items=_without_pips([item]))


def count(items: Iterable[Item]) -> PiquetAction:
    """Return the action that counts ``items`` of any classes, the point first."""
    return PiquetAction(Do.COUNT, items=_without_pips(items))


@cache
def play(card: Card) -> PiquetAction:
    """Return the action that plays ``card`` to the trick."""
    return PiquetAction(Do.CARD, (card,))


def look(suit: int) -> PiquetAction:
    """Return the action that looks at the cards that the dealer left and promises to lead ``suit``."""
    return PiquetAction(Do.LOOK, number=suit)


def format_item(item: Item) -> str:
    """Return the text form of an item: ``6H`` for a point, ``pH`` for a ruff, ``4KH`` for a sequence, ``4A`` and
    ``3K-S`` for sets.
    """
    if item.kind is Kind.POINT:
        return f"{'p' if item.is_ruff else item.length}{SUIT_LETTERS[item.suit]}"
    rank = RANK_LETTERS[RANKS[item.rank] - 1]
    if item.kind is Kind.SEQUENCE:
        return f"{item.length}{rank}{SUIT_LETTERS[item.suit]}"
    return f"{item.length}{rank}" if item.suit == NO_SUIT else f"{item.length}{rank}-{SUIT_LETTERS[item.suit]}"


_ITEM = re.compile(r"([1-8p])([SHDC])|([1-9])(?:([A7-9TJQK])([SHDC])|([AKQJT])(?:-([SHDC]))?)")


def parse_item(text: str) -> Item:
    """Return the item that ``text`` names, a point without its pips; raises ``CodedError`` ``not_an_item``."""
    matched = _ITEM.fullmatch(text)
    if not matched:
        raise CodedError("not_an_item", text=text)
    point, suit, length, top, suit_of_run, rank, missing = matched.groups()
    if suit:
        return Item(Kind.POINT, RUFF_LENGTH if point == "p" else int(point), 0, SUIT_LETTERS.index(suit))
    number = int(length)
    strength = STRENGTH[RANK_LETTERS.index(top or rank) + 1]
    if top:
        if 3 <= number <= strength + 2:
            return Item(Kind.SEQUENCE, number, strength, SUIT_LETTERS.index(suit_of_run))
    elif number == (3 if missing else 4) and strength >= LOWEST_SET:
        return Item(Kind.SET, number, strength, SUIT_LETTERS.index(missing) if missing else NO_SUIT)
    raise CodedError("not_an_item", text=text)


_BY_TEXT = {str(action): action for action in (*_ALONE, *(command(*one) for one in COMMANDS))}
_BY_TEXT |= {str(blanche(number)): blanche(number) for number in range(1, 9)}
_BY_TEXT |= {
    str(one): one for one in (objection(fault, against) for fault in FAULT_CODES for against in (None, *_SEATS))
}
_BY_TEXT |= {str(look(suit)): look(suit) for suit in range(4)}
SAYINGS = (*_WORDS.values(), *_BY_TEXT)
"""What actions of each kind begin with, and the texts of all that come in one form alone."""
_DECLARING = {_WORDS[do]: do for do in (Do.POINT, Do.SEQUENCES, Do.SETS, Do.COUNT, Do.OVERSTATE)}
_LAYING = {"change": change, "lay": lay_away}


def parse_action(text: str) -> PiquetAction | Deal:
    """Return the action that ``text`` names; raises ``CodedError`` ``not_an_action``. Cards that are laid away may come
    in any order.
    """
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    word, _, rest = text.partition(" ")
    try:
        action = _parse(word, rest)
    except (CardError, CodedError):
        action = None
    if action is None or (str(action) != text and word not in _LAYING):
        raise CodedError("not_an_action", text=text)
    return action


def _parse(word: str, rest: str) -> PiquetAction | Deal | None:
    if word in _LAYING:
        cards = () if rest == "-" else parse_cards(rest)
        good = len(set(cards)) == len(cards) and set(cards) <= set(PACK_36) and rest == (format_cards(cards) or "-")
        return _LAYING[word](cards) if good else None
    if word in _DECLARING:
        do = _DECLARING[word]
        items = () if rest == "-" else tuple(map(parse_item, rest.split(" ")))
        if do is Do.COUNT or (do is Do.OVERSTATE and len(items) == 1):
            return PiquetAction(do, items=items)
        if do is Do.OVERSTATE:
            return None
        return PiquetAction(do, items=items) if {item.kind for item in items} <= {KIND_OF[do]} else None
    if word == "deal":
        order = parse_cards(rest)
        check_order(order, PACK_36 if len(order) == len(PACK_36) else PACK_32)
        return Deal(order)
    card = parse_card(word)
    return play(card) if card in PACK_36 and not rest else None
