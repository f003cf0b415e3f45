"""Signals, second starts and files of the desktop, with real processes."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardtable.app.settings import KEY, Settings
from cardtable.core.chance import rng
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.store.store import Store
from tests.ui.started import PATIENCE, Started, is_there

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")

COMPUTERS = (SeatEntry("Falk", "searcher"), SeatEntry("Agda", "searcher"))
PEOPLE = (SeatEntry("Anna"), SeatEntry("Agda", "searcher"))

Starts = Callable[..., Started]

RESIZED = """
def prepare(window):
    window.resize(701, 603)
"""
DIALOG = """
def prepare(window):
    window.resize(701, 603)
    QTimer.singleShot(0, window.ways.ask_new_game)
"""
QUESTION = """
def prepare(window):
    window.resize(701, 603)
    from cardtable.ui.dialogs.question import ask
    QTimer.singleShot(0, lambda: ask(window, "?", "?", lambda: None))
"""


@pytest.fixture(autouse=True)
def a_terminal() -> Iterator[None]:
    """Under ``nohup`` what is started would ignore SIGHUP too; what has a handler here has none there."""
    before = signal.signal(signal.SIGHUP, lambda *_: None)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory with quick animations and a match that was left."""
    folder = tmp_path / "data"
    with closing(Store.open(folder / "cardtable.sqlite3").store) as store:
        store.put(KEY, replace(Settings(), language="en", speed="at_once", pace="none").to_json())
    return folder


@pytest.fixture
def starts(data: Path) -> Iterator[Starts]:
    made: list[Started] = []

    def start(*arguments: str, folder: Path = data, **more: str) -> Started:
        made.append(Started(folder, *arguments, **more))
        return made[-1]

    yield start
    for one in made:
        one.close()


def record_of(tmp_path: Path, seats: tuple[SeatEntry, ...] = PEOPLE, seed: int = 1) -> Path:
    """The file of a match whose first deal has been dealt."""
    session = Session.begin(variant("casino.swedish").rule_set(2), seats, rng(seed), made="2026-11-20T18:30:00+01:00")
    session.begin_deal()
    file = tmp_path / f"partie-{seed}.cardtable"
    file.write_text(session.record().to_text(), encoding="utf-8")
    return file


def kept(data: Path) -> Any:
    return closing(Store.open(data / "cardtable.sqlite3").store)


def geometry(data: Path) -> object:
    with kept(data) as store:
        state = store.get("window")
    return state["geometry"] if state else None


# ── Signals ──────────────────────────────────────────────────────────────────────────────────────────────

ENDS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


def ended_well(started: Started, data: Path, by: set[signal.Signals], child: int) -> None:
    status, errors = started.end()
    assert errors == ""
    assert status in {-number for number in by}
    assert geometry(data)
    if child:
        assert not is_there(child)


@pytest.mark.parametrize(
    ("by", "group"),
    [*((by, False) for by in ENDS), (signal.SIGINT, True)],
    ids=[*(by.name for by in ENDS), "SIGINT to its child too"],
)
@pytest.mark.slow
def test_a_signal_while_computer_players_think(
    starts: Starts, data: Path, tmp_path: Path, by: signal.Signals, group: bool
) -> None:
    started = starts(str(record_of(tmp_path, COMPUTERS)), prepare=RESIZED)
    state = started.wait_for(lambda state: state["mode"] == "thinking" and state["asked"] and state["position"] > 2)
    started.signal(by, group)
    ended_well(started, data, {by}, state["child"])
    with kept(data) as store:
        record = store.load_match(state["match"])
    # The deal is the first change; each further one is an action.
    assert len(record.deals[0].actions) >= state["position"] - 1


@pytest.mark.parametrize("by", ENDS)
def test_a_signal_on_the_start_page(starts: Starts, data: Path, by: signal.Signals) -> None:
    started = starts(prepare=RESIZED)
    started.wait_for(lambda state: state["size"] == [701, 603])
    started.signal(by)
    ended_well(started, data, {by}, 0)
    again = starts()
    assert again.wait_for(lambda state: True)["size"] == [701, 603]


@pytest.mark.parametrize(
    ("prepare", "shown"), [(DIALOG, "NewGameDialog"), (QUESTION, "QuestionDialog")], ids=["dialog", "question"]
)
@pytest.mark.slow
def test_a_signal_while_something_is_asked(starts: Starts, data: Path, prepare: str, shown: str) -> None:
    started = starts(prepare=prepare)
    started.wait_for(lambda state: state["dialog"] == shown and state["size"] == [701, 603])
    started.signal(signal.SIGTERM)
    ended_well(started, data, {signal.SIGTERM}, 0)


UNSAVED = """
def prepare(window):
    window.resize(701, 603)
    from cardtable.core.record import SeatEntry
    from cardtable.games.registry import variant
    from cardtable.store.errors import StoreError
    def full(*_):
        raise StoreError("cannot_write", reason="full")
    window._store.create_match = full
    def play():
        window._begin(variant("casino.swedish").rule_set(2), [SeatEntry("Anna"), SeatEntry("Björn")])
        window.close()
    QTimer.singleShot(0, play)
"""


@pytest.mark.slow
def test_a_signal_is_no_answer_to_whether_something_unsaved_shall_go(starts: Starts, data: Path) -> None:
    started = starts(prepare=UNSAVED)
    started.wait_for(lambda state: state["dialog"] == "QuestionDialog" and state["size"] == [701, 603])
    started.signal(signal.SIGTERM)
    ended_well(started, data, {signal.SIGTERM}, 0)


@pytest.mark.slow
def test_a_signal_when_the_child_is_stopped(starts: Starts, data: Path, tmp_path: Path) -> None:
    started = starts(str(record_of(tmp_path, COMPUTERS)))
    state = started.wait_for(lambda state: state["child"] and state["asked"])
    os.kill(state["child"], signal.SIGSTOP)
    started.signal(signal.SIGTERM, group=True)
    ended_well(started, data, {signal.SIGTERM}, state["child"])


@pytest.mark.parametrize("by", ENDS)
@pytest.mark.slow
def test_further_signals_change_nothing(starts: Starts, data: Path, tmp_path: Path, by: signal.Signals) -> None:
    started = starts(str(record_of(tmp_path, COMPUTERS)))
    state = started.wait_for(lambda state: state["child"] and state["asked"])
    # The child is slow to go, so that the window is closing when the next ones come.
    os.kill(state["child"], signal.SIGSTOP)
    started.signal(by)
    for other in (signal.SIGINT, signal.SIGTERM, signal.SIGINT):
        if started.process.poll() is None:
            started.signal(other)
    # Those that wait at the same moment have no order.
    ended_well(started, data, {by, signal.SIGINT, signal.SIGTERM}, state["child"])


@pytest.mark.parametrize("by", ENDS)
def test_a_signal_right_at_the_start(starts: Starts, data: Path, by: signal.Signals) -> None:
    early = "import os; os.write(1, b'starting\\n')\nimport time\n"
    started = starts(prepare=early + "QTimer.singleShot(0, lambda: None)\n")
    assert started._lines.get(timeout=PATIENCE) == "starting\n"
    started.signal(by)
    status, errors = started.end()
    assert (status, errors) == (-by, "") or (by == signal.SIGINT and "KeyboardInterrupt" in errors)


@pytest.mark.slow
def test_a_program_that_shall_outlive_its_terminal_does(starts: Starts, data: Path) -> None:
    # As ``nohup`` does.
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        started = starts()
    finally:
        signal.signal(signal.SIGHUP, before)
    started.wait_for(lambda state: True)
    started.signal(signal.SIGHUP)
    started.signal(signal.SIGTERM)
    ended_well(started, data, {signal.SIGTERM}, 0)


@pytest.mark.slow
def test_a_window_that_is_closed_ends_with_success(starts: Starts, data: Path, tmp_path: Path) -> None:
    closing_itself = "def prepare(window):\n    QTimer.singleShot(500, window.close)\n"
    started = starts(str(record_of(tmp_path, COMPUTERS)), prepare=closing_itself)
    assert started.end() == (0, "")
    assert geometry(data)


@pytest.mark.slow
def test_the_child_does_not_outlive_a_killed_window(starts: Starts, data: Path, tmp_path: Path) -> None:
    started = starts(str(record_of(tmp_path, COMPUTERS)))
    state = started.wait_for(lambda state: state["child"] and state["asked"])
    child = os.pidfd_open(state["child"])
    try:
        started.signal(signal.SIGKILL)
        started.process.wait(timeout=PATIENCE)
        ready, _, _ = select.select([child], [], [], PATIENCE)
        assert ready
    finally:
        os.close(child)


@pytest.mark.slow
def test_the_end_of_the_session_keeps_how_the_window_lies(starts: Starts, data: Path) -> None:
    """The session asks before it ends the program, which it may then do without another word."""
    ending = """
def prepare(window):
    window.resize(701, 603)
    from cardtable.ui.start.lifetime import Lifetime
    application = QApplication.instance()
    [lifetime] = application.findChildren(Lifetime)
    def end():
        assert application.receivers("2commitDataRequest(QSessionManager&)") == 1
        assert application.receivers("2saveStateRequest(QSessionManager&)") == 1
        lifetime._remember()
        os._exit(7)
    QTimer.singleShot(200, end)
"""
    started = starts(prepare=ending)
    assert started.end() == (7, "")
    assert starts().wait_for(lambda state: True)["size"] == [701, 603]


# ── Second starts ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_a_second_start_hands_its_file_over_and_ends(starts: Starts, data: Path, tmp_path: Path) -> None:
    one = starts()
    assert one.wait_for(lambda state: state["mode"] == "idle")["match"] is None
    file = record_of(tmp_path)
    assert starts(str(file)).end() == (0, "")
    match = one.wait_for(lambda state: state["match"] is not None)["match"]
    assert starts().end() == (0, "")
    # The same file again finds the same match; another one is another.
    assert starts(str(file)).end() == (0, "")
    other = record_of(tmp_path, seed=2)
    assert starts(os.path.relpath(other, Path(__file__).parents[3])).end() == (0, "")
    assert one.wait_for(lambda state: state["match"] != match)["match"] == match + 1
    with kept(data) as store:
        assert len(store.matches()) == 2


@pytest.mark.slow
def test_a_second_start_brings_a_minimized_window_back(starts: Starts, data: Path) -> None:
    one = starts(prepare="def prepare(window):\n    QTimer.singleShot(0, window.showMinimized)\n")
    one.wait_for(lambda state: state["minimized"])
    assert starts().end() == (0, "")
    one.wait_for(lambda state: not state["minimized"] and state["active"])


@pytest.mark.slow
def test_a_bad_file_is_refused_by_the_window_that_is_there(starts: Starts, data: Path, tmp_path: Path) -> None:
    one = starts()
    one.wait_for(lambda state: state["mode"] == "idle")
    for name in ("bad.cardtable", "missing.cardtable"):
        file = tmp_path / name
        if name.startswith("bad"):
            file.write_text("no record")
        assert starts(str(file)).end() == (0, "")
    one.wait_for(lambda state: "bad.cardtable" in state["notice"])


@pytest.mark.slow
def test_programs_with_other_data_do_not_meet(starts: Starts, data: Path, tmp_path: Path) -> None:
    one, other = starts(), starts(folder=tmp_path / "other")
    one.wait_for(lambda state: state["mode"] == "idle")
    other.wait_for(lambda state: state["mode"] == "idle" and not state["notice"])


@pytest.mark.slow
def test_two_starts_at_once_give_one_window(starts: Starts, data: Path) -> None:
    both = [starts(), starts()]
    until = time.monotonic() + PATIENCE
    while all(one.process.poll() is None for one in both) and time.monotonic() < until:
        time.sleep(0.02)
    [ended] = [one for one in both if one.process.poll() is not None]
    assert ended.end() == (0, "")
    [other] = [one for one in both if one is not ended]
    other.wait_for(lambda state: state["mode"] == "idle")


@pytest.mark.slow
def test_a_second_window_beside_one_that_hangs_says_who_holds_the_match(
    starts: Starts, data: Path, tmp_path: Path
) -> None:
    one = starts(str(record_of(tmp_path)))
    state = one.wait_for(lambda state: state["mode"] == "human")
    one.signal(signal.SIGSTOP)
    try:
        second = starts()
        found = second.wait_for(lambda state: state["notice"])
        assert "is not responding" in found["notice"]
        assert (found["mode"], found["match"]) == ("idle", None)
    finally:
        one.signal(signal.SIGCONT)
    with kept(data) as store:
        assert [match.id for match in store.matches()] == [state["match"]]


@pytest.mark.slow
def test_after_a_kill_the_next_start_goes_on(starts: Starts, data: Path, tmp_path: Path) -> None:
    one = starts(str(record_of(tmp_path)))
    match = one.wait_for(lambda state: state["mode"] == "human")["match"]
    one.signal(signal.SIGKILL)
    one.process.wait(timeout=PATIENCE)
    found = starts().wait_for(lambda state: state["mode"] == "human")
    assert (found["match"], found["notice"]) == (match, "")


@pytest.mark.slow
def test_macos_opens_files_by_an_event(starts: Starts, data: Path, tmp_path: Path) -> None:
    file = record_of(tmp_path)
    opening = f"""
def prepare(window):
    from PySide6.QtGui import QFileOpenEvent
    QTimer.singleShot(0, lambda: QApplication.sendEvent(QApplication.instance(), QFileOpenEvent({str(file)!r})))
"""
    started = starts(prepare=opening)
    assert started.wait_for(lambda state: state["mode"] == "human")["names"].count("Anna") == 1
