"""What is wrong with a position that no play can have led to, told by code like an error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from cardtable.core.cards import Card, format_card
from cardtable.core.errors import CodedError
from cardtable.core.scores import Parameter, Parameters, parameters


class InvalidPosition(NamedTuple):
    """One thing that is wrong. ``str(invalid)`` is plain English for tests and logs."""

    code: str
    params: Parameters = ()

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.params)
        words = self.code.replace("_", " ")
        return f"{words} ({details})" if details else words


class InvalidPositionError(CodedError):
    """A position that no play can have led to. ``invalid`` is all that is wrong with it."""

    def __init__(self, found: Iterable[InvalidPosition]) -> None:
        self.invalid = tuple(found)
        super().__init__("invalid_position", reason="; ".join(map(str, self.invalid)))


def invalid(code: str, **params: Parameter) -> InvalidPosition:
    """Why a position is invalid, with named parameters."""
    return InvalidPosition(code, parameters(**params))


def pack_status(pack: Iterable[Card], cards: Iterable[Card]) -> list[InvalidPosition]:
    """How the cards that lie anywhere differ from the pack: ``card_missing`` and ``card_too_often``, with the card and
    how many are too few or too many.
    """
    expected, found = Counter(pack), Counter(cards)
    return [
        *(invalid("card_missing", card=format_card(card), cards=few) for card, few in (expected - found).items()),
        *(invalid("card_too_often", card=format_card(card), cards=many) for card, many in (found - expected).items()),
    ]
