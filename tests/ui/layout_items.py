"""The items of layouts that PySide knows though Qt has deleted them."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget
from shiboken6 import Shiboken


def known_items() -> dict[int, QLayoutItem]:
    """Return the items of layouts that PySide knows, by their places in memory; layouts themselves are left out."""
    known = (one for one in Shiboken.getAllValidWrappers() if isinstance(one, QLayoutItem))
    return {Shiboken.getCppPointer(one)[0]: one for one in known if not isinstance(one, QLayout)}


def left_behind(widget: QWidget, before: dict[int, QLayoutItem]) -> set[int]:
    """Return the places of items that came since ``before`` and lie in no layout of ``widget``."""
    came = known_items().keys() - before.keys()
    layouts = widget.findChildren(QLayout)
    lying = (layout.itemAt(place) for layout in layouts for place in range(layout.count()))
    return came - {Shiboken.getCppPointer(item)[0] for item in lying if item is not None}
