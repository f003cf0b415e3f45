"""A match whose cards lie open to who calls, and the functions that begin one."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from cardtable import PROGRAM
from cardtable.ai.budget import Budget
from cardtable.ai.names import PLAYERS, STRONGEST
from cardtable.ai.player import Situation
from cardtable.ai.protocol import Reason
from cardtable.ai.roster import player_of, reasons_of
from cardtable.ai.thinking import considered
from cardtable.core.cards import parse_cards
from cardtable.core.chance import random_number, rng, shuffled
from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.events import Announced, DealEnded, Event, PointsMarked
from cardtable.core.family import Family
from cardtable.core.match import Match, PlayedDeal, cut_for_deal
from cardtable.core.record import LARGEST_NUMBER, RULES, SeatEntry, parse_record, record_of
from cardtable.core.record import replay as replayed
from cardtable.core.rules import OptionValue, RuleSet, Variant
from cardtable.core.scores import ScoreLine
from cardtable.core.state import CHANCE, Action, Deal, DealState, Observation, PhaseName, Standing
from cardtable.core.status import InvalidPosition
from cardtable.games.positions import lay_out, status
from cardtable.games.registry import VARIANTS, family_of, variant

SAMPLES = 30
"""Sampled deals that a computer player looks at for a piece of advice, unless it is given time."""


@dataclass(frozen=True, slots=True)
class Advised:
    """An action that a computer player has looked at.

    ``action`` is its text and ``value`` what it is worth for the side that decides, in points or what they are worth
    for the match; only differences between the values of one decision mean something. ``spread`` is half of a 95 %
    interval of it, 0 where nothing was sampled. ``reasons`` say why, by codes of the family’s computer players.
    """

    action: str
    value: float
    spread: float = 0.0
    reasons: tuple[Reason, ...] = ()

    def __str__(self) -> str:
        return self.action


class OpenMatch:
    """A match with all cards open: whoever holds it may look at everything, and ``observe`` gives what one seat knows.

    Seats are numbers from 0. A side is one person or a pair of partners; points are counted for sides, in the order of
    ``sides``. Between two deals there is no ``state``, and ``deal`` begins the next.

    Actions are texts, as records have them: ``9D x 4D 5C`` captures, ``change 7S 8D`` exchanges. What there is for a
    family stands in ``cardtable/games/<family>/actions.py``.
    """

    def __init__(
        self, match: Match, seed: int | None = None, seats: Sequence[SeatEntry] = (), rules: int | None = RULES
    ) -> None:
        self._match = match
        self._seats = tuple(seats) or tuple(SeatEntry(f"Seat {seat}") for seat in range(match.rule_set.players))
        self._rules = rules
        self._events: list[Event] = []
        self.seed = random_number(LARGEST_NUMBER) if seed is None else seed

    def __repr__(self) -> str:
        where = "over" if self.over else f"deal {len(self._match.deals)}, seat {self.actor} to decide"
        if not self.over and self._match.state is None:
            where = f"{len(self._match.deals)} deals played"
        return f"<{type(self).__name__} {self.rule_set.variant}, {where}>"

    def __str__(self) -> str:
        """The running deal as a table of cards, or the standing between deals."""
        if self._match.state is not None:
            return str(self._match.state)
        return f"{self!r}, points {' '.join(map(str, self.scores))}"

    # What stands

    @property
    def family(self) -> Family:
        """The family of games, which knows all about its rule sets."""
        return self._match.family

    @property
    def rule_set(self) -> RuleSet:
        """The variant, the number of players and every option’s value."""
        return self._match.rule_set

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        return self._match.sides

    @property
    def standing(self) -> Standing:
        """Points, dealer and what else is carried on, before the running deal or after the last one."""
        return self._match.standing

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each side before the running deal or after the last one."""
        return self._match.standing.points

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won; empty while the match goes on."""
        return self._match.standing.winners

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self._match.over

    @property
    def deals(self) -> int:
        """How many deals have been begun."""
        return len(self._match.deals)

    @property
    def state(self) -> DealState:
        """A copy of the whole truth about the running deal, which prints itself as a table of cards.

        Raises ``IllegalAction`` ``no_deal_is_running`` between deals.
        """
        return self._running().copy()

    @property
    def actor(self) -> int | None:
        """The seat that must decide; None between deals."""
        return None if self._match.state is None else self._match.state.actor()

    @property
    def phase(self) -> PhaseName | None:
        """What is to be decided, a member of the family’s ``Phase``; None between deals."""
        phase = getattr(self._match.state, "phase", None)
        return phase if isinstance(phase, PhaseName) else None

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """The score lines of the running deal so far, or of the last one; each ``code`` is a member of the family’s
        ``Line``, unless a rule set from elsewhere brings codes of its own.
        """
        if self._match.state is not None:
            return self._coded(self._match.state.lines())
        return self.lines_of(self.deals - 1) if self.deals else ()

    def lines_of(self, deal: int) -> tuple[ScoreLine, ...]:
        """The score lines of deal number ``deal``, from 0. Raises ``IllegalAction`` ``deal_is_running`` if there is no
        such deal or it is not over.
        """
        lines = self._match.deals[deal].lines if 0 <= deal < self.deals else None
        if lines is None:
            raise IllegalAction("deal_is_running")
        return self._coded(lines)

    def status(self) -> list[InvalidPosition]:
        """What is wrong with the running deal, which can only come of a position that was not checked; empty if it
        can be played on. ``sentence`` says each in plain words.
        """
        return status(self._running())

    # What seats know

    def observe(self, seat: int | None = None) -> Observation:
        """All that a seat knows of the running deal, of the one that must decide if none is named. It prints itself
        as a table of cards; equal observations cannot be told apart by that seat.

        Raises ``IllegalAction``: ``no_deal_is_running``, ``no_such_seat``.
        """
        return self._running().observe(self._seat(seat))

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat has seen happen in the running deal, or in the last one, from event number ``since`` on. Of a
        match that was replayed or set up it is what has happened from then on. Codes are members of the family’s
        ``Line`` and ``Said``. ``core.json_forms`` writes them as JSON. Raises ``IllegalAction`` ``no_such_seat``.
        """
        seat = self._seat(seat)
        return [self._coded_event(event.seen_by(seat)) for event in self._events[since:]]

    # What can be done

    def deal(self, order: str | None = None) -> None:
        """Deal the next deal, from the pack in this ``order`` (cards between spaces, the first is dealt first) or
        shuffled as ``seed`` says. Raises ``IllegalAction``: ``deal_is_running``, ``partie_is_over``,
        ``not_this_pack``; ``CardError`` ``not_a_card``.
        """
        cards = self._shuffled(self.deals) if order is None else parse_cards(order)
        self._events = self._match.begin_deal(cards)

    def legal(self) -> list[str]:
        """The texts of all legal actions, in the order of the family; empty between deals. An exchange at Piquet has
        thousands: ``state.legal()`` lists them, counts them and tells whether an action is one as far as it is asked.
        """
        return [] if self._match.state is None else [str(action) for action in self._match.state.legal()]

    def play(self, action: str | Action) -> None:
        """Do an action for the seat that must decide, and all that follows by itself. After the last action of a deal
        it is counted, and the ``standing`` is that after it.

        Raises ``CodedError`` ``not_an_action`` for a text that is none, ``IllegalAction`` with the reason for one that
        the rules refuse; nothing is changed then.
        """
        self._running()
        self._events += self._match.apply(self.family.parse_action(action) if isinstance(action, str) else action)
        if self._match.state is not None and self._match.state.actor() == CHANCE:
            # Somebody has asked for another shuffle.
            again = self._shuffled(self.deals - 1, len(self._match.deals[-1].actions))
            self._events += self._match.apply(Deal(again))

    def advise(
        self,
        player: str = STRONGEST,
        *,
        seconds: float | None = None,
        samples: int = SAMPLES,
        seed: int = 1,
    ) -> list[Advised]:
        """What a computer player would do on the seat that must decide: its decision first, then what else it has
        looked at, best first. It is told what that seat knows and nothing else.

        ``player`` is one of ``cardtable.ai.names.PLAYERS``. With ``seconds`` it thinks so long; otherwise it looks at
        so many ``samples`` of deals, and the same ``seed`` gives the same answer. Raises ``CodedError``
        ``unknown_player`` and ``IllegalAction`` ``no_deal_is_running``.
        """
        if player not in PLAYERS:
            raise CodedError("unknown_player", player=player, allowed=", ".join(PLAYERS))
        adviser = player_of(self.family.name, player)
        situation = Situation(self.family, self.rule_set, self.standing, self.observe())
        budget = Budget(samples=samples) if seconds is None else Budget(seconds)
        found = considered(adviser, situation, random.Random(seed), budget)
        codes = reasons_of(self.family.name)
        return [
            Advised(
                str(one.action),
                one.value,
                one.spread,
                tuple(replace(reason, code=_member(codes, reason.code)) for reason in one.reasons),
            )
            for one in adviser.explain(situation, found)
        ]

    def record(self) -> str:
        """The match so far as the text of a record, which ``replay`` and the command line read.

        Raises ``CodedError`` ``no_record`` for a match that was set up in the middle.
        """
        first = self._match.deals[0] if self.deals else None
        if first is not None and not first.order:
            raise CodedError("no_record")
        changes = variant(self.rule_set.variant).changes(self.rule_set)
        number = self.seed if self._of_seed() else None
        return record_of(self._match, self._seats, changes, "", number, rules=self._rules).to_text(PROGRAM)

    # Inside

    def _running(self) -> DealState:
        if self._match.state is None:
            raise IllegalAction("no_deal_is_running")
        return self._match.state

    def _seat(self, seat: int | None) -> int:
        found = self._running().actor() if seat is None else seat
        if found not in range(self.rule_set.players):
            raise IllegalAction("no_such_seat", seat=found)
        return found

    def _shuffled(self, *place: int) -> tuple[int, ...]:
        return shuffled(self.family.pack(self.rule_set), rng(self.seed, *place))

    def _of_seed(self) -> bool:
        """Whether all packs come from ``seed``."""
        in_range = 1 <= self.seed <= LARGEST_NUMBER
        return in_range and all(deal.order == self._shuffled(place) for place, deal in enumerate(self._match.deals))

    def _coded(self, lines: Sequence[ScoreLine]) -> tuple[ScoreLine, ...]:
        """The lines with members of the family’s enumeration in the place of texts."""
        return tuple(line._replace(code=_member(self.family.lines, line.code)) for line in lines)

    def _coded_event(self, event: Event) -> Event:
        match event:
            case PointsMarked(line):
                return PointsMarked(*self._coded([line]))
            case DealEnded(lines):
                return DealEnded(self._coded(lines))
            case Announced(code=code):
                return replace(event, code=_member(self.family.said, code))
        return event


def _member(codes: Iterable[str], code: str) -> str:
    """Return the member of an enumeration that is among ``codes``; the text itself for a code that a rule set from
    elsewhere has brought along.
    """
    return next((known for known in codes if known == code), code)


def variants() -> list[Variant]:
    """All rule sets with their ids, numbers of players and options, those of a family together."""
    return list(VARIANTS)


def begin(
    name: str,
    players: int | None = None,
    *,
    options: Mapping[str, OptionValue] | None = None,
    seed: int | None = None,
    dealer: int | None = None,
) -> OpenMatch:
    """Begin a match; nothing is dealt yet.

    ``name`` is the id of a rule set, such as ``casino.swedish``, or another name that it goes by. ``players`` is one of
    its numbers, the usual one if none is given. ``options`` are those that are not to have their defaults. From
    ``seed``, a number from 1 to 999,999,999, comes all that is left to chance; without one nobody can foresee it. The
    seats cut for the deal unless the seat that deals first is named as ``dealer``.

    Raises ``RuleSetError``: ``unknown_variant``, ``bad_number_of_players``, ``unknown_option``, ``bad_option_value``
    and others; ``CodedError``: ``bad_seed``, and ``bad_cut`` for a dealer that there is not.

    >>> begin("casino.swedish", seed=7)
    <OpenMatch casino.swedish, 0 deals played>
    >>> begin("whist")
    Traceback (most recent call last):
    cardtable.core.errors.RuleSetError: unknown variant (variant whist)
    """
    kind = variant(name)
    rule_set = kind.sensible(kind.rule_set(players, options))
    family = family_of(name)
    number = random_number(LARGEST_NUMBER) if seed is None else seed
    if not 1 <= number <= LARGEST_NUMBER:
        raise CodedError("bad_seed", given=number, most=LARGEST_NUMBER)
    if dealer is not None:
        return OpenMatch(Match(family, rule_set, (), dealer), number)
    return OpenMatch(Match(family, rule_set, cut_for_deal(family, rule_set, rng(number))), number)


def replay(text: str) -> OpenMatch:
    """Play the text of a record again; the match stands where it ends, and can be played on.

    Raises ``RecordError``, whose ``place`` names the first spot that cannot be read or that the rules refuse, such as
    ``deals[2].actions[14]``.
    """
    record = parse_record(text)
    return OpenMatch(replayed(record, family_of), record.number, record.seats, record.rules)


def position(text: str, name: str = "", *, checked: bool = True) -> OpenMatch:
    r"""Set a deal up from text, as ``str(match.state)`` writes it, or by what is dealt where; ``name`` is its rule set
    if the text does not say.

    A line has a name and its values. Of the rules: ``variant``, ``players``, ``options`` (``target=21``). Of the
    standing before the deal: ``points`` of each side, ``dealer``, ``deals`` played. A text without ``turn`` is a deal
    that has just been dealt: ``hands`` with ``|`` between the seats, ``table``, ``turned``, ``talon``, ``stock``; what
    is left open is dealt from the other cards in ascending order. ``moves``, with commas between them, are done then.

    With ``checked`` a position that no play can have led to is refused: Raises ``InvalidPositionError``, whose
    ``invalid`` lists all that is wrong. Raises ``CodedError`` for what is no position at all, ``RuleSetError``, and
    ``IllegalAction`` for a move that the rules refuse, with its number.

    >>> match = position("hands 9S 4H TD 2C | 8H KS 3D 7C\ntable 5C 4D 8C QD", "casino.swedish")
    >>> match.actor, [action for action in match.legal() if " x " in action]
    (1, ['KS x 5C 8C', '8H x 8C'])
    """
    laid = lay_out(text, name, checked=checked)
    family = family_of(laid.rule_set.variant)
    # A record begins with the first deal of a match, and with its pack.
    is_first = laid.standing == family.begin(laid.rule_set, laid.standing.dealer)
    deal = PlayedDeal(laid.order if laid.order is not None and is_first else (), list(laid.actions))
    match = Match.going_on(family, laid.rule_set, laid.standing, deal, laid.state)
    return OpenMatch(match)
