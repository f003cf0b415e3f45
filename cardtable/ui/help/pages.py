"""The rule pages as HTML, composed from the files under ``resources/rules``.

Needs nothing of Qt. A page is ``<language>/<name>.html``; its name is the id of a variant or one of ``OF_ALL``. A line
``<!-- include casino/deal.html -->`` stands for a fragment in the folder of the same language. A family from elsewhere
has a folder of its own. Pages are offered in the order in which the rule sets are registered, those for all games last.

The page of a rule set that is explained by comparison with another one says so in a line ``<p class="sister">`` with a
link to the other page; the differences are found by comparing the two, so that they need no marks in the files. Words
of the glossary are linked in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, partial
from html import unescape
from pathlib import Path

from cardtable.app.dropped_in import Flaw, LanguageError, text_below
from cardtable.app.languages import languages, offering
from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_quoted
from cardtable.games.registry import VARIANTS, rule_pages_of

CHOOSING = "choosing"
"""The name of the page that helps to choose a game."""

GLOSSARY = "glossary"
"""The name of the page that explains the words."""

SOURCES = "sources"
"""The name of the page on the sources of the rules."""

KEYS = "keys"
"""The name of the page on what can be done without a mouse."""

SCORE_SHEET = "score_sheet"
"""The name of the page on keeping a score sheet for real cards."""

OF_ALL = (CHOOSING, SCORE_SHEET, GLOSSARY, SOURCES, KEYS)
"""The pages that belong to no rule set."""

LARGEST = 1 << 18
"""The most characters of a page with all its fragments, and the most bytes of each file; the largest page of the
program has an eighth of this.
"""

_WHY = {
    "no_fragment": "missing",
    "fragment_within_itself": "within_itself",
    "page_too_large": "too_large",
}
_Reader = Callable[[str], "str | None"]
"""Returns the text of a file by its name, None if there is none. Raises ``LanguageError``."""

_INCLUDE = re.compile(r"<!--\s*include\s+(\S+)\s*-->")
_NAME = re.compile(r"[a-z][a-z0-9_.]*")
_SECTION = re.compile(r'<h2>\s*<a\s+name="([^"]+)"\s*>\s*</a>(.*?)</h2>', re.DOTALL)
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_PICTURE = re.compile(r'<img [^>]*alt="([^"]+)"[^>]*>')
_TAG = re.compile(r"<[^>]+>")
_SISTER_LINE = re.compile(r'<p class="sister">.*?</p>\s*', re.DOTALL)
_SISTER = re.compile(r'<p class="sister">.*?<a href="([^"#]+)">', re.DOTALL)
_SAID = re.compile(r"(<(p|li|tr)>(?:<td>)?)((?:(?!<p\b|<table\b).)*?)(?=</\2>)", re.DOTALL)
_EXAMPLE = re.compile(r'(<table class="example">.*?</td></tr></table>)', re.DOTALL)
_LEAD = re.compile(r'<p class="lead">.*?</p>', re.DOTALL)
BRIEF = "overview"
"""The anchor of the section with which the page of a rule set begins: enough of it to play, on one sheet of paper."""

_NO_RULES = (BRIEF, "questions", "tactics", "conversation")
"""The anchors of sections that sum up, comment and advise; the rules themselves are in the others."""
_WORD = re.compile(r'<h3><a name="(\w+)"></a>(.*?)</h3>')
_TO_GLOSSARY = re.compile(r'href="glossary#(\w+)"')
_NOT_TO_LINK = re.compile(r"(<(a|h[1-3]|th|title|i)\b.*?</\2>|<[^>]+>)", re.DOTALL)
_ENDING = "(?:s|e|n|es|en)?"
"""Endings that English and German words can have in a text, while the glossary has them without."""
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
"""Places of the glossary whose words are ordinary words as well, so that they are not linked automatically; the author
of a page sets the link where the word of the game is meant.
"""

OTHERWISE = "≠"
"""The sign before everything that is different from the other rule set in a comparison."""


class RulePageError(CodedError, LookupError):
    """A page or a fragment is missing, includes itself, or is too large with its fragments.

    Codes: ``no_rule_page`` (page, language), ``no_fragment``, ``fragment_within_itself`` and ``page_too_large`` (all
    with fragment).
    """


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a page: its anchor, and its heading as plain text."""

    anchor: str
    heading: str


def rule_page(name: str, language: str) -> str:
    """Return the HTML of a rule set's page, or of one of ``OF_ALL``, in ``language``, or in English if there is none.

    Raises ``RulePageError`` if there is neither, or if a page of the program itself is faulty.
    """
    return _looked_for(name, language)[0]


def page_fault(name: str, language: str) -> LanguageError | None:
    """Return why a page added by a person is not the one that is shown; None if none was left out. Raises
    ``RulePageError`` as ``rule_page`` does.
    """
    return _looked_for(name, language)[1]


def _looked_for(name: str, language: str) -> tuple[str, LanguageError | None]:
    fault: LanguageError | None = None
    if _NAME.fullmatch(name):
        for read, code, dropped_in in _readers(name, language):
            try:
                html = read(f"{name}.html")
                if html is not None:
                    return _whole(html, read, dropped_in=dropped_in), fault
            except (LanguageError, RulePageError) as error:
                if dropped_in:
                    fault = fault or _page_refused(name, code, error)
                elif isinstance(error, RulePageError):
                    raise
                else:
                    raise RulePageError("no_fragment", fragment=str(error.parameters["file"])) from error
    raise RulePageError("no_rule_page", page=name, language=language)


def _whole(html: str, read: _Reader, *, dropped_in: bool) -> str:
    """Return a page with all its fragments; a page that a person has added is checked."""
    html = _resolved(html, read, (), [LARGEST])
    if dropped_in:
        from cardtable.ui.help.sanitised_pages import fault_of

        fault = fault_of(html, listed())
        if fault is not None:
            raise LanguageError("bad_page", Path(), fault)
    return html


def _page_refused(name: str, language: str, error: LanguageError | RulePageError) -> LanguageError:
    """Return an error that says that an added page is left out, and why: because of itself, or of one of its
    fragments.
    """
    page = languages()[language].folder / "rules" / f"{name}.html"
    if isinstance(error, RulePageError):
        return LanguageError("bad_page", page, Flaw(_WHY[error.code], str(error.parameters["fragment"])))
    text, file = str(error.parameters["text"]), Path(str(error.parameters["file"]))
    if not text and file != page and file.is_relative_to(page.parents[1]):
        text = file.relative_to(page.parents[1]).as_posix()
    return LanguageError("bad_page", page, Flaw(str(error.parameters["reason"]), text))


def _readers(name: str, language: str) -> Iterator[tuple[_Reader, str, bool]]:
    """Yield the places in which a page is looked for, one after another: how to read it, the language, and whether
    pages there were added by a person.
    """
    # A page of all families need not bring them all.
    own = None if name in OF_ALL else rule_pages_of(name)
    for place in offering(language):
        if own is None:
            yield partial(place.text, "rules", most=LARGEST), place.code, place.dropped_in
        else:
            yield partial(text_below, own / place.code, most=LARGEST, trusted=True), place.code, False


def listed() -> list[str]:
    """Return the names of all pages in the order in which they are offered."""
    return [*(variant.id for variant in VARIANTS), *OF_ALL]


def available(language: str) -> list[str]:
    """Return the names of the pages to offer, in order, without pages that exist neither in ``language`` nor in
    English.
    """
    return [name for name in listed() if _exists(name, language)]


def _exists(name: str, language: str) -> bool:
    for read, _, _ in _readers(name, language):
        with suppress(LanguageError):
            if read(f"{name}.html") is not None:
                return True
    return False


def with_agreed(html: str, agreed: str) -> str:
    """Return the page with ``agreed`` in a frame after its first line."""
    if not agreed:
        return html
    return _LEAD.sub(
        lambda found: f'{found[0]}\n<table class="example"><tr><td>\n{agreed}\n</td></tr></table>', html, 1
    )


def sections(html: str) -> list[Section]:
    """Return the sections of a page, one for each second-level heading."""
    return [Section(anchor, _plain(heading)) for anchor, heading in _SECTION.findall(html)]


def brief(html: str) -> str:
    """Return the page without anything after its section ``BRIEF``; an empty text if it does not begin with one."""
    pieces = _SECTION.split(html, maxsplit=2)
    if len(pieces) < 4 or pieces[1] != BRIEF:
        return ""
    head = _SISTER_LINE.sub("", pieces[0])
    return f'{head}<h2><a name="{pieces[1]}"></a>{pieces[2]}</h2>{pieces[3]}'


def title(html: str) -> str:
    """Return the page's title as plain text, an empty text if it has none."""
    found = _TITLE.search(html)
    return _plain(found.group(1)) if found else ""


def told(html: str) -> str:
    """Return the page with the words for each picture after it, because a screen reader gets no words for the pictures
    themselves.
    """
    return _PICTURE.sub(r'\g<0> <span class="told">(\1)</span>', html)


def sister(html: str) -> str:
    """Return the rule set with which a page compares its own, an empty text if it does not."""
    found = _SISTER.search(html)
    return found.group(1) if found else ""


def compared(html: str, other: str) -> str:
    """Return the page with ``OTHERWISE`` before each paragraph, item and row of its rules that is not on ``other`` too.

    A rule that both rule sets have is written in the same words on both pages, usually in a fragment that both include.
    """
    told = _SECTION.split(other)
    rules = "".join(text for anchor, text in zip(told[1::3], told[3::3], strict=True) if anchor not in _NO_RULES)
    known = {_wording(said) for _, _, said in _SAID.findall(rules)}

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
    """Return the words of a paragraph, an item or a row; of cells in a row with the same words, only the
    first counts.
    """
    cells = [_plain(cell) for cell in said.split("</td>")]
    return "|".join(cell for cell, before in zip(cells, ["", *cells], strict=False) if cell != before)


def linked(html: str, glossary: str) -> str:
    """Return the page with a link to ``glossary`` at the first place of each word that is explained there and has no
    link on the page yet; words in ``ORDINARY`` are left as they are.
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
    """Return for each word of ``glossary`` its place and its names."""
    return [
        (anchor, [name.strip() for name in _plain(heading).split(",")]) for anchor, heading in _WORD.findall(glossary)
    ]


def explanation_of(place: str, glossary: str) -> str:
    """Return the first paragraph of ``glossary`` on the word at ``place``, as plain text; an empty text if there is
    none.
    """
    found = re.search(rf'<h3><a name="{re.escape(place)}"></a>.*?</h3>\s*<p>(.*?)</p>', glossary, re.DOTALL)
    return _plain(found.group(1)) if found else ""


def heading_of(place: str, glossary: str) -> str:
    """Return the word at ``place`` of ``glossary`` as it stands above its explanation, as plain text; an empty text if
    there is none.
    """
    found = re.search(rf'<h3><a name="{re.escape(place)}"></a>(.*?)</h3>', glossary, re.DOTALL)
    return _plain(found.group(1)) if found else ""


def words(html: str) -> str:
    """Return all words on the page in lower case, for a search."""
    return _plain(html).casefold()


def _plain(markup: str) -> str:
    return " ".join(unescape(_TAG.sub("", markup)).split())


def _resolved(html: str, read: _Reader, within: tuple[str, ...], room: list[int]) -> str:
    """Return ``html`` with its fragments; each reduces the ``room`` that is left."""

    def fragment(found: re.Match[str]) -> str:
        name = found.group(1)
        if name in within:
            raise RulePageError("fragment_within_itself", fragment=as_quoted(name))
        text = read(name)
        if text is None:
            raise RulePageError("no_fragment", fragment=as_quoted(name))
        room[0] -= len(text) + 1
        if room[0] < 0:
            raise RulePageError("page_too_large", fragment=as_quoted(name))
        return _resolved(text.rstrip("\n"), read, (*within, name), room)

    return _INCLUDE.sub(fragment, html)
