"""Everything a person can set, by what is wanted, with a strip of a table on which the effect is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPen, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from cardtable.app.i18n import system_language
from cardtable.app.languages import languages
from cardtable.app.settings import APPEARANCES, COUNTINGS, PACES, SOUNDS, SPEEDS, TEXT_SIZES, THINKING, Settings
from cardtable.app.settings import ROOMS as OFFERED
from cardtable.app.voice import can_speak
from cardtable.art.theme import BACKS, PACKS, CardTheme
from cardtable.core.cards import HIDDEN
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.base import Dialog, button_box, scrolled
from cardtable.ui.dialogs.own_packs_row import OwnPacksRow
from cardtable.ui.dialogs.sample_choice import Sample, SampleChoice
from cardtable.ui.dialogs.settings_parts import PageParts
from cardtable.ui.dialogs.settings_rows import Caption, Switch, WideChoices
from cardtable.ui.dialogs.settings_strip import SettingsStrip
from cardtable.ui.game_views.game_view import all_game_views
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.palette import ROOMS, SPACING, colour, is_contrasting
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.look.segments import Segments
from cardtable.words.cards import joined
from cardtable.words.mark import off_button
from cardtable.words.pack import GERMAN
from cardtable.words.speeds import pace_name, speed_name, thinking_name

_LAID = 40
"""The milliseconds after which a change of colours or letters has moved what it moves."""
_CLOTH, _BACK = QSize(92, 52), QSize(46, 64)
"""The sizes of samples, in pixels."""
_LINES = 16
"""So many lines at least are left below the strip of a table, or else it is left out."""
_AROUND = 24 * SPACING
"""What margins, gaps and the scroll bar take of the width of the dialog, in pixels."""


def _cloth(room: str) -> Sample:
    """Return a sample of a room: its cloth in a frame of its wood."""

    def paint(painter: QPainter, place: QRectF, ratio: float) -> None:
        painter.setPen(QPen(colour(ROOMS[room].wood), 3))
        light = QRadialGradient(place.center(), place.width() * 0.6)
        light.setColorAt(0, colour(ROOMS[room].cloth).lighter(108))
        light.setColorAt(1, colour(ROOMS[room].rim))
        painter.setBrush(light)
        painter.drawRoundedRect(place.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)

    return paint


def _back(back: str) -> Sample:
    """Return a sample of a card back."""
    pictures = CardPictures(CardTheme(back=back))

    def paint(painter: QPainter, place: QRectF, ratio: float) -> None:
        painter.drawPixmap(place.topLeft(), pictures.pixmap(HIDDEN, place.width(), ratio))

    return paint


class SettingsDialog(Dialog):
    """Each change is emitted at once; there is nothing to confirm."""

    grows = True

    changed = Signal(object)
    """The new ``Settings``."""

    def __init__(self, settings: Settings, language: str, parent: QWidget | None = None) -> None:
        """``language`` is the code of the current language; ``set_language`` changes it later."""
        super().__init__(parent)
        self._settings = settings
        self._words: list[Callable[[], None]] = []
        page = QWidget()
        layout = QVBoxLayout(page)
        spaced(layout, margin=0, gap=3)
        # Both packs can be looked at, no matter which is on the table.
        self._language = language
        self._pictures = CardPictures(settings.card_theme(language), self)
        self._strip = SettingsStrip(settings, self._pictures)
        self._headings: list[Heading] = []
        self._forms: list[QFormLayout] = []

        form = self._section(layout, lambda: self.tr("Cards and table"))
        self._samples(form, "room", OFFERED, lambda: self.tr("Cloth"), self._room_words, _cloth, _CLOTH)
        self._bare = Label()
        """Says that the cloth is not seen now."""
        self._bare.setWordWrap(True)
        faint(self._bare)
        self._bare.setVisible(is_contrasting(self.palette()))
        form.addRow(self._bare)
        self._words.append(lambda: self._bare.setText(self._bare_words()))
        self._samples(form, "card_back", BACKS, lambda: self.tr("Card backs"), self._back_words, _back, _BACK)
        own = OwnPacksRow(settings.own_pack, settings.card_theme(language))
        own.setObjectName("own_pack")
        own.chosen.connect(lambda name: self._set("own_pack", name))
        form.addRow(own)
        self._words.append(own.retranslate)
        self._few(form, "pack", PACKS, self._short_pack_words, self._pack_words)
        self._four_colours = self._switch(form, "four_colours", self._four_colours_words)
        self._switch(form, "large_indices", lambda: self.tr("Large &indices in the corners"))
        self._few(form, "counting", COUNTINGS, lambda: self.tr("&Points are shown as"), self._counting_words)

        self._switch(form, "tokens", lambda: self.tr("Show on the table which cards score, and who has them"))

        form = self._section(layout, lambda: self.tr("Pace and motion"))
        self._few(form, "speed", tuple(SPEEDS), lambda: self.tr("&Speed of the cards"), self._speed_words)
        self._few(form, "pace", tuple(PACES), lambda: self.tr("Time to s&ee other players’ moves"), self._pace_words)
        self._choice(form, "thinking", tuple(THINKING), lambda: self.tr("Computer players think"), self._thinking_words)
        self._switch(form, "reduced_motion", lambda: self.tr("&Reduced motion: cards do not glide"))
        self._switch(form, "stops_watching", lambda: self.tr("Stop after each deal when I am o&nly watching"))

        form = self._section(layout, lambda: self.tr("Reading and seeing"))
        self._choice(form, "text_size", TEXT_SIZES, lambda: self.tr("&Text size"), self._size_words)
        self._few(form, "appearance", APPEARANCES, lambda: self.tr("Light or dark &windows"), self._appearance_words)
        self._choice(form, "language", ("", *languages()), lambda: self.tr("&Language"), self._language_words)
        self._switch(form, "touch", lambda: self.tr("Lar&ge controls, for fingers"))

        form = self._section(layout, lambda: self.tr("Sound"))
        self._few(form, "sound", SOUNDS, lambda: self.tr("S&ound of cards and counters"), self._sound_words)
        if can_speak():
            self._switch(form, "voice", lambda: self.tr("Players’ words and results are read alo&ud"))

        form = self._section(layout, lambda: self.tr("Help while playing"))
        self._switch(form, "hints", lambda: self.tr("&Hints are allowed"))
        self._switch(form, "undo", lambda: self.tr("&Undo is allowed"))
        self._switch(form, "talk", lambda: self.tr("Li&vely opponents, who talk now and then"))
        self._switch(form, "confirms_moves", lambda: self.tr("Use a button to confirm each card pla&yed"))
        self._switch(form, "left_handed", lambda: self.tr("&My name and my captured cards on the left"))
        counts = self._switch(form, "own_count", lambda: self.tr("I declare and count for myself"))
        if any(game_view.words.declares_for_me() for game_view in all_game_views()):
            declares = self._switch(form, "declares", self._declares_words)
            declares.setDisabled(settings.own_count)
            counts.toggled.connect(declares.setDisabled)
        self._switch(form, "confirm_leaving", lambda: self.tr("&Ask before a new match replaces the current one"))

        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._page = scrolled(page)
        self._page.fade_out()
        self._parts = PageParts(self._page, self._headings, self)
        inside = QHBoxLayout()
        spaced(inside, margin=0, gap=4)
        inside.addWidget(self._parts.listed)
        inside.addWidget(self._page, 1)
        outer = QVBoxLayout(self)
        spaced(outer, margin=5, gap=3)
        outer.addWidget(self._strip)
        outer.addWidget(self._parts.box)
        outer.addLayout(inside, 1)
        outer.addWidget(buttons)
        self.retranslate()
        self.open_at(QSize(940, 760))

    @property
    def settings(self) -> Settings:
        """The settings as they are now in the dialog."""
        return self._settings

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._strip.set_most(self.height() // 6)
        # With large text in a small window it would leave no room for what is set.
        left = self.height() - self._strip.sizeHint().height()
        self._strip.setVisible(left >= _LINES * self.fontMetrics().height())
        self._lay_out()

    def _lay_out(self) -> None:
        """List the parts at the left of the page if choices still have their room in one row, and else above it; have
        captions above the choices where both have no room side by side. The page has one width or the other, whatever
        height it asks for.
        """
        captions = max((caption.minimumWidth() for caption in self.findChildren(Caption)), default=0)
        boxes = max(box.sizeHint().width() for box in self.findChildren(WideChoices))
        few = max(choice.sizeHint().width() for choice in self.findChildren(Segments))
        needed = max(boxes, few) + _AROUND
        listed = self.width() >= max(needed, captions + boxes + _AROUND) + self._parts.listed.width()
        self._parts.show_listed(listed)
        room = self.width() - (self._parts.listed.width() if listed else 0)
        wraps = QFormLayout.RowWrapPolicy
        for form in self._forms:
            form.setRowWrapPolicy(wraps.DontWrapRows if room >= needed + captions else wraps.WrapAllRows)

    @staticmethod
    def _declares_words() -> str:
        return "; ".join(words for game_view in all_game_views() if (words := game_view.words.declares_for_me()))

    def _four_colours_words(self) -> str:
        if self._settings.pack == GERMAN:
            # The games of 52 cards are played with French suits all the same.
            return self.tr("&Four colours: blue diamonds and green clubs; not for German suits")
        return self.tr("&Four colours: blue diamonds and green clubs")

    def _short_pack_words(self) -> str:
        games = [game_view.words.family_name() for game_view in all_game_views() if game_view.short_pack]
        return self.tr("Pac&k for {games}").format(games=joined(games))

    def set_language(self, language: str) -> None:
        """Show the sample of cards with the letters of ``language``."""
        self._language = language
        self._pictures.set_theme(self._settings.card_theme(language))
        self._strip.set_settings(self._settings)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        for word in self._words:
            word()
        self._parts.set_words(self.tr("Groups of settings"), [heading.text() for heading in self._headings])
        self._strip.retranslate()
        self._align()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            # The words inside get their font after the dialog.
            QTimer.singleShot(0, self, self._align)
        elif event.type() == QEvent.Type.PaletteChange:
            self._bare.setVisible(is_contrasting(self.palette()))

    def _align(self) -> None:
        """Let the choices of all sections begin below each other."""
        captions = self.findChildren(Caption)
        widest = max((caption.sizeHint().width() for caption in captions), default=0)
        for caption in captions:
            caption.setMinimumWidth(widest)
        self._parts.fit_words()
        self._lay_out()

    def _set(self, name: str, value: object) -> None:
        if getattr(self._settings, name) != value:
            self._settings = replace(self._settings, **{name: value})  # type: ignore[arg-type]
            self.set_language(self._language)
            self._four_colours.say(self._four_colours_words())
            part, place = self._pressed()
            self.changed.emit(self._settings)
            if part is not None:
                # After words have got their font and rows their place.
                QTimer.singleShot(_LAID, self, lambda: self._have_at(part, place))

    def _pressed(self) -> tuple[QWidget | None, int]:
        """Return the part of the page that has the focus, None if none has, and how far down it lies."""
        part = QApplication.focusWidget()
        if part is None or not self._page.isAncestorOf(part):
            return None, 0
        return part, part.mapTo(self, QPoint(0, 0)).y()

    def _have_at(self, part: QWidget, place: int) -> None:
        """Scroll until ``part`` lies as far down as before, because the pointer is on it."""
        if isValid(part) and self.isVisible():
            bar = self._page.verticalScrollBar()
            bar.setValue(bar.value() + part.mapTo(self, QPoint(0, 0)).y() - place)

    def _section(self, layout: QVBoxLayout, title: Callable[[], str]) -> QFormLayout:
        label = Heading(1.15)
        self._headings.append(label)
        layout.addWidget(label)
        form = QFormLayout()
        self._forms.append(form)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setSpacing(8)
        layout.addLayout(form)
        layout.addSpacing(8)
        self._words.append(lambda: label.setText(title()))
        return form

    def _samples(
        self,
        form: QFormLayout,
        name: str,
        values: Sequence[str],
        title: Callable[[], str],
        words: Callable[[], Sequence[str]],
        sample_of: Callable[[str], Sample],
        size: QSize,
    ) -> None:
        choice = SampleChoice(values, sample_of, size)
        choice.setObjectName(name)
        choice.choose(getattr(self._settings, name))
        choice.chosen.connect(lambda value: self._set(name, value))
        label = Label()
        form.addRow(label)
        form.addRow(choice)

        def word() -> None:
            label.setText(title())
            choice.word(title(), words())

        self._words.append(word)

    def _choice(
        self,
        form: QFormLayout,
        name: str,
        values: Sequence[object],
        title: Callable[[], str],
        words: Callable[[], Sequence[str]],
    ) -> QComboBox:
        box = WideChoices()
        box.setObjectName(name)
        for value in values:
            box.addItem("", value)
        # A language that was set can be gone; what is spoken instead is the first of them.
        box.setCurrentIndex(max(0, box.findData(getattr(self._settings, name))))
        box.activated.connect(lambda place: self._set(name, values[place]))
        label = Caption()
        label.setBuddy(box)
        form.addRow(label, box)

        def word() -> None:
            label.setText(title())
            set_accessible_name(box, off_button(title()))
            for place, text in enumerate(words()):
                box.setItemText(place, text)

        self._words.append(word)
        return box

    def _few(
        self,
        form: QFormLayout,
        name: str,
        values: Sequence[object],
        title: Callable[[], str],
        words: Callable[[], Sequence[str]],
    ) -> None:
        """Ask for one of a few ``values`` with short names, all of which are seen."""
        choice = Segments(len(values))
        choice.setObjectName(name)
        choice.choose(values.index(getattr(self._settings, name)))
        choice.chosen.connect(lambda place: self._set(name, values[place]))
        label = Caption()
        label.setBuddy(choice)
        form.addRow(label, choice)

        def word() -> None:
            label.setText(title())
            choice.word(words(), off_button(title()))

        self._words.append(word)

    def _switch(self, form: QFormLayout, name: str, title: Callable[[], str]) -> Switch:
        box = Switch()
        box.setObjectName(name)
        box.setChecked(getattr(self._settings, name))
        box.toggled.connect(lambda on: self._set(name, on))
        form.addRow(box)
        self._words.append(lambda: box.say(title()))
        return box

    def _thinking_words(self) -> Sequence[str]:
        return [thinking_name(time) for time in THINKING]

    def _language_words(self) -> Sequence[str]:
        system = self.tr("The system’s ({language})").format(language=languages()[system_language()].name)
        return (system, *(language.name for language in languages().values()))

    def _size_words(self) -> Sequence[str]:
        return [self.tr("{percent}%").format(percent=size) for size in TEXT_SIZES]

    def _appearance_words(self) -> Sequence[str]:
        system = self.tr("Same as the system")
        return (system, self.tr("Light"), self.tr("Dark"), self.tr("High contrast"))

    def _room_words(self) -> Sequence[str]:
        words = {
            "green": self.tr("Bottle green"),
            "wine": self.tr("Wine red"),
            "slate": self.tr("Slate"),
            "linen": self.tr("Light linen"),
        }
        return [words.get(room, room) for room in OFFERED]

    def _pack_words(self) -> Sequence[str]:
        words = {
            "french": self.tr("French suits"),
            "german": self.tr("German suits"),
        }
        return [words.get(pack, pack) for pack in PACKS]

    def _bare_words(self) -> str:
        return self.tr("In high contrast the table has no cloth. What you choose here shows in light and dark windows.")

    def _back_words(self) -> Sequence[str]:
        words = {
            "lattice": self.tr("Lattice"),
            "rosettes": self.tr("Rosettes"),
            "waves": self.tr("Waves"),
            "diamonds": self.tr("Diamonds"),
            "slate": self.tr("Slate blue"),
            "linen": self.tr("Linen"),
        }
        return [words.get(back, back) for back in BACKS]

    def _counting_words(self) -> Sequence[str]:
        return (self.tr("Four counters"), self.tr("Tally marks"), self.tr("Numbers"))

    def _speed_words(self) -> Sequence[str]:
        return [speed_name(speed) for speed in SPEEDS]

    def _sound_words(self) -> Sequence[str]:
        return (self.tr("Same as the system"), self.tr("On"), self.tr("Off"))

    def _pace_words(self) -> Sequence[str]:
        return [pace_name(pace) for pace in PACES]
