"""Hold the words to the list of terms: one English term for one German one, and the other way round.

``translations/terms.toml`` is the list. Its terms are looked for in the messages, where source and translation are
compared one by one; those that stand for a thing wherever they stand, also in the rule pages, where each file is
compared with the file of the same name; and those that the glossary explains, in its headings.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "translations" / "terms.toml"
PAGES = ROOT / "resources" / "rules"

_TYPED = re.compile(r"\S (?:…|%(?!L?n))|[\"']|\.\.\.| - ")
"""The signs of a typewriter in places where printed German has a non-breaking space, „…“, ’, … or –."""


@dataclass(frozen=True)
class Term:
    """One thing of the card table with its English and its German name.

    The patterns ``english`` and ``german`` find all forms of the names. ``heading`` is the anchor of the glossary where
    the thing is explained; empty if it is not. ``in_pages`` says whether rule pages are compared, too. ``exceptions``
    are the beginnings of messages, and the names of pages, that may have one name without the other.
    """

    english: re.Pattern[str]
    german: re.Pattern[str]
    heading: str
    in_pages: bool
    exceptions: tuple[str, ...]

    def excepts(self, name: str) -> bool:
        """Whether a text that begins with ``name``, or the page of that name, is an exception."""
        return any(name.startswith(exception) for exception in self.exceptions)


@dataclass(frozen=True)
class Terms:
    """The list: its ``terms``, and for each language the patterns that must ``never`` occur, each with its
    replacement.
    """

    terms: tuple[Term, ...]
    never: Mapping[str, tuple[tuple[re.Pattern[str], str], ...]]


def read(file: Path = LIST) -> Terms:
    """Read the list. Raises ``OSError``, ``tomllib.TOMLDecodeError``, ``KeyError`` or ``re.error`` if that is not
    possible.
    """
    document = tomllib.loads(file.read_text(encoding="utf-8"))
    return Terms(
        tuple(_term(entry) for entry in document["term"]),
        {
            language: tuple((re.compile(rf"\b(?:{word})"), instead) for word, instead in words.items())
            for language, words in document["never"].items()
        },
    )


def _term(entry: Mapping[str, Any]) -> Term:
    return Term(
        english=re.compile(rf"(?<![-\w])(?:{entry['english']})(?!\w)", re.IGNORECASE),
        german=re.compile(rf"(?:{entry['german']})"),
        heading=entry.get("heading", ""),
        in_pages=entry.get("pages", False),
        exceptions=tuple(entry.get("exceptions", ())),
    )


def in_messages(terms: Terms, messages: Iterable[tuple[str, tuple[str, ...]]]) -> Iterator[str]:
    """Yield a description of each error in messages, which are pairs of the English source and the German forms."""
    for source, forms in messages:
        for form in forms:
            texts = {"en": _worded(source), "de": _worded(form)}
            for error in (*_never(terms, texts), *_compared(terms.terms, texts, source)):
                yield f"{source!r}: {error}"
            if typed := _TYPED.search(form):
                yield f"{source!r}: {typed.group()!r} is not as German is printed"


def in_pages(terms: Terms, folder: Path = PAGES) -> Iterator[str]:
    """Yield a description of each error in the rule pages and their parts below ``folder``. The glossary is left out,
    because it also names old words.
    """
    everywhere = tuple(term for term in terms.terms if term.in_pages)
    for page in sorted((folder / "en").rglob("*.html")):
        name = page.relative_to(folder / "en").as_posix()
        twin = folder / "de" / name
        if name == "glossary.html" or not twin.exists():
            continue
        texts = {"en": _plain(page.read_text(encoding="utf-8")), "de": _plain(twin.read_text(encoding="utf-8"))}
        for error in (*_never(terms, texts), *_compared(everywhere, texts, name.removesuffix(".html"))):
            yield f"{name}: {error}"


def in_glossary(terms: Terms, folder: Path = PAGES) -> Iterator[str]:
    """Yield a description of each heading in the glossaries below ``folder`` that has another name than the list."""
    found = {language: headings(folder / language / "glossary.html") for language in ("en", "de")}
    for term in terms.terms:
        for language, pattern in (("en", term.english), ("de", term.german)):
            heading = found[language].get(term.heading, "") if term.heading else None
            if heading is not None and not pattern.search(heading):
                yield f"{language}/glossary.html#{term.heading}: {heading!r} is not {pattern.pattern!r}"


def headings(glossary: Path) -> dict[str, str]:
    """Return the headings of a glossary by their anchors."""
    found = re.findall(r'<h3><a name="(\w+)"></a>(.*?)</h3>', glossary.read_text(encoding="utf-8"))
    return {anchor: _plain(text) for anchor, text in found}


def _never(terms: Terms, texts: Mapping[str, str]) -> Iterator[str]:
    for language, words in terms.never.items():
        for pattern, instead in words:
            if found := pattern.search(texts[language]):
                yield f"{found.group()!r} is never said; it is {instead!r}"


def _compared(terms: Iterable[Term], texts: Mapping[str, str], name: str) -> Iterator[str]:
    for term in terms:
        english, german = term.english.search(texts["en"]), term.german.search(texts["de"])
        if term.excepts(name):
            continue
        if english and not german:
            yield f"{english.group()!r} without {term.german.pattern!r}"
        if german and not english:
            yield f"{german.group()!r} without {term.english.pattern!r}"


def _worded(text: str) -> str:
    """Return a message without the marks of its shortcut keys, with its placeholders replaced by ``…``."""
    return re.sub(r"\{[^}]*\}", "…", text.replace("&", ""))


def _plain(html: str) -> str:
    """Return the text of HTML without its tags, comments and words in italics, which are in other languages."""
    text = re.sub(r"<!--.*?-->|<i>.*?</i>|</(?:td|th|tr|p|li)>", " ", html, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]+>", "", text)).split())
