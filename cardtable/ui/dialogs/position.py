"""The cards of a position, face up and place by place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.app.sorting import sorted_places
from cardtable.app.table import Place
from cardtable.core.cards import HIDDEN
from cardtable.core.view import SeatView
from cardtable.core.zones import Zone
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.dialogs.card_strip import CardStrip
from cardtable.ui.faces.face import Face
from cardtable.ui.look import spaced
from cardtable.ui.plain import Label

_ORDER = (
    Place.LOOSE,
    Place.GROUP,
    Place.TRICK,
    Place.TURNED,
    Place.TALON,
    Place.HAND,
    Place.LAID_OUT,
    Place.LAID_AWAY,
    Place.WON_TRICKS,
    Place.HEAP,
    Place.ACROSS,
)

_SORTED = (Place.HAND, Place.LAID_AWAY)


class PositionView(QWidget):
    """A row for each place that holds cards, as the game's ``face`` has them.
    Rows are kept and filled again, so that stepping does not flicker.
    """

    def __init__(
        self,
        faces: CardFaces,
        seats: Sequence[str],
        parties: Sequence[str],
        face: Face,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._face = face
        self._faces = faces
        self._seats = tuple(seats)
        self._parties = tuple(parties)
        self._rows: dict[Zone, tuple[Label, CardStrip]] = {}
        self._grid = QGridLayout(self)
        spaced(self._grid, margin=2, gap=2)
        self._grid.setColumnStretch(1, 1)
        self._view: SeatView | None = None

    def show_view(self, view: SeatView) -> None:
        """Show the cards that the view knows."""
        self._view = view
        zones = [
            zone
            for zone, cards in view.zones.items()
            if self._face.places[zone.name] in _ORDER and any(placed.card != HIDDEN for placed in cards)
        ]
        zones.sort(key=lambda zone: (_ORDER.index(self._face.places[zone.name]), zone.owner))
        for zone, (label, strip) in self._rows.items():
            if zone not in zones:
                label.hide()
                strip.hide()
        for place, zone in enumerate(zones):
            label, strip = self._row(zone)
            self._grid.addWidget(label, place, 0)
            self._grid.addWidget(strip, place, 1)
            cards = [placed.card for placed in view.cards(zone) if placed.card != HIDDEN]
            ranks = self._face.ranks if self._face.places[zone.name] in _SORTED else ()
            strip.set_cards([cards[one] for one in sorted_places(cards, ranks)])
            label.show()
            strip.show()
        self._grid.setRowStretch(len(self._rows) + 1, 1)
        self.retranslate()

    def _row(self, zone: Zone) -> tuple[Label, CardStrip]:
        if zone not in self._rows:
            label = Label()
            label.setWordWrap(True)
            label.setMinimumWidth(96)
            self._rows[zone] = (label, CardStrip(self._faces, 44))
        return self._rows[zone]

    def retranslate(self) -> None:
        """Word the places again."""
        if self._view is not None:
            for zone, (label, _) in self._rows.items():
                params = dict(self._view.labels.get(zone, ()))
                label.setText(self._face.words.zone(zone, self._seats, self._parties, params))
