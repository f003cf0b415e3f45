"""What is told of the deals at the end of a match: what each has brought, and which of them decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardtable.core.company import Company
from cardtable.core.state import Standing
from cardtable.session.session import Session

MOST_DEALS = 3
"""The most deals that are named at the end of a match."""


class DealGain(NamedTuple):
    """What deal ``number``, from 0, brought each side: points of the match, or units of the accounts where one match
    follows another; matches where several are settled as one.
    """

    number: int
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """How many ``deals`` a match had, and those that are ``named``; gains are units of ``accounts``, or points, or
    matches.
    """

    deals: int
    named: tuple[DealGain, ...]
    accounts: bool = False

    @property
    def names_all(self) -> bool:
        """Whether every deal is named."""
        return len(self.named) == self.deals


def match_end(session: Session) -> MatchEnd:
    """Return what is told of the deals of a match that is over."""
    gains, company = deal_gains(session), Company.of(session.standing)
    good = 1 if company.is_evening else session.family.good(session.rule_set)
    named = tuple(deciding(gains, session.standing.winners, good))
    return MatchEnd(len(gains), named, company.is_evening and not _settled_once(session))


def deal_gains(session: Session) -> list[DealGain]:
    """Return what each finished deal of a match has brought."""
    company, found = Company.of(session.standing), []
    counted = _points
    if company.is_evening:
        counted = _won if _settled_once(session) else _accounts
    for number, deal in enumerate(session.finished_deals()):
        before, after = (counted(one) for one in (session.standing_before(number), deal.standing))
        # Accounts and matches won are carried once there are any.
        before = before if len(before) == len(after) else (0,) * len(after)
        found.append(DealGain(number, tuple(now - then for then, now in zip(before, after, strict=True))))
    return found


def _settled_once(session: Session) -> bool:
    """Return whether the same players play several matches of which the stake is paid once, when all are over."""
    company = Company.of(session.standing)
    if company.players or not company.is_evening:
        return False
    return not Company.of(session.standing_before(session.dealt - 1)).accounts


def _points(standing: Standing) -> tuple[int, ...]:
    return standing.points


def _won(standing: Standing) -> tuple[int, ...]:
    return Company.of(standing).won


def _accounts(standing: Standing) -> tuple[int, ...]:
    company = Company.of(standing)
    return company.accounts or company.won


def deciding(gains: Sequence[DealGain], winners: Sequence[int], good: int = 1) -> list[DealGain]:
    """Return all deals if there are no more than ``MOST_DEALS``, otherwise those that brought the ``winners`` furthest
    ahead of the others, in the order in which they were played. ``good`` is −1 where the fewest points win.
    """
    if len(gains) <= MOST_DEALS:
        return list(gains)

    def lead(deal: DealGain) -> float:
        own = [good * deal.gains[side] for side in winners]
        others = [good * gain for side, gain in enumerate(deal.gains) if side not in winners]
        return sum(own) / len(own) - max(others, default=0) if own else 0.0

    ahead = [deal for deal in gains if lead(deal) > 0]
    # Of equal ones the latest decided.
    first = sorted(ahead, key=lambda deal: (-lead(deal), -deal.number))[:MOST_DEALS]
    return sorted(first)
