"""Matches that were kept, here or in a file, go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller
from cardtable.app.last_choice import own_name_of
from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_quoted
from cardtable.store.model import MatchFilter, MatchSummary
from cardtable.store.store import Store
from cardtable.ui.look.bars import NoticeBar
from cardtable.ui.window.doubtful_match import DoubtfulMatch
from cardtable.words.cards import joined
from cardtable.words.errors import error_sentence
from cardtable.words.families import variant_name

if TYPE_CHECKING:
    from cardtable.store.files import Imported

_WEEKS = timedelta(weeks=4)
"""How long a match that was begun and left is offered beside the latest one."""


class MatchOpener(QObject):
    """Gives ``controller`` matches of ``store`` and of files, and tells in ``notices`` what could not be read.

    ``others`` returns the readers of files that are no matches, by the format with which those begin. Each shows what
    is in a file, and returns whether it could be read, or raises ``CodedError`` and leaves it to be told here.
    """

    opening = Signal(int)
    """Emitted with the number of a kept match before it is opened."""
    table_wanted = Signal()
    """Asks to show the table; the match begins as soon as the signal has been handled."""
    refused = Signal()
    """Emitted when the match could not be read, after ``table_wanted`` may have shown an empty table."""

    def __init__(
        self,
        store: Store,
        controller: Controller,
        doubtful: DoubtfulMatch,
        notices: NoticeBar,
        others: Callable[[], Mapping[str, Callable[[Path], bool]]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._controller = controller
        self._doubtful = doubtful
        self._notices = notices
        self._others = others

    def waiting(self) -> MatchSummary | None:
        """Return the unfinished match that was left last; None if there is none or it cannot be read."""
        try:
            number = self._store.latest_unfinished(without=self._doubtful.left_alone)
            return None if number is None else self._store.match_summary(number)
        except CodedError as error:
            self._notices.tell(error_sentence(error))
            return None

    def others_waiting(self, waiting: MatchSummary) -> Sequence[MatchSummary]:
        """Return the unfinished matches of the last weeks besides ``waiting``, the one that was left last first; none
        if they cannot be read.
        """
        wanted = MatchFilter(unfinished=True, begun_since=datetime.now(UTC) - _WEEKS)
        try:
            found = self._store.matches(wanted=wanted)
        except CodedError:
            return ()
        not_offered = {waiting.id, *self._doubtful.left_alone}
        return [match for match in found if match.id not in not_offered]

    def words_for_waiting(self) -> str:
        """Return words for the unfinished match that was left last; empty if there is none or it cannot be read."""
        match = self.waiting()
        if match is None:
            return ""
        from cardtable.words.figures import score

        points = score(match.points) or self.tr("first deal")
        own = own_name_of(self._store, match.variant, lambda: self._store.rule_set_of(match.id))
        return self.tr("{game}: {names}, {points}").format(
            game=own or variant_name(match.variant), names=joined(match.names), points=points
        )

    def continue_latest(self) -> bool:
        """Go on with the match that was left last. Returns whether there was one that could be read."""
        try:
            number = self._store.latest_unfinished(without=self._doubtful.left_alone)
        except CodedError as error:
            self._notices.tell(error_sentence(error))
            return False
        return number is not None and self.resume(number)

    def resume(self, match: int, imported: Imported | None = None) -> bool:
        """Go on with a kept match, and show its end if it is over. Returns whether it could be read.

        ``imported`` is the same match as it was just read from a file. It spares replaying the record, unless the kept
        match has gone further.
        """
        self.opening.emit(match)
        try:
            record = self._store.load_match(match)
            self.table_wanted.emit()
            # If a record does not name the version of its rules, only the kept record says whether its last deal was
            # over.
            known = imported is not None and imported.record == record and record.rules is not None
            replayed = imported.match if imported is not None and known else None
            self._controller.resume(record, match, replayed)
        except CodedError as error:
            self._notices.tell(error_sentence(error))
            self.refused.emit()
            return False
        if imported is not None and record.deals != imported.record.deals:
            self._notices.tell(self.tr("This match has since been continued. It goes on from its current score."))
        return True

    def open_file(self, path: Path) -> bool:
        """Go on with what is in a file: keep its record or score sheet, or begin a sheet or a match for its game or its
        rules. Returns whether it could be read.
        """
        # Few open a file, and fewer one that is no match.
        from cardtable.session.envelope import format_of
        from cardtable.session.scorebook.exchange import LARGEST
        from cardtable.store.files import import_match

        others = self._others()
        other = format_of(path, others, LARGEST)
        try:
            if other:
                return others[other](path)
            imported = import_match(self._store, path)
        except CodedError as error:
            self._notices.tell(
                self.tr("“{file}” could not be opened. {reason}").format(
                    file=as_quoted(path.name), reason=error_sentence(error)
                )
            )
            return False
        return self.resume(imported.number, imported)
