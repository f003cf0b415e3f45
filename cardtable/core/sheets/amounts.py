"""Numbers as people write them on a score sheet: ``12``, ``10+15+8``, ``20−5``."""

from __future__ import annotations

import re

from cardtable.core.errors import CodedError

LONGEST = 60
"""The most characters of a cell."""
_SUM = re.compile(r"[+-]?[0-9]{1,12}([+-][0-9]{1,12})*")


def parse_amount(text: str) -> int:
    """Return the number that a cell holds; a sum is added up. Raises ``CodedError`` ``not_a_sum`` with the parameter
    ``text``.
    """
    plain = "".join(text.split()).replace("−", "-").replace("–", "-")
    if len(text) > LONGEST or not plain.isascii() or not _SUM.fullmatch(plain):
        raise CodedError("not_a_sum", text=text[:LONGEST])
    return sum(int(part) for part in re.findall(r"[+-]?[0-9]+", plain))
