"""Lets a person choose a new game or the match that waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject

from cardtable.app.judged import JudgedDeals
from cardtable.app.last_choice import LAST_CHOICE, Chosen, LastChoice
from cardtable.core.errors import RuleSetError
from cardtable.core.record import SeatEntry
from cardtable.core.rules import RuleSet
from cardtable.games.registry import variant
from cardtable.session.agreements import LARGEST_AGREEMENT, Agreement, agreement_from_text
from cardtable.session.numbers import of_the_day
from cardtable.store.files import read_document
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.question import ask
from cardtable.ui.window.meetings import Meetings
from cardtable.ui.window.workplace import Workplace
from cardtable.words.families import variant_name

Begin: TypeAlias = Callable[[RuleSet, Sequence[SeatEntry], int | None], object]
"""A function that begins a match: rule set, seats, and the number of its cards, or None for random cards."""


class NewGame(QObject):
    """Lets ``person`` choose a game, which ``begin`` begins, or continue the match that waits. ``waiting`` returns
    words for that match, or an empty text if there is none.
    """

    def __init__(self, work: Workplace, person: str, waiting: Callable[[], str], begin: Begin) -> None:
        super().__init__(work.dialogs)
        self._work = work
        self._person = person
        self._waiting = waiting
        self._begin = begin

    def again(self) -> None:
        """Begin the game that was chosen last, against the same players; the first of all games if none was."""
        self._begin_again(None)

    def of_the_day(self) -> None:
        """Begin the deal of the day, in the game of the day."""
        from cardtable.app.deal_of_the_day import game_of

        keeping, today = self._work.keeping, date.today()
        game = game_of(keeping, today, LastChoice.kept_in(keeping).chosen_variant)
        self._begin_again(of_the_day(today, game.family), game.id)

    def _begin_again(self, number: int | None, game: str = "") -> None:
        """Begin the game that was chosen last, or else that one, with the cards of ``number``; if it cannot be begun,
        the dialog asks.
        """
        last = LastChoice.kept_in(self._work.keeping)
        last.variant = game or last.variant
        try:
            chosen = last.again(self._person)
        except RuleSetError:
            self.ask()
            return
        last.variant, last.seats = chosen.rule_set.variant, [*chosen.seats, *last.seats[len(chosen.seats) :]]
        self._work.keeping.put(LAST_CHOICE, last.to_json())
        self._begin_noted(chosen.rule_set, chosen.seats, number)

    def begin(self, chosen: Chosen) -> None:
        """Begin ``chosen``, which is the last choice from then on."""
        last = LastChoice.kept_in(self._work.keeping)
        last.note(chosen)
        self._work.keeping.put(LAST_CHOICE, last.to_json())
        self._begin_noted(chosen.rule_set, chosen.seats, chosen.number)

    def _begin_noted(self, rule_set: RuleSet, seats: Sequence[SeatEntry], number: int | None) -> None:
        """Begin a game, and keep that it is the deal of the day if it is."""
        self._begin(rule_set, seats, number)
        today, match = date.today(), self._work.keeping.match
        if match is not None and number == of_the_day(today, variant(rule_set.variant).family):
            from cardtable.app.deal_of_the_day import DayDeal, note

            note(self._work.keeping, DayDeal(today, match))
            words = self.tr("This is the deal of the day: {game}. Everyone has the same cards today.")
            self._work.ways.tell(words.format(game=variant_name(rule_set.variant)))

    def take_rules(self, path: Path) -> bool:
        """Open the dialog at the rules in a file. Returns True; raises ``CodedError`` if the file cannot be read."""
        self.ask(rules=agreement_from_text(read_document(path, LARGEST_AGREEMENT)))
        return True

    def ask(self, family: str = "", rules: Agreement | None = None) -> None:
        """Open the dialog in which a game is chosen, at ``family`` if that is not empty, or at these ``rules``. If the
        settings want it, ask first whether to leave the running match.
        """
        self._work.dialogs.dismiss()
        session = self._work.controller.session
        if self._work.settings.now.confirm_leaving and session is not None and not session.over:
            ask(
                self._work.dialogs.window,
                self.tr("New game"),
                self.tr("The current match is saved, and you can continue it later. Begin another one?"),
                lambda: self._choose(family, rules),
            )
        else:
            self._choose(family, rules)

    def _choose(self, family: str, rules: Agreement | None) -> None:
        dialog = NewGameDialog(
            LastChoice.kept_in(self._work.keeping),
            self._person,
            self._work.store,
            self._work.packs,
            self._work.dialogs.window,
            waiting="" if self._work.controller.session is not None else self._waiting(),
            family=family,
            met=Meetings(self._work.store, self._person, JudgedDeals(self._work.keeping)).words,
        )
        if rules is not None:
            dialog.show_read(rules)
        dialog.continue_wanted.connect(self._work.dialogs.leaving(self._work.ways.continue_match))

        def remember() -> None:
            last = LastChoice.kept_in(self._work.keeping)
            last.people, last.minutes = dialog.filter.wanted
            self._work.keeping.put(LAST_CHOICE, last.to_json())

        dialog.filter.changed.connect(remember)

        def begin() -> None:
            chosen = dialog.chosen()
            if chosen is not None:
                self._work.keeping.put(LAST_CHOICE, dialog.last_choice().to_json())
                self._begin_noted(chosen.rule_set, chosen.seats, chosen.number)

        self._work.dialogs.open(dialog, begin)
