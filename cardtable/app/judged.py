"""What the coach has thought of whole deals, over time: points given away, skill and luck; kept with the settings.

Only what was judged counts, as the two ends of a 95 % interval. Where both players of a deal were judged,
what one of them won by is parted in two: skill is what the other gave away more, and luck is all the rest.
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
"""A deal is told by its match, rule set and number."""
MOST = 1000
"""So many judged deals are kept, the latest."""


@dataclass(frozen=True, slots=True)
class JudgedDeal:
    """How ``seat`` played a deal: of ``decisions`` so many were clearly ``worse`` than what the coach would have done,
    and they all cost from ``least`` to ``most`` points together, which may be less than 0 as far as it is chance.
    ``person`` is empty for a computer player; ``margin`` is by how much the seat won the deal of two, 0 where there
    were more.
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
        """The rule set that was played."""
        return self.deal.split("/")[1] if self.deal.count("/") == _PARTS - 1 else ""


@dataclass(frozen=True, slots=True)
class JudgedEvening:
    """What a decision cost on a day, from ``least`` to ``most`` points."""

    day: date
    decisions: int
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class SkillAndLuck:
    """Of so many ``deals`` in which both were judged: what they were won by, and between which numbers of it skill
    lies.
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
    """The deals that have been judged, the earliest first."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping

    def note(self, review: Review, today: date) -> None:
        """Keep what a review that has come to its end says; a deal of cards that were known counts for nothing."""
        session = review.match
        judged = [one.judgement for one in review.decisions if one.judgement is not None]
        if not judged or review.failure is not None or session.record().branched:
            return
        deal, seat = session.finished(review.deal), session.seats[review.seat]
        cost = review.cost
        margin = 0
        if len(session.seats) == len(session.sides) == 2:
            points = totals(deal.lines, 2)
            own = next(side for side, seats in enumerate(session.sides) if review.seat in seats)
            margin = points[own] - points[1 - own]
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
        """All that are kept."""
        kept = self._keeping.get(KEY)
        return [one for entry in kept if (one := _judged(entry)) is not None] if isinstance(kept, list) else []

    def reset(self) -> None:
        """Forget everything."""
        self._keeping.put(KEY, [])


def people(judged: Iterable[JudgedDeal]) -> list[str]:
    """The people of whom deals have been judged, those with most of them first."""
    found = [one.person for one in judged if one.person]
    return sorted(dict.fromkeys(found), key=lambda person: -found.count(person))


def families_of(judged: Sequence[JudgedDeal], person: str) -> Sequence[str]:
    """The families of which ``person`` has judged deals, those with most of them first; none for nobody."""
    found = [one.family for one in judged if person and one.person == person]
    return sorted(dict.fromkeys(found), key=lambda family: -found.count(family))


def evenings(judged: Sequence[JudgedDeal], person: str, family: str) -> Sequence[JudgedEvening]:
    """What the decisions of ``person`` cost, day by day."""
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
    """Skill and luck of ``person``, in the deals of two in which the opponent was judged as well."""
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
