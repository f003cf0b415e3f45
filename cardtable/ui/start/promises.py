"""Steps of the self-test for what is promised beside the game: a voice, a second start, settings, paper, speech."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFontDatabase
from PySide6.QtWidgets import QWidget

from cardtable.app import instance
from cardtable.app.child import Child
from cardtable.app.keeping import Keeping
from cardtable.app.kept_settings import KeptSettings
from cardtable.app.listening import Listening
from cardtable.app.settings import Settings
from cardtable.app.voice import Voice, speaker
from cardtable.core.child import Bounds
from cardtable.core.record import SUFFIX
from cardtable.store import Store
from cardtable.store.places import DIRECTORY_VARIABLE
from cardtable.ui.look import fonts
from cardtable.ui.scorekeeper.printing import PaperSheet, print_sheet, write_pdf
from cardtable.ui.start.trying import NotTriedError, expect, told, wait

_SAID = "Jörg macht den Stich."
_READING = 30.0
"""Seconds for the system's voice to begin and to read nothing."""
_LATE = 3_000
"""Milliseconds in which an errand is found after its bringer has gone."""
_LEAST_BYTES = 2_000
"""A page with counters and letters has more."""


def voice(folder: Path) -> str:
    """Check that what is said at the table reaches the program that reads aloud. On Linux that is one that stands in
    for the system's, because a computer without loudspeakers has none; then the system's own reads a silent text,
    where it is. Elsewhere that alone can be tried.
    """
    heard = _heard(folder / "voice") if sys.platform == "linux" else ""
    found = speaker("en", " ")
    if found is None:
        own = "none here"
    else:
        child = Child(found.command, Bounds(time=_READING), part="voice")
        waiting = QEventLoop()
        child.ended.connect(waiting.quit)
        child.start()
        child.write(found.text)
        child.process.closeWriteChannel()
        wait(waiting)
        end = child.end
        child.stop(0)
        if end is not None and end.good:
            return f"a text was read by {os.path.basename(found.command[0])}"
        own = f"it does not speak here, {told(end)}"
    if not heard:
        raise NotTriedError(own)
    return f"a text was taken by a stand-in; the system's own: {own}"


def _heard(place: Path) -> str:
    """Return what a program in the folder ``place`` has heard that stands in for the system's; empty where programs of
    this folder cannot run.
    """
    place.mkdir()
    program, heard = place / "spd-say", place / "heard"
    program.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$@\" >{shlex.quote(str(heard))}\n", encoding="utf-8")
    program.chmod(0o700)
    if not os.access(program, os.X_OK):
        return ""
    before = os.environ.get("PATH")
    os.environ["PATH"] = str(place)
    try:
        speaking = Voice()
        speaking.set_language("de")
        speaking.say(_SAID)
        watch, waiting = QTimer(), QEventLoop()
        watch.timeout.connect(lambda: None if speaking.speaking else waiting.quit())
        watch.start(10)
        wait(waiting)
        watch.stop()
        speaking.stop()
    finally:
        if before is None:
            del os.environ["PATH"]
        else:
            os.environ["PATH"] = before
    said = heard.read_text(encoding="utf-8").splitlines() if heard.is_file() else []
    expect(said == ["-w", "-l", "de", "--", _SAID], f"a text to be read aloud came in as {said}")
    return _SAID


def second_start(folder: Path) -> str:
    """Check that a start with a file, such as a double click makes, hands that file to the window that is there."""
    place, file = folder / "second", folder / f"opened twice ü{SUFFIX}"
    file.write_text("{}", encoding="utf-8")
    own = instance.claim(place, instance.Errand())
    expect(own is not None and own.door is not None, "nobody can be told of a second start")
    assert own is not None
    assert own.door is not None
    listening = Listening(own.door)
    waiting = QEventLoop()
    came: list[object] = []
    listening.came.connect(came.append)
    before = os.environ.get(DIRECTORY_VARIABLE)
    os.environ[DIRECTORY_VARIABLE] = str(place)
    try:
        child = Child.of(str(file))
    finally:
        if before is None:
            del os.environ[DIRECTORY_VARIABLE]
        else:
            os.environ[DIRECTORY_VARIABLE] = before
    child.ended.connect(waiting.quit)
    try:
        child.start()
        wait(waiting)
        if not came:
            # On Windows nothing tells that there is an errand; one looks from time to time.
            listening.came.connect(waiting.quit)
            wait(waiting, _LATE)
    finally:
        child.stop(0)
        listening.stop()
        own.close()
    expected = [str(file)]
    found = [errand.file for errand in came if isinstance(errand, instance.Errand)]
    expect(found == expected, f"{found} in the place of {expected}, {told(child.end)}")
    expect(child.end is not None and child.end.good, f"the second start has not ended well, {told(child.end)}")
    return "a file was handed over"


def settings(folder: Path) -> str:
    """Check that settings are what they were when the database is opened again."""
    path = folder / "settings" / "cardtable.sqlite3"
    first = Settings()
    chosen = Settings(room="wine", reduced_motion=not first.reduced_motion, pace="brisk")
    store = Store.open(path).store
    try:
        KeptSettings(Keeping(store)).set(chosen)
    finally:
        store.close()
    store = Store.open(path).store
    try:
        found = KeptSettings(Keeping(store)).now
    finally:
        store.close()
    expect(found == chosen != first, f"{found} in the place of {chosen}")
    return "kept"


def printing(folder: Path) -> str:
    """Check that a score sheet comes into a file, with letters in it, and to a printer, one that writes a file. Letters
    and signs are those of the program, since a platform without a screen may have no others.
    """
    # As in the windows, only when something is printed.
    from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

    fonts.bring()
    expect(fonts.SIGNS in QFontDatabase.families(), "no signs of the suits")
    file, printed = folder / "sheet.pdf", folder / "printed.pdf"
    sheet = PaperSheet("Piquet", "Jörg und Zoë", ("Jörg", "Zoë"), (100, 60), ())
    expect(write_pdf(sheet, str(file)), "no page was written")
    page = file.read_bytes()
    expect(page.startswith(b"%PDF") and len(page) > _LEAST_BYTES, f"a page of {len(page)} bytes")
    expect(b"/FontFile" in page, "a page without letters")
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(printed))
    expect(print_sheet(sheet, printer), "nothing was printed")
    expect(printed.stat().st_size > _LEAST_BYTES, "an empty page was printed")
    return f"{len(page)} bytes; printers: {len(QPrinterInfo.availablePrinterNames())}"


def speech(window: QWidget) -> set[str]:
    """Return what a screen reader says of the buttons and texts of ``window``."""
    root = QAccessible.queryAccessibleInterface(window)
    expect(root is not None, "a screen reader finds no window")
    return {name for one in _within(root) if (name := one.text(QAccessible.Text.Name))}


def _within(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield one
    for place in range(one.childCount()):
        child = one.child(place)
        if _is_there(child):
            yield from _within(child)


def _is_there(one: QAccessibleInterface | None) -> bool:
    """Whether Qt has given an interface, which may be that of what is gone or none at all."""
    return one is not None and one.isValid()
