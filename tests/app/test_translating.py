"""A language is begun, translated in PO files, and made ready to be used."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

import translations
from cardtable.app.dropped_in import LanguageError
from cardtable.app.languages import DESCRIPTION, WORDS, dropped_in_folder, language_in, languages
from cardtable.app.sanitised_words import checked
from cardtable.app.translating import ABOUT, FOLDER, TranslatingError, finish, groups, make, missing
from tests.pseudo import look_again, pseudo


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "pl"
    make(made)
    return made


def catalogues(folder: Path) -> list[polib.POFile]:
    return [polib.pofile(str(file)) for file in sorted((folder / FOLDER).glob("*.po"))]


def translate(folder: Path) -> None:
    for catalogue in catalogues(folder):
        for entry in catalogue:
            if entry.msgid_plural:
                entry.msgstr_plural = {number: pseudo(entry.msgid) for number in entry.msgstr_plural}
            else:
                entry.msgstr = pseudo(entry.msgid)
        catalogue.save()


def test_each_text_has_one_place() -> None:
    words = {
        (entry.message.context, entry.message.source)
        for entry in translations.entries(translations.FOLDER / "cardtable_de.ts")
    }
    found = [(text.english.context, text.english.source) for group in groups() for text in group.texts]
    assert len(found) == len(set(found))
    assert set(found) == words
    assert all(text.place.endswith(".") for group in groups() for text in group.texts)


def test_the_room_is_what_german_needs() -> None:
    rooms = {text.english.source: text.room for group in groups() for text in group.texts}
    assert rooms["&School"] == 7
    assert max(rooms.values()) > 60
    assert rooms["Stop after each deal when I am o&nly watching"] >= 48


def test_what_is_begun_says_how_its_language_counts(folder: Path) -> None:
    for catalogue in catalogues(folder):
        assert catalogue.metadata["Plural-Forms"].startswith("nplurals=3; plural=n==1 ? 0 :")
        assert all(len(entry.msgstr_plural) == 3 for entry in catalogue if entry.msgid_plural)


def test_nothing_is_translated_at_first_and_all_of_it_later(folder: Path) -> None:
    assert {part.done for part in missing(folder)} == {0}
    translate(folder)
    texts = missing(folder)[: len(groups())]
    assert all(part.done == part.whole and not part.missing for part in texts)
    page = folder / "rules" / "piquet.points.html"
    page.parent.mkdir()
    page.write_text("<html></html>", encoding="utf-8")
    (rules,) = (part for part in missing(folder) if part.title == "rules")
    assert rules.done == 1
    assert "piquet.points.html" not in rules.missing


def test_the_words_are_those_of_the_translator(folder: Path) -> None:
    translate(folder)
    assert not finish(folder)
    words, flaws = language_in(folder).dropped_in_words()
    assert not flaws
    assert words == (folder / WORDS).read_bytes()
    assert not checked(words, ())[1]
    assert "⟦".encode("utf-16-be") in words


def test_a_text_that_cannot_be_used_is_named_and_the_others_stay(folder: Path) -> None:
    translate(folder)
    catalogue = catalogues(folder)[0]
    spoilt = next(entry for entry in catalogue if "{name}" in entry.msgid and not entry.msgid_plural)
    spoilt.msgstr = "{nmae}"
    catalogue.save()
    (flaw,) = finish(folder)
    assert flaw.reason == "placeholders"
    assert spoilt.msgctxt in flaw.text


def test_a_text_that_somebody_doubts_is_not_used(folder: Path) -> None:
    translate(folder)
    catalogue = catalogues(folder)[0]
    doubted = catalogue[0]
    doubted.flags.append("fuzzy")
    catalogue.save()
    finish(folder)
    assert missing(folder)[0].missing == [doubted.msgid]


def test_making_a_folder_again_keeps_what_is_there(folder: Path) -> None:
    catalogue = catalogues(folder)[0]
    catalogue[3].msgstr, catalogue[3].tcomment = "Dalej", "as on signs"
    del catalogue[5]
    catalogue.save()
    (folder / ABOUT).write_text('name = "Polski"\nletters = ["A", "W", "D", "K"]\n', encoding="utf-8")
    make(folder)
    finish(folder)
    again = catalogues(folder)[0]
    assert (again[3].msgstr, again[3].tcomment) == ("Dalej", "as on signs")
    assert len(again) == len(catalogue) + 1
    assert language_in(folder).name == "Polski"


def test_a_text_may_move_to_another_file(folder: Path) -> None:
    first, second, *_ = catalogues(folder)
    first[0].msgstr_plural = dict.fromkeys(range(3), "%n gra")
    second.append(first[0])
    del first[0]
    first.save()
    second.save()
    make(folder)
    assert catalogues(folder)[0][0].msgstr_plural[0] == "%n gra"


@pytest.mark.parametrize("bad", ["msgid 3", 'msgid "a\nmsgstr "b"', "\x00\x01", 'msgstr "b"'])
def test_a_file_that_is_no_catalogue_is_named(folder: Path, bad: str) -> None:
    (folder / FOLDER / "2-deal.po").write_text(bad, encoding="utf-8")
    for doing in (missing, finish, make):
        with pytest.raises(TranslatingError) as told:
            doing(folder)
        assert "2-deal.po" in str(told.value)


def test_without_a_folder_nothing_is_missing_but_the_folder(tmp_path: Path) -> None:
    with pytest.raises(TranslatingError) as told:
        missing(tmp_path / "fi")
    assert told.value.code == "no_language"


def test_a_description_that_is_wrong_is_named(folder: Path) -> None:
    (folder / ABOUT).write_text("name = 3", encoding="utf-8")
    with pytest.raises(LanguageError):
        finish(folder)
    assert not (folder / DESCRIPTION).exists()


def test_a_language_that_is_only_begun_is_not_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDTABLE_DATA_DIR", str(tmp_path))
    folder = dropped_in_folder("fi")
    make(folder)
    look_again()
    assert "fi" not in languages()
    finish(folder)
    look_again()
    assert languages()["fi"].dropped_in
    look_again()


def test_a_language_of_the_program_begins_as_the_program_has_it(tmp_path: Path) -> None:
    make(tmp_path / "sv")
    finish(tmp_path / "sv")
    begun, own = language_in(tmp_path / "sv"), languages()["sv"]
    assert (begun.name, begun.letters) == (own.name, own.letters)
