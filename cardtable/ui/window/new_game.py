"""What is to be played next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from cardtable.app.controller import Controller
from cardtable.app.judged import JudgedDeals
from cardtable.app.keeping import Keeping
from cardtable.app.kept_settings import KeptSettings
from cardtable.core.record import SeatEntry
from cardtable.core.rules import RuleSet
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.host import DialogHost
from cardtable.ui.dialogs.last_choice import LAST_CHOICE, LastChoice
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.look.plain import asked
from cardtable.ui.look.ways import Ways
from cardtable.ui.window.meetings import Meetings


class NewGame(QObject):
    """Lets ``person`` choose a game, which ``begin`` begins, or go on with the match that waits: ``waiting`` returns
    words for it, empty if there is none.
    """

    def __init__(
        self,
        store: Store,
        keeping: Keeping,
        packs: Packs,
        settings: KeptSettings,
        controller: Controller,
        dialogs: DialogHost,
        person: str,
        waiting: Callable[[], str],
        begin: Callable[[RuleSet, Sequence[SeatEntry], int | None], object],
        ways: Ways,
    ) -> None:
        super().__init__(dialogs)
        self._store = store
        self._keeping = keeping
        self._packs = packs
        self._settings = settings
        self._controller = controller
        self._dialogs = dialogs
        self._person = person
        self._waiting = waiting
        self._begin = begin
        self._ways = ways

    def ask(self) -> None:
        """Let the person choose, unless the running match is not to be left after all."""
        self._dialogs.dismiss()
        if self._settings.now.confirm_leaving and not self._confirmed():
            return
        dialog = NewGameDialog(
            LastChoice.from_json(self._keeping.get(LAST_CHOICE)),
            self._person,
            self._store,
            self._packs,
            self._dialogs.window,
            room=self._settings.now.room,
            waiting="" if self._controller.session is not None else self._waiting(),
            met=Meetings(self._store, self._person, JudgedDeals(self._keeping)).words,
        )
        dialog.continue_wanted.connect(self._dialogs.leaving(self._ways.continue_match))

        def begin() -> None:
            chosen = dialog.chosen()
            if chosen is not None:
                self._keeping.put(LAST_CHOICE, dialog.last_choice().to_json())
                self._begin(chosen.rule_set, chosen.seats, chosen.number)

        self._dialogs.open(dialog, begin)

    def _confirmed(self) -> bool:
        """Whether there is no running match, or it may be left."""
        session = self._controller.session
        if session is None or session.over:
            return True
        return asked(
            self._dialogs.window,
            self.tr("New game"),
            self.tr("The running match is kept and can be continued later. Begin another one?"),
        )
