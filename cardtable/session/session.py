"""A session: one match that is being played. It is the only owner of the match's true state.

Other code sees the match through ``events(seat)``, ``view(seat)`` and ``observe(seat)``, which contain nothing that the
seat must not know, and through public facts. An action returns a ``Played`` object, from which each seat gets only its
own part. A deal that is over is open to all. ``deals`` and ``record`` contain the order of the pack; only code that
stores the match may use them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Card, format_card
from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced, Event
from cardtable.core.family import Family
from cardtable.core.match import Match, PlayedDeal, cut_for_deal
from cardtable.core.record import HUMAN, RULES, Record, SeatEntry, record_of, replay
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import CHANCE, OVER, Action, Deal, DealState, LegalActions, Observation, Standing
from cardtable.core.view import SeatView
from cardtable.games.registry import family_of, variant


class Decided(NamedTuple):
    """A decision of ``seat``: action number ``move`` of deal number ``deal``, with what the seat knew and saw before
    it.
    """

    seat: int
    deal: int
    move: int
    observation: Observation
    view: SeatView
    action: Action


class Played:
    """The events of what has just happened. A seat can get them only in the form that is redacted for it."""

    __slots__ = ("_events",)

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = tuple(events)

    def for_seat(self, seat: int) -> list[Event]:
        """Return the events as ``seat`` may see them."""
        return [event.seen_by(seat) for event in self._events]


class FinishedDeal(NamedTuple):
    """A deal that is over, without secrets: the order of its pack, its actions, its score lines and the standing after
    it.
    """

    order: tuple[Card, ...]
    actions: tuple[Action, ...]
    lines: tuple[ScoreLine, ...]
    standing: Standing


class Session:
    """A match with people and computer players in its seats.

    ``position`` grows with every change and never repeats; so an answer that was computed for an older position can be
    recognised.
    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[SeatEntry],
        generator: random.Random | None = None,
        made: str = "",
        number: int | None = None,
        rules: int | None = RULES,
    ) -> None:
        if len(seats) != match.rule_set.players:
            raise IllegalAction("wrong_number_of_seats", seats=len(seats), players=match.rule_set.players)
        self._match = match
        self.seats = tuple(seats)
        self.made = made
        self.position = 0
        self._number = number
        self._rules = rules
        self._branched = False
        self._generator = generator or random.SystemRandom()
        self._events: list[Event] = []
        self._actors: list[int] = []
        """The seat of each action in the last deal that was begun."""

    @classmethod
    def begin(
        cls,
        rule_set: RuleSet,
        seats: Sequence[SeatEntry],
        generator: random.Random | None = None,
        made: str = "",
        by_cut: bool = False,
        first_dealer: int | None = None,
        number: int | None = None,
    ) -> Session:
        """Return a new match in which the seats have cut for the deal and nothing is dealt yet. The cut comes from
        ``generator``; so do the packs, unless the match has a ``number``.

        With ``by_cut`` the seats change to the places that the cut gives them, if the rules say so. If ``first_dealer``
        is given, nobody cuts.
        """
        chance = generator or random.SystemRandom()
        family = family_of(rule_set.variant)
        if first_dealer is not None:
            return cls(Match(family, rule_set, (), first_dealer), seats, chance, made, number)
        cut = cut_for_deal(family, rule_set, chance)
        if not by_cut:
            return cls(Match(family, rule_set, cut), seats, chance, made, number)
        while (places := family.seats_by_cut(rule_set, cut[-1])) is None:
            cut = cut_for_deal(family, rule_set, chance)
        order = sorted(range(len(places)), key=places.__getitem__)
        seated = [tuple(cards[person] for person in order) for cards in cut]
        return cls(Match(family, rule_set, seated), [seats[person] for person in order], chance, made, number)

    @classmethod
    def resume(cls, record: Record, generator: random.Random | None = None, replayed: Match | None = None) -> Session:
        """Return the match of a record as it stood. ``replayed`` is the match if the record has just been replayed; the
        session owns it from then on. Raises ``RecordError``.
        """
        match = replayed or replay(record, family_of)
        session = cls(match, record.seats, generator, record.made, record.number, record.rules)
        session._branched = record.branched
        session._doubt_number(0)
        session._remember_running_deal()
        return session

    @property
    def number(self) -> int | None:
        """The number from which all packs of the match follow; None if there is none or a pack is not from it."""
        return self._number

    @property
    def rule_set(self) -> RuleSet:
        return self._match.rule_set

    @property
    def standing(self) -> Standing:
        """The standing before the running deal, or after the last one."""
        return self._match.standing

    @property
    def family(self) -> Family:
        """The family of games to which the rule set belongs."""
        return self._match.family

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        return self._match.sides

    def side_of(self, seat: int) -> int:
        """Return the side of a seat."""
        return next(side for side, seats in enumerate(self.sides) if seat in seats)

    @property
    def deals(self) -> Sequence[PlayedDeal]:
        """All deals with the order of their packs, the running one too; only for code that stores the match."""
        return self._match.deals

    @property
    def dealt(self) -> int:
        """How many deals have been begun."""
        return len(self._match.deals)

    @property
    def moves(self) -> int:
        """How many actions the last deal has so far; 0 before the first deal."""
        return len(self._match.deals[-1].actions) if self._match.deals else 0

    @property
    def people_acted(self) -> bool:
        """Whether a person has decided anything in the last deal that was begun."""
        return any(seat >= 0 and self.seats[seat].player == HUMAN for seat in self._actors)

    def finished(self, deal: int) -> FinishedDeal:
        """Return deal number ``deal``. Raises ``IllegalAction`` ``deal_is_running`` if there is no such deal or it is
        not over.
        """
        if 0 <= deal < self.dealt:
            found = self._match.deals[deal]
            if found.lines is not None and found.standing is not None:
                return FinishedDeal(found.order, tuple(found.actions), found.lines, found.standing)
        raise IllegalAction("deal_is_running")

    def finished_deals(self) -> list[FinishedDeal]:
        """Return all deals that are over."""
        return [self.finished(number) for number, deal in enumerate(self._match.deals) if deal.lines is not None]

    def running_lines(self) -> tuple[ScoreLine, ...]:
        """Return what has been marked so far in the running deal, which all can see; raises ``IllegalAction`` between
        deals.
        """
        if self._match.state is None:
            raise IllegalAction("no_deal_is_running")
        return self._match.state.lines()

    @property
    def phase(self) -> str:
        """The family's name for what is being decided now; empty between deals."""
        return "" if self._match.state is None else self._match.state.phase_name()

    def standing_before(self, deal: int) -> Standing:
        """Return the standing before deal number ``deal``."""
        return self._match_before(deal).standing

    @property
    def between_deals(self) -> bool:
        return self._match.state is None

    @property
    def over(self) -> bool:
        return self._match.over

    def actor(self) -> int:
        """Return the seat that must decide now; ``OVER`` between deals."""
        return OVER if self._match.state is None else self._match.state.actor()

    def legal(self) -> LegalActions:
        """Return the legal actions of the actor, which reveal the actor's cards; raises ``IllegalAction`` between
        deals.
        """
        if self._match.state is None:
            raise IllegalAction("no_deal_is_running")
        return self._match.state.legal()

    def begin_deal(self, order: Sequence[Card] | None = None) -> Played:
        """Deal the next deal from ``order``, or from a newly shuffled pack if that is None."""
        events = self._match.begin_deal(self._shuffled(self.dealt) if order is None else order)
        if order is not None:
            self._doubt_number(self.dealt - 1)
        self._events = self._with_cut(events, len(self._match.deals) - 1)
        self._actors = []
        self.position += 1
        return Played(self._events)

    def _with_cut(self, events: Sequence[Event], deal: int) -> list[Event]:
        """Return ``events`` of a deal; for the first deal with announcements of the cards cut and of the partners."""
        if deal or not self._match.cut:
            return list(events)
        cut = [Announced(seat, "cuts", (("card", format_card(card)),)) for seat, card in enumerate(self._match.cut[-1])]
        pairs = [side for side in self._match.sides if len(side) == 2]
        together = [Announced(-1, "together", (("first", one), ("second", other))) for one, other in pairs]
        return [events[0], *cut, *together, *events[1:]]

    def can_close(self) -> bool:
        """Whether the players can end the match now and settle it as it stands."""
        waits = self.between_deals and not self.over
        return waits and self.family.close(self.rule_set, self.standing) is not None

    def close(self) -> None:
        """End the match early and settle it as it stands. Raises ``IllegalAction`` if that is not possible now."""
        self._match.close()
        self.position += 1

    def submit(self, seat: int, action: Action) -> Played:
        """Do ``action`` for ``seat``. Raises ``IllegalAction``; then nothing is changed."""
        if self.actor() != seat:
            raise IllegalAction("not_your_turn", seat=seat)
        events = [*self._do(action), *self._chance_decides()]
        self._events.extend(events)
        self.position += 1
        return Played(events)

    def _do(self, action: Action) -> list[Event]:
        actor = self.actor()
        events = self._match.apply(action)
        self._actors.append(actor)
        return events

    def _chance_decides(self) -> list[Event]:
        """Shuffle the pack again if an action has asked for that, which some rules allow; return the events."""
        if self.actor() != CHANCE:
            return []
        return self._do(Deal(self._shuffled(self.dealt - 1, len(self._match.deals[-1].actions))))

    def _doubt_number(self, first: int) -> None:
        """Remove the number of the match if the packs from deal ``first`` on are not those that follow from it."""
        packs = enumerate(self._match.deals[first:], start=first)
        if self._number is not None and any(deal.order != self._shuffled(place) for place, deal in packs):
            self._number = None

    def _shuffled(self, *place: int) -> tuple[Card, ...]:
        """Return the pack for a deal. ``place`` is the number of the deal; if the deal is shuffled again, also the
        number of actions before that.
        """
        chance = self._generator if self._number is None else rng(self._number, *place)
        return shuffled(self._match.family.pack(self.rule_set), chance)

    def events(self, seat: int) -> list[Event]:
        """Return what ``seat`` has seen of the running deal, or of the last one."""
        return [event.seen_by(seat) for event in self._events]

    def view(self, seat: int) -> SeatView:
        """Return the running deal as ``seat`` knows it."""
        return SeatView.fold(seat, self.events(seat))

    def observe(self, seat: int) -> Observation:
        """Return what ``seat`` knows, in the form for a computer player; raises ``IllegalAction`` between deals."""
        if self._match.state is None:
            raise IllegalAction("no_deal_is_running")
        return self._match.state.observe(seat)

    def record(self) -> Record:
        """Return the record of the match so far."""
        changes = variant(self.rule_set.variant).changes(self.rule_set)
        return record_of(
            *(self._match, self.seats, changes, self.made, self._number), branched=self._branched, rules=self._rules
        )

    def can_undo(self) -> bool:
        """Whether a decision of a person in the last deal can be taken back."""
        return self._undo_target() is not None

    def undo(self) -> int:
        """Take back the last decision of a person in the last deal and everything after it; return how many actions
        were taken back. Raises ``IllegalAction`` ``nothing_to_undo``.

        A deal that is over can be reopened as long as the next one has not been dealt. Hidden cards stay where they
        are, because the order of the pack is part of the record. A second shuffle is not taken back.
        """
        target = self._undo_target()
        if target is None:
            raise IllegalAction("nothing_to_undo")
        actions = self._match.deals[-1].actions
        taken_back = len(actions) - target
        self._rebuild(target)
        self.position += 1
        return taken_back

    def replay_deal(self) -> None:
        """Begin the last deal again with the same order of the pack. Raises ``IllegalAction`` before the first deal."""
        if not self._match.deals:
            raise IllegalAction("no_deal_is_running")
        self._rebuild(0)
        self.position += 1

    def state_after(self, deal: int, actions: int) -> tuple[DealState, list[Event]]:
        """Return the true state and the events of deal number ``deal`` after its first ``actions`` actions, for looking
        through a deal that is over. Raises ``IllegalAction`` for the running deal.
        """
        if not 0 <= deal < len(self._match.deals) or self._match.deals[deal].lines is None:
            raise IllegalAction("deal_is_running")
        return self._looked_at(deal, actions)

    def _looked_at(self, deal: int, actions: int) -> tuple[DealState, list[Event]]:
        match = self._match_before(deal)
        state = match.family.deal(match.rule_set, match.standing)
        events = state.apply(Deal(self._match.deals[deal].order))
        for action in self._match.deals[deal].actions[:actions]:
            events.extend(state.apply(action))
        return state, self._with_cut(events, deal)

    @property
    def last_computer(self) -> int:
        """The seat of the computer player that made the last decision of a computer player in the running
        deal, or -1.
        """
        running = self._actors if self._match.state is not None else []
        return next((seat for seat in reversed(running) if seat >= 0 and self.seats[seat].player != HUMAN), -1)

    def last_decision(self) -> Decided:
        """Return the decision of ``last_computer``. Raises ``IllegalAction`` ``no_deal_is_running`` if there
        is none.
        """
        seat = self.last_computer
        if seat < 0:
            raise IllegalAction("no_deal_is_running")
        deal = len(self._match.deals) - 1
        move = len(self._actors) - 1 - self._actors[::-1].index(seat)
        state, events = self._looked_at(deal, move)
        view = SeatView.fold(seat, [event.seen_by(seat) for event in events])
        return Decided(seat, deal, move, state.observe(seat), view, self._match.deals[deal].actions[move])

    def branch(self, deal: int, actions: int) -> Session:
        """Return another match that is equal to this one up to the first ``actions`` actions of deal number ``deal``
        and goes on from there. Raises ``IllegalAction`` ``deal_is_running`` for a deal that is not over.
        """
        self.finished(deal)
        before = self._match_before(deal)
        other = Session(before, self.seats, self._generator, self.made, self._number, self._rules)
        other._branched = True
        other._match.deals.append(self._match.deals[deal])
        other._rebuild(actions)
        other._events.extend(other._chance_decides())
        return other

    def _undo_target(self) -> int | None:
        for index in range(len(self._actors) - 1, -1, -1):
            # After another shuffle nothing can be undone, because a card of the pack before has been seen.
            if self._actors[index] == CHANCE:
                return None
            if self.seats[self._actors[index]].player == HUMAN:
                return index
        return None

    def _match_before(self, deal: int) -> Match:
        """Return a match in which all deals before ``deal`` are counted, from their stored lines and without replaying
        them.
        """
        before = self._match
        match = Match(before.family, self.rule_set, before.cut, before.first_dealer, before.begun)
        match.deals = list(self._match.deals[:deal])
        if deal:
            standing = self._match.deals[deal - 1].standing
            assert standing is not None
            match.standing = standing
        return match

    def _rebuild(self, actions: int) -> None:
        last = self._match.deals[-1]
        self._match, self._actors = self._match_before(len(self._match.deals) - 1), []
        events = self._match.begin_deal(last.order)
        for action in last.actions[:actions]:
            events.extend(self._do(action))
        if actions == len(last.actions):
            self._match.deals[-1].implied = last.implied
        self._events = self._with_cut(events, len(self._match.deals) - 1)

    def _remember_running_deal(self) -> None:
        if self._match.deals:
            closed = self._match.closed
            self._rebuild(len(self._match.deals[-1].actions))
            self._events.extend(self._chance_decides())
            if closed:
                self._match.close()
