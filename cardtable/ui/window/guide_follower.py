"""Explains the decision to be made: by default in situations that the person has not met often, and always if switched
on. As long as it explains, it also warns of choices that cost many points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from cardtable.app.controller import Controller, Mode
from cardtable.app.keeping import Keeping
from cardtable.core.events import Event
from cardtable.core.shapes import CardWithTargets
from cardtable.core.state import Action
from cardtable.core.zones import hand
from cardtable.session.session import Session
from cardtable.ui.look.bars import GuideBar
from cardtable.ui.look.saying import announce
from cardtable.words.cards import card_sign, one_of
from cardtable.words.family import DEALER, SAID
from cardtable.words.mark import translate

if TYPE_CHECKING:
    from cardtable.app.situations import Situations
    from cardtable.ui.window.warner import Warner

_KEY = "guided"
"""The key under which the families are kept of which a person wants no explanations unasked."""
_ALWAYS = "guide"
"""Whether everything is explained, however often it was met."""
_NOTES = 2
"""The most sentences on what has happened, and what the game is about, that are said at once; one fewer beside the
explanation of the decision.
"""

_MOST_NAMED = 4
"""So many cards are named as those that may be played."""

_DEALER, _OTHER = "dealer", "other"
_OTHER_ROLE = {_DEALER: _OTHER, _OTHER: _DEALER}


def _playable(session: Session) -> str:
    """Say which cards may be played if others of the hand may not; nothing where these are many."""
    seat, legal = session.actor(), session.legal()
    if not isinstance(legal.shape(), CardWithTargets):
        return ""
    held = [placed.card for placed in session.view(seat).cards(hand(seat))]
    cards = [card for card in held if card in legal.cards()]
    if not cards or len(cards) == len(held) or len(cards) > _MOST_NAMED:
        return ""
    return translate("Guide", "You may play only {cards}.").format(cards=one_of([card_sign(card) for card in cards]))


@dataclass(slots=True)
class _Decision:
    """What was found out about a decision when it was come to: its situations ``here``, what had ``happened`` in the
    deal since the decision before, and what is said besides the explanation (codes of ``notes`` by their situations).
    ``is_new`` tells whether any of it is new to the person, and ``tells_phase`` whether the explanation itself is, and
    not only a note to it. ``warning`` has the words by which a choice was warned of.
    """

    here: list[str]
    happened: list[Event]
    notes: dict[str, str]
    tells_phase: bool
    is_new: bool
    warning: str = ""


class GuideFollower(QObject):
    """Lets ``bar`` in ``window`` explain the decision to be made, and keeps which situations have been met. ``action``
    switches explanations of everything on and off.
    """

    def __init__(
        self, controller: Controller, keeping: Keeping, bar: GuideBar, action: QAction, window: QWidget
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._keeping = keeping
        self._bar = bar
        self._action = action
        guided = keeping.get(_KEY)
        self._quiet = [str(family) for family in guided] if isinstance(guided, list) else []
        self._always = keeping.get(_ALWAYS) is True
        self._at: tuple[Session, int] | None = None
        """The decision that is being made: its match, and its position there."""
        self._decision = _Decision([], [], {}, tells_phase=False, is_new=False)
        self._told: tuple[Session, int, int] | None = None
        """How many events had happened at the last decision: the match, the number of the deal, the events."""
        self._looked: tuple[Session | None, dict[tuple[int, int], _Decision]] = None, {}
        """The decisions of a deal that led to this one, by the number of the deal and of the moves that came before."""
        self._parts = False
        """Whether what is said of that decision is said to be known from now on."""
        self._parted: set[str] = set()
        """The situations of which that was said since the start."""
        bar.called_by = action.shortcut()
        bar.retranslate()
        controller.stops_first = self._warn
        bar.dismissed.connect(self._silence)
        action.triggered.connect(lambda on: self._switch(on=on))

    @cached_property
    def _met(self) -> Situations:
        """What the person has met; read for the first decision, not at the start."""
        from cardtable.app.situations import Situations

        return Situations(self._keeping)

    @cached_property
    def _warner(self) -> Warner:
        """What warns of choices; made for the first decision that is explained."""
        from cardtable.ui.window.warner import Warner

        return Warner(self._controller, self._window, self)

    def hear_refusal(self) -> None:
        """Take note that something was refused at this decision: it is not known yet."""
        self._decision.here = []

    def follow(self) -> None:
        """Explain the decision to be made if explanations are switched on or its situation is new."""
        controller = self._controller
        session = controller.session
        has_guide = session is not None and controller.running.words.has_guide()
        self._note(session)
        if session is None or not has_guide or (controller.mode is Mode.RESULT and not self._always):
            self._bar.show_words("")
        elif controller.mode is Mode.HUMAN and not session.between_deals:
            self._look(session)
            if self._wanted:
                self._warner.look(self._decision.warning)
                self._bar.show_words(self._warner.words or self._words(session))
            else:
                self._bar.show_words("")
        elif self._bar.is_wanted and controller.mode is not Mode.HUMAN:
            self._bar.end()
        self._action.setEnabled(has_guide)
        self._action.setChecked(has_guide and self._wanted)

    def _warn(self, action: Action) -> bool:
        """Warn of ``action`` if that costs many points and the decision is explained; return whether it is held up."""
        if not self._wanted or not self._warner.stops(action):
            return False
        warning = self._warner.words
        self._decision.here, self._decision.warning = [], warning
        self._bar.show_words(warning)
        announce(self._bar, warning)
        return True

    def _look(self, session: Session) -> None:
        """Find out in what situations the person is, once for each decision."""
        if self._at is not None and self._at[0] is session and self._at[1] == session.position:
            return
        self._at = session, session.position
        seat = session.actor()
        (match, looked), moves = self._looked, (session.dealt, session.moves)
        # Nothing is taken back in deals before.
        led_here = (one for one in looked if match is session and one[0] == session.dealt and one <= moves)
        looked = {one: looked[one] for one in led_here}
        self._looked = session, looked
        happened = self._hear(session, seat)
        if moves in looked:
            # It was taken back, and is explained as it was.
            self._decision, self._parts = looked[moves], False
            return
        role = _DEALER if session.view(seat).dealer == seat else _OTHER
        self._decision = looked[moves] = self._found(session, role, happened)
        self._part(role)

    def _found(self, session: Session, role: str, happened: list[Event]) -> _Decision:
        """Return what there is to be said at a decision in ``role`` after what has ``happened``."""
        topics = self._controller.running.words.guide_topics(self._guided(session, session.actor()), session.legal())
        variant = session.rule_set.variant
        here = [f"{variant}/{topic.removesuffix(DEALER)}/{role}" for topic in topics]
        # What has happened, and what the game is about, is the same in both roles.
        notes = {f"{variant}/{code}": code for code in self._all_notes(session, happened)}
        new = self._met.new(notes)
        tells_phase = bool(self._met.new(here))
        if tells_phase:
            # What others have just said cannot wait. The rest is said once the decision was explained for the first
            # time, and then until it is known, so that the words are short and do not change from card to card.
            said = [one for one in new if notes[one].startswith(SAID)]
            tells_phase = bool(said) or not new or not all(map(self._met.times, here))
            new = said[: _NOTES - 1] if tells_phase else new[:1]
        told = {one: notes[one] for one in new[:_NOTES]}
        here = [*(here if tells_phase or not new else ()), *told]
        return _Decision(here, happened, told, tells_phase, bool(self._met.new(here)))

    def _part(self, role: str) -> None:
        """Find out whether what is said at this decision, in ``role``, is said to be known. Nobody is told that twice
        of the same words: in the other role, or after something was refused.
        """
        here, notes = self._decision.here, self._decision.notes
        unsaid = [one for one in here if one not in self._parted]
        same_words = [one if one in notes else one.removesuffix(role) + _OTHER_ROLE[role] for one in unsaid]
        wanted = self._explains and not self._always
        self._parts = wanted and self._met.nearly_known(here) and bool(self._met.new(same_words))
        if self._parts:
            self._parted.update(here)

    def _guided(self, session: Session, seat: int) -> str:
        """The code of the phase whose explanation fits the rules and the role of ``seat``."""
        running = self._controller.running
        return running.words.guided(session.rule_set, running.phase, dealer=session.view(seat).dealer == seat)

    def _hear(self, session: Session, seat: int) -> list[Event]:
        """Return what has happened in the running deal since the decision before."""
        events = session.events(seat)
        before = 0
        if self._told is not None and self._told[:2] == (session, session.dealt) and self._told[2] <= len(events):
            before = self._told[2]
        self._told = session, session.dealt, len(events)
        return events[before:]

    def _all_notes(self, session: Session, happened: Sequence[Event]) -> Mapping[str, str]:
        """Return what can be said besides the explanation of a decision after what has ``happened``, by code."""
        standing = session.standing_before(session.dealt - 1)
        words = self._controller.running.words
        return words.guide_notes(session.rule_set, standing, session.legal(), session.actor(), happened)

    def _note(self, session: Session | None) -> None:
        """Take note of a decision that was made without being refused anything."""
        if self._at is None:
            return
        before, position = self._at
        if session is not before:
            self._at = None
        elif self._controller.mode is not Mode.HUMAN and session.position > position:
            self._met.note(self._decision.here)
            self._at = None

    def _words(self, session: Session) -> str:
        running, decision = self._controller.running, self._decision
        told = ""
        if self._always or decision.tells_phase:
            told = running.words.guide(self._guided(session, session.actor()), session.legal())
            told = f"{told} {_playable(session)}".strip() if told else ""
        notes = self._all_notes(session, decision.happened)
        shown = list(notes)[: _NOTES - 1] if self._always else decision.notes.values()
        told = " ".join(one for one in (told, *(notes[code] for code in shown if code in notes)) if one)
        if told and decision.here and self._parts and not self._always:
            told += " " + self.tr("You know this now. From now on, press {key} to see it.").format(
                key=self._bar.calling_key
            )
        return told

    @property
    def _explains(self) -> bool:
        """Whether the decision is explained unasked."""
        session = self._controller.session
        return self._decision.is_new and session is not None and session.family.name not in self._quiet

    @property
    def _wanted(self) -> bool:
        return self._always or self._explains

    def _switch(self, *, on: bool) -> None:
        """Switch explanations of everything on or off."""
        if on != self._always:
            self._always = on
            self._keeping.put(_ALWAYS, on)
        if on:
            self.follow()
        else:
            self._silence()

    def _silence(self) -> None:
        """Explain nothing more of this family unless it is asked for."""
        session = self._controller.session
        if self._always:
            self._always = False
            self._keeping.put(_ALWAYS, False)
        if session is not None and session.family.name not in self._quiet:
            self._quiet.append(session.family.name)
            self._keeping.put(_KEY, self._quiet)
        self._action.setChecked(False)
        self._bar.show_words("")
