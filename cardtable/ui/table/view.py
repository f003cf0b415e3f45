"""The table as a widget: it passes everything that Qt reports to the part that handles it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from cardtable.art.theme import CardTheme
from cardtable.core.shapes import OneOption
from cardtable.core.state import LegalActions
from cardtable.core.zones import PlacedCard, Zone
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.plain import show_tool_tip
from cardtable.ui.table.accessibility import CardButtons, NamedCard, Status, named_cards
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.choosing import Choosing
from cardtable.ui.table.choreographer import Choreographer
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.handling import Handling
from cardtable.ui.table.keyboard import Keyboard, KeyboardFocus
from cardtable.ui.table.last_capture import LastCaptureView
from cardtable.ui.table.ledge import Ledge
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.mouse import Mouse
from cardtable.ui.table.offering import Offering
from cardtable.ui.table.options import OptionBar
from cardtable.ui.table.refusals import Device
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.showing import Showing
from cardtable.ui.table.stages import Open, Stage

if TYPE_CHECKING:
    from cardtable.ui.help.explained import ExplainedWords
    from cardtable.ui.look.focus import FocusFrame
    from cardtable.ui.table.telling import Telling


_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""The reasons for which the focus comes by a key."""


class TableView(QGraphicsView):
    """One table as seen from one seat.

    ``showing`` is the interface for a controller. ``gestures`` has the actions of the person, ``choreographer`` the
    movements, ``captures`` the last capture, ``offering`` the buttons, ``choosing`` the paper about a card that is
    played, and ``ledge`` the wood beside the cloth, where all words have their place.
    """

    frames_itself = True
    menu_wanted = Signal(object)
    """A ``QMenu`` about something on the cloth is about to open; other parts may add entries."""
    shown = Signal()
    """The table comes into sight."""
    uncover_asked = Signal()
    """The person clicked the cover, or pressed Enter or Space on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.about: Callable[[int], str] = lambda _seat: ""
        """Returns the words on the player of a seat, for the tool tip of the name."""
        self.explained: Callable[[], ExplainedWords | None] = lambda: None
        """Returns the explanations of words for tool tips and menus; None without any."""
        self._edge: FocusFrame | None = None
        self._lifted: Stage | None = None
        self._decided: LegalActions | None = None
        """What could be done when a card was framed last for a decision."""
        """The stage in which no card is framed before a key moves the frame."""
        self._let_go = False
        """Whether the last press put something back, or took away what covered the table."""
        scene = self._scene = TableScene(CardPictures(CardTheme(), self))
        self.motion = Motion(self)
        self.choreographer = Choreographer(scene, self.motion, self)
        bar = OptionBar(self)
        self.ledge = Ledge(scene.furniture.banner, bar, self)
        self.gestures = Gestures(scene, Handling(scene, self.choreographer, self.motion), self.ledge, self)
        self._focus = KeyboardFocus(scene, self)
        self._keyboard = Keyboard(scene, self.gestures, self.choreographer, self._focus)
        scene.pointing = Mouse(scene, self.gestures, self.choreographer, self._focus)
        self.captures = LastCaptureView(scene, self)
        self._set_up()
        self.choosing = Choosing(self.gestures, self.ledge, self)
        self.offering = Offering(self.gestures, bar, self)
        self.status = Status(self.viewport())
        self.buttons = CardButtons(self.viewport(), self._press_card, self._focus.set)
        scene.laid_out.connect(self._make_room)
        self._focus.moved.connect(self._name_cards)
        self._focus.moved.connect(self._frame_cloth)
        self.gestures.zone_clicked.connect(self.captures.show_zone)
        self.choreographer.event_shown.connect(self._focus.follow)
        self.choreographer.settled.connect(self._focus.keep_near)
        self.showing = Showing(
            scene, self.motion, self.choreographer, self.gestures, self.offering, self.captures, self
        )
        self.showing.arranged.connect(self._focus.encompass)
        self.showing.arranged.connect(self._name_cards)
        self.shown.connect(self._name_cards)
        self.gestures.choice_changed.connect(self._name_cards)
        self.gestures.marks_changed.connect(self._name_cards)
        self.showing.arranged.connect(self._want_frame)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._see_focus)

    def scene(self) -> TableScene:
        """Return the scene, with everything on the table."""
        return self._scene

    def _set_up(self) -> None:
        self.setScene(self._scene)
        # One that Python made: for another it would look through every kind of widget that there is.
        self.setViewport(QWidget())
        self.viewport().installEventFilter(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Many small areas to be painted make a ragged clip, and pixmaps are painted line by line into it.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self.viewport().setMouseTracking(True)
        # The cloth covers all of it.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)

    # For those who do not see it -------------------------------------------------------------------------------

    def _name_cards(self) -> None:
        if not self.isVisible():
            # While a match is laid out that is gone on with, this is wanted nine times.
            if self.buttons.have_words:
                self.buttons.update([])
            return
        found = named_cards(self._scene.cards, self._scene.seating)
        self.buttons.update([self._named(*one) for one in found], self._focus.item)

    def _named(self, item: CardItem, zone: Zone, placed: PlacedCard) -> NamedCard:
        # Not at the start, when nothing lies there.
        from cardtable.ui.table.details import details

        return NamedCard(item, self._describe(zone, placed), details(item, self._scene, self.gestures.stage))

    def _describe(self, zone: Zone, placed: PlacedCard) -> str:
        return self.showing.describe(zone, placed)

    def _explain(self) -> ExplainedWords | None:
        return self.explained()

    def _about(self, seat: int) -> str:
        return self.about(seat)

    def _see_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Show the frame around a card only while the cloth has the focus."""
        if now is not None:
            self._focus.show_frame(self.buttons.have_focus)
            self._frame_cloth()

    @property
    def framed(self) -> bool:
        """Whether a frame around a card or around the whole cloth says that the focus is here."""
        return any(item.focused for item in self._scene.cards.every) or (
            self._edge is not None and self._edge.isVisible()
        )

    def _frame_cloth(self) -> None:
        """Frame the cloth while it has the focus and no card has the frame, if keys are used."""
        wanted = self._focus.by_keys and self._focus.item is None and self.buttons.have_focus
        if wanted and self._edge is None:
            # The mouse never wants it.
            from cardtable.ui.look.focus import FocusFrame

            self._edge = FocusFrame(self)
        if self._edge is not None:
            self._edge.surround(self.viewport() if wanted else None)

    def lift_frame(self) -> None:
        """Take the frame of the keyboard away from its card until a key moves it; the cloth is framed."""
        self._lifted = self.gestures.stage
        self._focus.set(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEYS:
            self.come_by_keys()
        self.buttons.lead_focus(self._focus.item)

    def take_focus(self) -> None:
        """Give the focus to the cloth: to the card with the frame, if there is one."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def come_by_keys(self) -> None:
        """Show the frame, because the focus has come here by the keyboard."""
        self._focus.by_keys = True
        self._want_frame()
        self._frame_cloth()

    def _want_frame(self) -> None:
        """Frame a card as soon as something may be decided, if keys are used: one that can be played. Where the frame
        goes after that is the person's affair, who may ask why a card cannot.
        """
        stage = self.gestures.stage
        if stage.listens and stage is not self._lifted:
            self._focus.want(stage.picked)
        if stage.legal is not self._decided:
            self._decided = stage.legal
            if isinstance(stage, Open) and not stage.answers_at_once:
                self._focus.keep_to(frozenset(stage.legal.cards()))

    def _press_card(self, item: CardItem) -> None:
        """Handle the press of a card's button by a screen reader: the same as a click on the card, so that pressing it
        twice plays it.
        """
        self._focus.set(item)
        self.gestures.refusals.device = Device.KEYS
        if self.gestures.stage.picked is item:
            self.gestures.stage.touch_card(item)
        else:
            self._keyboard.press_card(item)

    # Size and language -----------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() == QEvent.Type.Resize:
            self._make_room()
        elif event.type() == QEvent.Type.ShortcutOverride:
            self._focus.by_keys = True
            self._frame_cloth()
        return super().event(event)

    def _make_room(self) -> None:
        """Give the ledge its place, and the cloth what is left."""
        place = self._scene.seating.place_ledge(self.width(), self.height())
        self.ledge.fit(place, self.width(), self.height())
        self.ledge.set_room(self._scene.room)
        self.setViewportMargins(0, 0, 0 if place.foot else place.size, place.size if place.foot else 0)

    def _fit(self) -> None:
        size = self.viewport().size()
        self._scene.set_size(QSizeF(max(1, size.width()), max(1, size.height())), self.devicePixelRatioF())

    def measure(self) -> None:
        """Lay everything out for the place that the view has, also before it is shown."""
        self._make_room()
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name_cards()
            self.choosing.update()
            self.offering.update()
        super().changeEvent(event)

    def look_ahead(self) -> None:
        """Begin to prepare what will be seen later; to be called after everything has been painted."""
        from cardtable.ui.table.courts_ahead import CourtsAhead

        CourtsAhead(self._scene, lambda: self.motion.running, self).start()

    # Mouse and keyboard ----------------------------------------------------------------------------------------

    @cached_property
    def telling(self) -> Telling:
        """Tool tips and menus; made when the mouse first needs them, so that the first table is painted sooner."""
        from cardtable.ui.table.telling import Telling

        return Telling(self._scene, self.gestures, self._describe, self._about, self._explain, self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Not as ``viewportEvent``: all painting would then be called from Python, and an error in the painting of one
        # item would end the process at the next one.
        if watched is self.viewport() and event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = "" if self._scene.cards.covered else self.telling.words_at(self.mapToScene(event.pos()))
            show_tool_tip(event.globalPos(), words, self.viewport())
            return True
        return watched is not self.viewport() and super().eventFilter(watched, event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu for the thing under the mouse; a right click while a card is picked only puts it back."""
        if self._scene.cards.covered or self._let_go:
            return
        menu = self.telling.menu_at(self.mapToScene(event.pos()))
        self.menu_wanted.emit(menu)
        if menu.isEmpty():
            menu.deleteLater()
        else:
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._let_go = self._dismiss()
        if self._let_go:
            event.accept()
            return
        touched = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
        self.gestures.refusals.device = Device.FINGER if touched else Device.MOUSE
        self._let_go = event.button() == Qt.MouseButton.RightButton and self.gestures.put_back()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._dismiss():
            event.accept()
            return
        super().mouseDoubleClickEvent(event)

    def _dismiss(self) -> bool:
        """Take away what covers the table; return whether there was anything."""
        if self.captures.picture.isVisible():
            self.captures.hide()
            return True
        if self._scene.cards.covered:
            self.uncover_asked.emit()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Nothing is pressed before the first painting.
        from cardtable.ui.look.keys import is_plain, is_typed

        enters, escape = (Qt.Key.Key_Return, Qt.Key.Key_Enter), event.key() == Qt.Key.Key_Escape
        on_cloth = self.buttons.have_focus or QApplication.focusWidget() is None
        self._focus.by_keys = True
        self.gestures.refusals.device = Device.KEYS
        if escape:
            used = self._step_back() or (on_cloth and self.ledge.leave_lesson())
        elif event.key() == Qt.Key.Key_F6 and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            used = self._cross_over()
        else:
            used = event.key() in (*enters, Qt.Key.Key_Space) and self._dismiss()
        if not used and is_typed(event) and not self._scene.cards.covered:
            used = self.ledge.key(event) or self.offering.bar.key(event)
            enter = event.key() in enters and is_plain(event)
            used = used or (enter and self._does_main() and self.offering.bar.press_main())
        if not used and on_cloth and not self._scene.cards.covered:
            used = self._keyboard.press(event.key(), event.modifiers())
        if not used and not on_cloth and (escape or event.key() in enters):
            # What is pressed next is pressed on the cloth, where the frame is seen.
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            used = True
        self._frame_cloth()
        event.setAccepted(used)

    def _cross_over(self) -> bool:
        """Bring the focus from the cloth to the ledge, or from there to the cloth; return whether it could go."""
        now = QApplication.focusWidget()
        if now is None or not self.ledge.isAncestorOf(now):
            return self.ledge.take_focus()
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def _step_back(self) -> bool:
        """Take one step back: from what lies over the cloth, from words that were asked for, from buttons that were
        unfolded, from what was begun, from other words. Return whether there was anything.
        """
        if self.captures.picture.isVisible():
            self.captures.hide()
            return True
        return (
            self.ledge.step_back(only_asked=True)
            or self.offering.bar.fold()
            or self._keyboard.put_back()
            or self.ledge.step_back()
        )

    def _does_main(self) -> bool:
        """Return whether Enter presses the main button, and does not play a card."""
        stage = self.gestures.stage
        return stage.legal is not None and (
            isinstance(stage.legal.shape(), OneOption) or (isinstance(stage, Open) and self._focus.item is None)
        )

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go through the ways to play a card while there are several; from a card it leaves the cloth."""
        if not self.buttons.have_focus:
            # Qt asks as well when what has the focus on the ledge is hidden; there it must go on in any case.
            return super().focusNextPrevChild(forward)
        if len(self.gestures.stage.ways) > 1:
            return False
        # The buttons over the cards have no place in the order of Tab, since they come and go.
        from cardtable.ui.look.focus import go_on

        return go_on(self, forward)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if len(self.gestures.stage.ways) > 1 and event.angleDelta().y():
            self.gestures.stage.cycle(1 if event.angleDelta().y() < 0 else -1)
            event.accept()
        else:
            event.ignore()
