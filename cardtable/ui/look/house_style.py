"""The style of all standard controls of Qt: how large they are. ``option_painting`` and ``item_painting`` say how they
look; Fusion does the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QScrollBar,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionHeader,
    QStyleOptionMenuItem,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionTab,
    QStyleOptionToolButton,
    QWidget,
)

from cardtable.ui.look import item_painting, option_painting
from cardtable.ui.look.control_painting import WORDS_RANK
from cardtable.ui.look.item_painting import MENU_END, menu_words_start
from cardtable.ui.look.option_painting import Dressed, OptionPainter, State, demibold, rank_of
from cardtable.ui.look.palette import DENSE, FINGER, FOR_FINGERS, MOUSE, Colours
from cardtable.words.mark import off_button

_PRIMITIVES = {**option_painting.PRIMITIVES, **item_painting.PRIMITIVES}
_CONTROLS = {**option_painting.CONTROLS, **item_painting.CONTROLS}
_COMPLEX = option_painting.COMPLEX
PAINTED: Final = frozenset((*_PRIMITIVES, *_CONTROLS, *_COMPLEX))
"""The parts of controls, by Qt's names, that are not left to Fusion."""

_Complex = QStyle.ComplexControl
_Sub = QStyle.SubControl
_Contents = QStyle.ContentsType
_Metric = QStyle.PixelMetric
_Element = QStyle.SubElement

_MARKS: Final = frozenset(
    (
        _Metric.PM_IndicatorWidth,
        _Metric.PM_IndicatorHeight,
        _Metric.PM_ExclusiveIndicatorWidth,
        _Metric.PM_ExclusiveIndicatorHeight,
    )
)
_NARROW, _PADDING, _LITTLE_PADDING = 120, 12, 4
"""Fields narrower than ``_NARROW`` pixels have little padding."""
_AROUND_WORDS, _AROUND_FEW, _FEW = 20, 12, 3
"""The padding of a button, and that of one that is words alone, in pixels. One with no more than ``_FEW``
letters has as much room at their sides as above them.
"""
_LARGE, _LITTLE = 38, 6
"""The height of words from which on buttons need their room for them, and the padding that they have then."""
_BETWEEN = 6
"""The room between the words of two rows of a list, in pixels."""
_ABOVE = 8
"""The least room above and below the words of a control, in pixels."""
_HEAD = 36
"""The least height of the head of a table, in pixels."""
_CHEVRON = 36
"""The width of the part of a choice with the chevron, in pixels."""
_LEAST_HANDLE = 40
"""The least length of the handle of a scroll bar, in pixels."""


class HouseStyle(Dressed):
    """Paints the standard controls in ``colours``, large enough for a mouse or for a finger.

    The application owns the style once it wears it; whoever makes one keeps a reference to it as long.
    """

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        high, mark = MOUSE.control, MOUSE.mark
        self._metrics: dict[_Metric, int] = {
            _Metric.PM_ScrollBarExtent: 14,
            _Metric.PM_ScrollBarSliderMin: _LEAST_HANDLE,
            _Metric.PM_CheckBoxLabelSpacing: 12,
            _Metric.PM_RadioButtonLabelSpacing: 12,
            _Metric.PM_ButtonShiftHorizontal: 0,
            _Metric.PM_ButtonShiftVertical: 0,
            _Metric.PM_MenuPanelWidth: 1,
            _Metric.PM_MenuVMargin: 5,
            _Metric.PM_TabBarTabShiftVertical: 0,
            _Metric.PM_TabBarBaseOverlap: 0,
            _Metric.PM_SplitterWidth: 9,
            _Metric.PM_FocusFrameHMargin: 7,
        }
        self._measure(high, mark)

    def _measure(self, high: int, mark: int) -> None:
        for which in _MARKS:
            self._metrics[which] = mark
        for which in (_Metric.PM_SliderLength, _Metric.PM_SliderThickness, _Metric.PM_SliderControlThickness):
            self._metrics[which] = min(high, mark + 4)

    def dress(self, colours: Colours, *, touch: bool) -> bool:
        """Paint in ``colours`` from now on, for fingers with ``touch``; return whether sizes have changed."""
        sizes = FINGER if touch else MOUSE
        changed = sizes != self.sizes
        self.colours, self.sizes = colours, sizes
        self._measure(sizes.control, sizes.mark)
        return changed

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if not self._paint(_PRIMITIVES.get(element), option, painter, widget):
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if not self._paint(_CONTROLS.get(element), option, painter, widget):
            super().drawControl(element, option, painter, widget)

    def drawComplexControl(
        self, control: _Complex, option: QStyleOptionComplex, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if not self._paint(_COMPLEX.get(control), option, painter, widget):
            super().drawComplexControl(control, option, painter, widget)

    def _paint(
        self, painting: OptionPainter | None, option: QStyleOption, painter: QPainter, widget: QWidget | None
    ) -> bool:
        if painting is None:
            return False
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            return painting(self, option, painter, widget)
        finally:
            painter.restore()

    def polish(self, what: Any) -> Any:
        done = super().polish(what)
        if isinstance(what, QScrollBar):
            # What lies below it is seen through its groove.
            what.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        elif isinstance(what, QAbstractSpinBox) and what.alignment() & Qt.AlignmentFlag.AlignLeft:
            what.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return done

    def pixelMetric(self, metric: _Metric, option: QStyleOption | None = None, widget: QWidget | None = None) -> int:
        found = self._metrics.get(metric)
        if found is not None and metric in _MARKS and widget is not None:
            # A tick is as high as its words.
            return max(found, widget.fontMetrics().height())
        return super().pixelMetric(metric, option, widget) if found is None else found

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_ComboBox_Popup:
            # The choices of a box are a list, below it. As a menu they would have marks to tick.
            return 0
        return super().styleHint(hint, option, widget, returnData)

    def subElementRect(self, element: _Element, option: QStyleOption, widget: QWidget | None = None) -> QRect:
        found = super().subElementRect(element, option, widget)  # type: ignore[arg-type]  # there may be none
        if element == _Element.SE_LineEditContents and isinstance(option, QStyleOptionFrame) and option.lineWidth > 0:
            side = _PADDING if option.rect.width() >= _NARROW else _LITTLE_PADDING
            found = found.adjusted(side - 2, 0, 2 - side, 0)
        return found

    def subControlRect(
        self, control: _Complex, option: QStyleOptionComplex, part: _Sub, widget: QWidget | None = None
    ) -> QRect:
        measure = _RECTS.get(control)
        found = measure(self, option, part, widget) if measure is not None else None
        if found is None:
            found = super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]  # there may be none
        return found

    def sizeFromContents(
        self, kind: _Contents, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        found = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]  # there may be none
        measure = _SIZES.get(kind)
        if measure is None:
            return found
        return measure(self, option, QSize(size), found, widget)

    def is_dense(self, widget: QWidget | None) -> bool:
        """Return whether ``widget`` is one of many in a grid, or has a least height of its own; none is for fingers."""
        if self.sizes is not MOUSE or widget is None:
            return False
        return widget.minimumHeight() > 0 or bool(widget.property(DENSE))

    def high(self, words: int, dense: bool) -> int:
        """Return the height in pixels of a control whose words are so high."""
        return words + _ABOVE if dense else max(self.sizes.control, words + 2 * _ABOVE)


def _choice_rect(house: HouseStyle, option: QStyleOptionComboBox, part: _Sub, widget: QWidget | None) -> QRect | None:
    rect = option.rect
    end = min(_CHEVRON, rect.width() // 3)
    if part == _Sub.SC_ComboBoxArrow:
        return QRect(rect.right() - end + 1, rect.top(), end, rect.height())
    if part == _Sub.SC_ComboBoxEditField:
        return rect.adjusted(_PADDING, 2, -end, -2)
    return None


def _stepper_rect(house: HouseStyle, option: QStyleOptionSpinBox, part: _Sub, widget: QWidget | None) -> QRect | None:
    rect = option.rect
    end = 0
    if option.buttonSymbols != QAbstractSpinBox.ButtonSymbols.NoButtons:
        end = min(house.sizes.step, rect.width() * 3 // 10)
    if part == _Sub.SC_SpinBoxUp:
        return QRect(rect.right() - end + 1, rect.top(), end, rect.height())
    if part == _Sub.SC_SpinBoxDown:
        return QRect(rect.left(), rect.top(), end, rect.height())
    if part == _Sub.SC_SpinBoxEditField:
        return rect.adjusted(end + 2, 2, -end - 2, -2)
    return None


def _scroll_rect(house: HouseStyle, option: QStyleOptionSlider, part: _Sub, widget: QWidget | None) -> QRect | None:
    rect = option.rect
    across = option.orientation == Qt.Orientation.Horizontal
    length = rect.width() if across else rect.height()
    span = option.maximum - option.minimum
    handle = length
    if span > 0:
        handle = min(length, max(_LEAST_HANDLE, length * option.pageStep // max(1, span + option.pageStep)))
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - handle, option.upsideDown
    )
    places = {
        _Sub.SC_ScrollBarGroove: (0, length),
        _Sub.SC_ScrollBarSlider: (start, handle),
        _Sub.SC_ScrollBarSubPage: (0, start),
        _Sub.SC_ScrollBarAddPage: (start + handle, length - start - handle),
        _Sub.SC_ScrollBarAddLine: (0, 0),
        _Sub.SC_ScrollBarSubLine: (0, 0),
    }
    if part not in places:
        return None
    at, long = places[part]
    if across:
        return QRect(rect.topLeft() + QPoint(at, 0), QSize(long, rect.height()))
    return QRect(rect.topLeft() + QPoint(0, at), QSize(rect.width(), long))


_RECTS: Final[dict[_Complex, Callable[[HouseStyle, Any, _Sub, QWidget | None], QRect | None]]] = {
    _Complex.CC_ComboBox: _choice_rect,
    _Complex.CC_SpinBox: _stepper_rect,
    _Complex.CC_ScrollBar: _scroll_rect,
}


def _button_size(
    house: HouseStyle, option: QStyleOptionButton, words: QSize, usual: QSize, widget: QWidget | None
) -> QSize:
    text = off_button(option.text)
    dense = house.is_dense(widget)
    bolder = 0
    if text and widget is not None:
        font = widget.font()
        bolder = _wide(demibold(font), text) - _wide(font, text)
    side = _AROUND_FEW if rank_of(option) == WORDS_RANK else _AROUND_WORDS
    if len(text) <= _FEW:
        side = _ABOVE
    if dense or words.height() > _LARGE:
        side = min(side, _LITTLE)
    menu = 20 if option.features & QStyleOptionButton.ButtonFeature.HasMenu else 0
    return QSize(words.width() + max(0, bolder) + 2 * side + menu, house.high(words.height(), dense))


def _wide(font: QFont, text: str) -> int:
    return QFontMetrics(font).horizontalAdvance(text)


def _tool_size(
    house: HouseStyle, option: QStyleOptionToolButton, words: QSize, usual: QSize, widget: QWidget | None
) -> QSize:
    if option.state & State.State_AutoRaise and house.sizes is MOUSE:
        return usual
    dense = house.is_dense(widget)
    side = _LITTLE_PADDING if dense else _AROUND_FEW
    high = house.high(words.height(), dense)
    return QSize(max(words.width() + 2 * side, 0 if dense else high), high)


def _choice_size(
    house: HouseStyle, option: QStyleOptionComboBox, words: QSize, usual: QSize, widget: QWidget | None
) -> QSize:
    return QSize(words.width() + _PADDING + _CHEVRON + 4, house.high(words.height(), house.is_dense(widget)))


def _stepper_size(
    house: HouseStyle, option: QStyleOptionSpinBox, words: QSize, usual: QSize, widget: QWidget | None
) -> QSize:
    steps = 0
    if option.buttonSymbols != QAbstractSpinBox.ButtonSymbols.NoButtons:
        steps = 2 * house.sizes.step
    return QSize(words.width() + steps + 16, house.high(words.height(), house.is_dense(widget)))


def _field_size(
    house: HouseStyle, option: QStyleOptionFrame, words: QSize, usual: QSize, widget: QWidget | None
) -> QSize:
    if option.lineWidth <= 0:
        return usual
    dense = house.is_dense(widget)
    side = _LITTLE_PADDING if dense else _PADDING
    return QSize(words.width() + 2 * side, house.high(words.height(), dense))


def _mark_size(house: HouseStyle, option: QStyleOption, words: QSize, usual: QSize, widget: QWidget | None) -> QSize:
    if house.is_dense(widget):
        return QSize(usual.width() + 4, usual.height())
    high = house.sizes.control if house.sizes is not MOUSE else house.sizes.mark + 6
    return QSize(usual.width() + 4, max(high, usual.height()))


def _tab_size(house: HouseStyle, option: QStyleOptionTab, words: QSize, usual: QSize, widget: QWidget | None) -> QSize:
    # The words of the tab that is chosen are bolder.
    return QSize(usual.width() + 8 + usual.width() // 16, max(house.sizes.control, usual.height() + _ABOVE))


def _row_size(house: HouseStyle, option: QStyleOption, words: QSize, usual: QSize, widget: QWidget | None) -> QSize:
    if house.is_dense(widget):
        return usual
    return QSize(usual.width(), max(house.sizes.row, usual.height() + _BETWEEN))


def _head_size(
    house: HouseStyle, option: QStyleOptionHeader, words: QSize, usual: QSize, widget: QWidget | None
) -> QSize:
    if option.orientation == Qt.Orientation.Vertical:
        # The heads of rows are no higher than the rows, also where they are hidden.
        return words
    return QSize(usual.width() + 12, max(_HEAD, usual.height() + _ABOVE))


def _menu_size(
    house: HouseStyle, option: QStyleOptionMenuItem, words: QSize, usual: QSize, widget: QWidget | None
) -> QSize:
    if option.menuItemType == QStyleOptionMenuItem.MenuItemType.Separator and not option.text:
        return QSize(usual.width(), 9)
    finger = house.sizes is not MOUSE or (widget is not None and bool(widget.property(FOR_FINGERS)))
    wide = words.width() + menu_words_start(option) + MENU_END
    if "\t" in option.text:
        wide += option.reservedShortcutWidth + 24
    if option.menuItemType == QStyleOptionMenuItem.MenuItemType.SubMenu:
        wide += 24
    line = option.fontMetrics.height()
    return QSize(wide, max(FINGER.control, line + 24) if finger else line + 12)


_SIZES: Final[dict[_Contents, Callable[[HouseStyle, Any, QSize, QSize, QWidget | None], QSize]]] = {
    _Contents.CT_PushButton: _button_size,
    _Contents.CT_ToolButton: _tool_size,
    _Contents.CT_ComboBox: _choice_size,
    _Contents.CT_SpinBox: _stepper_size,
    _Contents.CT_LineEdit: _field_size,
    _Contents.CT_CheckBox: _mark_size,
    _Contents.CT_RadioButton: _mark_size,
    _Contents.CT_TabBarTab: _tab_size,
    _Contents.CT_HeaderSection: _head_size,
    _Contents.CT_ItemViewItem: _row_size,
    _Contents.CT_MenuItem: _menu_size,
}
