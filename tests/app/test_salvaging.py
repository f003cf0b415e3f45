"""A database salvaged by a child: what it says, and what is made of it where it says nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.salvaging import Salvaged, Salvaging
from cardtable.core.child import Cause, ChildEnd
from cardtable.core.errors import CodedError
from cardtable.words.errors import error_sentence


def ended(line: bytes, cause: Cause = Cause.FINISHED) -> object:
    running = Salvaging(Path("database"))
    told: list[object] = []
    running.ended.connect(told.append)
    running._hear(line)
    running._finish(ChildEnd(cause))
    (found,) = told
    return found


def test_what_was_saved_is_told(qtbot: QtBot) -> None:
    found = ended(b'{"told": "backup_was_taken", "parameters": {"file": "a", "parties": 3}}')
    assert isinstance(found, Salvaged)
    assert found.message is not None
    assert (found.message.code, dict(found.message.parameters)) == ("backup_was_taken", {"file": "a", "parties": 3})


def test_another_program_may_have_done_it(qtbot: QtBot) -> None:
    found = ended(b'{"told": null}')
    assert isinstance(found, Salvaged)
    assert found.message is None


def test_a_refusal_keeps_its_code(qtbot: QtBot) -> None:
    found = ended(b'{"failed": "cannot_write", "parameters": {"reason": "ENOSPC"}}')
    assert isinstance(found, CodedError)
    assert found.code == "cannot_write"


@pytest.mark.parametrize(
    ("cause", "words"),
    [
        (Cause.CRASHED, "was stopped"),
        (Cause.OUT_OF_MEMORY, "not enough memory"),
        (Cause.OUT_OF_TIME, "too long"),
        (Cause.SILENT, "too long"),
        (Cause.CANNOT_START, "could not be started"),
        (Cause.FAILED, "failed"),
        (Cause.TOO_LONG, "failed"),
    ],
)
def test_why_it_came_to_no_end_is_said(qtbot: QtBot, cause: Cause, words: str) -> None:
    found = ended(b"a warning", cause)
    assert isinstance(found, CodedError)
    sentence = error_sentence(found)
    assert words in sentence
    assert "Nothing was changed" in sentence
