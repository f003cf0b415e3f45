"""Lessons as data: a rule set, a fixed pack, how the deal began, and steps.

``app/school/README.md`` describes the form. Sentences are no part of it; they lie in separate files for each language
(``words``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

from cardtable.core.cards import Card, format_cards, parse_cards
from cardtable.core.documents import load_toml
from cardtable.core.errors import CodedError
from cardtable.core.match import Beginning
from cardtable.core.record import HUMAN, Record, RecordedDeal, SeatEntry
from cardtable.core.rules import OptionValue, RuleSet
from cardtable.games.registry import family_of, variant

LEARNER = 0
"""The seat of the person who learns."""

Given: TypeAlias = int | str | frozenset[Card]
"""The kinds of answers: a number, one of the offered words, or cards that are pointed at."""


class LessonError(CodedError, ValueError):
    """A file that should contain a lesson and does not. Code: ``bad_lesson`` (file, reason)."""


class StepKind(Enum):
    """The kind of a step."""

    SHOW = "show"
    """A text is shown, and cards are highlighted."""
    ASK = "ask"
    """A question is asked."""
    TRY = "try"
    """The person has to make a move."""
    WHY = "why"
    """The reason for the last answer is shown."""


@dataclass(frozen=True)
class Step:
    """One step. If it has a ``pack``, that is dealt before it, in a match that has ``begun`` there or with nothing, and
    ``actions`` are done with it. ``play`` are moves
    that are made before the step, each by the player whose turn it is. ``cards`` are highlighted; those ``laid`` out
    are shown beside the text. ``answer`` is the right answer, ``offered`` are the words to choose from, and ``moves``
    are the right moves; the first of them is the one that is shown. ``links`` are places in the glossary.
    """

    name: str
    kind: StepKind
    pack: tuple[Card, ...] = ()
    actions: tuple[str, ...] = ()
    begun: Beginning | None = None
    play: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    laid: tuple[Card, ...] = ()
    answer: Given | None = None
    offered: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    links: tuple[str, ...] = ()

    @property
    def wants(self) -> bool:
        """Whether the person has to do something that can be wrong."""
        return self.kind in (StepKind.ASK, StepKind.TRY)


@dataclass(frozen=True)
class Lesson:
    """One lesson. ``id`` is its path and its name, such as ``casino/pair``. Whole deals were played ``earlier``;
    ``actions`` have been done before the first step.
    """

    id: str
    rule_set: RuleSet
    first_dealer: int
    pack: tuple[Card, ...]
    actions: tuple[str, ...]
    steps: tuple[Step, ...]
    earlier: tuple[RecordedDeal, ...] = ()

    def record(self, names: Sequence[str], players: Sequence[str], step: int = 0) -> Record:
        """Return the deal as it stands when ``step`` begins, if every earlier answer was right. ``names`` are those of
        all seats, ``players`` are the computer players on the seats other than the learner's.
        """
        pack, done, begun = self.pack, list(self.actions), None
        for place, one in enumerate(self.steps[: step + 1]):
            if one.pack:
                pack, done, begun = one.pack, list(one.actions), one.begun
            if place < step:
                done += [*one.play, *one.moves[:1]]
        kinds = (HUMAN, *players)
        return Record(
            variant=self.rule_set.variant,
            players=self.rule_set.players,
            options=variant(self.rule_set.variant).changes(self.rule_set),
            seats=tuple(SeatEntry(name, kind) for name, kind in zip(names, kinds, strict=True)),
            cut=(),
            deals=(*self.earlier, RecordedDeal(format_cards(pack), tuple(done))),
            first_dealer=self.first_dealer,
            begun=begun,
        )


def parse_lesson(name: str, text: str) -> Lesson:
    """Return the lesson ``name`` of a TOML text. Raises ``LessonError``. Whether moves are legal is found out only when
    the lesson is given.
    """
    try:
        return _lesson(name, _Table(load_toml(text)))
    except LessonError:
        raise
    except (CodedError, ValueError) as error:
        raise LessonError("bad_lesson", file=name, reason=str(error)) from None


class _Table:
    """Typed access to a table of TOML; ``only`` refuses keys that have not been asked for."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self._asked: set[str] = set()

    def take(self, key: str, kind: type[Any], default: Any = None) -> Any:
        """Return the value of ``key``, or ``default`` if it is missing. Raises ``ValueError`` if it has another type,
        or is missing and there is no default.
        """
        self._asked.add(key)
        value = self._data.get(key, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise ValueError(f"{key}: missing, or no {kind.__name__}")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of texts; empty if the key is missing."""
        found = self.take(key, list, [])
        if not all(isinstance(one, str) for one in found):
            raise ValueError(f"{key}: texts alone")
        return tuple(found)

    def cards(self, key: str) -> tuple[Card, ...]:
        """Return the cards named in a text; empty if the key is missing."""
        return parse_cards(self.take(key, str, ""))

    def only(self) -> None:
        """Raise ``ValueError`` if the table has keys that were not asked for."""
        if unknown := set(self._data) - self._asked:
            raise ValueError(f"unknown: {', '.join(sorted(unknown))}")


def _lesson(name: str, table: _Table) -> Lesson:
    kind = variant(table.take("variant", str))
    options: dict[str, OptionValue] = table.take("options", dict, {})
    rule_set = kind.rule_set(table.take("players", int, 2), options)
    whole = family_of(kind.id).pack(rule_set)
    lesson = Lesson(
        id=name,
        rule_set=rule_set,
        first_dealer=table.take("first_dealer", int, 1),
        pack=_filled(table.cards("pack"), whole),
        actions=table.texts("actions"),
        steps=tuple(_step(_Table(one), whole) for one in table.take("steps", list)),
        earlier=tuple(_played(_Table(one), whole) for one in table.take("earlier", list, [])),
    )
    table.only()
    if len({step.name for step in lesson.steps}) < len(lesson.steps):
        raise ValueError("steps: a name twice")
    if not any(step.wants for step in lesson.steps):
        raise ValueError("steps: nothing is asked and nothing tried")
    return lesson


def _filled(top: Sequence[Card], whole: Sequence[Card]) -> tuple[Card, ...]:
    """Return ``top``, followed by the remaining cards of the ``whole`` pack in its order."""
    left = Counter(whole)
    left.subtract(top)
    if min(left.values()) < 0:
        raise ValueError("pack: a card too often")
    rest: list[Card] = []
    for card in whole:
        if left[card]:
            left[card] -= 1
            rest.append(card)
    return (*top, *rest)


def _played(table: _Table, whole: Sequence[Card]) -> RecordedDeal:
    deal = RecordedDeal(format_cards(_filled(table.cards("pack"), whole)), table.texts("actions"))
    table.only()
    return deal


def _step(table: _Table, whole: Sequence[Card]) -> Step:
    top = table.cards("pack")
    step = Step(
        name=table.take("name", str),
        kind=StepKind(table.take("kind", str)),
        pack=_filled(top, whole) if top else (),
        actions=table.texts("actions"),
        begun=_begun(table.take("begun", dict, {})),
        play=table.texts("play"),
        cards=table.cards("cards"),
        laid=table.cards("laid"),
        answer=_answer(table),
        offered=table.texts("offered"),
        moves=table.texts("moves"),
        links=table.texts("links"),
    )
    table.only()
    if (step.actions or step.begun) and not step.pack:
        raise ValueError(f"{step.name}: actions and a beginning belong to a pack")
    if (step.answer is not None) != (step.kind is StepKind.ASK) or bool(step.moves) != (step.kind is StepKind.TRY):
        raise ValueError(f"{step.name}: an answer belongs to what is asked, moves to what is tried")
    if isinstance(step.answer, str) != bool(step.offered) or (step.offered and step.answer not in step.offered):
        raise ValueError(f"{step.name}: a word is one of those that are offered")
    return step


def _begun(data: Mapping[str, Any]) -> Beginning | None:
    if not data:
        return None
    match data:
        case {"points": [*points], "deals": int(deals)} if all(isinstance(one, int) for one in points):
            return Beginning(tuple(points), deals)
    raise ValueError("begun: points and a number of deals")


def _answer(table: _Table) -> Given | None:
    given = [key for key in ("number", "word", "point") if table.take(key, object, None) is not None]
    match given:
        case []:
            return None
        case ["number"]:
            return int(table.take("number", int))
        case ["word"]:
            return str(table.take("word", str))
        case ["point"]:
            if cards := frozenset(table.cards("point")):
                return cards
    raise ValueError("an answer is a number, a word or cards to point at")
