"""Trying whether a built program works in a working directory with files that are named like its modules."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from installers import traps
from installers.common import InstallerError

PROMISED = (
    r"^ok +plug-ins: [0-9]+ there",
    r"^ok +pictures: [1-9]",
    r"^ok +computer players: [1-9]",
    r"^ok +backup: cardtable-\S+\.sqlite3,",
    r"^ok +taking in: [1-9]",
    r"^ok +sounds: a sound was taken",
    r"^ok +voice: a text was (read|taken)|^- +voice: not tried: ",
    r"^ok +second start: a file was handed over",
    r"^ok +settings: kept",
    r"^ok +printing: [1-9]",
    r"^ok +languages: ",
    r"^ok +window: .*front hall",
    r"^self-test passed$",
)
"""Patterns that the output of the self-test must match in a package: what Qt loads by itself is there, icons and
pictures are drawn, the computer players have answered, a copy of the database was made and one was taken in, the
process for sounds has taken a name, a text has reached what reads aloud or it is said why that was not tried, a second
start has handed over its file, settings, paper and languages are there, the window was seen and heard with its front
hall, and all tests have passed.
"""


def try_out(self_test: Callable[[Path], str]) -> None:
    """Run ``self_test`` in a folder full of traps; it takes that folder and returns what was printed.

    Raises ``InstallerError`` if some of what is ``PROMISED`` is missing or a trap was sprung.
    """
    with tempfile.TemporaryDirectory(prefix="traps-") as place:
        traps.lay(Path(place))
        said = self_test(Path(place))
        sprung = traps.sprung(Path(place))
    if sprung:
        raise InstallerError("it imports from where somebody stands:\n" + "\n".join(sprung))
    check(said)


def check(said: str) -> None:
    """Raise ``InstallerError`` if some of what is ``PROMISED`` is missing in what a self-test has ``said``."""
    missing = [promise for promise in PROMISED if not re.search(promise, said, flags=re.MULTILINE)]
    if missing:
        raise InstallerError(f"its self-test does not say {' or '.join(missing)}:\n{said}")
