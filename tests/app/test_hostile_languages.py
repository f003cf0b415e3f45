"""Languages that were dropped in with malice or by mishap: what cannot be used is left out, and why is said."""

from __future__ import annotations

import gc
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from cardtable.app import model_deals
from cardtable.app.compiled_words import CompiledWords, read, written
from cardtable.app.i18n import Translation
from cardtable.app.languages import refused
from cardtable.app.resources import resource_path, translations_path
from cardtable.app.school.library import paths
from cardtable.app.school.words import words_of
from cardtable.store.places import DIRECTORY_VARIABLE
from cardtable.ui.help import pages
from cardtable.words.errors import error_sentence
from tests import hostile_languages as hostile
from tests.app.test_compiled_words import spoil
from tests.pseudo import look_again


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A person’s data directory."""
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path / "data"))
    model_deals._comments.cache_clear()
    yield tmp_path / "data"
    monkeypatch.undo()
    look_again()
    model_deals._comments.cache_clear()


@pytest.fixture(scope="module")
def ours() -> CompiledWords:
    """Every text of the program."""
    return read(hostile.german())


@pytest.mark.parametrize("kind", list(hostile.kinds(later=False)))
def test_whatever_is_wrong_with_words_is_left_out_and_told(
    kind: str, data: Path, translation: Translation, ours: CompiledWords
) -> None:
    hostile.drop(kind, data)
    look_again()
    translation.switch(hostile.CODE)
    told = [error_sentence(fault) for fault in (*refused(), *translation.take_faults())]
    said = hostile.PACKS[kind].said
    if said:
        (sentence,) = told
        assert said in sentence
        assert len(sentence) < 500 + len(str(data))
    else:
        assert told == []
    for words in ours.texts:
        shown = QCoreApplication.translate(words.context, words.source, words.comment, 2)
        assert hostile.SECRET not in shown
        assert len(shown) <= 4 * len(words.source) + 90
        for bad in ("{sheetx}", "{}", "{a[0]}", "__class__", "30000000", "<img", "\u202e"):
            assert bad not in shown


@pytest.mark.parametrize("kind", list(hostile.kinds(later=True)))
def test_whatever_is_wrong_with_pages_lessons_and_deals_is_left_out_and_told(kind: str, data: Path) -> None:
    hostile.drop(kind, data)
    look_again()
    assert refused() == []
    told: list[str] = []
    for name in pages.available("en"):
        html, fault = pages.rule_page(name, hostile.CODE), pages.page_fault(name, hostile.CODE)
        assert hostile.SECRET not in html
        if fault is not None:
            assert html == pages.rule_page(name, "en")
            told.append(error_sentence(fault))
    assert pages.available(hostile.CODE) == pages.available("en")
    for path in paths():
        for lesson in path.lessons:
            words = words_of(lesson, hostile.CODE)
            assert words.title
            told += [] if words.fault is None else [error_sentence(words.fault)]
    for name in pages.available("en"):
        fault = model_deals.comments_fault(name, hostile.CODE)
        assert all(isinstance(text, str) for text in model_deals.comments(name, hostile.CODE).values())
        told += [] if fault is None else [error_sentence(fault)]
    if hostile.PACKS[kind].said:
        sentence = told[0]
        assert len(told) == 1 or kind == "linked folder", "which spoils all of its pages"
        assert hostile.PACKS[kind].said in sentence
        assert any(f"{data}/languages/{hostile.CODE}/{part}/" in sentence for part in ("rules", "lessons", "deals"))
    else:
        assert told == []


def test_a_folder_that_is_a_link_is_the_persons_own_doing(data: Path, tmp_path: Path, translation: Translation) -> None:
    """A translator works elsewhere and links the folder; only what is linked within it leads out."""
    own = tmp_path / "work"
    own.mkdir()
    hostile.describe(own)
    (data / "languages").mkdir(parents=True)
    (data / "languages" / hostile.CODE).symlink_to(own)
    look_again()
    translation.switch(hostile.CODE)
    assert (refused(), translation.language) == ([], hostile.CODE)


def test_what_is_right_beside_what_is_wrong_is_spoken(data: Path, translation: Translation) -> None:
    own = hostile.drop("the placeholders differ", data)
    found = read((own / "words.qm").read_bytes())
    good = [
        words._replace(forms=tuple(form.upper() for form in words.forms if form))
        if words.source == "Matches"
        else words
        for words in read(hostile.german()).texts
    ]
    assert len(good) == len(found.texts)
    half = [new if new.source == "Matches" else old for new, old in zip(good, found.texts, strict=True)]
    (own / "words.qm").write_bytes(written(half, found.rules))
    look_again()
    translation.switch(hostile.CODE)
    (fault,) = translation.take_faults()
    assert fault.code == "bad_texts"
    assert QCoreApplication.translate("EveningDialog", "Matches") == "PARTIEN"
    assert translation.take_faults() == [], "each is told once"


def test_the_words_stay_where_qt_reads_them_though_nobody_else_does(data: Path, qapp: QApplication) -> None:
    """Qt makes no copy of the bytes that it is given."""
    before = QLocale()
    own = hostile.drop("strange deal", data)
    (own / "words.qm").write_bytes(hostile.german())
    look_again()
    made = Translation(qapp)
    made.switch(hostile.CODE)
    installed = list(made.installed)
    del made
    gc.collect()
    filled = [bytes([place]) * 350_189 for place in range(40)]
    assert QCoreApplication.translate("SettingsDialog", "Settings") == "Einstellungen"
    del filled
    for translator in installed:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


def test_a_language_of_the_program_is_corrected_by_a_few_words(data: Path, translation: Translation) -> None:
    own = data / "languages" / "de"
    own.mkdir(parents=True)
    hostile.describe(own)
    few = [words._replace(forms=("Feste",)) for words in read(hostile.german()).texts if words.source == "Matches"]
    (own / "words.qm").write_bytes(written(few, b""))
    look_again()
    translation.switch("de")
    assert QCoreApplication.translate("EveningDialog", "Matches") == "Feste"
    assert QCoreApplication.translate("SettingsDialog", "Settings") == "Einstellungen", "the rest is German as before"
    assert pages.rule_page("piquet.points", "de") != pages.rule_page("piquet.points", "en")


TRIES = 150


def test_whatever_is_spoilt_of_a_whole_language_nothing_else_is_raised(data: Path, translation: Translation) -> None:
    """Its description, its words, a page and a lesson, each time another one, are spoilt by chance."""
    own = data / "languages" / hostile.CODE
    for part in ("rules", "lessons"):
        shutil.copytree(resource_path(part, "de"), own / part)
    hostile.describe(own, '[forms.x]\nseven = "sep"\n')
    (own / "words.qm").write_bytes((translations_path() / "cardtable_en.qm").read_bytes())
    files = [own / name for name in ("language.toml", "words.qm", "rules/glossary.html", "lessons/casino/pair.toml")]
    good, chance = {file: file.read_bytes() for file in files}, random.Random(1810)
    left_out = 0
    for _ in range(TRIES):
        file = chance.choice(files)
        file.write_bytes(spoil(good[file], chance))
        look_again()
        translation.switch("en")
        translation.switch(hostile.CODE)
        left_out += len(refused()) + len(translation.take_faults())
        assert pages.rule_page(pages.GLOSSARY, hostile.CODE)
        left_out += pages.page_fault(pages.GLOSSARY, hostile.CODE) is not None
        left_out += words_of("casino/pair", hostile.CODE).fault is not None
        file.write_bytes(good[file])
    assert left_out > 0
    look_again()
    assert refused() == []
    assert pages.page_fault(pages.GLOSSARY, hostile.CODE) is None
