"""Languages count as Qt says, and a PO file says the same in its own way."""

from __future__ import annotations

import gettext
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

import translations
from cardtable.app.compiled_words import Words, number_of_forms, read, written
from cardtable.app.plural_rules import plural_rules

LANGUAGES = [
    "ar",
    "be",
    "br",
    "bs",
    "ca",
    "cs",
    "cy",
    "da",
    "de",
    "el",
    "en",
    "es",
    "et",
    "eu",
    "fa",
    "fi",
    "fil",
    "fr",
    "ga",
    "gd",
    "gv",
    "he",
    "hi",
    "hr",
    "hu",
    "hy",
    "id",
    "is",
    "it",
    "ja",
    "ka",
    "ko",
    "lt",
    "lv",
    "mk",
    "ms",
    "mt",
    "nb",
    "nl",
    "pl",
    "pt_BR",
    "ro",
    "ru",
    "se",
    "sk",
    "sl",
    "sr",
    "sv",
    "th",
    "tr",
    "uk",
    "vi",
    "zh",
]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rules_are_those_that_qt_writes(code: str, tmp_path: Path) -> None:
    source = tmp_path / f"words_{code}.ts"
    source.write_text(
        f'<!DOCTYPE TS><TS version="2.1" language="{code}" sourcelanguage="en"><context><name>A</name>'
        '<message numerus="yes"><source>%n</source><translation><numerusform>a</numerusform></translation></message>'
        "</context></TS>",
        encoding="utf-8",
    )
    compiled, _signs = translations.compile_all(tmp_path)
    assert plural_rules(code).compiled == read(compiled.read_bytes()).rules


@pytest.mark.parametrize("code", LANGUAGES)
def test_qt_and_the_expression_choose_the_same_form(code: str) -> None:
    rules = plural_rules(code)
    forms = tuple(map(str, range(number_of_forms(rules.compiled))))
    hashed = next(words for words in _english() if "%n" in words.source)
    translator = QTranslator()
    data = written([hashed._replace(forms=forms)], rules.compiled)
    assert translator.load(data)
    chosen = gettext.c2py(rules.expression)
    for number in range(1, 230):
        found = translator.translate(hashed.context, hashed.source, None, number)
        assert found == str(chosen(number)), number


def _english() -> list[Words]:
    return list(read((translations.FOLDER / "cardtable_en.qm").read_bytes()).texts)
