"""How the files of the package lean on each other."""

from __future__ import annotations

import ast
from pathlib import Path

import cardtable

PACKAGE = Path(cardtable.__file__).parent


def modules() -> dict[str, ast.Module]:
    """Every module of the package by its dotted name; a package is its ``__init__``."""
    found = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        names = ["cardtable", *file.relative_to(PACKAGE).with_suffix("").parts]
        name = ".".join(names[:-1] if names[-1] == "__init__" else names)
        found[name] = ast.parse(file.read_text(encoding="utf-8"))
    return found


def imports_of(tree: ast.Module, known: set[str]) -> set[str]:
    """The modules among ``known`` that a module names in its imports: at its head, inside functions, for types."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= inside & known
            if inside - known:
                found.add(str(node.module))
    return found & known


def in_circles(imports: dict[str, set[str]]) -> set[str]:
    """The modules that come back to themselves along their imports."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        waiting = list(imports[start])
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                waiting += imports[name]
        return seen

    return {name for name in imports if name in reached(name)}


def test_no_file_imports_another_in_a_loop() -> None:
    trees = modules()
    circles = in_circles({name: imports_of(tree, set(trees)) for name, tree in trees.items()})
    assert circles == set()


def test_a_loop_is_found_even_if_it_is_for_types_or_inside_a_function() -> None:
    known = {"a", "a.b", "a.c", "a.d"}
    imports = {
        "a": imports_of(ast.parse(""), known),
        "a.b": imports_of(ast.parse("from a.c import thing"), known),
        "a.c": imports_of(ast.parse("if TYPE_CHECKING:\n    from a import d"), known),
        "a.d": imports_of(ast.parse("def work():\n    import a.b"), known),
    }
    assert imports == {"a": set(), "a.b": {"a.c"}, "a.c": {"a.d"}, "a.d": {"a.b"}}
    assert in_circles(imports) == {"a.b", "a.c", "a.d"}
