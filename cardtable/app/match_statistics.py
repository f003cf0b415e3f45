"""How everybody has done at this table: over time, against each opponent, under each rule set, and as a rating.

Matches that were finished long ago are not read again for that: what they come to is kept in the database, and
``statistics_of`` adds the later ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time
from typing import Any, Protocol

from cardtable.ai.strengths import strengths
from cardtable.app.rating import FIRST_SPREAD, RatedPlayer, Rating, computer_players, ratings
from cardtable.core.record import HUMAN
from cardtable.store.model import MatchFilter, MatchSummary, Past

LATELY = 50
"""So many of the latest results are known one by one."""
_KEY, _FORM = "match_statistics", 2
_MANY = 50
"""When so many matches have been added, what they come to is kept."""
_HIGHEST = 1e5
"""No rating is as high; what is kept can have been changed by anybody."""
_FIRST = datetime(1, 1, 1, tzinfo=UTC)


class StatisticsStore(Protocol):
    """The part of the database that statistics are read from. Its methods raise ``CodedError`` if they fail."""

    def matches(self, limit: int | None = ..., wanted: MatchFilter = ...) -> list[MatchSummary]: ...

    def past(self, before: datetime, since: int = ..., /) -> Past: ...

    def computed(self, name: str, /) -> Any: ...

    def keep_computed(self, name: str, value: object, /) -> None: ...


@dataclass(frozen=True, slots=True)
class Share:
    """Results against one opponent or in one rule set, called ``name``: of ``played`` finished matches ``won`` were
    won.
    """

    name: str
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class MatchStatistics:
    """The results of a person in ``played`` finished matches. ``form`` says of the latest ``LATELY`` of them, the
    earliest first, whether it was won; the two lists are ordered by the number of matches, the largest first.
    """

    played: int
    won: int
    form: tuple[bool, ...]
    by_opponent: tuple[Share, ...]
    by_rule_set: tuple[Share, ...]


@dataclass(slots=True)
class _Tally:
    """The results of a person while they are counted; the values of the mappings are matches played and won."""

    form: list[bool] = field(default_factory=list)
    opponents: dict[str, tuple[int, int]] = field(default_factory=dict)
    rule_sets: dict[str, tuple[int, int]] = field(default_factory=dict)

    def add(self, won: bool, variant: str, opponents: Iterable[str]) -> None:
        self.form = [*self.form, won][-LATELY:]
        _count(self.rule_sets, variant, won)
        for name in opponents:
            _count(self.opponents, name, won)


class Statistics:
    """The results of all persons in matches that are finished and have a winner. Matches in which a person sat on
    several sides are left out for that person, because nobody was beaten then; so are matches that were continued from
    a known deal.
    """

    def __init__(self) -> None:
        self._tallies: dict[str, _Tally] = {}
        self._ratings: dict[str, Mapping[RatedPlayer, Rating]] = {}

    @classmethod
    def of(cls, matches: Iterable[MatchSummary]) -> Statistics:
        """Return the statistics of all ``matches``."""
        found = cls()
        found.add(tuple(matches))
        return found

    def add(self, matches: Sequence[MatchSummary]) -> None:
        """Add matches, none of which was finished on an earlier day than those before or on the same."""
        for match in sorted(matches, key=lambda match: (match.finished or match.changed, match.id)):
            for name in dict.fromkeys(match.names):
                own = _own_side(match, name)
                if own is not None:
                    others = {other for other, side in zip(match.names, match.sides, strict=True) if side != own}
                    self._tallies.setdefault(name, _Tally()).add(own in match.winners, match.variant, others)
        for family in dict.fromkeys(match.variant.partition(".")[0] for match in matches):
            self._ratings[family] = ratings(matches, family, self.ratings(family))

    def persons(self) -> list[str]:
        """Return the persons of whom there is something to tell, those with most matches first."""
        played = {name: sum(count for count, _ in tally.rule_sets.values()) for name, tally in self._tallies.items()}
        return sorted(played, key=lambda name: (-played[name], name))

    def of_person(self, person: str) -> MatchStatistics:
        """Return how ``person`` has done."""
        tally = self._tallies.get(person, _Tally())
        played, won = (sum(counts) for counts in zip(*tally.rule_sets.values(), strict=True)) if tally.form else (0, 0)
        return MatchStatistics(played, won, tuple(tally.form), _shares(tally.opponents), _shares(tally.rule_sets))

    def ratings(self, family: str) -> Mapping[RatedPlayer, Rating]:
        """Return the ratings of all players at ``family``, the strongest first."""
        return self._ratings[family] if family in self._ratings else computer_players(family)

    def to_json(self) -> dict[str, Any]:
        """Return all of it as JSON values, for ``from_json``."""
        return {
            "persons": [
                [name, list(map(int, tally.form)), _listed(tally.opponents), _listed(tally.rule_sets)]
                for name, tally in self._tallies.items()
            ],
            "ratings": [
                [
                    family,
                    *player,
                    one.value,
                    one.spread,
                    one.matches,
                    one.last.isoformat() if one.last else "",
                    one.before,
                ]
                for family, known in self._ratings.items()
                for player, one in known.items()
            ],
        }

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Statistics:
        """Return what ``to_json`` has told; ``matches`` beside it says how many matches that is about. Raises
        ``ValueError``, ``TypeError`` or ``KeyError`` for anything else.
        """
        found = cls()
        most = int(told["matches"])
        for name, form, opponents, rule_sets in told["persons"]:
            tally = _Tally(list(map(bool, form)), _counted(opponents, most), _counted(rule_sets, most))
            if not 0 < len(form) <= LATELY:
                raise ValueError
            found._tallies[name] = tally
        known: dict[str, dict[RatedPlayer, Rating]] = {}
        for family, kind, name, value, spread, matches, last, earlier in told["ratings"]:
            day, before = date.fromisoformat(last) if last else None, None if earlier is None else float(earlier)
            rating = Rating(float(value), float(spread), int(matches), day, before)
            highest = max(abs(rating.value), abs(before or 0.0))
            if not (highest < _HIGHEST and 1 <= rating.spread <= FIRST_SPREAD and 0 <= matches <= most):
                raise ValueError
            known.setdefault(family, {})[RatedPlayer(kind, name)] = rating
        found._ratings.update(known)
        return found


def statistics_of(store: StatisticsStore, today: date) -> Statistics:
    """Return the statistics of all matches in ``store``. Only those are read that were finished since the last time
    that many had come together; what the earlier ones come to is kept as of the beginning of a day, UTC, as long as
    none of them is deleted or changed. ``today`` is the day in UTC. Raises ``CodedError``.
    """
    found, since = _kept(store) or (Statistics(), None)
    later = store.matches(wanted=MatchFilter(finished_since=since or _FIRST))
    now = _beginning(today)
    earlier = [match for match in later if match.finished is not None and match.finished < now]
    if len(earlier) >= _MANY and (since is None or since < now):
        found.add(earlier)
        past = store.past(now)
        told = {"form": _FORM, "players": _players(), "until": today.isoformat(), "matches": past.finished}
        store.keep_computed(_KEY, {**told, "totals": past.totals, "mark": past.mark, **found.to_json()})
        later = [match for match in later if match.finished is None or match.finished >= now]
    found.add(later)
    return found


def _kept(store: StatisticsStore) -> tuple[Statistics, datetime] | None:
    """Return what earlier matches come to, and the moment before which they were finished; None if that is not known or
    no longer true.
    """
    told = store.computed(_KEY)
    try:
        if told["form"] != _FORM or told["players"] != _players():
            return None
        until = _beginning(date.fromisoformat(told["until"]))
        past = store.past(until, int(told["mark"]))
        if past.finished != told["matches"] or list(past.totals) != told["totals"]:
            return None
        if past.changed or past.mark < told["mark"]:
            return None
        return Statistics.from_json(told), until
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        return None


def _players() -> dict[str, dict[str, float]]:
    """Return the ratings that the computer players begin with; with other ones all is counted anew."""
    return {family: dict(players) for family, players in strengths().items()}


def _beginning(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)


def _own_side(match: MatchSummary, person: str) -> int | None:
    """Return the side of ``person`` in a match that counts for that person; None in one that does not."""
    if match.finished is None or match.branched or not match.winners:
        return None
    seats = zip(match.names, match.computers, match.sides, strict=True)
    own = {side for name, kind, side in seats if kind == HUMAN and name == person}
    return own.pop() if len(own) == 1 else None


def _count(counts: dict[str, tuple[int, int]], name: str, won: bool) -> None:
    played, before = counts.get(name, (0, 0))
    counts[name] = played + 1, before + won


def _listed(counts: Mapping[str, tuple[int, int]]) -> list[list[Any]]:
    return [[name, *count] for name, count in counts.items()]


def _counted(listed: Iterable[Sequence[Any]], most: int) -> dict[str, tuple[int, int]]:
    """Return counts that were listed. Raises ``ValueError`` if they are not those of up to ``most`` matches."""
    counts = {str(name): (int(played), int(won)) for name, played, won in listed}
    if not all(0 <= won <= played <= most for played, won in counts.values()):
        raise ValueError
    return counts


def _shares(counts: Mapping[str, tuple[int, int]]) -> tuple[Share, ...]:
    shares = [Share(name, played, won) for name, (played, won) in counts.items()]
    return tuple(sorted(shares, key=lambda share: (-share.played, share.name)))
