"""What of lists, tables, tabs, menus and tool tips is painted by the house, by the names that Qt has for it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionHeader,
    QStyleOptionMenuItem,
    QStyleOptionTab,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.ui.look import control_painting as paint
from cardtable.ui.look.control_painting import ControlState
from cardtable.ui.look.option_painting import (
    Control,
    Dressed,
    OptionPainter,
    Part,
    State,
    demibold,
    nothing,
    place_of,
    state_of,
)
from cardtable.ui.look.palette import FOCUS_EDGE, FOCUS_LINE, RADIUS

_HEAD_PADDING = 6
"""The room at both sides of the words of a head, in pixels."""
_MARK = 20
"""The least side of the tick or the picture of a line of a menu, in pixels."""
_BESIDE_MARK = 12, 6
"""The room before the tick or the picture, and that between it and the words, in pixels."""
MENU_END: Final = 16
"""The room at the right end of a line of a menu, in pixels."""
_SEPARATOR = QStyleOptionMenuItem.MenuItemType.Separator
_VEIL = 0.14
"""How strong the colour of letters lies over a row below the pointer that has no ground of its own."""
_ROLE = QPalette.ColorRole
_POSITION = QStyleOptionViewItem.ViewItemPosition


def _row(house: Dressed, option: QStyleOptionViewItem, painter: QPainter, widget: QWidget | None) -> bool:
    place, position = place_of(option), option.viewItemPosition
    if option.backgroundBrush.style() != Qt.BrushStyle.NoBrush:
        painter.fillRect(place, option.backgroundBrush)
    chosen = bool(option.state & State.State_Selected)
    if not chosen and state_of(option).hovered and not option.palette.color(_ROLE.Base).alpha():
        # On wood letters stay bright: the paper of a row would take them away.
        veil = option.palette.color(_ROLE.Text)
        veil.setAlphaF(_VEIL)
        painter.fillRect(place, veil)
    elif chosen or state_of(option).hovered:
        alone = position in (_POSITION.OnlyOne, _POSITION.Invalid)
        if isinstance(widget, QAbstractItemView) and (
            widget.selectionBehavior() == QAbstractItemView.SelectionBehavior.SelectItems
        ):
            alone = True
        paint.paint_row(
            painter,
            place,
            house.colours,
            ControlState(chosen=chosen),
            first=alone or position == _POSITION.Beginning,
            last=alone or position == _POSITION.End,
        )
    return True


def _row_ground(house: Dressed, option: QStyleOptionViewItem, painter: QPainter, widget: QWidget | None) -> bool:
    if option.features & QStyleOptionViewItem.ViewItemFeature.Alternate:
        painter.fillRect(place_of(option), option.palette.color(_ROLE.AlternateBase))
    return True


def _branch(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    if option.state & State.State_Children:
        way = Qt.ArrowType.DownArrow if option.state & State.State_Open else Qt.ArrowType.RightArrow
        paint.paint_chevron(painter, place_of(option), QColor(house.colours.accent), way, 4.5)
    return True


def _header(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    place = place_of(option)
    painter.fillRect(place, option.palette.color(_ROLE.Base))
    painter.setPen(QPen(QColor(house.colours.rim), 1))
    painter.drawLine(QLineF(place.left(), place.bottom() - 0.5, place.right(), place.bottom() - 0.5))
    return True


def _header_label(house: Dressed, option: QStyleOptionHeader, painter: QPainter, widget: QWidget | None) -> bool:
    palette = QPalette(option.palette)
    palette.setColor(_ROLE.ButtonText, palette.color(_ROLE.PlaceholderText))
    option.palette = palette
    # As far from the edge as the words below it; what the style says of its place Qt does not ask for.
    option.rect = place_of(option).toRect().adjusted(_HEAD_PADDING, 0, -_HEAD_PADDING, 0)
    QProxyStyle.drawControl(house, Control.CE_HeaderLabel, option, painter, widget)
    return True


def _header_arrow(house: Dressed, option: QStyleOptionHeader, painter: QPainter, widget: QWidget | None) -> bool:
    up = option.sortIndicator == QStyleOptionHeader.SortIndicator.SortUp
    way = Qt.ArrowType.UpArrow if up else Qt.ArrowType.DownArrow
    paint.paint_chevron(painter, place_of(option), QColor(house.colours.accent), way, 4.0)
    return True


def _tab(house: Dressed, option: QStyleOptionTab, painter: QPainter, widget: QWidget | None) -> bool:
    chosen = bool(option.state & State.State_Selected)
    state = state_of(option)
    paint.paint_tab(painter, place_of(option), house.colours, ControlState(state.enabled, state.hovered, False, chosen))
    return True


def _tab_label(house: Dressed, option: QStyleOptionTab, painter: QPainter, widget: QWidget | None) -> bool:
    palette = QPalette(option.palette)
    if option.state & State.State_Selected:
        painter.setFont(demibold(painter.font()))
    else:
        palette.setColor(_ROLE.WindowText, palette.color(_ROLE.PlaceholderText))
        option.palette = palette
    QProxyStyle.drawControl(house, Control.CE_TabBarTabLabel, option, painter, widget)
    return True


def _tab_base(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    place = place_of(option)
    painter.setPen(QPen(QColor(house.colours.line), 1))
    painter.drawLine(QLineF(place.left(), place.bottom() - 0.5, place.right(), place.bottom() - 0.5))
    return True


def _menu_panel(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    place = place_of(option)
    painter.fillRect(place, QColor(house.colours.paper))
    painter.setPen(QPen(QColor(house.colours.rim), 2 if house.colours.contrast else 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5))
    return True


def _menu_mark_side(option: QStyleOptionMenuItem) -> int:
    """Return the side of the tick or the picture of a line of a menu in pixels: they grow with the words."""
    return max(_MARK, option.fontMetrics.ascent())


def _menu_mark_place(option: QStyleOptionMenuItem) -> QRectF:
    place, side = place_of(option), float(_menu_mark_side(option))
    return QRectF(place.left() + _BESIDE_MARK[0], place.center().y() - side / 2, side, side)


def menu_words_start(option: QStyleOptionMenuItem) -> int:
    """Return how far from the left end of a line of a menu its words begin, in pixels."""
    return _menu_mark_side(option) + sum(_BESIDE_MARK)


def _menu_item(house: Dressed, option: QStyleOptionMenuItem, painter: QPainter, widget: QWidget | None) -> bool:
    colours, place, state = house.colours, place_of(option), state_of(option)
    if option.menuItemType == _SEPARATOR and not option.text:
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawLine(QLineF(place.left() + 8, place.center().y(), place.right() - 8, place.center().y()))
        return True
    title = option.menuItemType == _SEPARATOR
    if option.state & State.State_Selected and state.enabled and not title:
        inner = place.adjusted(4, 1, -4, -1)
        paint.paint_row(painter, inner, colours, ControlState(chosen=True), first=True, last=True)
    elif colours.contrast and not state.enabled and not title:
        # Words are no paler there: what cannot be chosen has the dashed rim of all such controls.
        paint.paint_button(painter, place.adjusted(4, 1, -4, -1), colours, paint.WORDS_RANK, state)
    ink = QColor(colours.ink if state.enabled and not title else colours.ink_2)
    if option.checkType != QStyleOptionMenuItem.CheckType.NotCheckable:
        _paint_menu_mark(house, option, painter, state)
    elif not option.icon.isNull():
        mode = QIcon.Mode.Normal if state.enabled else QIcon.Mode.Disabled
        option.icon.paint(painter, _menu_mark_place(option).toRect(), Qt.AlignmentFlag.AlignCenter, mode)
    words, _, keys = option.text.partition("\t")
    start = place.left() + menu_words_start(option)
    room = QRectF(start, place.top(), place.right() - MENU_END - start, place.height())
    painter.setFont(demibold(option.font) if title else option.font)
    painter.setPen(ink)
    flags = _LEFT | Qt.TextFlag.TextSingleLine
    shown = house.styleHint(QStyle.StyleHint.SH_UnderlineShortcut, option, widget)
    flags |= Qt.TextFlag.TextShowMnemonic if shown else Qt.TextFlag.TextHideMnemonic
    painter.drawText(room, int(flags), words)
    if keys:
        painter.setPen(QColor(colours.ink_2))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), keys)
    if option.menuItemType == QStyleOptionMenuItem.MenuItemType.SubMenu:
        end = QRectF(place.right() - MENU_END - 8, place.top(), 16, place.height())
        paint.paint_chevron(painter, end, ink, Qt.ArrowType.RightArrow, 4.5)
    return True


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _paint_menu_mark(house: Dressed, option: QStyleOptionMenuItem, painter: QPainter, state: ControlState) -> None:
    """Paint the tick of a line that can be chosen; where only one of several can, nothing for the others."""
    mark = _menu_mark_place(option)
    chosen = ControlState(enabled=state.enabled, chosen=option.checked)
    if option.checkType == QStyleOptionMenuItem.CheckType.Exclusive:
        paint.paint_radio(painter, mark, house.colours, chosen)
    else:
        paint.paint_tick(painter, mark, house.colours, chosen)


def _menu_bar_item(house: Dressed, option: QStyleOptionMenuItem, painter: QPainter, widget: QWidget | None) -> bool:
    place, colours = place_of(option), house.colours
    painter.fillRect(place, option.palette.color(_ROLE.Window))
    if option.state & State.State_Selected and option.state & State.State_Enabled:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.selected))
        painter.drawRoundedRect(place.adjusted(1, 2, -1, -2), RADIUS, RADIUS)
        if colours.contrast:
            painter.fillRect(QRectF(place.left(), place.bottom() - 3, place.width(), 3), QColor(colours.edge))
        if widget is not None and widget.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for shade, wide in ((FOCUS_EDGE, 4), (FOCUS_LINE, 2)):
                painter.setPen(QPen(QColor(shade), wide))
                painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), RADIUS, RADIUS)
    painter.setPen(option.palette.color(_ROLE.WindowText))
    shown = house.styleHint(QStyle.StyleHint.SH_UnderlineShortcut, option, widget)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
    flags |= Qt.TextFlag.TextShowMnemonic if shown else Qt.TextFlag.TextHideMnemonic
    painter.drawText(option.rect, int(flags), option.text)
    return True


def _menu_bar(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    painter.fillRect(place_of(option), option.palette.color(_ROLE.Window))
    return True


def _tip(house: Dressed, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    place, colours = place_of(option), house.colours
    painter.fillRect(place, QColor(colours.tip))
    # Without a rim it would run into wood of its own colour.
    wide = 2 if colours.contrast else 1
    painter.setPen(QPen(QColor(colours.on_tip), wide))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2))
    return True


PRIMITIVES: Final[dict[Part, OptionPainter]] = {
    Part.PE_FrameTabWidget: nothing,
    Part.PE_FrameTabBarBase: _tab_base,
    Part.PE_FrameMenu: nothing,
    Part.PE_PanelMenu: _menu_panel,
    Part.PE_PanelTipLabel: _tip,
    Part.PE_PanelItemViewItem: _row,
    Part.PE_PanelItemViewRow: _row_ground,
    Part.PE_IndicatorBranch: _branch,
    Part.PE_IndicatorHeaderArrow: _header_arrow,
}
CONTROLS: Final[dict[Control, OptionPainter]] = {
    Control.CE_TabBarTabShape: _tab,
    Control.CE_TabBarTabLabel: _tab_label,
    Control.CE_HeaderSection: _header,
    Control.CE_HeaderEmptyArea: _header,
    Control.CE_HeaderLabel: _header_label,
    Control.CE_MenuItem: _menu_item,
    Control.CE_MenuBarItem: _menu_bar_item,
    Control.CE_MenuBarEmptyArea: _menu_bar,
    Control.CE_ToolBar: _menu_bar,
}
