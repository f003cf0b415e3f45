"""Files are read without waiting, and JSON has one meaning."""

from __future__ import annotations

import ast
import os
import time
from pathlib import Path

import pytest

import cardtable
from cardtable.core.documents import MOST_DEPTH, finite, load_json, load_toml, read_file, read_text, whole
from cardtable.core.errors import CodedError, RecordError
from cardtable.core.json_forms import lines_from_json, standing_from_json
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


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", str(2**64 + 1), str(-(10**40))])
@pytest.mark.parametrize("around", ["{}", "[[{}]]", '{{"points": [1, {}]}}', '[[], {{"a": {{"b": {}}}}}]'])
def test_a_number_that_counts_nothing_is_refused(number: str, around: str) -> None:
    with pytest.raises(RecordError) as refused:
        load_json(around.format(number))
    assert refused.value.code == "bad_number"


def test_numbers_that_count_something_are_read() -> None:
    assert load_json("[0.5, -3, 1e300, 18446744073709551616]") == [0.5, -3, 1e300, 2**64]
    assert load_toml("a = 0.5\nb = [-3, 0x10]") == {"a": 0.5, "b": [-3, 16]}


def test_so_many_lists_in_each_other_and_no_more() -> None:
    fitting = "[" * (MOST_DEPTH - 1) + "1" + "]" * (MOST_DEPTH - 1)
    assert load_json(fitting)
    for text in (f"[{fitting}]", '{"a":' * MOST_DEPTH + "1" + "}" * MOST_DEPTH):
        with pytest.raises(RecordError) as refused:
            load_json(text)
        assert refused.value.code == "nested_too_deeply"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a = inf", "bad_number"),
        ("a = [1, {b = nan}]", "bad_number"),
        ("a = 1e999", "bad_number"),
        (f"a = {2**64 + 1}", "bad_number"),
        ("a = " + "[" * 5000 + "]" * 5000, "nested_too_deeply"),
        (".".join("a" * 100_000) + " = 1", "nested_too_deeply"),
        ("[" + ".".join("a" * 200) + "]", "nested_too_deeply"),
        ("a", "not_toml"),
        ("a = 1\na = 2", "not_toml"),
        ("a = 2026-02-31", "not_toml"),
    ],
)
def test_toml_is_bounded_as_json_is(text: str, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        load_toml(text)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('a = """b""""', 'b"'),
        (f'a = "{"." * 50}"', "." * 50),
        (f'a = """{". " * 50}"""', ". " * 50),
        (f"a = '''{'.' * 50}\"'''", "." * 50 + '"'),
        (f'a = "\\"{"." * 50}"', '"' + "." * 50),
        (f"a = 1 # {'.' * 50}", 1),
    ],
)
def test_dots_in_texts_are_no_keys(text: str, value: object) -> None:
    assert load_toml(text) == {"a": value}


@pytest.mark.parametrize(
    "text",
    [
        'x = {a = """a"""", ' + "b." * 20 + 'b = "z"}',
        '"a".' * 5_000 + "b = 1",
        "a . " * 5_000 + "b = 1",
        "a." * 20_000 + "b = 1",
    ],
)
def test_a_key_of_many_parts_is_refused_before_it_costs_anything(text: str) -> None:
    before = time.process_time()
    with pytest.raises(RecordError) as refused:
        load_toml(text)
    assert refused.value.code == "nested_too_deeply"
    assert time.process_time() - before < 2


@pytest.mark.parametrize("piece", ['"""\\"', '"\\', '"', "'''", 'x = "', '""\\'])
def test_texts_that_are_not_closed_cost_no_more_than_others(piece: str) -> None:
    before = time.process_time()
    with pytest.raises(RecordError):
        load_toml(piece * 60_000)
    assert time.process_time() - before < 20


@pytest.mark.parametrize("value", [2**62, -(2**62), 0.5, "3", None, [1]])
def test_whole_numbers_are_whole_and_bounded(value: object) -> None:
    with pytest.raises(ValueError, match="whole"):
        whole(value)
    standing = {"points": [1, value], "dealer": 0, "deals": 1, "carried": {}, "winners": [], "factors": []}
    with pytest.raises(ValueError, match="whole"):
        standing_from_json(standing)
    line = {"code": "point", "party": 0, "points": value, "params": {}, "cards": [], "marked": True}
    with pytest.raises(ValueError, match="whole"):
        lines_from_json([line])


def test_a_text_names_a_number_or_none() -> None:
    assert finite("1.5") == 1.5
    for text in ("1e999", "nan", "-inf"):
        with pytest.raises(RecordError):
            finite(text)


def test_a_text_is_utf8(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xef\xbb\xbf\xc3\xa9")
    assert read_text(file, 5) == "é"
    file.write_bytes(b"ab\xff")
    with pytest.raises(CodedError) as refused:
        read_text(file, 5)
    assert (refused.value.code, refused.value.parameters["byte"]) == ("not_text", 2)


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
