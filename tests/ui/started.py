"""The program as a separate process, whose window writes its states on standard output."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
"""Seconds in which something must have happened on the slowest machine."""

SPY = """
import json, os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import cardtable.ui.window.main_window as module

class Window(module.MainWindow):
    def showEvent(self, event):
        super().showEvent(event)
        if not hasattr(self, "spy"):
            self.told = ""
            self.spy = QTimer(self)
            self.spy.setInterval(20)
            self.spy.timeout.connect(self.tell)
            self.spy.start()
            prepare(self)

    def tell(self):
        controller = self.controller
        session = controller.session
        process = self._client.process
        state = {
            "mode": controller.mode.value,
            "match": self._keeping.match,
            "position": 0 if session is None else session.position,
            "names": list(controller.running.names),
            "child": 0 if process is None else process.processId(),
            "asked": len(self._client._pending),
            "notice": self.notices.text,
            "dialog": type(self.dialogs.waiting or self.dialogs.top or QApplication.activeModalWidget()).__name__,
            "active": self.isActiveWindow(),
            "minimized": self.isMinimized(),
            "size": [self.width(), self.height()],
        }
        line = json.dumps(state)
        if line != self.told:
            self.told = line
            print(line, flush=True)

def prepare(window): pass
module.MainWindow = Window
PREPARE
from cardtable.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


class Started:
    """A run of the program with the data in ``data``. ``prepare`` is Python code that defines ``prepare(window)``,
    which is called once, when the window is shown.
    """

    def __init__(self, data: Path, *arguments: str, prepare: str = "", **environ: str) -> None:
        self.states: list[dict[str, Any]] = []
        self._lines: queue.Queue[str | None] = queue.Queue()
        self.process = subprocess.Popen(
            [sys.executable, "-c", SPY.replace("PREPARE", prepare), *arguments],
            cwd=ROOT,
            env={
                **os.environ,
                "LC_ALL": "C.UTF-8",
                "QT_QPA_PLATFORM": "offscreen",
                "CARDTABLE_DATA_DIR": str(data),
                **environ,
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            # As from a terminal: Ctrl-C reaches the program and all that it has started.
            process_group=0,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def wait_for(self, condition: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Return the first state of which ``condition`` holds, beginning with the one that was last waited for."""
        for state in self.states[-1:]:
            if condition(state):
                return state
        while True:
            line = self._lines.get(timeout=PATIENCE)
            assert line is not None, f"it has ended: {self.states[-1:]} {self.errors()}"
            self.states.append(json.loads(line))
            if condition(self.states[-1]):
                return self.states[-1]

    def signal(self, number: signal.Signals, group: bool = False) -> None:
        if group:
            os.killpg(self.process.pid, number)
        else:
            self.process.send_signal(number)

    def end(self) -> tuple[int, str]:
        """Wait until the program ends by itself; return its exit status and standard error."""
        status = self.process.wait(timeout=PATIENCE)
        return status, self.errors()

    def errors(self) -> str:
        self.process.wait(timeout=PATIENCE)
        stream = self.process.stderr
        assert stream is not None
        # Qt's plug-in without a screen says of each window what it cannot do.
        return "".join(line for line in stream if not line.startswith("This plugin does not support"))

    def close(self) -> None:
        """End the process, whatever state it is in."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(timeout=PATIENCE)
        self._reader.join(timeout=PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()


def is_there(process: int) -> bool:
    """Whether there is a process of this number that has not ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
