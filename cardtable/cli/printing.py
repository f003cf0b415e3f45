"""Printing: JSON that every program reads whatever the terminal's encoding, and lines that are lines."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

from cardtable.core.foreign import as_quoted

LONGEST_LINE = 5000
"""Characters of a printed line."""


def print_json(value: Any) -> None:
    """Print JSON values on standard output, characters that its encoding may lack as JSON spells them."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "").replace("_", "")
    print(json.dumps(value, ensure_ascii=encoding != "utf8", indent=2))


def print_lines(lines: Iterable[str]) -> None:
    """Print lines on standard output, without anything that a terminal takes for an order."""
    print("\n".join(as_quoted(line, LONGEST_LINE) for line in lines))


def complain(words: str) -> None:
    """Print one line on standard error, without anything that a terminal takes for an order."""
    print(as_quoted(words, LONGEST_LINE), file=sys.stderr)
