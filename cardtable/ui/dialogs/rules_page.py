"""The page of a new game on which its rules are agreed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable.core.rules import OptionValue, Variant
from cardtable.session.agreements import Agreement
from cardtable.ui.dialogs.agreement_row import AgreementRow, PresetRow
from cardtable.ui.dialogs.option_form import OptionForm
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.plain import set_accessible_name, set_tool_tip
from cardtable.words.mark import off_button


class RulesPage(QWidget):
    """Asks for each rule by ``options``, from those of a book or of another game on, and keeps and hands on what is
    agreed.

    ``current`` returns what has been agreed on so far; it may raise ``CodedError``, which ``tell`` tells. Favourites
    can be ``kept`` or not.
    """

    left = Signal()
    """Asks for the page before."""
    begun_with = Signal(object)
    """The ``Options`` that a person wants instead of what was agreed."""
    keep_wanted = Signal()
    drop_wanted = Signal()

    def __init__(
        self, options: OptionForm, current: Callable[[], Agreement], tell: Callable[[str], object], *, kept: bool
    ) -> None:
        super().__init__()
        self._source: Mapping[str, OptionValue] = {}
        self._back, self._usual, self._literal, self._keep, self._drop = (QPushButton() for _ in range(5))
        self._back.setFlat(True)
        self._agreed = Heading(1.15)
        self._presets = PresetRow()
        self._options = options
        self.agreement = AgreementRow(current, tell)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=2)
        layout.addWidget(self._back, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._agreed)
        layout.addWidget(Flow(self._usual, self._literal))
        layout.addWidget(self._presets)
        layout.addWidget(options)
        layout.addSpacing(8)
        layout.addWidget(Flow(self._keep, self._drop))
        layout.addWidget(self.agreement)
        layout.addStretch(1)
        for button in (self._back, self._usual, self._literal, self._keep, self._drop):
            button.setAutoDefault(False)
        for button in (self._keep, self._drop):
            button.setVisible(kept)
        self._back.clicked.connect(self.left)
        self._usual.clicked.connect(lambda: self.begun_with.emit({}))
        self._literal.clicked.connect(lambda: self.begun_with.emit(self._source))
        self._presets.chosen.connect(self.begun_with)
        self._keep.clicked.connect(self.keep_wanted)
        self._drop.clicked.connect(self.drop_wanted)

    @property
    def stops(self) -> Sequence[QWidget]:
        """The widgets at which the Tab key stops, in their order on the screen."""
        rules = [stop for row in self._options.rows if not row.option.tells_length for stop in row.stops]
        return (self._usual, self._literal, *rules, self._keep)

    def take_focus(self) -> None:
        """Give the focus to what leads back."""
        self._back.setFocus()

    def show_rules(self, variant: Variant, players: int) -> None:
        """Ask for the rules of ``variant``."""
        self._source = variant.source or {}
        self._literal.setVisible(variant.source is not None)
        self._presets.set_variant(variant, players)
        self._presets.retranslate()

    def show_favourite(self, chosen: bool) -> None:
        """Say whether what is shown is a favourite, which can be deleted."""
        self._drop.setEnabled(chosen)

    def retranslate(self) -> None:
        """Set all words."""
        translate = QCoreApplication.translate
        self._back.setText(translate("NewGameDialog", "‹ &Back"))
        set_accessible_name(self._back, off_button(self._back.text()))
        self._agreed.setText(translate("NewGameDialog", "Rules agreed"))
        self._usual.setText(translate("NewGameDialog", "The &usual rules"))
        set_tool_tip(self._usual, translate("NewGameDialog", "The rules this program starts with"))
        self._literal.setText(translate("NewGameDialog", "The rules in the s&ource"))
        set_tool_tip(self._literal, translate("NewGameDialog", "Exactly as in the book the rules come from"))
        self._keep.setText(translate("NewGameDialog", "&Keep as a favourite…"))
        set_tool_tip(self._keep, translate("NewGameDialog", "Keep these rules under a name"))
        self._drop.setText(translate("NewGameDialog", "&Delete this favourite"))
        self._presets.retranslate()
        self.agreement.retranslate()
