"""The window of the rule pages, opened on every page in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetricsF, QImage, QPalette, QTextDocument
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.art.theme import CardTheme
from cardtable.core.errors import CodedError
from cardtable.core.markers import counters
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.help import pages, paper
from cardtable.ui.help.browser import MEASURE, STEPS
from cardtable.ui.help.contents import ANCHOR_ROLE, ContentsModel
from cardtable.ui.help.diagrams import card_row
from cardtable.ui.help.painting import counter_places, paint_card_row, paint_counters
from cardtable.ui.help.viewer import RuleViewer
from cardtable.ui.look.look import apply_look
from tests.ui.clicks import offered
from tests.ui.contrast import GRAPHICS, ratio
from tests.ui.help.reading import PICTURE
from tests.ui.layout_items import known_items

Open = Callable[..., RuleViewer]


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    def make(language: str = "en", width: int = 900, height: int = 600) -> RuleViewer:
        viewer = RuleViewer(CardPictures(CardTheme()), language)
        qtbot.addWidget(viewer)
        viewer.resize(width, height)
        return viewer

    return make


def settle() -> None:
    QCoreApplication.processEvents()
    QCoreApplication.processEvents()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_contents_are_as_wide_as_their_longest_word(opened: Open, language: str) -> None:
    viewer = opened(language)
    font = QFont(viewer.font())
    font.setPointSizeF(2 * font.pointSizeF())
    viewer.setFont(font)
    viewer.show()
    for page in pages.available(language):
        viewer.show_page(page, "")
        settle()
        assert viewer.contents.horizontalScrollBar().maximum() == 0, page


def test_on_an_upright_screen_large_words_have_the_whole_width(qtbot: QtBot, opened: Open) -> None:
    viewer = opened("en", 800, 1240)
    viewer.show()
    assert viewer.contents.isVisible()
    font = QFont(viewer.font())
    font.setPointSizeF(2 * font.pointSizeF())
    viewer.setFont(font)
    assert not viewer.contents.isVisible()
    assert viewer.sections.isVisible()


def image_names(viewer: RuleViewer) -> list[str]:
    return [unescape(name) for name in re.findall(r'<img src="([^"]+)"', viewer.browser.html)]


def picture(viewer: RuleViewer, name: str) -> QImage:
    image = viewer.browser.document().resource(QTextDocument.ResourceType.ImageResource, QUrl(name))
    assert isinstance(image, QImage)
    return image.copy()


def current_anchor(viewer: RuleViewer) -> str | None:
    index = viewer.contents.currentIndex()
    return index.data(ANCHOR_ROLE) if index.isValid() else None


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_page_opens_with_all_its_pictures(opened: Open, language: str) -> None:
    viewer = opened(language)
    assert not viewer.isModal()
    assert [viewer.choice.itemData(row) for row in range(viewer.choice.count())] == pages.available(language)
    for name in pages.listed():
        viewer.show_page(name)
        settle()
        html = pages.rule_page(name, language)
        assert viewer.browser.name == name
        if name in pages.available(language):
            assert viewer.choice.currentData() == name
            assert viewer.choice.currentText() == pages.title(html)
        assert pages.title(html) in viewer.windowTitle()
        assert viewer.browser.verticalScrollBar().value() == 0
        assert viewer.contents.model().rowCount() == len(pages.sections(html))
        assert pages.title(html) in viewer.browser.toPlainText()
        names = image_names(viewer)
        assert viewer.browser.toPlainText().count("\N{OBJECT REPLACEMENT CHARACTER}") == len(names)
        for one in names:
            image = picture(viewer, one)
            assert not image.isNull()
            assert image.deviceIndependentSize().width() <= viewer.browser.viewport().width()


@pytest.mark.parametrize("name", ["casino.finnish", "casino.berlin1810", pages.GLOSSARY])
def test_a_page_opens_at_each_of_its_parts(opened: Open, name: str) -> None:
    viewer = opened("de")
    for section in pages.sections(pages.rule_page(name, "de")):
        viewer.show_page(name, section.anchor)
        settle()
        assert current_anchor(viewer) == section.anchor


def test_the_first_page_shown_is_at_the_part_asked_for(opened: Open) -> None:
    viewer = opened("de")
    viewer.show_page("casino.berlin1810", "scoring")
    settle()
    assert current_anchor(viewer) == "scoring"
    assert viewer.browser.verticalScrollBar().value() > 600


def test_an_anchor_that_is_not_there_shows_the_beginning_and_an_unknown_page_is_refused(opened: Open) -> None:
    viewer = opened()
    viewer.show_page("casino.swedish", "lurch")
    assert viewer.browser.verticalScrollBar().value() == 0
    with pytest.raises(pages.RulePageError):
        viewer.show_page("casino.unknown")
    assert viewer.browser.name == "casino.swedish"


def test_clicking_a_part_scrolls_there_and_scrolling_marks_the_part(opened: Open, qtbot: QtBot) -> None:
    viewer = opened()
    viewer.show_page("casino.swedish")
    settle()
    bar = viewer.browser.verticalScrollBar()
    index = viewer.contents.model().index(5, 0)
    qtbot.mouseClick(
        viewer.contents.viewport(),
        Qt.MouseButton.LeftButton,
        pos=viewer.contents.visualRect(index).center(),
    )
    there = bar.value()
    assert there > 0
    assert viewer.contents.currentIndex().row() == 5
    bar.setValue(0)
    assert viewer.contents.currentIndex().row() < 5
    bar.setValue(there + 5)
    assert viewer.contents.currentIndex().row() == 5
    bar.setValue(bar.maximum())
    assert current_anchor(viewer) == "tactics"


def test_following_a_link_and_going_back_and_forward(opened: Open) -> None:
    viewer = opened("de")
    viewer.show_page("casino.swedish", "sweep")
    settle()
    before = viewer.browser.verticalScrollBar().value()
    assert not viewer.back.isEnabled()
    viewer.browser.setSource(QUrl("glossary#tabbe"))
    settle()
    assert viewer.browser.name == "glossary"
    assert current_anchor(viewer) == "casino_play"
    assert viewer.choice.currentData() == "glossary"
    viewer.back.trigger()
    settle()
    assert viewer.browser.name == "casino.swedish"
    assert viewer.choice.currentData() == "casino.swedish"
    assert viewer.browser.verticalScrollBar().value() == pytest.approx(before, abs=2)
    viewer.forward.trigger()
    settle()
    assert viewer.browser.name == "glossary"


def test_nothing_outside_the_program_is_loaded(opened: Open) -> None:
    browser = opened().browser
    kind = QTextDocument.ResourceType.ImageResource.value
    for address in ("file:///etc/hostname", "https://example.org/x.png", "cards:5X", "counters:11", "counters:x"):
        assert browser.loadResource(kind, QUrl(address)) is None
    assert browser.loadResource(QTextDocument.ResourceType.HtmlResource.value, QUrl("rules:/nothing")) is None


def test_choosing_another_rule_set(opened: Open) -> None:
    viewer = opened()
    viewer.show_page("casino.swedish", "tactics")
    viewer.choice.setCurrentIndex(viewer.choice.findData("casino.finnish"))
    viewer.choice.activated.emit(viewer.choice.currentIndex())
    settle()
    assert viewer.browser.name == "casino.finnish"
    assert viewer.browser.verticalScrollBar().value() == 0


def test_the_language_changes_at_the_same_place(opened: Open) -> None:
    viewer = opened("en")
    viewer.show_page("casino.mulle_glimne", "build")
    settle()
    viewer.set_language("de")
    settle()
    assert viewer.language == "de"
    assert current_anchor(viewer) == "build"
    assert viewer.contents.currentIndex().data() == "Stapel"
    assert viewer.choice.currentText() == "Mulle nach Glimne"
    assert "Mulle nach Glimne" in viewer.windowTitle()
    QCoreApplication.sendEvent(viewer, QEvent(QEvent.Type.LanguageChange))
    assert current_anchor(viewer) == "build"


def test_searching_counts_goes_on_and_marks(opened: Open, qtbot: QtBot) -> None:
    viewer = opened()
    viewer.show_page("casino.finnish")
    viewer.find_action.trigger()
    qtbot.keyClicks(viewer.search, "hut")
    places = len(viewer.browser.extraSelections())
    assert places == viewer.browser.toPlainText().lower().count("hut") > 3
    assert str(places) in viewer.found.text()
    positions = []
    for _ in range(places):
        qtbot.keyClick(viewer.search, Qt.Key.Key_Return)
        assert viewer.browser.textCursor().selectedText().lower() == "hut"
        positions.append(viewer.browser.textCursor().position())
    assert len(set(positions)) == places
    viewer.find_next.trigger()
    assert viewer.browser.name != "casino.finnish"
    viewer.find_previous.trigger()
    assert viewer.browser.name == "casino.finnish"
    assert viewer.browser.textCursor().position() == positions[-1]
    viewer.search.setText("no such words")
    viewer.find_next.trigger()
    assert not viewer.browser.extraSelections()
    assert not viewer.browser.find_text("no such words")
    viewer.search.clear()
    assert viewer.found.text() == ""


def test_a_search_begins_with_what_can_be_seen(opened: Open) -> None:
    viewer = opened("de")
    viewer.show_page("casino.mulle_glimne", "build")
    settle()
    assert viewer.browser.find_text("Stapel")
    assert current_anchor(viewer) == "build"


@pytest.mark.parametrize("paper", ["#2a2520", "#f0e8d8"])
def test_the_arrows_stand_out_whatever_the_windows_are_like(opened: Open, paper: str) -> None:
    viewer = opened()
    dark = QColor(paper).lightness() < 128
    colours = viewer.palette()
    colours.setColor(QPalette.ColorRole.Window, QColor(paper))
    colours.setColor(QPalette.ColorRole.WindowText, QColor("#efe6d2" if dark else "#201a14"))
    viewer.setPalette(colours)
    for action in (viewer.back, viewer.forward):
        image = action.icon().pixmap(24, 24).toImage()
        inks = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        solid = [ink for ink in inks if ink.alpha() > 200]
        assert len(solid) > 10
        assert all(ratio(ink, paper) >= GRAPHICS for ink in solid)


def test_what_is_found_has_words_before_and_after_it_in_sight(opened: Open) -> None:
    viewer = opened("en")
    viewer.show_page("glossary")
    settle()
    places, high = viewer.browser.mark_all("sweep"), viewer.browser.viewport().height()
    assert places > 2
    for backward in (False, True):
        for _ in range(places):
            assert viewer.browser.find_text("sweep", backward)
            found, bar = viewer.browser.cursorRect(), viewer.browser.verticalScrollBar()
            assert found.bottom() <= high * 2 // 3 or bar.value() == bar.maximum()
            assert found.top() >= high // 6 or bar.value() == bar.minimum()


def test_every_line_of_a_long_part_begins_at_the_same_place(opened: Open) -> None:
    viewer = opened("en")
    viewer.show()
    viewer.show_page("glossary")
    settle()
    viewer.splitter.setSizes([170, 730])
    settle()
    contents = viewer.contents
    rows = [contents.visualRect(contents.model().index(row, 0)) for row in range(contents.model().rowCount())]
    current = contents.visualRect(contents.currentIndex())
    long = next(row for row in rows if row.height() >= 2 * contents.fontMetrics().height() and row != current)
    image = contents.viewport().grab(long).toImage()
    paper = image.pixelColor(image.width() - 1, 0)

    def begins(top: int, bottom: int) -> int:
        written = (x for x in range(image.width()) for y in range(top, bottom) if image.pixelColor(x, y) != paper)
        return next(written)

    middle = image.height() // 2
    first, second = begins(0, middle), begins(middle, image.height())
    # A letter or two keep a pixel more or less of their own.
    assert abs(first - second) <= 2
    assert first >= 4


def test_larger_and_smaller_text_keeps_the_place_and_scales_the_cards(opened: Open) -> None:
    viewer = opened(width=1600)
    viewer.show_page("casino.swedish", "capture")
    settle()

    def card_height() -> float:
        return float(picture(viewer, image_names(viewer)[0]).deviceIndependentSize().height())

    usual = card_height()
    viewer.larger.trigger()
    settle()
    assert viewer.browser.text_size > 1
    assert card_height() > usual
    assert current_anchor(viewer) == "capture"
    for _ in STEPS:
        viewer.larger.trigger()
    assert viewer.browser.text_size == STEPS[-1]
    assert not viewer.larger.isEnabled()
    viewer.usual.trigger()
    assert card_height() == usual
    for _ in STEPS:
        viewer.smaller.trigger()
    assert not viewer.smaller.isEnabled()
    assert viewer.larger.isEnabled()


@pytest.mark.parametrize(("percent", "width"), [(100, 640), (150, 900), (200, 1280)])
def test_columns_of_a_table_that_are_rounded_up_do_not_scroll_sideways(
    opened: Open, qapp: QApplication, percent: int, width: int
) -> None:
    try:
        apply_look(qapp, "light", percent)
        viewer = opened("de", width=width)
        viewer.show()
        viewer.show_page(pages.CHOOSING, "")
        settle()
        settle()
        assert not viewer.browser.horizontalScrollBar().isVisible()
        # What is wider than that can still be reached.
        viewer.browser.setLineWrapMode(viewer.browser.LineWrapMode.NoWrap)
        settle()
        assert viewer.browser.horizontalScrollBar().isVisible()
    finally:
        apply_look(qapp, "light", 100)


@pytest.mark.parametrize("width", [420, 640, 900, 1280, 2560])
def test_a_line_is_never_longer_than_the_measure_and_pictures_fit(opened: Open, width: int) -> None:
    viewer = opened("de", width=1000)
    viewer.show_page("casino.swedish", "end")
    settle()
    viewer.resize(width, 700)
    settle()
    browser = viewer.browser
    assert current_anchor(viewer) == "end"
    assert viewer.contents.isVisible() == (width >= 640)
    assert not browser.horizontalScrollBar().isVisible()
    bar = viewer.search.parentWidget()
    assert bar is not None
    controls = [one for one in bar.findChildren(QWidget) if one.parent() is bar and one.isVisible()]
    assert len(controls) >= 6
    for index, one in enumerate(controls):
        assert bar.rect().contains(one.geometry())
        assert not any(one.geometry().intersects(other.geometry()) for other in controls[index + 1 :])
    assert browser.document().size().width() <= browser.viewport().width() + 1
    letters = QFontMetricsF(browser.font()).horizontalAdvance("abcdefghijklmnopqrstuvwxyz ") / 27
    frame = browser.document().rootFrame().frameFormat()
    text = browser.viewport().width() - frame.leftMargin() - frame.rightMargin()
    assert text <= MEASURE * letters + 1


def test_the_pages_turn_dark_with_the_palette(opened: Open) -> None:
    viewer = opened()
    viewer.show_page("casino.swedish", "values")
    settle()
    dark = QPalette(viewer.palette())
    for role, colour in (
        (QPalette.ColorRole.Base, "#1e1914"),
        (QPalette.ColorRole.Text, "#efe6d2"),
        (QPalette.ColorRole.Link, "#d9b978"),
    ):
        dark.setColor(role, QColor(colour))
    viewer.setPalette(dark)
    settle()
    assert paper.is_dark(viewer.browser.palette())
    assert current_anchor(viewer) == "values"
    headings = [
        block.begin().fragment().charFormat().foreground().color().name()
        for block in (
            viewer.browser.document().findBlockByNumber(n) for n in range(viewer.browser.document().blockCount())
        )
        if block.blockFormat().headingLevel() == 2
    ]
    assert set(headings) == {"#d9b978"}


def test_the_diagrams_follow_the_cards_on_the_table(opened: Open) -> None:
    viewer = opened()
    viewer.show_page("casino.swedish", "capture")
    settle()
    name = image_names(viewer)[0]
    before = picture(viewer, name)
    viewer.pictures.set_theme(CardTheme(four_colours=True, letters=("A", "B", "D", "K")))
    settle()
    assert picture(viewer, name) != before
    assert current_anchor(viewer) == "capture"


def test_everything_has_a_name_for_those_who_cannot_see_it(opened: Open) -> None:
    viewer = opened()
    for widget in (viewer.search, viewer.choice, viewer.contents, viewer.browser):
        assert widget.accessibleName()
    for action in (viewer.back, viewer.forward, viewer.smaller, viewer.larger):
        assert action.text()
        assert action.toolTip()


def test_the_contents_are_a_proper_model(qapp: QApplication) -> None:
    model = ContentsModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_sections([pages.Section("deal", "Dealing"), pages.Section("end", "The end")])
    assert model.rowCount() == 2
    assert model.index(1, 0).data() == "The end"
    assert model.index(1, 0).data(ANCHOR_ROLE) == "end"
    assert model.rowCount(model.index(0, 0)) == 0
    model.set_sections([])
    assert model.rowCount() == 0
    del tester


@pytest.mark.parametrize("points", range(11))
def test_the_four_counters_lie_as_the_layout_says(points: int) -> None:
    layout = counters(points)
    counting, resting = counter_places(points)
    assert len(counting) + len(resting) == 4
    assert len(resting) == layout.rest
    rows = [place.y() for place in counting]
    middle = sorted({0.73, 1.85, 2.97})
    heights = [min(range(3), key=lambda row: abs(middle[row] - y)) for y in rows]
    assert (heights.count(0), heights.count(1), heights.count(2)) == (layout.above, layout.base, layout.below)
    everything = counting + resting
    for index, one in enumerate(everything):
        for other in everything[index + 1 :]:
            apart: QPointF = one - other
            assert (apart.x() ** 2 + apart.y() ** 2) ** 0.5 >= 0.85
    assert sum(place.x() for place in counting) / max(1, len(counting)) == pytest.approx(2.4 if counting else 0)
    if layout.apart:
        assert abs(counting[0].x() - counting[1].x()) > 2


def test_counters_beyond_ten_are_refused(qapp: QApplication) -> None:
    with pytest.raises(CodedError):
        paint_counters(11, 20.0, 1.0, QColor("black"))


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_pictures_carry_the_ratio_of_the_screen(qapp: QApplication, ratio: float) -> None:
    pictures = CardPictures(CardTheme())
    row = card_row("5S 7H | 9S > 9S+5S")
    image = paint_card_row(row, pictures, 60.0, ratio, QColor("gray"))
    assert image.devicePixelRatio() == ratio
    assert image.deviceIndependentSize().width() == pytest.approx(row.width * 60 + 7.2, abs=1)
    centre = round((row.cards[0].left + 0.5) * 60 * ratio), round(10 * ratio)
    assert image.pixelColor(*centre).alpha() == 255
    assert image.pixelColor(0, 0).alpha() < 60


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.slow
def test_a_screen_reader_hears_the_words_of_every_picture(
    opened: Open, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def heard(viewer: RuleViewer) -> str:
        viewer.show_page("piquet.points")
        text = QAccessible.queryAccessibleInterface(viewer.browser).text(QAccessible.Text.Value)
        return " ".join(text.split())

    words = [unescape(one) for _, _, one in PICTURE.findall(pages.rule_page("piquet.points", language))]
    assert len(words) > 5
    assert not any(one in heard(opened(language)) for one in words)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    told = heard(opened(language))
    assert [one for one in words if one not in told] == []


@pytest.mark.slow
def test_a_search_goes_on_through_all_pages(opened: Open) -> None:
    viewer = opened("en")
    viewer.show_page("casino.swedish")
    settle()
    word = "carte blanche"
    having = [name for name in pages.available("en") if word in pages.words(pages.rule_page(name, "en"))]
    assert "casino.swedish" not in having
    assert len(having) > 3
    viewer.search.setText(word)
    assert f" · {len(having)} other page" in viewer.found.text()
    seen: list[str] = []
    while seen.count(having[0]) < 2:
        viewer.find_next.trigger()
        assert viewer.browser.textCursor().selectedText().casefold() == word
        if viewer.browser.name != (seen or [""])[-1]:
            seen.append(viewer.browser.name)
    assert seen == [*having, having[0]]
    viewer.find_previous.trigger()
    assert viewer.browser.name == having[-1]


def test_words_of_the_glossary_are_linked_on_the_page_that_is_shown(opened: Open) -> None:
    viewer = opened("en")
    for name, linked in (("casino.swedish", True), (pages.KEYS, False)):
        viewer.show_page(name)
        assert ('href="glossary#stake"' in viewer.browser.toHtml()) is linked


def test_a_page_that_is_gone_since_is_no_fault_of_the_window(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(name: str, language: str) -> None:
        raise pages.RulePageError("no_rule_page", page=name, language=language)

    viewer = opened()
    viewer.show_page("casino.swedish")
    monkeypatch.setattr(pages, "page_fault", gone)
    QApplication.sendEvent(viewer, QEvent(QEvent.Type.LanguageChange))
    assert viewer.left_out.isHidden()


def test_a_narrow_window_has_its_contents_and_the_name_of_the_game_in_lines_of_their_own(opened: Open) -> None:
    viewer = opened(width=430)
    viewer.show_page("casino.swedish")
    settle()
    assert not viewer.contents.isVisible()
    assert viewer.sections.isVisible()
    field = viewer.choice.fontMetrics().horizontalAdvance(viewer.choice.currentText())
    assert viewer.choice.width() > field + 40
    assert viewer.choice.y() > viewer.search.geometry().bottom()
    named = [viewer.sections.itemText(row) for row in range(viewer.sections.count())]
    assert "Dealing" in named
    viewer.sections.setFocus()
    viewer.sections.setCurrentIndex(named.index("Dealing"))
    viewer.sections.activated.emit(named.index("Dealing"))
    settle()
    assert viewer.browser.row == named.index("Dealing")
    # It follows what is read, and gives way to the list where there is room.
    viewer.browser.verticalScrollBar().setValue(0)
    settle()
    assert viewer.sections.currentIndex() == max(0, viewer.browser.row)
    viewer.resize(900, 600)
    settle()
    assert viewer.contents.isVisible()
    assert not viewer.sections.isVisible()
    assert viewer.choice.y() <= viewer.search.geometry().bottom()


def test_the_rules_leave_the_table_in_sight(opened: Open, qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.setGeometry(0, 0, 780, 600)
    table.show()
    viewer = opened()
    viewer.lie_beside(table)
    assert viewer.width() < 0.6 * table.width()
    assert viewer.geometry().right() == table.frameGeometry().right()


def test_the_choice_of_pages_leaves_nothing_behind_in_the_row_it_leaves(opened: Open) -> None:
    viewer = opened("en", 800, 1240)
    viewer.show()
    large, known = QFont(viewer.font()), known_items()
    large.setPointSizeF(2 * large.pointSizeF())
    viewer.setFont(large)
    assert viewer.sections.isVisible()
    assert len(known_items()) == len(known) - 1


def test_only_a_page_about_a_game_offers_a_deal_of_it(opened: Open) -> None:
    viewer = opened()
    viewer.show_page("choosing")
    viewer.activateWindow()
    settle()
    assert not offered(viewer, "Watch a deal")
    viewer.show_page("casino.swedish")
    assert offered(viewer, "Watch a deal")
    QTest.keyClick(viewer, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert pages.title(viewer.browser.html) == "Which game?"
    assert not offered(viewer, "Watch a deal")
    wanted: list[str] = []
    viewer.deal_wanted.connect(wanted.append)
    QTest.keyClick(viewer, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert wanted == []
    assert viewer.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_W, Qt.Key.Key_Q])
def test_the_keys_that_close_and_quit_close_the_rules(opened: Open, key: Qt.Key) -> None:
    viewer = opened()
    viewer.show_page("casino.swedish")
    viewer.activateWindow()
    settle()
    QTest.keyClick(viewer, key, Qt.KeyboardModifier.ControlModifier)
    assert not viewer.isVisible()


def test_the_signs_of_the_bar_grow_with_the_text(opened: Open) -> None:
    viewer = opened()
    signs = [button for button in viewer.findChildren(QToolButton) if button.parent() is not viewer.search]
    signs = [button for button in signs if not button.icon().isNull()]
    assert len(signs) == 3
    before = [button.iconSize().width() for button in signs]
    large = QFont(viewer.font())
    large.setPointSizeF(2 * large.pointSizeF())
    viewer.setFont(large)
    for button, width in zip(signs, before, strict=True):
        # Drawn anew in that size, not stretched.
        assert button.iconSize().width() > 1.7 * width
        assert button.icon().availableSizes()[0].width() >= button.iconSize().width() * viewer.devicePixelRatioF()
