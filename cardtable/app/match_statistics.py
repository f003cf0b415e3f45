"""How a person has done at this table: over time, against each opponent, and under each rule set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardtable.core.record import HUMAN
from cardtable.store.model import MatchSummary


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
    """The results of a person. ``form`` says of each finished match, the earliest first, whether it was won; the two
    lists are ordered by the number of matches, the largest first.
    """

    form: tuple[bool, ...]
    by_opponent: tuple[Share, ...]
    by_rule_set: tuple[Share, ...]


def persons(matches: Iterable[MatchSummary]) -> list[str]:
    """Return the persons of whom ``match_statistics`` has something to tell, those with most matches first."""
    played = Counter(name for match in matches for name in set(match.names) if _own_side(match, name) is not None)
    return sorted(played, key=lambda name: (-played[name], name))


def _own_side(match: MatchSummary, person: str) -> int | None:
    """Return the side of ``person`` in a match that counts for that person; None in one that does not."""
    if match.finished is None or match.branched or not match.winners:
        return None
    seats = zip(match.names, match.computers, match.sides, strict=True)
    own = {side for name, kind, side in seats if kind == HUMAN and name == person}
    return own.pop() if len(own) == 1 else None


def match_statistics(matches: Sequence[MatchSummary], person: str) -> MatchStatistics:
    """Return how ``person`` did in those of ``matches`` that are finished and have a winner. Matches in which the
    person sat on several sides are left out, because nobody was beaten then; so are matches that were continued from a
    known deal.
    """
    form: list[bool] = []
    opponents: dict[str, list[bool]] = {}
    rule_sets: dict[str, list[bool]] = {}
    for match in sorted(matches, key=lambda match: (match.finished or match.changed, match.id)):
        own = _own_side(match, person)
        if own is None:
            continue
        won = own in match.winners
        form.append(won)
        rule_sets.setdefault(match.variant, []).append(won)
        for name in {name for name, side in zip(match.names, match.sides, strict=True) if side != own}:
            opponents.setdefault(name, []).append(won)
    return MatchStatistics(tuple(form), _shares(opponents), _shares(rule_sets))


def _shares(found: dict[str, list[bool]]) -> tuple[Share, ...]:
    shares = [Share(name, len(results), sum(results)) for name, results in found.items()]
    return tuple(sorted(shares, key=lambda share: (-share.played, share.name)))
