"""The check of rule pages that a person has added: they may contain only what the program's own pages do, and no other
HTML.

Code that shows, searches or prints a page can rely on it that every element is closed where it was opened and that its
pictures are cards and counters. Needs nothing of Qt.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from html import unescape

from cardtable.app.dropped_in import Flaw
from cardtable.app.sanitised_words import is_plain
from cardtable.core.sanitise import LONGEST_TITLE

_DEEPEST = 20
"""The most elements inside one another; the program's own pages have at most 8."""
_MOST_ELEMENTS = 4000
_MOST_PICTURES = 200

_PIECE = re.compile(
    r"(?P<text>[^<]+)"
    r"|<!--(?:(?!-->).)*-->"
    r"|<!DOCTYPE html>"
    r'|<(?P<name>[a-z][a-z0-9]*)(?P<about>(?:\s+[a-z]+="[^"<]*")*)\s*/?>'
    r"|</(?P<end>[a-z][a-z0-9]*)>",
    re.DOTALL | re.IGNORECASE,
)
_ATTRIBUTE = re.compile(r'([a-z]+)="([^"]*)"', re.IGNORECASE)
_NOTHING = re.compile(r"&#(?:0+|[xX]0+)(?![0-9a-fA-F])")
"""References to the character 0, which does not exist and is shown as another one."""
_TITLE = re.compile(rf"<title>[^<]{{1,{LONGEST_TITLE}}}</title>")

_EMPTY = frozenset(("br", "hr", "img", "meta"))
_ELEMENTS = frozenset(
    (
        *_EMPTY,
        *("html", "head", "title", "body", "h1", "h2", "h3", "h4", "p", "div", "span", "a"),
        *("ul", "ol", "li", "table", "tr", "th", "td", "b", "i", "em", "strong", "small", "sub", "sup"),
    )
)
_ATTRIBUTES = {
    "lang": re.compile(r"[A-Za-z_-]{2,12}"),
    "charset": re.compile(r"(?i:utf-8)"),
    "class": re.compile(r"[a-z_ -]{1,40}"),
    "name": re.compile(r"\w{1,60}", re.ASCII),
    "href": re.compile(r"(?P<page>[a-z][a-z0-9_.]*)?(?:#\w{1,60})?", re.ASCII),
    "src": re.compile(r"(?:cards|german):[^:/\\]{1,400}|counters:[0-9]{1,2}"),
    "alt": re.compile(r"[^<]{1,1000}"),
    "colspan": re.compile(r"[1-9]|1[0-2]"),
    "rowspan": re.compile(r"[1-9]|1[0-2]"),
}


def fault_of(html: str, known: Collection[str]) -> Flaw | None:
    """Return why a page cannot be shown; None if it can. Links may lead to the pages ``known``."""
    # What is shown may be written as the numbers of its characters.
    said = re.sub(r"[\n\t\xad\u200b-\u200d]", "", unescape(html))
    if not is_plain(said, len(said)) or _NOTHING.search(html):
        return Flaw("not_shown")
    if not _TITLE.search(html):
        return Flaw("wrong", "<title>")
    return next(_faults(html, known), None)


def _faults(html: str, known: Collection[str]) -> Iterator[Flaw]:
    place, elements, pictures = 0, 0, 0
    opened: list[str] = []
    while place < len(html):
        found = _PIECE.match(html, place)
        if found is None:
            yield Flaw("html", html[place : place + 60])
            return
        place = found.end()
        name, end = found["name"], found["end"]
        if end is not None and (not opened or opened.pop() != end):
            yield Flaw("not_closed", f"</{end}>")
        if name is None:
            continue
        elements, pictures = elements + 1, pictures + (name == "img")
        if name not in _ELEMENTS:
            yield Flaw("html", f"<{name}>")
        yield from _about(found["about"], known)
        if name not in _EMPTY:
            opened.append(name)
        if len(opened) > _DEEPEST or elements > _MOST_ELEMENTS or pictures > _MOST_PICTURES:
            yield Flaw("too_large")
    if opened:
        yield Flaw("not_closed", f"<{opened[-1]}>")


def _about(attributes: str, known: Collection[str]) -> Iterator[Flaw]:
    for name, value in _ATTRIBUTE.findall(attributes):
        pattern = _ATTRIBUTES.get(name)
        found = None if pattern is None else pattern.fullmatch(value)
        if found is None or (name == "href" and found["page"] not in (None, *known)):
            yield Flaw("html", f'{name}="{value}"')
