"""The program up to its first painted table, then the end: ``start_driver.py RECORD`` prints moment and memory."""

from __future__ import annotations

import sys
import time
from pathlib import Path

# The program's own modules first, as its entry point has them.
from cardtable.ui.start.app import open_store, open_window, set_up_application  # isort: split

from PySide6.QtCore import QEvent, QObject, QTimer


def most_resident() -> int:
    """The largest memory of this process so far, in kibibytes. What ``getrusage`` tells would begin with that of the
    process which started this one.
    """
    told = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in told.splitlines() if line.startswith("VmHWM:"))


class FirstPaint(QObject):
    """Watches a widget and ends the program once it has been painted."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.tell)
        return False

    def tell(self) -> None:
        print(time.monotonic(), most_resident(), flush=True)
        application.quit()


application = set_up_application(["cardtable"])
store, _ = open_store()
window = open_window(application, store)
watcher = FirstPaint()
window.table.viewport().installEventFilter(watcher)
window.open_file(Path(sys.argv[1]))
window.show()
application.exec()
store.close()
