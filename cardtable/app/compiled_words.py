"""Qt's files of compiled translations (``.qm``): reading them without trust, and writing them again.

Qt uses numbers in such a file as places in memory without checking them. A file that somebody has dropped in is
therefore read here completely, with all limits checked, and Qt only gets the bytes that ``written`` makes from it.
Needs nothing of Qt.

A file is a magic number and sections: a tag, a length, and that many bytes. Three sections matter: the messages; the
table with a hash of each message and its place; and the rules by which the language distinguishes grammatical numbers.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from cardtable.core.errors import CodedError

LARGEST: Final = 1 << 22
"""The most bytes of a file that is read: ten times the size of all words of the program."""

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _NUMBERS = 0x42, 0x69, 0x88
_SECTIONS = frozenset((0x2F, _HASHES, _MESSAGES, _NUMBERS, 0x96, 0xA7))
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
_CUT = -1
_NAMES = frozenset((_SOURCE, _CONTEXT, _COMMENT))
_NOTHING = 0xFFFFFFFF
"""The length that stands for a missing text."""
_MOST_FORMS = 8
_LONGEST_RULES = 255

_length_at = struct.Struct(">I").unpack_from

_RANGE, _COMPARISONS = 4, frozenset((1, 2, 3, 4))
_ANOTHER_FORM, _JOINTS = 0xFF, frozenset((0xFD, 0xFE, 0xFF))


class WordsError(CodedError, ValueError):
    """A file that should contain compiled words and does not. Code: ``bad_words`` (reason)."""

    def __init__(self, reason: str) -> None:
        super().__init__("bad_words", reason=reason)


class Words(NamedTuple):
    """One message: the ``number`` (hash) by which Qt finds it, the ``context`` in which it is looked for, its English
    ``source``, and one form for each grammatical number. A form that is not valid Unicode is None.
    """

    number: int
    context: str
    source: str
    comment: str
    forms: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class CompiledWords:
    """The content of a file: its texts, and the rules for grammatical numbers as bytes in Qt's form. ``nameless``
    counts the messages without a source.
    """

    texts: Sequence[Words]
    rules: bytes
    nameless: int

    @property
    def numbers(self) -> int:
        """How many forms a text with a number has; 1 if the file has no rules for numbers."""
        return number_of_forms(self.rules)


def read(data: bytes) -> CompiledWords:
    """Return the content of ``data``. Raises ``WordsError`` for anything that Qt would not have written."""
    if len(data) > LARGEST:
        raise WordsError("too large")
    sections = dict(_sections(data))
    rules = sections.get(_NUMBERS, b"")
    number_of_forms(rules)
    messages = sections.get(_MESSAGES, b"")
    hashes = sections.get(_HASHES, b"")
    if len(hashes) % 8:
        raise WordsError("half a place")
    numbers = {place: number for number, place in struct.iter_unpack(">II", hashes)}
    texts: list[Words] = []
    nameless = end = 0
    for place in sorted(numbers):
        # Each byte once, or a small file could name one long text a hundred thousand times.
        if place < end:
            raise WordsError("texts within each other")
        words, end = _message(messages, place, numbers[place])
        if words is None:
            nameless += 1
        else:
            texts.append(words)
    return CompiledWords(texts, rules, nameless)


def written(texts: Iterable[Words], rules: bytes) -> bytes:
    """Return the bytes of a file with ``texts``, in the form that ``lrelease`` writes. All their forms must
    be Unicode.
    """
    messages = bytearray()
    hashes: list[tuple[int, int]] = []
    for words in texts:
        hashes.append((words.number, len(messages)))
        for form in words.forms:
            messages += _field(_TRANSLATION, (form or "").encode("utf-16-be"))
        messages += _field(_COMMENT, words.comment.encode())
        messages += _field(_SOURCE, words.source.encode())
        messages += _field(_CONTEXT, words.context.encode())
        messages.append(_END)
    table = b"".join(struct.pack(">II", number, place) for number, place in sorted(hashes))
    sections = [(_HASHES, table), (_MESSAGES, bytes(messages))]
    if rules:
        sections.append((_NUMBERS, rules))
    return _MAGIC + b"".join(_field(tag, content) for tag, content in sections)


def number_of_forms(rules: bytes) -> int:
    """Return how many grammatical numbers ``rules`` distinguish: one for each condition, and one for the rest. Raises
    ``WordsError``.
    """
    if not rules:
        return 1
    if len(rules) > _LONGEST_RULES:
        raise WordsError("rules for numbers too long")
    forms, place = 2, 0
    while True:
        if place >= len(rules):
            raise WordsError("rules for numbers without an end")
        operation = rules[place]
        if operation & 0x80 or operation & 0x07 not in _COMPARISONS:
            raise WordsError("no rules for numbers")
        place += 3 if operation & 0x07 == _RANGE else 2
        if place > len(rules):
            raise WordsError("rules for numbers without an end")
        if place == len(rules):
            break
        if rules[place] not in _JOINTS:
            raise WordsError("no rules for numbers")
        forms += rules[place] == _ANOTHER_FORM
        place += 1
    if forms > _MOST_FORMS:
        raise WordsError("too many grammatical numbers")
    return forms


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    if data[: len(_MAGIC)] != _MAGIC:
        raise WordsError("no compiled words")
    place = len(_MAGIC)
    seen: set[int] = set()
    while place < len(data):
        if place + 5 > len(data):
            raise WordsError("cut off")
        tag, length = struct.unpack_from(">BI", data, place)
        place += 5
        if tag not in _SECTIONS or tag in seen:
            raise WordsError("unknown section")
        if length > len(data) - place:
            raise WordsError("cut off")
        seen.add(tag)
        yield tag, data[place : place + length]
        place += length


def _message(messages: bytes, place: int, number: int) -> tuple[Words | None, int]:
    """Return the message that begins at ``place`` (None if it does not contain its source) and the place after it."""
    forms: list[str | None] = []
    named: dict[int, str] = {}
    end = len(messages)
    while (tag := messages[place] if place < end else _CUT) != _END:
        begin = place + 5
        if tag == _CUT or begin > end:
            raise WordsError("cut off")
        (length,) = _length_at(messages, place + 1)
        place = begin if length == _NOTHING else begin + length
        content = messages[begin:place]
        if tag == _TRANSLATION and len(forms) < _MOST_FORMS:
            try:
                forms.append(content.decode("utf-16-be"))
            except UnicodeDecodeError:
                forms.append(None)
        elif tag in _NAMES and tag not in named:
            try:
                named[tag] = content.decode()
            except UnicodeDecodeError:
                raise WordsError("a source that is no Unicode") from None
        else:
            raise WordsError("unknown part of a text")
    if _SOURCE not in named or _CONTEXT not in named:
        return None, place + 1
    return Words(number, named[_CONTEXT], named[_SOURCE], named.get(_COMMENT, ""), tuple(forms)), place + 1


def _field(tag: int, content: bytes) -> bytes:
    return struct.pack(">BI", tag, len(content)) + content
