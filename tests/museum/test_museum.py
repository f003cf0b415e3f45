"""What older versions kept is opened, goes on and is written out again; what it came to then it comes to now."""

from __future__ import annotations

import json
import random
import tarfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.keeping import Keeping
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.settings import KEY, Settings
from cardtable.core.record import parse_record, replay
from cardtable.core.state import OVER
from cardtable.games.registry import family_of
from cardtable.session.scorebook.before import counted_otherwise
from cardtable.session.scorebook.exchange import sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import MarkEntry
from cardtable.session.session import Session
from cardtable.store.files import export_record, import_record
from cardtable.store.store import Store
from cardtable.store.whole import restore_whole, save_whole

HALL = Path(__file__).parent
EXHIBITS = sorted(file.name.removesuffix(".tar.xz") for file in HALL.glob("*.tar.xz"))
ONWARDS = 40
"""Actions that a match goes on for in the quick run."""


class Exhibit:
    """What one version left behind, unpacked, and what it said about it."""

    def __init__(self, folder: Path, version: str) -> None:
        self.folder = folder
        self.version = version
        self.said: dict[str, Any] = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))

    @property
    def matches(self) -> list[dict[str, Any]]:
        matches: list[dict[str, Any]] = self.said["parties"]
        return matches

    @property
    def sheets(self) -> list[dict[str, Any]]:
        sheets: list[dict[str, Any]] = self.said["sheets"]
        return sheets


@pytest.fixture(params=EXHIBITS)
def exhibit(request: pytest.FixtureRequest, tmp_path: Path) -> Exhibit:
    with tarfile.open(HALL / f"{request.param}.tar.xz") as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)
        packed.extractall(tmp_path)
    return Exhibit(tmp_path, request.param)


@pytest.fixture
def store(exhibit: Exhibit) -> Iterator[Store]:
    """The database of the exhibit, opened as the program opens it."""
    opened = Store.open(exhibit.folder / "cardtable.sqlite3")
    assert opened.message is None
    with closing(opened.store) as store:
        yield store


def told(session: Session) -> dict[str, Any]:
    """How a match stands, in the words of ``make.py``."""
    finished = session.finished_deals()
    return {
        "over": session.over,
        "actor": session.actor(),
        "deals": [list(deal.standing.points) for deal in finished],
        "lines": [len(deal.lines) for deal in finished],
        "winners": list(session.standing.winners),
    }


def play_on(session: Session, most: int, chance: random.Random) -> None:
    """Play at random to the end, for ``most`` actions at most; people stop where they may."""
    done = 0
    while not session.over and done < most:
        if session.can_close():
            session.close()
        elif session.between_deals:
            session.begin_deal()
        else:
            session.submit(session.actor(), chance.choice(session.legal().representatives()))
            done += 1


def test_the_versions_that_people_have_are_here() -> None:
    assert {"0fe105b", "c38f372", "cc1c7398"} <= set(EXHIBITS)


@pytest.mark.slow
def test_every_match_stands_where_it_stood(exhibit: Exhibit, store: Store) -> None:
    assert len(exhibit.matches) == len(store.matches(limit=1000)) > 70
    for one in exhibit.matches:
        session = Session.resume(store.load_match(one["match"]))
        assert told(session).items() <= one.items(), one["setup"]
        # Nothing is told of it that nobody did.
        assert session.record() == store.load_match(one["match"])


@pytest.mark.slow
def test_what_was_over_at_a_table_with_irregularities_is_over(exhibit: Exhibit, store: Store) -> None:
    between = [one for one in exhibit.matches if one["actor"] == OVER and not one["over"]]
    over = [one for one in exhibit.matches if one["over"]]
    assert over
    for one in [*between, *over]:
        assert Session.resume(store.load_match(one["match"])).between_deals, one["setup"]


def goes_on(store: Store, match: int, most: int, seed: str) -> None:
    """Take up a match as the window does, play on, and see that all of it is kept."""
    said: list[object] = []
    keeping = Keeping(store)
    keeping.failed.connect(said.append)
    keeping.parted.connect(said.append)
    session = Session.resume(store.load_match(match))
    keeping.adopt(match, session)
    keeping.sync(session)
    play_on(session, most, random.Random(seed))
    keeping.sync(session)
    assert (said, keeping.match) == ([], match)
    again = Session.resume(store.load_match(match))
    assert told(again) == told(session)


def test_every_match_goes_on(exhibit: Exhibit, store: Store, qtbot: QtBot) -> None:
    for one in exhibit.matches[::6]:
        goes_on(store, one["match"], ONWARDS, one["setup"])


@pytest.mark.slow
def test_every_match_comes_to_its_end(exhibit: Exhibit, store: Store, qtbot: QtBot, tmp_path: Path) -> None:
    accepting = [one for one in exhibit.matches if "piquet" in one["setup"] and "turned" in one["setup"]]
    for one in [*accepting[::8], *exhibit.matches[::20]]:
        goes_on(store, one["match"], 6000, one["setup"])
        assert Session.resume(store.load_match(one["match"])).over, one["setup"]
        file = tmp_path / "partie.cardtable"
        export_record(store, one["match"], file)
        assert replay(parse_record(file.read_text(encoding="utf-8")), family_of).over


@pytest.mark.slow
def test_taking_back_reaches_into_a_deal_that_was_over(exhibit: Exhibit, store: Store, qtbot: QtBot) -> None:
    between = [one for one in exhibit.matches if one["actor"] == OVER]
    assert between
    for one in between[::3]:
        said: list[object] = []
        keeping = Keeping(store)
        keeping.failed.connect(said.append)
        keeping.parted.connect(said.append)
        session = Session.resume(store.load_match(one["match"]))
        keeping.adopt(one["match"], session)
        if not session.can_undo():
            continue
        session.undo()
        keeping.sync(session)
        assert said == []
        kept = Session.resume(store.load_match(one["match"]))
        assert told(kept) == told(session)


@pytest.mark.slow
def test_the_files_of_matches_are_taken_in(exhibit: Exhibit) -> None:
    filed = [one for one in exhibit.matches if one["file"]]
    assert len(filed) > 15
    with closing(Store.in_memory()) as store:
        for one in filed:
            match = import_record(store, exhibit.folder / "records" / one["file"])
            assert told(Session.resume(store.load_match(match))).items() <= one.items(), one["setup"]


@pytest.mark.slow
def test_a_file_that_is_here_already_is_the_same_match(exhibit: Exhibit, store: Store) -> None:
    for one in exhibit.matches:
        if one["file"]:
            assert import_record(store, exhibit.folder / "records" / one["file"]) == one["match"]


def test_the_sheets_count_as_they_did(exhibit: Exhibit, store: Store) -> None:
    assert len(exhibit.sheets) > 25
    for one in exhibit.sheets:
        kept = load_sheet(store, one["sheet"])
        filed = sheet_from_text((exhibit.folder / "sheets" / one["file"]).read_text(encoding="utf-8"))
        for sheet in (kept, filed):
            assert list(sheet.standing.points) == one["points"], sheet.setup.kind
            assert list(sheet.accounts()) == one["accounts"], sheet.setup.kind
            assert counted_otherwise(sheet, {}) is None
            again = sheet_from_text(sheet_to_text(sheet))
            assert (again.rows, again.ruled) == (sheet.rows, sheet.ruled)


def test_the_sheets_go_on_as_they_counted(exhibit: Exhibit, store: Store) -> None:
    for one in exhibit.sheets:
        keeper = SheetKeeper(store, load_sheet(store, one["sheet"]), one["sheet"])
        ruled = keeper.sheet.ruled
        playing = keeper.sheet.rules.playing(keeper.sheet.next_standing)
        keeper.add(MarkEntry(tuple(int(side == playing[0]) for side in range(len(keeper.sheet.rules.sides)))))
        rows = keeper.sheet.rows
        again = load_sheet(store, one["sheet"])
        assert (again.rows, again.ruled) == (rows, ruled), one
        keeper.undo()
        last = load_sheet(store, one["sheet"])
        assert list(last.standing.points) == one["points"]
        assert list(last.accounts()) == one["accounts"]


@pytest.mark.slow
def test_all_of_it_goes_into_one_file_and_comes_out_again(exhibit: Exhibit, store: Store, tmp_path: Path) -> None:
    own = tmp_path / "own"
    save_whole(store, own)
    archives = [own, exhibit.folder / "archive"] if (exhibit.folder / "archive").exists() else [own]
    for archive in archives:
        with closing(Store.in_memory()) as other:
            taken = restore_whole(other, archive)
            assert (taken.matches, taken.sheets, taken.lost) == (len(exhibit.matches), len(exhibit.sheets), 0)


def test_what_was_set_is_still_set(exhibit: Exhibit, store: Store) -> None:
    settings = Settings.from_json(store.get(KEY))
    assert (settings.language, settings.speed, settings.hints) == ("de", "fast", False)
    assert [(one.name, dict(one.options)) for one in store.favourites()] == [("Freitagsrunde", {"target": 31})]
