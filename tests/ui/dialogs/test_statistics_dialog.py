"""How somebody has fared, as pictures that can be read out too."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app import rating
from cardtable.app.i18n import Translation
from cardtable.app.judged import JudgedDeal, JudgedEvening, SkillAndLuck
from cardtable.app.match_statistics import Share, Statistics
from cardtable.store.model import MatchSummary
from cardtable.ui.dialogs.form_chart import LEAST_FOR_A_LINE, FormCurve, ShareBars
from cardtable.ui.dialogs.loss_chart import LossChart, SkillBars
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.dialogs.rating_ladder import RatingLadder
from cardtable.ui.dialogs.statistics_dialog import StatisticsDialog
from cardtable.ui.look.palette import SPACING
from tests.ui.clicks import offered, press
from tests.ui.dialogs.shelf import ListedShelf

MOMENT = datetime(2026, 11, 20, 18, 30, tzinfo=UTC)
ONE = MatchSummary(
    1, "casino.swedish", ("Anna", "Agda"), ("human", "counter"), (0, 1), MOMENT, MOMENT, MOMENT, 3, (16, 9), (0,)
)


def later(days: int, **changes: object) -> MatchSummary:
    return replace(ONE, id=days, finished=MOMENT + timedelta(days=days), **changes)  # type: ignore[arg-type]


PLAYED = (ONE, later(2, winners=(1,)), later(3, variant="ecarte"), later(4, names=("Berta", "Lina")))


def test_the_pictures_say_what_they_show(qtbot: QtBot, translation: Translation) -> None:
    dialog = StatisticsDialog(Statistics.of(PLAYED))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.person.currentText() == "Anna"
    assert dialog.summary == "Anna: 3 matches played to the end, 2 won."
    names = [one.accessibleName() for one in dialog.findChildren(QWidget) if isinstance(one, FormCurve | ShareBars)]
    assert sorted(names) == sorted(
        [
            "won, lost, won, most recent last",
            "Agda: 2 of 3 won",
            "Swedish Casino: 1 of 2 won; Écarté for two: 1 of 1 won",
        ]
    )
    dialog.person.setCurrentText("Berta")
    assert dialog.summary == "Berta: 1 match played to the end, 1 won."


def test_who_has_played_with_real_cards_alone_is_told_of_too(qtbot: QtBot, translation: Translation) -> None:
    with_cards = {"Cleo": [Share("Piquet by the session", 3, 1), Share("Rummy", 2, 2)], "Anna": [Share("Écarté", 1, 0)]}
    dialog = StatisticsDialog(Statistics.of(PLAYED), with_cards=with_cards)
    qtbot.addWidget(dialog)
    dialog.show()
    assert [dialog.person.itemText(place) for place in range(dialog.person.count())] == ["Anna", "Berta", "Cleo"]

    def told() -> list[str]:
        return [one.accessibleName() for one in dialog.findChildren(ShareBars) if one.isVisible()]

    assert "Écarté: 0 of 1 won" in told()
    dialog.person.setCurrentText("Berta")
    assert told() == ["Lina: 1 of 1 won", "Swedish Casino: 1 of 1 won"]
    dialog.person.setCurrentText("Cleo")
    assert told() == ["Piquet by the session: 1 of 3 won; Rummy: 2 of 2 won"]
    headings = [one.text() for one in dialog.findChildren(QLabel) if one.isVisible()]
    assert "With real cards, on score sheets" in headings
    assert "No match has been played to the end yet." not in headings


def test_everybody_is_rated_at_the_games_that_the_person_has_played(
    qtbot: QtBot, translation: Translation, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = {"greedy": 1500.0, "counter": 1550.0}
    monkeypatch.setattr(rating, "strengths", lambda: {"ecarte": players, "casino": players})
    dialog = StatisticsDialog(Statistics.of(PLAYED))
    qtbot.addWidget(dialog)
    casino, ecarte, why = dialog.rated.splitlines()
    # By Glicko, of one match won by Anna, 1500 and 350, against Agda, 1550 and 60: q = .0057565, g = .9823,
    # E = .4298, 1/d² = 7.84e-6; the variance is 1/(1/350² + 1/d²) = 62,500, the gain q · 62,500 · g · (1 − E) = 201.5.
    assert ecarte == "Écarté: Anna 1702 ± 490, Agda 1543 ± 117, Gustav 1500 ± 118"
    assert casino.startswith("Casino: ")
    assert all(name in casino for name in ("Anna", "Agda", "Berta"))
    assert "1500" in why
    dialog.person.setCurrentText("Berta")
    assert len(dialog.rated.splitlines()) == 2
    translation.switch("de")
    dialog.retranslate()
    assert dialog.rated.splitlines()[0].startswith("Casino: ")
    assert "Berta" in dialog.rated


def test_above_each_chart_a_sentence_says_what_it_shows(
    qtbot: QtBot, translation: Translation, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = {"greedy": 1500.0, "counter": 1550.0}
    monkeypatch.setattr(rating, "strengths", lambda: {"ecarte": players, "casino": players})
    dialog = StatisticsDialog(Statistics.of(PLAYED))
    qtbot.addWidget(dialog)
    dialog.show()
    for words in (
        "Won: 2 of the last 3",
        "A filled dot is a match won. After 2 more matches, a line will show your form.",
        "Most often against Agda",
        "Most often at Swedish Casino",
        "People begin at 1500.",
    ):
        assert len(told(dialog, words)) == 1, words
    # Won one of two against Agda: between her and Gustav, who begins at 1500.
    assert len(told(dialog, "Casino: ")) == 1
    (ladder,) = dialog.findChildren(RatingLadder)
    assert set(ladder.names) == {"Anna", "Agda", "Berta", "Gustav"}
    press(dialog, "Écarté")
    # 1702 of the person, 1543 and 1500 of the others; one match says nothing yet.
    assert told(dialog, "Écarté: ") == ["Écarté: 4 more matches for a reliable rating"]
    assert ladder.names == ["Anna", "Agda", "Gustav"]
    dialog.person.setCurrentText("Berta")
    assert told(dialog, "Won: ") == ["Won: 1 of the last 1"]
    more = [later(days) for days in range(2, 9)]
    often = StatisticsDialog(Statistics.of(more))
    qtbot.addWidget(often)
    often.show()
    assert told(often, "Won: ") == ["Won: 7 of the last 7"]
    assert len(told(often, "The line shows how many of ten matches")) == 1


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (1530, "Casino: about as strong as Gustav"),
        (1650, "Casino: between Gustav and Agda"),
        (2000, "Casino: stronger than anyone here"),
        (1300, "Casino: the next player to catch is Gustav"),
        (None, "Casino: everyone’s rating"),
    ],
)
def test_it_says_between_whom_somebody_stands(
    qtbot: QtBot, translation: Translation, monkeypatch: pytest.MonkeyPatch, value: float | None, expected: str
) -> None:
    known = {rating.RatedPlayer("human", "Anna"): rating.Rating(value or 1500, 60, rating.SETTLED)}
    if value is not None:
        known[rating.RatedPlayer("greedy", "")] = rating.Rating(1500, 60)
        known[rating.RatedPlayer("counter", "")] = rating.Rating(1800, 60)
    monkeypatch.setattr(Statistics, "ratings", lambda _self, _family: known)
    dialog = StatisticsDialog(Statistics.of(PLAYED))
    qtbot.addWidget(dialog)
    dialog.show()
    assert told(dialog, "Casino: ") == [expected]


@pytest.mark.parametrize(("width", "beside"), [(1000, True), (480, False)])
def test_charts_are_in_two_columns_where_there_is_room(
    qtbot: QtBot, translation: Translation, width: int, beside: bool
) -> None:
    dialog = StatisticsDialog(Statistics.of(PLAYED), judged=BOTH)
    qtbot.addWidget(dialog)
    dialog.resize(width, 700)
    with qtbot.waitExposed(dialog):
        dialog.show()
    left, right = dialog._form, dialog._opponents
    assert (right.mapTo(dialog, QPoint()).x() > left.mapTo(dialog, QPoint()).x()) == beside


def test_numbers_stand_beside_the_curve(qtbot: QtBot, translation: Translation) -> None:
    translation.switch("de")
    curve = FormCurve()
    qtbot.addWidget(curve)
    curve.resize(400, curve.sizeHint().height())
    pictures = []
    for count in (LEAST_FOR_A_LINE - 1, LEAST_FOR_A_LINE):
        curve.set_form([True] * count, "", ("früher", "die letzte"))
        pictures.append(curve.grab().toImage())
    # Of few matches there is no line, at the height of all won.
    y = curve.fontMetrics().height() // 2
    link = QColor(curve.palette().link().color())
    few, more = (sum(one.pixelColor(x, y) == link for x in range(one.width())) for one in pictures)
    assert few == 0
    assert more > curve.width() // 2


def test_the_curve_tells_of_the_last_ten() -> None:
    curve = FormCurve()
    curve.set_form([False] * 10 + [True] * 5, "")
    assert curve.shares() == [0.0] * 10 + [0.1, 0.2, 0.3, 0.4, 0.5]
    curve.set_form([True] * 40, "")
    assert curve.shares() == [1.0] * 30


@pytest.mark.parametrize("won", [0, 1, 2])
def test_bars_are_filled_as_far_as_was_won(qtbot: QtBot, won: int) -> None:
    played = (replace(ONE, winners=(0 if won else 1,)), later(2, winners=(0 if won > 1 else 1,)))
    dialog = StatisticsDialog(Statistics.of(played))
    qtbot.addWidget(dialog)
    dialog.show()
    bars = next(one for one in dialog.findChildren(ShareBars) if one.isVisible())
    picture: QImage = bars.grab().toImage()
    filled = QColor(bars.palette().link().color())
    row = [picture.pixelColor(x, bars._line() // 2) for x in range(picture.width())]
    share = sum(colour == filled for colour in row) / picture.width()
    whole = (bars.width() * 0.64 - bars.fontMetrics().horizontalAdvance(" 888 / 888")) / bars.width()
    assert share == pytest.approx(whole * won / 2, abs=0.03)


def test_the_longest_bar_ends_before_figures_of_any_length(qtbot: QtBot) -> None:
    bars = ShareBars()
    qtbot.addWidget(bars)
    bars.resize(400, bars.sizeHint().height())
    ends = []
    for played in (100, 1_234_567):
        bars.set_rows([("Agda", Share("Agda", played, played))], "")
        picture = bars.grab().toImage()
        filled = QColor(bars.palette().link().color())
        row = [picture.pixelColor(x, bars._line() // 2) for x in range(picture.width())]
        ends.append(max(x for x, colour in enumerate(row) if colour == filled))
    few, many = ends
    assert bars.width() - few >= bars.fontMetrics().horizontalAdvance("100 / 100")
    assert bars.width() - many >= bars.fontMetrics().horizontalAdvance("1234567 / 1234567")


def test_every_name_has_a_bar(qtbot: QtBot) -> None:
    bars = ShareBars()
    qtbot.addWidget(bars)
    bars.set_rows([(f"Player {place}", Share("", 3, 3)) for place in range(12)], "")
    bars.resize(bars.sizeHint())
    picture, filled = bars.grab().toImage(), QColor(bars.palette().link().color())
    middles = [round((place + 0.5) * bars._line()) for place in range(12)]
    assert all(any(picture.pixelColor(x, y) == filled for x in range(picture.width())) for y in middles)


def test_a_name_is_not_cut_as_long_as_bars_have_some_room(qtbot: QtBot) -> None:
    def first_filled(name: str) -> int:
        bars.set_rows([(name, Share("", 3, 3))], "")
        picture, filled = bars.grab().toImage(), QColor(bars.palette().link().color())
        return next(x for x in range(picture.width()) if picture.pixelColor(x, bars._line() // 2) == filled)

    bars = ShareBars()
    qtbot.addWidget(bars)
    bars.resize(330, bars.sizeHint().height())
    name = "Schwedisches Casino"
    assert first_filled("Lina") < bars.fontMetrics().horizontalAdvance(name) < first_filled(name)
    # The longest name of all leaves them that room.
    assert first_filled("Zwicker in Schleswig-Holstein und noch mehr") < 330 - 64


def test_where_nothing_is_over_it_says_so(qtbot: QtBot, translation: Translation) -> None:
    dialog = StatisticsDialog(Statistics.of((replace(ONE, finished=None, winners=()),)))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.summary == "No match has been played to the end yet."
    assert not any(one.isVisible() for one in dialog.findChildren(ShareBars))


def test_a_match_that_is_over_is_shown_at_its_end(qtbot: QtBot, translation: Translation) -> None:
    dialog = MatchesDialog(ListedShelf((replace(ONE, id=7, finished=None, winners=()), ONE)))
    qtbot.addWidget(dialog)
    asked: list[int] = []
    dialog.continue_wanted.connect(asked.append)
    assert dialog._go_on.text() == "&Continue"
    dialog._go_on.click()
    dialog.table.selectRow(1)
    assert dialog._go_on.text() == "&Show the end"
    dialog._go_on.click()
    assert asked == [7, 1]
    with qtbot.waitSignal(dialog.statistics_wanted):
        dialog._match_statistics.click()


JUDGED = JudgedDeal("a", 0, "2026-11-20", "Anna", "casino", 10, 2, 1.0, 2.0, 5)
BOTH = (
    JUDGED,
    replace(JUDGED, seat=1, person="", least=3.0, most=3.5, margin=-5),
    replace(JUDGED, deal="b", day="2026-11-21", least=0.0, most=0.0),
    replace(JUDGED, deal="c", family="ecarte", least=1.0, most=1.0),
)


def told(dialog: StatisticsDialog, beginning: str) -> list[str]:
    """The visible texts that begin so."""
    labels = [one for one in dialog.findChildren(QLabel) if one.isVisible()]
    return [one.text() for one in labels if one.text().startswith(beginning)]


def test_what_the_coach_has_judged_is_told_with_its_spread(qtbot: QtBot, translation: Translation) -> None:
    dialog = StatisticsDialog(Statistics.of(PLAYED), judged=BOTH)
    qtbot.addWidget(dialog)
    dialog.show()
    (losses,), (skills,) = dialog.findChildren(LossChart), dialog.findChildren(SkillBars)
    # 20 decisions, 1 to 2 points; the other gave away 3 to 3.5, so skill brought 1 to 2.5 of the 5 points.
    assert told(dialog, "On average, a decision") == ["On average, a decision cost 0.05 to 0.10 points (20 judged)."]
    (parted,) = told(dialog, "1 deal")
    assert parted.startswith("1 deal with both players judged: a margin of +5. Of this, +1.0 to +2.5 came from skill:")
    assert parted.endswith("The rest, +2.5 to +4.0, was luck.")
    assert losses.accessibleName() == "20/11/2026: 0.10 to 0.20; 21/11/2026: 0.00"
    assert skills.ranges == ((1.0, 2.5), (2.5, 4.0))
    assert not skills.isHidden()
    press(dialog, "Écarté")
    assert told(dialog, "On average, a decision") == ["On average, a decision cost 0.10 points (10 judged)."]
    assert told(dialog, "1 deal") == []
    assert skills.isHidden()
    dialog.person.setCurrentText("Berta")
    assert (len(told(dialog, "Nothing yet.")), told(dialog, "On average, a decision")) == (1, [])
    assert losses.isHidden()


def test_deals_are_told_of_who_has_finished_no_match(qtbot: QtBot) -> None:
    unfinished = (replace(ONE, finished=None, winners=()),)
    dialog = StatisticsDialog(Statistics.of(unfinished), judged=BOTH)
    qtbot.addWidget(dialog)
    assert [dialog.person.itemText(place) for place in range(dialog.person.count())] == [BOTH[0].person]
    computers = StatisticsDialog(Statistics.of(unfinished), judged=[one for one in BOTH if not one.person])
    qtbot.addWidget(computers)
    assert (computers.person.count(), list(computers.family.values)) == (0, [])


def test_what_was_judged_can_be_forgotten(qtbot: QtBot, translation: Translation) -> None:
    forgotten: list[bool] = []
    dialog = StatisticsDialog(Statistics.of(PLAYED), judged=BOTH, forget=lambda: forgotten.append(True))
    qtbot.addWidget(dialog)
    dialog.show()
    press(dialog, "Delete judged decisions…")
    dialog.findChildren(QuestionDialog)[-1].reject()
    qtbot.waitUntil(lambda: not dialog.findChildren(QuestionDialog))
    assert len(told(dialog, "On average, a decision cost")) == 1
    assert forgotten == []
    press(dialog, "Delete judged decisions…")
    press(dialog.findChildren(QuestionDialog)[-1], "Yes")
    qtbot.waitUntil(lambda: not dialog.findChildren(QuestionDialog))
    assert forgotten == [True]
    assert (len(told(dialog, "Nothing yet.")), told(dialog, "On average, a decision")) == (1, [])
    assert not offered(dialog, "Delete judged decisions…")


def test_days_stand_as_high_as_they_cost(qtbot: QtBot) -> None:
    chart = LossChart()
    qtbot.addWidget(chart)
    chart.resize(300, 110)
    chart.set_evenings(
        [JudgedEvening(date(2026, 11, 20), 5, 0.5, 1.0), JudgedEvening(date(2026, 11, 21), 5, 0.0, 0.0)], ""
    )
    first, second = chart.bars()
    field = chart.height() - 2 * SPACING
    assert chart.highest == 1.0
    assert first.top() == pytest.approx(SPACING)
    assert first.height() == pytest.approx(field / 2)
    assert second.bottom() == pytest.approx(chart.height() - SPACING)
    assert second.height() == 3
    assert not chart.grab().isNull()
    chart.set_evenings([], "")
    assert chart.bars() == []


@pytest.mark.parametrize(
    ("skill_and_luck", "left", "right"),
    [
        (SkillAndLuck(1, 4, 2.0, 4.0), False, True),
        (SkillAndLuck(1, -4, -3.0, -1.0), True, False),
        (SkillAndLuck(1, 0, -2.0, 2.0), False, False),
    ],
)
def test_only_what_is_sure_is_drawn_in_full(
    qtbot: QtBot, skill_and_luck: SkillAndLuck, left: bool, right: bool
) -> None:
    bars = SkillBars()
    qtbot.addWidget(bars)
    bars.resize(400, bars.sizeHint().height())
    bars.set_skill(skill_and_luck, ("Skill", "Luck"), "")
    picture = bars.grab().toImage()
    full = QColor(bars.palette().link().color())
    names = max(bars.fontMetrics().horizontalAdvance(name) for name in ("Skill", "Luck")) + 3 * SPACING
    zero = names + (bars.width() - names) // 2 - SPACING
    row = [picture.pixelColor(x, bars.sizeHint().height() // 4) == full for x in range(picture.width())]
    assert (any(row[names : zero - 2]), any(row[zero + 2 :])) == (left, right)


def test_fewer_matches_than_make_a_curve_are_on_no_scale(qtbot: QtBot, translation: Translation) -> None:
    curve = FormCurve()
    qtbot.addWidget(curve)
    curve.set_form([True], "●")
    curve.resize(400, curve.sizeHint().height())
    image = curve.grab().toImage()
    ground = image.pixelColor(399, 0)
    rows = [sum(image.pixelColor(x, y) != ground for x in range(400)) for y in range(image.height())]
    # The counter alone: no line of a percentage that it could be read on.
    assert 0 < max(rows) < 40
    low = curve.sizeHint().height()
    curve.set_form([True] * LEAST_FOR_A_LINE, "●")
    assert curve.sizeHint().height() > low


@pytest.mark.parametrize(
    ("played", "words"),
    [
        (1, "Casino: 4 more matches for a reliable rating"),
        (4, "Casino: 1 more match for a reliable rating"),
        (5, "Casino: "),
    ],
)
def test_before_enough_matches_nobody_is_called_as_strong_as_another(
    qtbot: QtBot, translation: Translation, played: int, words: str
) -> None:
    dialog = StatisticsDialog(Statistics.of([later(day) for day in range(played)]))
    qtbot.addWidget(dialog)
    (title,) = [one.text() for one in dialog.findChildren(QLabel) if one.text().startswith("Casino: ")][:1]
    assert title.startswith(words)
    assert ("rating" in title) == (played < rating.SETTLED)
