"""The entry point: which part of the program runs, and what is said where no window can be opened."""

from __future__ import annotations

import gc
import importlib
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cardtable import FAILED, NO_DISPLAY, __version__
from cardtable import __main__ as program
from cardtable.core import child
from cardtable.store import starting

# ── Which part runs ──────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[object, ...]]]:
    """The calls that the entry point made: the part's name and its arguments. The parts return 7."""
    made: list[tuple[object, ...]] = []

    def part(name: str) -> SimpleNamespace:
        def main(*arguments: object) -> int:
            made.append((name, *arguments))
            return 7

        return SimpleNamespace(main=main)

    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    for package, module in (
        ("cli", "commands"),
        ("ai", "worker"),
        ("ui.start", "opening"),
        ("ui.start", "self_test"),
        ("ui.start", "text_pictures"),
    ):
        parent = importlib.import_module(f"cardtable.{package}")
        monkeypatch.setattr(
            parent,
            module,
            part(module if module in ("self_test", "text_pictures") else package.partition(".")[0]),
            raising=False,
        )
    keys = signal.getsignal(signal.SIGINT)
    yield made
    gc.enable()
    signal.signal(signal.SIGINT, keys)


@pytest.mark.parametrize("command", ["rules", "replay", "check", "simulate"])
def test_the_command_line_gets_its_command_and_all_arguments(command: str, calls: list[object]) -> None:
    assert program.main([command, "--json"]) == 7
    assert calls == [("cli", [command, "--json"])]


def test_the_worker_is_told_nothing(calls: list[object]) -> None:
    assert program.main(["worker"]) == 7
    assert calls == [("ai",)]


def test_pictures_of_texts_are_taken_unseen(calls: list[object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("QT_LOGGING_RULES", "")
    assert program.main(["text-pictures", "fi"]) == 7
    assert calls == [("text_pictures", ["fi"])]
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    assert not program.needs_display(["text-pictures", "fi"])


def test_a_part_with_bounds_runs_within_them(calls: list[object], monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[str] = []
    monkeypatch.setattr(child, "keep_within", held.append)
    assert program.main(["--within=1000,60", "rules", "--json"]) == 7
    assert (held, calls) == (["1000,60"], [("cli", ["rules", "--json"])])

    def greedy(arguments: list[str]) -> int:
        raise MemoryError

    monkeypatch.setattr("cardtable.cli.commands", SimpleNamespace(main=greedy))
    assert program.main(["--within=1000,60", "rules"]) == child.OUT_OF_MEMORY


def test_everything_else_opens_the_table(
    calls: list[tuple[Any, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA_DIR", str(tmp_path))
    assert program.main(["--style", "fusion"]) == 7
    [(part, arguments, own, mark)] = calls
    assert (part, arguments) == ("ui", ["--style", "fusion"])
    assert not own.occupied
    own.close()
    assert mark.rung == starting.USUAL
    mark.clear()


def test_a_window_that_cannot_be_opened_is_said_in_one_sentence(
    calls: list[object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> int:
        raise OSError("no\x1b[31m\nroom")

    monkeypatch.setenv("CARDTABLE_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(importlib.import_module("cardtable.ui.start").opening, "main", fail)
    assert program.main([]) == FAILED
    told = capsys.readouterr().err
    assert "(OSError: no [31m room)" in told
    assert len(told.splitlines()) == 1
    # The next start knows.
    following = starting.StartMark(tmp_path)
    assert following.begin() == starting.FailedStart()
    assert following.rung == starting.NO_MATCH
    following.clear()


@pytest.mark.parametrize("platform", [None, "minimal"])
def test_the_self_test_runs_unseen_unless_told_otherwise(
    platform: str | None, calls: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    if platform is None:
        monkeypatch.delenv("QT_QPA_PLATFORM")
    else:
        monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    assert program.main(["--self-test"]) == 7
    assert calls == [("self_test",)]
    assert os.environ["QT_QPA_PLATFORM"] == (platform or "offscreen")
    assert not program.needs_display(["--self-test"])


def test_the_arguments_are_those_of_the_process_by_default(
    calls: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["cardtable", "rules"])
    assert program.main() == 7
    assert calls == [("cli", ["rules"])]


def test_the_version(calls: list[object], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        program.main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"cardtable {__version__}\n"
    assert calls == []


def test_the_help_lists_the_commands_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        program.main(["--help"])
    text = capsys.readouterr().out
    assert all(f"cardtable {command}" in text for command in ("rules", "replay", "check", "simulate"))
    assert "worker" not in text


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="there is always a display")
def test_without_a_display_no_window_is_tried(
    calls: list[object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert program.main([]) == 1
    assert calls == []
    assert "There is no display here." in capsys.readouterr().err


# ── Is there a display? ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:port=5900", "xcb;offscreen"])
def test_a_platform_that_was_chosen_and_needs_no_display_is_no_problem(platform: str) -> None:
    assert program.display_error({"QT_QPA_PLATFORM": platform}, platform="linux") is None


@pytest.mark.parametrize("name", ["foo", "foo;bar", "../xcb", "wayland2"])
def test_a_platform_that_is_not_there_is_named(name: str) -> None:
    error = program.display_error({"QT_QPA_PLATFORM": name}, platform="linux")
    assert error is not None
    assert error.startswith(f"There is no platform {name!r} here, only ")
    assert "offscreen" in error


def test_a_platform_from_elsewhere_counts(tmp_path: Path) -> None:
    (tmp_path / "platforms").mkdir()
    (tmp_path / "platforms" / "libqfoo.so").touch()
    for variable, folder in (("QT_PLUGIN_PATH", tmp_path), ("QT_QPA_PLATFORM_PLUGIN_PATH", tmp_path / "platforms")):
        assert program.display_error({"QT_QPA_PLATFORM": "foo", variable: str(folder)}, platform="linux") is None


def test_a_platform_among_the_arguments_counts_more(calls: list[object], capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["-platform", "foo"]) == NO_DISPLAY
    assert calls == []
    assert "There is no platform 'foo' here" in capsys.readouterr().err


def test_a_wayland_session_that_listens_is_no_problem(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        environ = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-0"}
        assert program.display_error(environ, platform="linux") is None
        assert program.platforms(environ) == ["wayland"]
        assert program.platforms({**environ, "QT_QPA_PLATFORM": "wayland-egl"}) == ["wayland"]
        assert program.platforms({**environ, "QT_QPA_PLATFORM": "xcb"}) == []


def test_a_wayland_session_that_has_ended_is_named(tmp_path: Path) -> None:
    environ = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-9"}
    error = program.display_error(environ, platform="linux")
    assert error is not None
    assert "The display wayland-9 does not answer." in error
    both = program.display_error({**environ, "DISPLAY": ":64999"}, platform="linux")
    assert both is not None
    assert "The display wayland-9 or :64999 does not answer." in both


def test_a_platform_that_was_chosen_and_has_no_display_is_named() -> None:
    error = program.display_error({"QT_QPA_PLATFORM": "xcb"}, platform="linux")
    assert error is not None
    assert "There is no display here for QT_QPA_PLATFORM=xcb." in error


def test_other_systems_always_have_a_display() -> None:
    assert program.display_error({}, platform="darwin") is None


def test_a_display_that_listens_is_no_problem(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "x:0"))
        server.listen()
        assert program.display_error({"DISPLAY": f"{tmp_path}/x:0:0"}, platform="linux") is None


@pytest.mark.window
def test_the_display_of_the_window_tests_answers(window_display: str) -> None:
    assert program.display_error({"DISPLAY": window_display}, platform="linux") is None


@pytest.mark.parametrize("display", [":64999", "nonsense", "/nowhere/x:0", "localhost:59000", "localhost:99999"])
def test_a_display_that_does_not_answer_is_named(display: str) -> None:
    error = program.display_error({"DISPLAY": display}, platform="linux")
    assert error is not None
    assert f"The display {display} does not answer." in error


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], True),
        (["--fullscreen"], True),
        (["--version"], False),
        (["-h"], False),
        (["rules", "--json"], False),
        (["worker"], False),
        (["--within=,60", "backup", "/somewhere"], False),
    ],
)
def test_only_the_table_needs_a_display(arguments: list[str], expected: bool) -> None:
    assert program.needs_display(arguments) is expected
