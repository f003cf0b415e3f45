"""Brings the settings to every part of the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from cardtable.app.controller import Controller
from cardtable.app.desktop import wants_sounds
from cardtable.app.i18n import Translation
from cardtable.app.kept_settings import KeptSettings
from cardtable.app.settings import Settings
from cardtable.app.sound import Sounds
from cardtable.session.session import Session
from cardtable.ui.cards.packs import Packs
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.look import apply_look
from cardtable.ui.look.palette import colour_suits
from cardtable.ui.table.view import TableView
from cardtable.ui.window.commands import Commands
from cardtable.ui.window.window_pages import WindowPages
from cardtable.words.pack import speak_of

if TYPE_CHECKING:
    from cardtable.ui.hall.page import HallPage

_HURRIED = 0.2
"""The fraction of the usual time that everything takes if a person who looks on wants it shown quickly."""


def look_as_set(settings: Settings) -> None:
    """Give all windows the colours, letters and sizes that are set."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        apply_look(application, settings.appearance, settings.text_size, touch=settings.touch)


class SettingsInForce(QObject):
    """Brings ``settings`` into force at once; parts that are made later follow from ``join`` on."""

    def __init__(
        self,
        settings: KeptSettings,
        translation: Translation,
        packs: Packs,
        pages: WindowPages,
        controller: Controller,
        commands: Commands,
        sounds: Sounds,
        seen: Callable[[], tuple[TableView, Session | None]],
        parent: QObject,
    ) -> None:
        """``seen`` returns the table that is visible, and the match on it or None."""
        super().__init__(parent)
        self._settings = settings
        self._translation = translation
        self._packs = packs
        self._pages = pages
        self._table = pages.table
        self._controller = controller
        self._commands = commands
        self._sounds = sounds
        self._seen = seen
        self._joined: list[Callable[[Settings], None]] = []
        settings.changed.connect(self.bring)
        controller.opened.connect(self.lay_out_pack)
        pages.onlooker.quickly.toggled.connect(self.set_times)
        pages.hall_made.connect(self._dress)

    def join(self, part: Callable[[Settings], None]) -> None:
        """Let ``part`` take over the settings, now and whenever they change."""
        self._joined.append(part)
        part(self._settings.now)

    def bring(self) -> None:
        """Let everything be as it is set."""
        settings = self._settings.now
        self._translation.switch(settings.language)
        language = self._translation.language
        look_as_set(settings)
        self._packs.set_theme(settings.card_theme(language))
        self.lay_out_pack()
        if self._pages.has_hall:
            self._dress(self._pages.start)
        self.set_times(self._pages.onlooker.quickly.isChecked())
        self._table.gestures.confirms = settings.confirms_moves
        self._table.scene().furnish(settings)
        self._controller.set_allowed(settings.hints, settings.undo)
        self._controller.set_stops(settings.stops_watching)
        self._controller.set_thinking(settings.thinking_seconds)
        self._controller.set_declares(settings.declares and not settings.own_count)
        self._commands.set_chosen(settings.speed, language)
        heard = settings.sound == "on" or (settings.sound == "system" and wants_sounds())
        self._commands.sound.setChecked(heard)
        self._sounds.set_on(heard)
        for part in self._joined:
            part(settings)

    def _dress(self, hall: HallPage) -> None:
        hall.set_room(self._settings.now.room)
        hall.set_language(self._translation.language)

    def set_times(self, hurried: bool) -> None:
        """Move cards and leave time to read as it is set, or all of it ``hurried``."""
        speed, pace = self._settings.now.animation_speed, self._settings.now.reading_time
        pace = min(pace, _HURRIED) if hurried else pace
        self._table.choreographer.set_speed(speed / _HURRIED if hurried else speed)
        self._table.choreographer.pace = pace
        self._controller.set_pace(pace)

    def lay_out_pack(self) -> None:
        """Play with the pack that was chosen for the game that is seen, and name cards as that pack does."""
        table, session = self._seen()
        pictures = self._packs.of(session is not None and game_view_of(session.family.name).short_pack)
        table.scene().set_pictures(pictures)
        new_words = speak_of(pictures.theme.pack, self._settings.now.pack)
        if colour_suits(self._settings.now.four_colours) or new_words:
            # Qt lets every widget set its words anew, as it does for another language.
            application = QCoreApplication.instance()
            assert application is not None
            QCoreApplication.postEvent(application, QEvent(QEvent.Type.LanguageChange))
