"""The hosted pipeline cannot be run here; what would keep it from being read at all can be seen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_command_on_one_line_is_one_text(file: Path) -> None:
    commands = re.findall(r"^ *(?:- )?run: ([^|>'\"\s].*)$", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert commands
    # A colon would make a mapping of it, and a number sign a comment of the rest.
    assert [command for command in commands if re.search(r":(\s|$)|\s#", command)] == []


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_every_action_is_pinned_by_the_commit_of_its_release(file: Path) -> None:
    used = re.findall(r"^ *(?:- )?uses: (.*)$", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert used
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)] == []


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_every_script_that_is_run_is_there(file: Path) -> None:
    named = re.findall(r"packaging[/\\][\w/]+\.(?:py|sh)", file.read_text(encoding="utf-8"))
    assert named
    assert [name for name in named if not (ROOT / name.replace("\\", "/")).is_file()] == []
