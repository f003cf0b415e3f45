"""The actions of Écarté, as one type of value with one text form.

===========================  =========================================================================
text                         meaning
===========================  =========================================================================
``bet 1 2``, ``no bet``      a spectator bets two units on seat 1, or nothing
``propose``, ``play``        elder asks for an exchange, or plays without one
``accept``, ``refuse``       the dealer's answer: "how many?" or "play!"
``change 7S 8D``, ``change -``  lay cards away for as many new ones; the dealer may change none
``too many``                 take a card more than is laid away (with irregularities)
``king``                     mark the king of trumps
``9D``                       play a card
``claim revoke 1``           object to a fault of the player on seat 1 (with irregularities)
``no claim``                 object to nothing before the tricks are counted
``keep the box``             the banker of a chouette plays the next match, too
``give up the box``          or lets the captain have his place
===========================  =========================================================================
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

from cardtable.core.cards import Card, format_card, format_cards, parse_card, parse_cards
from cardtable.core.errors import CodedError
from cardtable.games.ecarte.codes import FaultCode


class Kind(IntEnum):
    """The sort of an action; the numbers give the order in which actions are listed."""

    BET = 0
    NO_BET = 1
    PROPOSE = 2
    PLAY = 3
    ACCEPT = 4
    REFUSE = 5
    CHANGE = 6
    KING = 7
    CARD = 8
    OBJECTION = 9
    NO_OBJECTION = 10
    TOO_MANY = 11
    KEEP_BOX = 12
    GIVE_UP_BOX = 13


class EcarteAction(NamedTuple):
    """An action. ``cards`` are those that are changed, in ascending order, or the one that is played. For a bet,
    ``seat`` is the player on whom it is laid and ``units`` its amount; for an objection, ``seat`` is the accused player
    and ``fault`` the fault.
    """

    kind: Kind
    cards: tuple[Card, ...] = ()
    seat: int = -1
    units: int = 0
    fault: str = ""

    @property
    def card(self) -> Card | None:
        """The card that is played; None for other actions."""
        return self.cards[0] if self.kind is Kind.CARD else None

    def __str__(self) -> str:
        if self.kind is Kind.CARD:
            return format_card(self.cards[0])
        if self.kind is Kind.CHANGE:
            return f"change {format_cards(self.cards)}" if self.cards else "change -"
        if self.kind is Kind.BET:
            return f"bet {self.seat} {self.units}"
        if self.kind is Kind.OBJECTION:
            return f"claim {self.fault} {self.seat}"
        return _WORDS[self.kind]


_WORDS = {
    Kind.NO_BET: "no bet",
    Kind.PROPOSE: "propose",
    Kind.PLAY: "play",
    Kind.ACCEPT: "accept",
    Kind.REFUSE: "refuse",
    Kind.KING: "king",
    Kind.NO_OBJECTION: "no claim",
    Kind.TOO_MANY: "too many",
    Kind.KEEP_BOX: "keep the box",
    Kind.GIVE_UP_BOX: "give up the box",
}

NO_BET = EcarteAction(Kind.NO_BET)
PROPOSE = EcarteAction(Kind.PROPOSE)
PLAY = EcarteAction(Kind.PLAY)
ACCEPT = EcarteAction(Kind.ACCEPT)
REFUSE = EcarteAction(Kind.REFUSE)
MARK_KING = EcarteAction(Kind.KING)
NO_OBJECTION = EcarteAction(Kind.NO_OBJECTION)
TOO_MANY = EcarteAction(Kind.TOO_MANY)
KEEP_BOX = EcarteAction(Kind.KEEP_BOX)
GIVE_UP_BOX = EcarteAction(Kind.GIVE_UP_BOX)

_BY_WORD = {word: EcarteAction(kind) for kind, word in _WORDS.items()}


def bet(seat: int, units: int) -> EcarteAction:
    """Return the action that bets ``units`` on the player on ``seat``."""
    return EcarteAction(Kind.BET, seat=seat, units=units)


def objection(fault: str, against: int) -> EcarteAction:
    """Return the action that objects to a ``fault`` of the player on the seat ``against``."""
    return EcarteAction(Kind.OBJECTION, seat=against, fault=fault)


def change(cards: Iterable[Card]) -> EcarteAction:
    """Return the action that lays ``cards`` away and takes as many from the stock."""
    return EcarteAction(Kind.CHANGE, tuple(sorted(cards)))


def lay(card: Card) -> EcarteAction:
    """Return the action that plays ``card`` to the trick."""
    return EcarteAction(Kind.CARD, (card,))


_CARD = r"[A2-9TJQK][SHDC]"
_CARD_FORM = re.compile(_CARD)
_BET_FORM = re.compile(r"bet ([0-9]) ([1-9][0-9]{0,3})")
_OBJECTION_FORM = re.compile(rf"claim ({'|'.join(FaultCode)}) ([0-9])")
_CHANGE_FORM = re.compile(rf"change (-|{_CARD}(?: {_CARD}){{0,4}})")


def parse_action(text: str) -> EcarteAction:
    """Return the action that ``text`` names; raises ``CodedError`` ``not_an_action``."""
    if text in _BY_WORD:
        return _BY_WORD[text]
    if _CARD_FORM.fullmatch(text):
        return lay(parse_card(text))
    if matched := _BET_FORM.fullmatch(text):
        return bet(int(matched[1]), int(matched[2]))
    if matched := _OBJECTION_FORM.fullmatch(text):
        return objection(matched[1], int(matched[2]))
    if matched := _CHANGE_FORM.fullmatch(text):
        cards = () if matched[1] == "-" else parse_cards(matched[1])
        if len(set(cards)) == len(cards):
            return change(cards)
    raise CodedError("not_an_action", text=text)
