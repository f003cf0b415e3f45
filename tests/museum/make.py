"""Makes the exhibit of one version: what people would have who have only used that one.

It is run by hand, by the interpreter of the environment, in a tree of that version, and imports nothing but that tree;
``README.md`` says how. What differs between versions is asked for, not known. Everything is drawn from fixed seeds.
"""

from __future__ import annotations

import contextlib
import importlib
import inspect
import json
import random
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, ".")

from cardtable.ai.names import PLAYERS
from cardtable.core.record import SeatEntry
from cardtable.core.sheets.categories import EntryError
from cardtable.games import entry as sheet_kinds
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_to_text
from cardtable.session.scorebook.model import DealEntry, MarkEntry, SheetSetup
from cardtable.session.session import Session
from cardtable.store.files import export_record
from cardtable.store.model import DealResult, Favourite
from cardtable.store.store import Store

Cell: Any = importlib.import_module("cardtable.core.sheets.categories").Cell
setups: Any = importlib.import_module("tests.contract.setups")

NAMES = ("Anna", "Björn", "Cécile", "Đorđe", "Ελένη", "Fritz", "Gül", "Hana")
MADE = "2026-11-20T18:30:00+01:00"
FILES = 4
"""One match of so many is written as a file, too."""
SEVERAL = (30, 110, 1500)
"""Actions after which the matches of a rule set stop, at most one that is over among them."""
TRIES = 60


def first_of(owner: object, *names: str) -> Any:
    """What ``owner`` has by the first of some names that it knows; each version has its own."""
    return next(getattr(owner, name) for name in names if hasattr(owner, name))


def play(setup: Any, most: int, chance: random.Random) -> Session:
    """A match played at random: by people and computer players, for ``most`` actions or to its end."""
    players = setup.rule_set.players
    kinds = ["human", *(chance.choice((*PLAYERS, "human")) for _ in range(players - 1))]
    seats = [SeatEntry(name, kind) for name, kind in zip(NAMES[:players], kinds, strict=True)]
    numbered = "number" in inspect.signature(Session.begin).parameters
    more: dict[str, Any] = {"number": chance.randrange(1, 10**9)} if numbered else {}
    session = Session.begin(setup.rule_set, seats, chance, made=MADE, by_cut=True, **more)
    done = 0
    while not session.over and done < most:
        if session.between_deals:
            session.begin_deal()
        else:
            match: Any = first_of(session, "partie", "_partie", "match", "_match")
            session.submit(session.actor(), setups.choose(match.state, chance))
            done += 1
    return session


def keep(store: Store, session: Session) -> int:
    """Keep a match as that version keeps it."""
    results = [DealResult(deal.lines, deal.standing) for deal in session.deals if deal.lines is not None]  # type: ignore[arg-type]
    match = store.create_match(session.record(), results)
    if session.over:
        store.finish_match(match, session.standing)
    return match


def told(session: Session) -> dict[str, Any]:
    """How a match stands, as that version sees it."""
    points = [list(deal.standing.points) for deal in session.deals if deal.standing is not None]
    lines = [len(deal.lines) for deal in session.deals if deal.lines is not None]
    winners = list(session.standing.winners)
    return {
        "variant": session.rule_set.variant,
        "over": session.over,
        "actor": session.actor(),
        "deals": points,
        "lines": lines,
        "winners": winners,
    }


def matches(store: Store, folder: Path) -> list[dict[str, Any]]:
    """Matches of every rule set, broken off here and there."""
    found = []
    for place, setup in enumerate(setups.SETUPS):
        accepting = bool(setup.rule_set.options.get("strict"))
        for most in SEVERAL[place % 3 :][: 2 if accepting else 1]:
            session = play(setup, most, random.Random(f"{setup} {most}"))
            match = keep(store, session)
            file = f"{match}.cardtable" if match % FILES == 0 else ""
            if file:
                export_record(store, match, folder / file)
            found.append({"match": match, "setup": str(setup), "file": file, **told(session)})
    return found


def agreed() -> Iterator[SheetSetup]:
    """What sheets are kept of: every rule set with its defaults, free ones, and each template that there is."""
    options: dict[str, Any]
    for setup in setups.SETUPS:
        if str(setup).endswith("defaults"):
            names = NAMES[: setup.rule_set.players]
            yield SheetSetup(setup.rule_set.variant, names, dealer=1, stake=50, unit="EUR", evening="Freitag")
    yield SheetSetup("free", NAMES[:5], {"target": 40})
    for game, (columns, options) in getattr(sheet_kinds, "FREE_TEMPLATES", {}).items():
        named = {"game": game} if "game" in inspect.signature(SheetSetup).parameters else {}
        yield SheetSetup("free", NAMES[:columns], options, evening=game, **named)


def entered(sheet: ScoreSheet, chance: random.Random) -> Any:
    """Something that can be entered next, found by trying; None if nothing was found."""
    for _ in range(TRIES):
        method = chance.choice(sheet.rules.methods)
        cells = [
            Cell(one.code, side, str(chance.randint(max(one.least, 0), min(one.most, chance.choice((3, 14, 60))))))
            for one in sheet.categories(method)
            for side in first_of(one, "parties", "sides")
            if chance.random() < (0.5 if one.most > 1 else 0.12)
        ]
        found = DealEntry(tuple(cells), method)
        try:
            sheet.check(found)
        except EntryError:
            continue
        return found
    return MarkEntry(tuple(chance.randint(0, 2) for _ in first_of(sheet.rules, "parties", "sides")))


def score_sheets(store: Store, folder: Path) -> list[dict[str, Any]]:
    """Sheets with entries, one of them taken out, one taken back."""
    found = []
    for setup in agreed():
        chance = random.Random(f"{setup.kind} {len(setup.names)} {getattr(setup, 'game', '')}")
        sheet = ScoreSheet(setup)
        for _ in range(5):
            sheet.add(entered(sheet, chance), "Anna", MADE)
        sheet.remove(len(sheet.entries) - 1)
        sheet.undo()
        changes = [change.to_json() for change in sheet.log]
        kept = store.create_sheet(setup.kind, setup.names, setup.evening, setup.to_json(), changes)
        file = f"{kept}.json"
        (folder / file).write_text(sheet_to_text(sheet), encoding="utf-8")
        points = list(sheet.standing.points)
        found.append({"sheet": kept, "file": file, "points": points, "accounts": list(sheet.accounts())})
    return found


def settings() -> dict[str, Any]:
    """What a person has chosen, as that version keeps it."""
    try:
        there: Any = importlib.import_module("cardtable.app.settings")
    except ModuleNotFoundError:
        there = importlib.import_module("cardtable.ui.settings")
    chosen: dict[str, Any] = replace(there.Settings(), language="de", speed="fast", hints=False).to_json()
    return chosen


def main() -> int:
    """Write the exhibit into the file that is named."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("records", "sheets"):
            (folder / part).mkdir()
        with closing(Store.open(folder / "cardtable.sqlite3").store) as store:
            store.put("settings", settings())
            store.save_favourite(Favourite("Freitagsrunde", "casino.swedish", 4, {"target": 31}))
            manifest = {"parties": matches(store, folder / "records")}
            manifest["sheets"] = score_sheets(store, folder / "sheets")
            # The first versions had no archives yet.
            with contextlib.suppress(ModuleNotFoundError):
                importlib.import_module("cardtable.store.whole").save_whole(store, folder / "archive")
        (folder / "manifest.json").write_text(json.dumps(manifest, ensure_ascii=False, indent=1), encoding="utf-8")
        with tarfile.open(sys.argv[1], "w:xz", preset=9) as exhibit:
            for path in sorted(folder.rglob("*")):
                exhibit.add(path, str(path.relative_to(folder)), recursive=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
