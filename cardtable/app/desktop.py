"""Settings that a person has made for all programs of the computer, as far as a file or the system tells them."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from cardtable.app.dconf import truth

Files = Sequence[tuple[str, str, str]]
"""Places where desktops write a setting: the file below the directory of settings, the section, the key."""

_SOUNDS: Files = (
    ("gtk-4.0/settings.ini", "Settings", "gtk-enable-event-sounds"),
    ("gtk-3.0/settings.ini", "Settings", "gtk-enable-event-sounds"),
    ("kdeglobals", "Sounds", "Enable"),
)
_MOTION: Files = (
    ("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations"),
    ("gtk-3.0/settings.ini", "Settings", "gtk-enable-animations"),
    ("kdeglobals", "KDE", "AnimationDurationFactor"),
)
_GNOME_MOTION = ("org.gnome.desktop.interface", "enable-animations")
_SANDBOX = Path("/.flatpak-info")
"""A file that exists only inside Flatpak's sandbox, where the files above are others."""
_MAC_MOTION = "Library/Preferences/com.apple.universalaccess.plist"
"""The path of the setting of macOS, below the home directory."""
_CLIENT_AREA_ANIMATION = 0x1042
"""``SPI_GETCLIENTAREAANIMATION`` of ``winuser.h``."""


def wants_sounds(environ: Mapping[str, str] | None = None, platform: str = sys.platform) -> bool:
    """Return whether sounds of programs are not switched off for the whole computer."""
    if platform == "win32":
        return _windows_wants_sounds()
    return not any(_denies(value) for value in _written(_SOUNDS, environ))


def wants_motion(environ: Mapping[str, str] | None = None, platform: str = sys.platform) -> bool:
    """Return whether motion is not switched off for the whole computer."""
    if platform == "win32":
        return _windows_wants_motion()
    if platform == "darwin":
        return _mac_wants_motion(environ)
    if any(_denies(value) for value in _written(_MOTION, environ)):
        return False
    group, key = _GNOME_MOTION
    if _SANDBOX.exists():
        from cardtable.app import portal

        return portal.truth(group, key) is not False
    return truth(_settings_folder(environ) / "dconf" / "user", f"/{group.replace('.', '/')}/{key}") is not False


@cache
def is_still() -> bool:
    """Return whether motion was switched off for the computer when this was first asked; the answer is kept."""
    return not wants_motion()


def _written(files: Files, environ: Mapping[str, str] | None) -> Iterator[str]:
    home = _settings_folder(environ)
    for name, section, key in files:
        if not (home / name).is_file():
            continue
        # Many desktops have none of them, and then the start goes on without it.
        import configparser

        parser = configparser.ConfigParser(interpolation=None, strict=False)
        with contextlib.suppress(OSError, ValueError, configparser.Error):
            parser.read(home / name, encoding="utf-8")
            yield parser.get(section, key)


def _home(environ: Mapping[str, str] | None) -> Path:
    return Path((os.environ if environ is None else environ).get("HOME", "~")).expanduser()


def _settings_folder(environ: Mapping[str, str] | None) -> Path:
    named = (os.environ if environ is None else environ).get("XDG_CONFIG_HOME")
    return Path(named) if named else _home(environ) / ".config"


def _mac_wants_motion(environ: Mapping[str, str] | None) -> bool:
    import plistlib
    from xml.parsers.expat import ExpatError

    try:
        with (_home(environ) / _MAC_MOTION).open("rb") as file:
            return not plistlib.load(file).get("reduceMotion", False)
    except (OSError, ValueError, AttributeError, ExpatError):
        return True


def _denies(value: str) -> bool:
    with contextlib.suppress(ValueError):
        return float(value) == 0
    return value.lower() in ("no", "false", "off")


def _windows_wants_sounds() -> bool:
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, r"AppEvents\Schemes") as key:  # type: ignore[attr-defined]
            return bool(winreg.QueryValue(key, None) != ".None")  # type: ignore[attr-defined]
    except OSError:
        return True


def _windows_wants_motion() -> bool:
    import ctypes

    moves = ctypes.c_int(1)
    user = ctypes.windll.user32  # type: ignore[attr-defined]
    user.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
    return bool(moves.value)
