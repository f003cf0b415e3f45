"""Which of all that the program has to say is shown beside the table, as a model without Qt.

Every message has a kind, which gives its priority, an owner, and an end. One message is shown at a time. A message of
higher priority displaces the one that is shown; most messages that were displaced return as long as their owner lives.
An owner that ends takes all its messages with it, also those that were to appear later.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum, IntEnum


class MessageKind(IntEnum):
    """What a message is about. A lower number displaces a higher one."""

    TROUBLE = 1
    """Something is not being saved, or a computer player does not answer."""
    REFUSAL = 2
    """Why an action is not legal."""
    ASKED = 3
    """What the person has asked for: a hint, reasons, something read out."""
    CHOICE = 4
    """The sum of what is being chosen, and the ways in which it can be done."""
    LESSON = 5
    """The step of a lesson or a puzzle."""
    QUESTION = 6
    """A question of the game, or words for a person who looks on."""
    NOTICE = 7
    """A sentence to be read once."""
    OFFER = 8
    """A lesson is offered."""
    GUIDE = 9
    """What can be done in this situation."""


class Owner(Enum):
    """What a message belongs to. Each owner, in this order, ends together with those before it."""

    PROGRAM = 0
    SESSION = 1
    DEAL = 2
    DECISION = 3
    GESTURE = 4


_RETURNS_NEVER = frozenset({MessageKind.REFUSAL})
"""The kinds that are dropped as soon as something displaces them."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message. ``source`` is what shows it; a source has one message at a time. It appears ``after`` so many
    milliseconds and ends once it has been shown for ``lasts`` milliseconds, or stays if that is None.
    """

    kind: MessageKind
    source: Hashable
    owner: Owner = Owner.PROGRAM
    after: float = 0.0
    lasts: float | None = None


@dataclass(slots=True)
class _Waiting:
    """A message with its number, the moment at which it is first seen, and how long it still is; None for good."""

    message: Message
    number: int
    begins: float
    left: float | None


class Messages:
    """Arranges messages. All times are milliseconds of one clock, which never goes back."""

    def __init__(self) -> None:
        self._all: dict[Hashable, _Waiting] = {}
        self._now = 0.0
        self._number = 0
        self._shown: _Waiting | None = None
        self._only_trouble = False

    @property
    def shown(self) -> Message | None:
        """The message that is shown, None if there is none."""
        return None if self._shown is None else self._shown.message

    @property
    def waiting(self) -> tuple[Message, ...]:
        """The messages that wait for the end of the one that is shown, the next one first."""
        begun = [one for one in self._all.values() if one.begins <= self._now and one is not self._shown]
        return tuple(one.message for one in sorted(begun, key=_order))

    def sources(self) -> frozenset[Hashable]:
        """Return the sources that have a message, also those whose message is still to appear."""
        return frozenset(self._all)

    def say(self, message: Message) -> None:
        """Add ``message``, in place of the one that its source had."""
        self._number += 1
        begins = self._now + message.after
        self._all[message.source] = _Waiting(message, self._number, begins, message.lasts)
        self._choose()

    def end(self, source: Hashable) -> None:
        """End the message of ``source``, if it has one."""
        if self._all.pop(source, None) is not None:
            self._choose()

    def leave(self, owner: Owner) -> frozenset[Hashable]:
        """End all messages of ``owner`` and of the owners that end with it. Return their sources."""
        gone = frozenset(source for source, one in self._all.items() if one.message.owner.value >= owner.value)
        for source in gone:
            del self._all[source]
        self._choose()
        return gone

    def show_only_trouble(self, only: bool) -> None:
        """Show nothing but trouble as long as ``only`` is true; everything else waits."""
        self._only_trouble = only
        self._choose()

    def pass_to(self, now: float) -> frozenset[Hashable]:
        """Let the time become ``now``. Return the sources whose messages have ended by it."""
        gone = set()
        # One after another: what ends makes room for what may end as well.
        while (due := self.next_change) is not None and due <= now:
            self._spend(due)
            ended = [source for source, one in self._all.items() if one.left is not None and one.left <= 0]
            for source in ended:
                del self._all[source]
            gone.update(ended)
            self._choose()
        self._spend(now)
        return frozenset(gone)

    @property
    def next_change(self) -> float | None:
        """The time at which a message next ends or appears by itself; None if none does."""
        times = [one.begins for one in self._all.values() if one.begins > self._now]
        if self._shown is not None and self._shown.left is not None:
            times.append(self._now + max(0.0, self._shown.left))
        return min(times, default=None)

    def _spend(self, now: float) -> None:
        if self._shown is not None and self._shown.left is not None:
            self._shown.left -= now - self._now
        self._now = max(self._now, now)

    def _choose(self) -> None:
        """Choose what is shown: of the highest priority the newest, but of notices the oldest."""
        begun = [one for one in self._all.values() if one.begins <= self._now]
        if self._only_trouble:
            begun = [one for one in begun if one.message.kind is MessageKind.TROUBLE]
        best = min(begun, key=_order, default=None)
        before, self._shown = self._shown, best
        displaced = before is not None and before is not best and before.message.kind in _RETURNS_NEVER
        if displaced and before is not None and self._all.get(before.message.source) is before:
            del self._all[before.message.source]


def _order(one: _Waiting) -> tuple[int, int]:
    kind = one.message.kind
    return kind.value, one.number if kind is MessageKind.NOTICE else -one.number
