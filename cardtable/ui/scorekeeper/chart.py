"""The standing over the deals as lines, one for each side."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import PersonEntry
from cardtable.ui.dialogs.base import Dialog, button_box
from cardtable.ui.look.look import Heading, mixed, spaced
from cardtable.ui.look.palette import SIDE_COLOURS, colour
from cardtable.ui.look.plain import set_accessible_description, set_accessible_name
from cardtable.words.figures import figure

_DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
"""The dash pattern of each line, so that lines can be told apart without colours, too."""
_DARK_BONE = "#b0945a"
"""The colour used instead of bone, which cannot be seen on paper."""
_MIDDLE, _LEAST_LIGHT, _MOST_LIGHT = 128, 0.6, 0.43
"""What is dark, of 255; of 1, the least lightness of a line on dark paper, and the most on light one."""
_LEAST_WIDE, _LEAST_LINES = 320, 10
"""The least width of a chart, in pixels, and its least height, in lines of text."""
_MOST_STEPS = 8
"""The most distances between the lines of the scale."""
PICTURE = QSize(1600, 900)
"""The size of a saved picture, in pixels."""


def curves(sheet: ScoreSheet) -> list[list[int]]:
    """Return for each side its points after every deal and mark, added up over all matches of the sheet; the first
    value is 0. Points that persons bring when they come are added to the value before them.
    """
    sums = [[0] for _ in sheet.rules.sides]
    for row in sheet.rows:
        for side, curve in enumerate(sums):
            gained = sum(line.points for line in row.lines if line.side == side and line.marked)
            if not isinstance(row.entry, PersonEntry):
                curve.append(curve[-1] + gained)
            else:
                curve[-1] += gained
    return sums


class StandingChart(QWidget):
    """Draws the result of ``curves`` as lines, with a scale of points and deals and a legend."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._curves: list[list[int]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDE, _LEAST_LINES * self.fontMetrics().height())

    def set_curves(self, names: Sequence[str], found: Sequence[Sequence[int]]) -> None:
        """Show one line for each side: its name, and its points as ``curves`` returns them."""
        self._names = tuple(names)
        self._curves = [list(curve) for curve in found]
        described = [
            self.tr("{name}: {points}").format(name=name, points=", ".join(map(str, curve)))
            for name, curve in zip(self._names, self._curves, strict=True)
        ]
        set_accessible_name(self, self.tr("Score, deal by deal"))
        set_accessible_description(self, "; ".join(described))
        self.update()

    def picture(self, size: QSize = PICTURE) -> QImage:
        """Return the chart as a picture of the given size in pixels."""
        image = QImage(size, QImage.Format.Format_ARGB32)
        image.fill(self.palette().color(QPalette.ColorRole.Base))
        painter = QPainter(image)
        self.paint(painter, QRectF(image.rect()), self.palette(), max(12, size.height() // 34))
        painter.end()
        return image

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        self.paint(painter, QRectF(self.rect()), self.palette(), self.fontMetrics().height())
        painter.end()

    def paint(self, painter: QPainter, area: QRectF, colours: QPalette, line: int) -> None:
        """Draw the chart into ``area`` with these colours; ``line`` is the height of a line of text in pixels."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self.font()
        font.setPixelSize(max(8, round(line * 0.8)))
        painter.setFont(font)
        names = self._legend(painter.fontMetrics(), area.adjusted(line * 3, 0, -line, 0), line)
        legend = (line * 1.4 * (names[-1].y() + 1) if names else 0) + line * 0.4
        plot = area.adjusted(line * 3, line, -line, -line * 2 - legend)
        top = max((max(curve) for curve in self._curves), default=0)
        bottom = min((min(curve) for curve in self._curves), default=0)
        step = _step(max(1, top - bottom), plot.height() / (line * 1.2))
        top, bottom = step * max(1, ceil(top / step)), step * (bottom // step)
        deals = max(1, max((len(curve) for curve in self._curves), default=2) - 1)

        def at(deal: int, points: int) -> QPointF:
            x = plot.left() + plot.width() * deal / deals
            return QPointF(x, plot.bottom() - plot.height() * (points - bottom) / (top - bottom))

        text = colours.color(QPalette.ColorRole.Text)
        grid = QPen(mixed(colours, 0.25), 1)
        for points in range(bottom, top + 1, step):
            painter.setPen(grid)
            painter.drawLine(at(0, points), at(deals, points))
            painter.setPen(text)
            label = QRectF(area.left(), at(0, points).y() - line / 2, line * 2.6, line)
            painter.drawText(label, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), figure(points))
        every = max(1, ceil(deals / 15))
        for deal in range(0, deals + 1, every):
            label = QRectF(at(deal, bottom).x() - line * 2, plot.bottom() + line * 0.3, line * 4, line)
            painter.drawText(label, int(Qt.AlignmentFlag.AlignCenter), str(deal))
        for side, (name, curve, place) in enumerate(zip(self._names, self._curves, names, strict=True)):
            pen = QPen(_line_colour(side, colours), max(2.0, line * 0.16), _DASHES[side % len(_DASHES)])
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            spots = [at(deal, points) for deal, points in enumerate(curve)]
            painter.drawPolyline(spots)
            left, middle = place.x(), area.bottom() - legend + line * (0.9 + 1.4 * place.y())
            painter.drawLine(QPointF(left, middle), QPointF(left + line * 2.4, middle))
            painter.setBrush(_line_colour(side, colours))
            painter.setPen(Qt.PenStyle.NoPen)
            for spot in spots:
                painter.drawEllipse(spot, line * 0.16, line * 0.16)
            painter.setPen(text)
            painter.drawText(QPointF(left + line * 2.8, middle + line * 0.3), name)

    def _legend(self, letters: QFontMetrics, area: QRectF, line: int) -> list[QPointF]:
        """Return where the name of each side begins across ``area``, and in which row of the legend."""
        places, left, row = [], area.left(), 0
        for name in self._names:
            width = line * 2.8 + letters.horizontalAdvance(name)
            if left > area.left() and left + width > area.right():
                left, row = area.left(), row + 1
            places.append(QPointF(left, row))
            left += width + line * 1.6
        return places


def _line_colour(side: int, colours: QPalette) -> QColor:
    place = side % len(SIDE_COLOURS)
    chosen = colour(SIDE_COLOURS[place] if place else _DARK_BONE)
    dark = colours.color(QPalette.ColorRole.Base).lightness() < _MIDDLE
    # Oxblood and ebony cannot be seen on dark paper, nor bone on light one.
    light = max(_LEAST_LIGHT, chosen.lightnessF()) if dark else min(_MOST_LIGHT, chosen.lightnessF())
    return QColor.fromHslF(max(0.0, chosen.hslHueF()), chosen.hslSaturationF(), light)


def _step(span: int, most: float) -> int:
    """Return a round distance between the lines of the scale, so that ``span`` points need no more than ``most`` of
    them, or eight.
    """
    most = max(1.0, min(most, _MOST_STEPS))
    for size in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000, 10_000):
        if span / size <= most:
            return size
    return int(10 ** len(str(span // int(most))))


class ChartDialog(Dialog):
    """A dialog with the chart and a button that asks to save it as a picture."""

    save_wanted = Signal()

    def __init__(self, sheet: ScoreSheet, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Heading()
        self._chart = StandingChart()
        self._chart.set_curves(names, curves(sheet))
        self._save = QPushButton()
        self._save.clicked.connect(self.save_wanted)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self._save, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._heading)
        layout.addWidget(self._chart, 1)
        layout.addWidget(buttons)
        self.retranslate()
        self.open_at(QSize(760, 480))

    @property
    def chart(self) -> StandingChart:
        return self._chart

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Chart"))
        self._heading.setText(self.tr("The score, deal by deal"))
        self._save.setText(self.tr("&Save as a picture…"))
