"""The course of a match: whose turn it is and what follows, between the session, the database, the computer players and
the table.

Each change takes the same way: the session accepts it, the database stores it, the table shows it, and when the table
has settled the next player acts. Nothing waits for the session, and the session waits for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.advice import Adviser, Hint
from cardtable.app.announcing import Announcer
from cardtable.app.computer import ComputerClient, Health
from cardtable.app.computer_turn import ComputerTurn
from cardtable.app.game_hooks import HooksOf
from cardtable.app.introducing import Introducer
from cardtable.app.keeping import Keeping
from cardtable.app.pacing import Pacing
from cardtable.app.reports import players_of
from cardtable.app.running import RunningMatch
from cardtable.app.table import ShowingTable
from cardtable.core.chance import random_number, rng
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Event
from cardtable.core.match import Match
from cardtable.core.record import HUMAN, LARGEST_NUMBER, Record, SeatEntry
from cardtable.core.rules import RuleSet
from cardtable.core.state import Action
from cardtable.core.view import SeatView
from cardtable.session.session import Session
from cardtable.words.errors import error_sentence

_MOST_CUTS = 100
"""How many times the cut is repeated at most to let a person at this screen play first."""


class Mode(Enum):
    """What the controller is waiting for."""

    IDLE = "idle"
    """Nothing, because there is no match."""
    HUMAN = "human"
    """A decision of a person at this screen."""
    COVERED = "covered"
    """The screen is handed to another person, who has not uncovered the table yet."""
    ANIMATING = "animating"
    """The table is still showing what happened."""
    THINKING = "thinking"
    """A decision of a computer player."""
    RESULT = "result"
    """The deal is over, and people look at its score."""
    RESTING = "resting"
    """The table is not visible; nothing is done until ``wake``."""
    ASKED = "asked"
    """An answer of a person who declares and counts alone; ``go_on_asked`` follows."""
    TAUGHT = "taught"
    """A lesson or a puzzle decides what comes next."""


class Controller(QObject):
    """Runs matches, one after another, on one table."""

    changed = Signal()
    """The mode, or what is possible now, has changed."""
    opened = Signal(str)
    """A match of this family begins or goes on; nothing of it has been shown yet."""
    happened = Signal(object)
    """Events that the seat at the bottom has just seen: one whole move or more."""
    rewound = Signal(object)
    """All events of this deal that the seat at the bottom has seen; what was shown of it before is no longer valid."""
    marked = Signal()
    """The score changed."""
    hinted = Signal(object)
    """A ``Hint`` for the person whose turn it is."""
    glanced = Signal(object)
    """A ``Hint`` that ``glance`` asked for; nobody has asked to see it."""
    cover_wanted = Signal(str)
    """The screen is to be handed to the person of this name; then ``uncover`` must be called."""
    deal_over = Signal(object)
    """A ``DealReport``; ``go_on``, ``replay_deal`` or ``undo`` must follow."""
    match_over = Signal(object)
    """The final ``Standing``."""
    notice = Signal(str)
    """A sentence for the person, to be shown once."""
    awaited = Signal()
    """In a lesson: the table has settled and shows the true position; ``play``, ``let_choose`` or nothing follows."""
    advised = Signal(object)
    """In a lesson: the ``Hint`` that ``advise`` asked for, None if there is none."""
    proposed = Signal(object)
    """In a lesson: the action that a person has chosen; it has not been done."""

    def __init__(
        self,
        table: ShowingTable,
        client: ComputerClient,
        keeping: Keeping,
        hooks_of: HooksOf,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._keeping = keeping
        self.running = RunningMatch(hooks_of)
        """What can be asked about the match on the table."""
        self._introducer = Introducer(table, self.running)
        self._announcer = Announcer(table, self.running)
        self._pacing = Pacing(self)
        self._adviser = Adviser(client, self)
        self._adviser.level_against = self.level_against
        self._computer = ComputerTurn(self.running, self._adviser, self._pacing, self._submit, self)
        self._mode = Mode.IDLE
        self._unseen: list[Event] = []
        self._hints_allowed = True
        self._undo_allowed = True
        self._stops_watching = False
        self._declares = False
        self._hands_open = False
        self._lesson = False
        self._others_act = False
        self.asks_first: Callable[[], bool] = lambda: False
        """Called before a person acts, and before the result of a deal is shown, in a match with one person here;
        returns whether that person is asked something first.
        """
        self.stops_first: Callable[[Action], bool] = lambda _action: False
        """Called with an action that a person has chosen in a match; returns whether it is not done, because the person
        is told something first and may choose anew.
        """
        self._pacing.deal_seen.connect(self.go_on)
        self._pacing.warm_due.connect(self._adviser.start)
        table.action_chosen.connect(self._choose)
        table.settled.connect(self._settle)
        table.event_shown.connect(self._speak)
        table.describe = self.running.describe
        self._computer.notice.connect(self.notice)
        self._adviser.hinted.connect(self._give_hint)
        self._adviser.glanced.connect(self.glanced)
        self._adviser.unhinted.connect(self._tell_no_hint)
        self._adviser.notice.connect(self.notice)
        self._adviser.health_changed.connect(self.changed)

    # What others ask

    @property
    def mode(self) -> Mode:
        return self._mode

    @property
    def session(self) -> Session | None:
        return self.running.session

    @property
    def teaches(self) -> bool:
        """Whether a lesson or a puzzle lies on the table."""
        return self._lesson

    @property
    def computer_health(self) -> Health:
        """The condition of the computer players' process; ``WELL`` if no match is open."""
        return Health.WELL if self.session is None else self._adviser.health

    @property
    def hinting(self) -> bool:
        """Whether a hint has been asked for and has not come yet."""
        return self._adviser.hinting

    @property
    def can_hint(self) -> bool:
        """Whether the person whose turn it is may get a hint now."""
        session = self.session
        if session is None or not self._hints_allowed or self._mode is not Mode.HUMAN or self._adviser.hinting:
            return False
        return self.running.hooks.may_be_advised(session.rule_set, session.standing, session.actor())

    @property
    def can_undo(self) -> bool:
        return self._undo_allowed and not self._lesson and self.session is not None and self.session.can_undo()

    @property
    def can_replay(self) -> bool:
        """Whether there is a deal that could be played again."""
        return self.running.has_dealt and not self._lesson

    @property
    def lingers(self) -> bool:
        """Whether the end of a deal is shown and the next deal will follow without a command."""
        return self._pacing.lingering

    # What people want

    def set_pace(self, pace: float) -> None:
        """Set how long the program waits before others move: 1 is usual, 0 is not at all."""
        self._pacing.set_pace(pace)

    def set_allowed(self, hints: bool, undo: bool) -> None:
        """Set whether people may ask for hints and take back moves."""
        self._hints_allowed, self._undo_allowed = hints, undo
        self.changed.emit()

    def set_stops(self, watching: bool) -> None:
        """Set whether a match stops after each deal even if no person here plays in it; at its end it always stops."""
        self._stops_watching = watching

    def set_thinking(self, seconds: float) -> None:
        """Set how many seconds computer players get for a decision, from the next one on."""
        self._adviser.seconds = seconds

    def set_declares(self, by_itself: bool) -> None:
        """Set whether obvious actions are done for people, such as declaring everything that they hold."""
        self._declares = by_itself
        action = self.running.goes_without_saying(self._declares) if self._mode is Mode.HUMAN else None
        if action is not None:
            self._submit(action)

    def begin(self, rule_set: RuleSet, seats: Sequence[SeatEntry], number: int | None = None) -> None:
        """Begin a new match, for which all seats cut. ``number`` is the number of the match; None means a
        random one.
        """
        self._begin(rule_set, seats, None, number)

    def _begin(
        self, rule_set: RuleSet, seats: Sequence[SeatEntry], first_dealer: int | None, number: int | None = None
    ) -> None:
        made = datetime.now().astimezone().isoformat(timespec="seconds")
        self._keeping.begin()
        number = random_number(LARGEST_NUMBER) if number is None else number
        chance = rng(number)
        session = Session.begin(
            rule_set, seats, chance, made=made, by_cut=True, first_dealer=first_dealer, number=number
        )
        if first_dealer is None:
            # Where not everybody plays at once, people sit down first: they have not come to look on.
            ordered = sorted(seats, key=lambda seat: seat.player != HUMAN)
            for _ in range(_MOST_CUTS):
                if _somebody_here_plays(session):
                    break
                session = Session.begin(rule_set, ordered, chance, made=made, by_cut=True, number=number)
        self._open(session)
        self._begin_deal()

    def rematch(self) -> None:
        """Begin a new match with the same players under the same rules."""
        session = self.session
        if session is not None:
            dealer = self.running.hooks.first_dealer(session.standing) if session.over else None
            self._begin(session.rule_set, session.seats, dealer)

    def resume(self, record: Record, match: int | None, replayed: Match | None = None) -> None:
        """Continue the match of a record. ``match`` is its number in the database, None if it is not there yet.

        ``replayed`` is the match if the record has just been replayed. Raises ``RecordError``; then the match that was
        running goes on.
        """
        session = Session.resume(record, replayed=replayed)
        if match is None:
            self._keeping.begin()
        else:
            self._keeping.adopt(match, session)
        self._open(session)
        if not session.dealt:
            self._begin_deal()
            return
        self._keeping.sync(session)
        if len(self.running.humans) > 1 and self.running.played_here and not session.between_deals:
            self._hand_over()
        else:
            self._rewind()
            self._proceed()

    def teach(self, session: Session, *, others_act: bool = False) -> None:
        """Open ``session`` as a lesson: it is shown as it stands, is not stored, and no player acts without a call from
        outside; if ``others_act``, computer players do.
        """
        self._keeping.begin(kept=False)
        self._others_act = others_act
        self._open(session, lesson=True)
        self._keeping.sync(session)
        self._rewind()
        self._proceed()

    def play(self, action: Action) -> None:
        """In a lesson: do ``action`` for the seat whose turn it is. Raises ``IllegalAction``."""
        if self._lesson:
            self._submit(action)

    def add_up(self) -> None:
        """In a lesson whose deal is over: show the points with those of the deal, which a question may be about."""
        session = self.session
        if self._mode is Mode.TAUGHT and session is not None and session.between_deals:
            self._table.set_counters(session.standing.points)

    def count_silently(self, side: int | None) -> None:
        """Have the table say and show no points of the running deal that ``side`` counts aloud itself; None shows
        everything again.
        """
        self._announcer.silent_side = side
        self._table.show_running_points(side is None)

    def advise(self) -> bool:
        """In a lesson: ask the strongest computer player what it would do for the person whose turn it is; ``advised``
        brings the answer. Return False if it cannot be asked now.
        """
        if self._mode is not Mode.TAUGHT or self.session is None or self.session.between_deals:
            return False
        self._adviser.ask_hint()
        return True

    def let_choose(self) -> None:
        """In a lesson: let the person choose an action, which is then emitted by ``proposed``."""
        session = self.session
        if self._mode is Mode.TAUGHT and session is not None and not session.between_deals:
            self._table.set_legal(session.legal())

    def go_on(self) -> None:
        """Go on after the score of a deal: with the next deal, or with the end of the match."""
        session = self.session
        if session is None or self._mode is not Mode.RESULT:
            return
        self._pacing.stop_lingering()
        if session.over:
            self.match_over.emit(session.standing)
        else:
            self._begin_deal()

    def go_on_asked(self, action: Action | None = None) -> None:
        """Go on after a person has been asked something: do ``action``, or, without one, let the person choose, or show
        the result of the deal.
        """
        if self._mode is not Mode.ASKED or self.session is None:
            return
        if action is None:
            self._go_on_from(self.session)
        else:
            self._submit(action)

    @property
    def can_close(self) -> bool:
        """Whether the match can be ended now and settled as it stands."""
        return self._mode is Mode.RESULT and self.session is not None and self.session.can_close()

    def close_match(self) -> None:
        """End the match after the deal whose score is shown, and settle it as it stands."""
        session = self.session
        if session is None or not self.can_close:
            return
        self._pacing.stop_lingering()
        session.close()
        self._keeping.sync(session)
        self.marked.emit()
        self.match_over.emit(session.standing)

    def replay_deal(self) -> None:
        """Play the last deal again, from the same order of the pack."""
        session = self.session
        if session is None or not session.dealt:
            return
        self._stop_waiting()
        session.replay_deal()
        self._keeping.sync(session)
        self._table.set_counters(session.standing.points)
        self._unseen = []
        self.rewound.emit([])
        self._show(self._seen(session.events))

    def undo(self) -> None:
        """Take back the last decision of a person, and all that followed it."""
        session = self.session
        if session is None or not self.can_undo:
            return
        self._stop_waiting()
        session.undo()
        while self.running.goes_without_saying(self._declares) is not None and session.can_undo():
            # It would only be done again.
            session.undo()
        self._keeping.sync(session)
        self._rewind()
        self._proceed()

    def hint(self) -> None:
        """Ask the strongest computer player what it would do for this seat."""
        if self.can_hint:
            self._adviser.ask_hint()
            self.changed.emit()

    def glance(self) -> None:
        """Ask the strongest computer player in passing what this seat's choices are worth; ``glanced`` brings the
        answer, if one comes before the person acts.
        """
        if self.can_hint:
            self._adviser.ask_glance()

    def restart_computer(self) -> None:
        """Restart the computer players' process; it is asked again what it has not answered."""
        self._adviser.restart()

    def move_for_computer(self) -> None:
        """Make a simple move for the computer player that keeps people waiting, and restart its process."""
        self._computer.move_simply()

    def uncover(self) -> None:
        """Show the table again; the person whose turn it is sits in front of the screen now."""
        session = self.session
        if session is None or self._mode is not Mode.COVERED:
            return
        self._introducer.look_from(self.running.next_human())
        self._table.set_cover(False)
        self._rewind()
        self._proceed()

    def skip(self) -> None:
        """Show at once what is still moving. A match that people only watch is shown quickly to its end."""
        if self._pacing.lingering:
            self.go_on()
        self._pacing.hurry = self.running.watching
        self._table.skip()
        self._pacing.cut_pause_short()

    def leave(self) -> None:
        """Leave the match as it stands; it can be resumed later."""
        self._stop_waiting()
        self.running.session = None
        self._adviser.open(None)
        self._table.set_cover(False)
        self._enter(Mode.IDLE)

    def rest(self) -> None:
        """Stop acting while the table is not visible; ``wake`` goes on."""
        if self._mode not in (Mode.IDLE, Mode.COVERED):
            self._stop_waiting()
            self._enter(Mode.RESTING)

    def wake(self) -> None:
        """Go on where the match stands, because the table is visible again."""
        if self._mode is Mode.RESTING:
            self._rewind()
            self._proceed()

    # The way of every change

    def _open(self, session: Session, *, lesson: bool = False) -> None:
        self._stop_waiting()
        self.running.session = session
        self._lesson = lesson
        self._others_act = self._others_act and lesson
        self.count_silently(None)
        self._adviser.open(session)
        self.opened.emit(session.family.name)
        self._computer.open()
        if not lesson:
            self._pacing.warm_up()
        self._table.set_cover(False)
        self._introducer.sit_down()
        self._announcer.silence()
        self._table.set_counters(session.standing.points)

    def _begin_deal(self) -> None:
        session = self.session
        assert session is not None
        played = session.begin_deal()
        self._keeping.sync(session)
        self._introducer.show_players()
        self._open_cards()
        if len(self.running.humans) > 1 and self.running.played_here:
            # It is not known which person sits at the screen now, so that no hand may be dealt open.
            self._hand_over()
            return
        self._table.set_counters(session.standing.points)
        self._unseen = []
        self.rewound.emit([])
        self._show(self._seen(played.for_seat))

    def _hand_over(self) -> None:
        """Cover the table until the person whose turn comes next sits in front of it."""
        seat = self.running.next_human()
        self._table.set_legal(None)
        self._table.set_cover(True, self.tr("{name} is to play.").format(name=self.running.names[seat]))
        self._introducer.look_from(seat)
        self._rewind()
        self._enter(Mode.COVERED)
        self.cover_wanted.emit(self.running.names[seat])

    def _submit(self, action: Action) -> None:
        session = self.session
        assert session is not None
        played = session.submit(session.actor(), action)
        self._keeping.sync(session)
        self._show(self._seen(played.for_seat))

    def _show(self, events: Sequence[Event]) -> None:
        session = self.session
        assert session is not None
        self._adviser.hinting = False
        self._table.set_legal(None)
        self._enter(Mode.ANIMATING)
        if not self._lesson or self._others_act:
            self._computer.ask()
        self._unseen += events
        self._table.play_events(events)
        if self._pacing.hurry:
            self._table.skip()

    def _rewind(self) -> None:
        """Show the position as it is now, without motion."""
        session = self.session
        assert session is not None
        self._adviser.hinting = False
        self._unseen = []
        self._introducer.show_players()
        self._open_cards()
        standing = session.standing
        if session.between_deals and (self._lesson or self._announcer.silent_side is not None):
            # A person who has to count a deal must not see the result.
            standing = session.standing_before(session.dealt - 1)
        self._table.set_counters(standing.points)
        self._announcer.silence()
        events = self._seen(session.events)
        self._table.show_view(SeatView.fold(self.running.perspective, events), events)
        self.rewound.emit(events)
        self.marked.emit()

    def _seen(self, by: Callable[[int], list[Event]]) -> list[Event]:
        """Return the events that this screen shows. ``by`` returns, for a seat, the events as that seat sees them."""
        if self.running.shares_cards or (self._hands_open and self.running.watching):
            from cardtable.app.looking_on import together

            return together([by(seat) for seat in (self.running.perspective, *self.running.opened)])
        return by(self.running.perspective)

    def open_hands(self, opened: bool) -> None:
        """Set whether persons who only look on see the hands of the players."""
        self._hands_open = opened
        self._open_cards()
        if self.running.watching and self._mode in (Mode.ANIMATING, Mode.THINKING):
            self._stop_waiting()
            self._rewind()
            self._proceed()

    def _open_cards(self) -> None:
        """Let the table show the known cards of other hands if that is set, or if the persons here share the cards of a
        player.
        """
        self._table.open_hands(self._hands_open or self.running.shares_cards)

    def _settle(self) -> None:
        if self._mode is not Mode.ANIMATING:
            return
        events, self._unseen = self._unseen, []
        self.happened.emit(events)
        self.marked.emit()
        # A receiver of the signals may have taken back a move or left the match.
        if self._mode is Mode.ANIMATING:
            self._proceed()

    def _speak(self, event: Event) -> None:
        if self._announcer.tell(event):
            self._pacing.hear_words()

    def _proceed(self) -> None:
        """Let the next player act; the table shows the true position now."""
        session = self.session
        if session is None:
            return
        if self._lesson and not self._computer_acts(session):
            self._table.set_legal(None)
            self._enter(Mode.TAUGHT)
            self.awaited.emit()
            return
        if self._waits_for_person(session) and self.asks_first():
            self._table.set_legal(None)
            self._pacing.hurry = False
            self._enter(Mode.ASKED)
            return
        self._go_on_from(session)

    def _waits_for_person(self, session: Session) -> bool:
        """Return whether the only person here is to act, or to see the result of a deal."""
        if self.running.own_side is None:
            return False
        return session.between_deals or session.actor() in self.running.humans

    def _go_on_from(self, session: Session) -> None:
        if session.between_deals:
            self._table.set_legal(None)
            self._table.set_counters(session.standing.points)
            goes_on = self.running.goes_on_by_itself
            if self._pacing.hurry and goes_on:
                self._begin_deal()
                return
            self._pacing.hurry = False
            self._enter(Mode.RESULT)
            if goes_on and not self._stops_watching and self.running.looks_on:
                self._pacing.linger()
            else:
                self.deal_over.emit(self.running.report())
            return
        actor = session.actor()
        if session.seats[actor].player != HUMAN:
            self._table.set_legal(None)
            self._enter(Mode.THINKING)
            self._computer.begin()
        elif (action := self.running.goes_without_saying(self._declares)) is not None:
            self._submit(action)
        elif actor != self.running.perspective:
            self._hand_over()
        else:
            self._pacing.hurry = False
            self._enter(Mode.HUMAN)
            self._table.set_legal(session.legal())

    def _computer_acts(self, session: Session) -> bool:
        """Return whether it is the turn of a computer player that acts by itself in a lesson."""
        return self._others_act and not session.between_deals and session.seats[session.actor()].player != HUMAN

    def level_against(self, session: Session) -> float:
        """Return the level that makes a computer player an equal opponent for the people of a match, from their judged
        deals.
        """
        from cardtable.app.judged import JudgedDeals
        from cardtable.app.levels import Levels

        return Levels(JudgedDeals(self._keeping)).against(session)

    def _enter(self, mode: Mode) -> None:
        self._mode = mode
        self._computer.runs = mode is Mode.THINKING
        self.changed.emit()

    # People

    def _choose(self, action: Action) -> None:
        if self._mode is Mode.TAUGHT:
            self.proposed.emit(action)
        if self._mode is not Mode.HUMAN:
            return
        if self.stops_first(action):
            self._table.set_legal(None)
            # What has chosen the action, such as a key on a button, must be over before there is something new.
            QTimer.singleShot(0, self, self._offer_again)
            return
        try:
            self._submit(action)
        except IllegalAction as error:
            self.notice.emit(error_sentence(error))

    def _offer_again(self) -> None:
        if self._mode is Mode.HUMAN and self.session is not None:
            self._table.set_legal(self.session.legal())

    # Computer players

    def _stop_waiting(self) -> None:
        self._pacing.stop()
        self._adviser.drop()
        self._table.set_legal(None)

    def _give_hint(self, hint: Hint) -> None:
        if self._mode is Mode.TAUGHT:
            self.advised.emit(hint)
        if self._mode is not Mode.HUMAN:
            return
        if hint.suggestions:
            self._table.show_hint(hint.suggestions[0].action)
            self.hinted.emit(hint)
        self.changed.emit()

    def _tell_no_hint(self, reason: str) -> None:
        if self._mode is Mode.TAUGHT:
            self.advised.emit(None)
            return
        self.changed.emit()
        self.notice.emit(reason)


def _somebody_here_plays(session: Session) -> bool:
    """Return whether a person at this screen plays the first deal. True also if there is no person at this screen, or
    if everybody plays.
    """
    people = {place for place, seat in enumerate(session.seats) if seat.player == HUMAN}
    players = players_of(session.standing)
    return not people or players is None or bool(people & set(players))
