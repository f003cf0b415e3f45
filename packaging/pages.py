"""Build the pages for callers: a tutorial, how a rule set is added, and what the docstrings say of the engine.

    python packaging/pages.py [FOLDER]        build/site if none is named

The pages that are no docstrings of the program lie in ``packaging/site``; their examples are tried by the tests.
"""

from __future__ import annotations

import re
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
SITE = Path(__file__).parent / "site"
PAGES = ("welcome", "tutorial", "rule_sets")
MODULES = (
    "cardtable.engine",
    "cardtable.engine.open_match",
    "cardtable.engine.sentences",
    "cardtable.engine.learning",
    "cardtable.engine.picture",
    "cardtable.engine.spelling",
    "cardtable.ai.names",
    "cardtable.ai.player",
    "cardtable.core.cards",
    "cardtable.core.errors",
    "cardtable.core.events",
    "cardtable.core.family",
    "cardtable.core.fields",
    "cardtable.core.json_forms",
    "cardtable.core.machine",
    "cardtable.core.notation",
    "cardtable.core.position_text",
    "cardtable.core.record",
    "cardtable.core.rules",
    "cardtable.core.scores",
    "cardtable.core.state",
    "cardtable.core.status",
    "cardtable.core.zones",
    "cardtable.games.casino.actions",
    "cardtable.games.casino.codes",
    "cardtable.games.casino.position",
    "cardtable.games.ecarte.actions",
    "cardtable.games.ecarte.codes",
    "cardtable.games.ecarte.position",
    "cardtable.games.piquet.actions",
    "cardtable.games.piquet.codes",
    "cardtable.games.piquet.position",
    "cardtable.games.positions",
    "cardtable.games.registry",
)
"""The modules that a caller meets: the door, and the types that its methods take and return."""


_ALONE, _BEHIND = re.compile(r"(?m)^ *::$"), re.compile(r"(?m)::$")
_TABLE = re.compile(r"(?m)^=+(?: +=+)+$")


def plain(docstring: str) -> str:
    """Return a docstring in a form that pdoc reads: ``::`` before a block becomes a colon, and tables become blocks."""
    told = _BEHIND.sub(":", _ALONE.sub("", docstring))
    lines, bars, width = [], 0, 0
    for line in told.splitlines():
        if bar := _TABLE.match(line):
            bars, width = bars + 1, len(bar[0].split()[0])
        # A table has three lines of bars.
        if bar or bars % 3:
            first, rest = (part.replace("``", "") for part in (line[:width], line[width:]))
            lines.append(f"    {first:{width}}{rest}")
        else:
            lines.append(line)
    return "\n".join(lines)


def build(folder: Path) -> None:
    """Write all pages into ``folder``."""
    import pdoc
    from pdoc import docstrings

    read = docstrings.rst

    def read_plain(contents: str, source_file: Path | None) -> str:
        return str(read(plain(contents), source_file))

    docstrings.rst = read_plain
    pdoc.render.configure(
        docformat="restructuredtext", show_source=False, template_directory=SITE, footer_text="cardtable"
    )
    with warnings.catch_warnings():
        # Named tuples do not say in which module their types are to be looked for; their names are shown all the same.
        warnings.filterwarnings("ignore", message="Error parsing type annotation")
        pdoc.pdoc(*(SITE / f"{page}.py" for page in PAGES), *MODULES, output_directory=folder)


def main(arguments: Sequence[str]) -> int:
    """Build the pages where ``arguments`` say; return the exit status."""
    folder = Path(arguments[0]) if arguments else ROOT / "build" / "site"
    build(folder)
    print(f"Pages: {folder / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
