"""Every dialog opens in every language, words itself again while it is open, and fits small windows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QTabWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import LANGUAGES, Translation
from cardtable.app.keeping import Keeping
from cardtable.app.last_choice import LastChoice
from cardtable.app.reports import DealReport, SheetDeal, sheet_deals
from cardtable.app.school.progress import Progress
from cardtable.app.school.puzzles import Results
from cardtable.app.settings import COUNTINGS, Settings
from cardtable.art.theme import CardTheme
from cardtable.core.cards import format_card, parse_cards
from cardtable.core.company import Company
from cardtable.core.record import SeatEntry
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Standing
from cardtable.core.zones import discards, hand
from cardtable.games.registry import VARIANTS, variant
from cardtable.session.session import Session
from cardtable.store.backups import back_up
from cardtable.store.model import MatchSummary
from cardtable.store.places import DATABASE_NAME
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.about import AboutDialog
from cardtable.ui.dialogs.all_cards import AllCardsDialog, after_exchange, dealing_rounds
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.card_strip import CardStrip
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.match_result import MatchResultDialog
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.sample_choice import SampleChoice
from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog
from cardtable.ui.dialogs.settings_dialog import SettingsDialog
from cardtable.ui.dialogs.settings_rows import WideChoices
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.look import Heading
from cardtable.ui.look.segments import Segments
from cardtable.ui.models.score_sheet import PRIZES_ROLE
from cardtable.ui.school.choosing_lessons import SchoolDialog
from cardtable.ui.school.choosing_puzzles import PuzzlesDialog
from cardtable.words.moments import day_words
from tests.ui.clicks import press
from tests.ui.dialogs.shelf import ListedShelf

LINES = (
    ScoreLine("most_spades", 0, 2, parameters(spades=8), parse_cards("AS 2S 3S")),
    ScoreLine("big_casino", 1, 2, (), parse_cards("TD")),
    ScoreLine("last_capture", 1, 1),
)
REPORT = DealReport("casino", 2, LINES, Standing((9, 12), 0, 3), ("Anna", "Björn"))
OVER = Standing((17, 7), 0, 4, winners=(0,), factors=(0, 2))
MOMENT = datetime(2026, 11, 20, 18, 30, tzinfo=UTC)
MATCHES = (
    MatchSummary(1, "casino.swedish", ("Anna", "Agda"), ("human", "counter"), (0, 1), MOMENT, MOMENT, None, 1, (), ()),
    MatchSummary(
        2, "casino.finnish", ("Anna", "Agda"), ("human", "counter"), (0, 1), MOMENT, MOMENT, MOMENT, 3, (9, 16), (1,)
    ),
)


def played(players: int = 2) -> Session:
    chance = random.Random(5)
    rule_set = VARIANTS["casino.swedish"].rule_set(players)
    session = Session.begin(rule_set, [SeatEntry(name) for name in ("Anna", "Björn", "Christina")[:players]], chance)
    session.begin_deal()
    while not session.between_deals:
        session.submit(session.actor(), chance.choice(list(session.legal().representatives())))
    return session


def all_cards(pictures: CardPictures, session: Session | None = None) -> AllCardsDialog:
    session = session or played()
    deal = session.deals[0]
    return AllCardsDialog(
        0,
        deal.order,
        session.state_after(0, len(deal.actions))[1],
        ("Anna", "Björn"),
        ("Anna", "Björn"),
        pictures,
        game_view_of(session.family.name),
    )


def score_sheet(pictures: CardPictures) -> ScoreSheetDialog:
    dialog = ScoreSheetDialog(pictures, Settings())
    dialog.follow(
        variant("casino.swedish").rule_set(2), ("Anna", "Björn"), [SheetDeal(LINES), SheetDeal(LINES, running=True)]
    )
    return dialog


MAKERS: dict[str, Callable[[CardPictures, Store], Dialog]] = {
    "new game": lambda pictures, store: NewGameDialog(LastChoice(), "Anna", store, Packs(CardTheme())),
    "settings": lambda pictures, store: SettingsDialog(Settings(), "en"),
    "deal result": lambda pictures, store: DealResultDialog(REPORT, pictures),
    "match result": lambda pictures, store: MatchResultDialog(OVER, ("Anna", "Björn"), Settings()),
    "score sheet": lambda pictures, store: score_sheet(pictures),
    "all cards": lambda pictures, store: all_cards(pictures),
    "matches": lambda pictures, store: MatchesDialog(ListedShelf(MATCHES)),
    "no matches": lambda pictures, store: MatchesDialog(ListedShelf()),
    "about": lambda pictures, store: AboutDialog("/somewhere"),
    "school": lambda pictures, store: SchoolDialog(Progress(Keeping(store)), lambda: "en"),
    "problems": lambda pictures, store: PuzzlesDialog(Results(Keeping(store))),
}


@pytest.fixture(params=sorted(MAKERS))
def dialog(request: pytest.FixtureRequest, qtbot: QtBot, pictures: CardPictures, store: Store) -> Iterator[Dialog]:
    made = MAKERS[request.param](pictures, store)
    qtbot.addWidget(made)
    yield made
    made.close()


def texts(dialog: QDialog) -> list[str]:
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    return [dialog.windowTitle(), *labels, *(button.text() for button in dialog.findChildren(QAbstractButton))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_opens_in_every_language(dialog: Dialog, qtbot: QtBot, translation: Translation, language: str) -> None:
    translation.switch(language)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.windowTitle()
    assert not dialog.grab().isNull()


def test_words_itself_again_while_open(dialog: Dialog, qtbot: QtBot, translation: Translation) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    english = texts(dialog)
    translation.switch("de")
    translation.switch("en")
    assert texts(dialog) == english


def test_fits_a_small_window(dialog: Dialog, qtbot: QtBot) -> None:
    dialog.resize(QSize(620, 500))
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.minimumSizeHint().width() <= 860
    assert dialog.minimumSizeHint().height() <= 560


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_control_is_squeezed_or_covered(
    dialog: Dialog, qtbot: QtBot, translation: Translation, language: str
) -> None:
    translation.switch(language)
    with qtbot.waitExposed(dialog):
        dialog.show()
    controls = [
        control
        for kind in (QAbstractButton, QComboBox, QLineEdit, QSpinBox, CardStrip)
        for control in dialog.findChildren(kind)
        if control.isVisible() and not control.objectName().startswith("qt_") and not isinstance(control.parent(), kind)
    ]
    for control in controls:
        assert control.height() >= control.minimumSizeHint().height(), control
        for other in controls:
            if other is not control and other.parent() is control.parent():
                assert not control.geometry().intersects(other.geometry()), (control, other)


def test_every_control_has_a_name(dialog: Dialog, qtbot: QtBot) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    for kind in (QAbstractButton, QComboBox, QLineEdit, QSpinBox, QAbstractSlider):
        for control in dialog.findChildren(kind):
            if not control.isVisible() or control.objectName().startswith("qt_"):
                continue
            interface = QAccessible.queryAccessibleInterface(control)
            inside = control.parent()
            if isinstance(inside, QComboBox | QSpinBox):
                continue
            name = interface.text(QAccessible.Text.Name)
            assert name or type(control).__name__ in ("QScrollBar", "QTableCornerButton"), control


def test_the_cards_of_a_line_are_shown(qtbot: QtBot, pictures: CardPictures) -> None:
    dialog = DealResultDialog(REPORT, pictures)
    qtbot.addWidget(dialog)
    dialog.show()
    model = dialog.table.model()
    dialog.table.setCurrentIndex(model.index(0, 1))
    assert dialog.strip.cards == parse_cards("AS 2S 3S")
    assert dialog.strip.isVisible()
    dialog.table.setCurrentIndex(model.index(2, 0))
    assert not dialog.strip.isVisible()
    # The half of a line in which another side has nothing belongs to the line.
    dialog.table.setCurrentIndex(model.index(0, 2))
    assert dialog.strip.cards == parse_cards("AS 2S 3S")
    assert dialog.strip.isVisible()


def test_of_a_line_with_two_numbers_it_is_said_whose_each_is(
    qtbot: QtBot, pictures: CardPictures, translation: Translation
) -> None:
    lines = (
        ScoreLine("won", 0, 0, parameters(cards=37, spades=10), parse_cards("AS"), marked=False),
        ScoreLine("won", 1, 0, parameters(cards=15, spades=3), parse_cards("2S"), marked=False),
        ScoreLine("sweep", 0, 1, (), parse_cards("4S")),
        ScoreLine("sweep", 1, 1, (), parse_cards("5S")),
    )
    dialog = DealResultDialog(replace(REPORT, lines=lines), pictures)
    qtbot.addWidget(dialog)
    dialog.show()
    model, (first, second) = dialog.table.model(), REPORT.sides
    told = []
    for row, column in ((0, 0), (0, 2), (1, 0)):
        dialog.table.setCurrentIndex(model.index(row, column))
        told.append({label.text() for label in dialog.findChildren(QLabel)})
    assert f"{first}: Captured: 37 cards, 10 ♠; {second}: Captured: 15 cards, 3 ♠" in told[0]
    assert f"{second}: Captured: 15 cards, 3 ♠" in told[1]
    assert "Sweeps" in told[2]


def test_most_of_a_deal_is_seen_at_once_in_a_small_window(qtbot: QtBot, pictures: CardPictures) -> None:
    dialog = DealResultDialog(REPORT, pictures)
    qtbot.addWidget(dialog)
    dialog.resize(700, 540)
    dialog.show()
    before = dialog.table.geometry()
    # The first lines are higher, with their cards.
    assert dialog.table.rowHeight(0) > 2 * dialog.table.rowHeight(2)
    assert dialog.table.viewport().height() >= dialog.table.rowHeight(0) + 6 * dialog.table.rowHeight(2)
    dialog.table.setCurrentIndex(dialog.table.model().index(0, 1))
    assert dialog.strip.isVisible()
    assert dialog.table.geometry() == before


@pytest.mark.parametrize(
    ("own", "expected"), [(0, "You win the match"), (1, "You lose to Anna"), (None, "Anna wins the match")]
)
def test_who_wins_alone_is_told_so_in_the_second_person(
    qtbot: QtBot, translation: Translation, own: int | None, expected: str
) -> None:
    dialog = MatchResultDialog(OVER, ("Anna", "Björn"), Settings(), own=own)
    qtbot.addWidget(dialog)
    assert dialog.findChildren(Heading)[0].text() == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_settings_begin_below_each_other(qtbot: QtBot, translation: Translation, language: str) -> None:
    translation.switch(language)
    dialog = SettingsDialog(Settings(), language)
    qtbot.addWidget(dialog)
    dialog.resize(800, 900)
    with qtbot.waitExposed(dialog):
        dialog.show()
    boxes = [*dialog.findChildren(WideChoices), *dialog.findChildren(Segments)]
    assert len(boxes) > 5
    assert len({box.mapTo(dialog, QPoint()).x() for box in boxes}) == 1


@pytest.mark.parametrize(
    ("own", "good", "expected"),
    [
        (0, 1, "The deal goes to Björn, 3 to 2"),
        (1, 1, "You win 3 to 2"),
        (0, -1, "You win 2 to 3"),
        (None, 1, "The deal goes to Björn, 3 to 2"),
    ],
)
def test_the_title_tells_who_has_won_the_deal(
    qtbot: QtBot, pictures: CardPictures, translation: Translation, own: int | None, good: int, expected: str
) -> None:
    dialog = DealResultDialog(replace(REPORT, number=2), pictures, own=own, good=good)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.windowTitle() == expected


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((("most_spades", 0, 2), ("sweep", 0, 1)), "The biggest score: Most spades."),
        ((("most_spades", 0, 2), ("sweep", 1, 1)), "The decisive score: Most spades."),
        ((("most_spades", 0, 2), ("big_casino", 1, 2)), ""),
    ],
)
def test_it_is_told_what_decided_a_deal(
    qtbot: QtBot,
    pictures: CardPictures,
    translation: Translation,
    lines: tuple[tuple[str, int, int], ...],
    expected: str,
) -> None:
    report = replace(REPORT, lines=tuple(ScoreLine(*line) for line in lines))
    dialog = DealResultDialog(report, pictures, own=0)
    qtbot.addWidget(dialog)
    dialog.show()
    told = [text for text in texts(dialog) if "The score in the match" in text]
    assert [text.partition("The score in the match")[0].strip() for text in told] == [expected]


def test_the_lines_that_decided_stand_first_with_their_cards(qtbot: QtBot, pictures: CardPictures) -> None:
    small = ScoreLine("last_capture", 1, 1)
    spades = ScoreLine("most_spades", 0, 2, parameters(spades=8), parse_cards("AS 2S 3S"))
    dialog = DealResultDialog(replace(REPORT, lines=(small, spades)), pictures)
    qtbot.addWidget(dialog)
    dialog.resize(800, 700)
    dialog.show()
    table = dialog.table
    assert table.model().index(0, 0).data() == "Most spades"
    place = table.visualRect(table.model().index(0, 1))
    with_cards = table.viewport().grab(place).toImage()
    without = table.viewport().grab(table.visualRect(table.model().index(0, 2))).toImage()
    inks = [
        {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
        for image in (with_cards, without)
    ]
    assert len(inks[0]) > 20 > len(inks[1])


def test_a_title_tells_nothing_before_all_is_counted(
    qtbot: QtBot, pictures: CardPictures, translation: Translation
) -> None:
    dialog = DealResultDialog(REPORT, pictures, settings=Settings(pace="leisurely"), own=1)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == f"Deal {REPORT.number + 1} is over"
    dialog.show()
    QTest.mouseClick(dialog, Qt.MouseButton.LeftButton)
    assert dialog.counting.done
    assert dialog.windowTitle() == "You win 3 to 2"


def test_what_stands_in_brackets_is_explained(qtbot: QtBot, pictures: CardPictures) -> None:
    capot = ScoreLine("prize_capot", 0, 600, parameters(strokes=6), marked=False)
    dialog = DealResultDialog(replace(REPORT, family="piquet", lines=(*REPORT.lines, capot)), pictures)
    qtbot.addWidget(dialog)
    explained = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Prizes are in brackets" in explained
    assert "only the difference is marked" not in explained


def test_it_is_told_who_leaves_norman_piquet(qtbot: QtBot, pictures: CardPictures) -> None:
    after = Standing((0, 0, 0), 0, 2, (("first", 0), ("left", 1), ("second", 2)))
    dialog = DealResultDialog(DealReport("piquet", 1, (), after, ("Anna", "Björn", "Christina")), pictures)
    qtbot.addWidget(dialog)
    assert "Björn has won the three-player match and leaves; Anna and Christina play on." in texts(dialog)


def test_the_result_of_a_deal_asks_for_what_is_pressed(qtbot: QtBot, pictures: CardPictures) -> None:
    dialog = DealResultDialog(REPORT, pictures, can_close=True)
    qtbot.addWidget(dialog)
    asked: list[str] = []
    dialog.close_wanted.connect(lambda: asked.append("close"))
    dialog.all_cards_wanted.connect(lambda: asked.append("cards"))
    dialog.sheet_wanted.connect(lambda: asked.append("sheet"))
    dialog.replay_wanted.connect(lambda: asked.append("replay"))
    dialog.undo_wanted.connect(lambda: asked.append("undo"))
    dialog.accepted.connect(lambda: asked.append("next"))
    dialog.show()
    for button in dialog.findChildren(QPushButton):
        button.click()
    assert sorted(asked) == ["cards", "close", "next", "replay", "sheet", "undo"]


def test_the_result_of_a_match_names_winner_and_lurch(qtbot: QtBot, translation: Translation) -> None:
    dialog = MatchResultDialog(OVER, ("Anna", "Björn"), Settings())
    qtbot.addWidget(dialog)
    words = " ".join(texts(dialog))
    assert "Anna win" in words
    assert "pays double" in words


@pytest.mark.parametrize(("kind", "told"), [("casino.kryp", True), ("casino.swedish", False)])
def test_where_the_fewest_points_win_the_result_says_so(
    qtbot: QtBot, translation: Translation, kind: str, told: bool
) -> None:
    over = Standing((14, 28), 0, 1, winners=(0,))
    dialog = MatchResultDialog(over, ("Anna", "Björn"), Settings(), rule_set=variant(kind).rule_set(2))
    qtbot.addWidget(dialog)
    dialog.show()
    assert ("The fewest points win." in texts(dialog)) == told


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_result_of_a_match_opens_as_high_as_its_words_need(
    qtbot: QtBot, translation: Translation, language: str
) -> None:
    translation.switch(language)
    over = Standing((4, 17), 0, 3, winners=(1,), factors=(2, 1))
    rule_set = variant("casino.classic").rule_set(2)
    dialog = MatchResultDialog(over, ("Anna", "Lina"), Settings(), can_review=True, rule_set=rule_set)
    qtbot.addWidget(dialog)
    layout = dialog.layout()
    assert layout is not None
    assert dialog.wanted.height() >= layout.minimumHeightForWidth(dialog.wanted.width())


def test_points_below_nothing_have_a_minus_and_a_plural(
    qtbot: QtBot, pictures: CardPictures, translation: Translation
) -> None:
    below = Standing((-3, -1), 0, 4, winners=(0,), factors=(0, 1))
    match = MatchResultDialog(below, ("Anna", "Björn"), Settings())
    qtbot.addWidget(match)
    assert {"−3 points", "−1 point"} <= set(texts(match)) or {"−3 Punkte", "−1 Punkt"} <= set(texts(match))
    lines = (ScoreLine("swept_after", 0, -5), ScoreLine("sweep", 1, 5))
    deal = DealResultDialog(DealReport("casino", 0, lines, below, ("Anna", "Björn")), pictures)
    qtbot.addWidget(deal)
    assert any("Anna −3" in text for text in texts(deal))


def test_all_cards_are_there(qtbot: QtBot, pictures: CardPictures) -> None:
    session = played()
    dialog = all_cards(pictures, session)
    qtbot.addWidget(dialog)
    dialog.show()
    _, events = session.state_after(0, len(session.deals[0].actions))
    rounds = dealing_rounds(events)
    assert len(rounds) == 6
    assert sorted(card for dealt in rounds for cards in dealt.values() for card in cards) == list(range(52))
    (tabs,) = dialog.findChildren(QTabWidget)
    for page in range(tabs.count()):
        tabs.setCurrentIndex(page)
        assert not dialog.grab().isNull()


@pytest.mark.parametrize("counting", COUNTINGS)
def test_the_sheet_shows_points_in_three_views(qtbot: QtBot, pictures: CardPictures, counting: str) -> None:
    dialog = score_sheet(pictures)
    qtbot.addWidget(dialog)
    dialog.set_settings(replace(Settings(), counting=counting))
    dialog.show()
    assert [field.points for field in dialog.sheet.fields] == [4, 6]
    assert {field.view for field in dialog.sheet.fields} == {counting}
    assert not dialog.grab().isNull()


def test_the_sheet_follows_the_match(qtbot: QtBot, pictures: CardPictures) -> None:
    dialog = score_sheet(pictures)
    qtbot.addWidget(dialog)
    dialog.follow(variant("casino.berlin1810").rule_set(3), ("A", "B", "C"), [])
    assert [field.points for field in dialog.sheet.fields] == [0, 0, 0]
    dialog.follow(variant("casino.swedish").rule_set(2), ("A", "B"), [SheetDeal(LINES)])
    assert [field.points for field in dialog.sheet.fields] == [2, 3]


def test_a_played_match_of_four_deals_shows_both_figures_and_the_prizes(qtbot: QtBot, pictures: CardPictures) -> None:
    rule_set = variant("piquet.four_deals").rule_set(2, {})
    session = Session.begin(rule_set, [SeatEntry("Anna"), SeatEntry("Björn")], random.Random(9))
    chance = random.Random(9)
    while not session.over:
        if session.between_deals:
            session.begin_deal()
        session.submit(session.actor(), chance.choice(session.legal().representatives()))
    dialog = score_sheet(pictures)
    qtbot.addWidget(dialog)
    dialog.follow(rule_set, ("Anna", "Björn"), sheet_deals(session), session.standing)
    model = dialog.sheet.tree.model()
    noted = []
    for number, deal in enumerate(session.deals):
        for side in (0, 1):
            words = str(model.index(number, side + 1).data())
            assert deal.lines is not None
            own = [line for line in deal.lines if line.side == side]
            points = sum(line.points for line in own if line.marked)
            if number in (0, 3):
                assert f"{points // 2} × 2 = {points} → " in words
            else:
                assert "×" not in words
            assert words[0].isdigit() or words[0] in "+−"
            noted.append(100 * model.index(number, side + 1).data(PRIZES_ROLE))
            assert noted[-1] == sum(line.points for line in own if line.code.startswith("prize_"))
    assert 300 in noted
    assert 600 in noted


def test_who_looked_on_has_no_column(qtbot: QtBot, pictures: CardPictures) -> None:
    point = ScoreLine("point", 2, 6, parameters(length=6))
    after = Standing((0, 0, 6), 0, 1, (("first", 0), ("second", 2)))
    report = DealReport("piquet", 0, (point,), after, ("Anna", "Björn", "Christina"), (0, 2))
    dialog = DealResultDialog(report, pictures)
    qtbot.addWidget(dialog)
    assert [dialog.table.isColumnHidden(column) for column in range(4)] == [False, False, True, False]
    # Nor is there room for it.
    line = point._replace(side=1)
    two = DealResultDialog(DealReport("piquet", 0, (line,), replace(after, points=(0, 6)), ("Anna", "Eva")), pictures)
    qtbot.addWidget(two)
    assert dialog.width() == two.width()
    sums = [dialog.table.model().index(1, column).data() for column in range(1, 4)]
    assert sums == ["0", "", "6"]


def test_the_king_has_no_figures_on_the_sheet(qtbot: QtBot, pictures: CardPictures) -> None:
    names = ("Anna", "Björn", "Christina")
    session = Session.begin(
        variant("piquet.kings").rule_set(3, {}), [SeatEntry(one) for one in names], random.Random(3)
    )
    chance = random.Random(3)
    playing = []
    while not session.over:
        if session.between_deals:
            session.begin_deal()
            playing.append(set(Company.of(session.standing).players))
        session.submit(session.actor(), chance.choice(session.legal().representatives()))
    dialog = score_sheet(pictures)
    qtbot.addWidget(dialog)
    dialog.follow(session.rule_set, names, sheet_deals(session), session.standing)
    model = dialog.sheet.tree.model()
    assert {seat for pair in playing for seat in pair} == {0, 1, 2}
    for number, pair in enumerate(playing):
        filled = {seat for seat in range(3) if model.index(number, seat + 1).data()}
        assert filled == pair


def test_the_sheet_says_what_the_cards_count_after_divided_tricks(qtbot: QtBot, pictures: CardPictures) -> None:
    dialog = score_sheet(pictures)
    qtbot.addWidget(dialog)
    deals = [SheetDeal((ScoreLine("divided", 0, 0, marked=False),))]
    dialog.follow(variant("piquet.session").rule_set(2), ("A", "B"), deals, Standing((20, 18), 0, 1, (("cards", 10),)))
    assert "The cards are now worth 20." in texts(dialog)
    dialog.follow(variant("piquet.session").rule_set(2), ("A", "B"), deals, Standing((40, 18), 0, 2))
    assert "The cards are now worth 20." not in texts(dialog)


def test_rows_of_cards_begin_below_one_another(qtbot: QtBot, pictures: CardPictures) -> None:
    session = Session.begin(
        VARIANTS["piquet.points"].rule_set(2), [SeatEntry("Anna"), SeatEntry("Maximiliane Augusta")], random.Random(2)
    )
    session.begin_deal()
    while not session.between_deals:
        session.submit(session.actor(), session.legal().representatives()[0])
    dialog = all_cards(pictures, session)
    qtbot.addWidget(dialog)
    dialog.show()
    (tabs,) = dialog.findChildren(QTabWidget)
    first = tabs.widget(0)
    assert first is not None
    strips = [one for one in first.findChildren(CardStrip) if one.isVisible()]
    assert len({strip.mapTo(dialog, QPoint(0, 0)).x() for strip in strips}) == 1
    assert len(strips) == 8


@pytest.mark.parametrize("language", ["en", "de"])
def test_settings_fit_the_text_whatever_size_it_is_given_while_they_are_open(
    qtbot: QtBot, translation: Translation, qapp: QApplication, language: str
) -> None:
    translation.switch(language)
    usual = qapp.font()
    dialog = SettingsDialog(Settings(), language)
    qtbot.addWidget(dialog)
    dialog.show()

    def heights() -> list[int]:
        boxes, few = dialog.findChildren(WideChoices), dialog.findChildren(Segments)
        labels = [label for label in dialog.findChildren(QLabel) if label.buddy() is not None]
        assert len(boxes) + len(few) == len(labels) > 5
        assert boxes
        for box in boxes:
            option = QStyleOptionComboBox()
            box.initStyleOption(option)
            field = box.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
            )
            for place in range(box.count()):
                assert box.fontMetrics().horizontalAdvance(box.itemText(place)) <= field.width(), box.itemText(place)
        for segment in (one for choice in few for one in choice.segments):
            words = segment.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, segment.text())
            assert words.width() < segment.width(), segment.text()
        for label in labels:
            words = label.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, label.text())
            assert label.width() >= words.width() + 3, label.text()
        return [box.height() for box in (*boxes, *few)]

    before = heights()
    try:
        larger = QFont(usual)
        larger.setPointSizeF(usual.pointSizeF() * 1.5)
        qapp.setFont(larger)
        qtbot.waitUntil(lambda: heights() != before)
    finally:
        qapp.setFont(usual)
    qtbot.waitUntil(lambda: heights() == before)


def test_settings_are_emitted_at_once(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Settings(), "en")
    qtbot.addWidget(dialog)
    changes: list[Any] = []
    dialog.changed.connect(changes.append)
    dialog.show()
    boxes = {box.objectName(): box for kind in (QComboBox, Segments) for box in dialog.findChildren(kind)}
    switches = {box.objectName(): box for box in dialog.findChildren(QAbstractButton) if box.objectName()}
    samples = {choice.objectName(): choice for choice in dialog.findChildren(SampleChoice)}
    press(samples["room"], "Wine red")
    switches["four_colours"].click()
    press(boxes["appearance"], "Dark")
    assert [change.room for change in changes] == ["wine"] * 3
    assert changes[-1].appearance == "dark"
    assert changes[-1].four_colours
    assert dialog.settings == changes[-1]
    assert set(samples) == {"room", "card_back"}
    assert set(boxes) | set(samples) | {name for name in switches if not name.startswith("qt_")} >= {
        "language",
        "text_size",
        "appearance",
        "room",
        "card_back",
        "counting",
        "speed",
        "reduced_motion",
        "hints",
    }


def test_kept_matches_can_be_chosen(qtbot: QtBot) -> None:
    shelf = ListedShelf(MATCHES)
    dialog = MatchesDialog(shelf)
    qtbot.addWidget(dialog)
    asked: list[tuple[str, int]] = []
    dialog.continue_wanted.connect(lambda match: asked.append(("continue", match)))
    dialog.replay_wanted.connect(lambda match: asked.append(("replay", match)))
    dialog.show()
    dialog.table.doubleClicked.emit(dialog.table.model().index(0, 0))
    dialog.table.selectRow(1)
    dialog.table.doubleClicked.emit(dialog.table.model().index(1, 0))
    assert asked == [("continue", 1), ("replay", 2)]
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.id == 2
    shelf.listed = []
    dialog.refresh()
    assert dialog.chosen() is None


def test_escape_closes_without_an_answer(dialog: Dialog, qtbot: QtBot) -> None:
    results: list[int] = []
    dialog.finished.connect(results.append)
    with qtbot.waitExposed(dialog):
        dialog.show()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert results == [QDialog.DialogCode.Rejected]


def test_hands_and_discards_are_shown_as_they_were_after_the_exchange() -> None:
    rule_set = variant("piquet.rubicon").rule_set(2)
    session = Session.begin(rule_set, (SeatEntry("Anna"), SeatEntry("Björn")), random.Random(3))
    session.begin_deal()
    while not session.between_deals:
        session.submit(session.actor(), session.legal().representatives()[0])
    _, events = session.state_after(0, len(session.deals[0].actions))
    zones = after_exchange(events, game_view_of("piquet").places)
    laid = [action for action in map(str, session.deals[0].actions) if action.startswith("change")]
    assert len(laid) == 2
    assert sorted(len(zones.get(discards(seat), ())) for seat in (0, 1)) == sorted(
        len(text.split()) - 1 for text in laid
    )
    cards = {str(action) for action in session.deals[0].actions if getattr(action, "card", None) is not None}
    assert {format_card(card) for seat in (0, 1) for card in zones[hand(seat)]} == cards
    without = played()
    _, events = without.state_after(0, len(without.deals[0].actions))
    assert after_exchange(events, game_view_of("casino").places) == {}


def test_the_last_copy_is_named_and_can_be_taken_in(qtbot: QtBot, translation: Translation, tmp_path: Path) -> None:
    path = tmp_path / DATABASE_NAME
    with closing(Store.open(path).store) as store:
        store.put("settings", {})
    dialog = AboutDialog(str(tmp_path))
    qtbot.addWidget(dialog)
    assert "There is no backup of them yet." in dialog._facts.text()
    assert dialog._take_in.isHidden()
    copy = back_up(path, date(2026, 11, 20))
    dialog = AboutDialog(str(tmp_path))
    qtbot.addWidget(dialog)
    assert "Last backup: " in dialog._facts.text()
    with qtbot.waitSignal(dialog.copy_wanted) as wanted:
        dialog._take_in.click()
    assert wanted.args == [str(copy)]


@pytest.mark.parametrize(("days", "words"), [(0, " (today)"), (9, " (9 days ago)"), (-400, "")])
def test_the_age_of_the_last_copy_is_said(
    qtbot: QtBot, translation: Translation, tmp_path: Path, days: int, words: str
) -> None:
    path = tmp_path / DATABASE_NAME
    Store.open(path).store.close()
    day = date.today() - timedelta(days)
    assert back_up(path, day) is not None
    dialog = AboutDialog(str(tmp_path))
    qtbot.addWidget(dialog)
    assert dialog._facts.text().endswith(f"Last backup: {day_words(day.isoformat())}{words}")
