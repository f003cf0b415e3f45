"""The shell scripts that prove packages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"

_HIDDEN = re.compile(r"^\s*(?:player|boot|become_player)\s[^|\n]*(?<!\|)\|(?!\|)", flags=re.MULTILINE)
"""The program, run before a pipe: a shell takes the status of what comes last."""


@pytest.mark.parametrize("script", sorted(PACKAGING.glob("*.sh")), ids=lambda file: file.name)
def test_no_pipe_hides_that_the_program_failed(script: Path) -> None:
    assert _HIDDEN.findall(script.read_text(encoding="utf-8")) == []


def test_what_a_pipe_hides_is_found() -> None:
    assert _HIDDEN.search("player cardtable --self-test | tail -1\n")
    assert not _HIDDEN.search("player cardtable --self-test >said || fail\n")
