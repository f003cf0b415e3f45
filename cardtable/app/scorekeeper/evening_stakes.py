"""The stakes that have been agreed for whole evenings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.session.scorebook.model import MOST_STAKE

MOST_EVENINGS = 100
"""So many evenings are kept, the latest."""


@dataclass(slots=True)
class EveningStakes:
    """What one stake is worth on an evening, for each thing that is paid for, so that stakes of a point and of a match
    stay apart. A stake is in hundredths of its unit.
    """

    _agreed: dict[str, dict[str, tuple[int, str]]] = field(default_factory=dict)

    def of(self, evening: str, paid_for: str) -> tuple[int, str] | None:
        """Return the stake of an evening and its unit; None if none is agreed for what is ``paid_for``."""
        return self._agreed.get(evening, {}).get(paid_for)

    def agree(self, evening: str, paid_for: str, stake: tuple[int, str] | None) -> None:
        """Agree on a stake and its unit for all that is ``paid_for`` alike on an evening; None if each sheet has its
        own.
        """
        stakes = self._agreed.pop(evening, {})
        stakes.pop(paid_for, None)
        if stake is not None:
            stakes[paid_for] = stake
        if evening and stakes:
            self._agreed[evening] = stakes

    def to_json(self) -> dict[str, dict[str, list[object]]]:
        return {
            evening: {paid_for: list(stake) for paid_for, stake in stakes.items()}
            for evening, stakes in list(self._agreed.items())[-MOST_EVENINGS:]
        }

    @classmethod
    def from_json(cls, data: object) -> EveningStakes:
        """Return the stakes that a JSON value contains; invalid parts are ignored."""
        found: dict[str, dict[str, tuple[int, str]]] = {}
        for evening, stakes in data.items() if isinstance(data, Mapping) else ():
            if len(found) == MOST_EVENINGS:
                break
            for paid_for, stake in stakes.items() if isinstance(stakes, Mapping) else ():
                match stake:
                    case [int(number), str(unit)] if is_stake(number):
                        found.setdefault(str(evening), {})[str(paid_for)] = (number, unit)
        return cls(found)


def is_stake(value: object) -> bool:
    """Return whether a JSON value can be a stake in hundredths."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_STAKE
