"""The persons at a desk: the one who runs the laboratory, or ordinary persons of the machine if that one is root."""

from __future__ import annotations

import os
import pwd
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.field.waiting import Lacking

_ACCOUNTS = ("games", "nobody")
"""Accounts that every system has and that own nothing."""


@dataclass(frozen=True)
class Person:
    """A person who starts programs. ``number`` and ``group`` are the ids of the account; None for the person who runs
    the laboratory.
    """

    number: int | None = None
    group: int | None = None

    def options(self) -> dict[str, Any]:
        """Return the options with which ``subprocess`` starts a program as this person, in a session of its own."""
        found: dict[str, Any] = {"start_new_session": True}
        if self.number is not None:
            found |= {"user": self.number, "group": self.group, "extra_groups": []}
        return found

    def own(self, *places: Path) -> None:
        """Make this person the owner of files, and of folders with all their contents."""
        if self.number is None or self.group is None:
            return
        for place in places:
            for path in (place, *place.rglob("*")) if place.is_dir() else (place,):
                os.chown(path, self.number, self.group, follow_symlinks=False)


def person(place: int = 0) -> Person:
    """Return an ordinary person of the machine: the first, or another one by ``place``. Raises ``Lacking`` for another
    one unless root runs the laboratory.
    """
    if os.geteuid() == 0:
        account = pwd.getpwnam(_ACCOUNTS[place])
        return Person(account.pw_uid, account.pw_gid)
    if place:
        raise Lacking("the rights of root, for a second person")
    return Person()
