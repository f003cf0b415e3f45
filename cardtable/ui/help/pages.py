"""The rule pages as HTML, put together from the files under ``resources/rules``.

Needs nothing of Qt. A page is ``<language>/<name>.html``, its name a variant's id or one of ``OF_ALL``; a line
``<!-- include casino/deal.html -->`` stands for a fragment in the same language's folder. A family from elsewhere
brings its own folder. Pages are offered in the order in which the rule sets are registered, those of all games last.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape
from pathlib import Path

from cardtable.app.languages import languages
from cardtable.app.resources import resource_path
from cardtable.core.errors import CodedError
from cardtable.games.registry import VARIANTS, rule_pages_of

FALLBACK = "en"
"""The language of a page that does not exist in the one asked for."""

GLOSSARY = "glossary"
"""The name of the page that explains the words."""

SOURCES = "sources"
"""The name of the page that says where the rules come from."""

KEYS = "keys"
"""The name of the page that tells what can be done without a mouse."""

SCORE_SHEET = "score_sheet"
"""The name of the page on keeping a score sheet for real cards."""

OF_ALL = (SCORE_SHEET, GLOSSARY, SOURCES, KEYS)
"""The pages that are of no rule set."""

_INCLUDE = re.compile(r"<!--\s*include\s+(\S+)\s*-->")
_NAME = re.compile(r"[a-z][a-z0-9_.]*")
_ANCHOR = re.compile(r'<a\s+name="([^"]+)"')
_SECTION = re.compile(r'<h2>\s*<a\s+name="([^"]+)"\s*>\s*</a>(.*?)</h2>', re.DOTALL)
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_PICTURE = re.compile(r'<img [^>]*alt="([^"]+)"[^>]*>')
_TAG = re.compile(r"<[^>]+>")


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
    own = rule_pages_of(name)
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
