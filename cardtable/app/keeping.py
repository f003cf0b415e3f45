"""Every change of a match is written to the database before it is shown; what could not be written is written later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from cardtable.core.cards import format_cards
from cardtable.core.errors import CodedError
from cardtable.core.match import PlayedDeal
from cardtable.core.record import Record
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.session.session import Session


class Keeper(Protocol):
    """The part of the database to which the window writes. Every method raises ``CodedError`` if it fails."""

    def create_match(self, record_header: Record, /) -> int: ...

    def append_deal(self, match: int, number: int, pack_text: str, /) -> None: ...

    def append_action(self, match: int, deal_number: int, index: int, text: str, /) -> None: ...

    def truncate(self, match: int, deal_number: int, actions: int, /) -> None: ...

    def finish_deal(self, match: int, number: int, lines: Sequence[ScoreLine], standing: Standing, /) -> None: ...

    def finish_match(self, match: int, standing: Standing, /) -> None: ...

    def results(self, match: int, /) -> Sequence[object]: ...

    def get(self, key: str, /) -> Any: ...

    def put(self, key: str, value: Any, /) -> None: ...


_LOST = ("out_of_step", "no_such_match", "no_such_deal", "deal_is_finished")
"""Codes of the database for a match that is no longer the one that is played here."""


class _Written:
    """What the database contains of one deal."""

    def __init__(self) -> None:
        self.actions: list[str] = []
        self.implied = 0
        """How many of the actions are not stored, because they follow from the rules and no player chose them."""
        self.finished = False


class _Account:
    """One match, and what the database contains of it."""

    def __init__(self, match: int | None = None, *, kept: bool = True) -> None:
        self.match = match
        self.kept = kept
        self.session: Session | None = None
        self.written: list[_Written] = []
        self.over = False
        self.parting: CodedError | None = None

    def forget(self, parting: CodedError) -> None:
        """Note that the database contains nothing of the match any more; ``parting`` is the reason."""
        self.match, self.written, self.over, self.parting = None, [], False, parting

    def write(self, keeper: Keeper) -> None:
        """Write what has changed to the database. Raises ``CodedError``."""
        session = self.session
        if session is None or not self.kept:
            return
        if self.match is None:
            self.match = keeper.create_match(replace(session.record(), deals=()))
            self.written, self.over = [], False
        for number in range(max(0, len(self.written) - 1), len(session.deals)):
            self._write_deal(keeper, self.match, number, session.deals[number])
        if session.over and not self.over:
            keeper.finish_match(self.match, session.standing)
            self.over = True

    def _write_deal(self, keeper: Keeper, match: int, number: int, deal: PlayedDeal) -> None:
        if number == len(self.written):
            keeper.append_deal(match, number, format_cards(deal.order))
            self.written.append(_Written())
        written = self.written[number]
        texts = [str(action) for action in deal.actions]
        same = 0
        while same < min(len(texts), len(written.actions)) and texts[same] == written.actions[same]:
            same += 1
        # A result of a deal that still goes on cannot have been written by this program: it would refuse all actions.
        has_false_result = written.finished and deal.lines is None
        if same < len(written.actions) or has_false_result:
            same = min(same, len(written.actions) - written.implied)
            keeper.truncate(match, number, same)
            written.implied = 0
            del written.actions[same:]
            written.finished, self.over = False, False
        for index in range(same, len(texts)):
            keeper.append_action(match, number, index, texts[index])
            written.actions.append(texts[index])
        if deal.lines is not None and deal.standing is not None and not written.finished:
            keeper.finish_deal(match, number, deal.lines, deal.standing)
            written.finished = True


class Keeping(QObject):
    """Keeps the database up to date with what is played. A failure is told once and never stops the game.

    ``sync`` compares what was written with the true state. So anything that could not be written is written as soon as
    writing is possible again; this includes settings and matches that were left in the meantime.
    """

    failed = Signal(object)
    """A ``CodedError``: something could not be written. Emitted once for a series of failures."""
    parted = Signal(object)
    """A ``CodedError``: the reason why the match played here is stored as a separate match from now on."""
    recovered = Signal()
    """All that could not be written before has been written now."""
    unread = Signal(object)
    """A ``CodedError``: a setting could not be read; it is treated as if it had never been set."""

    def __init__(self, keeper: Keeper | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._failure: CodedError | None = None
        self._account = _Account()
        self._left: list[_Account] = []
        self._values: dict[str, Any] = {}
        self._begun = self._unwritten = False

    @property
    def match(self) -> int | None:
        """The number of the match in the database; None if it is not there."""
        return self._account.match

    @property
    def failure(self) -> CodedError | None:
        """Why something is not in the database yet; None if everything is."""
        return self._failure

    @property
    def begun(self) -> bool:
        """Whether any match has been played here, be it still running or left."""
        return self._begun

    @property
    def unwritten(self) -> bool:
        """Whether something that was played is not in the database yet; settings do not count."""
        return self._unwritten

    def begin(self, *, kept: bool = True) -> None:
        """Prepare for a match that is not in the database yet; unless ``kept``, it is never written."""
        self._take_up(_Account(kept=kept))

    def _take_up(self, account: _Account) -> None:
        if self._failure is not None and self._account.session is not None and self._account.kept:
            self._left.append(self._account)
        self._account = account

    def adopt(self, match: int, session: Session) -> None:
        """Take over ``session``, which was just read from the database as ``match``."""
        account = _Account(match)
        self._take_up(account)
        for deal in session.deals:
            written = _Written()
            written.actions = [str(action) for action in deal.actions]
            written.implied = deal.implied
            # Until its result has been read, it counts as false and is replaced.
            written.finished = deal.lines is None
            account.written.append(written)
        if self._keeper is not None:
            try:
                # A program that was killed in between leaves a deal without its result.
                for written, result in zip(account.written, self._keeper.results(match), strict=False):
                    written.finished = result is not None
            except CodedError as error:
                self.unread.emit(error)

    def sync(self, session: Session) -> None:
        """Write what has changed in ``session``."""
        if self._is_ahead(session):
            self._begun = self._unwritten = True
        self._account.session = session
        self.try_again()

    def _is_ahead(self, session: Session) -> bool:
        """Return whether ``session`` contains something that is not written yet and could be lost."""
        written = self._account.written
        if not self._account.kept:
            return False
        if self._account.match is None or len(session.deals) != len(written):
            return True
        return any(
            [str(action) for action in deal.actions] != known.actions
            for deal, known in zip(session.deals[-1:], written[-1:], strict=True)
        )

    def try_again(self) -> None:
        """Write everything that is not in the database yet."""
        keeper = self._keeper
        if keeper is None:
            return
        try:
            while self._left:
                self._write(keeper, self._left[0])
                del self._left[0]
            self._write(keeper, self._account)
            self._unwritten = False
            for key in list(self._values):
                keeper.put(key, self._values[key])
                del self._values[key]
        except CodedError as error:
            self._fail(error)
            return
        if self._failure is not None:
            self._failure = None
            self.recovered.emit()

    def _write(self, keeper: Keeper, account: _Account) -> None:
        try:
            account.write(keeper)
        except CodedError as error:
            if error.code not in _LOST:
                raise
            # Another window went on with the match, or deleted it. What is played here is kept as one of its own.
            account.forget(error)
            account.write(keeper)
        # Only now: it may have taken several attempts.
        if account.parting is not None:
            parting, account.parting = account.parting, None
            self.parted.emit(parting)

    def get(self, key: str) -> Any:
        """Return the value stored under ``key``; None if there is none or it cannot be read."""
        if key in self._values:
            return self._values[key]
        if self._keeper is None:
            return None
        try:
            return self._keeper.get(key)
        except CodedError as error:
            self.unread.emit(error)
            return None

    def put(self, key: str, value: Any) -> None:
        """Store a JSON value under ``key``."""
        if self._keeper is None:
            return
        try:
            self._keeper.put(key, value)
            self._values.pop(key, None)
        except CodedError as error:
            self._values[key] = value
            self._fail(error)

    def _fail(self, error: CodedError) -> None:
        first, self._failure = self._failure is None, error
        if first:
            self.failed.emit(error)
