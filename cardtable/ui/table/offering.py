"""The buttons for what can be said or done without playing a card: which are offered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardtable.core.shapes import OneOption
from cardtable.core.state import Action, options_of
from cardtable.ui.look.saying import announce
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.marking import Marking
from cardtable.ui.table.options import Offer, OptionBar

MOST_USUAL = 4
"""The most actions that count as usually wanted if their row has no heading; those after them count as seldom
wanted.
"""
MOST_OFFERS = 12
"""The most buttons for what can be said or done; what is left over is not offered."""


@dataclass
class OfferWords:
    """The words of a game for its buttons: the label for an action that plays no card, the heading of its row, whether
    its button may be hidden behind another one, and whether it stands last in its row.
    """

    describe: Callable[[Action], str] = str
    heading: Callable[[Action], str] = lambda _action: ""
    is_seldom: Callable[[Action], bool] = lambda _action: False
    is_nothing: Callable[[Action], bool] = lambda _action: False


class Offering(QObject):
    """Keeps the bar of buttons up to date with what the person may do."""

    def __init__(self, gestures: Gestures, bar: OptionBar, table: QWidget) -> None:
        super().__init__(table)
        self._gestures = gestures
        self._table = table
        self._told = ""
        """The words announced last."""
        self.may_shine: Callable[[Action], bool] = lambda _action: True
        """Whether the button of an action may be the bright one; in a lesson it is no advice."""
        self.may_offer: Callable[[Action | None], bool] = lambda _action: True
        """Whether an action has a button at all, and what is still to be completed if it is asked about None."""
        self.words = OfferWords()
        self.bar = bar
        self.bar.chosen.connect(gestures.choose)
        gestures.marks_changed.connect(self.update)

    def update(self) -> None:
        """Offer everything that can be done now without playing a card."""
        offers = self._offers()
        had_focus = any(button.hasFocus() for button in self.bar.buttons)
        self.bar.offer(offers)
        if had_focus and not self.bar.isVisible():
            self._table.setFocus()
        if offers:
            self._tell()
        else:
            self._told = ""

    def _tell(self) -> None:
        """Announce the offers of the visible buttons to screen readers, once; and first what is still needed before a
        button can be pressed.
        """
        from cardtable.words.reading import options_read

        shown = [button for button in (*self.bar.buttons, self.bar.more) if not button.isHidden()]
        told = [button.accessibleName() or button.text() for button in shown if button.isEnabled()]
        wanted = [button.accessibleName() for button in shown if not button.isEnabled()]
        words = " ".join([*(f"{one}." for one in wanted), options_read(told) if told else ""]).strip()
        if words != self._told:
            self._told = words
            announce(self._table, words)

    def _offers(self) -> list[Offer]:
        stage = self._gestures.stage
        legal, marking = stage.legal, isinstance(stage, Marking)
        offers: list[Offer] = []
        if isinstance(stage, Marking):
            action = stage.action()
            label = self._wanted(stage) if action is None else self.words.describe(action)
            # Cards that the person has marked are no advice; that none need be marked is.
            advised = action is not None and not stage.marked
            offers = [Offer(label, action, plain=advised and not self.may_shine(action))]
        elif legal is not None and isinstance(legal.shape(), OneOption):
            offers = [self._offer(action, place >= MOST_USUAL) for place, action in enumerate(legal.representatives())]
        if options := options_of(legal):
            offered = len(offers)
            offers += [self._offer(action, not marking and offered > 0) for action in options]
            del offers[max(offered, MOST_OFFERS) :]
        # What stands in one row stays together, and what there is to say before that there is nothing.
        offers = [offer for offer in offers if self.may_offer(offer.action)]
        rows = list(dict.fromkeys(offer.heading for offer in offers))
        return sorted(offers, key=lambda offer: (rows.index(offer.heading), self._says_nothing(offer)))

    def _says_nothing(self, offer: Offer) -> bool:
        return offer.action is not None and self.words.is_nothing(offer.action)

    def _wanted(self, stage: Marking) -> str:
        """Return how many cards are still to be marked for an exchange, in words."""
        shape, marked = stage.shape, len(stage.marked)
        if marked and marked < max(shape.minimum, shape.maximum):
            return self.tr("%n more card(s)", "", max(shape.minimum - marked, 1))
        if 1 < shape.minimum < shape.maximum:
            return self.tr("Choose {least} to {most} cards").format(least=shape.minimum, most=shape.maximum)
        if shape.minimum > 1:
            return self.tr("Choose at least %n card(s)", "", shape.minimum)
        return self.tr("Choose the cards to discard")

    def _offer(self, action: Action, seldom: bool) -> Offer:
        heading = self.words.heading(action)
        seldom = self.words.is_seldom(action) or (seldom and not heading)
        return Offer(self.words.describe(action), action, heading, seldom, plain=not self.may_shine(action))
