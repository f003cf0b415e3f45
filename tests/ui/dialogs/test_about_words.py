"""What the program says of itself: components with their licences, and the report of a fault."""

from __future__ import annotations

import getpass
import re
import sys
from pathlib import Path

import pytest

from cardtable import __version__
from cardtable.app.resources import resource_path
from cardtable.ui.dialogs import about_words as about

QT = {"Qt": "6.11.3", "PySide6": "6.11.3"}


def texts() -> set[str]:
    return {name for component in (*about.components(), *about._FROZEN) for name in component.texts}


@pytest.mark.parametrize("name", sorted(texts()))
def test_every_licence_that_is_named_is_there(name: str) -> None:
    assert len(about.licence_text(name)) > 500


def test_every_licence_that_is_there_is_named() -> None:
    assert {file.stem for file in resource_path("licences").iterdir()} == texts()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("GPL-3.0", "GNU GENERAL PUBLIC LICENSE\n                       Version 3, 29 June 2007"),
        ("LGPL-3.0", "GNU LESSER GENERAL PUBLIC LICENSE\n                       Version 3, 29 June 2007"),
        ("Qt-parts", "HarfBuzz"),
        ("ICU", "Unicode, Inc."),
    ],
)
def test_the_texts_are_the_licences(name: str, words: str) -> None:
    assert words in about.licence_text(name)


def test_the_program_comes_first_and_qt_is_under_the_lgpl() -> None:
    program, *others = about.components()
    assert (program.name, program.licence) == ("cardtable", "GPL-3.0-or-later")
    qt = next(component for component in others if component.name == "Qt")
    assert qt.licence == "LGPL-3.0-only"
    assert {"LGPL-3.0", "GPL-3.0"} <= set(qt.texts)
    assert qt.source.startswith("https://")


def test_python_is_named_only_where_it_was_brought_along(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Python" not in {component.name for component in about.components()}
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "Python" in {component.name for component in about.components()}


def test_every_part_of_qt_names_a_licence_whose_text_follows() -> None:
    listed, *rest = about.licence_text("Qt-parts").split("-" * 100 + "\n")
    headings = {part.strip() for part in rest[0::2]}
    named = set(re.findall(r"^\* .* – (.+)$", listed, flags=re.MULTILINE))
    # The text of the GPL lies beside this one.
    assert named - {"public domain", "GPL-3.0"} == headings


def test_the_report_has_a_line_for_every_version() -> None:
    lines = about.bug_report(QT, {"Platform plug-in": "offscreen"}).splitlines()
    for line in (f"cardtable: {__version__}", "Qt: 6.11.3", "Platform plug-in: offscreen"):
        assert line in lines


def test_the_report_keeps_the_persons_name_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = tmp_path / "gwendolyn"
    monkeypatch.setattr(Path, "home", classmethod(lambda cls: home))
    monkeypatch.setattr(about, "__file__", str(home / "games" / "cardtable" / "ui" / "dialogs" / "about_words.py"))
    monkeypatch.setattr(getpass, "getuser", lambda: "gwendolyn")
    report = about.bug_report(QT)
    assert "Installed in: ~/games/cardtable\n" in report
    assert "gwendolyn" not in report
