"""Every reader of what comes from elsewhere, with honest files to begin with: what ``test_readers`` feeds with spoilt
ones. A new reader is a line of ``READERS``; ``test_readers`` fails for a module that reads and is named in none.
"""

from __future__ import annotations

import atexit
import functools
import io
import json
import random
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

from cardtable.ai import protocol
from cardtable.app import instance, judged, languages, model_deals, salvaging, taking_in, translating
from cardtable.app.last_choice import LastChoice
from cardtable.app.match_statistics import Statistics, statistics_of
from cardtable.app.own_packs import OwnPack, picture_of
from cardtable.app.resources import resource_path, translations_path
from cardtable.app.school import explaining, library, own, puzzles
from cardtable.app.school import making as puzzles_made
from cardtable.app.school import words as lesson_words
from cardtable.app.school.lesson import parse_lesson
from cardtable.app.school.progress import Progress
from cardtable.app.scorekeeper import cash, countings, drafts, forgotten, notes, statistics
from cardtable.app.scorekeeper.example_games import example_games
from cardtable.app.scorekeeper.own_games import OwnGames
from cardtable.app.settings import Settings
from cardtable.app.texts import texts_in
from cardtable.art.card import card_layers
from cardtable.art.indices import ENGLISH_LETTERS
from cardtable.art.theme import CardTheme
from cardtable.cli import commands
from cardtable.core.cards import parse_card, parse_cards
from cardtable.core.documents import load_json, load_toml
from cardtable.core.errors import CodedError
from cardtable.core.json_forms import event_from_json, lines_from_json, standing_from_json
from cardtable.core.record import parse_record, replay
from cardtable.core.sheets import FREE
from cardtable.core.sheets.formula import read_formula
from cardtable.core.zones import Zone
from cardtable.games.entry import sheet_rules
from cardtable.games.positions import lay_out
from cardtable.games.puzzles import parse_puzzles
from cardtable.games.registry import FAMILIES, VARIANTS, family_of, variant
from cardtable.session.agreements import Agreement, agreement_from_text, agreement_to_text
from cardtable.session.numbers import read_code
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.evening import evening_accounts
from cardtable.session.scorebook.exchange import read_sheet, sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import MarkEntry, SheetSetup
from cardtable.session.scorebook.own_games import template_from_text, template_to_text
from cardtable.session.scorebook.reader import Reader as SheetReader
from cardtable.session.session import Session
from cardtable.store import starting
from cardtable.store.model import Favourite
from cardtable.store.store import Store
from cardtable.store.whole import restore_whole
from cardtable.ui.cards import kept_pictures
from cardtable.ui.help import pages
from cardtable.ui.start import early
from tests.trials.mutation import bytes_of, rows_of, values_of
from tests.trials.played import played

Mutate = Callable[[random.Random, Sequence[bytes]], bytes]


@dataclass(frozen=True)
class Reader:
    """A reader to be tried. ``read`` takes the content of a file; it may raise ``CodedError`` and the exceptions in
    ``refuses``, which its callers expect, and nothing else.

    ``modules`` are the modules whose reading is tried by it. ``weight`` is its share of all inputs, in proportion to
    the other readers.
    """

    name: str
    read: Callable[[bytes], object]
    seeds: Callable[[], Sequence[bytes]]
    mutate: Mutate = bytes_of
    modules: tuple[str, ...] = ()
    refuses: tuple[type[Exception], ...] = field(default=(CodedError,))
    weight: int = 20


_PLACE = tempfile.TemporaryDirectory(prefix="cardtable-readers-", ignore_cleanup_errors=True)
atexit.register(_PLACE.cleanup)
_FOLDER = Path(_PLACE.name)


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _file(data: bytes, name: str = "file") -> Path:
    file = _FOLDER / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    return file


# ── Honest files ─────────────────────────────────────────────────────────────────────────────────────────


@functools.cache
def sessions() -> Sequence[Session]:
    """A match of each third rule set, played by chance as far as three deals go."""
    return list(played(list(VARIANTS)[::3], random.Random(35)))


@functools.cache
def records() -> Sequence[bytes]:
    return [session.record().to_text().encode() for session in sessions()]


@functools.cache
def positions() -> Sequence[bytes]:
    """A deal of each match in its middle, as text, and one that has just been dealt."""
    made = [b"variant casino.swedish\nhands 9S 4H TD 2C | 8H KS 3D 7C\ntable 5C 4D 8C QD\nmoves 9S x 4D 5C, 8H x 8C"]
    for session in sessions():
        record = session.record()
        *whole, last = record.deals
        half = replace(last, actions=last.actions[: len(last.actions) // 2])
        made.append(str(replay(replace(record, deals=(*whole, half), closed=False), family_of).state).encode())
    return made


@functools.cache
def sheets() -> Sequence[bytes]:
    made = []
    for setup in (
        SheetSetup("casino.swedish", ("Anna", "Bert"), {"target": 21}, stake=10, unit="EUR", evening="Friday"),
        SheetSetup("piquet.rubicon", ("Anna", "Bert"), begun="2026-11-20"),
        SheetSetup("free", ("Anna", "Bert", "Cleo"), {"target": 100}),
        SheetSetup("free", ("Anna", "Bert", "Cleo"), own=example_games()[1].game),
    ):
        sheet = ScoreSheet(setup)
        for points in (3, 5):
            sheet.add(MarkEntry((points, *[0] * (len(sheet.rules.sides) - 1))))
        sheet.undo()
        sheet.redo()
        made.append(sheet_to_text(sheet).encode())
    taken_over = ScoreSheet(SheetSetup("piquet.points", ("Anna", "Bert"), {"best_of_five": True}))
    taken_over.add(MarkEntry((12, 0), (("won:0", 1), ("won:1", 2))))
    made.append(sheet_to_text(taken_over).encode())
    return made


def agreements() -> Sequence[bytes]:
    """Agreements that people have named, one of each family."""
    ours = Agreement("Ours", variant("casino.house").rule_set(3))
    others = [Agreement("Theirs", variant(id_).rule_set(2)) for id_ in ("ecarte", "piquet.points")]
    return [agreement_to_text(one).encode() for one in (ours, *others)]


@functools.cache
def catalogues() -> Sequence[bytes]:
    """A file of texts of a language in which one is translated."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "fi")
        translating.make(folder)
        text = (folder / translating.FOLDER / "4-rest.po").read_text(encoding="utf-8")
    return [text.replace('msgid "Cancel"\nmsgstr ""', 'msgid "Cancel"\nmsgstr "Peru"').encode()]


@functools.cache
def own_games() -> Sequence[bytes]:
    return [template_to_text(one).encode() for one in example_games()]


@functools.cache
def observations(family: str) -> Sequence[bytes]:
    """What each seat knows in the middle of a deal, as JSON."""
    made = []
    for session in sessions():
        if session.family.name == family and session.deals:
            record = session.record()
            *whole, last = record.deals
            cut = replace(last, actions=last.actions[: len(last.actions) // 2])
            half = Session.resume(replace(record, deals=(*whole, cut), closed=False))
            made += [json.dumps(half.observe(seat).to_json()).encode() for seat in range(2)]
    return made


@functools.cache
def standings() -> Sequence[bytes]:
    from cardtable.core.json_forms import lines_to_json, standing_to_json

    return [
        json.dumps([standing_to_json(deal.standing), lines_to_json(deal.lines)]).encode()
        for session in sessions()
        for deal in session.deals
        if deal.standing is not None and deal.lines is not None
    ]


@functools.cache
def databases() -> Sequence[bytes]:
    """A database with matches, sheets, settings and favourites, in one file."""
    from cardtable.store.files import import_record

    path = _FOLDER / "honest" / "cardtable.sqlite3"
    with closing(Store.open(path).store) as store:
        for text in records()[:4]:
            import_record(store, _file(text, "partie.cardtable"))
        for text in sheets():
            document = json.loads(text)
            names = document["setup"]["names"]
            store.create_sheet(document["setup"]["kind"], names, "Friday", document["setup"], document["log"])
        store.save_favourite(Favourite("ours", "casino.swedish", 2, {"target": 21}))
        for key, value in settings().items():
            store.put(key, value)
        store.copy_into(_file(b"", "copy.sqlite3"))
    return [(_FOLDER / "copy.sqlite3").read_bytes()]


def settings() -> Mapping[str, Any]:
    """What windows keep, by its key."""
    position = json.loads(records()[0])
    return {
        "settings": Settings().to_json(),
        "school": {"stars": {"casino/pair": 2}, "begun": {"lesson": "casino/pair", "step": "a", "faults": 1}},
        "problems": {"ratings": {"casino": 1500}, "missed": {"casino/x": ["2026-11-26", 0]}, "seen": {"casino": ["x"]}},
        "problems_made": {"casino": ["a\tb"]},
        "mistakes": [{"position": position, "seat": 0, "rating": 1200, "answers": [["QH", 0.0], ["KD", 1.5]]}],
        "judged": [["a/b/0", 0, "2026-11-26", "Anna", "casino", 5, 1, 0.1, 0.2, 3]],
        "score_sheet_drafts": {"1": {"position": 0, "method": "by_category", "cells": [["aces", 0, "3"]], "dealer": 1}},
        "score_sheet_payments": {"Friday": ["Anna>Bert:3 EUR"]},
        "score_sheet_forgotten": ["Anna"],
        "score_sheet_countings": {"1": "strokes"},
        "score_sheet_games": [one.to_json() for one in example_games()],
        "score_sheet_cash": {
            "Saturday": [
                {
                    "number": "1",
                    "kind": "paid",
                    "payer": "Anna",
                    "receiver": "Bert",
                    "amount": 3,
                    "unit": "EUR",
                    "reason": "",
                    "when": "2026-11-20T19:21:00+00:00",
                }
            ]
        },
        "score_sheet_notes": {"Friday": ["a note"]},
        "new_game": {"variant": "casino.swedish", "seats": [["Anna", "human"]], "agreed": {"ecarte": [2, {}]}},
    }


def kept_settings() -> Sequence[bytes]:
    return [json.dumps(one).encode() for one in settings().values()]


class _Kept:
    """A store of settings that holds one JSON text under every key."""

    def __init__(self, data: bytes) -> None:
        self.value = load_json(_text(data))

    def get(self, key: str, default: Any = None) -> Any:
        return self.value

    def put(self, key: str, value: Any) -> None:
        json.dumps(value, allow_nan=False)


# ── Readers ──────────────────────────────────────────────────────────────────────────────────────────────


@functools.cache
def questions() -> Sequence[bytes]:
    """What the worker is asked in the middle of each match."""
    made = [b'{"do": "cancel", "id": 1}', b'{"do": "quit"}']
    for number, session in enumerate(sessions()):
        family, rule_set, standing = session.family, session.rule_set, session.standing
        for data in observations(family.name)[:1]:
            seen = family.observation(json.loads(data))
            asked = protocol.Request.about(number, "decide", "greedy", rule_set, standing, seen, 0.5, seed=3)
            made.append(protocol.encode(asked).encode())
    return made


def _record(data: bytes) -> None:
    record = parse_record(_text(data))
    replay(record, family_of)
    record.to_text()


def _position(data: bytes) -> None:
    str(lay_out(_text(data)).state)


def _sheet(data: bytes) -> None:
    sheet = sheet_from_text(_text(data))
    evening_accounts((sheet,))
    sheet_to_text(sheet)


def _kept_sheet(data: bytes) -> None:
    value = load_json(_text(data))
    if isinstance(value, dict):
        read_sheet(SheetReader(value.get("setup"), "setup"), SheetReader(value.get("log"), "log"))


def _agreement(data: bytes) -> None:
    agreement_from_text(_text(data))


_SUOMI = 'name = "Suomi"\nletters = ["A", "J", "Q", "K"]\n'


def _catalogue(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "fi")
        (folder / translating.FOLDER).mkdir(parents=True)
        (folder / translating.FOLDER / "1-table.po").write_bytes(data)
        (folder / translating.ABOUT).write_text(_SUOMI, encoding="utf-8")
        translating.finish(folder)


def _own_game(data: bytes) -> None:
    template = template_from_text(_text(data))
    rules = sheet_rules(FREE, template.persons, template.options, own=template.game)
    standing = rules.begin(0)
    for number in range(3):
        categories = rules.categories(standing, rules.methods[0])
        entered = {category.code: dict.fromkeys(category.sides, min(number, category.most)) for category in categories}
        try:
            rules.lines(standing, entered, rules.methods[0])
        except CodedError:
            continue


def _formula(data: bytes) -> None:
    formula = read_formula(_text(data), ("Bid", "Tricks"))
    for number in range(3):
        try:
            formula.points(0, (0, 1, 2), {"Bid": {0: number, 1: 2}, "Tricks": {0: 3 - number}})
        except CodedError:
            continue


def _puzzles(data: bytes) -> None:
    for puzzle in parse_puzzles(_text(data)):
        replay(puzzle.record(), family_of)


def _lesson(data: bytes) -> None:
    lesson = parse_lesson("casino/any", _text(data))
    lesson.record(["Anna"] * lesson.rule_set.players, ["greedy"] * (lesson.rule_set.players - 1))


def _course(data: bytes) -> None:
    library._path(_file(data, f"casino/{library.PATH}"))


def _lesson_words(data: bytes) -> None:
    merged, _ = texts_in([_dropped_in(data, "lessons/casino/any.toml")], "lessons", "casino/any.toml")
    lesson_words._lesson_words(merged, None)


def _comments(data: bytes) -> None:
    merged, _ = texts_in([_dropped_in(data, "deals/piquet.points.toml")], "deals", "piquet.points.toml")
    assert all(isinstance(text, str) for text in model_deals.said_in(merged).values())


def _language(data: bytes) -> None:
    folder = _file(data, f"languages/tlh/{languages.DESCRIPTION}").parents[1]
    languages._found((folder.with_name("none"), folder))
    languages._found.cache_clear()


def _compiled_words(data: bytes) -> None:
    _dropped_in(data, languages.WORDS).dropped_in_words()


def _page(data: bytes) -> None:
    place = _dropped_in(data, "rules/keys.html")
    html = place.text("rules", "keys.html", pages.LARGEST)
    if html is not None:
        whole = pages._whole(html, functools.partial(place.text, "rules", most=pages.LARGEST), dropped_in=True)
        pages.compared(pages.linked(pages.told(whole), whole), whole)


def _dropped_in(data: bytes, name: str) -> languages.Language:
    """A language that was dropped in with ``data`` as one of its files."""
    folder = _FOLDER / "tlh"
    _file(data, f"tlh/{name}")
    return languages.Language("tlh", "Klingon", ENGLISH_LETTERS, {}, folder, dropped_in=True)


def _observation(family: str) -> Callable[[bytes], object]:
    made = FAMILIES[family]

    def read(data: bytes) -> None:
        made.observation(load_json(_text(data)))

    return read


def _standing(data: bytes) -> None:
    value = load_json(_text(data))
    if isinstance(value, list) and len(value) == 2:
        standing_from_json(value[0])
        lines_from_json(value[1])


def _database(data: bytes) -> None:
    """Whatever a window asks of its database."""
    for file in (_FOLDER / "own").glob("*"):
        if file.is_file():
            file.unlink()
    path = _file(data, "own/cardtable.sqlite3")
    with closing(Store.open(path).store) as store:
        store.latest_unfinished()
        asks: tuple[Callable[[], Any], ...] = (
            *(functools.partial(store.load_match, match.id) for match in _asked(store.matches)),
            *(functools.partial(store.results, match.id) for match in _asked(store.matches)),
            *(functools.partial(_kept_sheet_of, store, sheet.id) for sheet in _asked(store.sheets)),
            store.favourites,
            store.remembered_names,
            functools.partial(statistics_of, store, date(2026, 11, 27)),
            functools.partial(statistics.person_records, _asked(store.sheets), Statistics()),
            *(functools.partial(store.get, key) for key in settings()),
        )
        for ask in asks:
            _asked(ask)


def _kept_sheet_of(store: Store, number: int) -> list[object]:
    setup, changes = store.load_sheet(number)
    return [read_sheet(SheetReader(setup, "setup"), SheetReader(changes, "log"))]


def _asked(ask: Callable[[], Any]) -> Any:
    try:
        return ask() or ()
    except CodedError:
        return ()


def _archive(data: bytes) -> None:
    with closing(Store.in_memory()) as store:
        restore_whole(store, _file(data, "everything.cardtable-all"))
        for match in store.matches():
            store.load_match(match.id)


def _command(*before: str) -> Callable[[bytes], object]:
    def read(data: bytes) -> None:
        file = _file(data, "given")
        out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
        with redirect_stdout(out), redirect_stderr(out):
            status = commands.main([*before, str(file)])
        out.flush()
        said = out.buffer.getvalue().decode()
        assert status in (0, 1, 2), status
        assert "Traceback" not in said
        assert not set(said) & set("\x1b\x07\x9b\u202e"), "an order for the terminal"

    return read


def _pictures(data: bytes) -> None:
    kept = kept_pictures.KeptPictures()
    kept.open(_file(data, "pictures"))
    for text in kept.texts():
        kept.find(text)
    kept._file = None
    kept.write()


def _look(data: bytes) -> None:
    file = _file(data, "look")
    early.early_window(file, "other circumstances")


@functools.cache
def pictures() -> Sequence[bytes]:
    head = {
        "edition": kept_pictures.edition(),
        "pictures": [["a", 0, 2, 2, "Format_RGB32"], ["b", 16, 1, 1, "Format_RGB32"]],
    }
    about = json.dumps({"circumstances": "c", "geometry": "AAAA", "title": "t"})
    look = {"edition": kept_pictures.edition(), "pictures": [[about, 0, 2, 2, "Format_RGB32"]]}
    return [json.dumps(one).encode() + b"\n" + bytes(20) for one in (head, look)]


def _window_settings(data: bytes) -> None:
    kept: Any = _Kept(data)
    Settings.from_json(kept.get("settings"))
    LastChoice.from_json(kept.get("new_game"))
    progress = Progress(kept)
    progress.begun, progress.stars("casino/pair")
    own.Mistakes(kept).all()
    puzzles_made.MadeHere(kept).of("casino")
    results = puzzles.Results(kept)
    results.known("casino")
    results.rating("casino")
    results.kinds("casino")
    judged.JudgedDeals(kept).all()
    drafts.draft_of(kept, 1)
    drafts.keep_draft(kept, 1, None)
    for evening in ("Friday", "Saturday"):
        evening_accounts((), cash.cash_on(kept, evening).entries)
    forgotten.forgotten_names(kept)
    OwnGames(kept).all()
    countings.counting_of(kept, 1)
    countings.keep_counting(kept, 1, "")
    notes.note_on(kept, "Friday")


def _taking_in(data: bytes) -> None:
    for told in (taking_in.TakingIn(Path("any"), Path("any")), salvaging.Salvaging(Path("any"))):
        for line in data.split(b"\n"):
            told._hear(line)


def _action(data: bytes) -> None:
    for family in FAMILIES.values():
        for one in (family.parse_action, Zone.parse, parse_card, parse_cards):
            try:
                one(_text(data))
            except CodedError:
                continue


def _code(data: bytes) -> None:
    read_code(_text(data))


def _arguments(data: bytes) -> None:
    arguments = [part.decode("utf-8", "surrogateescape") for part in data.replace(b"\0", b"").split(b"\n")]
    errand = instance.Errand.of_arguments(arguments)
    instance.Errand.of_bytes(errand.to_bytes())


def _texts(*parts: str) -> Callable[[], Sequence[bytes]]:
    """Files that come with the program, by a pattern below its resources."""
    folder = resource_path(*parts[:-1])
    return functools.cache(lambda: [file.read_bytes() for file in sorted(folder.glob(parts[-1]))][:6])


def _own_card(data: bytes) -> object:
    pack = OwnPack("any", {0: _file(data, "packs/any/1_spade.svg")}, "")
    return picture_of(pack, 0)


def own_cards() -> Sequence[bytes]:
    """Cards of the program, as a set of somebody else would have them."""
    layers = [card_layers(card, CardTheme()) for card in (0, 9, 25, 51, -1)]
    return [layer.encode() for one in layers for layer in (one.below, one.half) if layer]


def _languages() -> Sequence[bytes]:
    return [file.read_bytes() for folder in languages._folders() for file in folder.glob(f"*/{languages.DESCRIPTION}")]


@functools.cache
def _compiled() -> Sequence[bytes]:
    return [file.read_bytes() for file in translations_path().glob("cardtable_[es]*.qm")]


LESSONS = _texts("lessons", "casino", "*.toml")
REPLAY = ("cardtable.cli.replay", "cardtable.cli.reading")


@functools.cache
def some_puzzles() -> Sequence[bytes]:
    """Some puzzles of each family; all of them would take a second to read."""
    every = [file.read_text(encoding="utf-8").splitlines() for file in resource_path("problems").glob("*.txt")]
    return ["\n".join(lines[:: len(lines) // 8]).encode() for lines in every]


ERRAND = instance.Errand("/home/anna/a.cardtable", "token").to_bytes()
CONSIDERED = {"action": "KH", "value": 0.5, "reasons": [["a", {"b": 1}]], "spread": 1.5, "contrast": [["b", {}]]}
ANSWERS = (
    json.dumps({"id": 1, "action": "KH", "considered": [CONSIDERED, CONSIDERED]}).encode(),
    b'{"id": 1, "error": "not_json", "parameters": {"a": 1}}',
)
PARTS = (ValueError, TypeError, KeyError, AttributeError, CodedError)
"""What the inner readers of standings and observations say that they raise; those that call them make codes of it."""

EVENTS = (
    b'{"event": "Announced", "seat": 0, "code": "a", "params": {"b": 1}}',
    b'{"event": "CardsMoved", "cards": ["AS", "??"], "source": "hand:0", "target": "table", "lines": []}',
)
TAKEN = (
    b'{"done": 3, "of": 9}',
    b'{"taken": [1, 2, 3, 4, 5]}',
    b'{"failed": "too_large", "parameters": {"file": "a"}}',
    b'{"told": "backup_was_taken", "parameters": {"file": "a", "day": "2026-11-20", "parties": 1, "sheets": 2}}',
    b'{"told": null}',
)
FORMULAS = (
    b"if(Bid = Tricks; 10 + Bid; \xe2\x88\x92abs(Bid - Tricks))",
    b"sum(Bid) / persons * (Tricks > 2 and not 1,5)",
)
MOVES = (b"9D x 9S", b"AS", b"KD, QH", b"hand:0", b"9S 2D QH ??", b"propose", b"point 5", b"build 9S + 2D")
CODES = (
    b"casino.swedish:2:482915073:target=31,strict=on",
    b"> Code: casino.swedish:2:482915073.\n",
    b"number 482 915 073",
    b"ecarte:2:1",
)
ARGUMENTS = (
    b"file:///home/a%20b.cardtable",
    b"-style\nfusion\na.cardtable",
    b"--platform\noffscreen\nfile://localhost/%FF",
)

PLAYED_OUT = (b'{"answer": "KD", "actions": ["KD", "QD", "7D", "TH"], "points": [3, 0]}',)
_OF_AGREEMENTS = ("cardtable.session.agreements", "cardtable.session.envelope")
READERS: tuple[Reader, ...] = (
    Reader("record", _record, records, values_of, ("cardtable.core.record", "cardtable.store.files"), weight=60),
    Reader("record bytes", _record, records),
    Reader("sheet", _sheet, sheets, values_of, ("cardtable.session.scorebook.exchange",), weight=60),
    Reader("kept sheet", _kept_sheet, sheets, values_of),
    Reader("agreement", _agreement, agreements, values_of, _OF_AGREEMENTS, weight=20),
    Reader("texts of a language", _catalogue, catalogues, modules=("cardtable.app.translating",), weight=1),
    Reader("own game", _own_game, own_games, values_of, ("cardtable.session.scorebook.own_games",), weight=40),
    Reader("own game bytes", _own_game, own_games),
    Reader("formula", _formula, lambda: FORMULAS, modules=("cardtable.core.sheets.formula",)),
    Reader("problems", _puzzles, some_puzzles, modules=("cardtable.app.school.puzzles",), weight=2),
    Reader(
        "deal played out",
        lambda data: explaining.played_out(_text(data)),
        lambda: PLAYED_OUT,
        values_of,
        ("cardtable.app.school.explaining",),
        (CodedError, ValueError),
        10,
    ),
    Reader(
        "lesson", _lesson, _texts("lessons", "casino", "*.toml"), modules=("cardtable.app.school.lesson",), weight=10
    ),
    Reader("course", _course, _texts("lessons", "*/path.toml"), modules=("cardtable.app.school.library",)),
    Reader(
        "words of lessons",
        _lesson_words,
        _texts("lessons", "de", "*/*.toml"),
        modules=("cardtable.app.school.words",),
    ),
    Reader(
        "comments on deals",
        _comments,
        _texts("deals", "de", "*.toml"),
        modules=("cardtable.app.model_deals",),
    ),
    Reader("card of an own pack", _own_card, own_cards, modules=("cardtable.app.own_packs",)),
    Reader("language", _language, _languages, modules=("cardtable.app.dropped_in",)),
    Reader("compiled words", _compiled_words, _compiled, modules=("cardtable.app.compiled_words",), weight=2),
    Reader("rule page", _page, _texts("rules", "de", "*.html"), modules=("cardtable.ui.help.pages",)),
    *(
        Reader(f"observation of {name}", _observation(name), functools.partial(observations, name), values_of)
        for name in ("casino", "piquet", "ecarte")
    ),
    Reader("standing and lines", _standing, standings, values_of, refuses=PARTS),
    Reader("event", lambda data: event_from_json(load_json(_text(data))), lambda: EVENTS, values_of),
    Reader(
        "question to the worker",
        lambda data: protocol.decode_question(_text(data)),
        questions,
        values_of,
        ("cardtable.ai.protocol",),
        weight=60,
    ),
    Reader(
        "answer of a worker or an engine", lambda data: protocol.decode_answer(_text(data)), lambda: ANSWERS, values_of
    ),
    Reader("errand", instance.Errand.of_bytes, lambda: [ERRAND], values_of, ("cardtable.app.instance",)),
    Reader(
        "start mark",
        starting._understood,
        lambda: [b'{"match": 3, "file": "/a"}', b'{"match": null, "file": ""}'],
        values_of,
        ("cardtable.store.starting",),
    ),
    Reader(
        "settings of windows",
        _window_settings,
        lambda: [json.dumps(one).encode() for one in settings().values()],
        values_of,
    ),
    Reader("taking in", _taking_in, lambda: TAKEN, values_of, ("cardtable.app.long_work",)),
    Reader("moves, cards and zones", _action, lambda: MOVES),
    Reader("code for a friend", _code, lambda: CODES),
    Reader("arguments", _arguments, lambda: ARGUMENTS),
    Reader("positions", _position, positions, modules=("cardtable.core.notation",), weight=10),
    Reader("JSON", lambda data: load_json(_text(data)), records, modules=("cardtable.core.documents",)),
    Reader("TOML", lambda data: load_toml(_text(data)), LESSONS, weight=10),
    Reader("kept pictures", _pictures, pictures, modules=("cardtable.ui.cards.kept_pictures",)),
    Reader("last look", _look, pictures, modules=("cardtable.ui.start.early",)),
    Reader(
        "replay FILE",
        _command("replay"),
        records,
        values_of,
        ("cardtable.cli.replay", "cardtable.cli.reading"),
        weight=4,
    ),
    Reader("check RECORD", _command("check"), records, values_of, ("cardtable.cli.check",), weight=4),
    Reader("check SHEET", _command("check"), sheets, values_of, weight=4),
    Reader("sheet FILE", _command("sheet", "--json"), sheets, values_of, ("cardtable.cli.sheet",), weight=10),
    Reader(
        "problems show FILE",
        _command("problems", "show"),
        _texts("problems", "*.txt"),
        modules=("cardtable.cli.puzzles",),
        weight=1,
    ),
    Reader(
        "own database",
        _database,
        databases,
        lambda chance, seeds: rows_of(chance, seeds, _FOLDER),
        ("cardtable.store.database", "cardtable.store.salvage"),
        weight=1,
    ),
    Reader(
        "archive",
        _archive,
        databases,
        lambda chance, seeds: rows_of(chance, seeds, _FOLDER),
        ("cardtable.store.whole",),
        weight=1,
    ),
)

EXEMPT: Mapping[str, str] = {
    "cardtable.ai.ecarte.against": "comes with the program and cannot be replaced",
    "cardtable.ai.ecarte.equilibrium": "comes with the program and cannot be replaced",
    "cardtable.ai.piquet.exchange_value": "comes with the program and cannot be replaced",
    "cardtable.ai.losses": "comes with the program and cannot be replaced",
    "cardtable.ai.played_deals": "comes with the program and cannot be replaced",
    "cardtable.ai.strengths": "comes with the program and cannot be replaced",
    "cardtable.ui.dialogs.about_words": "licences that come with the program",
    "cardtable.ui.dialogs.agreement_row": "hands a text to the reader of agreements",
    "cardtable.ui.scorekeeper.files": "hands a text to the reader of sheets",
    "cardtable.ui.scorekeeper.own_game_dialog": "hands a text to the reader of games",
    "cardtable.store.backups": "asks SQLite about its own copies",
    "cardtable.ui.start.text_pictures": "the English words that come with the program",
    "cardtable.ui.start.promises": "looks at the page that it has written itself",
}
"""Modules that read and are not tried here, and why."""
