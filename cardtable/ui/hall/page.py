"""The front hall: the first page, from which all that the program is for is one click away."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.languages import languages
from cardtable.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, make_card
from cardtable.games.registry import FAMILIES, VARIANTS
from cardtable.ui.cards.packs import Packs
from cardtable.ui.hall.hall_table import ClothButton, HallTable, words_on_cloth
from cardtable.ui.hall.picture_tile import PictureTile, TileWords
from cardtable.ui.hall.places_bar import PlacesBar
from cardtable.ui.hall.room import HallArea, HallRoom
from cardtable.ui.hall.today_sheet import TodaySheet
from cardtable.ui.hall.told import HallState, words_on_table
from cardtable.ui.look.look import spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import on_button, set_accessible_description, set_accessible_name, set_tool_tip
from cardtable.ui.look.room_painting import Paint, paint_family, paint_fan, paint_ground
from cardtable.ui.look.ways import Ways
from cardtable.words.families import words_of
from cardtable.words.moments import today_words

FAN = (
    make_card(2, SPADES),
    make_card(KING, HEARTS),
    make_card(ACE, SPADES),
    make_card(QUEEN, CLUBS),
    make_card(JACK, HEARTS),
    make_card(10, DIAMONDS),
)
"""The cards on the table where nothing was played yet."""


class HallPage(QWidget):
    """The page: a bar with the four places, a table with what is wanted most often, the sheet of today, and a picture
    for each family of games and for the scorekeeper.
    """

    def __init__(self, packs: Packs, ways: Ways, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._packs = packs
        self._ways = ways
        self._room_name = "green"
        self._language = ""
        self._state = HallState()
        self._is_behind = False
        """Whether something has changed since it was seen last."""
        self._styled_for: object = None
        """What colours and letters depend on, when they were set last."""
        self.painted: Paint | None = None
        """Paints the table of the match that waits; None where it cannot be shown."""
        self.bar = PlacesBar(
            (self.take_focus, ways.show_lessons, ways.show_sheets, ways.show_matches, ways.show_rules_here)
        )
        self._languages = QButtonGroup(self)
        offered = QHBoxLayout()
        offered.setSpacing(2 * SPACING)
        offered.addStretch(1)
        self._codes = tuple(languages())
        for place, language in enumerate(languages().values()):
            button = ClothButton()
            button.setText(on_button(language.name))
            self._languages.addButton(button, place)
            offered.addWidget(button)
        self._languages.idClicked.connect(self._speak)
        self.bar.language.clicked.connect(self._offer_languages)
        self.bar.settings.clicked.connect(ways.show_settings)
        self._room = HallRoom(self)
        self.table = HallTable(offered, self._room)
        self.today = TodaySheet(self._room)
        self.today.hide()
        self.tiles = [self._family_tile(family) for family in FAMILIES]
        for tile in self.tiles:
            tile.say_as_much_as(self.tiles)
        self.scoring = PictureTile("scoring", self._paint_scoring, self._scoring_words, self._room)
        self.scoring.clicked.connect(self._keep_score)
        self._room.table, self._room.today, self._room.tiles = self.table, self.today, [*self.tiles, self.scoring]
        self._area = HallArea(self._room)
        self._room.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        spaced(whole, margin=0, gap=0)
        whole.addWidget(self.bar)
        whole.addWidget(self._area, 1)
        for pictures in (packs.french, packs.of(True)):
            pictures.changed.connect(self._renew)
        self.retranslate()
        self.restyle()

    # What is asked of it

    @property
    def state(self) -> HallState:
        """What the hall tells of now."""
        return self._state

    def tell(self, state: HallState) -> None:
        """Tell of ``state``."""
        if state == self._state and not state.today:
            # A start tells of the same several times; what is to be done today goes with the day besides.
            return
        if state.waiting != self._state.waiting:
            self.painted = None
        self._state = state
        self.retranslate()

    def show_painted(self, paint: Paint | None) -> None:
        """Show the match that waits as ``paint`` paints it; a hand of cards if that is None."""
        self.painted = paint
        self._show_picture()

    def set_room(self, room: str) -> None:
        """Show the cloth of another room."""
        self._room_name = room
        self.table.set_room(room)
        self.bar.set_room(room)
        self.restyle()
        self.update()

    def set_language(self, language: str) -> None:
        """Mark the button of the current language."""
        first, changed = not self._language, language != self._language
        self._language = language
        if changed and not first:
            self.retranslate()
        else:
            self._tell_language()
        self.restyle()
        self._renew()

    def _tell_language(self) -> None:
        """Offer the languages on the table before the first match; later on the bar has the one that is spoken, and
        leads to the others.
        """
        played = self._state.waiting is not None or self._state.last is not None
        for language in self._languages.buttons():
            language.setVisible(not played)
        known = languages().get(self._language)
        self.bar.speak(known.name if played and known is not None else "")
        set_accessible_description(self.bar.language, self.tr("Language"))
        set_tool_tip(self.bar.language, self.tr("Choose another language"))

    def take_focus(self) -> None:
        """Give the focus to the bright button, and show the page from its top."""
        self.table.go.setFocus()
        self._area.verticalScrollBar().setValue(0)

    def name_pictures(self) -> None:
        """Give the pictures their names. Where they were not kept from the last start that imports the words of all
        families, and is done after the first painting.
        """
        for tile in (*self.tiles, self.scoring):
            tile.name()

    @property
    def buttons(self) -> Sequence[QAbstractButton]:
        """The buttons with words, from above down."""
        table = (self.table.go, *self.table.others)
        return [*self.bar.buttons, *(one for one in table if not one.isHidden())]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button whose letter is typed, or with Return the bright one, to which Escape leads."""
        from cardtable.ui.look.keys import is_plain, press_meant

        if is_plain(event) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.table.go.click()
        elif event.key() == Qt.Key.Key_Escape and not self.table.go.hasFocus():
            self.take_focus()
        else:
            event.setAccepted(is_plain(event) and press_meant(self.buttons, event))

    # How it is shown

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self.restyle()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._room.high = self._area.height()
        self._room.lay()

    def restyle(self) -> None:
        """Adapt colours and letters to the room and to the size of text."""
        if not self._waits():
            self._set_look()

    def _set_look(self) -> None:
        now = self.palette().cacheKey(), self.font().key(), self._room_name, self._language
        if now == self._styled_for:
            return
        self._styled_for = now
        self.bar.restyle()
        self.table.restyle()
        _, accent = words_on_cloth(self.palette(), self._room_name)
        for place, flat in enumerate(self._languages.buttons()):
            font = flat.font()
            font.setUnderline(self._codes[place] == self._language)
            flat.setFont(font)
            colours = flat.palette()
            colours.setColor(QPalette.ColorRole.ButtonText, accent)
            flat.setPalette(colours)
        self._room.lay()

    def _speak(self, place: int) -> None:
        self._ways.set_language(self._codes[place])
        # What is wanted next is not another language.
        self.take_focus()

    def _offer_languages(self) -> None:
        """Offer the languages below the name of the one that is spoken."""
        from PySide6.QtWidgets import QMenu

        menu, button = QMenu(self), self.bar.language
        for place, code in enumerate(self._codes):
            action = menu.addAction(f"&{on_button(languages()[code].name)}")
            action.setCheckable(True)
            action.setChecked(code == self._language)
            action.triggered.connect(lambda _=False, place=place: self._speak(place))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _renew(self) -> None:
        themes = " ".join(str(self._packs.of(short).theme) for short in (False, True))
        for tile in (*self.tiles, self.scoring):
            tile.set_circumstances(f"{self._language} {themes} {self._state.sheet}")
            tile.renew()
        self._show_picture()

    def _show_picture(self) -> None:
        def fan(painter: QPainter, place: QRectF, ratio: float) -> None:
            paint_fan(painter, self._packs.french, FAN, place, ratio, 11.0)

        self.table.picture.show_painted(self.painted if self._state.waiting is not None and self.painted else fan)

    def _waits(self) -> bool:
        """Return whether another page is seen, and a change can wait until this one is."""
        waits = self.parentWidget() is not None and self.isHidden()
        self._is_behind |= waits
        return waits

    def come_up(self) -> None:
        """Follow what has changed meanwhile; to be called before the page is shown."""
        if self._is_behind:
            self._is_behind = False
            self._set_words()
            self._set_look()

    def retranslate(self) -> None:
        """Set all words."""
        if not self._waits():
            self._set_words()

    def _set_words(self) -> None:
        words = (
            self.tr("Play"),
            self.tr("&School"),
            self.tr("Scor&ing"),
            self.tr("&Looking back"),
            self.tr("&Rules"),
        )
        for button, text in zip(self.bar.buttons, words, strict=True):
            button.setText(text)
        set_accessible_name(self.bar.settings, self.tr("Settings"))
        set_tool_tip(self.bar.settings, self.tr("Settings"))
        self.bar.fit()
        self.table.tell(words_on_table(self._state, self._ways))
        self._tell_language()
        today = self._state.today
        self.today.setVisible(bool(today))
        day = today_words(date.today()) if today else [""]
        self.today.tell(self.tr("Today"), day, today, self._state.rating)
        self._renew()
        if self.scoring.text():
            self.name_pictures()
        self._room.lay()

    # The pictures

    def _family_tile(self, family: str) -> PictureTile:
        def paint(painter: QPainter, place: QRectF, ratio: float) -> None:
            paint_family(painter, self._packs, family, place, ratio, self.palette())

        def words() -> TileWords:
            those = words_of(family)
            games = self.tr("%n game(s)", "", sum(one.family == family for one in VARIANTS))
            return TileWords(those.family_name(), those.motto_words(), games, games)

        tile = PictureTile(family, paint, words, self._room)
        tile.clicked.connect(lambda: self._ways.choose_game(family))
        return tile

    def _paint_scoring(self, painter: QPainter, place: QRectF, ratio: float) -> None:
        from cardtable.ui.hall.score_picture import paint_score

        paint_score(painter, place, self.palette())

    def _scoring_words(self) -> TileWords:
        title, sheet = self.tr("Keep score"), self._state.sheet
        if sheet is None:
            words = self.tr("With real cards")
            return TileWords(title, words, self.tr("on the table"), words)
        words = self.tr("Next match: {sheet}") if sheet.over else self.tr("Continue: {sheet}")
        shorter = self.tr("Next match") if sheet.over else self.tr("Continue")
        return TileWords(title, words.format(sheet=sheet.game), f"· {sheet.names}", shorter)

    def _keep_score(self) -> None:
        if self._state.sheet:
            self._ways.continue_sheet()
        else:
            self._ways.ask_new_sheet()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_ground(painter, QRectF(self.rect()), self._room_name, self.palette())
        painter.end()
