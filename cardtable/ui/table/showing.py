"""The interface of the table for the controller: what each tells the other about a match."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsView

from cardtable.app.table import SeatLabel, Setting
from cardtable.core.cards import Card, format_card
from cardtable.core.events import DealBegan, Event
from cardtable.core.state import Action, LegalActions
from cardtable.core.view import SeatView
from cardtable.core.zones import PlacedCard, Zone
from cardtable.ui.look.saying import announce
from cardtable.ui.table.choreographer import Choreographer
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.last_capture import LastCaptureView
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.offering import Offering
from cardtable.ui.table.scene import TableScene

if TYPE_CHECKING:
    from cardtable.ui.table.last_moves import LastMoves
    from cardtable.ui.table.speaking import Speaking


class Showing(QObject):
    """The ``app.table.ShowingTable`` of a table.

    ``show_view`` shows a position at once; ``play_events`` queues what happened since, to be shown one event after
    another, and returns at once. After both, ``settled`` is emitted, always from the event loop. While the person has
    something to decide, set by ``set_legal``, ``action_chosen`` is emitted for a complete legal action; after that
    nothing more can be chosen until ``set_legal`` is called again.

    ``describe`` gives the words for a card in its place, for screen readers and tool tips.
    """

    action_chosen = Signal(object)
    settled = Signal()
    event_shown = Signal(object)
    """An event is being shown; this is the time to say what it announces."""
    said = Signal(str)
    """A seat says these words."""
    silent = Signal()
    """A seat has said what it had to say."""
    cards_chosen = Signal(object)
    """The person has pointed at these cards, a ``frozenset``."""
    arranged = Signal()
    """Cards may lie elsewhere than before, or look different, and nothing is moving."""

    def __init__(
        self,
        scene: TableScene,
        motion: Motion,
        choreographer: Choreographer,
        gestures: Gestures,
        offering: Offering,
        captures: LastCaptureView,
        table: QGraphicsView,
    ) -> None:
        super().__init__(table)
        self._scene = scene
        self._motion = motion
        self._choreographer = choreographer
        self._gestures = gestures
        self._offering = offering
        self._captures = captures
        self._table = table
        self._last_moves: LastMoves | None = None
        self.describe: Callable[[Zone, PlacedCard], str] = _plain_name
        gestures.action_chosen.connect(offering.update)
        gestures.action_chosen.connect(self.action_chosen)
        gestures.answered.connect(self.cards_chosen)
        gestures.choice_changed.connect(self._listen)
        choreographer.settled.connect(self._on_settled)
        choreographer.event_shown.connect(self._on_event_shown)
        scene.laid_out.connect(self._lay_again)

    # Seats -----------------------------------------------------------------------------------------------------

    def laid_once(self) -> AbstractContextManager[None]:
        """Return a context at whose end what is set within it is laid out, once."""
        return self._scene.laid_once()

    def set_seats(self, labels: Sequence[SeatLabel]) -> None:
        """Set the labels of the seats, in their order; a different number of seats clears the table."""
        if len(labels) != self._scene.seating.count:
            self._put_away()
        self._scene.set_seats(labels)

    def set_setting(self, setting: Setting) -> None:
        """Set which places the game needs, and which seats play while others look on; a change clears the table."""
        if setting == self._scene.seating.setting:
            return
        self._put_away()
        self._scene.set_setting(setting)
        # Cards that were hidden while they moved would stay painted where nothing else changes.
        self._table.viewport().update()

    def _put_away(self) -> None:
        """End everything that is under way, because the table is cleared."""
        self.skip()
        self._motion.stop()
        self._gestures.forget()

    def set_accounts(self, accounts: Sequence[int]) -> None:
        """Set what each seat has won or lost in stakes and bets; empty where no accounts are kept."""
        self._scene.furniture.set_accounts(accounts, self._scene.cards.seat_view)

    def set_occasion(self, occasion: str) -> None:
        """Set a text shown before the words on whose turn it is, where no person plays; empty where one does."""
        self._scene.furniture.set_occasion(occasion, self._scene.cards.seat_view)

    def set_perspective(self, seat: int) -> None:
        """Set which seat's hand is at the bottom and open."""
        self._scene.set_perspective(seat)

    def open_hands(self, opened: bool) -> None:
        """Set whether the hands of other seats are shown, as far as the view knows their cards."""
        self._scene.open_hands(opened)
        self._scene.settle()

    def set_cover(self, covered: bool, text: str = "") -> None:
        """Hide the hand at the bottom behind ``text``, or show it again."""
        self._scene.cards.covered = covered
        if covered:
            self.skip()
            self._gestures.put_back()
            self._scene.furniture.veil.cover(text)
            announce(self._table, text)
        else:
            self._scene.furniture.veil.setVisible(False)
        self._scene.settle()
        self.arranged.emit()

    @cached_property
    def _speaking(self) -> Speaking:
        """The speech of the seats; made when one first speaks, not at the start."""
        from cardtable.ui.table.speaking import Speaking

        speaking = Speaking(self._scene, self._motion, self._choreographer, self._table)
        speaking.ended.connect(self.silent)
        self.settled.connect(speaking.look_round)
        self.arranged.connect(speaking.look_round)
        self._choreographer.set_off.connect(speaking.look_round)
        return speaking

    def hide_tokens(self, hidden: bool) -> None:
        """Hide the tokens of what counts while they would answer what is asked."""
        self._scene.furniture.tokens.hide(hidden)

    def keep_back(self, kept: bool) -> None:
        """Show no points and no words of seats as long as ``kept`` is true, because they answer what is asked."""
        self._scene.furniture.keep_back(kept, self._scene.cards.seat_view)

    def rest(self, at_rest: bool) -> None:
        """Say of no seat that it is its turn as long as ``at_rest`` is true, because nobody goes on."""
        self._scene.furniture.rest(at_rest, self._scene.cards.seat_view)

    def clear_for_counting(self, seats: int) -> None:
        """End the words of all ``seats``, and forget what they did last, which would lie below the cards to count."""
        for seat in range(seats):
            self.say(seat, "")
        if self._last_moves is not None:
            self._last_moves.forget()

    def say(self, seat: int, text: str) -> None:
        """Let ``seat`` say ``text`` for a while; an empty text ends its words."""
        self._speaking.say(seat, text)
        if text:
            self.said.emit(text)

    def _listen(self) -> None:
        """End all speech when the person begins to choose in the middle, because the words lie there and have been read
        by then.
        """
        stage = self._gestures.stage
        if stage.composition is not None and "_speaking" in vars(self):
            self._speaking.end()

    def set_counters(self, points: Sequence[int]) -> None:
        """Set each side's points before the deal; points already marked in the running deal are added to them.

        The counters move after the events that are still to be shown.
        """
        wanted = tuple(points)

        def set_now() -> None:
            self._scene.furniture.set_standing(wanted, self._scene.cards.seat_view)
            for number, tween in enumerate(self._choreographer.script.counters_move()):
                if self._choreographer.speed <= 0 or not self._table.isVisible():
                    tween.finish()
                else:
                    self._motion.effect(("counters", number), tween)

        self._choreographer.then(set_now)

    def show_running_points(self, shown: bool) -> None:
        """Set whether points that are marked in the running deal are shown; if not, those before the deal stay."""
        self._scene.furniture.shows_running = shown
        self._scene.furniture.count_points(self._scene.cards.seat_view)

    # What is shown ---------------------------------------------------------------------------------------------

    def show_view(self, view: SeatView, events: Sequence[Event] = ()) -> None:
        """Show ``view``, the result of ``events``, at once, in place of everything that was still to be shown."""
        self._gestures.forget()
        self._choreographer.drop()
        self._captures.forget()
        if self._last_moves is not None:
            self._last_moves.forget()
        self._scene.rebuild(view, events)
        self._scene.settle()
        if events:
            self._remembering.recall(events)
        for tween in self._choreographer.script.counters_move():
            tween.finish()

    def play_events(self, events: Sequence[Event]) -> None:
        """Show ``events``, redacted for the seat at the bottom, after everything that is still to be shown."""
        self._choreographer.play(events)
        if not self._table.isVisible():
            self._choreographer.skip()

    def skip(self) -> None:
        """Show the end of everything that is still to be shown at once."""
        self._choreographer.skip()

    @property
    def busy(self) -> bool:
        """Whether ``settled`` is still to be emitted."""
        return self._choreographer.busy

    def _on_event_shown(self, event: Event) -> None:
        self._captures.follow(event)
        self._remembering.follow(event)
        if isinstance(event, DealBegan):
            self._gestures.forget()
        self.event_shown.emit(event)

    @property
    def _remembering(self) -> LastMoves:
        """The last moves of the other seats; made with the first event, not at the start."""
        if self._last_moves is None:
            from cardtable.ui.table.last_moves import LastMoves

            self._last_moves = LastMoves(self._scene, self)
        return self._last_moves

    def _on_settled(self) -> None:
        # Something else may have been painted after a card was moved at once and before Qt took note of it; where the
        # card lay before would then keep its picture.
        self._table.viewport().update()
        self.arranged.emit()
        self.settled.emit()

    def _lay_again(self) -> None:
        """Lay everything out again after a change of the layout, also what is moving."""
        self._gestures.put_back()
        if self._choreographer.busy:
            self._choreographer.retarget()
        else:
            self._motion.release()
            self._scene.settle()
        if self._last_moves is not None:
            self._last_moves.show()
        self.arranged.emit()
        self._offering.update()

    # What the person may do ------------------------------------------------------------------------------------

    def set_legal(self, legal: LegalActions | None) -> None:
        """Set what the person at the bottom may do now, None for nothing; everything begun before is put back."""
        self._gestures.set_legal(legal)
        if legal is not None and not self.busy:
            # A card that was let go for a move that was not accepted goes back as well.
            self._motion.release()
            self._scene.settle()
        self.arranged.emit()
        self._offering.update()

    def point(self, cards: Collection[Card], asked: int = 0) -> None:
        """Light up ``cards``, and let the person point at ``asked`` cards that lie open; then ``cards_chosen`` is
        emitted.
        """
        self._gestures.point(cards, asked)
        self.arranged.emit()

    def answer(self) -> None:
        """Take the cards that the person has pointed at as the answer."""
        self._gestures.stage.play()

    def show_hint(self, action: Action | None, missed: Action | None = None) -> None:
        """Light up what ``action`` plays and captures, or its button, and in another light what ``missed`` does, which
        was chosen instead; None ends the hint. What the person has begun or marked stays.
        """
        found = self._offering.bar.show_hint(action)
        self._gestures.show_hint(None if found else action, missed=missed)
        self.arranged.emit()


def _plain_name(zone: Zone, placed: PlacedCard) -> str:
    return f"{zone} {format_card(placed.card)}"
