"""The one kind of action at Casino: playing a hand card.

Text forms: ``9D`` lays the card down; ``9D x 4D 9S #1`` captures cards and builds (builds by their number);
``5S + 4H #2 = 9`` builds.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from cardtable.core.cards import HIDDEN, Card, format_card, parse_card
from cardtable.core.errors import CardError, CodedError


class Play(NamedTuple):
    """Play ``card`` and capture ``taken`` and ``builds``, or build to ``value`` with them, or lay it down alone.

    ``taken`` are the loose table cards in ascending order, ``builds`` numbers of builds in ascending order. Which
    sets the captured cards form is left out, because nothing depends on it.
    """

    card: Card
    taken: tuple[Card, ...] = ()
    builds: tuple[int, ...] = ()
    value: int = 0

    @property
    def captures(self) -> bool:
        return not self.value and bool(self.taken or self.builds)

    @property
    def lays_down(self) -> bool:
        return not (self.value or self.taken or self.builds)

    def __str__(self) -> str:
        text = format_card(self.card)
        if self.lays_down:
            return text
        others = [format_card(card) for card in self.taken] + [f"#{number}" for number in self.builds]
        sign = "+" if self.value else "x"
        end = f" = {self.value}" if self.value else ""
        return f"{text} {sign} {' '.join(others)}{end}"


_FORM = re.compile(r"(\S\S)(?: ([x+]) ((?:\S\S)(?: \S\S+)*|#\d+(?: #\d+)*)(?: = ([1-9]\d?))?)?")


def parse_play(text: str) -> Play:
    """The action of a text form; raises ``CodedError`` ``not_an_action``.

    >>> play = parse_play("9D x 9S")
    >>> format_card(play.card), list(map(format_card, play.taken)), play.builds, play.value
    ('9D', ['9S'], (), 0)
    >>> parse_play("9D x")
    Traceback (most recent call last):
    cardtable.core.errors.CodedError: not an action (text 9D x)
    """
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
        )
    except (CardError, ValueError):
        raise CodedError("not_an_action", text=text) from None
    if str(play) != text or HIDDEN in (play.card, *play.taken) or bool(play.value) != (sign == "+"):
        raise CodedError("not_an_action", text=text)
    return play._replace(taken=tuple(sorted(play.taken)), builds=tuple(sorted(play.builds)))
