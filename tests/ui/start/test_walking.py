"""The walk through all pages, for the pictures of translators: what it presses is there."""

from __future__ import annotations

import ast
from pathlib import Path

import cardtable

PROGRAM = Path(cardtable.__file__).parent


def literals(file: Path) -> set[str]:
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_the_buttons_that_are_pressed_bear_these_words() -> None:
    """A button that is called otherwise is not pressed, and its page would be missing unnoticed."""
    start = PROGRAM / "ui" / "start"
    pressed = {
        (str(call.args[0].value), str(call.args[1].value))
        for walk in start.glob("*_walk.py")
        for call in ast.walk(ast.parse(walk.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and ast.unparse(call.func).endswith("translate")
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[1], ast.Constant)
    }
    assert len(pressed) >= 5
    files = [file for file in (PROGRAM / "ui").rglob("*.py") if file.parent != start]
    known = set().union(*map(literals, files))
    assert not {(window, words) for window, words in pressed if words not in known}
