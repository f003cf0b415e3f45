"""``cardtable language``: a language of the program is begun, looked over and made ready to be used."""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path

from cardtable import TEXT_PICTURES
from cardtable.app.languages import dropped_in_folder
from cardtable.app.picture_index import INDEX
from cardtable.app.translating import FOLDER, PICTURES, Coverage, finish, make, missing, usable_words
from cardtable.cli.printing import complain, print_lines
from cardtable.core.processes import started_part

LEFT_OUT = 1
_SHOWN = 5
"""So many of the missing texts of a group are shown."""


def language(arguments: argparse.Namespace) -> int:
    """Do what ``arguments.do`` says; return the exit status, which is 1 if texts are left out or no pictures
    could be taken.

    Raises ``CodedError`` and ``OSError``.
    """
    folder = Path(arguments.folder, arguments.code) if arguments.folder else dropped_in_folder(arguments.code)
    return {"make": _make, "missing": _missing, "finish": _finish, "pictures": _pictures}[arguments.do](
        folder, arguments
    )


def _make(folder: Path, arguments: argparse.Namespace) -> int:
    make(folder)
    print_lines(
        [
            f"{folder}:",
            "  about.toml      say here what the language calls itself, and its letters on cards",
            f"  {FOLDER}/          the texts of the program: begin with 1-table.po, in any editor of PO files",
            "  english/        pages, lessons and comments: translate each into a folder of the same name beside it",
            f"Then: cardtable language finish {folder.name}"
            + (f" --folder {arguments.folder}" if arguments.folder else ""),
        ]
    )
    return 0


def _missing(folder: Path, arguments: argparse.Namespace) -> int:
    shown = None if arguments.all else _SHOWN
    print_lines(line for part in missing(folder) for line in _told(part, shown))
    return 0


def _told(part: Coverage, shown: int | None) -> list[str]:
    lines = [f"{part.title}: {part.done} of {part.whole}"]
    lines += [f"  {text}" for text in islice(part.missing, shown)]
    more = len(part.missing) - len(lines) + 1
    return [*lines, f"  and {more} more"] if more else lines


def _finish(folder: Path, arguments: argparse.Namespace) -> int:
    flaws = finish(folder)
    parts = missing(folder)
    done, whole = sum(part.done for part in parts), sum(part.whole for part in parts)
    lines = [f"left out ({flaw.reason.replace('_', ' ')}): {flaw.text}" for flaw in flaws]
    spoken = "spoken from the next start on" if folder == dropped_in_folder(arguments.code) else "ready to be passed on"
    print_lines([*lines, f"{folder.name}: {done} of {whole} texts and pages; {spoken}."])
    return LEFT_OUT if flaws else 0


def _pictures(folder: Path, arguments: argparse.Namespace) -> int:
    # What cannot be read is said before a minute of pictures.
    usable_words(folder)
    with started_part(TEXT_PICTURES, str(folder)) as process:
        said, _ = process.communicate()
    counts = said.split()[-2:]
    if process.returncode or len(counts) != len(("seen", "whole")) or not all(map(bytes.isdigit, counts)):
        complain("The pictures could not be taken: the windows of the program did not open.")
        return LEFT_OUT
    seen, whole = (int(count) for count in counts)
    print_lines([f"{folder / PICTURES / INDEX}: {seen} of {whole} texts in their places"])
    return 0
