"""``cardtable replay``."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cardtable.cli.commands import main
from cardtable.core.cards import format_card
from cardtable.core.scores import totals
from cardtable.session.session import Session
from tests.cli.records import recorded, run


@pytest.fixture
def saved(tmp_path: Path) -> Callable[[Session], str]:
    """Writes a match's record and gives the file's name."""

    def save(session: Session) -> str:
        file = tmp_path / "partie.json"
        file.write_text(session.record().to_text(), encoding="utf-8")
        return str(file)

    return save


def replayed(file: str, capsys: pytest.CaptureFixture[str]) -> Any:
    assert main(["replay", file, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


@pytest.mark.parametrize(
    ("name", "players"), [("casino.swedish", 2), ("casino.finnish", 3), ("casino.berlin1810", 4), ("mulle", 2)]
)
def test_lines_totals_and_points_as_they_were_marked(
    name: str, players: int, saved: Callable[[Session], str], capsys: pytest.CaptureFixture[str]
) -> None:
    session = recorded(name, players, deals=2)
    data = replayed(saved(session), capsys)
    assert data["variant"] == session.rule_set.variant
    assert data["players"] == players
    assert data["options"] == dict(session.rule_set.options)
    assert len(data["deals"]) == len(session.deals)
    sides = len(session.sides)
    for entry, deal in zip(data["deals"], session.deals, strict=True):
        assert deal.lines is not None
        assert deal.standing is not None
        assert entry == {
            "over": True,
            "actions": len(deal.actions),
            "lines": [
                {
                    "code": line.code,
                    "party": line.side,
                    "points": line.points,
                    "params": dict(line.params),
                    "cards": [format_card(card) for card in line.cards],
                    "marked": line.marked,
                }
                for line in deal.lines
            ],
            "totals": list(totals(deal.lines, sides)),
            "points": list(deal.standing.points),
        }
        sums = [0] * sides
        for line in entry["lines"]:
            sums[line["party"]] += line["points"] if line["marked"] else 0
        assert entry["totals"] == sums
    assert data["points"] == list(session.standing.points)
    assert data["winners"] == list(session.standing.winners)


def test_in_words(saved: Callable[[Session], str], capsys: pytest.CaptureFixture[str]) -> None:
    session = recorded("casino.swedish", 2, deals=1, target=3)
    assert session.over
    (deal,) = session.deals
    assert deal.lines
    assert main(["replay", saved(session)]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    assert lines[:3] == ["casino.swedish, Anna against Björn", "", "Deal 1"]
    scores = lines[3 : 3 + len(deal.lines)]
    for line, text in zip(deal.lines, scores, strict=True):
        who, points, what, *_ = text.split(maxsplit=2)
        assert (who, int(points)) == (("Anna", "Björn")[line.side], line.points)
        assert what.startswith(line.code.replace("_", " "))
        assert all(f"{name} {value}" in what for name, value in line.params)
    anna, other = totals(deal.lines, 2)
    winner = " and ".join(("Anna", "Björn")[side] for side in session.standing.winners)
    assert lines[3 + len(deal.lines) :] == [
        f"  deal: Anna {anna}, Björn {other}",
        f"  standing: Anna {session.standing.points[0]}, Björn {session.standing.points[1]}",
        "",
        f"Won by {winner}",
    ]


def test_partners_and_points_that_are_not_marked(
    saved: Callable[[Session], str], capsys: pytest.CaptureFixture[str]
) -> None:
    session = recorded("casino.berlin1810", 4, deals=1)
    assert main(["replay", saved(session)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("casino.berlin1810, Anna and Cecilia against Björn and Didrik\n")
    unmarked = [line for line in session.deals[0].lines or () if not line.marked]
    assert unmarked
    assert out.count(", counted but not marked") == len(unmarked)


def test_a_match_that_is_still_going_on(saved: Callable[[Session], str], capsys: pytest.CaptureFixture[str]) -> None:
    session = recorded("casino.swedish", 2, deals=1, actions=5, target=99)
    file = saved(session)
    data = replayed(file, capsys)
    assert data["deals"][1] == {"over": False, "actions": 5}
    assert data["winners"] == []
    assert main(["replay", file]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "  not over: 5 actions so far" in lines
    one, other = session.standing.points
    assert lines[-1] == f"Not over; standing: Anna {one}, Björn {other}"


def test_from_standard_input(
    saved: Callable[[Session], str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = recorded("casino.swedish", 2)
    expected = replayed(saved(session), capsys)
    # A file that an editor has saved may begin with a mark of its encoding.
    data = session.record().to_text().encode("utf-8-sig")
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    assert replayed("-", capsys) == expected


def test_as_a_process_without_qt() -> None:
    session = recorded("casino.swedish", 2)
    done = run("replay", "-", "--json", data=session.record().to_text().encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["points"] == list(session.standing.points)
    done = run("replay", "-", data=b"{}")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"cardtable replay: format: missing key")


# ── Bad files ────────────────────────────────────────────────────────────────────────────────────────────


def document() -> dict[str, Any]:
    return recorded("casino.swedish", 2).record().to_json()


def refused(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that is said about a bad file."""
    assert main(["replay", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("cardtable replay: ")
    return said.err.removeprefix("cardtable replay: ").strip()


def test_a_file_that_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "missing.json"
    assert refused(file, capsys).startswith(f"{file}: ")


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"", "line 1, column 1: not json"),
        (b"Anna 5\n", "line 1, column 1: not json"),
        (b'{\n "format": cardtable\n}', "line 2, column 12: not json"),
        (b"\xff\xfe\x00", "not text"),
        (b"[" * 100_000, "nested too deeply"),
        (b"9" * 5000, "not json"),
        (b"[]", "not an object"),
        (b"{}", "format: missing key"),
    ],
)
def test_a_file_that_is_no_record(data: bytes, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    assert refused(file, capsys).startswith(place)


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"version": 2}, "version: record is newer (version 2, known 1)"),
        ({"format": "chess"}, "format: not a record"),
        ({"variant": "casino.atlantis"}, "variant: unknown variant"),
        ({"players": 7}, "players: bad number of players"),
        ({"options": {"target": 0}}, "options: bad option value"),
        ({"options": {"trumps": True}}, "options: unknown option"),
        ({"seats": [{"name": "Anna", "player": "human"}]}, "seats: wrong number of seats"),
        ({"cut": []}, "cut: bad cut"),
        ({"note": "a fine partie"}, "note: unknown key"),
    ],
)
def test_a_record_that_makes_no_sense(
    changes: dict[str, Any], place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(document() | changes), encoding="utf-8")
    assert refused(file, capsys).startswith(place)


def test_an_illegal_move_is_named_by_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = document()
    actions = data["deals"][0]["actions"]
    # The card was played before.
    actions[6] = actions[0]
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert refused(file, capsys).startswith("deals[0].actions[6]: not in hand")
    actions[6] = "castles"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert refused(file, capsys).startswith("deals[0].actions[6]: not an action")
