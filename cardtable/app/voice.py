"""A voice that reads aloud what is said at the table: the system's own, by its program for that. Where there is none,
there is no voice.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from cardtable.app.child import Child
from cardtable.core.child import Bounds, ChildEnd
from cardtable.words.aloud import read_aloud

_LONGEST = 300
"""Characters that are read at once; what is longer is read up to the end of a sentence."""
_WAITING = 4
"""How many texts wait at most; of more, the oldest that is no result is not read: the game has gone on."""
_BOUNDS = Bounds(time=60.0)
_POWERSHELL = r"System32\WindowsPowerShell\v1.0\powershell.exe"
_WINDOWS = (
    "Add-Type -AssemblyName System.Speech;"
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "$v=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "try{$v.SelectVoiceByHints(0,0,0,[Globalization.CultureInfo]'%s')}catch{};"
    "$v.Speak([Console]::In.ReadToEnd())"
)
"""What PowerShell runs: it reads its input aloud, in the voice of a language if there is one."""


class _Waiting(NamedTuple):
    """A text that waits to be read."""

    language: str
    text: str
    result: bool


class Speaker(NamedTuple):
    """A program that reads a text aloud and ends, with its arguments, and what is written to its input; ``silence`` is
    the command that stops what is being read, if ending the program does not.
    """

    command: Sequence[str]
    text: bytes = b""
    silence: Sequence[str] = ()


def can_speak() -> bool:
    """Return whether the system has a program that reads aloud."""
    return speaker("en", "") is not None


def speaker(language: str, text: str) -> Speaker | None:
    """Return what reads ``text`` aloud in ``language``, on macOS in the voice that the system has; None where
    the system has no such program.
    """
    match sys.platform:
        case "win32":
            found = _there(os.path.join(os.environ.get("SYSTEMROOT", ""), _POWERSHELL))
            script = _WINDOWS % ("".join(filter(str.isalnum, language)) or "en")
            command = (found, "-NoProfile", "-NonInteractive", "-Command", script)
            return Speaker(command, text.encode()) if found else None
        case "darwin":
            found = _there("/usr/bin/say")
            return Speaker((found, "-f", "-"), text.encode()) if found else None
        case _:
            # Of speech-dispatcher, which speaks for all programs of a desktop; it waits until all is said.
            found = _there(shutil.which("spd-say") or "")
            return Speaker((found, "-w", "-l", language, "--", text), silence=(found, "-C")) if found else None


def _there(program: str) -> str:
    """Return the whole name of ``program`` if it is there; a name without its place could be a trap in the working
    directory.
    """
    return program if os.path.isabs(program) and os.path.isfile(program) else ""


def _begun(text: str) -> str:
    """Return what of ``text`` is read: all, or as many whole sentences, parts or words as are not too long."""
    if len(text) <= _LONGEST:
        return text
    text = text[: _LONGEST + 1]
    ends = (max(text.rfind(sign) for sign in signs) for signs in ((". ", "! ", "? ", "; "), (", ", ": "), (" ",)))
    # An early end would leave out more than it tells.
    return text[: next((end + 1 for end in ends if 2 * (end + 1) >= _LONGEST), _LONGEST)].strip()


class Voice(QObject):
    """Reads texts aloud one after another, while it is on; each by a process of its own, so that nobody waits."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = ""
        self._waiting: list[_Waiting] = []
        self._child: Child | None = None
        self._silence: Sequence[str] = ()

    @property
    def on(self) -> bool:
        """Whether anything is read."""
        return bool(self._language)

    @property
    def speaking(self) -> bool:
        """Whether something is being read."""
        return self._child is not None

    def set_language(self, language: str) -> None:
        """Read in ``language`` from now on; an empty one is silence."""
        self._language = language
        if not language:
            self.stop()

    def say(self, text: str, *, result: bool = False) -> None:
        """Read ``text`` in words after what is being read. A ``result`` is read in any case."""
        if not self.on:
            return
        text = _begun(" ".join(read_aloud(text).split()))
        if text:
            self._waiting.append(_Waiting(self._language, text, result))
            if len(self._waiting) > _WAITING:
                # Of results alone, too, the oldest is past.
                self._waiting.remove(next((one for one in self._waiting if not one.result), self._waiting[0]))
            self._next()

    def stop(self) -> None:
        """Be silent at once."""
        self._waiting.clear()
        child, self._child = self._child, None
        if child is None:
            return
        child.drop()
        if self._silence:
            silencing = Child(self._silence, _BOUNDS, self, part="voice")
            silencing.ended.connect(silencing.deleteLater)
            silencing.start()

    def _next(self) -> None:
        if self._child is not None or not self._waiting:
            return
        following = self._waiting.pop(0)
        found = speaker(following.language, following.text)
        if found is None:
            self._waiting.clear()
            return
        self._silence = found.silence
        self._child = child = Child(found.command, _BOUNDS, self, part="voice")
        child.ended.connect(self._end)
        child.start()
        child.write(found.text)
        child.process.closeWriteChannel()

    def _end(self, end: ChildEnd) -> None:
        """Go on with the next text. What cannot be read is not tried again."""
        child, self._child = self._child, None
        if child is not None:
            child.deleteLater()
        self._next()
