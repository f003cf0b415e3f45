"""Nothing hangs on the process's locale that is not meant to: how names are formed, numbers written, files read.

PySide forms the setter of a property that a constructor is given as a keyword with the C library's ``toupper``. Under a
Turkish locale i stays i, and there is no ``setinterval``.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QMetaObject, QObject

import cardtable

PACKAGE = Path(cardtable.__file__).parent
ROOT = PACKAGE.parent
ON_PURPOSE = {
    ("ui/dialogs/about_words.py", "locale"): "a report of a fault names the locale",
    ("app/i18n.py", "QLocale.system"): "the language of the first start, and the country's way of writing numbers",
    ("app/scorekeeper/evenings.py", "QLocale.system"): "how a date was written by the program before",
}
"""Who reads the process's locale, and what for."""
FORBIDDEN = (
    "strftime",
    "strptime",
    "ctime",
    "asctime",
    "getpreferredencoding",
    "getlocale",
    "atof",
    "strcoll",
    "strxfrm",
)
TEXT_FILES = {"open", "read_text", "write_text", "fdopen", "TextIOWrapper"}


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def sources(*folders: str) -> list[Path]:
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]


# Keywords of constructors


def names_in(tree: ast.Module, module: ModuleType | None) -> dict[str, Any]:
    """What the names of a module stand for, as far as it imports them somewhere or defines them itself."""
    found = dict(vars(module)) if module is not None else {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6"):
            for alias in node.names:
                found[alias.asname or alias.name] = getattr(importlib.import_module(str(node.module)), alias.name)
    return found


def constructor(cls: type, after: type | None = None) -> type | None:
    """The class whose constructor runs for ``cls``, or behind that of ``after``; None if Python wrote it."""
    line = cls.__mro__[1:] if after is not None else cls.__mro__
    for one in line:
        if isinstance(vars(one).get("__init__"), FunctionType):
            return None
        if one.__module__.startswith("PySide6"):
            return one
    return None


def is_property(cls: type, name: str) -> bool:
    """Whether Qt knows a property or a signal of that name, which PySide then sets or connects."""
    if not issubclass(cls, QObject):
        return False
    meta: QMetaObject = cls.staticMetaObject  # type: ignore[attr-defined]
    methods = (meta.method(place) for place in range(meta.methodCount()))
    return meta.indexOfProperty(name) >= 0 or any(bytes(one.name().data()).decode() == name for one in methods)


def properties_as_keywords(tree: ast.Module, module: ModuleType | None) -> Iterator[str]:
    """The lines where Qt's constructors are given properties as keywords, with the keyword."""
    names = names_in(tree, module)

    def look(node: ast.AST, within: type | None) -> Iterator[str]:
        for child in ast.iter_child_nodes(node):
            inside = names.get(child.name) if isinstance(child, ast.ClassDef) else within
            yield from look(child, inside if isinstance(inside, type) else within)
        if not isinstance(node, ast.Call) or not node.keywords:
            return
        made: type | None = None
        if isinstance(node.func, ast.Name) and isinstance(names.get(node.func.id), type):
            made = constructor(names[node.func.id])
        elif within is not None and ast.unparse(node.func) == "super().__init__":
            made = constructor(within, within)
        if made is not None:
            yield from (f"{node.lineno}: {word.arg}" for word in node.keywords if is_property(made, str(word.arg)))

    return look(tree, None)


def module_of(file: Path) -> ModuleType | None:
    """The module of a file of the package; None elsewhere, for the doors, which run when they are imported, and for
    what belongs to another system.
    """
    if PACKAGE not in file.parents or file.name == "__main__.py":
        return None
    names = file.relative_to(ROOT).with_suffix("").parts
    try:
        return importlib.import_module(".".join(names[:-1] if names[-1] == "__init__" else names))
    except AssertionError:
        return None


@pytest.mark.slow
def test_no_property_of_qt_is_set_by_a_keyword() -> None:
    found = {
        f"{file.relative_to(ROOT)}:{line}"
        for file in sources("cardtable", "packaging", "tests")
        if "PySide6" in file.read_text(encoding="utf-8") or PACKAGE in file.parents
        for line in properties_as_keywords(tree_of(file), module_of(file))
    }
    assert found == set()


@pytest.mark.parametrize(
    ("code", "found"),
    [
        (
            "from PySide6.QtCore import QTimer\nQTimer(None, singleShot=True, interval=3)",
            ["2: singleShot", "2: interval"],
        ),
        ("def later():\n    from PySide6.QtWidgets import QLabel as Words\n    Words(text='a')", ["3: text"]),
        ("from PySide6.QtCore import QTimer\nQTimer(None, timeout=print)", ["2: timeout"]),
        ("from PySide6.QtCore import QTimer\nQTimer(parent=None)\nQTimer.singleShot(0, print)", []),
        ("from PySide6.QtGui import QPen\nQPen(1, 2, c=3)", []),
    ],
)
def test_a_keyword_that_is_a_property_is_found(code: str, found: list[str]) -> None:
    assert list(properties_as_keywords(ast.parse(code), None)) == found


def test_a_keyword_of_a_class_of_ones_own_is_found_where_it_reaches_qt() -> None:
    code = (
        "from PySide6.QtCore import QTimer\n"
        "class Plain(QTimer):\n    pass\n"
        "class Own(QTimer):\n    def __init__(self, interval):\n        super().__init__(None, singleShot=True)\n"
        "def make():\n    return Plain(interval=3), Own(interval=3)\n"
    )
    module = ModuleType("made")
    exec(compile(code, "made", "exec"), vars(module))
    assert list(properties_as_keywords(ast.parse(code), module)) == ["6: singleShot", "8: interval"]


# What reads the locale


def readers(tree: ast.Module) -> Iterator[str]:
    """What of a module asks the process's locale how something is written."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ("locale" for alias in node.names if alias.name in ("locale", "calendar"))
        elif isinstance(node, ast.ImportFrom) and node.module in ("locale", "calendar"):
            yield "locale"
        elif isinstance(node, ast.Attribute):
            if node.attr in FORBIDDEN:
                yield node.attr
            elif node.attr == "system" and ast.unparse(node.value) == "QLocale":
                yield "QLocale.system"
        elif isinstance(node, ast.FormattedValue) and node.format_spec is not None:
            spec = ast.unparse(node.format_spec)
            if spec.strip("f'\"").endswith("n"):
                yield "format n"
        elif isinstance(node, ast.Call):
            yield from unsaid_encodings(node)


def unsaid_encodings(call: ast.Call) -> Iterator[str]:
    """Texts of files and of other programs that are read or written in the locale's encoding."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    said = {word.arg: word.value for word in call.keywords}
    if "encoding" in said or None in said:
        return
    if any(isinstance(said.get(word), ast.Constant) and said[word].value for word in ("text", "universal_newlines")):  # type: ignore[attr-defined]
        yield f"{name} of text"
    if name not in TEXT_FILES:
        return
    own = isinstance(call.func, ast.Name)
    constants = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    mode = said.get("mode")
    modes = [*constants, *([mode.value] if isinstance(mode, ast.Constant) else [])]
    binary = any(isinstance(one, str) and "b" in one and len(one) <= 3 for one in modes)
    if name in ("read_text", "write_text"):
        # Functions of one's own have these names, too, and are given more than a method of a path.
        least = 0 if name == "read_text" else 1
        if not own and len(call.args) == least:
            yield name
    elif not binary and (own or name in ("fdopen", "TextIOWrapper")):
        yield name


def test_only_who_is_meant_to_reads_the_locale() -> None:
    found = {
        (file.relative_to(PACKAGE).as_posix(), what) for file in sources("cardtable") for what in readers(tree_of(file))
    }
    assert found == set(ON_PURPOSE)


def test_texts_of_the_build_are_read_as_what_they_are() -> None:
    found = {
        (file.relative_to(ROOT).as_posix(), what)
        for file in sources("packaging")
        for what in readers(tree_of(file))
        if what != "QLocale.system"
    }
    assert found == set()


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import locale", ["locale"]),
        ("now.strftime('%A')", ["strftime"]),
        ("QLocale.system().name()", ["QLocale.system"]),
        ("f'{1.5:n}'", ["format n"]),
        ("f'{1.5:.2f}'", []),
        ("open(path)", ["open"]),
        ("open(path, 'rb')\nopen(path, encoding='utf-8')", []),
        ("path.read_text()\npath.write_text('a')", ["read_text", "write_text"]),
        ("path.read_text(encoding='utf-8')\nread_text(file, 4)", []),
        ("subprocess.run(a, text=True)", ["run of text"]),
        ("subprocess.run(a, text=True, encoding='utf-8')", []),
    ],
)
def test_what_reads_the_locale_is_found(code: str, found: list[str]) -> None:
    assert list(readers(ast.parse(code))) == found
