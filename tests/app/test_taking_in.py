"""A file taken in by a child: what it says, and what is made of it where it says nothing or nonsense."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable import TAKE_IN
from cardtable.app.backing_up import BackingUp
from cardtable.app.taking_in import TakingIn
from cardtable.core.child import Cause, ChildEnd
from cardtable.core.errors import CodedError
from cardtable.store import backups
from cardtable.store.steps import Steps
from cardtable.store.store import Store
from cardtable.store.whole import Restored, main, save_whole
from cardtable.store.workshop import workshop
from tests.app.test_running import begun


@pytest.fixture
def running(qtbot: QtBot) -> TakingIn:
    return TakingIn(Path("file"), Path("database"))


def ended(running: TakingIn, cause: Cause, status: int = 0) -> object:
    told: list[object] = []
    running.ended.connect(told.append)
    running._finish(ChildEnd(cause, status))
    (found,) = told
    return found


def test_what_was_taken_in_is_told(running: TakingIn, qtbot: QtBot) -> None:
    with qtbot.waitSignal(running.progressed) as told:
        running._hear(b'{"done": 3, "of": 9}')
    assert told.args == [3, 9]
    running._hear(b'{"taken": [1, 2, 3, 4, 5]}')
    assert ended(running, Cause.FINISHED) == Restored(1, 2, 3, 4, 5)


def test_a_refusal_keeps_its_code(running: TakingIn) -> None:
    running._hear(b'{"failed": "too_large", "parameters": {"file": "a"}}')
    error = ended(running, Cause.FINISHED)
    assert isinstance(error, CodedError)
    assert (error.code, dict(error.parameters)) == ("too_large", {"file": "a"})


@pytest.mark.parametrize(
    "line", [b"\xff", b"{", b"[]", b'{"done": 1e999, "of": 1}', b'{"taken": [1, 2, 3, 4, -5]}', b"warning"]
)
def test_lines_that_mean_nothing_are_passed_over(running: TakingIn, line: bytes) -> None:
    running._hear(line)
    error = ended(running, Cause.OUT_OF_MEMORY)
    assert isinstance(error, CodedError)
    assert (error.code, error.parameters["reason"]) == ("taking_in_failed", "out_of_memory")


def test_a_child_that_is_cancelled_leaves_nothing_behind(qtbot: QtBot, tmp_path: Path) -> None:
    file, database = tmp_path / "everything", tmp_path / "data" / "cardtable.sqlite3"
    with closing(Store.open(tmp_path / "other" / "cardtable.sqlite3").store) as store:
        record = begun(1).record()
        for number in range(300):
            store.create_match(replace(record, number=number + 1))
        save_whole(store, file)
    Store.open(database).store.close()
    taking = TakingIn(file, database)
    seen: list[bool] = []

    def cancel() -> None:
        seen.append(workshop(database, TAKE_IN).is_dir())
        taking.cancel()

    taking.progressed.connect(cancel)
    with qtbot.waitSignal(taking.ended, timeout=60_000) as told:
        taking.start()
    assert seen[0]
    assert not workshop(database, TAKE_IN).exists()
    with closing(Store.open(database).store) as store:
        assert bool(store.matches()) == (told.args[0] is not None)


def test_the_child_tells_in_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "data" / "cardtable.sqlite3"
    Store.open(database).store.close()
    assert main([str(tmp_path / "missing"), str(database)]) == 0
    assert capsys.readouterr().out.startswith('{"failed": "cannot_read", "parameters": {"file": ')
    assert main(["one"]) == 2
    told: list[object] = []
    steps = Steps(told.append)
    for done in range(1000):
        steps(done, 1000)
    assert told[0] == {"done": 0, "of": 1000}
    assert len(told) < 1000


@pytest.mark.parametrize(("status", "code"), [(backups.DAMAGED, "damage_found"), (backups.FAILED, "no_copy")])
def test_it_is_said_that_there_is_no_copy(qtbot: QtBot, tmp_path: Path, status: int, code: str) -> None:
    backup = BackingUp()
    with qtbot.waitSignal(backup.failed) as told:
        backup._end(ChildEnd(Cause.FAILED, status))
    (error,) = told.args
    assert error.code == code
    # It is tried every hour, and said once.
    with qtbot.assertNotEmitted(backup.failed):
        backup._end(ChildEnd(Cause.FAILED, status))
        backup._end(ChildEnd(Cause.FINISHED, 0))
    with qtbot.waitSignal(backup.failed):
        backup._end(ChildEnd(Cause.FAILED, status))


def test_a_session_of_weeks_is_copied_as_it_changes(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "cardtable.sqlite3"
    with closing(Store.open(path).store) as store:
        backup = BackingUp(every=50)
        assert backup.start(path)
        qtbot.waitUntil(lambda: len(backups.kept(path)) == 1, timeout=60_000)
        # A look that changes nothing, and one that finds a change.
        for _ in range(2):
            with qtbot.waitSignal(backup.ended, timeout=60_000):
                pass
        assert len(backups.kept(path)) == 1
        store.put("settings", {"number": 1})
        qtbot.waitUntil(lambda: len(backups.kept(path)) == 2, timeout=60_000)
        backup.stop()
        assert backup.process is None
        assert not any(timer.isActive() for timer in backup.findChildren(QTimer))


def test_damage_that_a_real_child_finds_is_said_and_salvaged_at_the_next_start(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "cardtable.sqlite3"
    with closing(Store.open(path).store) as store:
        for number in range(40):
            store.put(f"key {number}", ["x" * 900] * 3)
    data = bytearray(path.read_bytes())
    data[-4096 * 4 :] = b"x" * (4096 * 4)
    path.write_bytes(data)
    backup = BackingUp()
    with qtbot.waitSignal(backup.failed) as told:
        assert backup.start(path)
    assert told.args[0].code == "damage_found"
    assert backups.kept(path) == []
    opened = Store.open(path)
    with closing(opened.store) as store:
        assert opened.message is not None
        assert store.get("key 0") == ["x" * 900] * 3
