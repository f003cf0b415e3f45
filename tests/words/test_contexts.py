"""Words that are marked in one place and looked up in another are looked up where they are marked."""

from __future__ import annotations

import ast
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import cardtable

PACKAGE = Path(cardtable.__file__).parent
FOREIGN = {"QPlatformTheme"}
"""What Qt itself has words for."""


def looked_up() -> Iterator[tuple[str, str]]:
    """Each place at which words are looked up by a context that is written there, and that context."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in ("worded", "translate"):
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield f"{file.relative_to(PACKAGE)}:{node.lineno}", first.value


def test_every_context_that_is_looked_up_has_words() -> None:
    tree = ET.parse(PACKAGE.parent / "translations" / "cardtable_de.ts")
    known = {name.text for name in tree.iterfind("context/name")} | FOREIGN
    found = list(looked_up())
    # Those are a few hundred; the pattern still finds them.
    assert len({context for _, context in found}) > 20
    assert [(place, context) for place, context in found if context not in known] == []
