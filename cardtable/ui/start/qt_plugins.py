"""A step of the self-test for what Qt loads by itself when it is needed, and which therefore nothing else misses."""

from __future__ import annotations

import sys
from pathlib import Path

NEEDED = {
    "linux": (
        # Windows, under X11 and in Wayland with their shell and their frames.
        "platforms/libqxcb.so",
        "platforms/libqwayland*.so",
        "wayland-shell-integration/libxdg-shell.so",
        "wayland-decoration-client/*.so",
        # File dialogs and the light or dark appearance of GNOME, KDE and of sandboxes.
        "platformthemes/libqxdgdesktopportal.so",
        # Names of players are typed: dead keys, compose key, and scripts with an editor of their own.
        "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        "platforminputcontexts/libibusplatforminputcontextplugin.so",
        # The icons of a desktop in Qt's own file dialog.
        "iconengines/libqsvgicon.so",
        "printsupport/libcupsprintersupport.so",
    ),
    "win32": ("platforms/qwindows.dll",),
    "darwin": ("platforms/libqcocoa.dylib",),
}
"""The plug-ins of Qt that the program needs besides the one with which it is tried, by system; of those that fit a
pattern, one at least.
"""


def plugins() -> str:
    """Check that every plug-in that is ``NEEDED`` is there, and can be loaded as far as that is a matter of this
    program: what a computer without windows lacks is asked for when a window opens.
    """
    # What makes the packages reads the list above, and may have no Qt.
    from PySide6.QtCore import QCoreApplication, QPluginLoader

    from cardtable.ui.start.trying import expect

    folders = [Path(folder) for folder in QCoreApplication.libraryPaths()]
    needed = NEEDED.get(sys.platform, ())
    for pattern in needed:
        found = [file for folder in folders for file in sorted(folder.glob(pattern))]
        expect(bool(found), f"Qt has no {pattern}")
        for file in found:
            loader = QPluginLoader(str(file))
            expect(bool(loader.metaData()), f"{file} is no plug-in of Qt")
            if not loader.load():
                reason = loader.errorString()
                expect(sys.platform == "linux" and "libQt6" not in reason, reason)
    return f"{len(needed)} there"
