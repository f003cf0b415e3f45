#!/usr/bin/env python3
r"""Prove that the installer for Windows installs the program, that the program keeps its promises and opens its files,
that nothing replaces it while it runs, and that it can be replaced and removed without touching what a person has.

    python packaging\prove_windows.py INSTALLER [PICTURE.png]

It is for a system that is thrown away afterwards. It runs on Windows, and with a Python for Windows under Wine, which
looks for kinds of files in one place only: there they are copied to that place. A picture of the whole screen with the
window is taken where there is PowerShell. Needs nothing but Python. Prints a line for each thing proved, and ends with
status 1 at the first that fails.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ctypes import wintypes
from pathlib import Path

assert sys.platform == "win32", "it is for Windows and for Wine"

import winreg  # noqa: E402 - it is for Windows alone

LOCAL = Path(os.environ["LOCALAPPDATA"])
FOLDER = LOCAL / "Programs" / "cardtable"
DATA = LOCAL / "cardtable"
ENTRY = Path(os.environ["APPDATA"], "Microsoft", "Windows", "Start Menu", "Programs", "cardtable.lnk")
CLASSES = r"Software\Classes"
KIND = r"cardtable.record\shell\open\command"
LISTED = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\cardtable"
PATIENCE = 120
"""Seconds for a window or a copy to appear."""
LONGEST = 300
"""Seconds for a command to end: Windows may look through all that an installer brings, and a picture may wait for a
driver.
"""
TRIAL = 1200
"""Seconds for all that every package promises, of which the computer players alone take a minute on a busy machine."""
RUNNING = 5
"""The status with which the installer refuses to replace a running program."""

_PICTURE = """
Add-Type -AssemblyName System.Windows.Forms, System.Drawing
$whole = [System.Windows.Forms.Screen]::PrimaryScreen.Bounds
$picture = New-Object System.Drawing.Bitmap $whole.Width, $whole.Height
$drawn = [System.Drawing.Graphics]::FromImage($picture)
$drawn.CopyFromScreen($whole.Location, [System.Drawing.Point]::Empty, $whole.Size)
$picture.Save('%s')
"""


class Disproved(Exception):
    """Something is not as it should be; the text says what."""


def main(arguments: list[str]) -> int:
    """Prove the installer that ``arguments`` name; return the exit status."""
    if len(arguments) not in (1, 2):
        print(__doc__)
        return 2
    try:
        prove(Path(arguments[0]).absolute(), *(Path(one).absolute() for one in arguments[1:]))
    except subprocess.TimeoutExpired as late:
        command = late.cmd if isinstance(late.cmd, str) else " ".join(map(str, late.cmd))
        print(f"FAILED: '{_step[-1]}' has taken longer than {late.timeout:.0f} seconds: {command}")
        return 1
    except (Disproved, OSError, subprocess.CalledProcessError) as error:
        print(f"FAILED: '{_step[-1]}': {error}")
        return 1
    return 0


def prove(installer: Path, picture: Path | None = None) -> None:
    """Install, try, replace and remove what ``installer`` brings. Raises ``Disproved``."""
    say("the installer without a question")
    expect(status(installer, "/S") == 0, "the installer has failed")
    expect(ENTRY.is_file(), "no entry in the Start menu")
    expect(value(winreg.HKEY_CURRENT_USER, LISTED, "DisplayVersion") != "", "it is not among the installed programs")
    size = sum(file.stat().st_size for file in FOLDER.rglob("*") if file.is_file())
    print(f"{installer.stat().st_size / 1e6:.1f} MB, {size / 1e6:.1f} MB installed")
    say("what every package promises")
    trial = Path(__file__).with_name("try_installed.py")
    said = output(sys.executable, "-X", "utf8", trial, FOLDER / "cardtable-worker.exe", patience=TRIAL)
    print(said.strip())
    say("a file, opened by its kind")
    record = cut_record()
    if hasattr(ctypes.windll.ntdll, "wine_get_version"):
        for name in (".cardtable", KIND):
            told = value(winreg.HKEY_CURRENT_USER, f"{CLASSES}\\{name}")
            winreg.SetValue(winreg.HKEY_LOCAL_MACHINE, f"{CLASSES}\\{name}", winreg.REG_SZ, told)
    with opened(record) as title:
        expect(title != "cardtable", "the record is not on the table")
        wait("no copy of the database", lambda: any(DATA.glob("backups/cardtable-*.sqlite3")))
        if picture is not None:
            take(picture)
        say("it is not replaced while it runs")
        expect(status(installer, "/S") == RUNNING, "a running program was replaced")
    before = kept()
    expect(bool(before), "nothing was kept")
    say("installed over itself: what was kept is there, to the last byte")
    expect(status(installer, "/S") == 0, "the installer has failed")
    expect(kept() == before, "what a person has was changed")
    say("started by its entry in the Start menu: the match is on the table")
    with opened(ENTRY) as again:
        expect(again == title, f"the window is called {again}, not {title}")
    say("removed")
    before = kept()
    (FOLDER / "of a person.txt").write_text("kept", encoding="utf-8")
    # It copies itself away and goes on there unless it is told its folder, without quotation marks, at the end.
    subprocess.run(f'"{FOLDER / "uninstall.exe"}" /S _?={FOLDER}', check=True, timeout=LONGEST)
    left = {file.name for file in FOLDER.iterdir()} - {"uninstall.exe"}
    expect(left == {"of a person.txt"}, f"there is {', '.join(sorted(left))}")
    expect(not ENTRY.exists(), "the entry in the Start menu is left")
    for key in (LISTED, f"{CLASSES}\\{KIND}"):
        expect(value(winreg.HKEY_CURRENT_USER, key) == "", f"{key} is left")
    expect(kept() == before, "what a person has was changed")
    say("proved")


_step = ["the beginning"]
"""What is proved, the last of these now."""


def say(what: str) -> None:
    """Name what is proved next."""
    _step.append(what)
    print(f"== {what}", flush=True)


def expect(condition: bool, fault: str) -> None:
    """Raise ``Disproved`` with ``fault`` unless the condition holds."""
    if not condition:
        raise Disproved(fault)


def wait(fault: str, there: Callable[[], object]) -> None:
    """Wait until something is there. Raises ``Disproved`` with ``fault`` if it does not come."""
    end = time.monotonic() + PATIENCE
    while not there():
        expect(time.monotonic() < end, fault)
        time.sleep(0.2)


def status(*command: str | Path) -> int:
    """Run a command and return its status."""
    return _run(command, LONGEST).returncode


def output(*command: str | Path, patience: float = LONGEST) -> str:
    """Run a command for at most ``patience`` seconds and return what it prints. Raises ``Disproved`` if it fails."""
    done = _run(command, patience)
    told = (done.stdout + done.stderr).decode("utf-8", errors="replace")
    expect(done.returncode == 0, told)
    return told


def _run(command: Sequence[str | Path], patience: float) -> subprocess.CompletedProcess[bytes]:
    # Into files: what a command has begun may hold a pipe open after the command itself was ended.
    with tempfile.TemporaryFile() as told, tempfile.TemporaryFile() as complained:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=told, stderr=complained, check=False, timeout=patience
        )
        for file in (told, complained):
            file.seek(0)
        return subprocess.CompletedProcess(done.args, done.returncode, told.read(), complained.read())


def value(root: int, key: str, name: str = "") -> str:
    """Return a text of the registry; empty if it is not there."""
    try:
        with winreg.OpenKey(root, key) as opened_key:
            return str(winreg.QueryValueEx(opened_key, name)[0])
    except FileNotFoundError:
        return ""


def cut_record() -> Path:
    """Return a record that ends in the middle of a deal, with a person to move."""
    folder = Path(os.environ["TEMP"], "a record with ü")
    worker = FOLDER / "cardtable-worker.exe"
    played = ("--players", "greedy,counter", "--parties", "1", "--seed", "1", "--samples", "1")
    output(worker, "simulate", "casino.swedish", *played, "--record-dir", folder)
    file = min(folder.glob("*.cardtable"))
    record = json.loads(file.read_text(encoding="utf-8"))
    record["deals"] = record["deals"][:1]
    del record["deals"][0]["actions"][9:]
    for seat, name, player in zip(record["seats"], ("Anna", "Björn"), ("human", "greedy"), strict=True):
        seat.update(name=name, player=player)
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


def kept() -> dict[str, str]:
    """Return the sums of the database and of its copies, by their names."""
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in DATA.rglob("*.sqlite3")}


@contextmanager
def opened(file: Path) -> Iterator[str]:
    """Open a file as a double click does; yield the title of the program's window, which is closed at the end."""
    os.startfile(file)
    wait("no window", windows)
    time.sleep(4)
    (window, title), *_ = windows().items()
    print(f"window: {title}", flush=True)
    yield title
    ctypes.windll.user32.PostMessageW(window, 0x0010, 0, 0)
    wait("the window does not close", lambda: not windows())
    wait("a process of it does not end", lambda: all(map(is_at_rest, FOLDER.glob("cardtable*.exe"))))


def is_at_rest(program: Path) -> bool:
    """Return whether nobody runs a program: one that runs cannot be written to."""
    try:
        with program.open("ab"):
            return True
    except OSError:
        return False


def windows() -> dict[int, str]:
    """Return the titles of the windows of the installed program that are shown."""
    user = ctypes.windll.user32
    program = str(FOLDER / "cardtable.exe").lower()
    found: dict[int, str] = {}

    @ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)
    def look(window: int, _: int) -> bool:
        process, title = wintypes.DWORD(), ctypes.create_unicode_buffer(300)
        user.GetWindowThreadProcessId(window, ctypes.byref(process))
        user.GetWindowTextW(window, title, len(title))
        if user.IsWindowVisible(window) and title.value and image(process.value) == program:
            found[window] = title.value
        return True

    user.EnumWindows(look, 0)
    return found


def image(process: int) -> str:
    """Return the path of the program that a process runs, in lower case; empty if that is not told."""
    kernel = ctypes.windll.kernel32
    kernel.OpenProcess.restype = wintypes.HANDLE
    handle = wintypes.HANDLE(kernel.OpenProcess(0x1000, False, process))
    if not handle:
        return ""
    path, length = ctypes.create_unicode_buffer(1000), wintypes.DWORD(1000)
    known = kernel.QueryFullProcessImageNameW(handle, 0, path, ctypes.byref(length))
    kernel.CloseHandle(handle)
    return path.value.lower() if known else ""


def take(picture: Path) -> None:
    """Take a picture of the screen, if there is PowerShell."""
    try:
        script = _PICTURE % str(picture).replace("'", "''")
        output("powershell.exe", "-NoProfile", "-NonInteractive", "-Command", script)
        print(f"picture: {picture.name}, {picture.stat().st_size} bytes")
    except (Disproved, OSError):
        print("no picture: there is no PowerShell")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
