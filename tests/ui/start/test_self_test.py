"""The self-test finds what a package can lack. Whether it passes as a whole is tests/packaging/test_security.py's."""

from __future__ import annotations

import os
import re
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPluginLoader
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cardtable.app import child, computer
from cardtable.app.languages import Language
from cardtable.app.voice import Speaker, Voice
from cardtable.store import Store
from cardtable.ui.dialogs import about_words as about
from cardtable.ui.start import promises, qt_plugins, self_test
from cardtable.ui.start.trying import SelfTestError


@pytest.fixture
def steps(qapp: QApplication, tmp_path: Path) -> self_test.SelfTest:
    return self_test.SelfTest(qapp, tmp_path)


def test_every_rule_set_is_dealt_and_every_card_drawn(steps: self_test.SelfTest) -> None:
    assert " actions" in steps.rule_sets()
    assert " pictures" in steps.cards()


def test_every_part_with_a_process_of_its_own_answers(steps: self_test.SelfTest) -> None:
    assert " bytes" in steps.backup()
    assert steps.taking_in().endswith(" matches")
    assert steps.sounds().startswith(("a sound was taken", "none, because "))


def test_what_is_promised_beside_the_game_is_tried(steps: self_test.SelfTest) -> None:
    tried = dict(steps.steps())
    assert tried["second start"]() == "a file was handed over"
    assert tried["settings"]() == "kept"
    assert re.fullmatch(r"\d+ bytes; printers: \d+", tried["printing"]())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system's own voice alone can be tried")
def test_what_is_said_reaches_the_program_that_reads_aloud(
    steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promises, "speaker", lambda *_: None)
    voice = dict(steps.steps())["voice"]
    assert voice() == "a text was taken by a stand-in; the system's own: none here"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system's own voice alone can be tried")
def test_a_voice_that_says_nothing_fails(steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Voice, "say", lambda *_, **__: None)
    with pytest.raises(SelfTestError, match=r"a text to be read aloud came in as \[\]"):
        dict(steps.steps())["voice"]()


def test_where_nothing_reads_aloud_the_voice_is_not_tried(
    steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(promises, "speaker", lambda *_: None)
    monkeypatch.setattr(self_test, "set_up_application", lambda arguments: QApplication.instance())
    step = dict(steps.steps())["voice"]
    monkeypatch.setattr(self_test.SelfTest, "steps", lambda self: [("voice", step)])
    assert self_test.main() == 0
    assert "-       voice: not tried: none here\nself-test passed\n" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform != "linux", reason="the stand-in is a script of a shell")
@pytest.mark.parametrize(
    ("status", "said"),
    [
        (0, "a text was read by spd-say"),
        (1, "a text was taken by a stand-in; the system's own: it does not speak here, .*no server"),
    ],
)
def test_the_voice_of_the_system_is_tried(
    steps: self_test.SelfTest, status: int, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "spd-say"
    program.write_text(f"#!/bin/sh\necho no server >&2\nexit {status}\n")
    program.chmod(0o755)
    monkeypatch.setattr(promises, "speaker", lambda language, text: Speaker((str(program),), text.encode()))
    assert re.fullmatch(said, dict(steps.steps())["voice"]())


@pytest.fixture
def laid_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The plug-ins of this Qt in a folder of the test's own."""
    place = tmp_path / "plug-ins"
    for folder in map(Path, QCoreApplication.libraryPaths()):
        for pattern in qt_plugins.NEEDED[sys.platform]:
            for file in folder.glob(pattern):
                (place / file.parent.name).mkdir(parents=True, exist_ok=True)
                (place / file.parent.name / file.name).symlink_to(file)
    monkeypatch.setattr(QCoreApplication, "libraryPaths", lambda: [str(place)])
    return place


@pytest.mark.skipif(os.name != "posix", reason="links need a right of their own")
@pytest.mark.parametrize("pattern", qt_plugins.NEEDED.get(sys.platform, ()))
def test_each_missing_plug_in_of_qt_fails(steps: self_test.SelfTest, laid_out: Path, pattern: str) -> None:
    step = dict(steps.steps())["plug-ins"]
    assert step() == f"{len(qt_plugins.NEEDED[sys.platform])} there"
    for file in laid_out.glob(pattern):
        file.unlink()
    with pytest.raises(SelfTestError, match=re.escape(f"Qt has no {pattern}")):
        step()


@pytest.mark.skipif(sys.platform != "linux", reason="the plug-ins have other names elsewhere")
def test_a_broken_plug_in_of_qt_fails(steps: self_test.SelfTest, laid_out: Path) -> None:
    file = laid_out / "platforms" / "libqxcb.so"
    file.unlink()
    file.write_bytes(b"\x7fELF")
    with pytest.raises(SelfTestError, match=r"libqxcb\.so is no plug-in of Qt"):
        dict(steps.steps())["plug-ins"]()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere all that a plug-in needs is in the package")
@pytest.mark.parametrize(("lacking", "fault"), [("libQt6XcbQpa.so.6", True), ("libxcb-cursor.so.0", False)])
def test_a_plug_in_that_lacks_a_part_of_qt_fails(
    steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch, lacking: str, fault: bool
) -> None:
    """What the system lacks is asked for when a window opens."""
    monkeypatch.setattr(QPluginLoader, "load", lambda self: False)
    monkeypatch.setattr(QPluginLoader, "errorString", lambda self: f"{lacking}: cannot open shared object file")
    with pytest.raises(SelfTestError, match=lacking) if fault else nullcontext():
        dict(steps.steps())["plug-ins"]()


def test_pictures_that_are_not_drawn_fail(steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch) -> None:
    assert re.fullmatch(r"\d+ drawn", steps.pictures())
    monkeypatch.setattr(self_test, "resource_path", lambda *parts: Path("/nowhere", *parts))
    with pytest.raises(SelfTestError, match="icon is painted in 0 colours"):
        steps.pictures()


def test_a_second_start_that_tells_nobody_fails(steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch) -> None:
    # It says what is installed and ends, as a program would that does not know of the first one.
    monkeypatch.setattr(child, "command", lambda part, **_: [sys.executable, "-c", "print('cardtable')"])
    with pytest.raises(SelfTestError, match=r"\[\] in the place of \['.*opened twice ü.cardtable'\]"):
        dict(steps.steps())["second start"]()


def test_settings_that_are_lost_fail(steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "put", lambda *_: None)
    with pytest.raises(SelfTestError, match="in the place of Settings"):
        dict(steps.steps())["settings"]()


def test_paper_that_cannot_be_written_on_fails(steps: self_test.SelfTest, tmp_path: Path) -> None:
    (tmp_path / "sheet.pdf").mkdir()
    with pytest.raises(SelfTestError, match="no page was written"):
        dict(steps.steps())["printing"]()


def test_a_screen_reader_hears_the_words_of_a_window(qapp: QApplication) -> None:
    window = QWidget()
    window.setWindowTitle("The table")
    QPushButton("Ace of hearts", QWidget(window))
    window.show()
    assert promises.speech(window) >= {"The table", "Ace of hearts"}
    window.close()


def test_a_part_that_does_not_start_fails(steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "command", lambda part, *_, **__: ["/nowhere/cardtable", part])
    with pytest.raises(SelfTestError, match="0 copies, the process: "):
        steps.backup()
    with pytest.raises(SelfTestError, match="in the place of Restored"):
        steps.taking_in()


def test_a_missing_licence_fails(steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about, "resource_path", lambda *parts: Path("/nowhere", *parts))
    with pytest.raises(OSError, match="/nowhere/licences"):
        steps.resources()


def test_computer_players_that_do_not_start_fail(steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "command", lambda part, bounds: ["/nowhere/cardtable", part])
    with pytest.raises(SelfTestError, match=r"no answer of .* code=.computer_is_gone"):
        steps.computer_players()


def test_missing_translations_fail(steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Language, "words", tmp_path / "nothing.qm")
    with pytest.raises(SelfTestError, match="not translated"):
        steps.languages()


@pytest.mark.skipif("os.name != 'posix'")
def test_a_database_that_others_can_read_fails(
    steps: self_test.SelfTest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "open").touch(mode=0o644)
    with pytest.raises(SelfTestError, match="open can be read by others"):
        steps.database()


def test_a_step_that_fails_is_named_and_the_next_still_runs(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> str:
        raise SelfTestError("the moon is missing")

    def crash() -> str:
        raise ZeroDivisionError

    found = [("moon", fail), ("sun", crash), ("stars", lambda: "many")]
    monkeypatch.setattr(self_test, "set_up_application", lambda arguments: qapp)
    monkeypatch.setattr(self_test.SelfTest, "steps", lambda self: found)
    assert self_test.main() == 1
    printed = capsys.readouterr().out
    assert "FAILED  moon: the moon is missing\n" in printed
    assert "Traceback" in printed
    assert "ok      stars: many (" in printed
    assert printed.endswith("self-test failed: moon, sun\n")
