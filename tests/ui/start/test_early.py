"""The window that is there before the program is: it shows the last picture, and hands over without losing anything."""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCloseEvent, QColor, QFont, QGuiApplication, QImage, QMouseEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMainWindow, QPushButton, QVBoxLayout, QWidget
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from cardtable.ui.cards.kept_pictures import KeptPictures
from cardtable.ui.start.early import EarlyWindow, LastLook, circumstances, early_window
from cardtable.ui.start.first_painting import FirstPainting
from tests.app.obstacles import KINDS, obstruct

GREEN, RED = QColor("#205040"), QColor("#c02020")


class Program(QMainWindow):
    """A window with a field and a button, all red, which closes when it ``may``."""

    def __init__(self) -> None:
        super().__init__()
        self.may = True
        self.pressed = 0
        self.activations: list[bool] = []
        self.field, self.button = QLineEdit(), QPushButton("press")
        self.button.clicked.connect(self.press)
        page = QWidget()
        rows = QVBoxLayout(page)
        for part in (self.field, self.button):
            rows.addWidget(part)
        self.setStyleSheet(f"* {{ background: {RED.name()}; border: none }}")
        self.setCentralWidget(page)
        self.setMinimumSize(200, 100)
        self.setWindowTitle("the program")
        self.field.setFocus()

    def press(self) -> None:
        self.pressed += 1

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange:
            self.activations.append(self.isActiveWindow())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        event.setAccepted(self.may)


def picture(colour: QColor = GREEN) -> QImage:
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(colour)
    return image


def shown(widget: QWidget) -> QColor:
    return widget.grab().toImage().pixelColor(widget.rect().center())


@pytest.fixture
def early(qtbot: QtBot) -> EarlyWindow:
    window = EarlyWindow(picture(), b"", "cardtable")
    qtbot.addWidget(window)
    window.resize(400, 300)
    window.appear()
    return window


@pytest.mark.parametrize("screens", [1, 10])
def test_no_picture_is_shown_where_the_window_no_longer_fits(qtbot: QtBot, tmp_path: Path, screens: int) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(300, 200)
    geometry = bytearray(window.saveGeometry().data())
    # Qt keeps the width of the screen there, and here the window lay on one so many times as wide.
    width = int.from_bytes(geometry[-20:-16], "big")
    assert width == window.screen().geometry().width()
    geometry[-20:-16] = (screens * width).to_bytes(4, "big")
    kept = KeptPictures()
    kept.open(tmp_path / "window")
    about = {"circumstances": "here", "geometry": base64.b64encode(geometry).decode(), "title": "cardtable"}
    kept.keep(json.dumps(about), picture())
    kept.write()
    found = early_window(tmp_path / "window", "here")
    assert (found is not None) == (screens == 1)
    if found is not None:
        qtbot.addWidget(found)


def test_the_screens_are_among_the_circumstances(tmp_path: Path) -> None:
    screen = QGuiApplication.primaryScreen().geometry()
    assert json.dumps(screen.getRect()) in circumstances(tmp_path)


@pytest.mark.parametrize("asked", [False, True])
def test_the_program_is_painted_though_a_painting_of_the_picture_was_asked_for(
    qtbot: QtBot, early: EarlyWindow, asked: bool
) -> None:
    program = Program()
    painted: list[QWidget] = []

    class Page(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            painted.append(self)

    program.setCentralWidget(Page())
    done: list[bool] = []
    painting = FirstPainting(program)
    painting.done.connect(lambda: done.append(True))
    if asked:
        early.update()
    early.take(program)
    painting.frame(early)
    qtbot.waitUntil(lambda: bool(painted) and bool(done))
    early.repaint()
    QApplication.processEvents()
    assert done == [True]


def test_letters_and_colours_reach_the_program_once(qtbot: QtBot, early: EarlyWindow, qapp: QApplication) -> None:
    font, palette = qapp.font(), qapp.palette()
    larger, darker = QFont(font), QPalette(palette)
    larger.setPointSizeF(font.pointSizeF() * 2)
    darker.setColor(QPalette.ColorRole.Window, RED)
    heard: list[QEvent.Type] = []

    class Styled(Program):
        def changeEvent(self, event: QEvent) -> None:
            heard.append(event.type())
            super().changeEvent(event)

    try:
        qapp.setFont(larger)
        qapp.setPalette(darker)
        program = Styled()
        heard.clear()
        early.take(program)
        QApplication.processEvents()
        assert program.font().pointSizeF() == larger.pointSizeF()
        assert heard.count(QEvent.Type.FontChange) <= 1
        assert QEvent.Type.LanguageChange not in heard
    finally:
        qapp.setFont(font)
        qapp.setPalette(palette)


def test_the_program_takes_the_place_of_the_picture(qtbot: QtBot, early: EarlyWindow) -> None:
    assert early.isVisible()
    assert (shown(early), early.windowTitle()) == (GREEN, "cardtable")
    place = early.winId()
    program = Program()
    early.take(program)
    assert shown(early) == RED
    assert (early.winId(), early.windowTitle()) == (place, "the program")
    assert (program.window(), program.size()) == (early, early.size())
    assert (early.minimumWidth(), early.minimumHeight()) == (200, 100)
    assert early.focusWidget() is program.field
    early.resize(500, 350)
    qtbot.waitUntil(lambda: program.size() == early.size())


def test_what_was_clicked_on_the_picture_reaches_the_program(qtbot: QtBot, early: EarlyWindow) -> None:
    program = Program()
    program.resize(early.size())
    program.ensurePolished()
    spare = Program()
    qtbot.addWidget(spare)
    spare.resize(early.size())
    spare.show()
    where = QPointF(spare.button.mapTo(spare, spare.button.rect().center()))
    handle = early.windowHandle()
    for kind, buttons in (
        (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        # As the system has it waiting while the program is imported.
        event = QMouseEvent(
            kind,
            where,
            QPointF(early.mapToGlobal(QPoint())) + where,
            Qt.MouseButton.LeftButton,
            buttons,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.postEvent(handle, event)
    early.take(program)
    qtbot.waitUntil(lambda: program.pressed == 1)


def test_the_program_is_told_when_its_window_becomes_active(qtbot: QtBot, early: EarlyWindow) -> None:
    program = Program()
    early.take(program)
    early.activateWindow()
    qtbot.waitUntil(early.isActiveWindow)
    program.activations.clear()
    dialog = QDialog(early)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(lambda: program.activations == [False])
    dialog.close()
    early.activateWindow()
    qtbot.waitUntil(lambda: program.activations == [False, True])


def test_it_closes_when_the_program_lets_it(early: EarlyWindow) -> None:
    program = Program()
    early.take(program)
    program.may = False
    assert not early.close()
    assert early.isVisible()
    program.may = True
    assert early.close()
    assert not early.isVisible()


def test_who_closes_the_picture_closes_the_program(early: EarlyWindow) -> None:
    early.close()
    assert early.isVisible()
    early.take(Program())
    assert not early.isVisible()


@pytest.fixture
def left(qtbot: QtBot, tmp_path: Path) -> Path:
    """The file that a program leaves whose window has been closed."""
    window = Program()
    qtbot.addWidget(window)
    window.setGeometry(50, 60, 400, 300)
    file = tmp_path / "cache" / "window"
    LastLook(window, file, circumstances(tmp_path), lambda: True)
    window.show()
    window.close()
    return file


def test_the_next_start_shows_how_the_last_one_ended_and_only_once(qtbot: QtBot, left: Path, tmp_path: Path) -> None:
    if os.name == "posix":
        assert left.stat().st_mode & 0o777 == 0o600
    window = early_window(left, circumstances(tmp_path))
    assert window is not None
    qtbot.addWidget(window)
    assert (window.width(), window.height(), window.windowTitle()) == (400, 300, "the program")
    assert shown(window) == RED
    # Unless this start comes to its end, the next one does not look as if all were well.
    assert not left.exists()
    assert early_window(left, circumstances(tmp_path)) is None


def test_other_circumstances_would_look_otherwise(left: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    assert early_window(left, circumstances(tmp_path)) is None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda words: b"",
        lambda words: words[:-4],
        lambda words: words.replace(b"geometry", b"geometri"),
        lambda words: words.replace(b"circumstances", b"[" * 13),
    ],
)
def test_a_spoilt_file_is_as_good_as_none(left: Path, tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    left.write_bytes(spoil(left.read_bytes()))
    assert early_window(left, circumstances(tmp_path)) is None


@pytest.mark.skipif(os.name != "posix", reason="what can lie in a folder is other there")
@pytest.mark.parametrize("what", KINDS)
def test_whatever_lies_in_its_place_hinders_nobody(qtbot: QtBot, tmp_path: Path, what: str) -> None:
    place = tmp_path / "cache" / "window"
    obstruct(place, what)
    assert early_window(place, "") is None
    window = Program()
    qtbot.addWidget(window)
    LastLook(window, place, "", lambda: True)
    window.show()
    with capture_exceptions() as exceptions:
        window.close()
    assert exceptions == []


def test_a_cache_that_is_a_file_is_no_obstacle(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "cache").touch()
    window = Program()
    qtbot.addWidget(window)
    LastLook(window, tmp_path / "cache" / "window", "", lambda: True)
    window.show()
    with capture_exceptions() as exceptions:
        window.close()
    assert exceptions == []


def test_what_must_not_be_seen_again_is_not_kept(qtbot: QtBot, tmp_path: Path) -> None:
    window = Program()
    qtbot.addWidget(window)
    LastLook(window, tmp_path / "window", "", lambda: False)
    window.show()
    window.close()
    assert list(tmp_path.iterdir()) == []
