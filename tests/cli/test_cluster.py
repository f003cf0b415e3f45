"""``cardtable simulate --cluster``: with a real scheduler and two workers where Dask is installed."""

from __future__ import annotations

import ipaddress
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import pytest

from cardtable import __version__
from cardtable.cli.cluster import installed_version
from cardtable.cli.commands import main
from tests.ai.test_engine import documented
from tests.cli.test_simulate import refused, result, untimed

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300
MATCH = ("casino.swedish", "--players", "counter,beginner", "--parties", "6", "--samples", "2", "--option", "target=3")


class Workers:
    """Stands for Dask’s client: threads in the place of machines."""

    def __init__(self, address: str, timeout: float, set_as_default: bool) -> None:
        if address == "tcp://nobody:1":
            raise OSError("Timed out trying to connect")
        assert (address, set_as_default) == ("tcp://there:8786", False)
        assert timeout > 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def wait_for_workers(self, number: int, timeout: float) -> None:
        assert number == 1

    def run(self, function: Callable[[], str], on_error: str) -> dict[str, object]:
        assert on_error == "return"
        return {"tcp://one:1": function(), "tcp://two:2": function()}

    def get_executor(self, *, pure: bool) -> Executor:
        assert not pure
        return ThreadPoolExecutor(2)


@pytest.fixture
def dask(monkeypatch: pytest.MonkeyPatch) -> type[Workers]:
    class Own(Workers):
        pass

    module = ModuleType("distributed")
    module.Client = Own  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "distributed", module)
    monkeypatch.setattr("cardtable.cli.cluster._knock", lambda address: None)
    return Own


def test_without_dask_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert refused(capsys, *MATCH, "--cluster", "tcp://there:8786") == "cluster needs dask (install cardtable[cluster])"


def test_where_nobody_listens_it_is_said_before_dask_tries(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Dask tries for half a minute."""
    module = ModuleType("distributed")
    module.Client = pytest.fail  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "distributed", module)
    with socket.socket() as taken:
        # Bound, and not listened at.
        taken.bind(("127.0.0.1", 0))
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        # Dask takes an address without a kind for one of TCP.
        for address in (f"tcp://{place}", place):
            assert refused(capsys, *MATCH, "--cluster", address).startswith(
                f"cluster does not answer (address {address}"
            )
    for address in ("tcp://127.0.0.1:99999", "tls://[::1]:99999", "127.0.0.1:99999"):
        assert refused(capsys, *MATCH, "--cluster", address).startswith("cluster does not answer")


def test_what_listens_and_is_no_scheduler_is_told_before_dask_believes_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Dask takes what a server of mail says for a length, and asks for so much memory."""
    module = ModuleType("distributed")
    module.Client = pytest.fail  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "distributed", module)
    with socket.create_server(("127.0.0.1", 0)) as server, ThreadPoolExecutor(1) as other:
        for said in (b"220 mail.example ESMTP\r\n", b"short", b""):

            def greet(said: bytes = said) -> None:
                connection, _ = server.accept()
                with connection:
                    connection.sendall(said)

            greeting = other.submit(greet)
            address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
            line = refused(capsys, *MATCH, "--cluster", address)
            assert line.endswith("no scheduler of Dask listens there)"), line
            greeting.result()


def test_nobody_waits_longer_than_three_seconds_for_a_connection(
    dask: type[Workers], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where a name stands for several addresses."""
    monkeypatch.undo()
    waited: list[tuple[object, float]] = []

    class Unanswered(socket.socket):
        def connect(self, address: Any) -> None:
            waited.append((address, self.gettimeout() or 0))
            raise TimeoutError("timed out")

    def found(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        usual = (socket.AF_INET, socket.SOCK_STREAM, 0, "")
        return [(*usual, (one, port)) for one in (("one", "two") if host == "there" else (host,))]

    monkeypatch.setitem(sys.modules, "distributed", ModuleType("distributed"))
    sys.modules["distributed"].Client = dask  # type: ignore[attr-defined]
    monkeypatch.setattr(socket, "socket", Unanswered)
    monkeypatch.setattr(socket, "getaddrinfo", found)
    for address, places in (("tcp://there:8786", ["one", "two"]), ("tls://[fe80::1%eth0]:8786/", ["fe80::1%eth0"])):
        waited.clear()
        assert "timed out" in refused(capsys, *MATCH, "--cluster", address)
        assert [place for place, _ in waited] == [(one, 8786) for one in places]
        assert 2 <= sum(timeout for _, timeout in waited) <= 3


class _Reached(Exception):
    """Dask was asked to connect."""


def _refuse_to_go_on(*_: object, **__: object) -> None:
    raise _Reached


@pytest.mark.parametrize("parts", [(b"\x30\0", b"\0\0\0", b"\0\0\0"), (b"220 ", b"mail.example ESMTP\r\n")])
def test_a_greeting_that_comes_in_parts_is_read_whole(
    parts: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = ModuleType("distributed")
    module.Client = _refuse_to_go_on  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "distributed", module)
    with socket.create_server(("127.0.0.1", 0)) as server, ThreadPoolExecutor(1) as other:

        def greet() -> None:
            connection, _ = server.accept()
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with connection:
                for part in parts:
                    connection.sendall(part)
                    time.sleep(0.1)

        greeting = other.submit(greet)
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        if sum(map(len, parts)) == 8:
            with pytest.raises(_Reached):
                main(["simulate", *MATCH, "--cluster", address])
        else:
            assert refused(capsys, *MATCH, "--cluster", address).endswith("no scheduler of Dask listens there)")
        greeting.result()


def _on_a_link() -> tuple[str, str]:
    """An address of this computer that holds on one link alone, and the name of the link."""
    try:
        lines = Path("/proc/net/if_inet6").read_text(encoding="ascii").split("\n")
    except OSError:
        lines = []
    for line in lines:
        if line.startswith("fe80"):
            digits, *_, name = line.split()
            return str(ipaddress.IPv6Address(int(digits, 16))), name
    pytest.skip("no address here holds on one link alone")


def test_an_address_that_holds_on_one_link_is_reached_by_the_name_of_the_link(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address, link = _on_a_link()
    module = ModuleType("distributed")
    module.Client = pytest.fail  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "distributed", module)
    with socket.socket(socket.AF_INET6) as server, ThreadPoolExecutor(1) as other:
        server.bind((address, 0, 0, socket.if_nametoindex(link)))
        server.listen()

        def greet() -> None:
            connection, _ = server.accept()
            with connection:
                connection.sendall(b"220 mail.example ESMTP\r\n")

        greeting = other.submit(greet)
        place = f"tcp://[{address}%{link}]:{server.getsockname()[1]}"
        assert refused(capsys, *MATCH, "--cluster", place).endswith("no scheduler of Dask listens there)")
        greeting.result()


def test_a_scheduler_that_does_not_answer(dask: type[Workers], capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, *MATCH, "--cluster", "tcp://nobody:1").startswith(
        "cluster does not answer (address tcp://nobody:1, reason Timed out"
    )


def test_a_scheduler_without_workers(
    dask: type[Workers], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nobody_comes(self: Workers, number: int, timeout: float) -> None:
        raise TimeoutError

    monkeypatch.setattr(dask, "wait_for_workers", nobody_comes)
    line = refused(capsys, *MATCH, "--cluster", "tcp://there:8786")
    assert line == "cluster has no workers (address tcp://there:8786)"


@pytest.mark.parametrize("other", ["0.0.1", ModuleNotFoundError("No module named 'cardtable'")])
def test_workers_with_another_version_or_none(
    other: object, dask: type[Workers], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dask, "run", lambda *_, on_error: {"tcp://one:1": __version__, "tcp://two:2": other})
    line = refused(capsys, *MATCH, "--cluster", "tcp://there:8786")
    assert line.startswith(f"cluster has another version (worker tcp://two:2, version {other}, needed {__version__}")
    assert installed_version() == __version__


def test_the_result_does_not_depend_on_the_cluster(dask: type[Workers], capsys: pytest.CaptureFixture[str]) -> None:
    alone = result(capsys, *MATCH)
    assert untimed(result(capsys, *MATCH, "--cluster", "tcp://there:8786")) == untimed(alone)


def test_lost_workers_break_the_match_off_in_one_line(
    dask: type[Workers], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    killed = type("KilledWorker", (Exception,), {"__module__": "distributed.scheduler"})

    def loses(*_: object) -> None:
        raise killed("three workers died")

    monkeypatch.setattr("cardtable.ai.arena.play_table", loses)
    line = refused(capsys, *MATCH, "--cluster", "tcp://there:8786")
    assert line == "processes are lost (reason KilledWorker: three workers died)"


def start(*words: str) -> subprocess.Popen[bytes]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    # In a file of its own: what they log must not fill a pipe.
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *words, "--no-dashboard"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    """The address of a scheduler on this machine with two workers, which nobody restarts."""
    pytest.importorskip("distributed", reason="Dask is not installed")
    file = tmp_path / "scheduler.json"
    running = [start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))]
    try:
        end = time.monotonic() + PATIENCE
        while not (file.exists() and file.read_text()):
            assert running[0].poll() is None
            assert time.monotonic() < end
            time.sleep(0.1)
        address: str = json.loads(file.read_text())["address"]
        running += [start("worker", address, "--nthreads", "1", "--no-nanny") for _ in range(2)]
        code = f"from distributed import Client\nwith Client({address!r}, timeout=300) as one: one.wait_for_workers(2)"
        subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE, env=os.environ)
        yield address
    finally:
        for process in running:
            process.kill()
            process.wait()


@pytest.mark.slow
def test_a_worker_that_is_killed_loses_no_table(
    scheduler: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    killed = tmp_path / "killed"
    # The first program that is started kills the worker that has started it.
    kills = (
        f"import os, pathlib\nplace = pathlib.Path({str(killed)!r})\n"
        "if not place.exists():\n    place.touch()\n    os.kill(os.getppid(), 9)\n"
    )
    file = tmp_path / "stranger.py"
    file.write_text(kills + documented("python")[0], encoding="utf-8")
    arguments = [
        *("casino.swedish", "--players", "greedy,stranger", "--parties", "12", "--samples", "2", "--seed", "4"),
        *("--option", "target=3", "--engine", f"stranger={sys.executable} -I {file}", "--patience", str(PATIENCE)),
    ]
    spread: dict[str, Any] = result(capsys, *arguments, "--cluster", scheduler)
    assert killed.exists()
    assert spread["mirrored_sets"] == 6
    assert untimed(spread) == untimed(result(capsys, *arguments))


def test_one_place_to_play_at_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *MATCH, "--jobs", "2", "--cluster", "tcp://there:8786"]) == 2
    assert "not allowed with argument" in capsys.readouterr().err
