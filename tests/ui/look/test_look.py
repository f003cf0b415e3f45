"""How windows look: high contrast as the system wants it or by choice, and controls for fingers."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.ui.look import look
from cardtable.ui.look.bars import CloseButton
from cardtable.ui.look.look import (
    LEAST_FITTED,
    LEAST_LEGIBLE,
    LEAST_SHARE,
    Choices,
    Numbers,
    apply_look,
    fitted,
    legible,
    wants_contrast,
)
from cardtable.ui.look.palette import FINGER, MOUSE, application_palette, colours_of
from tests.ui.clicks import turn_wheel
from tests.ui.contrast import ratio

ROLE = QPalette.ColorRole


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    font, palette = qapp.font(), qapp.palette()
    yield qapp
    apply_look(qapp, "light", 100)
    qapp.setFont(font)
    qapp.setPalette(palette)


KINDS = [QPushButton, QToolButton, QComboBox, QSpinBox, QLineEdit, QRadioButton, QCheckBox]


@pytest.mark.parametrize("kind", KINDS)
def test_controls_for_fingers_are_large_enough(qtbot: QtBot, application: QApplication, kind: type[QWidget]) -> None:
    """WCAG 2.2, success criterion 2.5.5: 44 by 44."""
    assert FINGER.control >= 44
    control = kind()
    qtbot.addWidget(control)
    heights = []
    for touch in (False, True, False):
        apply_look(application, "light", 100, touch=touch)
        control.ensurePolished()
        heights.append(control.sizeHint().height())
    assert heights[0] == heights[2] < FINGER.control <= heights[1]


@pytest.mark.parametrize("kind", [QPushButton, QToolButton, QComboBox, QSpinBox, QLineEdit])
def test_controls_for_a_mouse_are_large_enough_for_a_finger_now_and_then(qtbot: QtBot, kind: type[QWidget]) -> None:
    control = kind()
    qtbot.addWidget(control)
    control.ensurePolished()
    assert control.sizeHint().height() >= MOUSE.control >= 44


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("words", "ground"),
    [
        (ROLE.WindowText, ROLE.Window),
        (ROLE.Text, ROLE.Base),
        (ROLE.ButtonText, ROLE.Button),
        (ROLE.PlaceholderText, ROLE.Base),
        (ROLE.HighlightedText, ROLE.Highlight),
        (ROLE.Link, ROLE.Base),
        (ROLE.Mid, ROLE.Window),
    ],
    ids=lambda role: role.name,
)
def test_high_contrast_is_high(words: QPalette.ColorRole, ground: QPalette.ColorRole, dark: bool) -> None:
    """WCAG 2.2, success criterion 1.4.6."""
    palette = application_palette(colours_of(dark=dark, contrast=True))
    assert ratio(palette.color(words), palette.color(ground)) >= 7


def test_high_contrast_can_be_chosen_and_changes_the_windows(application: QApplication) -> None:
    apply_look(application, "light", 100)
    assert application.palette().color(ROLE.Window).name() != "#ffffff"
    apply_look(application, "contrast", 100)
    shown = application.palette()
    assert ratio(shown.color(ROLE.WindowText), shown.color(ROLE.Window)) == pytest.approx(21)


@pytest.mark.skipif(not hasattr(Qt, "ContrastPreference"), reason="Qt tells it from 6.10 on")
@pytest.mark.parametrize(("name", "wanted"), [("HighContrast", True), ("NoPreference", False)])
def test_high_contrast_follows_the_system(monkeypatch: pytest.MonkeyPatch, name: str, wanted: bool) -> None:
    preferred = Qt.ContrastPreference[name]
    told = SimpleNamespace(accessibility=lambda: SimpleNamespace(contrastPreference=lambda: preferred))
    monkeypatch.setattr(look, "QGuiApplication", SimpleNamespace(styleHints=lambda: told))
    assert wants_contrast("system") is wanted
    assert wants_contrast("light") is False
    assert wants_contrast("contrast") is True


def test_a_qt_that_tells_nothing_of_contrast_leaves_it_to_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before Qt 6.10."""
    monkeypatch.setattr(look, "QGuiApplication", SimpleNamespace(styleHints=SimpleNamespace))
    assert wants_contrast("system") is False
    assert wants_contrast("contrast") is True


def test_a_wheel_scrolls_and_chooses_nothing(qtbot: QtBot) -> None:
    choices, numbers = Choices(), Numbers()
    choices.addItems(["one", "two"])
    for box in (choices, numbers):
        qtbot.addWidget(box)
        box.setFocus()
        assert not turn_wheel(box, 1)
    assert (choices.currentIndex(), numbers.value()) == (0, 0)


@pytest.mark.parametrize("in_pixels", [False, True])
def test_words_are_fitted_in_points_and_in_pixels(qapp: QApplication, in_pixels: bool) -> None:
    font = QFont(QApplication.font())
    if in_pixels:
        font.setPixelSize(40)
    else:
        font.setPointSizeF(30)
    words = "What has been counted here needs some room"
    assert fitted(font, "1", 200) == font
    for room in (300, 500):
        assert 0.8 * room < QFontMetricsF(fitted(font, words, room)).horizontalAdvance(words) <= room
    least = fitted(font, words, 3)
    assert max(least.pointSizeF(), least.pixelSize()) == LEAST_FITTED


@pytest.mark.parametrize("room", [60, 120, 200, 400])
def test_words_are_fitted_and_stay_legible(qapp: QApplication, room: int) -> None:
    words = "Schwedisches Casino, gestern 16 : 11"
    font, high = legible(QApplication.font(), words, room)
    assert font.pointSizeF() >= LEAST_LEGIBLE
    large = QFont(QApplication.font())
    large.setPointSizeF(1.5 * large.pointSizeF())
    assert legible(large, words, room)[0].pointSizeF() >= LEAST_SHARE * large.pointSizeF() - 0.01
    letters = QFontMetrics(font)
    if letters.horizontalAdvance(words) <= room:
        assert high == letters.height()
    else:
        assert high >= 2 * letters.height()


def test_a_word_that_is_a_little_too_wide_is_not_cut(qapp: QApplication) -> None:
    font, words = QApplication.font(), "Schwedisches Casino"
    wide = QFontMetrics(font).horizontalAdvance("Schwedisches")
    room = 0.97 * wide
    letters, _ = legible(font, words, room)
    assert QFontMetrics(letters).horizontalAdvance("Schwedisches") <= room
    assert LEAST_SHARE * font.pointSizeF() - 0.01 <= letters.pointSizeF() < font.pointSizeF()
    assert font.pointSizeF() <= QApplication.font().pointSizeF()


def test_the_cross_of_a_paper_grows_with_the_text(qapp: QApplication, qtbot: QtBot) -> None:
    cross = CloseButton()
    qtbot.addWidget(cross)
    usual = cross.font().pointSizeF()
    apply_look(qapp, "light", 200)
    try:
        assert cross.font().pointSizeF() == 2 * usual
    finally:
        apply_look(qapp, "light", 100)
    assert cross.font().pointSizeF() == usual
