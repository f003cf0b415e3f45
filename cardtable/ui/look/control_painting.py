"""How buttons, marks, fields and bars are painted: flat on paper, in the colours of the windows.

Each function paints one part of a control into the place that it is given, in logical pixels. ``ControlState`` says
what a person does with the control at the moment.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from cardtable.ui.look.palette import FOCUS_EDGE, FOCUS_LINE, RADIUS, Colours

RIM: Final = 1.5
"""The width of the rim of a control, in pixels; 2 in high contrast."""
BRASS_RANK, PAPER_RANK, WORDS_RANK = 1, 2, 3
"""The ranks of buttons: the one that Return presses, the others, and words that can be pressed."""
_LIP = 2
"""The height of the shade below a button of brass, in pixels."""
BONE: Final = ("#f7f1e1", "#b9a77f", "#3f2b1a")
"""The colours of the counter on a slider: its face, its rim, the ring on it."""


@dataclass(frozen=True, slots=True)
class ControlState:
    """Whether a control can be used, lies under the mouse, is pressed, stands for what is chosen."""

    enabled: bool = True
    hovered: bool = False
    pressed: bool = False
    chosen: bool = False


def _rim_pen(colours: Colours, state: ControlState, colour: str = "") -> QPen:
    pen = QPen(QColor(colour or colours.rim), 2 if colours.contrast else RIM)
    if not state.enabled:
        if colours.contrast:
            pen.setStyle(Qt.PenStyle.DashLine)
        else:
            pen.setColor(QColor(colours.line))
    return pen


def _plate(painter: QPainter, place: QRectF, fill: str | None, pen: QPen, radius: float = RADIUS) -> None:
    inset = pen.widthF() / 2
    painter.setBrush(QBrush(QColor(fill)) if fill else QBrush(Qt.BrushStyle.NoBrush))
    painter.setPen(pen)
    painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), radius, radius)


def paint_button(painter: QPainter, place: QRectF, colours: Colours, rank: int, state: ControlState) -> None:
    """Paint the plate of a button of ``rank``."""
    if state.chosen:
        fill = colours.chosen if state.enabled else colours.ink_2
        _plate(painter, place, fill, QPen(QColor(fill), 1))
    elif rank == BRASS_RANK and state.enabled:
        _paint_brass(painter, place, colours, state)
    elif rank == WORDS_RANK:
        if state.pressed:
            _plate(painter, place, colours.ink if colours.contrast else colours.line, QPen(Qt.PenStyle.NoPen))
        elif not state.enabled and colours.contrast:
            _plate(painter, place, None, _rim_pen(colours, state))
    else:
        fill = colours.paper
        if not state.enabled:
            fill = colours.paper_2 if rank == BRASS_RANK else colours.paper
        elif state.pressed:
            fill = colours.ink if colours.contrast else colours.line
        elif state.hovered:
            fill = colours.paper_2
        _plate(painter, place, fill, _rim_pen(colours, state))


def paint_chosen_picture(painter: QPainter, place: QRectF, colours: Colours) -> None:
    """Paint the plate of a button with a picture that stands for what is chosen."""
    _plate(painter, place, colours.selected, QPen(QColor(colours.edge), 2 if colours.contrast else RIM))


def _paint_brass(painter: QPainter, place: QRectF, colours: Colours, state: ControlState) -> None:
    fill = colours.brass_pressed if state.pressed else colours.brass_hover if state.hovered else colours.brass
    if colours.contrast:
        _plate(painter, place, fill, QPen(QColor(colours.ink), 2))
        return
    plate = place if state.pressed else place.adjusted(0, 0, 0, -_LIP)
    if not state.pressed:
        _plate(painter, place.adjusted(0, _LIP, 0, 0), colours.shade, QPen(QColor(colours.edge), 1))
    _plate(painter, plate, fill, QPen(QColor(colours.edge), 1))
    painter.setPen(QPen(QColor(colours.edge if state.pressed else colours.shine), 1))
    y = plate.top() + 1.5
    painter.drawLine(QLineF(plate.left() + RADIUS, y, plate.right() - RADIUS, y))


def button_words(colours: Colours, rank: int, state: ControlState, ink: str, accent: str) -> str:
    """Return the colour of the words on a button; ``ink`` and ``accent`` are those of the ground that it lies on."""
    if state.chosen:
        return colours.on_chosen
    if not state.enabled:
        return colours.ink_2
    if colours.contrast and state.pressed:
        return colours.paper
    if rank == BRASS_RANK:
        return colours.on_brass
    return accent if rank == WORDS_RANK else ink


def paint_tick(painter: QPainter, place: QRectF, colours: Colours, state: ControlState, *, half: bool = False) -> None:
    """Paint a box with a tick if it is chosen, with a bar if it is so in ``half``."""
    _paint_mark_ground(painter, place, colours, state, RADIUS - 1.0, half)
    if not (state.chosen or half):
        return
    side = place.width()
    pen = QPen(QColor(colours.on_chosen if state.enabled else colours.paper), max(2.0, side / 11))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    points = ((0.28, 0.5), (0.72, 0.5)) if half else ((0.25, 0.53), (0.43, 0.70), (0.76, 0.33))
    painter.drawPolyline(QPolygonF([QPointF(place.x() + x * side, place.y() + y * side) for x, y in points]))


def paint_radio(painter: QPainter, place: QRectF, colours: Colours, state: ControlState) -> None:
    """Paint a circle, filled and with a dot if it is chosen."""
    _paint_mark_ground(painter, place, colours, state, place.width() / 2, False)
    if state.chosen:
        # A light rim, by which it is found on a dark cloth, too.
        painter.setPen(QPen(QColor(colours.paper), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place.adjusted(1, 1, -1, -1))
        dot = place.width() * 0.18
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.on_chosen if state.enabled else colours.paper))
        painter.drawEllipse(place.center(), dot, dot)


def _paint_mark_ground(
    painter: QPainter, place: QRectF, colours: Colours, state: ControlState, radius: float, half: bool
) -> None:
    if state.chosen or half:
        fill = colours.chosen if state.enabled else colours.ink_2
        _plate(painter, place, fill, QPen(QColor(fill), 1), radius)
    else:
        fill = colours.line if state.pressed else colours.paper_2 if state.hovered else colours.paper
        _plate(painter, place, fill if state.enabled else colours.paper, _rim_pen(colours, state), radius)


def paint_field(painter: QPainter, place: QRectF, colours: Colours, state: ControlState) -> None:
    """Paint what one writes into or chooses from."""
    fill = colours.paper_2 if state.hovered or not state.enabled else colours.paper
    _plate(painter, place, fill, _rim_pen(colours, state))


def paint_chevron(painter: QPainter, place: QRectF, colour: QColor, way: Qt.ArrowType, wide: float = 5.0) -> None:
    """Paint two lines that meet, in the middle of ``place``, ``wide`` pixels to each side."""
    turns = {
        Qt.ArrowType.DownArrow: 0.0,
        Qt.ArrowType.LeftArrow: 90.0,
        Qt.ArrowType.UpArrow: 180.0,
        Qt.ArrowType.RightArrow: 270.0,
    }
    painter.save()
    painter.translate(place.center())
    painter.rotate(turns.get(way, 0.0))
    pen = QPen(colour, 1.8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = wide / 2
    painter.drawPolyline(QPolygonF([QPointF(-wide, -half), QPointF(0, half), QPointF(wide, -half)]))
    painter.restore()


def paint_step(
    painter: QPainter, place: QRectF, colours: Colours, state: ControlState, *, more: bool, divider: float
) -> None:
    """Paint a part of a stepper, with + for ``more`` and else with −; ``divider`` is the x of the line beside it."""
    if state.enabled and (state.pressed or state.hovered):
        painter.fillRect(place.adjusted(2, 2, -2, -2), QColor(colours.line if state.pressed else colours.paper_2))
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.drawLine(QLineF(divider, place.top() + 1, divider, place.bottom() - 1))
    arm = 5.5
    pen = QPen(QColor(colours.accent if state.enabled else colours.rim), 1.8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    middle = place.center()
    painter.drawLine(QLineF(middle.x() - arm, middle.y(), middle.x() + arm, middle.y()))
    if more:
        painter.drawLine(QLineF(middle.x(), middle.y() - arm, middle.x(), middle.y() + arm))


def paint_groove(painter: QPainter, place: QRectF, filled: QRectF, colours: Colours, state: ControlState) -> None:
    """Paint the groove of a slider or of a bar of progress, and the part of it that is ``filled``."""
    radius = min(place.width(), place.height()) / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.line))
    painter.drawRoundedRect(place, radius, radius)
    painter.setBrush(QColor(colours.edge if state.enabled else colours.rim))
    painter.drawRoundedRect(filled, radius, radius)
    if colours.contrast:
        # The line and the paper are of two colours alone: what is left is seen by its rim.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.ink), 1))
        painter.drawRoundedRect(place, radius, radius)


def paint_counter(painter: QPainter, place: QRectF, colours: Colours, state: ControlState) -> None:
    """Paint the counter of bone that is pushed along a slider."""
    face, rim, ring = BONE
    middle, radius = place.center(), min(place.width(), place.height()) / 2 - 2
    painter.setPen(Qt.PenStyle.NoPen)
    if not colours.contrast:
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawEllipse(middle + QPointF(0, 1.5), radius, radius)
    painter.setBrush(QColor(face if state.enabled else colours.paper_2))
    painter.setPen(QPen(QColor(colours.ink if colours.contrast else rim), 1.2))
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ring if state.enabled else colours.rim), 1.4))
    reach = radius * (0.5 if state.hovered or state.pressed else 0.42)
    painter.drawEllipse(middle, reach, reach)
    painter.setBrush(QColor(ring if state.enabled else colours.rim))
    painter.drawEllipse(middle, 1.6, 1.6)


def paint_scroll_handle(painter: QPainter, place: QRectF, colours: Colours, state: ControlState) -> None:
    """Paint the handle of a scroll bar, wider under the mouse."""
    upright = place.height() > place.width()
    across = place.width() if upright else place.height()
    wide = min(across, 12.0 if state.hovered or state.pressed else 6.0)
    spare = (across - wide) / 2
    handle = place.adjusted(spare, 2, -spare, -2) if upright else place.adjusted(2, spare, -2, -spare)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.accent if state.pressed else colours.rim))
    painter.drawRoundedRect(handle, wide / 2, wide / 2)


def paint_tab(painter: QPainter, place: QRectF, colours: Colours, state: ControlState) -> None:
    """Paint the bar below the words of a tab."""
    if state.chosen:
        painter.fillRect(QRectF(place.x(), place.bottom() - 3, place.width(), 3), QColor(colours.edge))
    elif state.hovered and state.enabled:
        painter.fillRect(QRectF(place.x(), place.bottom() - 3, place.width(), 3), QColor(colours.line))


def paint_row(
    painter: QPainter, place: QRectF, colours: Colours, state: ControlState, *, first: bool, last: bool
) -> None:
    """Paint the ground of a row that is selected or under the mouse. Only the ``first`` of its cells has the bar and
    round corners on the left, only the ``last`` round corners on the right.
    """
    path = QPainterPath()
    path.addRoundedRect(place.adjusted(0 if first else -RADIUS, 0, 0 if last else RADIUS, 0), RADIUS, RADIUS)
    painter.save()
    painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
    painter.fillPath(path, QColor(colours.selected if state.chosen else colours.paper_2))
    if state.chosen and colours.contrast:
        painter.setPen(QPen(QColor(colours.edge), 2))
        painter.drawPath(path)
    if state.chosen and first:
        bar = QPainterPath()
        bar.addRect(QRectF(place.x(), place.y(), 4, place.height()))
        painter.fillPath(path & bar, QColor(colours.edge))
    painter.restore()


def paint_focus(painter: QPainter, place: QRectF) -> None:
    """Paint the frame of the focus, within ``place``. It is the same in every light: a bright line between dark ones is
    seen on any ground, and never looks like what is said of a mistake.
    """
    for shade, wide in ((FOCUS_EDGE, 5.0), (FOCUS_LINE, 2.5)):
        painter.setPen(QPen(QColor(shade), wide))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place.adjusted(2.5, 2.5, -2.5, -2.5), RADIUS - 1, RADIUS - 1)
