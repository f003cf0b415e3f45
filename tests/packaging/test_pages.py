"""The pages for callers are made of modules that there are."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import pages


def test_every_module_of_the_pages_is_one() -> None:
    for name in pages.MODULES:
        if name != "cardtable.engine.learning":
            assert importlib.import_module(name).__doc__, name
    assert all((pages.SITE / f"{page}.py").is_file() for page in pages.PAGES)


def test_the_welcome_names_what_there_is() -> None:
    text = (pages.SITE / "welcome.py").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_.]+)`", text))
    assert named <= {*pages.PAGES, *pages.MODULES, "cardtable.core", "cardtable.games"}
    assert {*pages.PAGES} - {"welcome"} <= named


def test_blocks_and_tables_are_put_as_the_tool_reads_them() -> None:
    told = "Use it::\n\n    a = 1\n\n::\n\n    b\n\n====== ==\n``a``  ``b``\n====== ==\n1      2\n====== ==\nafter"
    assert pages.plain(told).splitlines() == [
        *("Use it:", "", "    a = 1", "", "", "", "    b", ""),
        *("    ====== ==", "    a      b", "    ====== ==", "    1      2", "    ====== ==", "after"),
    ]


@pytest.mark.slow
def test_the_pages_are_built(tmp_path: Path) -> None:
    pytest.importorskip("pdoc", reason="pdoc is not installed: packaging/bootstrap.py test pages brings it")
    assert pages.main([str(tmp_path)]) == 0
    assert "welcome.html" in (tmp_path / "index.html").read_text(encoding="utf-8")
    door = (tmp_path / "cardtable" / "engine.html").read_text(encoding="utf-8")
    assert "casino.swedish" in door
    # Nothing is loaded from anywhere.
    for page in tmp_path.rglob("*.html"):
        loaded = re.findall(r'(?:src|href)="(https?://[^"]+)"', page.read_text(encoding="utf-8"))
        assert {address for address in loaded if "pdoc.dev" not in address} == set(), page.name
