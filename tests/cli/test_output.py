"""What the command line writes, and to whom."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cardtable.cli.commands import main
from tests.cli.records import ROOT, run


@pytest.mark.parametrize("arguments", [["rules", "--js"], ["replay", "-", "--js"]])
def test_options_are_not_shortened(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert "unrecognized arguments: --js" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["rules"], ["rules", "--json"]])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_who_has_seen_enough_is_no_error(arguments: list[str], unbuffered: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", *arguments],
        stdout=writer,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_signs_that_the_terminal_does_not_know_are_written_in_another_way() -> None:
    arguments = ["simulate", "casino.swedish", "--players", "greedy,beginner", "--parties", "1", "--option", "target=3"]
    done = run(*arguments, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert b"mirrored pairs of greedy" in done.stdout
