"""Starting the program: Qt, the language, the database, the window, and the match that was left."""

from __future__ import annotations

# isort: off
import cardtable.ui.start.plain_import  # noqa: F401 - before anything of Qt

# isort: on

import contextlib
import gc
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetrics

from cardtable import FAILED
from cardtable.app import kept_files
from cardtable.app.backing_up import BackingUp
from cardtable.app.i18n import Translation
from cardtable.app.instance import Instance, file_of
from cardtable.app.languages import leave_out_dropped_in
from cardtable.core.errors import CodedError
from cardtable.store.errors import StoreError
from cardtable.store.places import cache_directory, data_directory, database_path
from cardtable.store.starting import DATABASE, MATCH, NO_DATABASE, OPENED, PLAIN, USUAL, WINDOW, FailedStart, StartMark
from cardtable.store.store import Store
from cardtable.ui.cards.kept_pictures import KEPT
from cardtable.ui.look import fonts
from cardtable.ui.look.look import wear
from cardtable.ui.start.application import Application, make_application
from cardtable.ui.start.early import LOOK, EarlyWindow, LastLook, circumstances
from cardtable.ui.start.first_painting import FirstPainting, SlotFailures
from cardtable.ui.start.lifetime import Lifetime
from cardtable.ui.table.accessibility import tell_as_group
from cardtable.ui.table.view import TableView
from cardtable.ui.window.main_window import MainWindow
from cardtable.words.errors import error_sentence

PATIENCE = 0.2
"""Seconds for which the window may stand still because another program writes into the database."""


def main(
    argv: Sequence[str],
    instance: Instance | None = None,
    mark: StartMark | None = None,
    application: Application | None = None,
    early: EarlyWindow | None = None,
) -> int:
    """Run the window with ``argv``, the arguments after the program's name; return the exit status.

    The first argument that does not begin with a dash is the file of a record, which is opened. ``instance`` is this
    program's hold on its data directory, which is given up at the end, and ``mark`` the mark of its start.
    ``application`` and the window ``early`` may exist already. Raises the error that keeps every window from being
    opened.
    """
    if application is None:
        application = set_up_application(["cardtable", *argv])
    else:
        tell_as_group(TableView)
    instance = instance or Instance()
    lifetime = Lifetime(application, instance)
    file = Path(file_of(argv)) if file_of(argv) else None
    if mark is None:
        mark = StartMark(data_place())
        mark.begin(str(file.absolute()) if file else "", instance.occupied)
    program = Ladder(application, lifetime, mark)
    status = program.run(file, early)
    while program.begins_again():
        status = program.run(None, None)
    return lifetime.end(status)


class Ladder:
    """Opens the window and runs it. Each attempt that fails is followed by one that leaves out more (a lower rung). The
    window can be opened again after it was closed.
    """

    def __init__(self, application: Application, lifetime: Lifetime, mark: StartMark) -> None:
        self._application = application
        self._lifetime = lifetime
        self._mark = mark
        self._place = data_place()
        self._translation = Translation(application)
        self._fontless = lend_font(application)
        self._again: Callable[[], CodedError | None] | None = None
        self._message: CodedError | None = None

    def run(self, file: Path | None, early: EarlyWindow | None) -> int:
        """Open the window and run it until it is closed; return the exit status. Raises the error that occurs even on
        the lowest rung.
        """
        with ExitStack() as closing:
            while True:
                try:
                    with SlotFailures(self._application) as slots:
                        if self._mark.rung == NO_DATABASE:
                            # There is nothing left to do without.
                            slots.over()
                        self._open(file, early, closing, slots)
                        slots.check()
                        status = self._attended()
                        slots.check()
                    break
                except Exception:
                    if self._mark.rung == NO_DATABASE:
                        raise
                self._mark.fall()
                early = None
                closing.close()
                self._sweep()
            self._mark.clear()
        return status

    def _attended(self) -> int:
        """Run the open window and return the exit status; ``FAILED`` if an error ends it."""
        try:
            return self._application.exec()
        except Exception:
            # An error while the window is open is no failed start. Qt raises it when its loop ends.
            sys.excepthook(*sys.exc_info())
            return FAILED

    def _open(self, file: Path | None, early: EarlyWindow | None, closing: ExitStack, slots: SlotFailures) -> None:
        mark, rung, failed = self._mark, self._mark.rung, self._mark.failed
        leave_out_dropped_in(rung >= PLAIN)
        closing.callback(leave_out_dropped_in, False)
        # The window is there until all that belongs to it has ended.
        closing.callback(self._lifetime.attend, None)
        with contextlib.suppress(StoreError):
            pictures = cache_directory() / "pictures"
            if rung == USUAL:
                KEPT.open(pictures)
                closing.callback(KEPT.write)
            else:
                # It may be what the last start failed at.
                kept_files.drop(pictures)
        mark.at(DATABASE)
        store, message = open_store(rung)
        closing.callback(store.close)
        mark.at(WINDOW)
        window = open_window(self._application, store, self._translation, rung)
        window.opener.opening.connect(mark.opening)
        for told in filter(None, (message, self._message)):
            window.notices.tell(error_sentence(told))
        self._message = None
        if self._fontless:
            window.notices.tell(self._fontless())
        # The table is filled before it is shown, so that the first painting is the one that stays.
        mark.at(MATCH)
        begin(window, file, failed, self._lifetime.occupied, mark)
        if failed is not None:
            self._offer(window, rung)
        self._lifetime.attend(window)
        backup = BackingUp(window)
        backup.failed.connect(lambda error: window.notices.tell(error_sentence(error)))
        closing.callback(backup.stop)
        painting = FirstPainting(window)
        painting.done.connect(lambda: self._opened(slots))
        # Before, nothing is seen of standard controls but a bar of menus, and the start page is painted sooner.
        painting.done.connect(lambda: wear(self._application))
        painting.done.connect(collect_garbage)
        painting.done.connect(window.table.look_ahead)
        painting.done.connect(lambda: watch_display(store))
        if self._place is not None and rung < NO_DATABASE:
            # A damaged database is salvaged first; only then is a backup made.
            painting.done.connect(lambda: window.safekeeping.salvage() or backup.start(database_path()))
            window.safekeeping.unsaved.settled.connect(lambda: backup.start(database_path()))
        if early is not None:
            tell_as_group(MainWindow)
            early.take(window)
            painting.frame(early)
        top = window.window()
        if rung < PLAIN:
            with contextlib.suppress(StoreError):
                LastLook(top, cache_directory() / LOOK, circumstances(self._place), lambda: window.may_be_pictured)
        top.show()

    def _opened(self, slots: SlotFailures) -> None:
        if not slots.heard:
            slots.over()
            self._mark.clear()

    def _sweep(self) -> None:
        """Delete all widgets that a failed attempt has left on the screen."""
        for widget in self._application.topLevelWidgets():
            widget.hide()
            # Menus are windows, too; they go with the bar that they belong to, in the order that it wants.
            if widget.parentWidget() is None:
                widget.deleteLater()
        self._application.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _offer(self, window: MainWindow, rung: int) -> None:
        """Show a notice that says what this start leaves out, with buttons for what can be done about it."""
        from cardtable.ui.start.left_out import LeftOut

        def save() -> None:
            window.late.whole_files.ask_save()

        database = None if self._place is None else database_path()
        left_out = LeftOut(window, window.notices, save, database, rung, self._mark.kept)
        left_out.again_wanted.connect(lambda: self._end(window, lambda: None))
        left_out.backup_wanted.connect(lambda backup: self._end(window, lambda: taken_backup(database, backup)))
        left_out.tell()

    def _end(self, window: MainWindow, again: Callable[[], CodedError | None]) -> None:
        self._again = again
        if not window.window().close():
            question = window.safekeeping.farewell.question(window)
            if question is None:
                self._stay()
            else:
                question.rejected.connect(self._stay)

    def _stay(self) -> None:
        self._again = None

    def begins_again(self) -> bool:
        """Whether a person has asked to start again as usual; if so, the action asked for with it (such as taking a
        backup) is done now.
        """
        again, self._again = self._again, None
        if again is None or self._lifetime.ends:
            return False
        self._sweep()
        self._message = again()
        self._mark.begin(afresh=True)
        return True


def collect_garbage() -> None:
    """Switch Python's garbage collector on, but exclude all objects made at the start, because they stay."""
    gc.freeze()
    gc.enable()


def begin(
    window: MainWindow,
    file: Path | None,
    failed: FailedStart | None,
    occupied: bool = False,
    mark: StartMark | None = None,
) -> None:
    """Open ``file``, or continue the last match. That match is not continued if it is ``occupied`` by another window.
    What the last start ``failed`` at is not opened; a notice tells of it. ``mark`` notes what is being done.
    """

    def show_hall() -> None:
        if mark is not None:
            # What fails here is no fault of a match.
            mark.opening(None)
            mark.at(WINDOW)
        window.show_hall_first()
        if mark is not None:
            mark.at(MATCH)

    if failed is not None:
        same = file is not None and str(file.absolute()) == failed.file
        # A notice about an earlier start appears where it matters.
        window.doubtful.tell(failed if same or failed.step != OPENED else failed._replace(file=""))
        window.show_start_page(bare=True)
        if file is None or same:
            return
    elif file is not None:
        # What the file holds may lie over the hall.
        show_hall()
    if file is not None:
        window.open_file(file)
    elif occupied or not window.continue_at_start():
        show_hall()


def set_up_application(arguments: Sequence[str]) -> Application:
    """Return the application object with all that the windows need."""
    application = make_application(arguments)
    tell_as_group(TableView)
    return application


def open_window(
    application: Application, store: Store, translation: Translation | None = None, rung: int = USUAL
) -> MainWindow:
    """Return the main window; it is not shown yet, and no page of it has been chosen."""
    place = str(data_place() or "")
    translation = translation or Translation(application)
    return MainWindow(store, translation, data_place=place, person=person_name(), rung=rung, shows_hall=False)


def data_place() -> Path | None:
    """Return the directory of the person's data; None if it should be in a home directory and there is none."""
    try:
        return data_directory()
    except StoreError:
        return None


def open_store(rung: int = USUAL) -> tuple[Store, CodedError | None]:
    """Return the person's database and a message about it, or None. If it cannot be opened yet, or if this ``rung`` of
    the start leaves it out, a database in memory is returned instead.
    """
    if rung == NO_DATABASE:
        return Store.apart(StoreError("database_left_closed")), None
    try:
        opened = Store.open(patience=PATIENCE, salvages=False)
    except StoreError as error:
        return Store.meanwhile(error), None
    return opened.store, opened.message


def taken_backup(database: Path | None, backup: Path | None) -> CodedError | None:
    """Replace the database by ``backup``, or by nothing if that is None; return the message to show, None without a
    database.
    """
    from cardtable.store.going_back import replace_whole

    if database is None:
        return None
    try:
        return CodedError("database_replaced", file=str(replace_whole(database, backup)))
    except StoreError as error:
        return error


def lend_font(application: Application) -> Callable[[], str] | None:
    """Lend the application a font if the computer has none. Returns a function that returns a sentence about it, or
    None if there are fonts or no font can be lent.
    """
    # It is the first font that the window will need anyway.
    if fonts.bring() or QFontMetrics(application.font()).inFont("a"):
        return None
    from cardtable.ui.start import own_font

    return own_font.words if own_font.lend(application) else None


def watch_display(store: Store) -> None:
    """Make sure that the database is closed and the program ends in good order if its display is lost."""
    from cardtable.ui.start import display_lost

    display_lost.watch(store.close)


def person_name() -> str:
    """Return a likely name for the person: that of the account, or “Anna” if that is no person's name."""
    import getpass

    try:
        name = getpass.getuser()
    except (KeyError, OSError, ImportError):
        name = ""
    name = name.partition(".")[0].strip()
    # The names of machine accounts are not names of persons.
    return (
        name[:1].upper() + name[1:]
        if name and name.lower() not in ("root", "user", "admin", "administrator")
        else "Anna"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
