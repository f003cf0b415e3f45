"""The translations tool finds what is missing, and calls whose text would never be translated."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import pytest

import translations
from translations import Entry, Message

HEAD = """
from PySide6.QtCore import QT_TR_NOOP, QT_TRANSLATE_NOOP, QCoreApplication, QObject, QPainter
translate = QCoreApplication.translate
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    folder = tmp_path / "program"
    folder.mkdir()
    return folder


def errors_of(sources: Path, code: str) -> list[str]:
    (sources / "module.py").write_text(HEAD + code, encoding="utf-8")
    return translations.lint(sources)[0]


# ── Calls whose text is hidden ─────────────────────────────────────────────────────────────────────────────


def in_method(statement: str) -> str:
    return f"class Table(QObject):\n    def draw(self, other, name, n):\n        {statement}\n"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (in_method('self.tr(f"Hello {name}")'), "f-string"),
        (in_method('QCoreApplication.translate("Table", f"Hello {name}")'), "f-string"),
        (in_method("self.tr(name)"), "must be a literal"),
        (in_method('self.tr("a" if n else "b")'), "must be a literal"),
        (in_method('self.tr("Hello " + name)'), "must be a literal"),
        (in_method('self.tr("Hello {}".format(name))'), "must be a literal"),
        (in_method('other.tr("Hello")'), "another object"),
        (in_method('self.tr(sourceText="Hello")'), "by position"),
        (in_method('self.tr("Hello", name)'), "comment"),
        (in_method('self.tr("%n card(s)")'), "%n without a number"),
        (in_method('translate(name, "Hello")'), "context"),
        (in_method('_("Hello")'), "_() is no translation"),
        (in_method('tr("Hello")'), "tr() is no translation"),
        ("def _(text):\n    return translate('Table', text)\n", "wraps"),
        ("class Table(QObject):\n    def translate(self, text):\n        return text\n", "wraps"),
        ("def words(text):\n    return translate('Table', text)\n", "wrapper"),
        ("words = lambda text: QCoreApplication.translate('Table', text)\n", "wrapper"),
        ("class Table(QObject):\n    TITLE = QT_TR_NOOP('Title')\n", "outside a method"),
        ("TITLE = QT_TRANSLATE_NOOP3('Table', 'Title', 'comment')\n", "QT_TRANSLATE_NOOP3"),
        (in_method('self.tr("{name} &plays").replace("&", "").format(name=name)'), "no Sentence"),
        (in_method('f"{self.words} {{name}}".format(name=name)'), "no Sentence"),
        (in_method('(self.tr("{name} plays") + "!").format(name=name)'), "no Sentence"),
        (in_method('self.tr("{name} plays").format_map({})'), "no Sentence"),
        (in_method('self.tr("{name} plays {card}").format(nam=name)'), "format() without card, name"),
        (in_method('translate("Table", "{name} plays").format()'), "format() without name"),
        (in_method('self.tr("%n of {name}", "{x}", n).format(x=name)'), "format() without name"),
        (in_method('words = f"{self.words}, {n}" if n else self.words; words.format(name=name)'), "no Sentence"),
    ],
)
def test_a_call_whose_text_is_hidden_is_reported(sources: Path, code: str, words: str) -> None:
    errors = errors_of(sources, code)
    assert [words in error for error in errors].count(True) == 1, errors
    assert errors[0].startswith("program/module.py:")


@pytest.mark.parametrize(
    "code",
    [
        in_method('self.tr("Hello {name}").format(name=name)'),
        "class Tagging(QTranslator):\n    def translate(self, context, text):\n        return text\n",
        in_method('self.tr("one " "two")'),
        in_method('self.tr("%n card(s)", "", n)'),
        in_method('translate("Table", "Hello")'),
        in_method("QCoreApplication.translate('Table', TITLES[name])"),
        in_method("painter = QPainter(); painter.translate(3, n)"),
        in_method('words = self.tr("{name} plays"); words.format(name=name)'),
        in_method('translate("Table", "{name} plays").format(name=name)'),
        in_method('name.translate({65: "B"})'),
        "TITLES = {'a': QT_TRANSLATE_NOOP('Table', 'Title')}\n",
        "for _ in range(3): pass\n",
    ],
)
def test_a_call_whose_text_is_known_is_fine(sources: Path, code: str) -> None:
    assert errors_of(sources, code) == []


def test_a_number_in_an_inherited_text_is_reported(sources: Path) -> None:
    """PySide would look for it in the derived class's context and show “2 point(s)”."""
    code = in_method('self.tr("%n card(s)", "", n)')
    assert errors_of(sources, code) == []
    (found,) = errors_of(sources, code + "class Small(Table):\n    pass\n")
    assert "tr() with a number in Table" in found


def test_two_classes_of_one_name_are_reported(sources: Path) -> None:
    code = HEAD + in_method('self.tr("Card")')
    (sources / "other.py").write_text(code, encoding="utf-8")
    (found,) = errors_of(sources, in_method('self.tr("Stock")'))
    assert "classes of one name, Table" in found


# ── Placeholders ─────────────────────────────────────────────────────────────────────────────────────────


def entry(source: str, *forms: str, finished: bool = True) -> Entry:
    return Entry(Message("Table", source, "", plural=len(forms) > 1), forms, finished)


@pytest.mark.parametrize(
    "correct",
    [
        entry("Hello {name}", "Hallo, {name}"),
        entry("{a} beats {b}", "{b} verliert gegen {a}"),
        entry("%n card(s)", "eine Karte", "%n Karten"),
        entry("100 % of {{it}}", "100 % von {{allem}}"),
        entry("a lone {brace", "eine einzelne {Klammer"),
    ],
)
def test_placeholders_that_match(correct: Entry) -> None:
    assert list(translations.entry_errors(correct)) == []


@pytest.mark.parametrize(
    "wrong",
    [
        entry("Hello {name}", "Hallo, {Name}"),
        entry("Hello {name}", "Hallo"),
        entry("Hello", "Hallo, {name}"),
        entry("{share:.1f} won", "{share} gewonnen"),
        entry("%n card(s)", "%n Karte", "Karten"),
        entry("%n card(s)", "{n} Karte", "%n Karten"),
        entry("Hello {name}", "Hallo, {name"),
    ],
)
def test_placeholders_that_do_not_match(wrong: Entry) -> None:
    (error,) = translations.entry_errors(wrong)
    assert "placeholders" in error


def test_an_unfinished_translation_is_reported_as_that_alone() -> None:
    (error,) = translations.entry_errors(entry("Hello {name}", "", finished=False))
    assert error == "[Table] 'Hello {name}': unfinished"


# ── The whole check, with lupdate ────────────────────────────────────────────────────────────────────────

CODE = HEAD + in_method('self.tr("Hello {name}"); self.tr("%n card(s)", "", n)')
GERMAN = {"Hello {name}": ["Hallo, {name}"], "%n card(s)": ["%n Karte", "%n Karten"]}
ENGLISH = {"%n card(s)": ["%n card", "%n cards"]}


def finish(ts_file: Path, words: dict[str, list[str]]) -> None:
    """Write the translations ``words`` into ``ts_file`` the way Linguist does."""
    text = ts_file.read_text(encoding="utf-8")
    for source, forms in words.items():
        head, found, tail = text.partition(f"<source>{source}</source>")
        assert found
        _, _, rest = tail.partition("</translation>")
        body = forms[0]
        if len(forms) > 1:
            lines = "".join(f"\n            <numerusform>{form}</numerusform>" for form in forms)
            body = f"{lines}\n        "
        text = f"{head}{found}\n        <translation>{body}</translation>{rest}"
    ts_file.write_text(text, encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, sources: Path) -> Path:
    """A folder with complete translations of ``CODE``, which is the one module of ``sources``."""
    (sources / "module.py").write_text(CODE, encoding="utf-8")
    target = tmp_path / "translations"
    target.mkdir()
    translations.update(sources, target)
    finish(target / "cardtable_de.ts", GERMAN)
    finish(target / "cardtable_en.ts", ENGLISH)
    return target


def test_complete_translations_pass(sources: Path, folder: Path) -> None:
    assert translations.check(sources, folder) == []


def test_english_holds_plurals_only(folder: Path) -> None:
    found = [entry.message.source for entry in translations.entries(folder / "cardtable_en.ts")]
    assert found == ["%n card(s)"]


def test_a_missing_file_is_reported(sources: Path, folder: Path) -> None:
    (folder / "cardtable_en.ts").unlink()
    assert "cardtable_en.ts: is missing; run packaging/translations.py update" in translations.check(sources, folder)


def test_a_new_text_makes_the_file_out_of_date_and_unfinished(sources: Path, folder: Path) -> None:
    (sources / "module.py").write_text(CODE.replace("Hello {name}", "Welcome, {name}"), encoding="utf-8")
    errors = translations.check(sources, folder)
    assert "cardtable_de.ts: is out of date; run packaging/translations.py update" in errors
    assert "cardtable_de.ts: [Table] 'Welcome, {name}': unfinished" in errors


def test_a_wrong_placeholder_is_reported(sources: Path, folder: Path) -> None:
    finish(folder / "cardtable_de.ts", GERMAN | {"Hello {name}": ["Hallo, {wer}"]})
    (error,) = translations.check(sources, folder)
    assert error == "cardtable_de.ts: [Table] 'Hello {name}': the placeholders of 'Hallo, {wer}' do not match"


TRAPS = (
    HEAD
    + """
class Outer(QObject):
    class Inner(QObject):
        def f(self): self.tr("inner")
    def f(self, n):
        self.tr("after a nested class")
        self.tr("line\\nbreak \\"quoted\\" \\\\ \u2660", "comment")
        translate("Words", "%n trick(s)", "", n)
        translate("Words", "%n king(s)", n=n)
        translate("Words", "hand", "of cards")
        translate("Words", "hand", "of a clock")
        QT_TRANSLATE_NOOP("Words", "kept for later")
"""
)


def test_texts_that_lupdate_alone_would_lose_are_extracted(sources: Path, tmp_path: Path) -> None:
    (sources / "traps.py").write_text(TRAPS, encoding="utf-8")
    german, _ = translations.update(sources, tmp_path)
    assert {entry.message for entry in translations.entries(german)} == {
        Message("Inner", "inner", "", plural=False),
        Message("Outer", "after a nested class", "", plural=False),
        Message("Outer", 'line\nbreak "quoted" \\ \u2660', "comment", plural=False),
        Message("Words", "%n trick(s)", "", plural=True),
        Message("Words", "%n king(s)", "", plural=True),
        Message("Words", "hand", "of cards", plural=False),
        Message("Words", "hand", "of a clock", plural=False),
        Message("Words", "kept for later", "", plural=False),
    }


def test_a_text_with_and_without_a_number_is_reported(sources: Path, folder: Path) -> None:
    (sources / "other.py").write_text(HEAD + 'translate("Table", "Hello {name}", "", 3)', encoding="utf-8")
    assert any("is not extracted" in error for error in translations.check(sources, folder))


def test_update_is_idempotent_and_keeps_what_is_translated(sources: Path, folder: Path) -> None:
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    translations.update(sources, folder)
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


# ── Compiling ────────────────────────────────────────────────────────────────────────────────────────────


def test_compiled_translations_are_read_by_qt(folder: Path) -> None:
    from PySide6.QtCore import QTranslator

    compiled = translations.compile_all(folder)
    assert [file.name for file in compiled] == ["cardtable_de.qm", "cardtable_en.qm", "signs.ttf"]
    translator = QTranslator()
    assert translator.load(str(folder / "cardtable_de.qm"))
    assert translator.translate("Table", "Hello {name}") == "Hallo, {name}"
    assert translator.translate("Table", "%n card(s)", "", 1) == "%n Karte"


def test_only_what_is_older_than_its_source_is_compiled_again(folder: Path) -> None:
    translations.compile_all(folder)
    assert translations.stale(folder) == []
    compiled = (folder / "cardtable_de.qm").stat()
    os.utime(folder / "cardtable_de.ts", (compiled.st_atime + 10, compiled.st_mtime + 10))
    assert [file.name for file in translations.stale(folder)] == ["cardtable_de.qm"]


def test_the_font_of_the_signs_is_made_with_the_words(folder: Path) -> None:
    from cardtable.ui.look import fonts

    translations.compile_all(folder)
    assert translations.SIGNS == fonts.SIGNS_FILE
    made = (folder / translations.SIGNS).read_bytes()
    (folder / translations.SIGNS).unlink()
    assert translations.stale(folder) == [folder / translations.SIGNS]
    translations.compile_all(folder)
    assert (folder / translations.SIGNS).read_bytes() == made
    # The suits are drawn elsewhere than the font.
    drawn = (translations.SOURCES / "art" / "pips.py").stat().st_mtime
    os.utime(folder / translations.SIGNS, (drawn - 10, drawn - 10))
    assert translations.stale(folder) == [folder / translations.SIGNS]


def test_a_missing_qt_is_an_error_with_words(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(translations.ToolError, match="lrelease comes with PySide6"):
        translations.compile_all(folder)


def test_a_damaged_file_is_an_error_with_words(folder: Path) -> None:
    (folder / "cardtable_de.ts").write_text("<TS", encoding="utf-8")
    with pytest.raises(translations.ToolError, match="lrelease failed"):
        translations.compile_all(folder)


TABLE = (
    "Actions", "CardDetails", "Cards", "Chooser", "GermanPack", "Gestures", "LastTaken", "Offering", "Piquet",
    "Places", "Players", "PointPips", "Reading", "Reasons", "Record", "Scores", "Situation", "Speech", "Standing",
    "Guide", "Talk", "Telling", "Values", "StatusPlate",
)  # fmt: skip
"""What is shown, said and read at the table."""


@pytest.mark.parametrize("context", TABLE)
def test_swedish_has_the_words_of_the_table_of_all_families(context: str) -> None:
    """Not each, as a language that has begun may lack what is newest."""
    words = list(translations.entries(translations.FOLDER / "cardtable_sv.ts"))
    here = [entry.finished for entry in words if entry.message.context == context]
    assert sum(here) > 0.9 * len(here) > 0
