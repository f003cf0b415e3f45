"""Every change of a partie is written down before it is shown; what cannot be written is said once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from cardtable.core.cards import format_cards
from cardtable.core.errors import CodedError
from cardtable.core.partie import PlayedDeal
from cardtable.core.record import Record
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.session.session import Session


class Keeper(Protocol):
    """The part of the database that the window writes to. Every method raises ``CodedError`` if it cannot."""

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
"""What the database says when the partie there is no longer the one that is played here."""


class _Written:
    """What the database holds of one deal."""

    def __init__(self) -> None:
        self.actions: list[str] = []
        self.finished = False


class Keeping(QObject):
    """Brings the database up to date with one session. A failure is told once and never stops the game.

    ``sync`` compares what was written with what is true, so what could not be written is made up for as soon as
    writing is possible again.
    """

    failed = Signal(object)
    """A ``CodedError``: something could not be written. Emitted once for a run of failures."""

    def __init__(self, keeper: Keeper | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._told = False
        self._match: int | None = None
        self._written: list[_Written] = []
        self._over = False

    @property
    def match(self) -> int | None:
        """The number of the partie in the database, or None if it is not there."""
        return self._match

    def begin(self) -> None:
        """The next ``sync`` is about a partie that is not in the database yet."""
        self._match, self._written, self._over = None, [], False

    def adopt(self, match: int, session: Session) -> None:
        """``session`` was just read from the database as ``match``."""
        self._match, self._over = match, False
        self._written = []
        for deal in session.deals:
            written = _Written()
            written.actions = [str(action) for action in deal.actions]
            self._written.append(written)
        if self._keeper is not None:
            try:
                # A program that was killed in between leaves a deal without its result.
                for written, result in zip(self._written, self._keeper.results(match), strict=False):
                    written.finished = result is not None
            except CodedError as error:
                self._tell(error)

    def sync(self, session: Session) -> None:
        """Write down what has changed."""
        keeper = self._keeper
        if keeper is None:
            return
        try:
            self._write(keeper, session)
        except CodedError as error:
            if error.code not in _LOST:
                self._tell(error)
                return
            # Another window went on with the partie, or deleted it. What is played here is kept as one of its own.
            self.begin()
            try:
                self._write(keeper, session)
            except CodedError as second:
                self._tell(second)
                return
        self._told = False

    def _write(self, keeper: Keeper, session: Session) -> None:
        if self._match is None:
            self._match = keeper.create_match(replace(session.record(), deals=()))
            self._written, self._over = [], False
        for number in range(max(0, len(self._written) - 1), len(session.deals)):
            self._sync_deal(keeper, self._match, number, session.deals[number])
        if session.over and not self._over:
            keeper.finish_match(self._match, session.standing)
            self._over = True

    def _sync_deal(self, keeper: Keeper, match: int, number: int, deal: PlayedDeal) -> None:
        if number == len(self._written):
            keeper.append_deal(match, number, format_cards(deal.order))
            self._written.append(_Written())
        written = self._written[number]
        texts = [str(action) for action in deal.actions]
        same = 0
        while same < min(len(texts), len(written.actions)) and texts[same] == written.actions[same]:
            same += 1
        if same < len(written.actions):
            keeper.truncate(match, number, same)
            del written.actions[same:]
            written.finished, self._over = False, False
        for index in range(same, len(texts)):
            keeper.append_action(match, number, index, texts[index])
            written.actions.append(texts[index])
        if deal.lines is not None and deal.standing is not None and not written.finished:
            keeper.finish_deal(match, number, deal.lines, deal.standing)
            written.finished = True

    def get(self, key: str) -> Any:
        """The value kept under ``key``, or None."""
        if self._keeper is None:
            return None
        try:
            return self._keeper.get(key)
        except CodedError as error:
            self._tell(error)
            return None

    def put(self, key: str, value: Any) -> None:
        """Keep a JSON value under ``key``."""
        if self._keeper is None:
            return
        try:
            self._keeper.put(key, value)
        except CodedError as error:
            self._tell(error)

    def _tell(self, error: CodedError) -> None:
        if not self._told:
            self._told = True
            self.failed.emit(error)
