"""Item models keep Qt's contract and word what they show when it is shown."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cardtable.app.reports import SheetDeal
from cardtable.core.cards import parse_card, parse_cards
from cardtable.core.events import CardsMoved
from cardtable.core.record import SeatEntry
from cardtable.core.scores import ScoreLine, parameters, totals
from cardtable.core.zones import TRICK
from cardtable.games.casino.codes import Said
from cardtable.games.registry import VARIANTS
from cardtable.session.session import Session
from cardtable.store.model import MatchSummary
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.models.base import NO_PARENT
from cardtable.ui.models.deal_result import CARDS_ROLE, DealResultModel
from cardtable.ui.models.lines import cell_text, group_lines
from cardtable.ui.models.matches import MATCH_ROLE, Fetch, MatchesModel
from cardtable.ui.models.record import ENTRY_ROLE, RecordModel, record_entries
from cardtable.ui.models.score_sheet import GROUP_ROLE, POINTS_ROLE, ScoreSheetModel
from cardtable.words.families import words_for, words_of

CASINO = words_of("casino")

NAMES = ("Anna", "Björn", "Christina", "David")
LINES = (
    ScoreLine("won", 0, 0, parameters(cards=30, spades=8), parse_cards("AS 2S"), marked=False),
    ScoreLine("won", 1, 0, parameters(cards=22, spades=5), parse_cards("KD"), marked=False),
    ScoreLine("most_spades", 0, 2, parameters(spades=8), parse_cards("AS 2S")),
    ScoreLine("big_casino", 1, 2, (), parse_cards("TD")),
    ScoreLine("big_casino", 1, 2, (), parse_cards("TD")),
    ScoreLine("ace", 0, 1, parameters(suit=0), parse_cards("AS")),
    ScoreLine("ace", 1, 1, parameters(suit=2), parse_cards("AD")),
    ScoreLine("huts_balanced", 1, -1),
)


def played(name: str, seed: int = 3) -> Session:
    """A session after one deal in which everybody takes as much as possible."""
    one = next(variant for variant in VARIANTS if variant.id == name)
    rule_set = one.rule_set()
    chance = random.Random(seed)
    session = Session.begin(rule_set, [SeatEntry(NAMES[seat]) for seat in range(rule_set.players)], chance)
    session.begin_deal()
    while not session.between_deals:
        session.submit(session.actor(), chance.choice(list(session.legal().representatives())))
    return session


def text(model: object, row: int, column: int, parent: QModelIndex | None = None) -> str:
    index = model.index(row, column, parent or QModelIndex())  # type: ignore[attr-defined]
    return str(index.data())


@pytest.mark.parametrize(("name", "tricks"), [("piquet.rubicon", 12), ("piquet.robber", 8), ("piquet.norman", 10)])
def test_every_trick_stands_in_the_record(name: str, tricks: int) -> None:
    session = played(name)
    kinds = [entry.kind for entry in record_entries(session.events(0))]
    assert kinds.count("trick") == tricks
    assert kinds.count("played") == tricks * {"piquet.rubicon": 2, "piquet.robber": 4, "piquet.norman": 3}[name]


def test_lines_of_one_reason_share_a_row() -> None:
    groups = group_lines(LINES, 2, CASINO)
    assert [group.example.code for group in groups] == [
        "won",
        "most_spades",
        "big_casino",
        "ace",
        "ace",
        "huts_balanced",
    ]
    assert len(groups[2].cells[1]) == 2
    assert groups[2].cards() == parse_cards("TD TD")
    assert groups[2].cards(0) == ()
    assert cell_text(groups[2].cells[1], CASINO) == "4"
    assert cell_text(groups[5].cells[1], CASINO) == "−1"
    assert cell_text(groups[1].cells[1], CASINO) == ""


def test_the_result_of_a_deal_adds_up(qtmodeltester: ModelTester) -> None:
    model = DealResultModel(LINES, NAMES[:2], CASINO)
    qtmodeltester.check(model)
    last = model.rowCount() - 1
    assert text(model, last, 1) == "3"
    assert text(model, last, 2) == "4"
    assert text(model, 1, 0) == "Most spades"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Anna"
    assert model.index(1, 1).data(CARDS_ROLE) == parse_cards("AS 2S")
    assert model.index(2, 0).data(CARDS_ROLE) == parse_cards("TD TD")
    assert model.index(last, 0).data(CARDS_ROLE) == ()
    model.retranslate()


@pytest.mark.parametrize("name", [variant.id for variant in VARIANTS])
def test_the_result_of_real_deals(qtmodeltester: ModelTester, name: str) -> None:
    session = played(name)
    deal = session.deals[0]
    assert deal.lines is not None
    sides = len(session.sides)
    model = DealResultModel(deal.lines, NAMES[:sides], words_for(name))
    qtmodeltester.check(model)
    sums = totals(deal.lines, sides)
    assert [text(model, model.rowCount() - 1, 1 + side) for side in range(sides)] == [str(one) for one in sums]
    for row in range(model.rowCount()):
        assert text(model, row, 0)


def test_the_sheet_is_a_tree_of_deals_and_lines(qtmodeltester: ModelTester) -> None:
    model = ScoreSheetModel()
    qtmodeltester.check(model)
    assert model.rowCount() == 0
    model.set_sheet(NAMES[:2], [SheetDeal(LINES), SheetDeal(LINES[:3], running=True)], words=CASINO)
    qtmodeltester.check(model)
    assert model.rowCount() == 3
    assert model.columnCount() == 3
    first = model.index(0, 0)
    assert model.rowCount(first) == 6
    assert model.parent(model.index(2, 1, first)) == first
    assert text(model, 0, 1) == "+3 → 3"
    assert text(model, 0, 2) == "+4 → 4"
    assert text(model, 1, 1) == "+2 → 5"
    assert text(model, 1, 0) == "2, being played"
    assert text(model, 2, 0) == "Total"
    assert text(model, 2, 1) == "5"
    assert model.index(2, 2).data(POINTS_ROLE) == 4
    assert model.index(0, 1).data(POINTS_ROLE) == 3
    assert text(model, 5, 2, first) == "−1"
    assert model.index(1, 0, first).data(GROUP_ROLE).example.code == "most_spades"
    assert model.index(0, 0).data(GROUP_ROLE) is None
    model.retranslate()
    qtmodeltester.check(model)


def test_the_sheet_takes_points_from_before(qtmodeltester: ModelTester) -> None:
    model = ScoreSheetModel()
    model.set_sheet(NAMES[:2], [SheetDeal((ScoreLine("agreed", 0, -3),))], before=(10, 2))
    qtmodeltester.check(model)
    assert model.standing() == (7, 2)
    assert model.standing(0) == (10, 2)
    assert text(model, 0, 1) == "−3 → 7"
    assert text(model, 0, 0, model.index(0, 0)) == "Agreed"


@pytest.mark.parametrize("name", [variant.id for variant in VARIANTS])
def test_the_record_of_real_deals(qtmodeltester: ModelTester, name: str) -> None:
    session = played(name)
    model = RecordModel()
    sides = NAMES[: len(session.sides)]
    model.set_names(NAMES, sides, words_for(name))
    model.set_events(session.events(0))
    qtmodeltester.check(model)
    actions = len(session.deals[0].actions)
    kinds = [model.index(row).data(ENTRY_ROLE).kind for row in range(model.rowCount())]
    # Every action is one entry: a card that is played, something that is said, or an exchange that is.
    entries = [model.index(row).data(ENTRY_ROLE) for row in range(model.rowCount())]
    said = [entry.announced.code for entry in entries if entry.announced]
    counted = sum(kind in ("laid", "taken", "built", "stacked", "played") for kind in kinds)
    if name.startswith("casino"):
        counted += said.count(Said.ANNOUNCED)
    if name.startswith("ecarte"):
        counted += sum(
            code not in ("cuts", "new_partie", "new_box", "king_turned", "stock_empty", "point", "vole")
            for code in said
        )
    if name.startswith("piquet"):
        actions = sum(getattr(action, "card", None) is not None for action in session.deals[0].actions)
    assert counted == actions
    # The cards that were drawn decide who deals.
    drawn = [place for place, entry in enumerate(entries) if entry.announced and entry.announced.code == "cuts"]
    assert kinds.index("deal") > max(drawn, default=-1)
    assert {entry.announced.code for entry in entries[: kinds.index("deal")]} <= {"cuts", "together"}
    assert kinds[-1] == "ended"
    assert all(model.sentences())
    assert "??" not in " ".join(model.sentences())


def test_the_record_grows_move_by_move(qtbot: QtBot) -> None:
    session = played("casino.swedish")
    whole = RecordModel()
    whole.set_names(NAMES, NAMES, CASINO)
    whole.set_events(session.events(0))
    growing = RecordModel()
    growing.set_names(NAMES, NAMES, CASINO)
    events = session.events(0)
    cuts = [place for place, event in enumerate(events) if isinstance(event, CardsMoved) and event.reason == "played"]
    for begin, end in zip([0, *cuts], [*cuts, len(events)], strict=True):
        growing.add_events(events[begin:end])
    assert growing.sentences() == whole.sentences()
    growing.add_events([])
    growing.set_events([])
    assert growing.rowCount() == 0


def test_captures_name_what_was_taken() -> None:
    session = played("casino.mulle_glimne")
    entries = [entry for entry in record_entries(session.events(0)) if entry.kind in ("laid", "taken", "built")]
    actions: Sequence[Any] = session.deals[0].actions
    for entry, action in zip(entries, actions, strict=True):
        assert entry.cards == (action.card,)
        assert (entry.kind == "built") == bool(action.value)
        assert set(action.taken) <= {*entry.others}
        assert entry.value == action.value


def test_cards_laid_on_another_are_told_apart_from_builds_and_the_rest_is_told_once() -> None:
    session = played("casino.zwicker")
    entries = record_entries(session.events(0))
    moves = [entry for entry in entries if entry.kind in ("laid", "taken", "built", "stacked")]
    actions: Sequence[Any] = session.deals[0].actions
    assert [entry.kind == "stacked" for entry in moves] == [action.stacked for action in actions]
    assert any(action.stacked for action in actions)
    assert [entry.kind for entry in entries].count("rest") <= 1


def test_sweeps_and_last_captures_get_their_cards() -> None:
    for seed in range(40):
        session = played("casino.swedish", seed)
        deal = session.deals[0]
        assert deal.lines is not None
        _, events = session.state_after(0, len(deal.actions))
        lines = game_view_of("casino").illustrated(deal.lines, events)
        assert [line.code for line in lines] == [line.code for line in deal.lines]
        for line in lines:
            if line.code in ("sweep", "last_capture"):
                assert line.cards
                won = next(one for one in lines if one.code == "won" and one.side == line.side)
                assert set(line.cards) <= set(won.cards)
            if line.code == "sweep":
                assert len(line.cards) == dict(line.params)["count"]


@pytest.mark.parametrize("name", ["ecarte", "piquet.points"])
def test_the_last_trick_is_in_the_record(name: str) -> None:
    session = played(name)
    _, events = session.state_after(0, len(session.deals[0].actions))
    tricks_taken = [event for event in events if isinstance(event, CardsMoved) and event.source == TRICK]
    model = RecordModel()
    model.set_names(NAMES[:2], NAMES[:2], words_for(name))
    model.set_events(events)
    assert len(tricks_taken) > 1
    assert model.last_capture() == tricks_taken[-1].cards
    told = [sentence for sentence in model.sentences() if "the trick" in sentence]
    assert len(told) == len(tricks_taken)


def pages(*lists: list[MatchSummary]) -> Fetch:
    """Return a function that gives each of the ``lists`` when the one before has been fetched."""
    following = {None: 0} | {matches[-1].id: place for place, matches in enumerate(lists, start=1)}
    return lambda after: lists[following[after]] if following[after] < len(lists) else ()


def test_kept_matches(qtmodeltester: ModelTester) -> None:
    moment = datetime(2026, 11, 20, 18, 30, tzinfo=UTC)
    running = MatchSummary(
        1, "casino.swedish", NAMES[:2], ("human", "counter"), (0, 1), moment, moment, None, 2, (7, 5), ()
    )
    over = MatchSummary(
        2, "casino.finnish", NAMES[:2], ("human", "counter"), (0, 1), moment, moment, moment, 3, (9, 16), (1,)
    )
    fresh = MatchSummary(3, "casino.finnish", NAMES[:2], ("human", "human"), (0, 1), moment, moment, None, 0, (), ())
    left = MatchSummary(
        4, "casino.finnish", NAMES[:2], ("human", "human"), (0, 1), moment, moment, moment, 1, (1, 2), ()
    )
    model = MatchesModel()
    model.retranslate()
    model.show(pages([running, over], [fresh, left]))
    model.fetchMore(NO_PARENT)
    qtmodeltester.check(model)
    assert [text(model, row, 3) for row in range(4)] == [
        "7\xa0:\xa05, unfinished",
        "9\xa0:\xa016, won by Björn",
        "–, unfinished",
        "1\xa0:\xa02",
    ]
    assert text(model, 0, 1) == "Swedish Casino"
    assert text(model, 0, 2) == "Anna, Björn"
    assert "26" in text(model, 0, 0)
    assert model.index(1, 0).data(MATCH_ROLE) is over
    model.retranslate()
    model.show(pages([replace(over, branched=True)]))
    assert text(model, 0, 1) == "Finnish Casino, continued from an earlier deal"


def test_a_card_that_captures_its_twin_is_told_apart() -> None:
    from cardtable.core.events import EVERYBODY
    from cardtable.core.zones import TABLE, hand, marks, pile

    queen = parse_card("QC")
    everybody = (EVERYBODY,)
    events = [
        CardsMoved(hand(1), TABLE, (queen,), everybody, True, "played"),
        CardsMoved(TABLE, pile(1), (queen,), everybody, False, "captured"),
        CardsMoved(TABLE, marks(1), (queen,), everybody, False, "marked"),
    ]
    (entry,) = record_entries(events)
    assert entry.kind == "taken"
    assert entry.others == (queen,)


def test_what_all_have_seen_is_in_the_record_and_what_one_has_seen_is_not() -> None:
    from cardtable.core.cards import parse_cards
    from cardtable.core.events import EVERYBODY, CardsShown, Event
    from cardtable.core.zones import STOCK, hand, talon

    bought, more, left, bottom, shown = map(parse_cards, ("AS KS", "7D", "8D 9D", "TC", "QH QC QD"))
    events: list[Event] = [
        CardsMoved(talon(0), hand(0), bought, (0,), False, "bought"),
        CardsMoved(talon(1), hand(0), more, (0,), False, "bought"),
        CardsShown(talon(1), left, (0,), "left"),
        CardsShown(STOCK, bottom, (EVERYBODY,), "lifted"),
        CardsShown(hand(1), shown, (EVERYBODY,), "declared"),
        CardsMoved(hand(1), hand(1), shown, (EVERYBODY,), True, "laid_open"),
    ]
    seen = [[one.seen_by(seat) for one in events] for seat in (0, 1)]
    told = [(entry.kind, entry.owner, entry.others) for entry in record_entries(seen[0])]
    public = [("lifted", -1, bottom), ("shown", 1, shown), ("opened", 1, shown)]
    assert told == [("bought", 0, (*bought, *more)), ("left", 1, left), *public]
    assert [(entry.kind, entry.owner, entry.others) for entry in record_entries(seen[1])] == public
    model = RecordModel()
    model.set_events(seen[0])
    model.add_events(seen[0])
    kinds = [model.index(row).data(ENTRY_ROLE).kind for row in range(model.rowCount())]
    assert kinds == ["lifted", "shown", "opened"] * 2


def test_a_sheet_that_goes_on_keeps_the_deals_before_and_tells_only_what_is_new(qtmodeltester: ModelTester) -> None:
    model = ScoreSheetModel()
    first, second, other = (
        SheetDeal((ScoreLine("agreed", side, points),)) for side, points in ((0, 3), (1, 2), (1, 5))
    )
    model.set_sheet(NAMES[:2], [first, second])
    qtmodeltester.check(model)
    kept = QPersistentModelIndex(model.index(0, 0))
    line = QPersistentModelIndex(model.index(0, 0, model.index(0, 0)))
    told: list[tuple[str, int, int]] = []
    model.rowsInserted.connect(lambda _, begin, end: told.append(("in", begin, end)))
    model.rowsRemoved.connect(lambda _, begin, end: told.append(("out", begin, end)))
    model.set_sheet(NAMES[:2], [first, second, other])
    model.set_sheet(NAMES[:2], [first, other])
    model.set_sheet(NAMES[:2], [first])
    assert told == [("in", 2, 2), ("out", 1, 2), ("in", 1, 1), ("out", 1, 1)]
    assert (kept.row(), line.parent().row()) == (0, 0)
    assert [model.index(row, 1).data() for row in range(model.rowCount())] == ["+3 → 3", "3"]
    model.set_sheet(NAMES[1:3], [first])
    assert told[4:] == [("out", 0, 1), ("in", 0, 0), ("in", 0, 0)]
    assert not kept.isValid()


def test_the_points_after_each_deal_begin_at_nothing_in_a_new_match() -> None:
    model = ScoreSheetModel()
    deals = [SheetDeal((ScoreLine("agreed", 0, 3),), fresh=fresh) for fresh in (False, False, True, False)]
    model.set_sheet(NAMES[:2], deals, before=(10, 2))
    assert [model.standing(number) for number in range(5)] == [(10, 2), (13, 2), (16, 2), (3, 0), (6, 0)]
    assert model.standing() == (6, 0)
