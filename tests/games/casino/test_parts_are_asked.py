"""Whoever folds the parts of a score table asks them; which class a part is of is known where the classes are."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardtable
from cardtable.games.casino import card_parts, happenings, majorities
from cardtable.games.casino.parts import Part

PACKAGE = Path(cardtable.__file__).parent
HOMES = (card_parts, happenings, majorities)
AT_HOME = {Path(module.__file__ or "") for module in HOMES}
CLASSES = {
    name for module in HOMES for name, one in vars(module).items() if isinstance(one, type) and issubclass(one, Part)
}


def names_in(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)} | {
        one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute)
    }


def looks_at_classes(source: str) -> Iterator[int]:
    """The lines that ask of which class of part something is: by ``isinstance``, a comparison of types, a pattern."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, kinds]) if names_in(kinds) & CLASSES:
                yield node.lineno
            case ast.Compare(left=ast.Call(func=ast.Name(id="type")), comparators=others) if any(
                names_in(other) & CLASSES for other in others
            ):
                yield node.lineno
            case ast.MatchClass(cls=kind) if names_in(kind) & CLASSES:
                yield kind.lineno


def test_parts_are_asked_and_not_looked_at() -> None:
    found = {
        f"{file.relative_to(PACKAGE)}, line {line}"
        for file in sorted(PACKAGE.rglob("*.py"))
        if file not in AT_HOME
        for line in looks_at_classes(file.read_text(encoding="utf-8"))
    }
    assert found == set()


def test_the_classes_are_those_of_all_modules() -> None:
    assert {"Part", "CardPart", "ValueCard", "Aces", "EachSpade", "LastCapture", "Huts", "Mulles"} <= CLASSES
    assert {"Majority", "Most", "MostCards", "SpadesMajority", "SpadesAbove"} <= CLASSES
    assert any(list(looks_at_classes(file.read_text(encoding="utf-8"))) for file in AT_HOME)


@pytest.mark.parametrize(
    "source",
    [
        "isinstance(part, Majority)",
        "[one for one in score.parts if not isinstance(one, Sweeps | parts.Mulles)]",
        "isinstance(part, (int, Huts))",
        "issubclass(kind, Aces)",
        "type(part) is MostCards",
        "match part:\n    case Majority(points=1) | parts.EachSpade():\n        pass",
    ],
)
def test_a_look_at_a_class_is_found(source: str) -> None:
    assert list(looks_at_classes(source))


@pytest.mark.parametrize(
    "source", ["isinstance(action, Play)", "type(part).__name__ == 'Majority'", "match one:\n case int():\n  1"]
)
def test_other_classes_may_be_looked_at(source: str) -> None:
    assert not list(looks_at_classes(source))
