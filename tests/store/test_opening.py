"""Opening the database: where it lies, who may read it, older ones, and those that have to be set aside."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest

from cardtable.core.errors import CodedError
from cardtable.core.record import Record
from cardtable.store import Store, StoreError, data_directory, database_path, inspection, opening, salvage, schema
from tests.store.conftest import PlayAtRandom

VERSIONS = Path(__file__).parent / "versions"

posix = pytest.mark.skipif(os.name != "posix", reason="the system has no such modes or links")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def filled(path: Path, played: PlayAtRandom) -> Path:
    """A database that was closed in good order, with a finished match and one that goes on."""
    with closing(Store.open(path).store) as store:
        store.create_match(played(1).record, played(1).results)
        store.create_match(played(2, actions=60).record)
        store.put("language", "de")
    return path


def beside(path: Path) -> set[str]:
    """What lies in the directory besides the database in use."""
    used = {path.name, f"{path.name}-wal", f"{path.name}-shm", path.with_suffix(".lock").name}
    return {file.name for file in path.parent.iterdir()} - used


def file_of(message: CodedError | None, code: str) -> Path:
    assert message is not None
    assert message.code == code or (code.startswith("damaged") and message.code == "damaged_database_salvaged")
    return Path(str(message.parameters["file"]))


def usable(store: Store, record: Record) -> bool:
    """Whether this is a fresh database that keeps what it is given."""
    assert store.matches() == []
    return store.load_match(store.create_match(record)) == record


# Where and how


def test_the_environment_names_the_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDTABLE_DATA_DIR", str(tmp_path / "elsewhere"))
    assert data_directory() == tmp_path / "elsewhere"
    with closing(Store.open().store):
        assert (tmp_path / "elsewhere" / "cardtable.sqlite3").is_file()
    monkeypatch.setenv("CARDTABLE_DATA_DIR", "")
    assert data_directory().name == "cardtable"
    assert tmp_path not in database_path().parents


def test_names_that_need_quoting(tmp_path: Path, played: PlayAtRandom) -> None:
    # Windows has no question marks in names.
    path = tmp_path / ("ä #1?mode=ro%20" if os.name == "posix" else "ä #1&mode=ro%20") / "cardtable.sqlite3"
    with closing(Store.open(path).store) as store:
        assert usable(store, played(actions=5).record)
    assert path.is_file()


@posix
def test_nobody_else_may_read(path: Path, played: PlayAtRandom) -> None:
    before = os.umask(0)
    try:
        with closing(Store.open(path).store) as store:
            store.create_match(played(actions=5).record)
            assert mode(path.parent) == 0o700
            files = list(path.parent.iterdir())
            assert len(files) == 4
            assert {mode(file) for file in files} == {0o600}
        path.chmod(0o644)
        with closing(Store.open(path).store):
            assert mode(path) == 0o600
    finally:
        os.umask(before)


@posix
def test_a_directory_that_was_there_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with closing(Store.open(tmp_path / "cardtable.sqlite3").store):
        assert mode(tmp_path) == 0o755


@posix
def test_a_link_is_followed_and_stays(tmp_path: Path, filled: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(filled)
    with closing(Store.open(link).store) as store:
        assert len(store.matches()) == 2
    assert link.is_symlink()


def test_the_log_and_the_checks_of_references_are_on(store: Store) -> None:
    pragmas = {"journal_mode": "wal", "synchronous": 1, "foreign_keys": 1, "trusted_schema": 0}
    for name, value in pragmas.items():
        assert store._connection.execute(f"PRAGMA {name}").fetchone() == (value,)


def test_a_closed_store_is_closed_for_good(path: Path) -> None:
    store = Store.open(path).store
    store.close()
    store.close()
    with pytest.raises(sqlite3.ProgrammingError):
        store.matches()


@contextmanager
def without_privileges() -> Iterator[None]:
    """Modes mean nothing to root, so be nobody for a while."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def public() -> Iterator[Path]:
    """A directory that anybody can reach, which not every temporary directory of a test is."""
    directory = Path(tempfile.mkdtemp())
    directory.chmod(0o755)
    yield directory
    shutil.rmtree(directory)


@posix
@pytest.mark.parametrize("present", [False, True])
def test_a_directory_that_cannot_be_written(public: Path, present: bool, played: PlayAtRandom) -> None:
    path = public / "cardtable.sqlite3"
    if present:
        with closing(Store.open(path).store) as store:
            store.create_match(played(actions=5).record)
        for file in public.iterdir():
            file.chmod(0o444)
    public.chmod(0o555)
    before = {file.name: file.read_bytes() for file in public.iterdir()}
    with without_privileges(), pytest.raises(StoreError) as refused:
        Store.open(path)
    assert refused.value.code in ("cannot_open", "cannot_write")
    assert refused.value.parameters["reason"]
    assert {file.name: file.read_bytes() for file in public.iterdir()} == before
    public.chmod(0o755)


@posix
@pytest.mark.skipif(getattr(os, "geteuid", int)() != 0, reason="whoever owns a file is let in by the program itself")
def test_a_database_of_which_only_the_lock_can_be_written(public: Path, played: PlayAtRandom) -> None:
    path = public / "cardtable.sqlite3"
    with closing(Store.open(path).store) as store:
        match = store.create_match(played(actions=5).record)
    path.chmod(0o444)
    path.with_suffix(".lock").chmod(0o666)
    with without_privileges(), pytest.raises(StoreError) as refused:
        Store.open(path)
    assert refused.value.code in ("cannot_open", "cannot_write")
    assert refused.value.parameters["file"] == str(path)
    with closing(Store.open(path).store) as store:
        assert store.load_match(match) == played(actions=5).record


@pytest.mark.parametrize("size", [0, 40, 4096], ids=["btrfs", "tmpfs", "ext4"])
def test_a_directory_in_the_place_of_the_database(path: Path, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    # File systems say different things about the size of a folder.
    path.mkdir(parents=True)
    measured = inspection._size
    monkeypatch.setattr(inspection, "_size", lambda part: size if part == path else measured(part))
    with pytest.raises(StoreError) as refused:
        Store.open(path)
    assert refused.value.code == "cannot_open"
    assert path.is_dir()


def test_a_file_in_the_place_of_the_directory(path: Path) -> None:
    path.parent.write_text("in the way")
    with pytest.raises(StoreError) as refused:
        Store.open(path)
    assert refused.value.code == "cannot_open"


# Older databases


def restored(version: int, path: Path) -> Path:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((VERSIONS / f"{version}.sql").read_text(encoding="utf-8"))
    return path


def schema_of(path: Path) -> dict[str, str]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        return {name: " ".join(sql.split()) for name, sql in rows}


def test_every_version_has_its_sample() -> None:
    """A sample is ``PRAGMA application_id``, ``PRAGMA user_version`` and ``.dump`` of a database of that version. A
    new version gets a new file; old ones are what people have on their disks and never change.
    """
    assert {file.name for file in VERSIONS.iterdir()} == {f"{version}.sql" for version in range(1, schema.latest() + 1)}


@pytest.mark.parametrize("version", range(1, schema.latest() + 1))
def test_a_database_of_every_version_opens_with_all_it_holds(
    version: int, path: Path, tmp_path: Path, played: PlayAtRandom
) -> None:
    opened = Store.open(restored(version, path))
    assert opened.message is None
    with closing(opened.store) as store:
        going_on, finished = store.matches()
        assert (finished.variant, finished.names, finished.points) == ("casino.finnish", ("Anna", "Björn"), (1, 16))
        assert [len(deal.actions) for deal in store.load_match(finished.id).deals] == [48, 47]
        assert all(store.results(finished.id))
        assert going_on.finished is None
        assert going_on.id == store.latest_unfinished()
        assert store.load_match(going_on.id).deals[-1].actions == ("9D", "KS", "4H x 4C", "7D")
        store.append_action(going_on.id, 0, 4, "TD")
        assert store.get("language") == "de"
        assert [favourite.name for favourite in store.favourites()] == ["mit Oma"]
        assert finished.winners == (1,)
        assert usable_beside(store, played)
    with closing(Store.open(tmp_path / "fresh.sqlite3").store):
        assert schema_of(path) == schema_of(tmp_path / "fresh.sqlite3")


def usable_beside(store: Store, played: PlayAtRandom) -> bool:
    record = played(actions=30).record
    return store.load_match(store.create_match(record)) == record


LATER = ("ALTER TABLE matches ADD COLUMN place TEXT NOT NULL DEFAULT 'home'",)


def later_version(monkeypatch: pytest.MonkeyPatch, *migrations: tuple[str, ...]) -> None:
    """Make this program one with further migrations."""
    monkeypatch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS + migrations)


def test_migrations_run_in_order_and_keep_everything(
    filled: Path, monkeypatch: pytest.MonkeyPatch, played: PlayAtRandom
) -> None:
    now = schema.latest()
    later_version(monkeypatch, LATER, ("UPDATE matches SET place = place || ' and dry'",))
    opened = Store.open(filled)
    assert opened.message is None
    with closing(opened.store) as store:
        assert store._connection.execute("PRAGMA user_version").fetchone() == (now + 2,)
        assert store._connection.execute("SELECT place FROM matches").fetchall() == [("home and dry",)] * 2
        assert store.load_match(1) == played(1).record
        assert store.get("language") == "de"
    assert beside(filled) == set()


def test_a_migration_that_fails_changes_nothing(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as context:
        later_version(context, LATER, ("UPDATE matches SET place = 'gone'", "UPDATE no_such_table SET a = 1"))
        with pytest.raises(StoreError) as failed:
            Store.open(filled)
        assert failed.value.code == "database_failed"
        with closing(sqlite3.connect(filled)) as connection:
            assert connection.execute("SELECT DISTINCT place FROM matches").fetchall() == [("home",)]
    assert beside(filled) == set()
    with monkeypatch.context() as context:
        later_version(context, LATER, ("UPDATE matches SET place = 'mended'",))
        with closing(Store.open(filled).store) as store:
            assert store._connection.execute("SELECT DISTINCT place FROM matches").fetchall() == [("mended",)]
            assert len(store.matches()) == 2


def test_a_database_in_use_is_not_migrated_under_its_user(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Store.open(filled).store) as older:
        with monkeypatch.context() as context:
            later_version(context, LATER)
            with pytest.raises(StoreError) as busy:
                Store.open(filled, patience=0)
            assert busy.value.code == "database_is_busy"
        older.put("language", "en")
    later_version(monkeypatch, LATER)
    with closing(Store.open(filled).store) as store:
        assert store.get("language") == "en"


# Databases that cannot be used


def test_a_newer_database_is_set_aside_whole(filled: Path, played: PlayAtRandom) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute("PRAGMA user_version = 77")
    before = filled.read_bytes()
    opened = Store.open(filled)
    with closing(opened.store) as store:
        file = file_of(opened.message, "newer_database_set_aside")
        assert opened.message is not None
        assert opened.message.parameters["version"] == 77
        assert opened.message.parameters["known"] == schema.latest()
        assert file.name == f"cardtable.newer-{datetime.now():%Y%m%d}-1.sqlite3"
        assert file.read_bytes() == before
        assert usable(store, played(actions=5).record)
    again = Store.open(filled)
    assert again.message is None
    again.store.close()


def test_what_is_only_in_the_log_is_set_aside_with_the_database(path: Path, filled: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "cardtable.sqlite3"
    copy.parent.mkdir()
    with closing(Store.open(filled).store) as store:
        store.put("language", "only in the log")
        with store.transaction():
            store._connection.execute("PRAGMA user_version = 77")
        for suffix in ("", "-wal"):
            shutil.copy(f"{filled}{suffix}", f"{copy}{suffix}")
    log = Path(f"{copy}-wal").read_bytes()
    assert log
    opened = Store.open(copy)
    opened.store.close()
    file = file_of(opened.message, "newer_database_set_aside")
    assert Path(f"{file}-wal").read_bytes() == log
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT value FROM settings").fetchall() == [('"only in the log"',)]
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (2,)


def test_a_newer_database_in_use_is_not_taken_away(filled: Path) -> None:
    with closing(Store.open(filled).store) as newer:
        newer._connection.execute("PRAGMA user_version = 77")
        with pytest.raises(StoreError) as busy:
            Store.open(filled, patience=0)
        assert busy.value.code == "database_is_busy"
        assert beside(filled) == set()
        newer.put("language", "en")
    opened = Store.open(filled)
    opened.store.close()
    file_of(opened.message, "newer_database_set_aside")


@pytest.mark.parametrize(
    "statements",
    [
        "PRAGMA application_id = 252006674",
        "PRAGMA application_id = -5",
        "CREATE TABLE notes (text TEXT)",
        "PRAGMA user_version = 1",
    ],
)
def test_the_database_of_another_program_is_set_aside(path: Path, statements: str) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(statements)
    before = path.read_bytes()
    opened = Store.open(path)
    opened.store.close()
    assert file_of(opened.message, "foreign_database_set_aside").read_bytes() == before


@pytest.mark.parametrize("version", [0, -1])
def test_a_version_that_was_never_given_is_damage(filled: Path, version: int) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    opened = Store.open(filled)
    opened.store.close()
    file_of(opened.message, "damaged_database_set_aside")


def test_nothing_that_was_set_aside_is_ever_overwritten(path: Path) -> None:
    path.parent.mkdir()
    today = f"{datetime.now():%Y%m%d}"
    taken = path.parent / f"cardtable.damaged-{today}-2.sqlite3-wal"
    taken.write_bytes(b"a log that was left over")
    contents = [bytes([65 + number]) * 5000 for number in range(3)]
    files = []
    for content in contents:
        path.write_bytes(content)
        opened = Store.open(path)
        opened.store.close()
        files.append(file_of(opened.message, "damaged_database_set_aside"))
    assert [file.name for file in files] == [f"cardtable.damaged-{today}-{number}.sqlite3" for number in (1, 3, 4)]
    assert [file.read_bytes() for file in files] == contents
    assert taken.read_bytes() == b"a log that was left over"


@pytest.mark.slow
def test_a_truncated_database_is_set_aside(filled: Path, played: PlayAtRandom) -> None:
    whole = filled.read_bytes()
    assert len(whole) > 40_000
    generator = random.Random(4)
    edges = [page + around for page in range(0, len(whole), 4096) for around in (-1, 0, 1)]
    lengths = {1, 16, 17, 99, 100, 101, 511, 512, *edges, *(generator.randrange(len(whole)) for _ in range(30))}
    for length in sorted(lengths):
        if not 0 < length < len(whole):
            continue
        filled.write_bytes(whole[:length])
        opened = Store.open(filled)
        with closing(opened.store) as store:
            file = file_of(opened.message, "damaged_database_set_aside")
            assert file.read_bytes() == whole[:length], length
            assert usable_beside(store, played)


def test_an_empty_file_is_a_fresh_database(filled: Path, played: PlayAtRandom) -> None:
    filled.write_bytes(b"")
    opened = Store.open(filled)
    with closing(opened.store) as store:
        assert opened.message is None
        assert usable(store, played(actions=5).record)


@pytest.mark.parametrize("emptied", [False, True])
def test_a_log_without_its_database_is_kept(path: Path, emptied: bool, played: PlayAtRandom) -> None:
    path.parent.mkdir()
    if emptied:
        path.write_bytes(b"")
    Path(f"{path}-wal").write_bytes(b"all that is left")
    opened = Store.open(path)
    with closing(opened.store) as store:
        file = file_of(opened.message, "damaged_database_set_aside")
        assert not file.exists()
        assert Path(f"{file}-wal").read_bytes() == b"all that is left"
        assert usable(store, played(actions=5).record)


@pytest.mark.slow
def test_overwritten_bytes_are_noticed_or_told_as_errors_of_the_store(filled: Path) -> None:
    whole = filled.read_bytes()
    generator = random.Random(11)
    set_aside = 0
    for _ in range(150):
        damaged = bytearray(whole)
        length = generator.choice((1, 4, 40, 4096))
        at = generator.randrange(len(whole) - length)
        damaged[at : at + length] = generator.randbytes(length)
        filled.write_bytes(damaged)
        opened = Store.open(filled)
        with closing(opened.store) as store:
            if opened.message is not None:
                set_aside += 1
                assert opened.message.code.endswith(("_database_set_aside", "_database_salvaged"))
                assert Path(str(opened.message.parameters["file"])).read_bytes() == damaged
            use_all(store)
        for suffix in ("-wal", "-shm"):
            Path(f"{filled}{suffix}").unlink(missing_ok=True)
    assert set_aside > 30


def use_all(store: Store) -> None:
    """Read and change everything; errors must be those of the store."""
    calls: list[Callable[[], object]] = [
        store.matches,
        store.favourites,
        store.latest_unfinished,
        lambda: store.get("language"),
        lambda: store.put("language", "en"),
        *(partial(store.load_match, match) for match in (1, 2)),
        *(partial(store.results, match) for match in (1, 2)),
        lambda: store.truncate(2, 1, 0),
        lambda: store.delete_match(1),
    ]
    for call in calls:
        try:
            call()
        except StoreError:
            continue


def test_damage_that_only_shows_when_connecting(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking may have to leave the question open, as when a journal has to be rolled back first."""
    whole = filled.read_bytes()[:-4096]
    filled.write_bytes(whole)
    monkeypatch.setattr(opening, "look", lambda path, patience: inspection.Found())
    opened = Store.open(filled)
    opened.store.close()
    assert file_of(opened.message, "damaged_database_set_aside").read_bytes() == whole


def test_a_store_in_memory_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: PlayAtRandom
) -> None:
    monkeypatch.chdir(tmp_path)
    with closing(Store.in_memory()) as store:
        assert usable(store, played(actions=5).record)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE matches SET options = '{'",
        "UPDATE matches SET cut = 'x'",
        "UPDATE seats SET name = CAST(x'ff' AS TEXT)",
        "UPDATE deals SET standing = '{}'",
        "UPDATE deals SET standing = '[]'",
        "UPDATE score_lines SET params = '[]'",
        "UPDATE score_lines SET cards = 'XX'",
    ],
)
def test_a_text_that_is_none_of_ours_is_damage(filled: Path, statement: str) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(statement)
        connection.commit()

    def read_all(store: Store) -> None:
        store.matches()
        store.load_match(1)
        store.results(1)

    opened = Store.open(filled)
    with closing(opened.store) as store:
        with pytest.raises(StoreError) as damaged:
            read_all(store)
        assert damaged.value.code in ("database_is_damaged", "database_failed")
        store.delete_match(1)
        store.delete_match(2)
        assert store.matches() == []


@pytest.mark.parametrize("step", ["prepare", "salvage"])
def test_a_damaged_database_waits_for_a_fresh_one_to_be_possible(
    filled: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'settings'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with filled.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    before = filled.read_bytes()

    def full(*_arguments: object) -> None:
        if step == "salvage":
            raise StoreError("cannot_write", reason="database or disk is full")
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with monkeypatch.context() as patch:
        patch.setattr({"salvage": salvage, "prepare": schema}[step], step, full)
        with pytest.raises(StoreError) as caught:
            Store.open(filled)
    assert caught.value.code == "cannot_write"
    assert filled.read_bytes() == before
    assert beside(filled) == set()
    opened = Store.open(filled)
    with closing(opened.store) as store:
        assert opened.message is not None
        assert opened.message.code == "damaged_database_salvaged"
        assert len(store.matches()) == 2
