"""The system's voice: a stand-in for its program writes down what it is given to read."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.child import Child
from cardtable.app.voice import Voice, can_speak, speaker

posix = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="speech-dispatcher's program")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with a ``spd-say`` that appends its arguments to a file, which is returned."""
    written = tmp_path / "told"
    written.touch()
    program = tmp_path / "spd-say"
    program.write_text(f'#!/bin/sh\nprintf "%s|" "$@" >> {written}\necho >> {written}\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    return written


def spoken(qtbot: QtBot, read: Voice, told: Path) -> list[str]:
    qtbot.waitUntil(lambda: not read.speaking)
    return told.read_text().splitlines()


@posix
def test_texts_are_read_in_their_order_and_in_the_language(told: Path, qtbot: QtBot) -> None:
    read = Voice()
    read.set_language("de")
    read.say("Sechs Blatt.")
    read.say("-x  „Gut.“\n")
    assert spoken(qtbot, read, told) == ["-w|-l|de|--|Sechs Blatt.|", "-w|-l|de|--|-x „Gut.“|"]


@posix
def test_what_waits_is_read_in_the_language_in_which_it_was_said(told: Path, qtbot: QtBot) -> None:
    read = Voice()
    read.set_language("en")
    read.say("Six cards.")
    read.say("Good.")
    read.set_language("de")
    read.say("Gut.")
    assert spoken(qtbot, read, told) == ["-w|-l|en|--|Six cards.|", "-w|-l|en|--|Good.|", "-w|-l|de|--|Gut.|"]


@posix
def test_what_is_being_read_is_stopped_where_it_is_read(told: Path, qtbot: QtBot) -> None:
    read = Voice()
    read.set_language("en")
    read.say("A long story.")
    read.stop()
    # Its service reads on when the program that has asked for it is ended.
    qtbot.waitUntil(lambda: "-C|" in told.read_text().splitlines())
    qtbot.waitUntil(lambda: not read.findChildren(Child))


@posix
def test_off_is_silence(told: Path, qtbot: QtBot) -> None:
    read = Voice()
    read.say("One.")
    read.set_language("en")
    read.say(" ")
    assert not read.speaking
    read.say("Two.")
    read.say("Three.")
    read.set_language("")
    assert not read.speaking
    read.set_language("en")
    read.say("Four.")
    assert "Three" not in "".join(spoken(qtbot, read, told))


@posix
def test_what_is_long_past_is_not_read_and_nothing_is_endless(told: Path, qtbot: QtBot) -> None:
    read = Voice()
    read.set_language("en")
    for number in range(20):
        read.say(f"{number}. " + 5000 * "x")
    lines = spoken(qtbot, read, told)
    assert [line.split("|")[4].partition(".")[0] for line in lines] == ["0", "16", "17", "18", "19"]
    assert all(len(line) < 400 for line in lines)


@posix
def test_a_result_is_read_however_much_is_said_after_it(told: Path, qtbot: QtBot) -> None:
    read = Voice()
    read.set_language("en")
    read.say("Good.")
    read.say("Deal 1 is over. Anna: −5 points.", result=True)
    for number in range(20):
        read.say(f"Six cards, {number}.")
    lines = [line.split("|")[4] for line in spoken(qtbot, read, told)]
    assert lines[:2] == ["Good.", "Deal 1 is over. Anna: minus 5 points."]
    assert lines[2:] == [f"Six cards, {number}." for number in (17, 18, 19)]


@posix
@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("One sentence. " * 40, "One sentence."),
        ("one part, " * 40, "one part,"),
        ("word " * 100, "word"),
    ],
)
def test_what_is_long_ends_with_a_sentence_or_a_word(told: Path, qtbot: QtBot, text: str, end: str) -> None:
    read = Voice()
    read.set_language("en")
    read.say(text)
    (line,) = spoken(qtbot, read, told)
    said = line.split("|")[4]
    assert 250 < len(said) <= 300
    assert said.endswith(end)
    assert text.startswith(said)


@posix
@pytest.mark.parametrize(
    ("text", "end"),
    [
        (299 * "x" + ".", 300),
        (299 * "x" + ". More.", 300),
        (300 * "x" + ". More.", 300),
        (149 * "x" + ". " + 200 * "y", 150),
        (147 * "x" + ". " + 152 * "y", 300),
        (148 * "x" + ". " + 100 * "y" + ", " + 100 * "z", 251),
        (148 * "x" + ". " + 100 * "y" + " " + 100 * "z", 250),
    ],
    ids=["whole", "sentence", "too_long", "half", "less_than_half", "part", "word"],
)
def test_an_end_that_leaves_out_more_than_it_tells_is_none(told: Path, qtbot: QtBot, text: str, end: int) -> None:
    """Of 300 characters at most, those up to the end of a sentence count, or else of a part, or else of a word."""
    read = Voice()
    read.set_language("en")
    read.say(text)
    (line,) = spoken(qtbot, read, told)
    assert line.split("|")[4] == text[:end]


@posix
def test_a_program_that_fails_harms_nothing(told: Path, qtbot: QtBot) -> None:
    (told.parent / "spd-say").write_text("#!/bin/sh\nexit 3\n")
    read = Voice()
    read.set_language("en")
    read.say("One.")
    read.say("Two.")
    qtbot.waitUntil(lambda: not read.speaking)


@posix
def test_without_a_program_there_is_no_voice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not can_speak()
    read = Voice()
    read.set_language("en")
    read.say("One.")
    assert not read.speaking


@posix
def test_a_program_in_the_working_directory_is_not_taken(monkeypatch: pytest.MonkeyPatch, told: Path) -> None:
    monkeypatch.chdir(told.parent)
    monkeypatch.setenv("PATH", ".")
    assert not can_speak()


@pytest.mark.parametrize(
    ("platform", "program", "command"),
    [
        ("darwin", "/usr/bin/say", ["-f", "-"]),
        (
            "win32",
            "/windows/System32\\WindowsPowerShell\\v1.0\\powershell.exe",
            ["-NoProfile", "-NonInteractive", "-Command"],
        ),
    ],
)
def test_other_systems_read_their_input(
    monkeypatch: pytest.MonkeyPatch, platform: str, program: str, command: list[str]
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("SYSTEMROOT", "/windows")
    monkeypatch.setattr(os.path, "isfile", lambda name: name == program)
    found = speaker("de'; rm", "Sechs; $x 'Blatt'.")
    assert found is not None
    assert list(found.command)[: 1 + len(command)] == [program, *command]
    assert found.text.decode() == "Sechs; $x 'Blatt'."
    # Neither the text nor a language can become a part of the script.
    assert all("Blatt" not in part and "; rm" not in part for part in found.command)
