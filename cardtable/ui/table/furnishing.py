"""Puts the furniture on the cloth: name plates, speech, counters, numbers of piles, tags of builds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.app.table import Place
from cardtable.core.scores import totals
from cardtable.core.view import NOBODY, SeatView
from cardtable.core.zones import STOCK, Zone, hand
from cardtable.ui.look.palette import ROOMS, SPACING
from cardtable.ui.table.banner import Banner
from cardtable.ui.table.counters import counter_places, figure
from cardtable.ui.table.furniture import BuildTag, CountLabel, LaidCounters, NamePlate, Piece
from cardtable.ui.table.geometry import Rect, Spot
from cardtable.ui.table.layout import SeatPlace, TableLayout
from cardtable.ui.table.placing import usual_line
from cardtable.ui.table.seating import Seating
from cardtable.ui.table.slips import Speech, Veil
from cardtable.words.mark import translate
from cardtable.words.players import computer_players

if TYPE_CHECKING:
    from cardtable.ui.table.speech_places import KeptFree
    from cardtable.ui.table.token_tray import TokenTray

PieceType = TypeVar("PieceType", bound=Piece)


class Furnishing:
    """Puts the pieces into a scene, lays them where the layout says, and writes on them what the view knows."""

    def __init__(self, scene: QGraphicsScene, seating: Seating, layout: TableLayout) -> None:
        self._scene = scene
        self._seating = seating
        self._room = "green"
        self._layout = layout
        self._size = QSizeF()
        self._accounts: tuple[int, ...] = ()
        self._parts: tuple[str, ...] = ()
        self._occasion = ""
        self._handed_on: int | None = None
        """The seat to which the turn goes with a card that is still flying."""
        self._holding: set[int] = set()
        """The seats whose hands have cards."""
        self._at_rest = False
        self._standing: tuple[int, ...] = ()
        self.shows_running = True
        """Whether the points marked in the running deal are added."""
        self._in_sight: list[Rect] = []
        self._worths: list[Rect] = []
        self._spoken: list[int] = []
        self._lain: dict[int, float] = {}
        """How much the words of a seat hid when they were laid; they stay there until they would hide more."""
        self.glide: Callable[[Speech, QPointF], None] = _stay
        """Moves words to their new place from a distance, because a person may be reading them."""
        self._moves_shown: dict[int, Rect] = {}
        self.points: tuple[int, ...] = ()
        """Each side's points as the plates show them."""
        self._plates: list[NamePlate] = []
        self._speeches: list[Speech] = []
        self._fields: list[LaidCounters] = []
        self._pile_labels: list[CountLabel] = []
        self._tags: dict[Zone, BuildTag] = {}
        self.stock_label = CountLabel()
        self._tokens: TokenTray | None = None
        self.veil = Veil()
        self._kept_back = False
        self.banner = Banner()
        """Says where the match stands; it has its place on the ledge."""
        for piece in (self.stock_label, self.veil):
            scene.addItem(piece)

    # The pieces ------------------------------------------------------------------------------------------------

    @property
    def tokens(self) -> TokenTray:
        """The tokens of what counts."""
        if self._tokens is None:
            # Not at the start, for a table without a game.
            from cardtable.ui.table.token_tray import TokenTray

            self._tokens = TokenTray(self._scene, self._seating)
        return self._tokens

    def plate(self, seat: int) -> NamePlate:
        """Return the name plate of a seat."""
        return self._plates[seat]

    def speech(self, seat: int) -> Speech:
        """Return the slip with the words of a seat."""
        return self._speeches[seat]

    def said_at(self, point: QPointF) -> str:
        """Return the words on the slip at ``point``; an empty text if no slip lies there."""
        return next((one.text for one in self._speeches if one.isVisible() and one.contains(point)), "")

    def field(self, side: int) -> LaidCounters:
        """Return the counters of a side."""
        return self._fields[self._place_of(side)]

    def pile_label(self, side: int) -> CountLabel:
        """Return the label with the number of cards or tricks that a side has won."""
        return self._pile_labels[self._place_of(side)]

    def tag(self, zone: Zone) -> BuildTag | None:
        """Return the brass tag of a build, None if it has none."""
        return self._tags.get(zone)

    def _place_of(self, side: int) -> int:
        return next(index for index, place in enumerate(self._layout.sides) if place.side == side)

    # Laying out ------------------------------------------------------------------------------------------------

    def set_room(self, room: str) -> None:
        """Paint every piece for ``room``, one of ``palette.ROOMS``."""
        self._room = room
        for item in self._scene.items():
            if isinstance(item, Piece):
                item.set_room(ROOMS[room])

    def lay(self, layout: TableLayout, size: QSizeF) -> None:
        """Lay everything out for ``layout`` in a window of ``size``."""
        self._layout, self._size = layout, size
        self._lain.clear()
        seating, line = self._seating, layout.measures.line
        # A lesson for two may follow a match of four.
        self._spoken = [seat for seat in self._spoken if seat < seating.count]
        self._moves_shown = {seat: area for seat, area in self._moves_shown.items() if seat < seating.count}
        self._plates = self._as_many(self._plates, seating.count, NamePlate)
        self._speeches = self._as_many(self._speeches, seating.count, Speech)
        self._pile_labels = self._as_many(self._pile_labels, len(layout.sides), CountLabel)
        self._fields = self._as_many(self._fields, len(layout.sides), lambda: LaidCounters(len(self._fields)))
        for place in layout.seats:
            seat = place.seat
            self._plates[seat].lay(place.plate, line)
            name, own = seating.name_of(seat), seating.side_of(seat)
            self._plates[seat].set_label(name, own, place.plate_end, self._portrait_of(seat))
            self._plates[seat].setOpacity(_FAINT if seat in seating.setting.gone else 1.0)
        for onlooker in layout.tricks.onlookers if layout.tricks is not None else ():
            seat = onlooker.seat
            self._plates[seat].lay(onlooker.plate, line)
            self._plates[seat].set_label(seating.name_of(seat), seating.side_of(seat), "right", self._portrait_of(seat))
        self._write_parts()
        for index, side in enumerate(layout.sides):
            self._fields[index].set_side(side.side)
            self._fields[index].lay(side.counters, line)
            self._pile_labels[index].lay(layout.pile_label(side.side), line)
        if self._tokens is not None or layout.tokens is not None:
            self.tokens.lay(layout, self._room)
        self._lay_speeches()
        self.stock_label.lay(layout.stock_label(), line)
        self.veil.lay(Rect(0, 0, size.width(), size.height()), line)
        self.set_room(self._room)

    def _portrait_of(self, seat: int) -> str | None:
        """Return the id of the computer player on a seat if there is a picture of it; otherwise None."""
        labels = self._seating.labels
        player = labels[seat].computer if seat < len(labels) else None
        return player if player in computer_players() else None

    def _as_many(self, pieces: list[PieceType], count: int, make: Callable[[], PieceType]) -> list[PieceType]:
        while len(pieces) < count:
            pieces.append(make())
            self._scene.addItem(pieces[-1])
        while len(pieces) > count:
            self._scene.removeItem(pieces.pop())
        return pieces

    def below_words(self, area: Rect) -> Rect:
        """Return ``area``, moved down past words that are being said, at most to the lower edge of the middle."""
        covered = [_rect_of(speech.paper) for speech in self._speeches if speech.text]
        for thing in sorted(covered, key=lambda thing: thing.y):
            if area.overlap(thing) > 0:
                area = replace(area, y=min(thing.bottom + SPACING, self._layout.middle.bottom - area.height))
        return area

    def look_round(self, cards: Sequence[Rect]) -> None:
        """Keep words away from ``cards`` as far as possible, because a person may be looking at them."""
        if list(cards) != self._in_sight:
            self._in_sight = list(cards)
            self._lay_speeches()

    def keep_off_tags(self, tags: Sequence[Rect]) -> None:
        """Keep words away from ``tags``, which say what cards count."""
        if list(tags) != self._worths:
            self._worths = list(tags)
            self._lay_speeches()

    def show_move(self, seat: int, area: Rect | None) -> None:
        """Take note that the last move of ``seat`` is shown in ``area``, which its own words must not hide; None if it
        is shown no longer.
        """
        if area is None:
            self._moves_shown.pop(seat, None)
        else:
            self._moves_shown[seat] = area

    def keep_back(self, kept: bool, view: SeatView) -> None:
        """Hide the points and numbers on plates and cloth, and let no seat say anything, as long as ``kept`` is true:
        they would answer what is asked.
        """
        self._kept_back = kept
        for seat in [*self._spoken] if kept else ():
            self.say(seat, "")
        for piece in (*self._fields, *self._pile_labels):
            piece.setVisible(not kept)
        if self._tokens is not None:
            self._tokens.hide(kept)
        self.count_points(view)

    def say(self, seat: int, text: str) -> None:
        """Let ``seat`` say ``text``, beside the words of others; an empty text ends it."""
        text = "" if self._kept_back else text
        self._speeches[seat].say(text)
        self._lain.pop(seat, None)
        self._spoken = [one for one in self._spoken if one != seat] + [seat] * bool(text)
        self._lay_speeches()

    def _lay_speeches(self) -> None:
        """Lay the words of every speaker. Words that may be being read stay where they are, unless something has come
        there.
        """
        if not any(speech.text for speech in self._speeches):
            return
        # Not at the start, when nobody speaks.
        from cardtable.ui.table.speech_places import hidden, kept_free, tail_of

        said: list[Rect] = []
        moves = tuple(self._moves_shown.values())
        # Also the point of the words keeps off the dealer's sign.
        reach = _POINT * self._layout.measures.line
        packs = [plate.pack.adjusted(-reach, -reach, reach, reach) for plate in self._plates if plate.pack.width()]
        signs = [*self._worths, *map(_rect_of, packs), *([] if self._tokens is None else self._tokens.places())]
        # What is read already stays where it is.
        order = {seat: turn for turn, seat in enumerate(self._spoken)}
        for place in sorted(_speakers(self._layout), key=lambda place: order.get(place.seat, len(order))):
            speech, lain = self._speeches[place.seat], self._lain.get(place.seat)
            if not speech.text:
                continue
            kept = kept_free(self._layout, place, said, self._in_sight, moves, signs)
            if lain is None or hidden(_rect_of(speech.paper), kept) > lain + _SLIGHTLY:
                # What has not lain yet has no place to which its words could be made to fit.
                before = None if lain is None else speech.pos() + speech.paper.center()
                found, letters = self._room_for(speech, place, kept)
                speech.set_end(*tail_of(found, place, holds_cards=place.seat in self._holding))
                speech.lay(found, letters)
                speech.setPos(0, 0)
                self._lain[place.seat] = hidden(found, kept)
                if before is not None:
                    self.glide(speech, before - speech.paper.center())
            said.append(_rect_of(speech.paper))

    def _room_for(self, speech: Speech, place: SeatPlace, kept: Sequence[KeptFree]) -> tuple[Rect, float]:
        """Return the place for words and the height of a line of other text beside which they have their size: the
        usual one, or a smaller one where large words would hide an index, a name or the words of others.
        """
        from cardtable.ui.table.speech_places import place_words, spoilt

        layout = self._layout
        line = letters = layout.measures.line
        least = _LEAST_SPOKEN * min(line, usual_line(min(layout.width, layout.height)))
        best, cost = (place.speech, line), inf
        while cost > _SLIGHTLY and letters >= least:
            sizes = speech.sizes(letters)
            for among_cards in (False, True):
                found = place_words(layout, place, sizes, kept, among_cards=among_cards)
                hides = spoilt(found, kept)
                if hides < cost:
                    best, cost = (found, letters), hides
                if cost <= _SLIGHTLY:
                    break
            letters = max(0.88 * letters, least) if letters > least else 0.0
        return best

    # What is written on them -----------------------------------------------------------------------------------

    def set_accounts(self, accounts: Sequence[int], view: SeatView) -> None:
        """Set what each seat has won or lost so far, shown for seats that only look on; empty if no accounts
        are kept.
        """
        self._accounts = tuple(accounts)
        self.count_points(view)

    def set_occasion(self, occasion: str, view: SeatView) -> None:
        """Set a text shown before the words on whose turn it is, where no person plays; empty where one does."""
        self._occasion = occasion
        self.refresh(view)

    def rest(self, at_rest: bool, view: SeatView) -> None:
        """Say of no seat that it is its turn as long as ``at_rest`` is true, because nobody goes on."""
        self._at_rest = at_rest
        self.refresh(view)

    def set_parts(self, parts: Sequence[str]) -> None:
        """Set what each seat is at the table, in a few words for its plate; a seat beyond the last of ``parts`` has
        none.
        """
        self._parts = tuple(parts)
        self._write_parts()

    def _write_parts(self) -> None:
        for seat, plate in enumerate(self._plates):
            plate.set_part(self._parts[seat] if seat < len(self._parts) else "")

    def set_standing(self, points: Sequence[int], view: SeatView) -> None:
        """Set each side's points before the deal; while a deal runs, the points marked in it are added."""
        self._standing = tuple(points)
        self.count_points(view)

    def count_points(self, view: SeatView) -> None:
        """Write the points on the plates; the counters are moved elsewhere, with their animation."""
        hidden = view.lines is not None or not self.shows_running
        running = [] if hidden else [line for line in view.marked if line.side < len(self._standing)]
        marked = totals(running, len(self._standing))
        self.points = tuple(map(int.__add__, self._standing, marked))
        for seat, plate in enumerate(self._plates):
            side = self._seating.side_of(seat)
            if seat not in self._seating.players:
                plate.set_points(_signed(self._accounts[seat]) if seat < len(self._accounts) else "")
            else:
                shown = side < len(self.points) and not self._kept_back
                plate.set_points(figure(self.points[side]) if shown else "")
        for place, field in zip(self._layout.sides, self._fields, strict=False):
            field.set_points(self.points[place.side] if place.side < len(self.points) else 0)

    def place_counters(self) -> None:
        """Put every counter at once where the points of its field have it."""
        for field in self._fields:
            field.set_places(counter_places(field.points))

    def hand_on(self, seat: int | None, view: SeatView) -> None:
        """Light the plate of ``seat``, to which the turn goes with a card that is flying, and not that of ``view`` any
        more; None lights the one of ``view`` again.
        """
        if seat == self._handed_on:
            return
        self._handed_on = seat
        self.refresh(view)

    def _actor(self, view: SeatView) -> int:
        """Return the seat whose turn is shown, ``NOBODY`` while the table is at rest."""
        if self._at_rest:
            return NOBODY
        return view.actor if self._handed_on is None else self._handed_on

    def refresh(self, view: SeatView) -> None:
        """Bring plates and numbers up to date."""
        actor = self._actor(view)
        self._holding = {seat for seat in self._seating.players if view.cards(hand(seat))}
        for seat, plate in enumerate(self._plates):
            plate.set_state(turn=actor == seat, dealer=view.dealer == seat and view.seats > 0)
        for place, label in zip(self._layout.sides, self._pile_labels, strict=False):
            side = place.side
            count = self._won(view, side, Place.HEAP, Place.ACROSS)
            count = count or self._won(view, side, Place.WON_TRICKS) // len(self._seating.players)
            counted = self._tokens is not None and side in self._tokens.counts
            label.set_text(str(count) if count and not counted else "")
        if self._tokens is not None:
            self._tokens.refresh(view)
            self._lay_speeches()
        own = actor == self._seating.perspective and not self._occasion
        words = " · ".join(filter(None, (self._occasion, self._turn_words(actor))))
        self.banner.set_turn(words, own=own)
        left = len(view.cards(STOCK))
        self.stock_label.set_text(str(left) if left else "")

    def _turn_words(self, actor: int) -> str:
        """Return that it is the turn of ``actor``; if only one person plays at this screen, that person is addressed.
        Empty if it is no seat's turn.
        """
        seating = self._seating
        name = seating.name_of(actor) if actor >= 0 else ""
        if not name:
            return ""
        people = [label for label in seating.labels if label.computer is None]
        alone = len(people) == 1 and not self._occasion
        if actor == seating.perspective and alone and seating.labels[actor].computer is None:
            return translate("StatusPlate", "It is your turn")
        return translate("StatusPlate", "It is {name}’s turn").format(name=name)

    def _won(self, view: SeatView, side: int, *places: Place) -> int:
        """Return how many cards of a side lie in places of these kinds."""
        place_of = self._seating.setting.place_of
        return sum(len(cards) for zone, cards in view.zones.items() if zone.owner == side and place_of(zone) in places)

    def refresh_tags(self, view: SeatView, builds: Mapping[Zone, Sequence[Spot]]) -> None:
        """Tag each of ``builds``, whose cards lie at those spots, with its value."""
        for zone in list(self._tags):
            if zone not in builds:
                self._scene.removeItem(self._tags.pop(zone))
        for zone, spots in builds.items():
            label = dict(view.labels.get(zone, ()))
            if "value" not in label:
                continue
            if zone not in self._tags:
                self._tags[zone] = BuildTag()
                self._tags[zone].set_room(ROOMS[self._room])
                self._scene.addItem(self._tags[zone])
            tag = self._tags[zone]
            tag.set_value(int(label["value"]), int(label.get("groups", 1)))
            tag.setVisible(True)
            line = min(self._layout.measures.line, _LARGEST_TAG * spots[0].width)
            tag.keep_within(_WIDEST_TAG * spots[0].width)
            tag.lay(self._tag_place(spots, int(label.get("builder", NOBODY)), line), line)

    def _tag_place(self, spots: Sequence[Spot], builder: int, line: float) -> Rect:
        """Return the place of a build's tag with letters for a ``line`` of that height: at the edge that is turned to
        its builder, where the tag hides no index, neither of its own cards nor of those beside it.
        """
        edge = self._layout.seat(builder).edge if 0 <= builder < self._seating.count else "bottom"
        first, last = spots[0].footprint(), spots[-1].footprint()
        middle = (first.x + last.right) / 2
        wide, high = 4 * line, 1.25 * line
        inwards = 0.3 * line
        x, y = {
            "top": (last.x + _BESIDE_CORNER * last.width, last.y + high / 2),
            "left": (first.x + inwards, first.centre_y),
            "right": (last.right - inwards, last.centre_y),
        }.get(edge, (middle, last.bottom - high / 2))
        return Rect(x - wide / 2, y - high / 2, wide, high)

    def hide_tag(self, zone: Zone) -> None:
        """Hide the tag of a build while its cards move; it comes back if they stay."""
        if zone in self._tags:
            self._tags[zone].setVisible(False)


def _stay(_speech: Speech, _away: QPointF) -> None:
    """Leave words where they are now, without moving them there; used where nothing is animated."""


def _speakers(layout: TableLayout) -> list[SeatPlace]:
    """Return the places of all who may speak: those at the table, and those who look on."""
    lookers = layout.tricks.onlookers if layout.tricks is not None else ()
    return [
        *layout.seats,
        *(SeatPlace(one.seat, "right", one.plate, 0.0, one.plate, one.plate, one.speech, "right") for one in lookers),
    ]


def _rect_of(area: QRectF) -> Rect:
    """Return ``area`` as the rectangle of a layout."""
    return Rect(area.x(), area.y(), area.width(), area.height())


_LARGEST_TAG = 0.28
"""The largest height of a line on the tag of a build, in widths of its cards."""
_WIDEST_TAG, _BESIDE_CORNER = 0.78, 0.655
"""The largest width of such a tag, and where its middle is at the upper edge, between the corner of the last card of
the build and that of the card beside it; both in widths of a card.
"""
_LEAST_SPOKEN = 0.75
"""How large the letters of spoken words are at least, beside words of the usual size."""
_POINT = 0.55
"""How far the point of spoken words reaches beyond their paper, in lines."""
_SLIGHTLY = 1.0
"""How much more than before words may hide before they are moved."""
_FAINT = 0.45
"""How opaque the name plate of a player that has left is."""


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"
