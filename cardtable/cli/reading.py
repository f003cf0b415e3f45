"""Reading the file that a subcommand is given, or standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from cardtable.core.documents import decoded, read_file


def read_text(file: str, most: int) -> str:
    """Return the text of ``file`` (``-``: standard input); no more than ``most`` bytes are read.

    Raises ``CodedError``, ``OSError``.
    """
    return decoded(sys.stdin.buffer.read(most + 1) if file == "-" else read_file(Path(file), most), file)
