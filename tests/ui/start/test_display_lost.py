"""What Qt says last when its display is taken away ends the program in good order."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType

from cardtable import DISPLAY_LOST
from cardtable.ui.start import display_lost

Hear = Callable[[QtMsgType, QMessageLogContext, str], None]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Hear]:
    """The handler of messages that is installed, which is not Qt's here."""
    found: list[Hear] = []
    monkeypatch.setattr(display_lost, "qInstallMessageHandler", found.append)

    def leave(status: int) -> None:
        raise SystemExit(status)

    monkeypatch.setattr(os, "_exit", leave)
    return found


@pytest.mark.parametrize("fails", [False, True])
def test_the_database_is_closed_and_the_status_says_why(
    heard: list[Hear], capsys: pytest.CaptureFixture[str], fails: bool
) -> None:
    closed: list[str] = []

    def close() -> None:
        closed.append("closed")
        if fails:
            raise OSError("no")

    display_lost.watch(close)
    with pytest.raises(SystemExit) as left:
        heard[0](QtMsgType.QtWarningMsg, QMessageLogContext(), "The X11 connection broke (error 1). Did it die?")
    assert (left.value.code, closed) == (DISPLAY_LOST, ["closed"])
    assert "its display was taken away" in capsys.readouterr().err


def test_all_else_is_written_as_before(heard: list[Hear], capsys: pytest.CaptureFixture[str]) -> None:
    display_lost.watch(lambda: None)
    heard[0](QtMsgType.QtWarningMsg, QMessageLogContext(), "Something else")
    assert "Something else" in capsys.readouterr().err
