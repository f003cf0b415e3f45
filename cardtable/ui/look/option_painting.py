"""What of standard controls is painted by the house, by the names that Qt has for their parts: buttons, marks, fields,
sliders, scroll bars. ``item_painting`` has what lists and menus consist of.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QFrame,
    QProxyStyle,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionToolButton,
    QToolButton,
    QWidget,
)

from cardtable.ui.look import control_painting as paint
from cardtable.ui.look.control_painting import BRASS_RANK, PAPER_RANK, RIM, WORDS_RANK, ControlState
from cardtable.ui.look.palette import FRAMES_FOCUS, MOUSE, RADIUS, Colours, ControlSizes

State = QStyle.StateFlag
Part = QStyle.PrimitiveElement
Control = QStyle.ControlElement
Complex = QStyle.ComplexControl
Sub = QStyle.SubControl
_ROLE = QPalette.ColorRole


class Dressed(QProxyStyle):
    """A style over Fusion that has ``colours`` and ``sizes``."""

    def __init__(self, colours: Colours) -> None:
        super().__init__("Fusion")
        self.colours = colours
        self.sizes: ControlSizes = MOUSE


OptionPainter: TypeAlias = Callable[[Dressed, Any, QPainter, QWidget | None], bool]
"""Paints a part by its option; returns False if it leaves that to Fusion."""


def state_of(option: QStyleOption) -> ControlState:
    """Return what a person does with the control of ``option``."""
    state = option.state
    enabled = bool(state & State.State_Enabled)
    return ControlState(
        enabled=enabled,
        hovered=enabled and bool(state & State.State_MouseOver),
        pressed=enabled and bool(state & State.State_Sunken),
        chosen=bool(state & State.State_On),
    )


def place_of(option: QStyleOption) -> QRectF:
    """Return where the control of ``option`` lies."""
    return QRectF(option.rect)


def demibold(font: QFont) -> QFont:
    """Return ``font`` in the weight of the words on buttons."""
    bolder = QFont(font)
    bolder.setWeight(QFont.Weight.DemiBold)
    return bolder


def rank_of(option: QStyleOptionButton) -> int:
    """Return the rank of a push button: the usual choice is of brass, a flat one is words."""
    features = option.features
    if features & QStyleOptionButton.ButtonFeature.DefaultButton:
        return BRASS_RANK
    return WORDS_RANK if features & QStyleOptionButton.ButtonFeature.Flat else PAPER_RANK


def nothing(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    """Paint nothing where Fusion would."""
    return True


def _own_focus(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    """Paint the frame around a control that has the focus, unless its window frames it."""
    if option.state & State.State_HasFocus and (widget is None or not widget.window().property(FRAMES_FOCUS)):
        paint.paint_focus(painter, place_of(option))


def _focus(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    if isinstance(widget, QAbstractItemView):
        if option.state & State.State_Selected:
            return True
        painter.setPen(QPen(QColor(house.colours.edge), RIM))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place_of(option).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
    elif isinstance(widget, QPushButton):
        # The frame of a button is painted with its plate, around all of it.
        pass
    elif isinstance(widget, QToolButton):
        # One that is flat has no plate; Qt would have the frame inside of it.
        if not widget.window().property(FRAMES_FOCUS):
            paint.paint_focus(painter, QRectF(widget.rect()))
    elif widget is None or not widget.window().property(FRAMES_FOCUS):
        around = 4 if isinstance(widget, QCheckBox | QRadioButton) else 0
        paint.paint_focus(painter, place_of(option).adjusted(-around, -around, around, around))
    return True


def _bevel(house: Dressed, option: QStyleOptionButton, painter: QPainter, widget: QWidget | None) -> bool:
    rank, state, place = rank_of(option), _pushed(house, option), place_of(option)
    paint.paint_button(painter, place, house.colours, rank, state)
    _own_focus(house, option, painter, widget)
    if option.features & QStyleOptionButton.ButtonFeature.HasMenu:
        colour = QColor(paint.button_words(house.colours, rank, state, *_inks(option.palette)))
        end = QRectF(place.right() - 28, place.y(), 20, place.height())
        paint.paint_chevron(painter, end, colour, Qt.ArrowType.DownArrow)
    return True


def _pushed(house: Dressed, option: QStyleOptionButton) -> ControlState:
    """Return the state of a push button, which may stand for what is chosen by its palette alone."""
    chosen = option.palette.color(_ROLE.Button) == QColor(house.colours.chosen)
    return replace(state_of(option), chosen=True) if chosen else state_of(option)


def _inks(palette: QPalette) -> tuple[str, str]:
    return palette.color(_ROLE.ButtonText).name(), palette.color(_ROLE.Link).name()


def _written(palette: QPalette, colour: str) -> QPalette:
    written = QPalette(palette)
    for role in (_ROLE.ButtonText, _ROLE.WindowText, _ROLE.Text):
        written.setColor(role, QColor(colour))
    return written


def _button_label(house: Dressed, option: QStyleOptionButton, painter: QPainter, widget: QWidget | None) -> bool:
    rank, state = rank_of(option), _pushed(house, option)
    words = paint.button_words(house.colours, rank, state, *_inks(option.palette))
    option.palette = _written(option.palette, words)
    font = demibold(painter.font())
    if state.hovered and (rank == WORDS_RANK or house.colours.contrast):
        font.setUnderline(True)
    painter.setFont(font)
    QProxyStyle.drawControl(house, Control.CE_PushButtonLabel, option, painter, widget)
    return True


def _tool(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    state = state_of(option)
    rank = WORDS_RANK if option.state & State.State_AutoRaise else PAPER_RANK
    if state.chosen and _is_pictured(widget):
        # The picture has the colour of words on paper.
        paint.paint_chosen_picture(painter, place_of(option), house.colours)
    else:
        paint.paint_button(painter, place_of(option), house.colours, rank, state)
    if rank == WORDS_RANK and state.hovered and not (state.pressed or state.chosen):
        # A sign alone cannot be underlined.
        pen = QPen(QColor(option.palette.color(_ROLE.ButtonText)), 2 if house.colours.contrast else 1)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place_of(option).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
    return True


def _is_pictured(widget: QWidget | None) -> bool:
    return isinstance(widget, QToolButton) and not widget.icon().isNull()


def _tool_label(house: Dressed, option: QStyleOptionToolButton, painter: QPainter, widget: QWidget | None) -> bool:
    ink, _ = _inks(option.palette)
    state = state_of(option)
    if not _is_pictured(widget):
        option.palette = _written(option.palette, paint.button_words(house.colours, PAPER_RANK, state, ink, ink))
    QProxyStyle.drawControl(house, Control.CE_ToolButtonLabel, option, painter, widget)
    return True


def _field(house: Dressed, option: QStyleOptionFrame, painter: QPainter, widget: QWidget | None) -> bool:
    if widget is not None and isinstance(widget.parentWidget(), QAbstractSpinBox | QComboBox):
        return True
    if option.lineWidth <= 0:
        return False
    paint.paint_field(painter, place_of(option), house.colours, ControlState(bool(option.state & State.State_Enabled)))
    _own_focus(house, option, painter, widget)
    return True


def _tick(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    half = bool(option.state & State.State_NoChange)
    paint.paint_tick(painter, _square(option), house.colours, state_of(option), half=half)
    return True


def _radio(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    paint.paint_radio(painter, _square(option), house.colours, state_of(option))
    return True


def _square(option: QStyleOption) -> QRectF:
    place = place_of(option)
    side = min(place.width(), place.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(place.center())
    return square


def _frame(house: Dressed, option: QStyleOptionFrame, painter: QPainter, widget: QWidget | None) -> bool:
    if widget is not None and widget.inherits("QComboBoxPrivateContainer"):
        # The list of a box of choices is a window of its own, which has square corners.
        painter.setPen(QPen(QColor(house.colours.rim), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place_of(option).adjusted(0.5, 0.5, -0.5, -0.5))
    elif option.lineWidth > 0:
        colour = house.colours.rim if house.colours.contrast else house.colours.line
        painter.setPen(QPen(QColor(colour), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place_of(option).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
    return True


def _shaped_frame(house: Dressed, option: QStyleOptionFrame, painter: QPainter, widget: QWidget | None) -> bool:
    place, shape = place_of(option), option.frameShape
    painter.setPen(QPen(QColor(house.colours.line), 1))
    if shape == QFrame.Shape.HLine:
        painter.drawLine(QLineF(place.left(), place.center().y(), place.right(), place.center().y()))
    elif shape == QFrame.Shape.VLine:
        painter.drawLine(QLineF(place.center().x(), place.top(), place.center().x(), place.bottom()))
    else:
        return False
    return True


def _arrow(way: Qt.ArrowType) -> OptionPainter:
    def painted(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
        place = place_of(option)
        wide = min(5.0, min(place.width(), place.height()) / 3)
        paint.paint_chevron(painter, place, option.palette.color(_ROLE.ButtonText), way, wide)
        return True

    return painted


def _rect(house: Dressed, control: Complex, option: QStyleOptionComplex, part: Sub, widget: QWidget | None) -> QRectF:
    # Qt has no widget where a control is only painted.
    return QRectF(house.subControlRect(control, option, part, widget))  # type: ignore[arg-type]


def _choice(house: Dressed, option: QStyleOptionComboBox, painter: QPainter, widget: QWidget | None) -> bool:
    state, place = state_of(option), place_of(option)
    if option.frame:
        paint.paint_field(painter, place, house.colours, state)
    end = _rect(house, Complex.CC_ComboBox, option, Sub.SC_ComboBoxArrow, widget)
    colour = QColor(house.colours.accent if state.enabled else house.colours.rim)
    paint.paint_chevron(painter, end, colour, Qt.ArrowType.DownArrow)
    _own_focus(house, option, painter, widget)
    return True


def _stepper(house: Dressed, option: QStyleOptionSpinBox, painter: QPainter, widget: QWidget | None) -> bool:
    place = place_of(option)
    enabled = bool(option.state & State.State_Enabled)
    if option.frame:
        paint.paint_field(painter, place, house.colours, ControlState(enabled))
    if option.buttonSymbols != QAbstractSpinBox.ButtonSymbols.NoButtons:
        for part, step, more in (
            (Sub.SC_SpinBoxDown, QAbstractSpinBox.StepEnabledFlag.StepDownEnabled, False),
            (Sub.SC_SpinBoxUp, QAbstractSpinBox.StepEnabledFlag.StepUpEnabled, True),
        ):
            rect = _rect(house, Complex.CC_SpinBox, option, part, widget)
            active = bool(option.activeSubControls & part)
            state = ControlState(
                enabled=enabled and bool(option.stepEnabled & step),
                hovered=active and bool(option.state & State.State_MouseOver),
                pressed=active and bool(option.state & State.State_Sunken),
            )
            divider = rect.left() if more else rect.right()
            paint.paint_step(painter, rect, house.colours, state, more=more, divider=divider)
    _own_focus(house, option, painter, widget)
    return True


def _slider(house: Dressed, option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None) -> bool:
    groove = _rect(house, Complex.CC_Slider, option, Sub.SC_SliderGroove, widget)
    handle = _rect(house, Complex.CC_Slider, option, Sub.SC_SliderHandle, widget)
    state = state_of(option)
    if option.subControls & Sub.SC_SliderGroove:
        middle = handle.center()
        if option.orientation == Qt.Orientation.Horizontal:
            line = QRectF(groove.left(), groove.center().y() - 2, groove.width(), 4)
            filled = QRectF(line)
            filled.setRight(middle.x())
            if option.upsideDown:
                filled = QRectF(line)
                filled.setLeft(middle.x())
        else:
            line = QRectF(groove.center().x() - 2, groove.top(), 4, groove.height())
            filled = QRectF(line)
            filled.setTop(middle.y())
        paint.paint_groove(painter, line, filled, house.colours, state)
    if option.subControls & Sub.SC_SliderHandle:
        paint.paint_counter(painter, handle, house.colours, state)
    _own_focus(house, option, painter, widget)
    return True


def _scroll_bar(house: Dressed, option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None) -> bool:
    if option.maximum > option.minimum:
        handle = _rect(house, Complex.CC_ScrollBar, option, Sub.SC_ScrollBarSlider, widget)
        active = bool(option.activeSubControls & Sub.SC_ScrollBarSlider)
        state = ControlState(
            hovered=bool(option.state & State.State_MouseOver),
            pressed=active and bool(option.state & State.State_Sunken),
        )
        paint.paint_scroll_handle(painter, handle, house.colours, state)
    return True


def _progress(house: Dressed, option: QStyleOptionProgressBar, painter: QPainter, widget: QWidget | None) -> bool:
    place = place_of(option)
    line = QRectF(place.left(), place.center().y() - 4, place.width(), 8)
    span = option.maximum - option.minimum
    filled = QRectF(line)
    if span <= 0:
        # Nobody knows how long it takes.
        filled = QRectF(line.center().x() - line.width() / 6, line.top(), line.width() / 3, line.height())
    else:
        filled.setWidth(line.width() * max(0, option.progress - option.minimum) / span)
    paint.paint_groove(painter, line, filled, house.colours, state_of(option))
    return True


def _splitter(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    place, middle = place_of(option), place_of(option).center()
    painter.setPen(QPen(QColor(house.colours.line), 1))
    if option.state & State.State_Horizontal:
        painter.drawLine(QLineF(middle.x(), place.top(), middle.x(), place.bottom()))
    else:
        painter.drawLine(QLineF(place.left(), middle.y(), place.right(), middle.y()))
    return True


def _grip(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    corner = place_of(option).bottomRight()
    painter.setPen(QPen(QColor(house.colours.line), 1.5))
    for reach in (5, 10):
        painter.drawLine(QLineF(corner.x() - reach, corner.y() - 1, corner.x() - 1, corner.y() - reach))
    return True


PRIMITIVES: Final[dict[Part, OptionPainter]] = {
    Part.PE_FrameFocusRect: _focus,
    Part.PE_PanelButtonCommand: _bevel,
    Part.PE_FrameDefaultButton: nothing,
    Part.PE_PanelButtonTool: _tool,
    Part.PE_PanelLineEdit: _field,
    Part.PE_FrameLineEdit: _field,
    Part.PE_IndicatorCheckBox: _tick,
    Part.PE_IndicatorItemViewItemCheck: _tick,
    Part.PE_IndicatorRadioButton: _radio,
    Part.PE_Frame: _frame,
    Part.PE_IndicatorArrowDown: _arrow(Qt.ArrowType.DownArrow),
    Part.PE_IndicatorArrowUp: _arrow(Qt.ArrowType.UpArrow),
    Part.PE_IndicatorArrowLeft: _arrow(Qt.ArrowType.LeftArrow),
    Part.PE_IndicatorArrowRight: _arrow(Qt.ArrowType.RightArrow),
    Part.PE_IndicatorButtonDropDown: nothing,
}
CONTROLS: Final[dict[Control, OptionPainter]] = {
    Control.CE_PushButtonBevel: _bevel,
    Control.CE_PushButtonLabel: _button_label,
    Control.CE_ToolButtonLabel: _tool_label,
    Control.CE_ShapedFrame: _shaped_frame,
    Control.CE_ProgressBarGroove: nothing,
    Control.CE_ProgressBarContents: _progress,
    Control.CE_ProgressBarLabel: nothing,
    Control.CE_Splitter: _splitter,
    Control.CE_SizeGrip: _grip,
}
COMPLEX: Final[dict[Complex, OptionPainter]] = {
    Complex.CC_ComboBox: _choice,
    Complex.CC_SpinBox: _stepper,
    Complex.CC_Slider: _slider,
    Complex.CC_ScrollBar: _scroll_bar,
}
