"""The compiled code of the program in one file, which is read without asking the disk for each module.

    python3 -IS /usr/lib/cardtable/cardtable_bundle.py

makes it for that Python from what ``py3compile`` has made; the Debian package does so when it is installed. ``use`` is
called by its launcher. Python alone would look for each of three hundred modules in folders, ask for the state of two
files, and open one of them: the tenth part of a start. Where the file is missing, of another version of the program or
of Python, or damaged, Python does just that. The modules of Python's own that a start imports are in it, too, and left
alone once that Python has been replaced by another build. So are the regular expressions that these modules write out,
as Python has compiled them, which takes longer than the modules themselves.

Frozen packages come with the file; their own archive is opened, and a part of it unpacked, for each module.
"""

from __future__ import annotations

import _sre  # type: ignore[import-not-found]
import importlib
import marshal
import os
import sys
import threading
from collections.abc import Iterable, Iterator
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER
from types import CodeType, ModuleType, SimpleNamespace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FOLDER = os.path.dirname(os.path.abspath(__file__))
BUNDLED = ("cardtable", "platformdirs")
START = ("cardtable.ui.start.app", "cardtable.ui.window.help_pages", "tomllib")
"""The modules that import what a window needs."""
COMPILER = "re._compiler"
"""The module of Python's own that compiles regular expressions."""


def use(folder: str = FOLDER) -> None:
    """From now on, import the modules of the program in ``folder`` from its bundle."""
    try:
        descriptor = os.open(bundle_of(folder), os.O_RDONLY | getattr(os, "O_BINARY", 0))
    except OSError:
        return
    try:
        head = _read(descriptor, int.from_bytes(_read(descriptor, 8, 0), "little"), 8)
        stamp, places, build, of_python, expressions = marshal.loads(head)
        fits = stamp == _stamp(folder)
        if build == sys.version:
            places.update(of_python)
        else:
            expressions = None
    except Exception:
        # Whatever a wrong content makes of it.
        fits = False
    if fits:
        bundle = _Bundle(folder, descriptor, 8 + len(head), places, expressions)
        sys.meta_path.insert(0, bundle)
        for name in sys.modules.keys() & (places.keys() | _EARLY):
            _make_plain(sys.modules[name])
        if COMPILER in sys.modules:
            bundle.know(sys.modules[COMPILER])
    else:
        os.close(descriptor)


class _Bundle:
    """Finds modules in the bundle that is open as ``descriptor``, whose code begins at ``first``; and regular
    expressions at the place there, and of the size, that ``expressions`` says.
    """

    def __init__(
        self,
        folder: str,
        descriptor: int,
        first: int,
        places: dict[str, tuple[int, int, str, bool]],
        expressions: tuple[int, int] | None,
    ) -> None:
        self._folder = folder
        self._bundle = bundle_of(folder)
        self._descriptor = descriptor
        self._first = first
        self._places = places
        self._expressions = expressions

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return how a module is loaded; None if it is not one of these."""
        if name not in self._places:
            return None
        _, _, file, package = self._places[name]
        origin = os.path.join(self._folder, file)
        spec = ModuleSpec(name, _Loader(name, origin, self), origin=origin, is_package=package)
        spec.has_location = True
        spec.cached = self._bundle
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(os.path.dirname(origin))
        return spec

    def code(self, name: str) -> CodeType:
        """Return the code of a module; raises whatever a damaged file makes of it."""
        place, size, _, _ = self._places[name]
        code = marshal.loads(_read(self._descriptor, size, self._first + place))
        assert isinstance(code, CodeType)
        return code

    def know(self, compiler: Any) -> None:
        """Give the module that compiles regular expressions those of the bundle."""
        if self._expressions is None:
            return
        place, size = self._expressions
        try:
            known = marshal.loads(_read(self._descriptor, size, self._first + place))
        except Exception:
            return
        plain = compiler.compile

        def compiled(pattern: Any, flags: int = 0) -> Any:
            parts = known.get((pattern, flags)) if isinstance(pattern, str) else None
            return plain(pattern, flags) if parts is None else _sre.compile(pattern, *marshal.loads(parts))

        compiler.compile = compiled


class _Plain(ModuleType):
    """A module that has no attribute besides its own.

    ``from … import`` asks each module whether it is a package. Most have no answer, and to say so Python words three
    errors, which nobody reads: a fortieth of a start.
    """

    __slots__ = ()
    __getattribute__ = object.__getattribute__


_EARLY = {"collections.abc", "os"}
"""Modules that Python loads before any other, from its own program."""


def _make_plain(module: ModuleType) -> None:
    if type(module) is ModuleType and "__getattr__" not in vars(module):
        module.__class__ = _Plain


class _Loader(SourceFileLoader):
    """Loads a module of ``bundle``."""

    def __init__(self, name: str, path: str, bundle: _Bundle) -> None:
        super().__init__(name, path)
        self._bundle = bundle

    def exec_module(self, module: ModuleType) -> None:
        """Execute the code of ``module``."""
        super().exec_module(module)
        _make_plain(module)
        if module.__name__ == COMPILER:
            self._bundle.know(module)

    def get_code(self, fullname: str) -> CodeType | None:
        """Return the code of the module; that of its source if the bundle is damaged. Raises ``ImportError`` where
        there is no source either.
        """
        try:
            return self._bundle.code(fullname)
        except Exception as error:
            try:
                return super().get_code(fullname)
            except OSError:
                raise ImportError(f"The file {bundle_of(FOLDER)} is damaged. Install the program again.") from error


def make(folder: str = FOLDER) -> None:
    """Write the bundle of the program in ``folder``. Raises ``OSError``."""
    modules = [_with_code(folder, *module) for module in _modules(folder)]
    of_python = [_with_code(folder, *module) for module in _of_python(folder)]
    unfinished = f"{bundle_of(folder)}.new"
    with open(unfinished, "wb") as made:
        made.write(content(modules, _stamp(folder), of_python, _sources(folder, modules + of_python)))
    # A start meanwhile finds the one of before or this one.
    os.replace(unfinished, bundle_of(folder))


Module = tuple[str, str, bool, CodeType]
"""A module: its name, its file (one of the program in relation to the folder of that), whether it is a package, and its
code.
"""


def content(
    modules: Iterable[Module],
    stamp: tuple[bytes, int, int],
    of_python: Iterable[Module] = (),
    sources: Iterable[bytes] = (),
) -> bytes:
    """Return a bundle of ``modules``, of some of this Python's own, and of the regular expressions in ``sources``. It
    is used where ``stamp`` fits.
    """
    parts: list[bytes] = []
    places, places_of_python = _placed(modules, parts), _placed(of_python, parts)
    expressions = marshal.dumps(expressions_in(sources))
    head = marshal.dumps((stamp, places, sys.version, places_of_python, (sum(map(len, parts)), len(expressions))))
    return len(head).to_bytes(8, "little") + head + b"".join(parts) + expressions


def expressions_in(sources: Iterable[bytes]) -> dict[tuple[str, int], bytes]:
    """Return the regular expressions that are written out in ``sources``, by their text and flags: what Python compiles
    them to, packed.
    """
    import ast
    import contextlib
    import re

    found: dict[tuple[str, int], bytes] = {}
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call(ast.Attribute(ast.Name("re"), name), [ast.Constant(str(pattern)), *others], keywords):
                    given = [one.value for one in keywords if one.arg == "flags"]
                    flags = _flags(*given, *others[_BETWEEN.get(name, 0) :])
                    if name in _BETWEEN and flags is not None:
                        # What this Python refuses is refused where it is used.
                        with contextlib.suppress(re.error):
                            found[pattern, flags] = marshal.dumps(_compiled(pattern, flags))
    return found


_BETWEEN = {
    "compile": 0,
    "findall": 1,
    "finditer": 1,
    "fullmatch": 1,
    "match": 1,
    "search": 1,
    "split": 2,
    "sub": 3,
    "subn": 3,
}
"""The functions of ``re`` that are given a regular expression first, and how many arguments stand between that and the
flags.
"""


def _flags(*given: Any) -> int | None:
    """Return the flags that the first of some expressions writes out; 0 if there is none, and None if it does not write
    them out.
    """
    import ast
    import re

    match given:
        case ():
            return 0
        case [ast.Attribute(ast.Name("re"), name), *_]:
            return int(getattr(re, name))
        case [ast.BinOp(left, ast.BitOr(), right), *_]:
            one, other = _flags(left), _flags(right)
            return None if one is None or other is None else one | other
    return None


def _compiled(pattern: str, flags: int) -> tuple[Any, ...]:
    """Return what this Python makes an object of for a regular expression, besides its text."""
    import re

    compiler: Any = vars(re)["_compiler"]
    # It ends with the call of what makes the object.
    whole = vars(compiler)["_sre"]
    vars(compiler)["_sre"] = SimpleNamespace(**{**vars(whole), "compile": lambda _, *parts: parts})
    try:
        flags, code, *rest = compiler.compile(pattern, flags)
    finally:
        vars(compiler)["_sre"] = whole
    return int(flags), [int(one) for one in code], *rest


def _placed(modules: Iterable[Module], parts: list[bytes]) -> dict[str, tuple[int, int, str, bool]]:
    """Add the code of ``modules`` to ``parts``, and return where each is, how long, its file, and whether it is a
    package.
    """
    places = {}
    size = sum(map(len, parts))
    for name, file, package, code in modules:
        part = marshal.dumps(code)
        places[name] = size, len(part), file, package
        parts.append(part)
        size += len(part)
    return places


def _sources(folder: str, modules: Iterable[Module]) -> Iterator[bytes]:
    """Yield the sources of ``modules`` that have some here."""
    for _, file, _, _ in modules:
        # A file of Python's own has its whole path.
        try:
            with open(os.path.join(folder, file), "rb") as opened:
                yield opened.read()
        except OSError:
            continue


def _with_code(folder: str, file: str, name: str, package: bool) -> Module:
    code = SourceFileLoader(name, os.path.join(folder, file)).get_code(name)
    assert code is not None
    return name, file, package, code


def _modules(folder: str) -> list[tuple[str, str, bool]]:
    """Return the file of each module below ``folder``, its name, and whether it is a package."""
    found = []
    for top in BUNDLED:
        for place, folders, files in os.walk(f"{folder}/{top}"):
            folders.sort()
            for file in sorted(files):
                stem, dot, kind = file.rpartition(".")
                if dot and kind == "py":
                    parts = os.path.relpath(place, folder).split(os.sep)
                    package = stem == "__init__"
                    found.append(("/".join([*parts, file]), ".".join(parts if package else [*parts, stem]), package))
    return found


def _of_python(folder: str) -> list[tuple[str, str, bool]]:
    """Return the file of each module of Python's own that the start of the program in ``folder`` imports, its name, and
    whether it is a package.
    """
    sys.path.insert(0, folder)
    for name in START:
        try:
            importlib.import_module(name)
        except Exception:
            # As where Qt lacks a library.
            continue
    sys.path.remove(folder)
    own = os.path.dirname(os.__file__)
    found = []
    for name, module in sorted(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        # Some are in the program that runs Python itself.
        if spec is not None and isinstance(spec.loader, SourceFileLoader) and str(spec.origin).startswith(own + os.sep):
            found.append((str(spec.origin), name, spec.submodule_search_locations is not None))
    return found


def bundle_of(folder: str) -> str:
    """Return the path of the bundle of the program in ``folder``."""
    return f"{folder}/code.{sys.implementation.cache_tag}"


WITHOUT_SOURCES = (MAGIC_NUMBER, 0, 0)
"""The stamp of a bundle beside which there are no sources that could be of another version."""


def _stamp(folder: str) -> tuple[bytes, int, int]:
    """Return what is different in another version of Python or of the program. Raises ``OSError``."""
    try:
        state = os.stat(f"{folder}/cardtable/__init__.py")
    except FileNotFoundError:
        return WITHOUT_SOURCES
    return MAGIC_NUMBER, state.st_size, state.st_mtime_ns


def _read_in_turn(descriptor: int, size: int, place: int) -> bytes:
    """Return what ``os.pread`` would, which Windows does not have."""
    with _reading:
        os.lseek(descriptor, place, os.SEEK_SET)
        return os.read(descriptor, size)


_read = getattr(os, "pread", _read_in_turn)
_reading = threading.Lock()


if __name__ == "__main__":
    make()
