"""A setting of the whole computer, asked for from inside a sandbox, where the files with the settings are not visible.

Flatpak's portal answers on the session bus (xdg-desktop-portal, ``org.freedesktop.portal.Settings``).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
_PATIENCE = 500
"""Milliseconds to wait for the portal; the window waits meanwhile."""


def truth(group: str, key: str, bus: Any = None) -> bool | None:
    """Return the setting ``key`` of ``group``, such as ``enable-animations`` of ``org.gnome.desktop.interface``.
    ``bus`` is a ``QDBusConnection``, by default that of the session. None if the portal does not know the setting, if
    it is neither true nor false, or if there is no answer.
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
