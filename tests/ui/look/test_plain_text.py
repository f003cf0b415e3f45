"""Windows have one way to show words, and nobody takes another."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QColor, QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTreeWidget, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

import cardtable
from cardtable.ui.look import plain
from cardtable.ui.look.page import Page
from cardtable.ui.look.palette import EVERY_LIGHT, application_palette, colour_suits, coloured_suits
from cardtable.ui.look.plain import (
    Label,
    LinkedLabel,
    on_button,
    set_item_tool_tip,
    set_tool_tip,
    tool_tip,
    trouble_box,
)
from tests.ui.contrast import TEXT, ratio

WINDOWS = Path(cardtable.__file__).parent / "ui"
THE_WAY = WINDOWS / "look" / "plain.py"
OWN_PAGES = (WINDOWS / "help" / "browser.py", WINDOWS / "look" / "page.py")
"""Show rich text: the pages of rules that come with the program, and pages in which what people write is escaped."""

GUESSING = {
    *("QLabel", "QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog", "QToolTip", "QWhatsThis"),
    *("QStaticText", "QGraphicsTextItem", "QTextDocument", "QTextEdit", "QTextBrowser", "QTextFragment"),
}
"""Classes that take a text for markup if it looks like it, or always."""
SETTERS = {
    *("setToolTip", "setWhatsThis", "setStatusTip", "setTextFormat", "setHtml", "setMarkdown", "insertHtml"),
    *("appendHtml", "setInformativeText", "setDetailedText"),
}
ENUMS = {"QMessageBox": {"Icon"}}
"""What may be used of a class that may not be made."""


def named_types(tree: ast.AST) -> Iterator[ast.expr]:
    """Where a class is only named as a type."""
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=ast.expr() as annotation):
                yield annotation
            case ast.FunctionDef(returns=ast.expr() as annotation):
                yield annotation


def faults(source: str) -> Iterator[tuple[int, str]]:
    """Lines of a module, and what there shows words in another way than ``ui.plain``."""
    tree = ast.parse(source)
    harmless = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.attr in ENUMS.get(node.value.id, ())
    } | {id(name) for annotation in named_types(tree) for name in ast.walk(annotation)}
    # A pattern asks what something is, and makes nothing.
    harmless |= {id(node.cls) for node in ast.walk(tree) if isinstance(node, ast.MatchClass)}
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) if name in GUESSING and id(node) not in harmless:
                yield node.lineno, name
            case ast.Attribute(attr=name) if name in GUESSING | SETTERS:
                yield node.lineno, name
            case ast.Attribute(attr="ToolTipRole" | "WhatsThisRole" | "StatusTipRole") if "tool_tip(" not in source:
                yield node.lineno, node.attr


def modules() -> list[Path]:
    return [file for file in sorted(WINDOWS.rglob("*.py")) if file not in (THE_WAY, *OWN_PAGES)]


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(WINDOWS)))
def test_a_window_shows_words_in_the_one_way(file: Path) -> None:
    assert list(faults(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "label = QLabel(name)",
        "label = QtWidgets.QLabel(name)",
        "class Title(QLabel): pass",
        "button.setToolTip(name)",
        "item.setToolTip(2, name)",
        "QMessageBox.question(self, title, name)",
        "QMessageBox(self)",
        "QToolTip.showText(place, name)",
        "label.setTextFormat(Qt.TextFormat.RichText)",
        "if role == Qt.ItemDataRole.ToolTipRole: return name",
        "document = QTextDocument()",
        "text.setHtml(name)",
    ],
)
def test_other_ways_are_noticed(source: str) -> None:
    assert list(faults(source))


def test_what_a_box_offers_may_be_named() -> None:
    assert not list(faults("box.setIcon(QMessageBox.Icon.Critical)"))


MARKUP = ("A<img src=x>", "<b>B</b>", "1 < 2 & <p>", "&lt;i&gt;")


@pytest.mark.parametrize("words", [*MARKUP, "Anna & Björn", "<3", ""])
def test_words_stay_as_they_stand(qtbot: QtBot, words: str) -> None:
    label, tree = Label(words), QTreeWidget()
    box = trouble_box(words, words)
    item, action, widget = QTreeWidgetItem(tree, [""]), QAction(), QWidget(label)
    for one in (label, tree, box):
        qtbot.addWidget(one)
    assert (label.text(), label.textFormat()) == (words, Qt.TextFormat.PlainText)
    assert (box.text(), box.textFormat()) == (words, Qt.TextFormat.PlainText)
    set_tool_tip(widget, words)
    set_tool_tip(action, words)
    set_item_tool_tip(item, 0, words)
    shown = tool_tip(words)
    assert (widget.toolTip(), action.toolTip(), item.toolTip(0)) == (shown, shown, shown)
    assert shown == words or "<" not in shown.removeprefix("<span>").removesuffix("</span>")


@pytest.mark.parametrize("words", ["♥K  <b>&amp;", "a\n♦10 < ♣9\n\nb"])
def test_suits_have_their_colours_and_the_words_stay_as_they_stand(qtbot: QtBot, words: str) -> None:
    label = Label(words)
    qtbot.addWidget(label)
    assert label.text() == words
    shown = QTextDocument()
    shown.setHtml(QLabel.text(label))
    assert shown.toPlainText() == words


def inks(label: QLabel) -> dict[str, str]:
    """The colours of the signs in a label, by sign."""
    return dict(sorted((sign, ink) for ink, sign in re.findall(r"color: (#\w{6})\">(.)<", QLabel.text(label))))


@pytest.mark.parametrize("wraps", [False, True])
def test_words_with_suits_want_the_room_that_plain_ones_want(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wraps: bool
) -> None:
    labels = []
    for suits in (coloured_suits(), ""):
        monkeypatch.setattr("cardtable.ui.look.plain.coloured_suits", lambda suits=suits: suits)
        label = Label("Take the ♥A and ♠4 with the ♣5, and the table is empty.\nThe cards are yours.")
        label.setWordWrap(wraps)
        label.setMargin(4)
        qtbot.addWidget(label)
        labels.append(label)
    coloured, plain = labels
    assert coloured.textFormat() is Qt.TextFormat.RichText
    assert plain.textFormat() is Qt.TextFormat.PlainText
    assert coloured.sizeHint() == plain.sizeHint()
    assert coloured.minimumSizeHint() == plain.minimumSizeHint()


def test_suits_can_be_read_on_every_ground_in_two_colours_and_in_four(qtbot: QtBot) -> None:
    label = Label("♠A ♥K ♦Q ♣J")
    qtbot.addWidget(label)
    try:
        for colours in EVERY_LIGHT:
            for four in (True, False):
                colour_suits(four)
                label.setPalette(application_palette(colours))
                QApplication.sendEvent(label, QEvent(QEvent.Type.LanguageChange))
                found = inks(label)
                assert "".join(sorted(found)) == ("♣♥♦" if four else "♥♦")
                assert len(set(found.values())) == (3 if four else 1)
                for ink in found.values():
                    assert min(ratio(ink, ground) for ground in (colours.paper, colours.paper_2)) >= TEXT
                    assert ink != colours.ink
    finally:
        colour_suits(False)


@pytest.mark.parametrize("kind", [Label, LinkedLabel])
def test_what_is_disabled_has_no_colours(qtbot: QtBot, kind: type[Label]) -> None:
    inside = QWidget()
    qtbot.addWidget(inside)
    label = kind(parent=inside)
    label.setText("Take the ♥A")
    assert "♥" in inks(label)
    inside.setEnabled(False)
    assert inks(label) == {}
    inside.setEnabled(True)
    assert "♥" in inks(label)


@pytest.mark.parametrize("kind", [Label, LinkedLabel])
def test_other_colours_rewrite_the_words_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kind: type[Label]) -> None:
    label = kind()
    qtbot.addWidget(label)
    label.setText("Take the ♥A")
    written: list[str] = []
    monkeypatch.setattr(Label, "_write", lambda _self, words, _marked="": written.append(words))
    QApplication.sendEvent(label, QEvent(QEvent.Type.PaletteChange))
    assert written == ["Take the ♥A"]


@pytest.mark.parametrize("kind", [Label, LinkedLabel])
def test_other_colours_are_not_read_aloud_but_another_language_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kind: type[Label]
) -> None:
    label = kind()
    qtbot.addWidget(label)
    label.setText("♥9")
    read: list[str] = []

    def reading(words: str) -> str:
        read.append(words)
        return f"read: {words}"

    monkeypatch.setattr(plain, "read_aloud", reading)
    label.setEnabled(False)
    assert read == []
    QApplication.sendEvent(label, QEvent(QEvent.Type.LanguageChange))
    assert read == ["♥9"]
    assert label.accessibleName() == "read: ♥9"


def test_a_size_is_measured_once_until_something_changes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    label = Label("Take the ♥A")
    qtbot.addWidget(label)
    measured: list[str] = []
    plain = Label._plain

    def measure(label: Label) -> QLabel:
        measured.append(label.text())
        return plain(label)

    monkeypatch.setattr(Label, "_plain", measure)
    small = label.sizeHint()
    assert (label.sizeHint(), len(measured)) == (small, 1)
    label.setText("Take the ♥A and more")
    assert label.sizeHint().width() > small.width()
    font = label.font()
    font.setPointSizeF(2 * font.pointSizeF())
    label.setFont(font)
    assert label.sizeHint().height() > small.height()
    assert len(measured) == 3


def test_a_name_underlines_no_letter() -> None:
    assert on_button("Anna & Björn") == "Anna && Björn"


def test_a_page_fetches_no_picture_and_opens_no_link(qtbot: QtBot, tmp_path: Path) -> None:
    """A file that a page names may lie anywhere, also where asking for it tells somebody that the page is read."""
    picture, other = tmp_path / "seen.png", tmp_path / "other.html"
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(QColor("#1256ab"))
    assert image.save(str(picture))
    other.write_text("<p>Other</p>", encoding="utf-8")
    page = Page()
    qtbot.addWidget(page)
    page.resize(300, 200)
    page.show_markup(f'<p><a href="{other.as_uri()}">Words</a></p><img src="{picture.as_uri()}">')
    page.show()
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=page.cursorRect().center() + QPoint(8, 0))
    assert page.toPlainText().startswith("Words")
    seen = page.grab().toImage()
    colours = {seen.pixelColor(across, down).name() for across in range(0, 300, 4) for down in range(0, 200, 4)}
    assert "#1256ab" not in colours
