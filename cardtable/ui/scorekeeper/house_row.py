"""Rules with a name in the dialog of a sheet: those that are kept, those of a file, and all that is agreed in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.core.errors import CodedError
from cardtable.core.rules import RuleSet
from cardtable.games.registry import variant
from cardtable.session.agreements import Agreement
from cardtable.store.model import Favourite
from cardtable.ui.dialogs.agreement_row import AgreementRow
from cardtable.ui.look.look import Choices, spaced
from cardtable.ui.look.plain import Label, set_accessible_name


class HouseRow(QWidget):
    """Offers the rules that are ``kept`` for a kind of sheet. ``current`` returns what is agreed in the dialog, or
    raises ``CodedError``.
    """

    chosen = Signal(object)
    """The ``Agreement`` that was chosen, or read from a file."""

    def __init__(
        self, kept: Sequence[Favourite], current: Callable[[], Agreement], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._kept = kept
        self._offered: list[Agreement] = []
        self._taken: Agreement | None = None
        """The rules of a file, which need not be kept here."""
        self.name = ""
        """The name of what is agreed now; empty if it has none."""
        self.box = Choices()
        self.box.activated.connect(self._choose)
        self._told = Label()
        self._told.setWordWrap(True)
        self._told.hide()
        self._row = AgreementRow(current, self._tell)
        self._row.read.connect(self._take)
        column = QVBoxLayout(self)
        spaced(column, margin=0, gap=1)
        for widget in (self.box, self._row, self._told):
            column.addWidget(widget)

    @property
    def stops(self) -> Sequence[QWidget]:
        """The widgets at which the Tab key stops."""
        return self.box, self._row.show_words, self._row.open

    def set_kind(self, kind: str, fixed: bool) -> None:
        """Offer the rules for a variant, or nothing if it is empty. If the kind of the sheet is ``fixed``, no rules of
        files are offered, which may be for another one.
        """
        self._offered = [one for favourite in self._kept if (one := _agreement_of(favourite)) is not None]
        self._offered = [one for one in self._offered if one.rule_set.variant == kind]
        self._told.hide()
        self.setVisible(bool(kind))
        self.box.setVisible(bool(self._offered))
        self._row.open.setVisible(not fixed)
        self.retranslate()

    def _choose(self, place: int) -> None:
        if place:
            self._take(self._offered[place - 1])

    def _take(self, agreement: Agreement) -> None:
        self._told.hide()
        self._taken = agreement
        self.chosen.emit(agreement)

    def follow(self, rule_set: RuleSet | None) -> None:
        """Show the name of ``rule_set``, which is agreed now; None if nothing is that goes together."""
        place = next((place for place, one in enumerate(self._offered, 1) if _alike(one.rule_set, rule_set)), 0)
        self.box.setCurrentIndex(place)
        known = self._offered[place - 1] if place else self._taken
        self.name = known.name if known is not None and _alike(known.rule_set, rule_set) else ""

    def _tell(self, words: str) -> None:
        self._told.setText(words)
        self._told.show()

    def retranslate(self) -> None:
        """Set all words."""
        now = max(0, self.box.currentIndex())
        with QSignalBlocker(self.box):
            self.box.clear()
            self.box.addItem(self.tr("Saved rules…"))
            for one in self._offered:
                self.box.addItem(one.name)
            self.box.setCurrentIndex(now if now <= len(self._offered) else 0)
        set_accessible_name(self.box, self.tr("Saved rules"))
        self._row.retranslate()


def _alike(kept: RuleSet, agreed: RuleSet | None) -> bool:
    """Whether both are the same rules, whatever is staked, for which a sheet asks apart."""
    if agreed is None or (kept.variant, kept.players) != (agreed.variant, agreed.players):
        return False
    return all(value == agreed.options.get(name) for name, value in kept.options.items() if name != "stake")


def _agreement_of(favourite: Favourite) -> Agreement | None:
    """Return the rules of a favourite, which names what differs from the defaults; None if they do not exist here."""
    try:
        return Agreement(favourite.name, variant(favourite.variant).rule_set(favourite.players, favourite.options))
    except CodedError:
        return None
