"""A program as a screen reader knows it: the bus of AT-SPI, and the objects on it, by D-Bus alone.

The interfaces are those of at-spi2-core, ``xml/Accessible.xml``, ``Action.xml`` and ``EditableText.xml``; the numbers
of states and roles those of its ``atspi-constants.h``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PATIENCE = 60.0
"""Seconds after which something that should have happened has not."""
CHECKED, ENABLED, PRESSED, SHOWING = 4, 8, 20, 25
"""Bits of the set of states."""
_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_REGISTRY = "org.a11y.atspi.Registry"
_ROOT = (_REGISTRY, "/org/a11y/atspi/accessible/root")

Address = tuple[str, str]
"""The name of a program on the bus, and the path of an object in it."""


def missing() -> list[str]:
    """Return what is missing for a screen reader, by Debian package or by name on the package index."""
    found = [] if shutil.which("dbus-daemon") else ["dbus"]
    found += [] if launcher() else ["at-spi2-core"]
    found += [] if find_spec("jeepney") else ["jeepney (pip)"]
    return found


def launcher() -> str | None:
    """Return the path of the program that starts the bus of screen readers; None if it is missing."""
    return next((path for path in _LAUNCHERS if Path(path).exists()), None)


class Gone(Exception):
    """An object is no longer there."""


@dataclass(frozen=True, slots=True)
class Question:
    """A call of a method of an object, which asks or changes something."""

    to: Address
    interface: str
    method: str
    signature: str | None = None
    body: tuple[object, ...] = ()


class Node:
    """An object of a program as a screen reader finds it."""

    def __init__(self, reader: Reader, address: Address) -> None:
        self._reader = reader
        self.address = address

    def asks(self, method: str) -> Question:
        """Return the question of a method without arguments."""
        return Question(self.address, _ACCESSIBLE, method)

    def asks_for(self, name: str) -> Question:
        """Return the question for the value of a property."""
        return Question(self.address, "org.freedesktop.DBus.Properties", "Get", "ss", (_ACCESSIBLE, name))

    @property
    def name(self) -> str:
        return str(self._reader.call(self.asks_for("Name"))[0][1])

    def has(self, state: int) -> bool:
        return _has(self._reader.call(self.asks("GetState")), state)

    @property
    def children(self) -> list[Node]:
        addresses = self._reader.call(self.asks("GetChildren"))[0]
        return [Node(self._reader, tuple(address)) for address in addresses]

    def walk(self) -> Iterator[Seen]:
        """Yield this object and all visible objects in it, level by level."""
        level = [self]
        while level:
            states = self._reader.ask([node.asks("GetState") for node in level])
            there = [node for node, answer in zip(level, states, strict=True) if _has(answer, SHOWING)]
            yield from self._reader.look(there)
            answers = self._reader.ask([node.asks("GetChildren") for node in there])
            found = [address for answer in answers if not isinstance(answer, Gone) for address in answer[0]]
            level = [Node(self._reader, tuple(address)) for address in found]

    def press(self) -> None:
        """Do the first action of the object. Qt shows a button as pressed for a moment; it cannot be pressed again
        before that is over, and some buttons act only then.
        """
        self._reader.call(Question(self.address, "org.a11y.atspi.Action", "DoAction", "i", (0,)))

    def is_up(self) -> bool:
        """Return whether the object is not pressed, or no longer exists."""
        try:
            return not self.has(PRESSED)
        except Gone:
            return True

    def place(self) -> tuple[int, int, int, int]:
        """Return the place of the object on the screen: left, top, width and height in pixels."""
        x, y, width, height = self._reader.call(
            Question(self.address, "org.a11y.atspi.Component", "GetExtents", "u", (0,))
        )[0]
        return x, y, width, height

    def text(self) -> str:
        """Return the whole text of a field or a page."""
        return str(self._reader.call(Question(self.address, "org.a11y.atspi.Text", "GetText", "ii", (0, -1)))[0])

    def write(self, text: str) -> None:
        """Put ``text`` into a field."""
        self._reader.call(Question(self.address, "org.a11y.atspi.EditableText", "SetTextContents", "s", (text,)))


@dataclass(frozen=True, slots=True)
class Seen:
    """A ``node``, and what was found of it."""

    node: Node
    role: str
    name: str


def _has(answer: Any, state: int) -> bool:
    """Return whether the set of states in ``answer`` contains ``state``."""
    if isinstance(answer, Gone):
        return False
    low, high = answer[0]
    return bool((low | high << 32) >> state & 1)


class Reader:
    """Listens on the bus at ``address``; ``heard`` has all announcements."""

    def __init__(self, address: str) -> None:
        self._jeepney = import_module("jeepney")
        self._bus = _connected(address)
        self._roles: dict[Address, str] = {}
        self.heard: list[str] = []
        rule = self._jeepney.MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement")
        self._bus.send_and_get_reply(self._jeepney.message_bus.AddMatch(rule))
        registry = (_REGISTRY, "/org/a11y/atspi/registry")
        self.call(Question(registry, _REGISTRY, "RegisterEvent", "s", ("object:announcement",)))

    def call(self, question: Question) -> Any:
        """Return the answer of an object. Raises ``Gone`` if there is none."""
        (answer,) = self.ask([question])
        if isinstance(answer, Gone):
            raise answer
        return answer

    def ask(self, questions: Sequence[Question]) -> list[Any]:
        """Ask several questions at once; return the answers in order, with a ``Gone`` in place of each missing one."""
        answers: dict[int, Any] = {}
        for question in questions:
            serial = next(self._bus.outgoing_serial)
            answers[serial] = None
            self._bus.send(self._message(question), serial=serial)
        waiting = set(answers)
        while waiting:
            message = self._bus.receive(timeout=PATIENCE)
            serial = message.header.fields.get(self._jeepney.HeaderFields.reply_serial, -1)
            if serial in waiting:
                waiting.remove(serial)
                failed = message.header.message_type is self._jeepney.MessageType.error
                answers[serial] = Gone(str(message.body)) if failed else message.body
            elif message.header.fields.get(self._jeepney.HeaderFields.member) == "Announcement":
                self.heard.append(message.body[3][1])
        return list(answers.values())

    def _message(self, question: Question) -> Any:
        where = self._jeepney.DBusAddress(question.to[1], bus_name=question.to[0], interface=question.interface)
        return self._jeepney.new_method_call(where, question.method, question.signature, question.body)

    def look(self, nodes: Sequence[Node]) -> list[Seen]:
        """Return what is found of those ``nodes`` that still exist. An object never changes its role."""
        new = [node for node in nodes if node.address not in self._roles]
        roles = self.ask([node.asks("GetRoleName") for node in new])
        for node, role in zip(new, roles, strict=True):
            if not isinstance(role, Gone):
                self._roles[node.address] = str(role[0])
        there = [node for node in nodes if node.address in self._roles]
        names = self.ask([node.asks_for("Name") for node in there])
        return [
            Seen(node, self._roles[node.address], str(name[0][1]))
            for node, name in zip(there, names, strict=True)
            if not isinstance(name, Gone)
        ]

    def descriptions(self, nodes: Sequence[Node]) -> list[str]:
        """Return the descriptions of ``nodes``. Raises ``Gone`` if one no longer exists."""
        answers = self.ask([node.asks_for("Description") for node in nodes])
        for answer in answers:
            if isinstance(answer, Gone):
                raise answer
        return [str(answer[0][1]) for answer in answers]

    def programs(self) -> list[Node]:
        """Return all programs on the bus."""
        return Node(self, _ROOT).children

    def everything(self) -> Iterator[Seen]:
        """Yield all visible objects of all programs."""
        return (seen for program in self.programs() for seen in program.walk())

    def wait_for(self, what: Callable[[], Any]) -> Any:
        """Return the first result of ``what`` that is true; wait for it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if found := what():
                    return found
            except Gone:
                pass
            time.sleep(0.02)
        raise AssertionError(f"nothing of the kind happened; heard last: {self.heard[-5:]}")

    def close(self) -> None:
        self._bus.close()


@contextmanager
def session_bus(display: str, folder: Path) -> Iterator[dict[str, str]]:
    """Yield the environment of programs on a new session bus with accessibility."""
    environment = {
        **os.environ,
        "DISPLAY": display,
        "XDG_RUNTIME_DIR": str(folder),
        "HOME": str(folder),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "NO_AT_BRIDGE": "0",
    }
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
    )
    assert daemon.stdout is not None
    environment["DBUS_SESSION_BUS_ADDRESS"] = daemon.stdout.readline().strip()
    brings = launcher()
    assert brings is not None
    accessibility = subprocess.Popen(
        [brings, "--launch-immediately"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
    )
    try:
        yield environment
    finally:
        for process in (accessibility, daemon):
            process.terminate()
            process.wait(timeout=PATIENCE)
        daemon.stdout.close()


def bus_address(environment: dict[str, str]) -> str:
    """Return the address of the bus of screen readers."""
    jeepney = import_module("jeepney")
    bus = _connected(environment["DBUS_SESSION_BUS_ADDRESS"])
    try:
        where = jeepney.DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
        return str(bus.send_and_get_reply(jeepney.new_method_call(where, "GetAddress"), timeout=PATIENCE).body[0])
    finally:
        bus.close()


def _connected(address: str) -> Any:
    """Return a connection to the bus at ``address`` by jeepney, which is imported late because it is not installed
    everywhere.
    """
    return import_module("jeepney.io.blocking").open_dbus_connection(address)
