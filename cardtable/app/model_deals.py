"""A whole deal of each rule set, played by computer players and commented, to be watched on the table.

Under ``resources/deals`` lie for each rule set:

* ``<rule set>.cardtable``, the record of a match whose first deal is over;
* ``<rule set>.reasons.json``, the reasons of the computer players for their moves: an object with lists of
  ``[code, parameters]`` by the number of the move, from 1;
* ``<language>/<rule set>.toml``, the comments: a table ``said`` with texts by the number of moves made before, from 0.
  Cards are written in them as in the words of lessons, ``{TD}``. Comments that a language lacks are shown in English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cardtable.ai.protocol import Reason
from cardtable.app.dropped_in import LanguageError
from cardtable.app.languages import ENGLISH, offering
from cardtable.app.resources import resource_path
from cardtable.app.texts import texts_in
from cardtable.core.documents import load_json
from cardtable.core.errors import CodedError
from cardtable.core.record import SUFFIX, parse_record
from cardtable.core.scores import parameters
from cardtable.session.session import Session
from cardtable.words.families import words_for

_FOLDER = "deals"
_MOVES = re.compile(r"\d{1,3}", re.ASCII)


@dataclass(frozen=True)
class ModelDeal:
    """The first deal of ``session``, and the reasons of the computer players for their moves."""

    variant: str
    session: Session
    reasons: Mapping[int, Sequence[Reason]]

    def comment(self, moves: int, language: str) -> str:
        """Return the comment after ``moves`` moves; empty if there is none."""
        return comments(self.variant, language).get(moves) or comments(self.variant, ENGLISH).get(moves, "")

    def advice(self, moves: int) -> str:
        """Return the reasons for the last of ``moves`` moves, in words; empty if there are none."""
        words = words_for(self.variant)
        return " ".join(words.reason(reason) for reason in self.reasons.get(moves, ()))

    def mover(self, moves: int) -> int:
        """Return the seat that made the last of ``moves`` moves, which must be at least one."""
        return self.session.state_after(0, moves - 1)[0].actor()


def has_model_deal(variant: str) -> bool:
    """Return whether there is a commented deal of the rule set."""
    return _file(f"{variant}{SUFFIX}").is_file()


@cache
def model_deal(variant: str) -> ModelDeal:
    """Return the commented deal of a rule set. Raises ``RecordError`` if its record cannot be read, and ``CodedError``
    ``no_model_deal`` if there is none.
    """
    if not has_model_deal(variant):
        raise CodedError("no_model_deal", variant=variant)
    session = Session.resume(parse_record(_file(f"{variant}{SUFFIX}").read_text(encoding="utf-8")))
    told = load_json(_file(f"{variant}.reasons.json").read_text(encoding="utf-8"))
    reasons = {int(move): [Reason(code, parameters(**named)) for code, named in one] for move, one in told.items()}
    return ModelDeal(variant, session, reasons)


def comments(variant: str, language: str) -> Mapping[int, str]:
    """Return the comments in ``language`` (without the English ones), by the number of moves made before each."""
    return _comments(variant, language)[0]


def comments_fault(variant: str, language: str) -> LanguageError | None:
    """Return why some comments in ``language`` are left out; None if none are."""
    return _comments(variant, language)[1]


@cache
def _comments(variant: str, language: str) -> tuple[Mapping[int, str], LanguageError | None]:
    places = [place for place in offering(language) if place.code == language]
    table, fault = texts_in(places, _FOLDER, f"{variant}.toml")
    return said_in(table), fault


def said_in(table: Mapping[str, Any]) -> Mapping[int, str]:
    """Return the comments in a document, by the number of moves made before each."""
    said = table.get("said")
    given = said.items() if isinstance(said, dict) else ()
    return {int(moves): text for moves, text in given if _MOVES.fullmatch(moves) and isinstance(text, str)}


def _file(*parts: str) -> Path:
    return resource_path(_FOLDER, *parts)
