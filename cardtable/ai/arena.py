"""Contests between computer players on mirrored deals, to measure their strength.

A *table* is the unit: one sequence of pack orders, played as a match once for each different way of seating the players
around it. So each player gets the same cards as each of its opponents. Everything random comes from ``chance.rng(seed,
…)`` with the place in the contest. Therefore results depend neither on the executor nor on the order in which tables
are finished (with a fixed number of samples; thinking by the clock is never repeatable).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from cardtable.ai.budget import Budget
from cardtable.ai.engine import Engine, Program
from cardtable.ai.intervals import Estimate, quantile, ratio, wilson
from cardtable.ai.player import Player, Situation
from cardtable.ai.roster import player_of
from cardtable.ai.thinking import considered
from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import CodedError
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.record import SeatEntry, record_of
from cardtable.core.rules import RuleSet
from cardtable.core.scores import leads, totals
from cardtable.games.registry import family_of, variant

MOST_DEALS = 1000
"""A match with more deals than this is stopped as an error; no rule set comes near it."""
OPEN_DEALS = 8
"""The number of deals after which a match without an end of its own is closed."""

_CUT, _PACK, _PLAY = range(3)


@dataclass(frozen=True, slots=True)
class Contest:
    """The rule set, the players and the size of a contest. ``players`` are names: one for each seat, one for each side,
    or a number that divides the seats; they are repeated around the table. A name can be that of one of ``programs``.
    If ``samples`` is None, players think for ``seconds`` seconds of the clock.
    """

    rule_set: RuleSet
    players: tuple[str, ...]
    tables: int
    seed: int
    samples: int | None = None
    seconds: float = 0.7
    keep_records: bool = False
    programs: tuple[Program, ...] = ()

    def program(self, name: str) -> Program | None:
        """Return the program that plays under that name; None if it is one of our own players."""
        return next((program for program in self.programs if program.name == name), None)

    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """For each match of a table: which player (by place in ``players``) sits on each seat.

        Raises ``CodedError`` ``players_do_not_fit``.
        """
        seats, count = self.rule_set.players, len(self.players)
        if count < 1 or seats % count:
            raise CodedError("players_do_not_fit", seats=seats, players=count)
        turned = [tuple((seat + turn) % count for seat in range(seats)) for turn in range(count)]
        return tuple(dict.fromkeys(turned))


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """One match of a table. ``margins`` gives, for each deal and seat, the marked points of its side minus the mean of
    the other sides' that play it; None for who only looks on. ``shares`` gives each seat's share of the win,
    ``seconds`` the times of its decisions.
    """

    seating: tuple[int, ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]
    margins: tuple[tuple[float | None, ...], ...]
    seconds: tuple[tuple[float, ...], ...]
    record: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """All matches of one table, in the order of ``Contest.seatings``."""

    number: int
    matches: tuple[PlayedMatch, ...]


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """The result of one player of a contest.

    ``win_rate`` counts matches (a win shared by several sides counts in shares); its interval is wider than necessary,
    because it makes no use of the mirroring. ``margin`` is the mean lead in points for each of the ``deals`` that the
    player has played, over all of his seats; its interval is computed from whole tables.

    Times of decisions are in seconds.
    """

    player: str
    matches: int
    wins: float
    win_rate: Estimate
    deals: int
    margin: Estimate
    decisions: int
    median: float
    p95: float
    slowest: float

    def to_json(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "parties": self.matches,
            "wins": round(self.wins, 3),
            "win_rate": self.win_rate.to_json(),
            "deals": self.deals,
            "points_per_deal": self.margin.to_json(),
            "decisions": self.decisions,
            "seconds": {"p50": round(self.median, 4), "p95": round(self.p95, 4), "max": round(self.slowest, 4)},
        }


@dataclass
class ContestResult:
    """The tables of a contest, in order, and their results. ``failure`` is the error that stopped the contest, or None;
    ``tables`` are then those that had been finished.
    """

    contest: Contest
    tables: list[PlayedTable] = field(default_factory=list)
    failure: Exception | None = None

    def outcomes(self) -> list[PlayerResult]:
        """Return one result for each name in ``contest.players``, in that order."""
        return [self._outcome(place) for place in range(len(self.contest.players))]

    def pairs(self) -> tuple[int, int, int]:
        """Return, for two players, at how many tables the first won both matches, at how many each won one, and at how
        many the first lost both.
        """
        won = [sum(_share(self.contest, match, 0) for match in table.matches) for table in self.tables]
        return (
            sum(1 for wins in won if wins > 1.5),
            sum(1 for wins in won if 0.5 <= wins <= 1.5),
            sum(1 for wins in won if wins < 0.5),
        )

    def _outcome(self, place: int) -> PlayerResult:
        wins, matches = 0.0, 0
        clusters: list[tuple[float, int]] = []
        times: list[float] = []
        for table in self.tables:
            total, deals = 0.0, 0
            for match in table.matches:
                seats = [seat for seat, player in enumerate(match.seating) if player == place]
                matches += 1
                wins += _share(self.contest, match, place)
                for margins in match.margins:
                    played = [margin for seat in seats if (margin := margins[seat]) is not None]
                    if played:
                        total += sum(played) / len(played)
                        deals += 1
                for other, spent in enumerate(match.seconds):
                    if match.seating[other] == place:
                        times.extend(spent)
            clusters.append((total, deals))
        times.sort()
        return PlayerResult(
            player=self.contest.players[place],
            matches=matches,
            wins=wins,
            win_rate=wilson(wins, matches),
            deals=sum(deals for _, deals in clusters),
            margin=ratio(clusters),
            decisions=len(times),
            median=quantile(times, 0.5),
            p95=quantile(times, 0.95),
            slowest=times[-1] if times else 0.0,
        )


def _share(contest: Contest, match: PlayedMatch, place: int) -> float:
    """Return the share of the win of all sides at the table that contain this player."""
    sides = family_of(contest.rule_set.variant).sides(contest.rule_set)
    return sum(match.shares[seats[0]] for seats in sides if any(match.seating[seat] == place for seat in seats))


def play_contest(
    contest: Contest, executor: Executor | None = None, progress: Callable[[int, int], None] | None = None
) -> ContestResult:
    """Play all tables, in this process or spread over ``executor``. ``progress`` is called with the number of finished
    tables and the number of all. Raises ``CodedError`` if a name is unknown or the players do not fit the seats. An
    error at a table ends the contest, and finished tables are kept.
    """
    contest.seatings()
    for name in contest.players:
        if program := contest.program(name):
            program.words()
        else:
            player_of(family_of(contest.rule_set.variant).name, name)
    tables: list[PlayedTable] = []
    failure: Exception | None = None
    try:
        for table in _played(contest, executor):
            tables.append(table)
            if progress:
                progress(len(tables), contest.tables)
    except Exception as error:  # whatever it is, the result tells of it and of what was played before
        failure = error
    return ContestResult(contest, sorted(tables, key=lambda table: table.number), failure)


def _played(contest: Contest, executor: Executor | None) -> Iterator[PlayedTable]:
    numbers: Iterable[int] = range(contest.tables)
    if executor is None:
        yield from (play_table(contest, number) for number in numbers)
        return
    pending = [executor.submit(play_table, contest, number) for number in numbers]
    told = set()
    try:
        for future in as_completed(pending):
            table = future.result()
            told.add(future)
            yield table
    except Exception:
        done = [future for future in pending if future not in told and future.done() and not future.cancelled()]
        yield from (future.result() for future in done if future.exception() is None)
        raise
    finally:
        for future in pending:
            future.cancel()


def play_table(contest: Contest, number: int) -> PlayedTable:
    """Play all matches of table ``number``; this can run in another process."""
    return PlayedTable(
        number,
        tuple(_play_match(contest, number, turn, seating) for turn, seating in enumerate(contest.seatings())),
    )


def _play_match(contest: Contest, number: int, turn: int, seating: Sequence[int]) -> PlayedMatch:
    with ExitStack() as running:
        # A program of its own for each seat of each match: none can remember the cards of its partner, nor those of
        # the same pack on another seat.
        return _played_match(
            contest, number, turn, seating, [_player(contest, contest.players[place], running) for place in seating]
        )


def _player(contest: Contest, name: str, running: ExitStack) -> Player:
    program = contest.program(name)
    if program is None:
        return player_of(family_of(contest.rule_set.variant).name, name)
    return running.enter_context(Engine(program))


def _played_match(
    contest: Contest, number: int, turn: int, seating: Sequence[int], players: Sequence[Player]
) -> PlayedMatch:
    rule_set = contest.rule_set
    family = family_of(rule_set.variant)
    match = Match(family, rule_set, cut_for_deal(family, rule_set, rng(contest.seed, number, _CUT)))
    pack = family.pack(rule_set)
    seconds: list[list[float]] = [[] for _ in seating]
    sheet = family.entry(rule_set)
    playing: list[tuple[int, ...]] = []
    decision = 0
    while not match.over:
        if len(match.deals) == MOST_DEALS:
            raise CodedError("partie_does_not_end", deals=MOST_DEALS)
        playing.append(sheet.playing(match.standing))
        match.begin_deal(shuffled(pack, rng(contest.seed, number, _PACK, len(match.deals))))
        while match.state is not None:
            seat = match.state.actor()
            situation = Situation(family, rule_set, match.standing, match.state.observe(seat))
            generator = rng(contest.seed, number, _PLAY, turn, decision)
            begun = time.perf_counter()
            options = considered(players[seat], situation, generator, Budget(contest.seconds, contest.samples))
            seconds[seat].append(time.perf_counter() - begun)
            match.apply(options[0].action)
            decision += 1
        if len(match.deals) == OPEN_DEALS and rule_set.options.get("deals") == 0 and not match.over:
            match.close()
    record = None
    if contest.keep_records:
        names = tuple(SeatEntry(contest.players[place], contest.players[place]) for place in seating)
        record = record_of(match, names, variant(rule_set.variant).changes(rule_set), "").to_json()
    return PlayedMatch(
        tuple(seating),
        match.standing.points,
        _shares(match),
        tuple(_margins(match, index, sides) for index, sides in enumerate(playing)),
        tuple(map(tuple, seconds)),
        record,
    )


def _shares(match: Match) -> tuple[float, ...]:
    winners = match.standing.winners
    shares = [0.0] * match.rule_set.players
    for side in winners:
        for seat in match.sides[side]:
            shares[seat] = 1 / len(winners)
    return tuple(shares)


def _margins(match: Match, index: int, playing: Sequence[int]) -> tuple[float | None, ...]:
    """Return the margins of a deal that the sides ``playing`` play."""
    lines = match.deals[index].lines
    assert lines is not None
    points = totals(lines, len(match.sides))
    # Who waits is not behind by what the others count: of three at Norman Piquet the winner of the first match waits.
    of_sides = leads([points[side] for side in playing], match.family.good(match.rule_set))
    margins: list[float | None] = [None] * match.rule_set.players
    for side, lead in zip(playing, of_sides, strict=True):
        for seat in match.sides[side]:
            margins[seat] = lead
    return tuple(margins)
