"""Everything that is heard at the table: talk of the computer players, announcements of the standing and readings for
screen readers, and the sound of a match that is won.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from cardtable.app.controller import Controller, Mode
from cardtable.app.i18n import system_language
from cardtable.app.sound import Sounds
from cardtable.core.events import CardsMoved, Event
from cardtable.core.state import Standing
from cardtable.core.zones import hand
from cardtable.session.session import Session
from cardtable.ui.look.saying import announce
from cardtable.ui.models.record import RecordModel
from cardtable.ui.window.commands import Commands
from cardtable.ui.window.school_door import SchoolDoor
from cardtable.ui.window.settings_in_force import SettingsInForce
from cardtable.ui.window.window_pages import WindowPages

if TYPE_CHECKING:
    from cardtable.app.reports import DealReport
    from cardtable.app.settings import Settings
    from cardtable.app.talking import Talker
    from cardtable.app.voice import Voice
    from cardtable.ui.window.reader import TableReader
    from cardtable.ui.window.standing_teller import StandingTeller


class TableVoices(QObject):
    """Makes the parts that speak at the table, each when it first has something to say, because none speaks on the
    start page.
    """

    def __init__(
        self,
        controller: Controller,
        pages: WindowPages,
        record: RecordModel,
        sounds: Sounds,
        settings: SettingsInForce,
        school: SchoolDoor,
        commands: Commands,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._table = pages.table
        self._record = record
        self._reading = pages.reading
        self._sounds = sounds
        self._settings = settings
        self._school = school
        self._readings = commands.readings
        self._talker: Talker | None = None
        self._teller: StandingTeller | None = None
        self._reader: TableReader | None = None
        self._voice: Voice | None = None
        self._remark: tuple[Session | None, int, str] | None = None
        """What a computer player is still to say of its own: in which match, its seat and the words."""
        self._remarked: tuple[int, str] | None = None
        """The seat that has made such a remark last, and the words."""
        controller.opened.connect(self._tell_standing)
        controller.opened.connect(self._let_talk)
        controller.match_over.connect(self._hear_victory)
        self._table.choreographer.sounded.connect(sounds.play)
        for place, action in enumerate(self._readings):
            action.triggered.connect(partial(self._read_out, place))

    def _read_out(self, which: int) -> None:
        """Read out what the action ``which`` of ``Commands.readings`` stands for."""
        if self._school.asks and which == len(self._readings) - 1:
            # Where something is asked beside the table, that is what can be done.
            self._school.read_again()
            return
        if self._reader is None:
            from cardtable.ui.window.reader import TableReader

            self._reader = TableReader(self._controller, self._table, self._record, self._reading, self)
        self._reader.read(which)

    def _tell_standing(self) -> None:
        """Tell screen readers the standing."""
        if self._teller is None:
            from cardtable.ui.window.standing_teller import StandingTeller

            self._teller = StandingTeller(self._controller, self._table, self)

    def _let_talk(self) -> None:
        """Let the computer players talk."""
        if self._talker is None:
            from cardtable.app.talking import Talker

            self._talker = Talker(self._controller, self)
            self._talker.said.connect(self._remember)
            self._controller.changed.connect(self._say)
            self._table.showing.event_shown.connect(self._make_way)
            # Once all of it is laid out, once all are silent, and once what was begun is put back.
            for free in (self._table.shown, self._table.showing.silent, self._table.gestures.choice_changed):
                free.connect(self._say, Qt.ConnectionType.QueuedConnection)
            self._settings.join(self._follow_settings)

    def stop(self) -> None:
        """Be silent, because the program ends."""
        if self._voice is not None:
            self._voice.stop()

    def _have_voice(self, language: str) -> None:
        """Read aloud in ``language``; nothing if that is empty."""
        if self._voice is None and language:
            from cardtable.app.voice import Voice

            self._voice = voice = Voice(self)
            self._table.showing.said.connect(voice.say)
            self._controller.deal_over.connect(self._read_deal)
            self._controller.match_over.connect(self._read_match)
        if self._voice is not None:
            self._voice.set_language(language)

    def _read_deal(self, report: DealReport) -> None:
        from cardtable.words.reading import deal_over_read

        if self._voice is not None:
            self._voice.say(deal_over_read(report.number, report.standing.points, report.sides), result=True)

    def _read_match(self, standing: Standing) -> None:
        from cardtable.words.reading import match_over_read

        if self._voice is not None:
            over = match_over_read(standing.winners, standing.points, self._controller.running.sides)
            self._voice.say(over, result=True)

    def _follow_settings(self, settings: Settings) -> None:
        if self._talker is not None:
            self._talker.enabled = settings.talk
        self._have_voice((settings.language or system_language()) if settings.voice else "")

    def _remember(self, seat: int, words: str) -> None:
        """Let the computer player of ``seat`` say ``words`` of its own, after everything that it has to say for the
        game.
        """
        self._remark = self._controller.session, seat, words
        self._say()

    def _say(self) -> None:
        """Say the remark that is left as soon as the table is seen and the seat is silent, unless another match is
        played by then or no person is to play. Nobody is interrupted who is putting a move together.
        """
        if self._remark is None:
            return
        session, seat, words = self._remark
        if self._controller.mode is not Mode.HUMAN or self._controller.session is not session:
            self._remark = None
            return
        table = self._table
        busy = table.gestures.stage.composition is not None or table.scene().furniture.speech(seat).text
        if busy or not table.isVisible():
            return
        self._remark = None
        self._remarked = seat, words
        self._table.showing.say(seat, words)
        name = self._controller.running.names[seat]
        announce(self._table, self.tr("{name}: {words}").format(name=name, words=words))

    def _make_way(self, event: Event) -> None:
        """End a remark when its speaker plays a card: then that is looked at."""
        if self._remarked is None or not isinstance(event, CardsMoved):
            return
        seat, words = self._remarked
        if event.source == hand(seat):
            self._remarked = None
            if self._table.scene().furniture.speech(seat).text == words:
                self._table.showing.say(seat, "")

    def _hear_victory(self, standing: Standing) -> None:
        """Play the sound of victory if a person here belongs to the winners."""
        session, humans = self._controller.session, set(self._controller.running.humans)
        if session is not None and any(humans & set(session.sides[side]) for side in standing.winners):
            self._sounds.play("won")
