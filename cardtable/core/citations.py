"""What a score line rests on: the ruling of a family's RULES.md, and in a few words what it says and where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Citation:
    """``ruling`` is its number, ``elsewhere`` that of other rule sets by their ids; ``told`` says in plain English what
    the line is for and names the heading of the source. It is for the command line, which has no translations.
    """

    ruling: str
    told: str
    elsewhere: Mapping[str, str] = field(default_factory=dict)

    def ruling_of(self, variant: str) -> str:
        """The ruling for a rule set."""
        return self.elsewhere.get(variant, self.ruling)

    @property
    def rulings(self) -> frozenset[str]:
        """All rulings that are named."""
        return frozenset({self.ruling, *self.elsewhere.values()})
