"""The source of a score line: the ruling in a family's RULES.md, and in a few words what it says and where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Citation:
    """The source of a score line. ``ruling`` is the number of the ruling, ``elsewhere`` gives another number for some
    rule sets, by their ids. ``told`` says in plain English what the line is for and names the heading of the source; it
    is meant for the command line, which has no translations.
    """

    ruling: str
    told: str
    elsewhere: Mapping[str, str] = field(default_factory=dict)

    def ruling_of(self, variant: str) -> str:
        """Return the number of the ruling for the rule set ``variant``."""
        return self.elsewhere.get(variant, self.ruling)
