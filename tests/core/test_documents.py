"""Files are read without waiting, and JSON has one meaning."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

import cardtable
from cardtable.core.documents import load_json, read_file
from cardtable.core.errors import CodedError, RecordError
from cardtable.core.record import parse_record
from cardtable.session.scorebook.exchange import sheet_from_text

posix = pytest.mark.skipif(os.name != "posix", reason="has neither devices nor pipes among its files")


@pytest.mark.parametrize("text", ['{"a": 1, "a": 1}', '[{"b": {"x": 1, "y": 2, "x": 3}}]', '{"\\u0061": 1, "a": 2}'])
def test_an_object_that_names_a_key_twice_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        load_json(text)
    assert refused.value.code == "duplicate_key"
    assert refused.value.parameters["key"] in ("a", "x")


@pytest.mark.parametrize("read", [parse_record, sheet_from_text])
def test_records_and_sheets_are_read_in_this_way(read: object) -> None:
    assert callable(read)
    with pytest.raises(RecordError) as refused:
        read('{"format": "cardtable-record", "format": "cardtable score sheet"}')
    assert (refused.value.code, refused.value.parameters["key"]) == ("duplicate_key", "format")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[" * 100_000, "nested_too_deeply"),
        ('{"a":' * 100_000, "nested_too_deeply"),
        ("[" + "9" * 5000 + "]", "not_json"),
    ],
)
def test_what_is_too_deep_or_too_long_is_refused(text: str, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        load_json(text)
    assert refused.value.code == code


def test_a_file_is_read_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_file(file, 5) == b"12345"
    with pytest.raises(CodedError) as refused:
        read_file(file, 4)
    assert refused.value.code == "too_large"
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "missing", 4)


@posix
def test_nobody_waits_for_a_pipe_or_a_device(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    link = tmp_path / "link"
    link.symlink_to(pipe)
    for place in (pipe, link, Path("/dev/zero"), Path("/dev/tty"), tmp_path):
        with pytest.raises(CodedError) as refused:
            read_file(place, 100)
        assert refused.value.code == "not_a_file"


@posix
def test_what_takes_the_place_of_a_file_at_the_last_moment_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x")
    seen = file.stat()
    file.unlink()
    os.mkfifo(file)
    with monkeypatch.context() as context:
        context.setattr(Path, "stat", lambda self: seen)
        with pytest.raises(CodedError) as refused:
            read_file(file, 100)
    assert refused.value.code == "not_a_file"


@pytest.mark.slow
def test_nobody_reads_json_in_another_way() -> None:
    package = Path(cardtable.__file__).parent
    found = [
        file.name
        for file in sorted(package.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("load", "loads", "JSONDecoder")
        if isinstance(node.value, ast.Name) and node.value.id == "json"
    ]
    assert found == ["documents.py"]
