"""The installed program while it runs, as a person uses it: window, keys, mouse, and the words of a screen reader."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from tests.end_to_end.assistive import Gone, Node, Reader, Seen
from tests.field.persons import Person
from tests.field.waiting import PATIENCE, Failed, wait_for

TROUBLE = ("Traceback", "Error:", "Exception")


class Program:
    """One run of the program. Its output goes into the file ``output``."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        folder: Path,
        output: Path,
        person: Person,
        display: str,
        reader: Reader,
    ) -> None:
        self.output = output
        self.before_end: Callable[[], None] = lambda: None
        """Called before the window is closed."""
        self.reader = reader
        self._tools = {**os.environ, "DISPLAY": display}
        with output.open("wb") as file:
            self.process = subprocess.Popen(
                list(command),
                env=dict(environment),
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                **person.options(),
            )

    # What is on the screen

    def windows(self) -> list[str]:
        """Return the ids of the program's visible windows."""
        # It fails if there is none.
        done = self._use("search", "--onlyvisible", "--class", "cardtable")
        return done.stdout.split()

    def said(self) -> str:
        """Return all that the program has printed."""
        return self.output.read_text(encoding="utf-8", errors="replace")

    def wait_for(self, what: Callable[[], object], sentence: str, patience: float = PATIENCE) -> None:
        """Wait until ``what`` returns something true, while the program runs. Raises ``Failed`` with ``sentence`` and
        the last output of the program.
        """

        def looked() -> object:
            if self.process.poll() is not None:
                raise Failed(f"{sentence}: it ended with {self.process.returncode}{self._last_words()}")
            try:
                return what()
            except Gone:
                return None

        try:
            wait_for(looked, sentence, patience)
        except Failed as failure:
            raise Failed(f"{failure}{'' if 'ended with' in str(failure) else self._last_words()}") from None

    def _last_words(self) -> str:
        lines = self.said().strip().splitlines()
        return f" – {lines[-1][:200]}" if lines else ""

    # What a screen reader says

    def seen(self) -> list[Seen]:
        """Return all that the programs of the desk show, as a screen reader finds it."""
        with suppress(Gone):
            return list(self.reader.everything())
        return []

    def find(self, name: str | re.Pattern[str], role: str | None = None) -> Seen | None:
        """Return the first visible item with that name (and role); None if there is none."""
        wanted = re.compile(re.escape(name)) if isinstance(name, str) else name
        return next(
            (one for one in self.seen() if wanted.fullmatch(one.name.replace("&", "")) and role in (None, one.role)),
            None,
        )

    def wait_for_name(self, name: str | re.Pattern[str], role: str | None = None) -> Seen:
        """Wait until an item with that name is visible, and return it."""
        found: list[Seen] = []

        def looked() -> bool:
            one = self.find(name, role)
            found[:] = [one] if one else []
            return bool(found)

        text = name if isinstance(name, str) else name.pattern
        self.wait_for(looked, f"nothing is called “{text}”")
        return found[0]

    # Hand

    def tool(self, *words: object) -> str:
        """Run xdotool with ``words``, to use the mouse or the keys; return its output."""
        done = self._use(*words)
        if done.returncode:
            raise Failed(f"xdotool {' '.join(map(str, words))}: {done.stderr.strip()}")
        return done.stdout

    def _use(self, *words: object) -> subprocess.CompletedProcess[str]:
        try:
            return subprocess.run(
                ["xdotool", *map(str, words)],
                env=self._tools,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise Failed(f"xdotool {' '.join(map(str, words))} does not end") from None

    def key(self, *keys: object) -> None:
        """Press keys one after the other; they are given as names or codes, such as ``ctrl+m`` or 10."""
        for one in keys:
            self.tool("key", one)

    def click(self, node: Node) -> None:
        """Click into the middle of an item that a screen reader has found."""
        x, y, width, height = node.place()
        self.tool("mousemove", x + width // 2, y + height // 2, "click", 1)

    # Ends

    def wait_until_over(self) -> int:
        """Wait until the program has ended, and return its exit status."""
        try:
            return self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failed("it does not end") from None

    def close(self) -> None:
        """Close the window with its keys, and check that the program ends well and has printed no complaint."""
        self.before_end()
        self.key("ctrl+q")
        status = self.wait_until_over()
        if status:
            raise Failed(f"it ended with {status}{self._last_words()}")
        if any(word in self.said() for word in TROUBLE):
            raise Failed(f"it complained{self._last_words()}")

    def end(self) -> None:
        """End the program if it still runs, with all that it has started in its session."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(timeout=PATIENCE)

    def children(self) -> Iterator[tuple[int, str]]:
        """Yield the number and the command of each running process that the program has started."""
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError, ValueError):
                number = int(folder.name)
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(fields[1]) == self.process.pid and fields[0] != "Z":
                    yield number, (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
