"""Hold the texts for people to the way this program words them: what is never said, and how long a sentence may be.

``translations/words.toml`` is the list. It has the places whose texts are held to it, and the kinds of wording that do
not occur there, each with its reason and with sentences by which it is tried. A further place is a section there.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "translations" / "words.toml"
LANGUAGES = ("en", "de")

_ELEMENT = re.compile(r"</(?:p|li|td|th|h[1-6]|title)>|<(?:p|li|td|th|table|tr|h[1-6]|br)\b[^>]*>")
_ITALICS = re.compile(r"<!--.*?-->|<i>.*?</i>", re.DOTALL)
_TAG = re.compile(r"<[^>]+>")
_ALT = re.compile(r'<img [^>]*alt="([^"]*)"[^>]*>')
_SENTENCE = re.compile(r"(?<=[.!?…:;·])[“”’)]*\s+(?=\S)")
_PLACEHOLDER = re.compile(r"\{\w+(?::\w+)?\}")
_WORD = re.compile(r"\w[\w’-]*")


@dataclass(frozen=True)
class Kind:
    """One way of wording that does not occur: its ``reason``, its patterns by language, the sentences that it is
    ``found`` in, by language, and some that are ``fine``.
    """

    reason: str
    patterns: Mapping[str, re.Pattern[str]]
    found: Mapping[str, tuple[str, ...]]
    fine: tuple[str, ...]


@dataclass(frozen=True)
class Place:
    """Texts that are held to the list: patterns of ``files`` with ``{language}`` in them, and the most ``words`` of a
    sentence by language.
    """

    name: str
    files: tuple[str, ...]
    words: Mapping[str, int]


@dataclass(frozen=True)
class Wording:
    """The list."""

    places: tuple[Place, ...]
    kinds: tuple[Kind, ...]


def read(file: Path = LIST) -> Wording:
    """Read the list. Raises ``OSError``, ``tomllib.TOMLDecodeError``, ``KeyError`` or ``re.error`` if that is not
    possible.
    """
    document = tomllib.loads(file.read_text(encoding="utf-8"))
    places = (Place(name, tuple(one["files"]), one["words"]) for name, one in document["place"].items())
    return Wording(tuple(places), tuple(map(_kind, document["kind"])))


def _kind(entry: Mapping[str, Any]) -> Kind:
    return Kind(
        entry["reason"],
        {language: re.compile(entry[language]) for language in LANGUAGES if language in entry},
        {"en": tuple(entry.get("found", ())), "de": tuple(entry.get("found_de", ()))},
        tuple(entry.get("fine", ())),
    )


def errors(wording: Wording, root: Path = ROOT) -> Iterator[str]:
    """Yield a description of each text in the places below ``root`` that is not worded as the list has it."""
    for place in wording.places:
        for language in LANGUAGES:
            for pattern in place.files:
                for file in sorted(root.glob(pattern.format(language=language))):
                    for text in texts(file, language):
                        for error in in_text(wording, text, language, place.words[language]):
                            yield f"{file.relative_to(root).as_posix()}: {error}"


def in_text(wording: Wording, text: str, language: str, most: int) -> Iterator[str]:
    """Yield a description of each fault in one text; its sentences may have ``most`` words."""
    for kind in wording.kinds:
        pattern = kind.patterns.get(language)
        if pattern and (found := pattern.search(text)):
            yield f"{found.group()!r} in {text!r}: {kind.reason}"
    for sentence in _SENTENCE.split(text):
        length = len(_WORD.findall(sentence))
        if length > most:
            yield f"{length} words in {sentence!r}: {most} at most"


def texts(file: Path, language: str) -> Iterator[str]:
    """Yield the texts of a file, each in one line: elements of HTML, strings of TOML, and of a ``.ts`` file the English
    sources or the translations. Words in italics are left out.
    """
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".html":
        yield from map(unescape, _ALT.findall(source))
        pieces = _ELEMENT.split(_ALT.sub("<br>", _ITALICS.sub("*", source)))
    elif file.suffix == ".ts":
        pieces = [
            _PLACEHOLDER.sub("*", piece.replace("&", ""))
            for piece in _messages(ElementTree.fromstring(source), language)
        ]
    else:
        pieces = list(_strings(tomllib.loads(source)))
    for piece in pieces:
        if text := " ".join(unescape(_TAG.sub("", piece)).split()):
            yield text


def _messages(root: ElementTree.Element, language: str) -> Iterator[str]:
    """Yield what people read of a ``.ts`` file: its translations if it is of ``language``, else, in English, its
    sources except those with a number, which nobody sees.
    """
    of_language = root.get("language", "").partition("_")[0] == language
    for message in root.iter("message"):
        if of_language:
            yield from (part.text or "" for part in message.iter() if part.tag in ("translation", "numerusform"))
        elif language == "en" and message.get("numerus") != "yes":
            yield message.findtext("source", "")


def _strings(value: object) -> Iterator[str]:
    """Yield the strings in a TOML document, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from _strings(one)
