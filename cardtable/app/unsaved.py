"""Whether the work done in the windows is being saved; and new attempts while it is not."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.core.errors import CodedError
from cardtable.store.errors import StoreError

_FIRST_PAUSE, _LONGEST_PAUSE = 1_000, 10_000
"""Milliseconds before the first automatic attempt, and the most between later ones."""


class Source(Protocol):
    """Something that writes into the database and remembers what it could not write."""

    @property
    def failure(self) -> CodedError | None: ...

    @property
    def begun(self) -> bool:
        """Whether anything was played or entered here at all."""
        ...

    @property
    def unwritten(self) -> bool:
        """Whether anything that was played or entered here is not in the database."""
        ...

    def try_again(self) -> None: ...


class Shelf(Protocol):
    """The part of the database that knows whether it could be opened."""

    @property
    def obstacle(self) -> CodedError | None: ...

    def settle(self) -> CodedError | None: ...


class Unsaved(QObject):
    """Knows everything that is not saved, and writes it into the database when that is possible again.

    No attempt waits for another program, because the next attempt comes soon enough.
    """

    changed = Signal()
    """``error`` has changed."""
    settled = Signal()
    """The database that could not be opened before is open now, and contains what was kept in memory meanwhile."""
    told = Signal(object)
    """A ``CodedError``: a message from opening the database."""

    def __init__(self, shelf: Shelf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._sources: list[Source] = []
        self._given_up: list[Source] = []
        self._error: CodedError | None = None
        self._resting = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(_FIRST_PAUSE)
        self._clock.timeout.connect(self._try_by_itself)
        self.follow()

    @property
    def error(self) -> CodedError | None:
        """Why the work done now is not being saved; None if it is."""
        return self._error

    def watch(self, source: Source) -> None:
        """Include another source; it must call ``follow`` whenever its failure may have changed."""
        self._sources.append(source)
        self.follow()

    def dismiss(self, source: Source) -> None:
        """Stop watching a source."""
        if source in self._sources:
            self._sources.remove(source)
            self.take_up(source)
            self.follow()

    @property
    def at_stake(self) -> list[Source]:
        """The sources that would lose something if the program ended now, without those that were given up."""
        return [source for source in self._sources if self.is_at_stake(source)]

    def is_at_stake(self, source: Source) -> bool:
        """Return whether ``source`` would lose something if the program ended now, and was not given up."""
        if self._error is None or source in self._given_up:
            return False
        # A database that could not be opened has its place taken by one that goes with the program.
        return source.begun if self._shelf.obstacle is not None else source.unwritten

    def give_up(self, source: Source) -> None:
        """Note that a person accepts the loss of ``source``; saving it is still attempted."""
        if source not in self._given_up:
            self._given_up.append(source)

    def take_up(self, source: Source) -> None:
        """Note that a person goes on with ``source``, so that an earlier ``give_up`` no longer holds."""
        if source in self._given_up:
            self._given_up.remove(source)

    def rest(self, resting: bool) -> None:
        """Set whether the database that could not be opened is left alone because something else repairs it; then
        nothing is attempted.
        """
        self._resting = resting
        self.follow()

    def follow(self) -> None:
        """Find out again whether everything is saved."""
        failures = (source.failure for source in self._sources)
        error: CodedError | None = self._shelf.obstacle
        if error is None:
            error = next((failure for failure in failures if failure is not None), None)
        before, self._error = self._error, error
        if error is None or self._resting:
            self._clock.stop()
            self._clock.setInterval(_FIRST_PAUSE)
        elif not self._clock.isActive():
            self._clock.start()
        if _told(error) != _told(before):
            self.changed.emit()

    def try_again(self) -> bool:
        """Try to save everything that is not saved. Return whether everything is saved now."""
        if self._shelf.obstacle is not None and (self._resting or not self._settle()):
            self.follow()
            return False
        for source in list(self._sources):
            if source.failure is not None:
                source.try_again()
        self.follow()
        return self._error is None

    def _settle(self) -> bool:
        try:
            message = self._shelf.settle()
        except StoreError:
            return False
        if message is not None:
            self.told.emit(message)
        self.settled.emit()
        return True

    def _try_by_itself(self) -> None:
        self._clock.setInterval(min(2 * self._clock.interval(), _LONGEST_PAUSE))
        self.try_again()


def _told(error: CodedError | None) -> tuple[str, dict[str, object]] | None:
    """Return the parts of an error by which two can be compared: its code and parameters; None without an error."""
    return None if error is None else (error.code, dict(error.parameters))
