"""Compiled words are read to their end before Qt has them: whatever is spoilt is refused, and nothing else happens."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

import translations
from cardtable.app import compiled_words
from cardtable.app.compiled_words import Words, WordsError, number_of_forms, read, written
from cardtable.app.dropped_in import Flaw
from cardtable.app.sanitised_words import checked
from tests.hostile_languages import german

MAGIC = german()[:16]
TRIES = 1000


def section(tag: int, content: bytes) -> bytes:
    return struct.pack(">BI", tag, len(content)) + content


def with_message(message: bytes, place: int = 0) -> bytes:
    return MAGIC + section(0x42, struct.pack(">II", 5, place)) + section(0x69, message)


@pytest.mark.parametrize("code", ["de", "en", "sv"])
def test_what_lrelease_writes_is_read_and_written_again(code: str) -> None:
    translations.compile_all()
    data = (translations.FOLDER / f"cardtable_{code}.qm").read_bytes()
    found = read(data)
    assert found.nameless == 0
    assert found.numbers == 2
    entries: dict[tuple[str, str], list[tuple[str, ...]]] = {}
    for entry in translations.entries(translations.FOLDER / f"cardtable_{code}.ts"):
        # A comment that tells nothing apart is left out by lrelease.
        entries.setdefault((entry.message.context, entry.message.source), []).append(entry.forms)
    for words in found.texts:
        assert words.forms in entries[words.context, words.source]
    assert read(written(found.texts, found.rules)) == found
    assert checked(data, ())[1] == [], "what we have translated passes our own gate"
    qt = QTranslator()
    again = written(found.texts, found.rules)
    assert qt.load(again)
    assert all(qt.translate(words.context, words.source, words.comment) == words.forms[0] for words in found.texts)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "no compiled words"),
        (b"x" * 100, "no compiled words"),
        (b"x" * (compiled_words.LARGEST + 1), "too large"),
        (MAGIC + b"\x42", "cut off"),
        (MAGIC + section(0x42, b"12345678")[:-1], "cut off"),
        (MAGIC + section(0x42, b"1234567"), "half a place"),
        (MAGIC + section(0x43, b""), "unknown section"),
        (MAGIC + section(0x42, b"") * 2, "unknown section"),
        (with_message(b"", 0), "cut off"),
        (with_message(b"\x01", 9), "cut off"),
        (with_message(b"\x03\x00"), "cut off"),
        (with_message(section(3, b"\0a")), "cut off"),
        (with_message(section(3, b"\0a")[:-1] + b""), "cut off"),
        (with_message(section(4, b"") + b"\x01"), "unknown part"),
        (with_message(section(3, b"") * 9 + b"\x01"), "unknown part"),
        (with_message(section(6, b"a") * 2 + b"\x01"), "unknown part"),
        (with_message(section(6, b"\xff") + b"\x01"), "no Unicode"),
        (MAGIC + section(0x88, b"\x01"), "without an end"),
        (MAGIC + section(0x88, b"\x04\x01"), "without an end"),
        (MAGIC + section(0x88, b"\x01\x01\xff"), "without an end"),
        (MAGIC + section(0x88, b"\x01\x01\x01"), "no rules"),
        (MAGIC + section(0x88, b"\x00\x01"), "no rules"),
        (MAGIC + section(0x88, b"\x81\x01"), "no rules"),
        (MAGIC + section(0x88, b"\x01\x01\xff" * 90), "too long"),
        (MAGIC + section(0x88, b"\x01\x01\xff" * 8 + b"\x01\x01"), "too many"),
    ],
)
def test_what_qt_would_not_have_written_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(WordsError) as caught:
        read(data)
    assert reason in str(caught.value.parameters["reason"])


@pytest.mark.parametrize(
    ("rules", "forms"),
    [(b"", 1), (b"\x01\x01", 2), (b"\x04\x01\x03", 2), (b"\x01\x01\xfe\x02\x05", 2), (b"\x11\x01\xff\x24\x02\x04", 3)],
)
def test_grammatical_numbers_are_counted(rules: bytes, forms: int) -> None:
    assert number_of_forms(rules) == forms


def test_texts_without_their_source_are_counted() -> None:
    nameless = with_message(section(3, b"\0a") + b"\x01")
    assert read(nameless).nameless == 1
    assert checked(nameless, ())[1] == [Flaw("no_source")]
    assert read(with_message(section(3, b"") + section(6, b"a") + section(7, b"b") + b"\x01")).texts[0].forms == ("",)


def test_a_text_that_is_named_a_hundred_thousand_times_is_read_once() -> None:
    message = section(3, b"\0a" * 100_000) + section(6, b"a") + section(7, b"b") + b"\x01"
    table = struct.pack(">II", 5, 0) * 100_000
    assert len(read(MAGIC + section(0x42, table) + section(0x69, message)).texts) == 1


def test_texts_that_lie_within_each_other_are_refused() -> None:
    """Each has a form of its own, and shares what follows with the one before."""
    form = section(3, b"\0a")
    message = form * 3 + section(6, b"a") + section(7, b"b") + b"\x01"
    assert len(read(with_message(message)).texts) == 1
    table = b"".join(struct.pack(">II", place, place * len(form)) for place in range(3))
    with pytest.raises(WordsError, match="within each other"):
        read(MAGIC + section(0x42, table) + section(0x69, message))


@pytest.mark.parametrize(
    ("source", "forms", "fault"),
    [
        ("{name} plays", ("{name} ludas",), ""),
        ("{name} plays", ("{name:who} ludas",), ""),
        ("{name} plays", ("{name:whom} ludas",), "placeholders"),
        ("{name} plays", ("ludas",), "placeholders"),
        ("%n card(s)", ("karto", "%n kartoj"), ""),
        ("%n card(s)", ("%n karto", "kartoj"), "placeholders"),
        ("%n card(s)", ("%n kartoj",), "numbers"),
        ("cards", ("kartoj", "kartoj", "kartoj"), "numbers"),
        ("a\nb", ("c\nd",), ""),
        ("ab", ("c\nd",), "not_shown"),
        ("a", ("x" * 85,), "not_shown"),
        ("a", ("\N{NO-BREAK SPACE}ĉ\N{SOFT HYPHEN}",), ""),
        ("a", (None,), "not_shown"),
        ("a", ("",), ""),
        ("a", (), ""),
    ],
)
def test_a_text_is_held_against_its_source(source: str, forms: tuple[str | None, ...], fault: str) -> None:
    if None in forms:
        message = section(3, b"\xdc\x00") + section(6, source.encode()) + section(7, b"c") + b"\x01"
        data = with_message(message)
    else:
        data = written([Words(5, "c", source, "", forms)], b"\x01\x01")
    kept, faults = checked(data, ("who",))
    assert bool(faults) == bool(fault)
    assert all(one.reason == fault and source[:5].strip() in one.text for one in faults)
    assert len(read(kept).texts) == (not fault and all(forms) and bool(forms))


def spoil(data: bytes, chance: random.Random) -> bytes:
    """``data`` with some of its bits turned, some bytes others, a piece cut out, doubled or put in, or its end gone."""
    made = bytearray(data)
    match chance.randrange(6):
        case 0:
            for _ in range(chance.randrange(1, 9)):
                made[chance.randrange(len(made))] ^= 1 << chance.randrange(8)
        case 1:
            for _ in range(300):
                made[chance.randrange(min(16, len(made) - 1), len(made))] = chance.randrange(256)
        case 2:
            del made[chance.randrange(len(made)) :]
        case 3:
            place = chance.randrange(len(made))
            del made[place : place + chance.randrange(1, 40)]
        case 4:
            place = chance.randrange(len(made))
            made[place:place] = made[place : place + chance.randrange(1, 400)]
        case 5:
            place = chance.randrange(min(16, len(made) - 4), len(made) - 4)
            made[place : place + 4] = struct.pack(">I", chance.choice((0, 1, 0x7FFFFFFF, 0xFFFFFFFE, 0xFFFFFFFF)))
    return bytes(made)


def test_whatever_is_spoilt_is_refused_or_harmless(tmp_path: Path) -> None:
    """What passes the gate is given to Qt, which looks everything up."""
    translations.compile_all()
    data = (translations.FOLDER / "cardtable_en.qm").read_bytes()
    ours, chance = read(data).texts, random.Random(35)
    refused = 0
    for _ in range(TRIES):
        try:
            kept, _faults = checked(spoil(data, chance), ())
        except WordsError:
            refused += 1
            continue
        qt = QTranslator()
        assert qt.load(kept)
        for words in ours[:: chance.randrange(1, 20)]:
            for number in (-1, 0, 1, 2):
                qt.translate(words.context, words.source, words.comment, number)
    assert 0 < refused < TRIES
