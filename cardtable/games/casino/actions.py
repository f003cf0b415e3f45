"""The actions of Casino: playing a hand card, or, with irregularities, objecting to the last play or not.

Text forms: ``9D`` lays the card down; ``9D x 4D 9S #1`` captures cards and builds (builds by their number); ``5S + 4H
#2 = 9`` builds; ``5S on 4H = 9`` lays the card on another or on a stack; ``JK = 9`` lays a joker down as a nine,
``QH = 13`` announces a card that counts 3 or 13.
``objection wrong_capture 1`` objects to the capture of seat 1, and ``no objection`` accepts the play.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import HIDDEN, Card, format_card, parse_card
from cardtable.core.errors import CardError, CodedError
from cardtable.games.casino.codes import FaultCode


class Play(NamedTuple):
    """Play ``card`` and capture ``taken`` and ``builds``, or build to ``value`` with them, or lay it down alone.

    ``taken`` are the loose table cards in ascending order, ``builds`` numbers of builds in ascending order. Which sets
    the captured cards form is left out, because nothing depends on it. With an ``objection`` no card is played:
    ``objection`` is the code of the fault of which ``seat`` is accused, or ``NOTHING``. ``stacked`` says that ``card``
    is laid on another card or on a stack, which together count ``value`` from then on, or that it is a joker laid down
    alone as ``value``.
    """

    card: Card
    taken: tuple[Card, ...] = ()
    builds: tuple[int, ...] = ()
    value: int = 0
    objection: str = ""
    seat: int = -1
    stacked: bool = False

    @property
    def captures(self) -> bool:
        return not self.value and bool(self.taken or self.builds)

    @property
    def lays_down(self) -> bool:
        return not (self.value or self.taken or self.builds or self.objection)

    def __str__(self) -> str:
        if self.objection:
            return NOTHING if self.objection == NOTHING else f"claim {self.objection} {self.seat}"
        text = format_card(self.card)
        if self.lays_down:
            return text
        others = [format_card(card) for card in self.taken] + [f"#{number}" for number in self.builds]
        if not others:
            return f"{text} = {self.value}"
        sign = "on" if self.stacked else "+" if self.value else "x"
        end = f" = {self.value}" if self.value else ""
        return f"{text} {sign} {' '.join(others)}{end}"


def card_laid(plays: Sequence[tuple[int, Play]]) -> Card | None:
    """Return the card that the last of ``plays`` laid down alone; None if it did something else, or if there is no
    play.
    """
    if not plays:
        return None
    _, play = plays[-1]
    return play.card if play.lays_down else None


NOTHING = "no claim"
NO_OBJECTION = Play(HIDDEN, objection=NOTHING)


def objection(fault: str, against: int) -> Play:
    """Return the action that objects to a ``fault`` of the player on seat ``against``."""
    return Play(HIDDEN, objection=fault, seat=against)


_OBJECTION_FORM = re.compile(rf"claim ({'|'.join(FaultCode)}) ([0-9])")
_FORM = re.compile(r"(\S\S)(?: ([x+]|on) ((?:\S\S)(?: \S\S+)*|#\d+(?: #\d+)*))?(?: = ([1-9]\d?))?")


def parse_play(text: str) -> Play:
    """Return the action for a text form; raises ``CodedError`` ``not_an_action`` for other texts.

    >>> play = parse_play("9D x 9S")
    >>> format_card(play.card), list(map(format_card, play.taken)), play.builds, play.value
    ('9D', ['9S'], (), 0)
    >>> parse_play("9D x")
    Traceback (most recent call last):
    cardtable.core.errors.CodedError: not an action (text 9D x)
    """
    if text == NOTHING:
        return NO_OBJECTION
    if objected := _OBJECTION_FORM.fullmatch(text):
        return objection(objected[1], int(objected[2]))
    matched = _FORM.fullmatch(text)
    if not matched:
        raise CodedError("not_an_action", text=text)
    card, sign, others, value = matched.groups()
    words = others.split() if others else []
    try:
        numbers = tuple(int(word[1:]) for word in words if word.startswith("#"))
        play = Play(
            parse_card(card),
            tuple(parse_card(word) for word in words if not word.startswith("#")),
            numbers,
            int(value or 0),
            stacked=sign == "on" or (not sign and bool(value)),
        )
    except (CardError, ValueError):
        raise CodedError("not_an_action", text=text) from None
    # A value belongs to a sign, or to a card that is laid down and announced.
    valued = sign in ("+", "on") or (not sign and bool(play.value))
    if str(play) != text or HIDDEN in (play.card, *play.taken) or bool(play.value) != valued:
        raise CodedError("not_an_action", text=text)
    return play._replace(taken=tuple(sorted(play.taken)), builds=tuple(sorted(play.builds)))
