"""The match that was being opened when a start failed: it stays closed until a person has decided about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from cardtable.app.keeping import Keeping
from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_quoted
from cardtable.store.starting import FailedStart
from cardtable.store.store import Store
from cardtable.ui.look.bars import NoticeBar
from cardtable.words.families import variant_name
from cardtable.words.moments import moment_words

_KEY = "doubtful_partie"
_MOST = 200

_LONGEST_PATH = 1000


class DoubtfulMatch(QObject):
    """Tells of a failed start in ``notices`` and keeps in the database which matches must not be opened automatically.

    ``save`` lets a person save a match, given by its number, as a file.
    """

    def __init__(
        self, store: Store, keeping: Keeping, notices: NoticeBar, save: Callable[[int], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._keeping = keeping
        self._notices = notices
        self._save = save
        self.read()

    def read(self) -> None:
        """Read from the database which matches are left alone, and which of them waits for a decision."""
        kept = self._keeping.get(_KEY)
        match = kept.get("match") if isinstance(kept, dict) else None
        skipped = kept.get("skipped") if isinstance(kept, dict) else None
        self._match = match if type(match) is int else None
        self._skipped = [one for one in skipped if type(one) is int] if isinstance(skipped, list) else []

    @property
    def left_alone(self) -> tuple[int, ...]:
        """The matches that are not offered to go on with; the list of all matches has them."""
        return (*self._skipped, *(() if self._match is None else (self._match,)))

    def tell(self, failed: FailedStart) -> None:
        """Say that the last start has failed, and which match or file was being opened."""
        if failed.match is not None:
            self._match = failed.match
            self._keep()
        # A match of an earlier failure may still wait for a decision.
        if self._match is not None and self._ask():
            return
        if failed.file:
            self._notices.tell(
                self.tr(
                    "Last time, the program failed before its window appeared, while opening “{file}”. The file "
                    "has not been opened this time."
                ).format(file=as_quoted(failed.file, _LONGEST_PATH))
            )

    def holds_back(self) -> bool:
        """Whether the match that would be continued now still waits for a decision; if so, ask for it."""
        if self._match is None:
            return False
        try:
            latest = self._store.latest_unfinished(without=self._skipped)
        except CodedError:
            return False
        return latest == self._match and self._ask()

    def survived(self, match: int | None) -> None:
        """Clear a match of suspicion: it has been on the table and was left without a failure. None does nothing."""
        if match is not None and match in self.left_alone:
            self._skipped = [one for one in self._skipped if one != match]
            if self._match == match:
                self._match = None
            self._keep()

    def _ask(self) -> bool:
        """Ask what to do with the match; return False if it is not in the database any more."""
        match = self._match
        assert match is not None
        try:
            found = self._store.match_summary(match)
        except CodedError:
            found = None
        if found is None:
            return False
        # The names of the match are left out: they may have caused the failure.
        words = self.tr(
            "Last time, the program failed before its window appeared, while opening a match: {game}, begun "
            "{moment}. It has been left closed."
        ).format(game=variant_name(found.variant), moment=moment_words(found.begun))
        self._notices.tell(
            words,
            (
                (self.tr("Save as a file…"), lambda: self._save(match)),
                (self.tr("Skip this match"), lambda: self._skip(match, words)),
            ),
        )
        return True

    def _skip(self, match: int, words: str) -> None:
        self._skipped = [*self._skipped, match][-_MOST:]
        self._match = None
        self._keep()
        if self._notices.text == words:
            self._notices.next()

    def _keep(self) -> None:
        self._keeping.put(_KEY, {"match": self._match, "skipped": self._skipped})
