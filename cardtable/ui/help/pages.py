"""The rule pages as HTML, put together from the files under ``resources/rules``.

Needs nothing of Qt. A page is ``<language>/<name>.html``, its name a variant's id or one of ``OF_ALL``; a line
``<!-- include casino/deal.html -->`` stands for a fragment in the same language's folder. A family from elsewhere
brings its own folder. Pages are offered in the order in which the rule sets are registered, those of all games last.

The page of a rule set that is told from another one says so in a line ``<p class="sister">`` with a link to its page;
what differs is found by comparing the two, so that nobody has to mark it. Words of the glossary are linked likewise.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import unescape
from pathlib import Path

from cardtable.app.languages import languages
from cardtable.app.resources import resource_path
from cardtable.core.errors import CodedError
from cardtable.games.registry import VARIANTS, rule_pages_of

FALLBACK = "en"
"""The language of a page that does not exist in the one asked for."""

CHOOSING = "choosing"
"""The name of the page that helps to choose a game."""

GLOSSARY = "glossary"
"""The name of the page that explains the words."""

SOURCES = "sources"
"""The name of the page that says where the rules come from."""

KEYS = "keys"
"""The name of the page that tells what can be done without a mouse."""

SCORE_SHEET = "score_sheet"
"""The name of the page on keeping a score sheet for real cards."""

OF_ALL = (CHOOSING, SCORE_SHEET, GLOSSARY, SOURCES, KEYS)
"""The pages that are of no rule set."""

_INCLUDE = re.compile(r"<!--\s*include\s+(\S+)\s*-->")
_NAME = re.compile(r"[a-z][a-z0-9_.]*")
_ANCHOR = re.compile(r'<a\s+name="([^"]+)"')
_SECTION = re.compile(r'<h2>\s*<a\s+name="([^"]+)"\s*>\s*</a>(.*?)</h2>', re.DOTALL)
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_PICTURE = re.compile(r'<img [^>]*alt="([^"]+)"[^>]*>')
_TAG = re.compile(r"<[^>]+>")
_SISTER = re.compile(r'<p class="sister">.*?<a href="([^"#]+)">', re.DOTALL)
_SAID = re.compile(r"(<(p|li|tr)>(?:<td>)?)((?:(?!<p\b|<table\b).)*?)(?=</\2>)", re.DOTALL)
_EXAMPLE = re.compile(r'(<table class="example">.*?</td></tr></table>)', re.DOTALL)
_NO_RULES = ("overview", "tactics", "conversation")
"""Parts of pages that introduce and advise."""
_WORD = re.compile(r'<h3><a name="(\w+)"></a>(.*?)</h3>')
_TO_GLOSSARY = re.compile(r'href="glossary#(\w+)"')
_NOT_TO_LINK = re.compile(r"(<(a|h[1-3]|th|title|i)\b.*?</\2>|<[^>]+>)", re.DOTALL)
_ENDING = "(?:s|e|n|es|en)?"
"""What English and German put at the end of a word that stands alone in the glossary."""
ORDINARY = frozenset(
    {
        "balance",
        "beat",
        "cards",
        "command",
        "covered",
        "deal",
        "difference",
        "ecarte_point",
        "enter",
        "evening_round",
        "full",
        "king",
        "party",
        "point",
        "raise",
        "round",
        "set",
        "spades",
        "stands",
        "strokes",
        "table",
        "the_cards",
        "value",
    }
)
"""Places of the glossary whose words are ordinary words as well; only who writes a page knows which is meant."""

OTHERWISE = "≠"
"""Stands before what is otherwise than in the sister rule set."""


class RulePageError(CodedError, LookupError):
    """A page or a fragment that is missing, or that includes itself.

    Codes: ``no_rule_page`` (page, language), ``no_fragment`` (fragment, language), ``fragment_within_itself``
    (fragment, language).
    """


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page: its anchor and its heading as plain text."""

    anchor: str
    heading: str


def rule_page(variant_id: str, language: str) -> str:
    """The HTML of a rule set's page, or of one of ``OF_ALL``, in ``language`` or else in English.

    Raises ``RulePageError`` if there is neither, or if a fragment is missing.
    """
    if _NAME.fullmatch(variant_id):
        for chosen in (language, FALLBACK):
            folder = _folder(variant_id, chosen)
            page = folder / f"{variant_id}.html"
            if page.is_file():
                return _resolved(page.read_text(encoding="utf-8"), folder, chosen, ())
    raise RulePageError("no_rule_page", page=variant_id, language=language)


def listed() -> list[str]:
    """The names of all pages in the order in which they are offered."""
    return [*(variant.id for variant in VARIANTS), *OF_ALL]


def available(language: str) -> list[str]:
    """The names of the pages to offer, in order. Leaves out what exists neither in ``language`` nor in English."""
    return [
        name
        for name in listed()
        if any((_folder(name, chosen) / f"{name}.html").is_file() for chosen in (language, FALLBACK))
    ]


def _folder(name: str, language: str) -> Path:
    """Where the page of that name lies."""
    # A page of all families need not bring them all.
    own = None if name in OF_ALL else rule_pages_of(name)
    if own is not None:
        return own / language
    known = languages().get(language)
    return resource_path("rules", language) if known is None else known.rule_pages


def anchors(html: str) -> list[str]:
    """The names of all anchors, in the order of the page."""
    return _ANCHOR.findall(html)


def sections(html: str) -> list[Section]:
    """The parts of a page, one for each second-level heading."""
    return [Section(anchor, _plain(heading)) for anchor, heading in _SECTION.findall(html)]


def title(html: str) -> str:
    """The page's title as plain text, empty if it has none."""
    found = _TITLE.search(html)
    return _plain(found.group(1)) if found else ""


def told(html: str) -> str:
    """The page with the words of each picture behind it, for whoever hears a text in which a picture has none."""
    return _PICTURE.sub(r'\g<0> <span class="told">(\1)</span>', html)


def sister(html: str) -> str:
    """The rule set with which a page compares its own, empty if it does not."""
    found = _SISTER.search(html)
    return found.group(1) if found else ""


def compared(html: str, other: str) -> str:
    """The page with ``OTHERWISE`` before each paragraph, item and row of its rules that is not on ``other`` too.

    What is so in both rule sets is said in the same words, mostly in fragments that both pages include.
    """
    known = {_wording(said) for _, _, said in _SAID.findall(other)}

    def marked(found: re.Match[str]) -> str:
        opening, _, said = found.groups()
        wording = _wording(said)
        if not wording or wording in known or said.startswith("<th>"):
            return found.group()
        return f'{opening}<span class="otherwise">{OTHERWISE}</span>\N{NO-BREAK SPACE}{said}'

    pieces = _SECTION.split(html)
    for part in range(3, len(pieces), 3):
        if pieces[part - 2] not in _NO_RULES:
            lines = _EXAMPLE.split(pieces[part])
            lines[::2] = [_SAID.sub(marked, line) for line in lines[::2]]
            pieces[part] = "".join(lines)
    for part in range(1, len(pieces), 3):
        pieces[part] = f'<h2><a name="{pieces[part]}"></a>{pieces[part + 1]}</h2>'
        pieces[part + 1] = ""
    return "".join(pieces)


def _wording(said: str) -> str:
    """What is said in a paragraph, an item or a row; a row says no more if it says the same in two of its cells."""
    cells = [_plain(cell) for cell in said.split("</td>")]
    return "|".join(cell for cell, before in zip(cells, ["", *cells], strict=False) if cell != before)


def linked(html: str, glossary: str) -> str:
    """The page with a link to ``glossary`` at the first place of each word that is explained there and has no link on
    the page yet; ``ORDINARY`` words are left as they are.
    """
    there = set(_TO_GLOSSARY.findall(html)) | ORDINARY
    pieces = _NOT_TO_LINK.split(html)
    lowered = html.lower()
    for anchor, names in _names(glossary):
        # Most words of the glossary are not said, and to compile a pattern for each takes long.
        if anchor in there or not any(name.lower() in lowered for name in names):
            continue
        alternatives = "|".join(map(re.escape, names))
        pattern = re.compile(rf"(?<![\w-])(?:{alternatives}){_ENDING}(?![\w-])", re.IGNORECASE)
        # Between the pieces of text stand those that are not to be linked, with the name of their tag.
        for place in range(0, len(pieces), 3):
            found = pattern.search(pieces[place])
            if found:
                before, after = pieces[place][: found.start()], pieces[place][found.end() :]
                link = f'<a href="{GLOSSARY}#{anchor}">{found.group()}</a>'
                pieces[place : place + 1] = [before, link, "a", after]
                break
    return "".join(piece or "" for number, piece in enumerate(pieces) if number % 3 != 2)


@lru_cache(maxsize=4)
def _names(glossary: str) -> Sequence[tuple[str, Sequence[str]]]:
    """Each word of ``glossary``: its place, and what it is called."""
    return [
        (anchor, [name.strip() for name in _plain(heading).split(",")]) for anchor, heading in _WORD.findall(glossary)
    ]


def explanation_of(place: str, glossary: str) -> str:
    """What the first paragraph of ``glossary`` says about the word at ``place``, as plain text; empty if nothing."""
    found = re.search(rf'<h3><a name="{re.escape(place)}"></a>.*?</h3>\s*<p>(.*?)</p>', glossary, re.DOTALL)
    return _plain(found.group(1)) if found else ""


def words(html: str) -> str:
    """All that is said on the page, in lower case, for whoever searches."""
    return _plain(html).casefold()


def _plain(markup: str) -> str:
    return " ".join(unescape(_TAG.sub("", markup)).split())


def _resolved(html: str, folder: Path, language: str, within: tuple[str, ...]) -> str:
    def fragment(found: re.Match[str]) -> str:
        name = found.group(1)
        if name in within:
            raise RulePageError("fragment_within_itself", fragment=name, language=language)
        path = folder / name
        if ".." in name or not path.is_file():
            raise RulePageError("no_fragment", fragment=name, language=language)
        return _resolved(path.read_text(encoding="utf-8").rstrip("\n"), folder, language, (*within, name))

    return _INCLUDE.sub(fragment, html)
