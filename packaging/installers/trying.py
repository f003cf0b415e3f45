"""Whether a program that was made works where somebody stands who has files named like its modules."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from installers import traps
from installers.common import InstallerError

PROMISED = (
    r"^ok +backup: cardtable-\S+\.sqlite3,",
    r"^ok +sounds: a sound was taken",
    r"^self-test passed$",
)
"""What its self-test must say of a package that brings a Python of its own: that a copy of the database appeared, and
that the process of the sounds lives and takes a name."""


def try_out(self_test: Callable[[Path], str]) -> None:
    """Let ``self_test`` run in a folder full of traps; it is given that folder and returns what was printed.

    Raises ``InstallerError`` if something of what is ``PROMISED`` is missing or a trap was sprung.
    """
    with tempfile.TemporaryDirectory(prefix="traps-") as place:
        traps.lay(Path(place))
        said = self_test(Path(place))
        sprung = traps.sprung(Path(place))
    if sprung:
        raise InstallerError("it imports from where somebody stands:\n" + "\n".join(sprung))
    missing = [promise for promise in PROMISED if not re.search(promise, said, flags=re.MULTILINE)]
    if missing:
        raise InstallerError(f"its self-test does not say {' or '.join(missing)}:\n{said}")
