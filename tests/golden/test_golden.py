"""Every variant's golden playthrough is told today as it was when it was reviewed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.games.registry import VARIANTS
from tests.golden.answers import answers, answers_of
from tests.golden.playthrough import FOLDER, file_of, record_in, text_of

FILES = sorted(file for file in FOLDER.glob("*.txt") if not file.stem.endswith(".answers"))


def test_every_registered_variant_has_a_golden_playthrough() -> None:
    assert {file_of(kind.id) for kind in VARIANTS} <= set(FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_record_is_told_as_it_was(file: Path) -> None:
    kept = file.read_text(encoding="utf-8")
    assert text_of(record_in(kept)) == kept


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_states_of_the_first_deal_answer_as_they_did(file: Path) -> None:
    record = record_in(file.read_text(encoding="utf-8"))
    assert answers(record) == answers_of(file).read_text(encoding="utf-8")


def test_there_are_no_answers_without_a_playthrough() -> None:
    assert set(map(answers_of, FILES)) == set(FOLDER.glob("*.answers.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_playthrough_is_a_whole_match_of_its_variant(file: Path) -> None:
    kept = file.read_text(encoding="utf-8")
    assert file.stem.startswith(record_in(kept).variant)
    assert "won by" in kept.splitlines()[-2]


def test_the_playthroughs_can_be_made_anew() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden.regenerate", "nothing of that name"],
        cwd=FOLDER.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")
