"""Numbers of parties and codes. From the number follows everything that is left to chance in a partie: what is cut and
the order of the pack in each deal. Who has the number and the rule set has the same cards, on any machine.

What is handed to a friend is a code of both: ``casino.swedish:2:482915073``, with the agreements that are not usual
behind it: ``:target=31,all_equal=on``.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from datetime import date

from cardtable.core.errors import CodedError
from cardtable.core.rules import RuleSet, value_text
from cardtable.games.registry import variant

LONGEST_CODE = 1000
"""Characters; nothing that is longer is looked at."""

_NUMBER = re.compile(r"[0-9]{1,9}")
_CODE = re.compile(r"(?P<variant>[a-z0-9._]+):(?P<players>[0-9]{1,2}):(?P<number>[0-9]{1,9})(?::(?P<agreed>[^:]*))?")


@dataclass(frozen=True, slots=True)
class Code:
    """What a code stands for: a number, and a rule set unless it is a number alone."""

    number: int
    rule_set: RuleSet | None = None


def of_the_day(day: date, family: str) -> int:
    """The number of the deal of the day, the same for everybody: the date behind a digit of the family, 520261122 for
    Piquet on 22 November 2026. Without the digit all games with the same pack had the same cards that day.
    """
    digit = zlib.crc32(family.encode()) % 10
    return digit * 100_000_000 + day.year * 10_000 + day.month * 100 + day.day


def code_text(rule_set: RuleSet, number: int) -> str:
    """The code of a partie, in letters, digits and signs that can be typed and dictated everywhere."""
    changes = variant(rule_set.variant).changes(rule_set)
    agreed = ",".join(f"{name}={value_text(value)}" for name, value in changes.items())
    return ":".join([rule_set.variant, str(rule_set.players), str(number), *filter(None, [agreed])])


def read_code(text: str) -> Code:
    """The code that ``text`` is, or the number; spaces and capitals do not matter. Raises ``CodedError``
    ``not_a_deal_code``, and ``RuleSetError`` for rules that do not exist.
    """
    plain = "".join(text.split()).lower()
    if len(plain) > LONGEST_CODE:
        raise CodedError("not_a_deal_code", text=plain)
    if _NUMBER.fullmatch(plain) and int(plain):
        return Code(int(plain))
    found = _CODE.fullmatch(plain)
    if found is None or not int(found["number"]):
        raise CodedError("not_a_deal_code", text=plain)
    chosen, players = variant(found["variant"]), int(found["players"])
    pairs = [part.partition("=") for part in (found["agreed"] or "").split(",") if part]
    options = {name: chosen.option(players, name).parse(value) for name, _, value in pairs}
    return Code(int(found["number"]), chosen.restored(players, options))
