"""What can lie where a file of the program should be."""

from __future__ import annotations

import os
from pathlib import Path

KINDS = ("folder", "full folder", "pipe", "link", "closed")


def obstruct(place: Path, what: str) -> None:
    """Put one of ``KINDS`` at ``place``: something that is no file, a link to nowhere, a file that nobody may read."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if what.endswith("folder"):
        place.mkdir()
        if what.startswith("full"):
            (place / "inside").touch()
    elif what == "pipe":
        os.mkfifo(place)
    elif what == "link":
        place.symlink_to(place.with_name("nowhere") / "nothing")
    else:
        place.write_bytes(b"x" * 100)
        place.chmod(0)
