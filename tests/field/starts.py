"""Starts with an obstacle: kill -9, a damaged database, a language from a stranger."""

from __future__ import annotations

import re
import sqlite3
import subprocess
from contextlib import closing, suppress
from importlib.util import find_spec
from pathlib import Path

from tests.end_to_end.assistive import Gone
from tests.field.desk import Desk
from tests.field.files import begun_match
from tests.field.kept import DATABASE, actions, whole
from tests.field.play import RECORD, await_cards, await_turn, open_match, play_a_card, says
from tests.field.program import Program
from tests.field.trial import trial
from tests.field.waiting import Failed, check

TOLD = "The last normal start failed before the window appeared."
_STARTED = 10
"""A number of buttons that the start page and every table reach."""
_PAGE = 1000
"""A number of letters that is less than those of the shortest page of Help."""
_ROOT = Path(__file__).parents[2]


@trial()
def killed_while_starting(desk: Desk) -> None:
    """Two starts are killed before their windows appear: the third says so, and the one after it goes on."""
    program = open_match(desk)
    play_a_card(desk, program)
    program.close()
    kept, mark = actions(desk.data), desk.data / "cardtable.start"
    for _ in range(2):
        program = desk.start()
        program.wait_for(lambda: mark.stat().st_size, "the start leaves no mark")
        program.end()
    program = desk.start()
    program.wait_for(lambda: says(program, TOLD), "it is not said what is left out")
    check(actions(desk.data) == kept, "what was kept has changed")
    program.close()
    check(whole(desk.data), "the database is damaged")
    program = desk.start()
    await_cards(program)
    await_turn(program)
    play_a_card(desk, program)
    program.close()


@trial()
def endless_standing(desk: Desk) -> None:
    """A number without an end stands in the match that was left: there is a window within two starts."""
    program = desk.start(desk.write(RECORD, begun_match()))
    await_cards(program)
    program.close()
    with closing(sqlite3.connect(desk.data / DATABASE)) as connection, connection:
        spoilt = "UPDATE deals SET standing = replace(standing, '\"points\":[', '\"points\":[Infinity,')"
        check(connection.execute(spoilt).rowcount, "nothing to spoil")
    desk.person.own(desk.data)
    for _ in range(2):
        program = desk.start()
        if _opens(program):
            return
    raise Failed(f"no window after two starts; it ended with {program.process.returncode}")


@trial()
def language_of_a_stranger(desk: Desk) -> None:
    """A dropped-in German has wrong placeholders in every text, pages in another encoding and pages that ask for files
    of the computer: the window opens, cards are played, Help opens and shows nothing of the files.
    """
    folder = desk.data / "languages" / "de"
    desk.write("secret.html", "<p>Nobody is to read this.</p>")
    for page in (_ROOT / "resources" / "rules" / "de").glob("*.html"):
        text = page.read_text(encoding="utf-8").replace("<body>", f"<body><!-- include {desk.home}/secret.html -->")
        place = desk.write(f".local/share/cardtable/languages/de/rules/{page.name}", text)
        if page.name.startswith("casino"):
            place.write_text(text, encoding="latin-1", errors="replace")
    desk.write(
        ".local/share/cardtable/languages/de/language.toml", 'name = "Deutsch"\nletters = ["A", "B", "D", "K"]\n'
    )
    words = (_ROOT / "translations" / "cardtable_de.ts").read_text(encoding="utf-8")
    spoilt = re.sub(
        r"(?<=<translation>)[^<]*\{[^<]*",
        lambda found: re.sub(r"\{(\w+)", r"{\1x[0].y", found[0], count=1),
        words,
    )
    source = desk.write("words.ts", spoilt)
    _release(source, folder / "words.qm")
    desk.person.own(desk.home)
    program = open_match(desk, environment={"LANG": "de_DE.UTF-8"})
    play_a_card(desk, program)
    program.key("F1")
    program.wait_for(lambda: any(len(text) > _PAGE for text in _read(program)), "Help does not open")
    check(not any("Nobody is to read this" in text for text in _read(program)), "Help shows a file of the computer")
    program.key("Escape")
    program.wait_for(lambda: len(program.windows()) == 1, "Help does not close")
    program.close()


def _read(program: Program) -> list[str]:
    """Return the texts of all pages and labels."""
    found = []
    for one in program.seen():
        if one.role in ("label", "text"):
            # Not every sign can be read letter by letter.
            with suppress(Gone):
                found.append(one.node.text())
    return found


def _release(source: Path, target: Path) -> None:
    package = find_spec("PySide6")
    assert package is not None
    assert package.origin is not None
    tool = Path(package.origin).with_name("lrelease")
    subprocess.run([tool, "-silent", source, "-qm", target], check=True, stdout=subprocess.DEVNULL)


def _opens(program: Program) -> bool:
    """Return whether the program's window appears before the program ends."""
    try:
        program.wait_for(lambda: sum(one.role == "push button" for one in program.seen()) >= _STARTED, "no window")
    except Failed:
        if program.process.poll() is None:
            raise
        return False
    return True
