"""What a sandbox's portal says of the computer, on a bus of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from cardtable.app import desktop, portal

INTERFACE = "org.gnome.desktop.interface"
SERVICE = """
import sys
from jeepney import HeaderFields, MessageType, message_bus, new_error, new_method_return
from jeepney.io.blocking import open_dbus_connection

SAID = {"enable-animations": ("b", False), "clock-show-date": ("b", True), "cursor-size": ("i", 24)}
bus = open_dbus_connection(sys.argv[1])
bus.send_and_get_reply(message_bus.RequestName("org.freedesktop.portal.Desktop"))
print("ready", flush=True)
while True:
    asked = bus.receive()
    if asked.header.message_type is not MessageType.method_call:
        continue
    group, key = asked.body
    if asked.header.fields[HeaderFields.member] == "Read" and group == "org.gnome.desktop.interface" and key in SAID:
        bus.send(new_method_return(asked, "v", (("v", SAID[key]),)))
    else:
        bus.send(new_error(asked, "org.freedesktop.portal.Error.NotFound"))
"""
"""Answers as xdg-desktop-portal does: a variant within a variant, and an error for what it does not know."""


@pytest.fixture
def address() -> Iterator[str]:
    """A bus with nobody on it."""
    if not (shutil.which("dbus-daemon") and find_spec("jeepney") and find_spec("PySide6.QtDBus")):
        pytest.skip("dbus-daemon, jeepney or the D-Bus of Qt is missing")
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as bus:
        assert bus.stdout is not None
        yield bus.stdout.readline().strip()
        bus.terminate()


@pytest.fixture
def answering(address: str) -> Iterator[str]:
    """The same with a portal."""
    with subprocess.Popen([sys.executable, "-c", SERVICE, address], stdout=subprocess.PIPE, text=True) as service:
        assert service.stdout is not None
        assert service.stdout.readline() == "ready\n"
        yield address
        service.terminate()


def asked(address: str, group: str, key: str) -> bool | None:
    from PySide6.QtDBus import QDBusConnection

    try:
        return portal.truth(group, key, QDBusConnection.connectToBus(address, address))
    finally:
        QDBusConnection.disconnectFromBus(address)


def test_what_is_true_or_false_is_told_and_nothing_else(answering: str) -> None:
    assert asked(answering, INTERFACE, "enable-animations") is False
    assert asked(answering, INTERFACE, "clock-show-date") is True
    assert asked(answering, INTERFACE, "cursor-size") is None
    assert asked(answering, INTERFACE, "no-such-key") is None
    assert asked(answering, "org.gnome.desktop.sound", "enable-animations") is None


def test_where_nobody_answers_nothing_is_known(address: str) -> None:
    assert asked(address, INTERFACE, "enable-animations") is None
    assert asked("unix:path=/no/such/bus", INTERFACE, "enable-animations") is None


class Variant:
    def __init__(self, value: object) -> None:
        self._value = value

    def variant(self) -> object:
        return self._value


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ([Variant(Variant(False))], False),
        ([Variant(True)], True),
        ([Variant(Variant(24))], None),
        ([], None),
        (None, None),
    ],
)
def test_an_answer_is_unwrapped_and_anything_else_is_none(
    answer: list[object] | None, told: bool | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no bus can be had, too: the answers are what Qt makes of those of the portal above."""
    question = MagicMock()
    reply = MagicMock()
    reply.arguments.return_value = answer
    qt = MagicMock(QDBusVariant=Variant)
    qt.QDBusMessage.createMethodCall.return_value = question
    reply.type.return_value = qt.QDBusMessage.MessageType.ReplyMessage if answer is not None else object()
    bus = MagicMock()
    bus.call.return_value = reply
    monkeypatch.setitem(sys.modules, "PySide6.QtDBus", qt)
    assert portal.truth(INTERFACE, "enable-animations", bus) is told
    assert qt.QDBusMessage.createMethodCall.call_args.args == (
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "Read",
    )
    question.setArguments.assert_called_once_with([INTERFACE, "enable-animations"])


def test_without_the_bus_of_qt_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtDBus", None)
    assert portal.truth(INTERFACE, "enable-animations") is None


@pytest.mark.parametrize(("said", "wanted"), [(False, False), (True, True), (None, True)])
def test_only_in_a_sandbox_the_portal_is_asked(
    said: bool | None, wanted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []

    def truth(group: str, key: str) -> bool | None:
        asked.append((group, key))
        return said

    monkeypatch.setattr(portal, "truth", truth)
    sandbox = tmp_path / "info"
    monkeypatch.setattr(desktop, "_SANDBOX", sandbox)
    home = {"HOME": os.fspath(tmp_path)}
    assert desktop.wants_motion(home, "linux") is True
    assert asked == []
    sandbox.touch()
    assert desktop.wants_motion(home, "linux") is wanted
    assert asked == [(INTERFACE, "enable-animations")]
