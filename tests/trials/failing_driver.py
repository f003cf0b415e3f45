"""The program, which fails once on its way to the first painting: ``failing_driver.py PLACE WHAT``.

PLACE is a number or a function as ``module.name``. A number counts the functions and modules of the program in the
order in which they are called for the first time; as soon as so many have been called, or the function is, WHAT is
raised there, an exception by its name, or sent, a signal by its name. Tells on
standard output, as one JSON object, how many were called until the window was there, whether it was ``shown`` and
``painted``, and on which ``rung``; then it closes the window.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import cardtable
import cardtable.ui.start.plain_import  # isort: split

from PySide6.QtCore import QTimer

from cardtable.__main__ import main
from cardtable.store.errors import StoreError
from cardtable.store.starting import StartMark
from cardtable.ui.start.application import Application

PACKAGE = str(Path(cardtable.__file__).parent)
LOOKS = 60
"""The number of looks, every 50 ms, at whether the window has been painted."""

seen: set[CodeType] = set()
marks: list[StartMark] = []


def fail(what: str) -> None:
    """Send the signal, or raise the exception, that ``what`` names."""
    if what.startswith("SIG"):
        os.kill(os.getpid(), getattr(signal, what))
    elif what == "StoreError":
        raise StoreError("cannot_write")
    elif what == "UnicodeDecodeError":
        raise UnicodeDecodeError("utf-8", b"x", 0, 1, "ordered")
    else:
        error: type[BaseException] = getattr(__import__("builtins"), what)
        raise error("ordered")


def watch(place: str, what: str) -> None:
    """Count calls from now on, and fail at the function ``place`` or, if that is a number, at so many."""

    def called(frame: FrameType, kind: str, _: Any) -> None:
        code = frame.f_code
        if kind == "call" and code not in seen and code.co_filename.startswith(PACKAGE):
            seen.add(code)
            name = f"{Path(code.co_filename).stem}.{code.co_name}"
            if place in (str(len(seen)), name):
                sys.setprofile(None)
                print(name, file=sys.stderr)
                fail(what)

    sys.setprofile(called)


class Spied(StartMark):
    """A mark of the start that is also listed in ``marks``."""

    def __init__(self, directory: Path | None) -> None:
        super().__init__(directory)
        marks.append(self)


def run(application: Application, original: Callable[[], int] = Application.exec) -> int:
    """Run Qt's loop; look at the window from time to time, and close it once it is painted."""
    looks = [0]
    timer = QTimer(application)

    def look() -> None:
        looks[0] += 1
        shown = [widget for widget in application.topLevelWidgets() if widget.isVisible() and widget.width() > 400]
        painted = not marks or marks[-1]._descriptor < 0
        if (shown and painted) or looks[0] == LOOKS:
            timer.stop()
            rung = marks[-1].rung if marks else 0
            told = {"calls": len(seen), "shown": bool(shown), "painted": painted, "rung": rung}
            sys.setprofile(None)
            print(json.dumps(told), flush=True)
            application.closeAllWindows()
            application.exit(0)

    timer.timeout.connect(look)
    timer.start(50)
    return original()


if __name__ == "__main__":
    import cardtable.store.starting as module

    module.StartMark = Spied  # type: ignore[misc]
    Application.exec = run  # type: ignore[method-assign, assignment]
    watch(sys.argv[1], sys.argv[2])
    sys.exit(main([]))
