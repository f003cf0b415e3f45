"""Untidy surroundings: environment variables that mean something to Python or Qt, and a folder full of traps."""

from __future__ import annotations

from pathlib import Path

from provision.system import find
from tests.field.desk import Desk
from tests.field.files import match
from tests.field.kept import DATABASE, actions, copies
from tests.field.play import await_cards, await_turn, open_match, play_a_card, says
from tests.field.program import Program
from tests.field.trial import trial
from tests.field.waiting import Lacking, check

TRAPS = (
    "cardtable/__init__.py",
    "cardtable/__main__.py",
    "platformdirs.py",
    "platformdirs/__init__.py",
    "PySide6/__init__.py",
    "shiboken6/__init__.py",
    "miniaudio.py",
    "_cffi_backend.py",
    "sitecustomize.py",
    "usercustomize.py",
    "json.py",
    "sqlite3.py",
    "random.py",
    "multiprocessing/__init__.py",
)
"""The names of files that a Python program may import by mistake if it looks into a stranger's folder."""


_SOUND_LIBRARY = "/usr/lib/*/libasound.so.2"


def lay_traps(desk: Desk, name: str) -> tuple[Path, Path]:
    """Make a folder of the person with all traps; return it and the file into which each trap writes its name when it
    is imported.
    """
    sprung = desk.home / "sprung"
    for trap in TRAPS:
        text = f"with open({str(sprung)!r}, 'a') as file:\n    file.write({trap + chr(10)!r})\n"
        desk.write(f"{name}/{trap}", text)
    return desk.home / name, sprung


def check_traps(sprung: Path) -> None:
    """Check that no trap was imported."""
    check(not sprung.exists(), "run: " + ", ".join(sorted(set(sprung.read_text().split()))) if sprung.exists() else "")


@trial()
def folder_full_of_traps(desk: Desk) -> None:
    """The program is started in a folder with files named like its own modules. Neither it nor its child processes
    import any of them, and all work: the computer answers, the database is copied, tables are played.
    """
    folder, sprung = lay_traps(desk, "downloads")
    record = desk.write("downloads/partie.cardtable", match())
    program = desk.start(record.name, folder=folder)
    await_cards(program)
    play_a_card(desk, program)
    program.wait_for(lambda: len(actions(desk.data)) > 1, "the computer does not answer")
    _computer_is_well(program)
    program.close()
    program = desk.start(folder=folder)
    await_cards(program)
    program.wait_for(lambda: copies(desk.data), "the database is not copied", patience=10)
    program.close()
    many = "simulate ecarte --players greedy,greedy --parties 2 --seed 1 --samples 1 --jobs 2"
    simulated = desk.start(*many.split(), folder=folder)
    check(simulated.wait_until_over() == 0, f"simulate: {simulated.said()[-200:]}")
    check_traps(sprung)


@trial()
def sounds_among_traps(desk: Desk) -> None:
    """In a folder full of traps the process for sounds starts with the first sound and goes on running, with a device
    that makes no sound.
    """
    if desk.installed.isolated and find("/usr/lib/python3/dist-packages/_cffi_backend*.so") is None:
        raise Lacking("a module of Python (package python3-cffi-backend)")
    if find(_SOUND_LIBRARY) is None:
        raise Lacking("the library of the sound devices (package libasound2)")
    desk.write(".asoundrc", "pcm.!default { type null }\nctl.!default { type null }\n")
    folder, sprung = lay_traps(desk, "downloads")
    record = desk.write("downloads/partie.cardtable", match())
    program = desk.start(record.name, folder=folder)
    await_cards(program)
    play_a_card(desk, program)
    program.wait_for(lambda: _child(program, "sounds"), "no process of the sounds is alive", patience=10)
    await_turn(program)
    play_a_card(desk, program)
    check(_child(program, "sounds"), "the process of the sounds has ended")
    program.close()
    check_traps(sprung)


def _computer_is_well(program: Program) -> None:
    """Check that the process of the computer player has not died: if it dies, simple rules make its moves, and the
    window says so.
    """
    check(not says(program, "The computer player"), "the process of the computer player has died")


def _child(program: Program, name: str) -> bool:
    return any(name in command for _, command in program.children())


@trial()
def polluted_environment(desk: Desk) -> None:
    """Environment variables that mean something to Python, Qt or the linker have wrong values."""
    folder, sprung = lay_traps(desk, "odd")
    environment = {
        "QT_PLUGIN_PATH": str(folder),
        "QT_STYLE_OVERRIDE": "no-such-style",
        "QT_SCALE_FACTOR": "1.25",
        "QT_QPA_PLATFORMTHEME": "no-such-theme",
        "QT_LOGGING_RULES": "*=false",
        "LD_LIBRARY_PATH": str(folder),
        "XDG_DATA_HOME": "relative/share",
        "XDG_CACHE_HOME": "/dev/null/cache",
        "XDG_CONFIG_HOME": "",
        "XDG_CONFIG_DIRS": "::",
        "XDG_RUNTIME_DIR": "/no/such/place",
        "LANGUAGE": "xx:yy",
        "TMPDIR": "/no/such/place",
        "COLUMNS": "many",
        "PYTHONPATH": str(folder),
        "PYTHONSTARTUP": str(folder / "json.py"),
        "PYTHONWARNINGS": "error",
        "PYTHONIOENCODING": "ascii",
        "PYTHONINSPECT": "1",
    }
    if desk.installed.isolated:
        environment["PYTHONHOME"] = str(folder)
    else:
        # Whoever sets these means every program of Python.
        del environment["PYTHONPATH"], environment["PYTHONINSPECT"]
    program = open_match(desk, environment=environment)
    program.key("Right", "Return")
    program.wait_for(lambda: len(_kept(desk)) > 1, "no card is played, or the computer does not answer")
    _computer_is_well(program)
    program.close()
    check_traps(sprung)


def _kept(desk: Desk) -> list[str]:
    """Return the actions in all databases below the home directory, wherever a relative path for data has led."""
    return [one for file in desk.home.rglob(DATABASE) for one in actions(file.parent)]
