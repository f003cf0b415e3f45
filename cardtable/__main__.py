"""The entry point of ``python -m cardtable`` and of the command ``cardtable``.

Which part of the program runs is decided here, before anything of Qt is imported: the command line and the
child process of the computer players never load it.
"""

import sys

if __name__ == "__main__" and not sys.flags.safe_path:
    # This is the working directory (``-m``), or the folder of this file. Either may contain files with the names of
    # modules that are imported below, even ``__future__``, which is therefore not imported here.
    del sys.path[0]

import os


def _find_own_modules() -> None:
    """Let Python import modules from the place of this program and from other fixed places, but never from the working
    directory.
    """
    home = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parts = os.environ.get("PYTHONPATH", home).split(os.pathsep)
    # An absolute path stays, even if it is the working directory.
    wanted = {home, *(os.path.abspath(part) for part in parts if os.path.isabs(part))}
    for part in parts:
        # An empty part, such as an unset variable leaves among others, is the working directory as well.
        if not os.path.isabs(part):
            try:
                place = os.path.abspath(part)
            except OSError:
                # That has been deleted, and nothing can lie in it.
                continue
            if place in sys.path and place not in wanted:
                sys.path.remove(place)
    if __name__ == "__main__" and home not in sys.path:
        sys.path.insert(0, home)


_find_own_modules()

import contextlib  # noqa: E402
import gc  # noqa: E402
import itertools  # noqa: E402
import signal  # noqa: E402
import types  # noqa: E402
from collections.abc import Callable, Mapping, Sequence  # noqa: E402
from typing import Any  # noqa: E402

from cardtable import (  # noqa: E402
    BACKUP,
    DISPLAY_LOST,
    FAILED,
    NO_DISPLAY,
    SALVAGE,
    SOUNDS,
    TABLES,
    TAKE_IN,
    TEXT_PICTURES,
    WITHIN,
    WORKER,
    __version__,
)

COMMANDS = {
    "rules": "list the rule sets and their options",
    "replay": "replay a recorded match and print its scores",
    "check": "explain a record or a score sheet line by line, with the ruling of each",
    "sheet": "reckon a score sheet and print what it comes to",
    "archive": "write all matches, score sheets and settings into one file",
    "restore": "take in what such a file holds and is not here yet",
    "problems": "make problems to solve at the table, check them and show them",
    "language": "translate the program into another language",
    "simulate": "let computer players play against each other",
}
"""The subcommands of the command line, each with a line of help."""

SELF_TEST = "--self-test"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with ``argv``, the arguments after the program's name; return the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments and arguments[0].startswith(WITHIN):
        return _within(arguments)
    if arguments and arguments[0] in COMMANDS:
        from cardtable.cli import commands

        return commands.main(arguments)
    if arguments and arguments[0] == WORKER:
        _import_late()
        from cardtable.ai import worker

        return worker.main()
    if arguments and arguments[0] == BACKUP:
        from cardtable.store import backups

        return backups.main(arguments[1:])
    if arguments and arguments[0] == TAKE_IN:
        from cardtable.store import whole

        return whole.main(arguments[1:])
    if arguments and arguments[0] == SALVAGE:
        from cardtable.store import salvage_process

        return salvage_process.main(arguments[1:])
    if arguments and arguments[0] == SOUNDS:
        from cardtable.art.sounds import player

        return player.main()
    if arguments and arguments[0] == TABLES:
        from cardtable.ai import tables

        return tables.main()
    if arguments and arguments[0] == TEXT_PICTURES:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        # What a platform without a screen cannot do is of no interest.
        os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
        from cardtable.ui.start import text_pictures

        return text_pictures.main(arguments[1:])
    for argument in arguments:
        if argument.startswith("-"):
            _ask(arguments)
            break
    if SELF_TEST in arguments:
        # It runs without a window, unless a platform has been chosen.
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _make_late()
        from cardtable.ui.start import self_test

        return self_test.main()
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Ctrl-C ends a program that is still starting without a word; there is nothing to lose yet.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        reason = display_error(_with_platform(os.environ, arguments))
        if reason is not None:
            print(reason, file=sys.stderr)
            return NO_DISPLAY
        return _open_window(arguments)
    except Exception as error:
        # Whatever it was: the next start leaves out what this one was busy with.
        print(_failure(error), file=sys.stderr)
        return FAILED


def _open_window(arguments: list[str]) -> int:
    # What is imported now stays; looking through it for garbage would be a tenth of the start.
    gc.disable()
    _import_late()
    from cardtable.app import instance
    from cardtable.store import starting
    from cardtable.store.errors import StoreError
    from cardtable.store.places import data_directory

    own: instance.Instance | None = None
    errand = instance.Errand.of_arguments(arguments)
    place = None
    try:
        place = data_directory()
        # Before Qt takes its time: there may be a window already, which is asked to come forward.
        own = instance.claim(place, errand)
    except StoreError:
        # A window without a place for its data stands alone, and says what is wrong with the place.
        own = instance.Instance()
    if own is None:
        return 0
    mark = starting.StartMark(place)
    mark.begin(errand.file, own.occupied)
    try:
        _make_late()
        from cardtable.ui.start import opening

        return opening.main(arguments, own, mark)
    except Exception:
        mark.leave()
        own.close()
        raise


def _import_late() -> None:
    """Leave some modules of Python to the first use of what is in them. Others import them, but use them hardly ever:
    ``inspect`` alone, with all that it imports, is the fortieth part of a start.
    """
    from importlib.util import find_spec, module_from_spec

    for name in LATE:
        spec = None if name in sys.modules else find_spec(name)
        if spec is not None and spec.loader is not None:
            sys.modules[name] = module_from_spec(spec)
            # Python's own class for this looks at each attribute, and an import statement asks for one.
            sys.modules[name].__class__ = _LateModule
            for function in LATE[name]:
                vars(sys.modules[name])[function] = _later(name, function)
            if name == "inspect":
                # What Python 3.13 and 3.14 ask for each data class.
                vars(sys.modules[name])["unwrap"] = _unwrapped
                if sys.version_info < (3, 14):
                    vars(sys.modules[name])["get_annotations"] = _annotations


def _later(module: str, function: str) -> Callable[..., Any]:
    """Return what calls a function of a module that is executed when it is called."""

    def later(*arguments: Any, **named: Any) -> Any:
        late = sys.modules[module]
        if isinstance(late, _LateModule):
            late.execute()
        return getattr(late, function)(*arguments, **named)

    return later


def _annotations(of: object, **chosen: object) -> dict[str, object]:
    """Return what ``inspect.get_annotations`` does; of anything but a class by that function itself."""
    if isinstance(of, type) and not chosen:
        return dict(vars(of).get("__annotations__") or {})
    return _later("inspect", "get_annotations")(of, **chosen)  # type: ignore[no-any-return]


def _unwrapped(of: object, **chosen: object) -> object:
    """Return what ``inspect.unwrap`` does; of what is wrapped more than once by that function itself."""
    inner = of if isinstance(of, type) else getattr(of, "__wrapped__", of)
    if chosen or (inner is not of and not isinstance(inner, type) and hasattr(inner, "__wrapped__")):
        return _later("inspect", "unwrap")(of, **chosen)
    return inner


class _LateModule(types.ModuleType):
    """A module that is executed when something is asked of it. No thread of Python runs beside the one of the window,
    so that nobody asks meanwhile.
    """

    def __getattr__(self, name: str) -> object:
        spec = self.__spec__
        if name == "__path__" and (spec is None or spec.submodule_search_locations is None):
            # ``from … import`` asks whether it is a package.
            raise AttributeError(name)
        self.execute()
        return getattr(self, name)

    def execute(self) -> None:
        """Make it a module like others, while it is executed, too. If that fails, the next question begins anew."""
        spec = self.__spec__
        object.__setattr__(self, "__class__", types.ModuleType)
        if spec is not None and spec.loader is not None:
            try:
                spec.loader.exec_module(self)
            except BaseException:
                object.__setattr__(self, "__class__", _LateModule)
                raise


def _make_late() -> None:
    """Leave to the first use what Python and Qt would make at their import, a third of a start."""
    from cardtable.ui.start import late_enumerations, late_methods

    late_enumerations.begin()
    late_methods.begin()


def _within(arguments: list[str]) -> int:
    """Run the rest of ``arguments`` within the limits that the first one names."""
    from cardtable.core import child

    child.keep_within(arguments[0].removeprefix(WITHIN))
    try:
        return main(arguments[1:])
    except MemoryError:
        return child.OUT_OF_MEMORY


def _failure(error: Exception) -> str:
    """Return in one sentence why no window could be opened."""
    reason = "".join(letter if letter.isprintable() else " " for letter in f"{type(error).__name__}: {error}"[:300])
    return (
        f"cardtable could not open its window ({reason.rstrip(': ')}). Nothing was changed; the next start leaves out "
        "what this one failed at."
    )


LATE: Mapping[str, Sequence[str]] = {
    "inspect": (),
    "ipaddress": (),
    "random": (),
    "shutil": (),
    "tempfile": ("gettempdir",),
    "textwrap": ("dedent",),
    "traceback": (),
    "zipfile": (),
}
"""The modules of Python that are left to their first use, with functions that others take from them when they are
imported.
"""


def needs_display(arguments: Sequence[str]) -> bool:
    """Say whether the program called with ``arguments`` opens a window."""
    quiet = {*COMMANDS, WORKER, BACKUP, TAKE_IN, SALVAGE, SOUNDS, TABLES, TEXT_PICTURES}
    silent = bool(arguments) and (arguments[0] in quiet or arguments[0].startswith(WITHIN))
    return not silent and not {"-h", "--help", "--version", SELF_TEST} & set(arguments)


def display_error(environ: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """Return why no window can be opened in the environment ``environ``, or None if one probably can.

    Qt itself aborts the process where it finds no display.
    """
    if not platform.startswith("linux") or platforms(environ):
        return None
    named = [environ[name] for name in ("WAYLAND_DISPLAY", "DISPLAY") if environ.get(name)]
    known = _plugins(environ)
    if known and not any(_kind(name) in known for name in _wanted(environ)):
        found = f"There is no platform {environ['QT_QPA_PLATFORM']!r} here, only {', '.join(sorted(known))}."
    elif environ.get("QT_QPA_PLATFORM"):
        found = f"There is no display here for QT_QPA_PLATFORM={environ['QT_QPA_PLATFORM']}."
    elif named:
        found = f"The display {' or '.join(named)} does not answer."
    else:
        found = "There is no display here."
    return (
        f"{found} cardtable opens a window, which needs a desktop session.\n"
        "Without one you can:\n"
        f"  - use the command line: {', '.join(COMMANDS)} need no display;\n"
        "  - run the program on a virtual display: apt-get install xvfb, then put\n"
        "    xvfb-run --auto-servernum before the command;\n"
        "  - set QT_QPA_PLATFORM=offscreen to run it unseen."
    )


def platforms(environ: Mapping[str, str]) -> list[str]:
    """Return the platforms of Qt on which windows can be opened in ``environ``, on Linux, in the order of preference.

    "wayland" and "xcb" are among them if their display answers; others, which the user has asked for, if they are
    installed.
    """
    probes = {"wayland": _wayland_answers, "xcb": _x11_answers}
    known = _plugins(environ)
    return [
        name
        for name in map(_kind, _wanted(environ))
        if (not known or name in known) and (name not in probes or probes[name](environ))
    ]


def _wanted(environ: Mapping[str, str]) -> list[str]:
    return [name for name in (environ.get("QT_QPA_PLATFORM") or "wayland;xcb").split(";") if name]


def _kind(name: str) -> str:
    """Return the platform that a name means: "wayland-egl" is a kind of Wayland, and options follow a colon."""
    return name.partition(":")[0].partition("-")[0]


def _with_platform(environ: Mapping[str, str], arguments: Sequence[str]) -> Mapping[str, str]:
    """Return ``environ`` with the platform that ``arguments`` name, which has priority for Qt."""
    for before, argument in itertools.pairwise(arguments):
        if before in ("-platform", "--platform"):
            return {**environ, "QT_QPA_PLATFORM": argument}
    return environ


def _plugins(environ: Mapping[str, str]) -> set[str]:
    """Return the platforms that are installed; empty if only Qt's own are asked for, or if they are not found."""
    if not environ.get("QT_QPA_PLATFORM"):
        return set()
    from importlib.util import find_spec

    found = find_spec("PySide6")
    places = list(found.submodule_search_locations or ()) if found is not None else []
    folders = [os.path.join(place, "Qt", "plugins", "platforms") for place in places]
    folders += filter(None, environ.get("QT_QPA_PLATFORM_PLUGIN_PATH", "").split(os.pathsep))
    folders += [
        os.path.join(place, "platforms") for place in environ.get("QT_PLUGIN_PATH", "").split(os.pathsep) if place
    ]
    names: set[str] = set()
    for folder in folders:
        with contextlib.suppress(OSError):
            names.update(
                _kind(name.removeprefix("libq").partition(".")[0])
                for name in os.listdir(folder)
                if name.startswith("libq")
            )
    return names


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    """Say whether a compositor listens where WAYLAND_DISPLAY says: a path, or a name in the folder of the session."""
    name = environ.get("WAYLAND_DISPLAY")
    return bool(name) and _listens(os.path.join(environ.get("XDG_RUNTIME_DIR", ""), str(name)))


def _x11_answers(environ: Mapping[str, str]) -> bool:
    """Say whether an X server listens at DISPLAY ("host:number.screen", the host empty for this one)."""
    host, _, number = environ.get("DISPLAY", "").rpartition(":")
    number = number.partition(".")[0]
    if not number.isdecimal():
        return False
    if host.startswith("/"):
        return _listens(host)
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        # Linux servers may listen on the abstract name alone.
        return _listens(path) or _listens(f"\0{path}")
    import socket

    try:
        socket.create_connection((host, 6000 + int(number)), timeout=5).close()
    except (OSError, OverflowError):
        return False
    return True


def _listens(path: str) -> bool:
    """Say whether a program listens at the local socket ``path``."""
    # What Python's own module adds takes longer than the question.
    from _socket import AF_UNIX, socket

    connection = socket(AF_UNIX)
    try:
        connection.settimeout(5)
        connection.connect(path)
    except OSError:
        return False
    finally:
        connection.close()
    return True


def _ask(arguments: list[str]) -> None:
    """Print the help or the version and end, if ``arguments`` ask for it."""
    import argparse

    lines = "\n".join(f"  cardtable {name:9} {words}" for name, words in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="cardtable",
        usage="cardtable [-h] [--version] [--self-test] [FILE | COMMAND …]",
        description="Casino, Piquet and Écarté on an animated table. Without a command it opens its window, with the "
        "match that was left or the record in FILE.",
        epilog=f"commands (each has its own --help):\n{lines}\n\n"
        f"exit status of the window: 0 it was closed, {NO_DISPLAY} there is no display, {FAILED} it could not be\n"
        f"opened or failed, {DISPLAY_LOST} its display was taken away (all that was done is saved)",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"cardtable {__version__}")
    parser.add_argument(
        SELF_TEST, action="store_true", help="try every part of the installed program, unseen, and exit"
    )
    parser.parse_known_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
