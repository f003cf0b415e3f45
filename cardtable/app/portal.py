"""What is set for the whole computer, asked from inside a sandbox, which hides the files it is kept in.

Flatpak's portal answers on the session bus (xdg-desktop-portal, ``org.freedesktop.portal.Settings``).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
_PATIENCE = 500
"""Milliseconds for which the portal may be silent: the window is waiting."""


def truth(group: str, key: str, bus: Any = None) -> bool | None:
    """The setting ``key`` of ``group``, such as ``enable-animations`` of ``org.gnome.desktop.interface``, on ``bus``,
    a ``QDBusConnection``, the session's if there is none; None if the portal does not know it, if it is neither true
    nor false, or if nobody answers.
    """
    # By its name, as packages for outside a sandbox leave this part of Qt out.
    try:
        qt = import_module("PySide6.QtDBus")
    except ImportError:
        return None
    question = qt.QDBusMessage.createMethodCall(*_PORTAL, "Read")
    question.setArguments([group, key])
    reply = (bus or qt.QDBusConnection.sessionBus()).call(question, qt.QDBus.CallMode.Block, _PATIENCE)
    if reply.type() != qt.QDBusMessage.MessageType.ReplyMessage:
        return None
    value = next(iter(reply.arguments()), None)
    while isinstance(value, qt.QDBusVariant):
        value = value.variant()
    return value if isinstance(value, bool) else None
