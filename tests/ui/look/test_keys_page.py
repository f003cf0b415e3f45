"""The page of keys tells of all keys that the window has, and of no others."""

from __future__ import annotations

import re
from html import unescape

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from cardtable.ui.help import pages
from cardtable.ui.window.commands import Commands

GERMAN = {"Strg": "Ctrl", "Umschalt": "Shift", "Eingabe": "Return", "Pos1": "Home"}
KEY = re.compile(r"(?:(?:Ctrl|Shift)\+)+(?:[A-Z]\b|[A-Z][a-z]+|F\d+|,)|\bF\d+\b")


def of_page(language: str, *anchors: str) -> set[str]:
    """The keys in the first columns of the parts of the page at ``anchors``."""
    html = pages.rule_page(pages.KEYS, language)
    found: set[str] = set()
    for anchor in anchors:
        part = html.split(f'<a name="{anchor}">')[1].split("<h2>")[0]
        for cell in re.findall(r"<tr><td>(.*?)</td>", part):
            text = unescape(cell)
            for german, english in GERMAN.items():
                text = text.replace(german, english)
            found |= set(KEY.findall(text))
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_key_of_the_window_is_told_and_no_other(language: str, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    Commands(window)
    # Keys that a desktop has besides, such as Ctrl+Insert and the keys of a keyboard for offices, need no line.
    told = of_page(language, "window", "reading")
    first = {
        action.shortcuts()[0].toString(QKeySequence.SequenceFormat.PortableText)
        for action in window.actions()
        if action.shortcuts()
    }
    every = {
        shortcut.toString(QKeySequence.SequenceFormat.PortableText)
        for action in window.actions()
        for shortcut in action.shortcuts()
    }
    assert first - told == set()
    assert told - every == set()
