"""Everything that was hidden in a deal that is over: the hands and the order of the pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.sorting import sorted_places
from cardtable.app.table import Place
from cardtable.core.cards import Card, format_cards
from cardtable.core.events import CardsMoved, Event, Movement
from cardtable.core.zones import Zone
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.base import Dialog, button_box, scrolled
from cardtable.ui.dialogs.card_strip import CardStrip
from cardtable.ui.game_views.game_view import GameView
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, set_accessible_name

_NARROWEST, _WIDEST = 120, 240
"""Room for the names of places, in pixels; longer ones are broken."""


def dealing_rounds(events: Sequence[Event]) -> list[dict[Zone, list[Card]]]:
    """Return the cards dealt to each zone, one mapping for each dealing round."""
    rounds: list[dict[Zone, list[Card]]] = []
    dealing = False
    for event in events:
        match event:
            case CardsMoved(reason=Movement.DEALT):
                if not dealing:
                    rounds.append({})
                dealing = True
                rounds[-1].setdefault(event.target, []).extend(event.cards)
            case CardsMoved():
                dealing = False
    return rounds


def after_exchange(events: Sequence[Event], places: Mapping[str, Place]) -> dict[Zone, list[Card]]:
    """Return the hands after the exchange and the discards, by zone, before the first card is played; empty if nothing
    was exchanged. ``places`` says of each zone's name where it lies.
    """
    zones: dict[Zone, list[Card]] = {}
    for event in events:
        if not isinstance(event, CardsMoved):
            continue
        if event.reason == Movement.PLAYED:
            break
        for card in event.cards:
            if card in zones.get(event.source, ()):
                zones[event.source].remove(card)
        if places[event.target.name] in (Place.HAND, Place.LAID_AWAY):
            zones.setdefault(event.target, []).extend(event.cards)
    exchanged = any(cards and places[zone.name] is Place.LAID_AWAY for zone, cards in zones.items())
    return {zone: cards for zone, cards in zones.items() if cards} if exchanged else {}


class AllCardsDialog(Dialog):
    """Shows a deal on two pages: the hands of each dealing round, found in ``events``, and the order of the pack."""

    grows = True

    steps_wanted = Signal()
    """Asks to show the deal on the table, move by move."""

    def __init__(
        self,
        number: int,
        order: Sequence[Card],
        events: Sequence[Event],
        seats: Sequence[str],
        sides: Sequence[str],
        pictures: CardPictures,
        game_view: GameView,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._number = number
        self._seats, self._sides = tuple(seats), tuple(sides)
        self._pictures = pictures
        self._game_view = game_view
        self._events = events
        self._rounds = dealing_rounds(self._events)
        self._round_titles: list[Label] = []
        self._zone_titles: list[tuple[Label, Zone]] = []
        self._tabs = QTabWidget()
        self._tabs.addTab(self._hands_page(), "")
        self._tabs.addTab(self._pack_page(order), "")
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._steps = QPushButton()
        self._steps.clicked.connect(self.steps_wanted)
        buttons.addButton(self._steps, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        spaced(layout, margin=4, gap=2)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(buttons)
        self.retranslate()
        self.open_at(QSize(780, 640))

    def _hands_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        spaced(layout, margin=3, gap=2)
        changed = after_exchange(self._events, self._game_view.places)
        for dealt in (*self._rounds, changed) if changed else self._rounds:
            title = Heading(1.15)
            layout.addWidget(title)
            self._round_titles.append(title)
            for zone, cards in sorted(dealt.items(), key=lambda item: (item[0].name, item[0].owner)):
                name = Label()
                name.setWordWrap(True)
                self._zone_titles.append((name, zone))
                strip = CardStrip(self._pictures, 48)
                strip.set_cards([cards[one] for one in sorted_places(cards, self._game_view.ranks)])
                row = QHBoxLayout()
                row.addWidget(name)
                row.addWidget(strip, 1)
                layout.addLayout(row)
        layout.addStretch(1)
        return scrolled(page)

    def _pack_page(self, order: Sequence[Card]) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        spaced(layout, margin=3, gap=2)
        self._pack_words = Label()
        self._pack_words.setWordWrap(True)
        faint(self._pack_words)
        strip = CardStrip(self._pictures, 48)
        strip.set_cards(order)
        self._pack_text = QPlainTextEdit(format_cards(order))
        self._pack_text.setReadOnly(True)
        self._pack_text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._pack_text.setMaximumHeight(108)
        self._pack_text.setTabChangesFocus(True)
        layout.addWidget(self._pack_words)
        layout.addWidget(scrolled(strip), 1)
        layout.addWidget(self._pack_text)
        return page

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("All the cards of deal {number}").format(number=self._number + 1))
        self._tabs.setTabText(0, self.tr("&Hands"))
        self._tabs.setTabText(1, self.tr("Order of the &pack"))
        self._steps.setText(self.tr("&Step by step on the table"))
        rounds = self._round_titles[: len(self._rounds)]
        for place, title in enumerate(rounds, start=1):
            title.setText(self.tr("Round {number}").format(number=place) if len(rounds) > 1 else self.tr("Dealt"))
        for title in self._round_titles[len(rounds) :]:
            title.setText(self.tr("After the exchange"))
        for label, zone in self._zone_titles:
            label.setText(self._game_view.words.zone(zone, self._seats, self._sides))
        # All rows of cards begin below one another.
        widest = max((label.fontMetrics().horizontalAdvance(label.text()) for label, _ in self._zone_titles), default=0)
        for label, _ in self._zone_titles:
            label.setFixedWidth(min(max(widest + SPACING, _NARROWEST), _WIDEST))
        self._pack_words.setText(
            self.tr("The pack was in this order before the first card was dealt. Nothing has changed it since.")
        )
        set_accessible_name(self._pack_text, self.tr("The order of the pack as text"))
