"""What a screen reader knows of a program: the bus of AT-SPI, and the objects on it, by D-Bus alone.

The interfaces are those of at-spi2-core, ``xml/Accessible.xml``, ``Action.xml`` and ``EditableText.xml``; the numbers
of states and roles those of its ``atspi-constants.h``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
    """What is not there of what a screen reader needs, by its Debian package or its name on the package index."""
    found = [] if shutil.which("dbus-daemon") else ["dbus"]
    found += [] if _launcher() else ["at-spi2-core"]
    found += [] if find_spec("jeepney") else ["jeepney (pip)"]
    return found


def _launcher() -> str | None:
    return next((path for path in _LAUNCHERS if Path(path).exists()), None)


class Gone(Exception):
    """An object is no longer there."""


class Node:
    """An object of a program as a screen reader finds it."""

    def __init__(self, reader: Reader, address: Address) -> None:
        self._reader = reader
        self.address = address

    def _get(self, name: str) -> str:
        reply = self._reader.call(self.address, "org.freedesktop.DBus.Properties", "Get", "ss", _ACCESSIBLE, name)
        return str(reply[0][1])

    @property
    def name(self) -> str:
        return self._get("Name")

    @property
    def description(self) -> str:
        return self._get("Description")

    @property
    def role(self) -> str:
        return str(self._reader.call(self.address, _ACCESSIBLE, "GetRoleName")[0])

    def has(self, state: int) -> bool:
        low, high = self._reader.call(self.address, _ACCESSIBLE, "GetState")[0]
        return bool((low | high << 32) >> state & 1)

    @property
    def children(self) -> list[Node]:
        addresses = self._reader.call(self.address, _ACCESSIBLE, "GetChildren")[0]
        return [Node(self._reader, tuple(address)) for address in addresses]

    def walk(self) -> Iterator[Node]:
        """This object and all that is in it, as far as it is shown."""
        try:
            if not self.has(SHOWING):
                return
            yield self
            children = self.children
        except Gone:
            return
        for child in children:
            yield from child.walk()

    def press(self) -> None:
        """Do its first action, and see it done: Qt shows a button pressed for a moment before it acts."""
        self._reader.call(self.address, "org.a11y.atspi.Action", "DoAction", "i", 0)
        self._reader.wait_for(self._is_up)

    def _is_up(self) -> bool:
        try:
            return not self.has(PRESSED)
        except Gone:
            return True

    def write(self, text: str) -> None:
        """Put ``text`` into a field."""
        self._reader.call(self.address, "org.a11y.atspi.EditableText", "SetTextContents", "s", text)


class Reader:
    """Listens on the bus at ``address``; ``heard`` has all announcements."""

    def __init__(self, address: str) -> None:
        self._jeepney = import_module("jeepney")
        self._bus = _connected(address)
        self._events: deque[Any] = deque()
        self.heard: list[str] = []
        rule = self._jeepney.MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement")
        self._bus.send_and_get_reply(self._jeepney.message_bus.AddMatch(rule))
        self._filter = self._bus.filter(rule, queue=self._events)
        self.call((_REGISTRY, "/org/a11y/atspi/registry"), _REGISTRY, "RegisterEvent", "s", "object:announcement")

    def call(self, to: Address, interface: str, method: str, signature: str | None = None, *body: Any) -> Any:
        """The answer of an object. Raises ``Gone`` if there is none."""
        where = self._jeepney.DBusAddress(to[1], bus_name=to[0], interface=interface)
        message = self._jeepney.new_method_call(where, method, signature, body)
        reply = self._bus.send_and_get_reply(message, timeout=PATIENCE)
        while self._events:
            self.heard.append(self._events.popleft().body[3][1])
        if reply.header.message_type is self._jeepney.MessageType.error:
            raise Gone(f"{method} of {to[1]}: {reply.body}")
        return reply.body

    def programs(self) -> list[Node]:
        """All programs on the bus."""
        return [Node(self, tuple(address)) for address in self.call(_ROOT, _ACCESSIBLE, "GetChildren")[0]]

    def wait_for(self, what: Callable[[], Any]) -> Any:
        """The first answer that is not empty."""
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
        self._filter.close()
        self._bus.close()


@contextmanager
def session_bus(display: str, folder: Path) -> Iterator[dict[str, str]]:
    """The environment of programs on a session bus of their own with accessibility on it."""
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
    launcher = _launcher()
    assert launcher is not None
    accessibility = subprocess.Popen(
        [launcher, "--launch-immediately"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
    )
    try:
        yield environment
    finally:
        for process in (accessibility, daemon):
            process.terminate()
            process.wait(timeout=PATIENCE)
        daemon.stdout.close()


def bus_address(environment: dict[str, str]) -> str:
    """Where the bus of screen readers is."""
    jeepney = import_module("jeepney")
    bus = _connected(environment["DBUS_SESSION_BUS_ADDRESS"])
    try:
        where = jeepney.DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
        return str(bus.send_and_get_reply(jeepney.new_method_call(where, "GetAddress"), timeout=PATIENCE).body[0])
    finally:
        bus.close()


def _connected(address: str) -> Any:
    """A connection of jeepney, which is not there everywhere, to the bus at ``address``."""
    return import_module("jeepney.io.blocking").open_dbus_connection(address)
