"""The page layout for everything that is printed."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize

_MARGIN_MM = 16.0


def page_layout() -> QPageLayout:
    """Return an upright page of the size usual in the country, with its margins."""
    american = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    size = QPageSize.PageSizeId.Letter if american else QPageSize.PageSizeId.A4
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    return QPageLayout(QPageSize(size), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)
