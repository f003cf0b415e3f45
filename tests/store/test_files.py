"""Records in files of their own."""

from __future__ import annotations

import itertools
import json
import os
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardtable.core.errors import CodedError, RecordError
from cardtable.core.record import parse_record
from cardtable.games.registry import VARIANTS
from cardtable.store import Store, StoreError, export_record, files, import_record
from tests.store.conftest import PlayAtRandom

posix = pytest.mark.skipif(os.name != "posix", reason="the system has no such modes or files")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "partie.cardtable"


@pytest.mark.parametrize("variant", [variant.id for variant in VARIANTS])
@pytest.mark.parametrize("actions", [0, 1, 60, 100_000])
def test_a_file_gives_back_the_match_and_its_score(
    store: Store, file: Path, played: PlayAtRandom, variant: str, actions: int
) -> None:
    whole = played(5, variant, VARIANTS[variant].players[0], actions)
    match = store.create_match(whole.record, whole.results)
    export_record(store, match, file)
    assert parse_record(file.read_text(encoding="utf-8")) == whole.record
    with closing(Store.in_memory()) as other:
        copy = import_record(other, file)
        assert other.load_match(copy) == whole.record
        running = len(whole.record.deals) - len(whole.results)
        assert other.results(copy) == whole.results + (None,) * running
        [summary] = other.matches()
        assert (summary.finished is not None) == whole.whole.over
        assert summary.begun.isoformat() == "2026-11-20T17:30:00+00:00"


def test_the_same_file_again_is_the_same_match(store: Store, file: Path, played: PlayAtRandom) -> None:
    match = store.create_match(played().record)
    export_record(store, match, file)
    assert {import_record(store, file) for _ in range(3)} == {match}
    assert len(store.matches()) == 1


def test_aliases_and_options_at_their_defaults_are_taken_in_the_usual_form(
    store: Store, file: Path, played: PlayAtRandom
) -> None:
    record = played(actions=20).record
    swedish = VARIANTS["casino.swedish"]
    defaults = {option.name: option.default for option in swedish.options(2)}
    name = swedish.aliases[0] if swedish.aliases else swedish.id
    file.write_text(replace(record, variant=name, options=defaults).to_text(), encoding="utf-8-sig")
    assert store.load_match(import_record(store, file)) == record


@pytest.mark.parametrize("made", ["", "some time ago", "2026-11-20", "0001-01-01T00:00:00+14:00"])
def test_a_time_that_is_none_is_kept_and_not_used(store: Store, file: Path, played: PlayAtRandom, made: str) -> None:
    record = replace(played(actions=5).record, made=made)
    file.write_text(record.to_text(), encoding="utf-8")
    assert store.load_match(import_record(store, file)).made == made
    assert store.matches()[0].begun.tzinfo is not None


def changed(**changes: Any) -> Any:
    return lambda document: {**document, **changes}


def with_action(text: str) -> Any:
    def change(document: dict[str, Any]) -> dict[str, Any]:
        document["deals"][0]["actions"][3] = text
        return document

    return change


def without(key: str) -> Any:
    return lambda document: {name: value for name, value in document.items() if name != key}


BAD = {
    "newer version": (changed(version=2), "record_is_newer", "version"),
    "another format": (changed(format="chess"), "not_a_record", "format"),
    "no such variant": (changed(variant="casino.martian"), "unknown_variant", "variant"),
    "no such option": (changed(options={"colour": 3}), "unknown_option", "options"),
    "too many players": (changed(players=9), "bad_number_of_players", "players"),
    "seat missing": (changed(seats=[{"name": "a", "player": "human"}]), "wrong_number_of_seats", "seats"),
    "half a character": (
        changed(seats=[{"name": "\ud800", "player": "human"}, {"name": "b", "player": "human"}]),
        "not_unicode",
        "seats[0].name",
    ),
    "no cut": (changed(cut=[]), "bad_cut", "cut"),
    "not a card": (changed(cut=[["7S", "XX"]]), "not_a_card", "cut[0]"),
    "short pack": (changed(deals=[{"pack": "AS KH", "actions": []}]), "not_this_pack", "deals[0].pack"),
    "misspelt key": (changed(dealz=[]), "unknown_key", "dealz"),
    "missing key": (without("cut"), "missing_key", "cut"),
    "not an action": (with_action("castles"), "not_an_action", "deals[0].actions[3]"),
    "not in hand": (with_action("AS x AS"), None, "deals[0].actions[3]"),
    "a list": (lambda document: [document], "not_an_object", ""),
    "deeply nested": (lambda document: "[" * 100_000, "nested_too_deeply", ""),
    "half of it": (lambda document: json.dumps(document)[:200], "not_json", None),
    "empty": (lambda document: "", "not_json", None),
    "enormous number": (lambda document: '{"version": ' + "9" * 5000 + "}", "not_json", ""),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_changes_nothing_and_names_the_place(
    store: Store, file: Path, played: PlayAtRandom, name: str
) -> None:
    change, code, place = BAD[name]
    match = store.create_match(played().record, played().results)
    before = list(store._connection.iterdump())
    document = change(played(2).record.to_json())
    file.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        import_record(store, file)
    if code is not None:
        assert refused.value.code == code
    if place is not None:
        assert refused.value.place == place
    assert list(store._connection.iterdump()) == before
    assert store.load_match(match) == played().record


def test_a_file_that_cannot_be_kept_changes_nothing(store: Store, file: Path, played: PlayAtRandom) -> None:
    record = played().record
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages + 3}")
    before: list[str] = []

    def import_one_after_another() -> None:
        for number in itertools.count():
            seats = (replace(record.seats[0], name=f"Anna {number}"), *record.seats[1:])
            file.write_text(replace(record, seats=seats).to_text(), encoding="utf-8")
            before[:] = store._connection.iterdump()
            import_record(store, file)

    with pytest.raises(StoreError) as full:
        import_one_after_another()
    assert full.value.code == "cannot_write"
    assert list(store._connection.iterdump()) == before


def test_files_that_are_none(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00\x01")
    large = tmp_path / "large"
    large.write_bytes(b" " * 5001)
    monkeypatch.setattr(files, "MOST_BYTES", 5000)
    cases = {
        tmp_path / "missing": "cannot_read",
        tmp_path: "not_a_file",
        tmp_path / "with\0nothing": "cannot_read",
        binary: "not_text",
        large: "too_large",
    }
    if os.name == "posix":
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        cases |= {pipe: "not_a_file", Path("/dev/zero"): "not_a_file"}
    for path, code in cases.items():
        with pytest.raises(StoreError) as refused:
            import_record(store, path)
        assert refused.value.code == code, path
        assert "file" in refused.value.parameters


def exported(store: Store, played: PlayAtRandom) -> int:
    return store.create_match(played().record)


def test_writing_replaces_a_file_at_once(
    store: Store, file: Path, played: PlayAtRandom, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = exported(store, played)
    file.write_text("an older file")

    def fail(*arguments: object) -> None:
        assert file.read_text(encoding="utf-8") == "an older file"
        raise OSError(5, "Input/output error")

    for step in ("fsync", "replace"):
        with monkeypatch.context() as context:
            context.setattr(os, step, fail)
            with pytest.raises(StoreError) as failed:
                export_record(store, match, file)
        assert failed.value.code == "cannot_write"
        assert failed.value.parameters == {"file": str(file), "reason": "EIO"}
        assert file.read_text(encoding="utf-8") == "an older file"
        assert list(file.parent.glob(".*")) == []
    export_record(store, match, file)
    assert parse_record(file.read_text(encoding="utf-8")) == played().record


def test_what_cannot_be_exported_is_said(store: Store, file: Path, played: PlayAtRandom) -> None:
    match = exported(store, played)
    cases: list[tuple[int, Path, str]] = [
        (99, file, "no_such_match"),
        (match, file.parent / "missing" / "a.cardtable", "cannot_write"),
        (match, file.parent, "cannot_write"),
    ]
    for number, path, code in cases:
        with pytest.raises(CodedError) as refused:
            export_record(store, number, path)
        assert refused.value.code == code
    assert not file.exists()


@posix
def test_an_exported_file_has_the_usual_mode_and_links_stay_links(
    store: Store, tmp_path: Path, played: PlayAtRandom
) -> None:
    target, link = tmp_path / "target.cardtable", tmp_path / "link.cardtable"
    target.write_text("an older file")
    link.symlink_to(target)
    before = os.umask(0o027)
    try:
        export_record(store, exported(store, played), link)
    finally:
        os.umask(before)
    assert link.is_symlink()
    assert parse_record(target.read_text(encoding="utf-8")) == played().record
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
