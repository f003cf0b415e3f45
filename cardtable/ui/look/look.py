"""The look of windows: the palette, the size of fonts, and the font of headings."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLayout,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from cardtable.ui.look import fonts
from cardtable.ui.look.palette import (
    CONTRAST,
    FINGER,
    SERIF_FAMILIES,
    SPACING,
    Colours,
    application_palette,
    colours_of,
    worn,
)
from cardtable.ui.look.palette import serif as letters
from cardtable.ui.look.plain import Label

if TYPE_CHECKING:
    from cardtable.app.settings import Settings
    from cardtable.ui.look.house_style import HouseStyle

_LEAST_POINTS = 10.5
"""The least size of text in the system's letters, in points: controls are read at arm's length across a table, so that
a smaller system font is enlarged to this.
"""
_LEAST_POINTS_BROUGHT = 12.0
"""The least size of text in the program's own letters, which are smaller and narrower for their size: 16 pixels on a
screen of the usual fineness.
"""

_USUAL_ROOM = QSize(1280, 720)
"""The room in which a page has letters of the usual size."""
_MOST_LARGER = 1.75
"""How much larger than that a room is for the largest letters."""

_system_font: list[QFont] = []
_worn: list[HouseStyle] = []
"""The style of the house once it is worn. Qt owns it, and Python must not forget it as long as controls are painted."""


def is_dark(appearance: str) -> bool:
    """Return whether windows are dark under ``appearance``, one of ``settings.APPEARANCES``."""
    if appearance in ("system", "contrast"):
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return appearance == "dark"


def wants_contrast(appearance: str) -> bool:
    """Return whether windows have high contrast under ``appearance``: by choice, or because the system has it, which Qt
    reports from 6.10 on.
    """
    hints = QGuiApplication.styleHints()
    if appearance != "system" or not hasattr(hints, "accessibility"):
        return appearance == "contrast"
    return bool(hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)


def cloth_of(settings: Settings) -> str:
    """Return the name of the room in which tables and score sheets lie: that of ``settings`` unless windows have high
    contrast.
    """
    return CONTRAST if wants_contrast(settings.appearance) else settings.room


def follow_system(follower: Callable[[], None]) -> None:
    """Call ``follower`` whenever the system changes the look that it wants for windows."""
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(follower)
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(follower)


def wear(application: QApplication, colours: Colours | None = None, *, touch: bool = False) -> None:
    """Give all controls the style of the house, in ``colours``, or else in those that windows have now. Until then they
    have Fusion's, which needs no time of a start.
    """
    from cardtable.ui.look.house_style import HouseStyle

    if _worn:
        return
    if colours is None:
        colours = worn(application.palette())
    style = HouseStyle(colours)
    style.dress(colours, touch=touch)
    application.setStyle(style)
    _worn.append(style)


class Airy(QStyledItemDelegate):
    """Gives every row of a list some room above and below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(0, SPACING)


def least_high(mouse: int) -> int:
    """Return the least height of what is pressed, in pixels: ``mouse``, or what fingers need where controls are for
    them.
    """
    return max(mouse, FINGER.row) if _worn and _worn[0].sizes is FINGER else mouse


def apply_look(application: QApplication, appearance: str, text_size: int, *, touch: bool = False) -> None:
    """Give all windows their palette and their font, ``text_size`` in percent of the system's; with ``touch``, all
    controls are large enough for a finger.
    """
    dark, contrast = is_dark(appearance), wants_contrast(appearance)
    colours = colours_of(dark=dark, contrast=contrast)
    palette = application_palette(colours)
    if application.palette() != palette:
        application.setPalette(palette)
        listed = QPalette(palette)
        listed.setColor(QPalette.ColorRole.Highlight, QColor(colours.selected))
        listed.setColor(QPalette.ColorRole.HighlightedText, QColor(colours.ink))
        application.setPalette(listed, "QAbstractItemView")  # type: ignore[arg-type]  # Qt takes the words alone
    if _worn and _worn[0].dress(colours, touch=touch):
        _worn.clear()
        wear(application, colours, touch=touch)
    elif touch and not _worn:
        # Controls would grow after they were painted.
        wear(application, colours, touch=touch)
    if not _system_font:
        _system_font.append(QFont(application.font()))
    font = QFont(_system_font[0])
    least = _LEAST_POINTS
    if fonts.bring():
        font.setFamilies([fonts.SANS, fonts.SIGNS, *_system_font[0].families()])
        least = _LEAST_POINTS_BROUGHT
    font.setPointSizeF(max(least, font.pointSizeF()) * text_size / 100)
    if application.font() != font:
        application.setFont(font)
        for widget in application.allWidgets():
            if isinstance(widget, (Heading, SerifButton)):
                widget.follow()


def serif(step: float = 1.4, *, italic: bool = False, within: QWidget | None = None) -> QFont:
    """Return the font of titles and speech, in ``step`` times the size of text, or that of the letters ``within``."""
    font = QFont(QApplication.font() if within is None else within.font())
    font.setFamilies(list(SERIF_FAMILIES))
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(font.pointSizeF() * step)
    font.setItalic(italic)
    return font


def write_for_room(widget: QWidget, room: QSize) -> None:
    """Write in larger letters in ``widget`` if its ``room`` is larger than the usual ones need."""
    usual = QApplication.font().pointSizeF()
    needed = _USUAL_ROOM * max(1.0, usual / _LEAST_POINTS_BROUGHT)
    scale = max(1.0, min(room.width() / needed.width(), room.height() / needed.height(), _MOST_LARGER))
    points = round(usual * sqrt(scale), 1)
    if points != round(widget.font().pointSizeF(), 1):
        font = QFont()
        if scale > 1:
            font.setPointSizeF(points)
        widget.setFont(font)


def larger(widget: QWidget) -> float:
    """Return how many times as large as those of other windows the letters of ``widget`` are."""
    return widget.font().pointSizeF() / QApplication.font().pointSizeF()


def fitted(font: QFont, words: str, room: float) -> QFont:
    """Return ``font``, made smaller if necessary so that ``words`` are at most ``room`` pixels wide, but never smaller
    than ``LEAST_FITTED``.
    """
    smaller, in_pixels = QFont(font), font.pixelSize() > 0
    size = float(font.pixelSize()) if in_pixels else font.pointSizeF()
    # Hinted letters do not shrink evenly, so that once may not be enough.
    while (wide := QFontMetricsF(smaller).horizontalAdvance(words)) > max(room, 1) and size > LEAST_FITTED:
        size = max(LEAST_FITTED, size * min(0.98, room / wide))
        if in_pixels:
            smaller.setPixelSize(int(size))
        else:
            smaller.setPointSizeF(size)
    return smaller


LEAST_FITTED = 6.0
"""The size below which no word is made smaller, in points or pixels as the font has it."""
LEAST_LEGIBLE = 9.0
"""The size of the smallest letters that words are fitted with, in points; longer words go on in a second line."""
LEAST_SHARE = 0.94
"""The least part of its size that a line of words keeps beside others: more would be seen as another rank, and would
take back what somebody wants who has chosen large text.
"""


def legible(font: QFont, words: str, room: float) -> tuple[QFont, int]:
    """Return ``font``, a little smaller if necessary so that ``words`` fit into ``room`` pixels in one line or else in
    two, and the height of these lines. It keeps ``LEAST_SHARE`` of its size, and is never smaller than
    ``LEAST_LEGIBLE`` points, though more lines be needed.
    """
    least = min(font.pointSizeF(), max(LEAST_LEGIBLE, LEAST_SHARE * font.pointSizeF()))
    smaller = fitted(font, words, room)
    if smaller.pointSizeF() >= least:
        return smaller, QFontMetrics(smaller).height()
    smaller.setPointSizeF(font.pointSizeF())
    wrapped = int(Qt.TextFlag.TextWordWrap)
    while True:
        letters = QFontMetrics(smaller)
        high = letters.boundingRect(QRect(0, 0, int(room), 1000), wrapped, words).height()
        # A word that is wider than the room would be cut.
        whole = all(letters.horizontalAdvance(word) <= room for word in words.split())
        if (whole and high <= 2 * letters.height()) or smaller.pointSizeF() <= least:
            return smaller, high
        smaller.setPointSizeF(max(least, smaller.pointSizeF() - 0.5))


class PressedByReturn(QAbstractButton):
    """A button without a look of its own that Return presses, as Space does; Qt's own take Space alone."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isEnabled():
            self.click()
        else:
            super().keyPressEvent(event)


_MOST_ROWS = 16
"""How many choices of a box are seen at once; where there are more, their list scrolls."""


class _ChoiceRows(QStyledItemDelegate):
    """The rows of a list that ``box`` opens: the words of the one that is chosen are bolder, wherever the bar is. A
    separator is a line.
    """

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if index.row() == self._box.currentIndex():
            font = QFont(option.font)
            font.setWeight(QFont.Weight.DemiBold)
            option.font = font
            option.fontMetrics = QFontMetrics(font)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        if _separates(index):
            across = option.rect.adjusted(2 * SPACING, 0, -2 * SPACING, 0)
            painter.fillRect(across.x(), across.center().y(), across.width(), 1, option.palette.mid())
        else:
            super().paint(painter, option, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        found = super().sizeHint(option, index)
        return QSize(found.width(), 2 * SPACING + 1) if _separates(index) else found


def _separates(index: QModelIndex | QPersistentModelIndex) -> bool:
    """Whether the row is what ``QComboBox.insertSeparator`` makes."""
    return bool(index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "separator")


class Choices(QComboBox):
    """A box with choices in which the wheel chooses nothing; it scrolls the surrounding area instead, and leaves the
    focus where it is. The list that it opens is as wide as its words; where the box itself is narrower than what is
    chosen, that is written smaller rather than cut, since choices may differ in their last words.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMaxVisibleItems(_MOST_ROWS)
        self._rows: _ChoiceRows | None = None

    def showPopup(self) -> None:
        rows = self.view()
        if self._rows is None:
            self._rows = _ChoiceRows(self)
            self.setItemDelegate(self._rows)
        screen = self.screen().availableGeometry()
        bar = rows.verticalScrollBar().sizeHint().width() if self.count() > self.maxVisibleItems() else 0
        wide = rows.sizeHintForColumn(self.modelColumn()) + 2 * rows.frameWidth() + bar
        rows.setMinimumWidth(min(wide, screen.width() - 2 * SPACING))
        super().showPopup()
        # Qt keeps a list on the screen that is as wide as its box, and no wider.
        opened = rows.window()
        over = opened.geometry().right() - screen.right()
        if over > 0:
            opened.move(opened.x() - over, opened.y())

    def paintEvent(self, event: QPaintEvent) -> None:
        # The hall has no box: what a style consists of costs its start some time.
        from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QStylePainter

        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        box, words = QStyle.ComplexControl.CC_ComboBox, option.currentText
        room = self.style().subControlRect(box, option, QStyle.SubControl.SC_ComboBoxEditField, self).width() - 2
        if self.isEditable() or QFontMetricsF(self.font()).horizontalAdvance(words) <= room:
            super().paintEvent(event)
            return
        painter = QStylePainter(self)
        painter.setFont(fitted(self.font(), words, room))
        painter.drawComplexControl(box, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Numbers(QSpinBox):
    """A number that the wheel does not change by accident; nor does the wheel bring the focus here. Digits need no
    Shift on keyboards where their keys write something else without it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A start needs no numbers.
        from cardtable.ui.look.keys import with_digit

        super().keyPressEvent(event if event.text() == "-" and self.minimum() < 0 else with_digit(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Heading(Label):
    """A label in the font of headings, ``step`` times the size of text, also after that has changed."""

    def __init__(self, step: float = 1.4, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._step = step
        self._pixels: float | None = None
        # Names stand in headings, and a name is never markup.
        self.setWordWrap(True)
        self.setFont(serif(step))

    @property
    def usual_font(self) -> QFont:
        """The font of the heading."""
        if self._pixels is None:
            return serif(self._step)
        return letters(self._step * self._pixels)

    def write_at(self, pixels: float) -> None:
        """Write in ``step`` times letters that are ``pixels`` high, from now on."""
        self._pixels = pixels
        self.follow()

    def be(self, step: float) -> None:
        """Be ``step`` times the size of text from now on."""
        if step != self._step:
            self._step = step
            self.follow()

    def follow(self) -> None:
        """Take the present size of text. ``apply_look`` calls this, because Qt does not report a change of the
        application's font to a widget with a font of its own.
        """
        self.setFont(self.usual_font)


class SerifButton(QToolButton):
    """A button with a sign in the font of headings, half as large again as the text, also after that has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follow()

    def follow(self) -> None:
        """Take the present size of text, as a heading does."""
        self.setFont(serif(1.5))


def faint(widget: QWidget) -> None:
    """Make a label's words less prominent: they explain, and need not be read."""
    widget.setForegroundRole(QPalette.ColorRole.PlaceholderText)


def written_in(widget: QWidget, colour: str) -> None:
    """Write the words of ``widget`` in ``colour``, whatever colours other windows have."""
    palette = QPalette()
    # Words within something that has the ground of lists are written as text.
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(role, QColor(colour))
    widget.setPalette(palette)


def mixed(colours: QPalette, share: float) -> QColor:
    """Return the colour of text, mixed with that of the window so that it has ``share`` of its strength."""
    text, window = colours.color(QPalette.ColorRole.WindowText), colours.color(QPalette.ColorRole.Window)

    def blend(one: float, other: float) -> float:
        return one * share + other * (1 - share)

    return QColor.fromRgbF(
        blend(text.redF(), window.redF()),
        blend(text.greenF(), window.greenF()),
        blend(text.blueF(), window.blueF()),
    )


def spaced(layout: QLayout, margin: int = 4, gap: int = 2) -> None:
    """Set a layout's margins and gaps, in units of ``SPACING``."""
    edge = margin * SPACING
    layout.setContentsMargins(edge, edge, edge, edge)
    layout.setSpacing(gap * SPACING)
