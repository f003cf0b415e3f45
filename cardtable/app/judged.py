"""What the coach found in whole deals, over time: points given away, skill and luck; stored with the settings.

Only judged deals count, each with the two ends of a 95 % interval. If both players of a deal were judged, the margin of
the winner is divided in two: skill is how much more the other one gave away, and luck is the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from datetime import date

from cardtable.app.keeping import Keeping
from cardtable.app.review import Review
from cardtable.core.record import HUMAN
from cardtable.core.scores import totals

KEY = "judged"
_PARTS = 3
"""The number of parts in the mark of a deal: its match, rule set and number."""
MOST = 1000
"""The most judged deals that are kept; the oldest are dropped."""


@dataclass(frozen=True, slots=True)
class JudgedDeal:
    """How ``seat`` played a deal. Of its ``decisions``, ``worse`` were clearly worse than those of the coach. All
    decisions together cost from ``least`` to ``most`` points; both can be below 0, because they contain chance.
    ``person`` is empty for a computer player. ``margin`` is by how many points the seat won a deal of two; 0 if more
    than two played.
    """

    deal: str
    """The mark of a deal: all its seats share it, and no other deal has it."""
    seat: int
    day: str
    person: str
    family: str
    decisions: int
    worse: int
    least: float
    most: float
    margin: int

    @property
    def variant(self) -> str:
        """The rule set of the deal."""
        return self.deal.split("/")[1] if self.deal.count("/") == _PARTS - 1 else ""


@dataclass(frozen=True, slots=True)
class JudgedEvening:
    """What one decision cost on average on one day: from ``least`` to ``most`` points."""

    day: date
    decisions: int
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class SkillAndLuck:
    """Skill and luck in the ``deals`` in which both players were judged: the sum of the margins, and the interval from
    ``skill_least`` to ``skill_most`` in which the part of skill lies.
    """

    deals: int = 0
    margin: int = 0
    skill_least: float = 0.0
    skill_most: float = 0.0

    @property
    def luck_least(self) -> float:
        return self.margin - self.skill_most

    @property
    def luck_most(self) -> float:
        return self.margin - self.skill_least


class JudgedDeals:
    """The stored judged deals, the earliest first."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping

    def note(self, review: Review, today: date) -> None:
        """Store the result of a complete review; a deal whose cards were known before counts for nothing."""
        session = review.match
        judged = [one.judgement for one in review.decisions if one.judgement is not None]
        if not judged or review.failure is not None or session.record().branched:
            return
        deal, seat = session.finished(review.deal), session.seats[review.seat]
        cost = review.cost
        margin = 0
        if len(session.seats) == len(session.sides) == 2:
            points = totals(deal.lines, 2)
            own = session.side_of(review.seat)
            margin = session.family.good(session.rule_set) * (points[own] - points[1 - own])
        one = JudgedDeal(
            f"{session.made}/{session.rule_set.variant}/{review.deal}",
            review.seat,
            session.made[:10] if _day(session.made[:10]) is not None else today.isoformat(),
            seat.name if seat.player == HUMAN else "",
            session.family.name,
            len(judged),
            sum(judgement.clear for judgement in judged),
            round(cost.least, 2),
            round(cost.most, 2),
            margin,
        )
        kept = [other for other in self.all() if (other.deal, other.seat) != (one.deal, one.seat)]
        self._keeping.put(KEY, [astuple(other) for other in [*kept, one][-MOST:]])

    def all(self) -> Sequence[JudgedDeal]:
        """Return all stored deals that can be read."""
        kept = self._keeping.get(KEY)
        return [one for entry in kept if (one := _judged(entry)) is not None] if isinstance(kept, list) else []

    def reset(self) -> None:
        """Delete all stored deals."""
        self._keeping.put(KEY, [])


def people(judged: Iterable[JudgedDeal]) -> list[str]:
    """Return the persons with judged deals, those with most of them first."""
    found = [one.person for one in judged if one.person]
    return sorted(dict.fromkeys(found), key=lambda person: -found.count(person))


def families_of(judged: Sequence[JudgedDeal], person: str) -> Sequence[str]:
    """Return the families of which ``person`` has judged deals, those with most of them first; empty if ``person`` is
    empty.
    """
    found = [one.family for one in judged if person and one.person == person]
    return sorted(dict.fromkeys(found), key=lambda family: -found.count(family))


def evenings(judged: Sequence[JudgedDeal], person: str, family: str) -> Sequence[JudgedEvening]:
    """Return what the decisions of ``person`` cost, day by day."""
    days: dict[str, list[JudgedDeal]] = {}
    for one in judged:
        if (one.person, one.family) == (person, family):
            days.setdefault(one.day, []).append(one)
    found = []
    for day, deals in sorted(days.items()):
        decisions = sum(one.decisions for one in deals)
        least, most = (max(0.0, sum(ends)) for ends in zip(*((one.least, one.most) for one in deals), strict=True))
        found.append(JudgedEvening(date.fromisoformat(day), decisions, least / decisions, most / decisions))
    return found


def skill_and_luck(judged: Sequence[JudgedDeal], person: str, family: str) -> SkillAndLuck:
    """Return skill and luck of ``person``, from the deals of two in which the opponent was judged as well."""
    at = {(one.deal, one.seat): one for one in judged}
    pairs = [
        (one, other)
        for one in judged
        if (one.person, one.family) == (person, family) and (other := at.get((one.deal, 1 - one.seat))) is not None
    ]
    return SkillAndLuck(
        len(pairs),
        sum(one.margin for one, _ in pairs),
        sum(other.least - one.most for one, other in pairs),
        sum(other.most - one.least for one, other in pairs),
    )


def _judged(entry: object) -> JudgedDeal | None:
    match entry:
        case [
            str(deal),
            int(seat),
            str(day),
            str(person),
            str(family),
            int(decisions),
            int(worse),
            int() | float() as least,
            int() | float() as most,
            int(margin),
        ] if _day(day) is not None and 0 <= worse <= decisions and decisions > 0 and least <= most:
            return JudgedDeal(deal, seat, day, person, family, decisions, worse, least, most, margin)
    return None


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
