"""What a test reads out of a rule page: its pictures, its parts and its tables."""

from __future__ import annotations

import re
from html import unescape

from cardtable.core.cards import Card
from cardtable.ui.help.diagrams import card_row

LANGUAGES = ("de", "en")
PICTURE = re.compile(r'<img src="(\w+):([^"]*)" alt="([^"]+)">')
_PART = re.compile(r'<h2><a name="(\w+)"></a>')
_TABLE = re.compile(r'<table class="facts">(.*?)</table>', re.DOTALL)
_ROW = re.compile(r"<tr>(.*?)</tr>", re.DOTALL)
_CELL = re.compile(r"<t[hd]>(.*?)</t[hd]>", re.DOTALL)
_TAG = re.compile(r"<[^>]+>")


def pictures(html: str) -> list[tuple[str, str]]:
    """The pictures in order, each as its kind and its text."""
    return [(kind, text.replace("&gt;", ">")) for kind, text, _ in PICTURE.findall(html)]


def parts(html: str) -> dict[str, str]:
    """The HTML of each part by its anchor."""
    pieces = _PART.split(html)
    return dict(zip(pieces[1::2], pieces[2::2], strict=True))


def card_pictures(html: str) -> list[str]:
    """The texts of the rows of cards, in order."""
    return [text for kind, text in pictures(html) if kind == "cards"]


def cards_of(text: str) -> list[Card]:
    """The cards of a row, or of a piece of one between its separators."""
    return [card for card, _ in card_row(text).cards]


def plain(html: str) -> str:
    """The words without tags, in one line."""
    return " ".join(unescape(_TAG.sub("", html)).replace("\N{NO-BREAK SPACE}", " ").split())


def tables(html: str) -> list[list[list[str]]]:
    """The tables of facts: rows of cells as plain text."""
    return [
        [[plain(cell) for cell in _CELL.findall(row)] for row in _ROW.findall(table)] for table in _TABLE.findall(html)
    ]
