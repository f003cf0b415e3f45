"""The front hall: the first page, from which all that the program is for is one click away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTime
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.ai.names import PLAYERS
from cardtable.app.languages import languages
from cardtable.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, make_card
from cardtable.core.record import HUMAN
from cardtable.games.registry import FAMILIES, VARIANTS
from cardtable.store.model import MatchSummary
from cardtable.ui.cards.packs import Packs
from cardtable.ui.hall.arrangement import HallPlaces, Least, hall_places
from cardtable.ui.hall.hall_table import ClothButton, HallTable, HallWords, words_on_cloth
from cardtable.ui.hall.picture_tile import PictureTile, TileWords
from cardtable.ui.hall.places_bar import PlacesBar
from cardtable.ui.hall.today_sheet import TodayEntry, TodaySheet
from cardtable.ui.look.look import spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import on_button, set_tool_tip
from cardtable.ui.look.room_painting import Paint, paint_family, paint_fan, paint_ground
from cardtable.ui.look.ways import Ways
from cardtable.words.cards import joined
from cardtable.words.families import variant_name, words_of
from cardtable.words.moments import day_words, today_words
from cardtable.words.players import player_first_name

if TYPE_CHECKING:
    from cardtable.ui.look.rating_words import RatingWords

FAN = (
    make_card(2, SPADES),
    make_card(KING, HEARTS),
    make_card(ACE, SPADES),
    make_card(QUEEN, CLUBS),
    make_card(JACK, HEARTS),
    make_card(10, DIAMONDS),
)
"""The cards on the table where nothing was played yet."""
FIRST_MINUTES = 15
"""About how many minutes a newcomer's first match takes: the ``minutes`` of the first rule set, which the start page
does not import.
"""


@dataclass(frozen=True, slots=True)
class KeptSheet:
    """The score sheet that is being kept: its game and the persons in words, and whether its match is ``over``."""

    game: str
    names: str
    over: bool = False


@dataclass(frozen=True, slots=True)
class HallState:
    """What the hall tells of: the match that can be continued, or else the one that ended last; the names of the
    computer players who would play again, and the id of the rule set; the score sheet that is being kept. A ``fresh``
    hall has seen nothing yet. ``begun_today`` is the number of the match in which the deal of the day was begun today.
    """

    waiting: MatchSummary | None = None
    last: MatchSummary | None = None
    opponents: tuple[str, ...] = ()
    again: str = ""
    sheet: KeptSheet | None = None
    fresh: bool = False
    today: Sequence[TodayEntry] = field(default=())
    rating: RatingWords | None = None
    begun_today: int | None = None

    @property
    def waits_for_today(self) -> bool:
        """Whether the match that can be continued is the deal of the day."""
        return self.waiting is not None and self.waiting.id == self.begun_today


class _Room(QWidget):
    """The part of the page that scrolls: lays out the table, the sheet and the pictures. Arrow keys go round in it."""

    keeps_arrows = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table: HallTable | None = None
        self.today: TodaySheet | None = None
        self.tiles: list[PictureTile] = []
        self.high = 0
        """The height of what is seen of it at once."""
        self._laid_for: object = None
        """What the parts needed when they were given their places."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay()

    def event(self, event: QEvent) -> bool:
        # It has no layout of Qt's, which would hear that a part needs another size. A part that gets its place asks as
        # well, and would be given it again and again.
        if event.type() == QEvent.Type.LayoutRequest and self._needs() != self._laid_for:
            self.lay()
        return super().event(event)

    def lay(self) -> None:
        """Give all parts their places."""
        if self._lay() and self._lay():
            # In their new width the rows of the sheet need another height, which they have said by now.
            self._lay()

    def _lay(self) -> bool:
        """Give all parts their places once; return whether the sheet needs another size in the one it was given."""
        if self.table is None or self.today is None:
            return False
        sheet = None if self.today.isHidden() else self.today.minimumSizeHint()
        tile = QSize(0, 0)
        for one in self.tiles:
            tile = tile.expandedTo(one.minimumSizeHint())
        wide = self.table.minimumSizeHint().width()
        # Once for the width of the table, on which its letters and so its height depend.
        places = self._places(QSize(wide, self.table.minimumSizeHint().height()), sheet, tile)
        if self.table.width() != places.table.width():
            self.table.resize(places.table.size())
        self.table.measure_anew()
        places = self._places(QSize(wide, self.table.needed(places.table.width())), sheet, tile)
        self.setMinimumHeight(places.height)
        self.table.setGeometry(places.table)
        if sheet is not None:
            self.today.setGeometry(places.today)
        for one, place in zip(self.tiles, places.tiles, strict=True):
            one.setGeometry(place)
        self._laid_for = self._needs()
        return sheet is not None and self.today.minimumSizeHint() != sheet

    def _needs(self) -> object:
        if self.table is None or self.today is None:
            return None
        table = self.table.minimumSizeHint(), self.table.needed(self.table.width())
        today = self.today.isHidden(), self.today.minimumSizeHint()
        return table, today, [one.minimumSizeHint() for one in self.tiles]

    def _places(self, table: QSize, sheet: QSize | None, tile: QSize) -> HallPlaces:
        return hall_places(QSize(self.width(), self.high), Least(table, sheet, tile), len(self.tiles))


class _Area(QScrollArea):
    """Scrolls the hall where large words need more than the window has."""

    def __init__(self, room: _Room) -> None:
        super().__init__()
        # One that fills nothing, and that Python knows: for another it would look through every kind of widget.
        self._seen = QWidget()
        self.setViewport(self._seen)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A click beside the buttons takes the focus from none of them.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(room)
        self._room = room

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._follow()

    def _follow(self) -> None:
        """Give the focus to the first button that is seen whole, if the one that has it is not."""
        seen = QRect(QPoint(0, 0), self._seen.size())

        def is_seen(widget: QWidget) -> bool:
            return seen.contains(QRect(widget.mapTo(self._seen, QPoint(0, 0)), widget.size()))

        now = QApplication.focusWidget()
        if now is None or not self._room.isAncestorOf(now) or is_seen(now):
            return
        buttons = (one for one in self._room.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled())
        found = next((one for one in buttons if is_seen(one)), None)
        if found is not None:
            found.setFocus()


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
        self._room = _Room(self)
        self.table = HallTable(offered, self._room)
        self.today = TodaySheet(self._room)
        self.today.hide()
        self.tiles = [self._family_tile(family) for family in FAMILIES]
        self.scoring = PictureTile("scoring", self._paint_scoring, self._scoring_words, self._room)
        self.scoring.clicked.connect(self._keep_score)
        self._room.table, self._room.today, self._room.tiles = self.table, self.today, [*self.tiles, self.scoring]
        self._area = _Area(self._room)
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
        self.bar.language.setAccessibleDescription(self.tr("Language"))
        set_tool_tip(self.bar.language, self.tr("Language"))

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
        self.bar.fit()
        self.table.tell(self._words_on_table())
        self._tell_language()
        today = self._state.today
        self.today.setVisible(bool(today))
        day = today_words(date.today()) if today else [""]
        self.today.tell(self.tr("Today"), day, today, self._state.rating)
        self._renew()
        if self.scoring.text():
            self.name_pictures()
        self._room.lay()

    def _words_on_table(self) -> HallWords:
        state, ways = self._state, self._ways
        new_game = (self.tr("&New game"), ways.ask_new_game)
        more = ((self._again(state), ways.play_again), new_game) if state.opponents else (new_game,)
        if state.waiting is not None:
            left = self._when(state.waiting.changed, left=True)
            return HallWords(
                self.tr("Deal of the day. {left}").format(left=left) if state.waits_for_today else left,
                variant_name(state.waiting.variant),
                self._standing(state.waiting),
                ((self.tr("&Continue"), ways.continue_match), *more),
            )
        if state.last is not None:
            return HallWords(
                self._when(state.last.finished or state.last.changed, left=False),
                variant_name(state.last.variant),
                self._result(state.last),
                more,
            )
        if state.fresh:
            lina = player_first_name(PLAYERS[0])
            return HallWords(
                "",
                self._greeting(),
                self.tr(
                    "Take a seat. {name} will show you Casino as you play. A match takes about %n minute(s).",
                    "",
                    FIRST_MINUTES,
                ).format(name=lina),
                (
                    (self.tr("&Begin with {name}").format(name=lina), ways.play_again),
                    (self.tr("Take a lesson &first"), ways.show_lessons),
                    new_game,
                ),
                PLAYERS[0],
            )
        return HallWords("", "cardtable", self.tr("What would you like to play?"), (new_game,))

    def _again(self, state: HallState) -> str:
        """Return the words by which the same opponents are asked for, with the game if that is not the one told of."""
        names, shown = on_button(joined(list(state.opponents))), state.waiting or state.last
        if shown is not None and shown.variant == state.again:
            return self.tr("Play {names} &again").format(names=names)
        return self.tr("{game} &again with {names}").format(game=on_button(variant_name(state.again)), names=names)

    def _greeting(self) -> str:
        hour = QTime.currentTime().hour()
        if 4 <= hour < 11:
            return self.tr("Good morning.")
        return self.tr("Good evening.") if hour >= 17 or hour < 4 else self.tr("Good afternoon.")

    def _when(self, moment: datetime, *, left: bool) -> str:
        """Return when a match was ``left``, or else when it ended."""
        day = moment.astimezone().date()
        days = (date.today() - day).days
        if days == 0:
            return self.tr("Left today") if left else self.tr("Played today")
        if days == 1:
            return self.tr("Left yesterday") if left else self.tr("Played yesterday")
        words = self.tr("Left on {date}") if left else self.tr("Played on {date}")
        return words.format(date=day_words(day))

    def _standing(self, match: MatchSummary) -> str:
        if not match.points:
            return self.tr("The first deal.")
        # The deal that lies on the table is kept as well, and is the last of them.
        return " ".join((self.tr("Deal {number}.").format(number=match.deals), self._points(match)))

    def _points(self, match: MatchSummary) -> str:
        own = _own_side(match)
        if own is not None and len(match.points) == 2:
            other = joined(_names(match, 1 - own))
            words = self.tr("You have {own}; {name} has {points}.")
            return words.format(own=match.points[own], name=other, points=match.points[1 - own])
        each = (
            self.tr("{name} {points}").format(name=joined(_names(match, side)), points=points)
            for side, points in enumerate(match.points)
        )
        return self.tr("{all}.").format(all=", ".join(each))

    def _result(self, match: MatchSummary) -> str:
        own = _own_side(match)
        won = joined([name for side in match.winners for name in _names(match, side)])
        points = sorted(match.points, reverse=True)
        if own in match.winners:
            words = self.tr("You won: {points}.")
        elif match.winners:
            words = self.tr("{name} won: {points}.")
        else:
            words = self.tr("A draw: {points}.")
        return words.format(name=won, points=" : ".join(map(str, points)))

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


def _own_side(match: MatchSummary) -> int | None:
    """Return the side of the only person at the table; None if there are several or none."""
    people = [side for kind, side in zip(match.computers, match.sides, strict=True) if kind == HUMAN]
    return people[0] if len(people) == 1 else None


def _names(match: MatchSummary, side: int) -> list[str]:
    return [name for name, of in zip(match.names, match.sides, strict=True) if of == side]
