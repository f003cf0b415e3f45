"""Answers to questions about the match that is on the table. Nothing here changes the match."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.app.game_hooks import GameHooks, HooksOf
from cardtable.app.reports import DealReport, SheetDeal, players_of, sheet_deals, side_names
from cardtable.core.company import Company
from cardtable.core.record import HUMAN
from cardtable.core.rules import RuleSet
from cardtable.core.state import Action
from cardtable.core.view import SeatView
from cardtable.core.zones import PlacedCard, Zone
from cardtable.session.session import Session
from cardtable.words.cards import joined
from cardtable.words.families import words_for
from cardtable.words.family import NO_FAMILY, FamilyWords, Labels

KeptName = Callable[[RuleSet], str]


def own_name(rule_set: RuleSet, kept_name: KeptName) -> str:
    """Return the name that people have given to rules that they have put together themselves; an empty text if they
    have given none, or the rules are those of everybody.
    """
    kept = kept_name(rule_set)
    return kept if kept and words_for(rule_set.variant).is_put_together(rule_set) else ""


class RunningMatch:
    """A session, or None, and the seat from which it is seen."""

    def __init__(self, hooks_of: HooksOf) -> None:
        self._hooks_of = hooks_of
        self.session: Session | None = None
        """The session of the match; None while nothing is played, when all answers are those of an empty match."""
        self.perspective = 0
        """The seat at the bottom of the table."""
        self.kept_name: KeptName = lambda _: ""
        """Returns the name under which people have kept rules; an empty text if they have not."""
        self._known: tuple[Session, int, SeatView] | None = None

    @property
    def hooks(self) -> GameHooks:
        """The hooks of the family that is played; a match must be open."""
        assert self.session is not None
        return self._hooks_of(self.session.family.name)

    @property
    def words(self) -> FamilyWords:
        """The words of the family that is played; those of no family if no match is open."""
        return NO_FAMILY if self.session is None else self.hooks.words

    @property
    def title(self) -> str:
        """The name of the game: of rules that people have put together themselves, that which they have given them."""
        session = self.session
        if session is None:
            return ""
        # It is asked for each time, because rules can be named and renamed while they are played.
        return own_name(session.rule_set, self.kept_name) or self.words.variant_name(session.rule_set.variant)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat.name for seat in self.session.seats) if self.session else ()

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides."""
        return side_names(self.session.sides, self.names) if self.session else ()

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people at this screen."""
        seats = self.session.seats if self.session else ()
        return tuple(seat for seat, entry in enumerate(seats) if entry.player == HUMAN)

    @property
    def own_side(self) -> int | None:
        """The side of the only person at this screen, if it is nobody else's; otherwise None."""
        if self.session is None or len(self.humans) != 1:
            return None
        return next((side for side, seats in enumerate(self.session.sides) if tuple(seats) == self.humans), None)

    @property
    def own_side_and_partner(self) -> tuple[int, str] | None:
        """The side of the only person at this screen, and the name of the partner there, empty without one; None unless
        there is exactly one person.
        """
        if self.session is None or len(self.humans) != 1:
            return None
        (own,) = self.humans
        side = self.session.side_of(own)
        return side, joined([self.names[seat] for seat in self.session.sides[side] if seat != own])

    @property
    def phase(self) -> str:
        """The family's name for what is being decided now; empty between deals."""
        return "" if self.session is None else self.session.phase

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that play the running deal, or the last one if none is running."""
        if self.session is None:
            return ()
        standing = self.session.standing
        if self.session.between_deals and self.session.dealt:
            standing = self.session.standing_before(self.session.dealt - 1)
        return players_of(standing) or tuple(range(len(self.session.seats)))

    @property
    def played_here(self) -> tuple[int, ...]:
        """The ``players`` that are people at this screen."""
        return tuple(seat for seat in self.players if seat in self.humans)

    @property
    def matches_before(self) -> int | None:
        """How many matches come after the running one before a person here plays; None if no person here waits."""
        waiting = () if self.session is None else Company.of(self.session.standing).waiting
        return next((place for place, seat in enumerate(waiting) if seat in self.humans), None)

    @property
    def looks_on(self) -> bool:
        """Whether no person here plays the running or next deal."""
        players = None if self.session is None else players_of(self.session.standing)
        return players is not None and not set(players) & set(self.humans)

    @property
    def watching(self) -> bool:
        """Whether a deal is being played in which no person here plays."""
        return self.session is not None and not self.session.between_deals and self.looks_on

    @property
    def opened(self) -> tuple[int, ...]:
        """The players whose cards a person who looks on may see. At a chouette, a player whom no person here may advise
        is left out.
        """
        if self.session is None or not self.humans:
            return self.players
        rule_set, standing = self.session.rule_set, self.session.standing
        return tuple(seat for seat in self.players if self.hooks.may_be_advised(rule_set, standing, seat))

    @property
    def shares_cards(self) -> bool:
        """Whether the persons here look on and belong to one of the players, whose cards they see."""
        return self.watching and len(self.opened) < len(self.players)

    @property
    def has_dealt(self) -> bool:
        """Whether a deal has been dealt, be it running or over."""
        return self.session is not None and self.session.dealt > 0

    @property
    def goes_on_by_itself(self) -> bool:
        """Whether the match is one of several that follow each other, and another deal of it follows."""
        session = self.session
        return session is not None and not session.over and (Company.of(session.standing).deals or 0) > 0

    def next_human(self) -> int:
        """Return the seat of the person at this screen whose turn comes next, whichever others act before: a player, or
        a person who looks on and has to decide now. There must be one, and a running deal.
        """
        session = self.session
        assert session is not None
        seats, actor = len(session.seats), session.actor()
        acting = [seat for seat in self.humans if seat == actor or seat in self.played_here]
        return min(acting, key=lambda seat: (seat - actor) % seats)

    def goes_without_saying(self, by_itself: bool) -> Action | None:
        """Return the action that is done without asking the person whose turn it is, or None. ``by_itself`` is
        explained at ``GameHooks.goes_without_saying``.
        """
        session = self.session
        if session is None or session.between_deals or session.seats[session.actor()].player != HUMAN:
            return None
        return self.hooks.goes_without_saying(session.legal(), by_itself, len(self.humans) == 1)

    def parts(self, view: SeatView) -> tuple[str, ...]:
        """Return what each seat is at the table in the running deal, or the last one, as ``view`` shows it, in a few
        words for its name plate; empty without a deal.
        """
        session = self.session
        if session is None or not session.dealt:
            return ()
        before = session.standing_before(session.dealt - 1)
        viewer = self.perspective if self.perspective in self.humans else -1
        return tuple(
            self.words.part(session.rule_set, before, view, seat, self.names, session.sides, viewer)
            for seat in range(len(session.seats))
        )

    def sheet(self) -> list[SheetDeal]:
        """Return the rows of the score sheet, with the running deal and what has been marked in it."""
        return [] if self.session is None else sheet_deals(self.session)

    def report(self) -> DealReport:
        """Return the report on the last deal; there must be one, and it must be over."""
        session = self.session
        assert session is not None
        number = session.dealt - 1
        deal = session.finished(number)
        _, events = session.state_after(number, len(deal.actions))
        players = players_of(session.standing_before(number))
        looked_on = players is not None and len(players) < len(session.seats)
        return DealReport(
            session.family.name,
            number,
            self.hooks.illustrated(deal.lines, events),
            deal.standing,
            self.sides,
            players if looked_on else None,
            Company.of(deal.standing).accounts if looked_on else (),
        )

    @property
    def view(self) -> SeatView:
        """The deal as the seat at the bottom knows it; empty if no match is open. It must not be changed."""
        session = self.session
        if session is None:
            return SeatView(self.perspective)
        # Each card of the table is worded with it, and folding a long deal takes milliseconds.
        if self._known is None or (session, session.position, self.perspective) != (
            *self._known[:2],
            self._known[2].seat,
        ):
            self._known = session, session.position, session.view(self.perspective)
        return self._known[2]

    def labels(self) -> Labels:
        """Return the labels of zones on the table, as the seat at the bottom knows them."""
        return self.view.labels

    def situation(self, view: SeatView) -> tuple[str, ...]:
        """Return the situation of the running deal, or of the last one, as ``view`` shows it: sentences for the status
        plate. Empty without a deal.
        """
        session = self.session
        if session is None or not session.dealt:
            return ()
        rule_set, before = session.rule_set, session.standing_before(session.dealt - 1)
        return (
            self.title,
            *self.words.situation(rule_set, before, view, self.names),
        )

    def describe(self, zone: Zone, placed: PlacedCard) -> str:
        """Return words for a card at the place where it lies."""
        label = dict(self.labels().get(zone, ()))
        return self.words.card_in_place(zone, placed, self.names, self.sides, self.perspective, label)
