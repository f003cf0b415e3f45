"""Printing: JSON that every program can read, whatever the terminal's encoding, and text that cannot control the
terminal.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from cardtable.core.sanitise import as_quoted
from cardtable.core.scores import ScoreLine

LONGEST_LINE = 5000
"""The most characters of a printed line."""


def print_json(value: Any) -> None:
    """Print JSON values on standard output; characters that its encoding may lack are written as escapes."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "").replace("_", "")
    print(json.dumps(value, ensure_ascii=encoding != "utf8", indent=2))


def print_lines(lines: Iterable[str]) -> None:
    """Print lines on standard output, without characters that control the terminal."""
    print("\n".join(as_quoted(line, LONGEST_LINE) for line in lines))


def complain(words: str) -> None:
    """Print one line on standard error, without characters that control the terminal."""
    print(as_quoted(words, LONGEST_LINE), file=sys.stderr)


def line_text(line: ScoreLine) -> str:
    """Return a score line as text, from its code and parameters."""
    text = line.code.replace("_", " ")
    if line.params:
        text += " (" + ", ".join(f"{name} {value}" for name, value in line.params) + ")"
    return text if line.marked else f"{text}, counted but not marked"


def points_text(title: str, names: Sequence[str], points: Sequence[int]) -> str:
    """Return points as text, such as ``standing: Anna 7, Björn 4``."""
    return f"{title}: " + ", ".join(f"{name} {value}" for name, value in zip(names, points, strict=True))
