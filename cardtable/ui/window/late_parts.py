"""The parts of the window that no start needs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from cardtable.ui.look.bars import PromptBar
from cardtable.ui.window.commands import Commands
from cardtable.ui.window.match_opener import MatchOpener
from cardtable.ui.window.workplace import Workplace

if TYPE_CHECKING:
    from cardtable.app.last_choice import Chosen
    from cardtable.ui.window.help_pages import HelpPages
    from cardtable.ui.window.kept_matches import KeptMatches
    from cardtable.ui.window.match_files import MatchFiles
    from cardtable.ui.window.new_game import Begin, NewGame
    from cardtable.ui.window.program_dialogs import ProgramDialogs
    from cardtable.ui.window.result_dialogs import ResultDialogs
    from cardtable.ui.window.running_sheet import RunningSheet
    from cardtable.ui.window.whole_files import WholeFiles


class LateParts:
    """Imports and makes the parts of the window that no start needs, each when it is first used. ``begin`` begins a
    game that ``person`` has chosen; ``data_place`` is the folder of all data, and ``restored`` is called when data from
    a file has been added to it.
    """

    def __init__(
        self,
        work: Workplace,
        opener: MatchOpener,
        commands: Commands,
        prompt: PromptBar,
        begin: Begin,
        restored: Callable[[], object],
        person: str,
        data_place: str,
    ) -> None:
        self._work = work
        self._opener = opener
        self._commands = commands
        self._prompt = prompt
        self._begin = begin
        self._restored = restored
        self._person = person
        self._data_place = data_place

    @cached_property
    def help(self) -> HelpPages:
        """The rules, the glossary, the keys."""
        from cardtable.ui.window.help_pages import HelpPages

        return HelpPages(self._work)

    @cached_property
    def running_sheet(self) -> RunningSheet:
        """The score sheet of the match on the table."""
        from cardtable.ui.window.running_sheet import RunningSheet

        return RunningSheet(self._work)

    @cached_property
    def results(self) -> ResultDialogs:
        """The dialogs with the results of deals and matches."""
        from cardtable.ui.window.result_dialogs import ResultDialogs

        return ResultDialogs(self._work, self._commands, self._prompt, self.running_sheet, self._begin_chosen)

    def _begin_chosen(self, chosen: Chosen) -> None:
        self.new_game.begin(chosen)

    @cached_property
    def new_game(self) -> NewGame:
        """The dialog in which a new game is chosen, with what belongs to it."""
        from cardtable.ui.window.new_game import NewGame

        return NewGame(self._work, self._person, self._opener.words_for_waiting, self._begin)

    @cached_property
    def files(self) -> MatchFiles:
        """The files that matches are put into and opened from."""
        from cardtable.ui.window.match_files import MatchFiles

        return MatchFiles(self._work)

    @cached_property
    def kept_matches(self) -> KeptMatches:
        """The matches in the database."""
        from cardtable.ui.window.kept_matches import KeptMatches

        return KeptMatches(self._work, self._opener.resume, self.files.ask_export)

    @cached_property
    def program_dialogs(self) -> ProgramDialogs:
        """The dialogs of the settings, of the program's description and of the code of a match."""
        from cardtable.ui.window.program_dialogs import ProgramDialogs

        return ProgramDialogs(self._work, self._data_place, self._take_in)

    @cached_property
    def whole_files(self) -> WholeFiles:
        """The part that saves all kept data as one file and restores it."""
        from cardtable.ui.window.whole_files import WholeFiles

        files = WholeFiles(self._work.store, self._work.dialogs.window, self._work.dialogs.lay)
        files.notice.connect(self._work.ways.tell)
        files.restored.connect(self._restored)
        return files

    def _take_in(self, path: str) -> None:
        self.whole_files.restore(path)
