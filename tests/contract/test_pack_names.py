"""Lessons and comments call suits and ranks what they are called in the pack that lies on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.app.i18n import LANGUAGES
from cardtable.app.resources import resource_path
from cardtable.app.school.words import by_pack, shown, spoken
from cardtable.core.documents import load_toml
from cardtable.words.pack import FRENCH, GERMAN, speak_of
from tests.contract.test_lessons import LONGEST_CHOICE

FRENCH_NAMES = {
    "en": re.compile(r"\b(queen|jack|ace|spade|diamond|club)s?\b|[♠♥♦♣]", re.IGNORECASE),
    "de": re.compile(r"\b(Damen?|Buben?|Ass(en?)?|(Pik|Karo|Kreuz)(karten?|e?s)?)\b|[♠♥♦♣]"),
}
GERMAN_NAMES = {
    "en": re.compile(r"\b(Obers?|Unters?|Daus|bells?|acorns?)\b", re.IGNORECASE),
    "de": re.compile(r"\b(Obern?|Däusern?|Daus|Laub|Schellen|Eicheln?)\b|\b(ein|der|den|dem|Ihr|Ihren) Unter\b"),
}
OTHER_PACKS = ("ecarte", "piquet", "table")
"""What is played with either pack; at Casino only the French one lies on the table."""


def files(language: str, families: tuple[str, ...]) -> Iterator[Path]:
    for family in families:
        yield from sorted(resource_path("lessons", language, family).glob("*.toml"))
        yield from sorted(resource_path("deals", language).glob(f"{family}*.toml"))


def sentences(data: object) -> Iterator[str]:
    """All texts of a document but the names of places in the glossary."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            if key != "links":
                yield from sentences(value)


def told(file: Path) -> list[str]:
    return list(sentences(load_toml(file.read_text(encoding="utf-8"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_suit_and_no_rank_is_named_but_as_what_lies_there(language: str) -> None:
    found = list(files(language, OTHER_PACKS))
    assert len(found) > 30
    for file in found:
        for text in told(file):
            german, french = by_pack(text, german=True), by_pack(text, german=False)
            assert not FRENCH_NAMES[language].search(german), f"{file.name}: {german}"
            assert not GERMAN_NAMES[language].search(french), f"{file.name}: {french}"
            assert "|" not in french


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_fits_its_button_with_either_pack(language: str) -> None:
    for file in files(language, OTHER_PACKS):
        for step in load_toml(file.read_text(encoding="utf-8")).values():
            for text in (step.get("offered", {}) if isinstance(step, dict) else {}).values():
                assert len(by_pack(text, german=True)) <= LONGEST_CHOICE, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_casino_has_one_pack_and_one_name_for_each_card(language: str) -> None:
    for file in files(language, ("casino",)):
        assert not any("|" in text for text in told(file)), file.name


def test_what_is_shown_and_read_follows_the_pack_on_the_table() -> None:
    text = "{The queen|The Ober} takes {9S}, {she|he} is higher."
    try:
        speak_of(FRENCH, FRENCH)
        assert shown(text) == "The queen takes ♠9, she is higher."
        speak_of(GERMAN, GERMAN)
        assert shown(text).startswith("The Ober takes ")
        assert spoken(text).endswith(", he is higher.")
    finally:
        speak_of(FRENCH, FRENCH)
