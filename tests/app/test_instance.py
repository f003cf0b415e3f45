"""One window for one data directory: the lock, the door, and what may be brought to it."""

from __future__ import annotations

import _socket
import errno
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardtable.app import instance
from cardtable.app.instance import Errand, Instance, claim, file_of
from cardtable.app.listening import Listening

if sys.platform == "win32":
    pytest.skip("pipes are tried in the window", allow_module_level=True)

from cardtable.app import local_socket

QUICK = 0.3
"""Seconds that are waited for somebody who will not answer."""

HOLDER = """
import sys, time
from pathlib import Path
from cardtable.app.instance import Errand, claim
own = claim(Path(sys.argv[1]), Errand())
print(own.door.address, flush=True)
time.sleep(600)
"""


@pytest.fixture
def claims() -> Iterator[list[Instance]]:
    made: list[Instance] = []
    yield made
    for one in made:
        one.close()


def first(claims: list[Instance], directory: Path) -> Instance:
    own = claim(directory, Errand(), QUICK)
    assert own is not None
    claims.append(own)
    return own


class Hearing(QObject):
    def __init__(self, own: Instance) -> None:
        super().__init__()
        assert own.door is not None
        self.errands: list[Errand] = []
        self.listening = Listening(own.door, self)
        self.listening.came.connect(self.errands.append)


def brought(qtbot: QtBot, hearing: Hearing, directory: Path, errand: Errand) -> Instance | None:
    """What a later start gets while the first one listens."""
    with ThreadPoolExecutor(1) as pool:
        later = pool.submit(claim, directory, errand, 60.0)
        qtbot.waitUntil(later.done, timeout=60_000)
        return later.result()


def test_a_later_start_hands_over_and_is_told_to_end(qtbot: QtBot, tmp_path: Path, claims: list[Instance]) -> None:
    hearing = Hearing(first(claims, tmp_path / "data"))
    errands = [Errand(), Errand("/home/anna/partie.cardtable"), Errand("/tmp/\udcff\n“.cardtable", "token-1")]
    for errand in errands:
        assert brought(qtbot, hearing, tmp_path / "data", errand) is None
    assert hearing.errands == errands
    hearing.listening.stop()


def test_other_data_are_another_program(tmp_path: Path, claims: list[Instance]) -> None:
    both = [first(claims, tmp_path / name) for name in ("one", "two")]
    assert not any(one.occupied for one in both)
    assert len({one.door.address for one in both if one.door is not None}) == 2


def test_the_same_data_by_another_name_are_the_same_program(tmp_path: Path, claims: list[Instance]) -> None:
    first(claims, tmp_path / "data")
    (tmp_path / "link").symlink_to("data")
    assert first(claims, tmp_path / "link").occupied


def test_who_does_not_answer_still_holds_the_match(tmp_path: Path, claims: list[Instance]) -> None:
    first(claims, tmp_path)
    assert first(claims, tmp_path).occupied


def test_after_the_end_the_next_one_is_the_first(tmp_path: Path, claims: list[Instance]) -> None:
    own = first(claims, tmp_path)
    assert own.door is not None
    address = own.door.address
    own.close()
    assert not os.path.lexists(address)
    assert not first(claims, tmp_path).occupied


def test_what_a_killed_program_leaves_behind_is_replaced(tmp_path: Path, claims: list[Instance]) -> None:
    process = subprocess.Popen([sys.executable, "-c", HOLDER, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        process.send_signal(signal.SIGSTOP)
        assert first(claims, tmp_path).occupied
        process.kill()
    assert os.path.exists(address)
    own = first(claims, tmp_path)
    assert not own.occupied
    assert own.door is not None
    assert not os.path.exists(address)


@pytest.mark.parametrize("session", ["", "relative", "missing", "open", "long"])
def test_a_place_is_found_where_the_session_has_none(
    qtbot: QtBot, tmp_path: Path, claims: list[Instance], monkeypatch: pytest.MonkeyPatch, session: str
) -> None:
    data = tmp_path / ("d" * 100) / "data"
    folder = tmp_path / session
    if session == "missing":
        session = str(folder)
    if session in ("open", "long"):
        folder = tmp_path / ("x" * 120 if session == "long" else "open")
        folder.mkdir()
        folder.chmod(0o777 if session == "open" else 0o700)
        session = str(folder)
    monkeypatch.setenv("XDG_RUNTIME_DIR", session)
    own = first(claims, data)
    assert own.door is not None
    place = Path(own.door.address).parent
    assert place != folder
    assert place.stat().st_mode & 0o077 == 0
    hearing = Hearing(own)
    assert brought(qtbot, hearing, data, Errand("/a")) is None
    hearing.listening.stop()
    own.close()
    assert not place.exists()


def test_the_socket_is_this_persons_alone(tmp_path: Path, claims: list[Instance]) -> None:
    before = os.umask(0)
    try:
        own = first(claims, tmp_path)
    finally:
        os.umask(before)
    assert own.door is not None
    assert Path(own.door.address).stat().st_mode & 0o077 == 0


def test_nobody_is_kept_out_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    own = claim(tmp_path / "file", Errand(), QUICK)
    assert own is not None
    assert not own.occupied
    own.close()


@pytest.mark.parametrize("step", ["socket", "listen"])
def test_a_socket_that_fails_half_way_leaves_nothing_and_stops_nobody(
    tmp_path: Path, claims: list[Instance], monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    class Poor(_socket.socket):
        def __init__(self, *arguments: int) -> None:
            if step == "socket":
                raise OSError(errno.EMFILE, "too many open files")
            super().__init__(*arguments)

        def listen(self, *_arguments: int) -> None:
            raise OSError(errno.EOPNOTSUPP, "not supported")

    session, made = tmp_path / "session", tmp_path / "made"
    for folder in (session, made):
        folder.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(session))
    monkeypatch.setattr(tempfile, "tempdir", str(made))
    monkeypatch.setattr(_socket, "socket", Poor)
    own = first(claims, tmp_path / "data")
    assert (own.door, own.occupied) == (None, False)
    assert [file for folder in (session, made) for file in folder.iterdir()] == []


def test_where_no_socket_can_be_made_the_first_one_still_holds_the_match(
    tmp_path: Path, claims: list[Instance], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance, "open_door", lambda _: None)
    own = first(claims, tmp_path)
    assert own.door is None
    assert not own.occupied
    assert first(claims, tmp_path).occupied


BAD = [
    b"\n",
    b"nonsense\n",
    b"\xff\xfe\n",
    b"[]\n",
    b"[" * 50_000 + b"\n",
    b'{"version": 2, "file": "", "token": ""}\n',
    b'{"version": 1, "file": ""}\n',
    b'{"version": 1, "file": "", "token": "", "run": "x"}\n',
    b'{"version": 1, "file": "relative", "token": ""}\n',
    b'{"version": 1, "file": "/a\\u0000b", "token": ""}\n',
    b'{"version": 1, "file": ["/a"], "token": ""}\n',
    b'{"version": 1, "file": "/a", "token": "a\\nb"}\n',
    b'{"version": 1, "file": "/a", "token": "' + b"x" * 300 + b'"}\n',
    b'{"version": 1, "file": "/' + b"a" * 5_000 + b'", "token": ""}\n',
    b"x" * 1_000_000,
    b'{"version": 1, "file": "", "tok',
]


@pytest.mark.parametrize("line", BAD, ids=lambda line: repr(line[:40]))
def test_nothing_else_is_understood(qtbot: QtBot, tmp_path: Path, claims: list[Instance], line: bytes) -> None:
    own = first(claims, tmp_path)
    hearing = Hearing(own)
    assert own.door is not None
    with ThreadPoolExecutor(1) as pool:
        sent = pool.submit(local_socket.send, own.door.address, line, 60.0)
        qtbot.waitUntil(sent.done, timeout=60_000)
        assert not sent.result()
    assert hearing.errands == []
    # And the next one is heard.
    assert brought(qtbot, hearing, tmp_path, Errand("/a")) is None
    assert hearing.errands == [Errand("/a")]
    hearing.listening.stop()


def test_who_has_given_up_waiting_is_not_served(tmp_path: Path, claims: list[Instance]) -> None:
    own = first(claims, tmp_path)
    assert own.door is not None
    with socket.socket(socket.AF_UNIX) as caller:
        caller.connect(own.door.address)
        caller.sendall(Errand("/a").to_bytes())
    assert own.door.next_errand(Errand.of_bytes) is None


def test_another_persons_socket_is_not_trusted(
    tmp_path: Path, claims: list[Instance], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = first(claims, tmp_path)
    assert own.door is not None
    monkeypatch.setattr(os, "getuid", lambda: 12_345)
    assert not local_socket.send(own.door.address, Errand().to_bytes(), QUICK)


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell who is at the other end")
def test_another_persons_process_is_not_heard(
    tmp_path: Path, claims: list[Instance], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = first(claims, tmp_path)
    assert own.door is not None
    with socket.socket(socket.AF_UNIX) as caller:
        caller.connect(own.door.address)
        caller.sendall(Errand("/a").to_bytes())
        monkeypatch.setattr(os, "getuid", lambda: 12_345)
        assert own.door.next_errand(Errand.of_bytes) is None


def test_an_address_that_is_no_socket_is_neither_used_nor_removed(tmp_path: Path, claims: list[Instance]) -> None:
    precious = tmp_path / "cardtable-precious.socket"
    precious.write_text("mine")
    (tmp_path / instance.LOCK_NAME).write_text(str(precious))
    assert not local_socket.send(str(precious), Errand().to_bytes(), QUICK)
    assert not first(claims, tmp_path).occupied
    assert precious.read_text(encoding="utf-8") == "mine"


def test_a_file_is_the_first_argument_that_is_no_option() -> None:
    assert file_of([]) == ""
    assert file_of(["a.cardtable", "b.cardtable"]) == "a.cardtable"
    assert file_of(["-style", "fusion", "--platform", "offscreen", "-x", "a.cardtable"]) == "a.cardtable"
    # What a session manager adds when it starts a program again.
    assert file_of(["-session", "10fa_1234_5"]) == ""


@pytest.mark.skipif(os.name == "nt", reason="paths of Windows are tested beside these")
@pytest.mark.parametrize(
    ("argument", "path"),
    [
        ("file:///home/anna/a%20b%23.cardtable", "/home/anna/a b#.cardtable"),
        ("FILE:///a.cardtable", "/a.cardtable"),
        ("file://localhost/M%C3%BCller.cardtable", "/Müller.cardtable"),
        ("file:/a.cardtable", "/a.cardtable"),
        ("file:///a%FF.cardtable", "/a\udcff.cardtable"),
        ("file:///a#1.cardtable", "/a#1.cardtable"),
        ("file://server/share/a.cardtable", "file://server/share/a.cardtable"),
        ("file:///a%00b", "file:///a%00b"),
        ("file:", "file:"),
        ("profile:a.cardtable", "profile:a.cardtable"),
        ("a%20b.cardtable", "a%20b.cardtable"),
    ],
)
def test_a_file_can_be_named_by_its_address(argument: str, path: str) -> None:
    assert file_of([argument]) == path


def test_on_windows_the_address_begins_with_the_drive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert file_of(["file:///C:/Users/Anna/a%20b.cardtable"]) == "C:/Users/Anna/a b.cardtable"
    assert file_of(["file:///c|/a.cardtable"]) == "c:/a.cardtable"
    assert file_of(["C:\\a.cardtable"]) == "C:\\a.cardtable"


def test_a_file_that_is_called_like_an_address_is_that_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file:a").touch()
    assert file_of(["file:a"]) == "file:a"


def test_an_errand_names_its_file_from_the_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "token\n")
    errand = Errand.of_arguments(["a.cardtable"])
    assert errand == Errand(str(tmp_path / "a.cardtable"), "")
    assert Errand.of_bytes(errand.to_bytes()) == errand
    assert json.loads(errand.to_bytes())["version"] == 1
