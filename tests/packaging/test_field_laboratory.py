"""The field laboratory itself: what it says of what it cannot try, and when it fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.field import __main__ as laboratory
from tests.field.installed import Installed
from tests.field.trial import TRIALS, Trial
from tests.field.waiting import Failed, wait_for


def result(words: str) -> laboratory.Result:
    return laboratory.Result("trial", words, 1.0)


@pytest.mark.parametrize(
    ("words", "alone", "required"),
    [("passed", 0, 0), ("FAILED: no window", 1, 1), ("not tried: the machine lacks weston (package weston)", 0, 1)],
)
def test_what_a_machine_lacks_fails_only_where_it_was_to_be_installed(words: str, alone: int, required: int) -> None:
    assert laboratory._tell([result("passed"), result(words)], 2.0, required=False) == alone
    assert laboratory._tell([result("passed"), result(words)], 2.0, required=True) == required


def test_a_trial_says_which_package_the_machine_lacks(tmp_path: Path) -> None:
    installed = Installed(tmp_path / "nothing", tmp_path, "nothing", isolated=True)
    trial = Trial("of_nothing", lambda desk: None, {"no-such-program": "no-package"})
    found = laboratory.Laboratory(installed, tmp_path, keep=False).run(trial)
    assert found.lacking
    assert found.words.startswith("not tried: the machine lacks ")
    assert "(package " in found.words


def test_what_does_not_happen_ends_with_its_sentence() -> None:
    assert wait_for(lambda: "here", "not here") == "here"
    with pytest.raises(Failed, match="not here"):
        wait_for(lambda: "", "not here", patience=0)


def test_trials_are_chosen_by_the_beginning_of_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert laboratory.main(["--list"]) == 0
    assert capsys.readouterr().out.split() == list(TRIALS)
    with pytest.raises(SystemExit):
        laboratory.main(["no_such_trial"])
    assert "no such trial: no_such_trial" in capsys.readouterr().err


def test_trials_that_take_longer_than_they_may_are_told_and_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    """A busy machine is no fault of the program."""
    assert laboratory._tell([result("passed")], 299.0, required=True) == 0
    assert "longer" not in capsys.readouterr().out
    assert laboratory._tell([result("passed")], 301.0, required=True) == 0
    assert "longer than the 300 s" in capsys.readouterr().out
