"""Numbers and codes of matches.

All that chance decides in a match follows from its number: the cards that are cut and the order of the pack in each
deal. Equal numbers and rule sets give equal cards, on any machine. To share a match, a person passes on its code, which
contains both: ``casino.swedish:2:482915073``, followed by the options that differ from the defaults:
``:target=31,all_equal=on``. With ``rules`` in the place of the number it has the rules alone.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from dataclasses import dataclass
from datetime import date

from cardtable.core.errors import CodedError
from cardtable.core.rules import RuleSet, value_text
from cardtable.games.registry import VARIANTS, variant

LONGEST_CODE = 4000
"""The most characters of a text in which a code is looked for; a longer text is refused."""

_RULES = "rules"
_NUMBER = re.compile(r"[0-9]{1,9}")
_OF_CARDS = r"(?P<number>[0-9]{1,9}(?![0-9])|rules(?![0-9a-z]))"
_REST = rf":(?P<players>[0-9]{{1,2}}):{_OF_CARDS}(?::(?P<agreed>[a-z0-9_=,/+-]*+))?+(?!:)"
_CODE = re.compile(rf"(?<![a-z0-9._:])(?P<variant>[a-z][a-z0-9._]*){_REST}")
_ALONE = re.compile(r"(?<![0-9:.,/-])(?:[0-9]{6,9}|[0-9]{1,3}(?: [0-9]{3}){1,2})(?![0-9:/-])(?![.,][0-9])")
"""A number in a text that is not part of a date, a time or an amount: with at least six digits, or in groups
of three.
"""


@dataclass(frozen=True, slots=True)
class Code:
    """A code that was read: a number, which is None if the code has the rules alone, and the rule set, which is None if
    only a number was given.
    """

    number: int | None
    rule_set: RuleSet | None = None


def of_the_day(day: date, family: str) -> int:
    """Return the number of the deal of the day, the same for everybody: the date after a digit that depends on the
    family, 520261122 for Piquet on 22 November 2026. Without that digit all families with the same pack would have the
    same cards on one day.
    """
    digit = zlib.crc32(family.encode()) % 10
    return digit * 100_000_000 + day.year * 10_000 + day.month * 100 + day.day


def code_text(rule_set: RuleSet, number: int | None) -> str:
    """Return the code of a match, or of its rules alone if ``number`` is None. It has only characters that can be typed
    and dictated everywhere.
    """
    changes = variant(rule_set.variant).changes(rule_set)
    agreed = ",".join(f"{name}={value_text(value)}" for name, value in changes.items())
    of_cards = _RULES if number is None else str(number)
    return ":".join([rule_set.variant, str(rule_set.players), of_cards, *filter(None, [agreed])])


def read_code(text: str) -> Code:
    """Return the code or the number that ``text`` is or contains. Spaces, capital letters, quotation marks, other
    characters around it and invisible characters do not matter.

    Raises ``CodedError`` ``not_a_deal_code`` if there is none, ``several_deal_codes`` if there are different ones, and
    ``RuleSetError`` for rules that do not exist.
    """
    if len(text) > LONGEST_CODE:
        raise CodedError("not_a_deal_code", text=text)
    plain = _plain(text)
    joined = "".join(plain.split())
    if _NUMBER.fullmatch(joined) and int(joined):
        return Code(int(joined))
    whole = _CODE.fullmatch(joined)
    if whole is not None and whole["variant"] in VARIANTS:
        return _understood(whole)
    # A code may be broken at the end of a line, and a word before it may be joined with it by that.
    names = sorted((name for kind in VARIANTS for name in (kind.id, *kind.aliases)), key=len, reverse=True)
    own = re.compile(f"(?P<variant>{'|'.join(map(re.escape, names))}){_REST}")
    found: dict[Code, None] = {}
    refused: CodedError | None = None
    none: list[str] = []
    for match in (*_CODE.finditer(plain), *own.finditer(joined)):
        # The end of a name that is no game's may be one by itself.
        if any(match[0] in text for text in none):
            continue
        try:
            found[_understood(match)] = None
        except CodedError as error:
            refused = refused or error
            none.append(match[0])
    alone = [] if found or refused else [int("".join(one.split())) for one in _ALONE.findall(plain)]
    if len(found) > 1 or len(set(alone)) > 1:
        raise CodedError("several_deal_codes")
    if found:
        return next(iter(found))
    if alone and alone[0]:
        return Code(alone[0])
    raise refused or CodedError("not_a_deal_code", text=joined)


def _plain(text: str) -> str:
    """Return ``text`` in small letters and normalised characters, without invisible characters; quoting marks of mail
    become spaces.
    """
    usual = unicodedata.normalize("NFKC", text).lower()
    return "".join(" " if one in ">|" else one for one in usual if unicodedata.category(one) not in ("Cf", "Mn"))


def _understood(found: re.Match[str]) -> Code:
    """Return the code that a pattern has matched; raises what ``read_code`` raises."""
    number = None if found["number"] == _RULES else int(found["number"])
    if number == 0:
        raise CodedError("not_a_deal_code", text=found[0])
    chosen, players = variant(found["variant"]), int(found["players"])
    pairs = [part.partition("=") for part in (found["agreed"] or "").split(",") if part]
    options = {name: chosen.option(players, name).parse(value) for name, _, value in pairs}
    return Code(number, chosen.sensible(chosen.restored(players, options)))
