"""Puzzles to solve at the table, as data: a position, what is asked about it, and what each answer costs.

They lie in ``resources/problems/<family>.txt``, and those of some rule sets in ``<rule set>.txt`` beside it, one
on each line, with fields separated by tabs:

==========  ========================================================================================================
field       meaning
==========  ========================================================================================================
kind        what is asked, by a code of the family
rating      how hard it is, on the same scale as the ratings of persons
variant     the rule set, with its defaults
number      from which the order of the pack follows, as for the deals of a match
dealer      the seat that has dealt, 0 or 1; the person who solves the puzzle sits on seat 0
asks        ``move``, ``number`` or ``word``
about       what the question is about, such as a card; ``-`` for nothing
laid        cards that lie open beside the question; ``-`` for none
actions     what has been done, as in records, with ``, `` between; ``-`` for nothing
answers     what can be answered, the best first, and what it costs: ``QH=0; 9D x 9S=1.5``
begun       only where the match has begun before: the points of both sides, and the deals played: ``86 115 5``
==========  ========================================================================================================

Empty lines and lines that begin with ``#`` are ignored. An answer that is not listed costs at least as much as the last
one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from cardtable.core.cards import Card, format_cards, parse_cards
from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import CodedError
from cardtable.core.family import Family
from cardtable.core.match import Beginning
from cardtable.core.record import HUMAN, LARGEST_NUMBER, Record, RecordedDeal, SeatEntry
from cardtable.games.registry import family_of, variant

SOLVER = 0
"""The seat of the person who solves a puzzle."""
PLAYERS = 2
LEAST, MOST = 400, 2800
"""The lowest and the highest rating."""
OWN = "own"
"""The kind of puzzles that come from a person's own play; every family has it."""
LISTED = 8
"""The most answers that are kept with a puzzle, the best ones."""
LONGEST = 4000
"""The most characters of a line."""
_NONE = "-"
_FIELDS = 10
"""Without the last field, which is left out where there is nothing in it."""
_HIGHEST, _MOST_DEALS = 999, 99


def files_of(family: str, folder: Path) -> list[Path]:
    """Return the files in ``folder`` that hold puzzles of ``family``, that of the whole family first."""
    whole = folder / f"{family}.txt"
    return [*([whole] if whole.is_file() else ()), *sorted(folder.glob(f"{family}.*.txt"))]


class PuzzleError(CodedError, ValueError):
    """A line that should contain a puzzle and does not. Code: ``bad_exercise`` (line, reason)."""


class Asks(Enum):
    """The form of the answer to a puzzle."""

    MOVE = "move"
    """An action on the table."""
    NUMBER = "number"
    """A number that is not negative."""
    WORD = "word"
    """One of the words that are offered."""


@dataclass(frozen=True)
class Puzzle:
    """One puzzle; its fields are those of its line. ``answers`` are in ascending order of their cost; the first costs
    nothing.
    """

    kind: str
    rating: int
    variant: str
    number: int
    dealer: int
    asks: Asks
    about: str
    laid: tuple[Card, ...]
    actions: tuple[str, ...]
    answers: Mapping[str, float]
    begun: Beginning | None = field(default=None, kw_only=True)

    @property
    def id(self) -> str:
        """The name that distinguishes the puzzle from all others of its family."""
        return f"{self.kind}.{self.variant}.{self.number}"

    @property
    def family(self) -> Family:
        return family_of(self.variant)

    @property
    def best(self) -> str:
        """The first of the best answers."""
        return next(iter(self.answers))

    def cost(self, answer: str) -> float:
        """Return what ``answer`` costs; for one that is not listed, the least that it can cost."""
        return self.answers.get(answer, max(self.answers.values()) or 1.0)

    def asks_for(self, move: str) -> bool:
        """Return whether a legal move is an answer to the question: one that is listed, or, if the list is full, one
        that begins with what the question is about.
        """
        return move in self.answers or (len(self.answers) == LISTED and move.startswith(self.about))

    def pack(self) -> tuple[Card, ...]:
        """Return the order of the pack."""
        return pack_of(self.variant, self.number)

    def record(self, person: str = "", opponent: str = "") -> Record:
        """Return the deal as it stands before the question, as a record with the names of both; ``opponent`` is a
        computer player. Who goes on with it as a match has known the cards, so that it counts for no statistics.
        """
        return Record(
            variant=self.variant,
            players=PLAYERS,
            options={},
            seats=(SeatEntry(person or "South", HUMAN), SeatEntry(opponent or "North", "searcher")),
            cut=(),
            deals=(RecordedDeal(format_cards(self.pack()), self.actions),),
            first_dealer=self.dealer,
            branched=True,
            begun=self.begun,
        )


def pack_of(name: str, number: int) -> tuple[Card, ...]:
    """Return the order of the pack of the rule set ``name`` that follows from ``number``."""
    family = family_of(name)
    return shuffled(family.pack(variant(name).rule_set(PLAYERS)), rng(number))


def format_puzzle(puzzle: Puzzle) -> str:
    """Return the line of a puzzle."""
    answers = "; ".join(f"{answer}={_cost_text(cost)}" for answer, cost in puzzle.answers.items())
    fields = (
        puzzle.kind,
        str(puzzle.rating),
        puzzle.variant,
        str(puzzle.number),
        str(puzzle.dealer),
        puzzle.asks.value,
        puzzle.about or _NONE,
        format_cards(puzzle.laid) or _NONE,
        ", ".join(puzzle.actions) or _NONE,
        answers,
    )
    begun = (" ".join(map(str, (*puzzle.begun.points, puzzle.begun.deals))),) if puzzle.begun is not None else ()
    return "\t".join((*fields, *begun))


def parse_puzzle(line: str, place: int = 1) -> Puzzle:
    """Return the puzzle of a line; ``place`` is its number for errors. Raises ``PuzzleError``. Whether the moves are
    legal is found out only in a replay.
    """
    try:
        return _puzzle(line)
    except (CodedError, ValueError) as error:
        raise PuzzleError("bad_exercise", line=place, reason=str(error)) from None


def parse_puzzles(text: str) -> list[Puzzle]:
    """Return all puzzles of a text; raises ``PuzzleError``, also for a puzzle that stands there twice."""
    found: dict[str, Puzzle] = {}
    for place, line in enumerate(text.splitlines(), start=1):
        if line and not line.startswith("#"):
            puzzle = parse_puzzle(line, place)
            if puzzle.id in found:
                raise PuzzleError("bad_exercise", line=place, reason=f"{puzzle.id} is there twice")
            found[puzzle.id] = puzzle
    return list(found.values())


def format_puzzles(puzzles: Iterable[Puzzle], head: Sequence[str] = ()) -> str:
    """Return the text of all puzzles, sorted, with ``head`` as comments before them."""
    order = sorted(puzzles, key=lambda one: (one.kind, one.variant, one.rating, one.number))
    return "".join(f"{line}\n" for line in (*(f"# {remark}" for remark in head), *map(format_puzzle, order)))


def _cost_text(cost: float) -> str:
    return f"{cost:.2f}".rstrip("0").rstrip(".")


def _puzzle(line: str) -> Puzzle:
    fields = line.split("\t")
    if len(line) > LONGEST or len(fields) not in (_FIELDS, _FIELDS + 1):
        raise ValueError(f"{_FIELDS} or {_FIELDS + 1} fields in at most {LONGEST} characters")
    kind, rating, name, number, dealer, asks, about, laid, actions, answers, *begun = fields
    valued = list(_answers(answers))
    if len(dict(valued)) < len(valued):
        raise ValueError("answers: one of them twice")
    kind_of_rules = variant(name)
    if PLAYERS not in kind_of_rules.players:
        raise ValueError("variant: for two")
    puzzle = Puzzle(
        kind=kind,
        rating=_whole(rating, LEAST, MOST),
        variant=kind_of_rules.id,
        number=_whole(number, 1, LARGEST_NUMBER),
        dealer=_whole(dealer, 0, PLAYERS - 1),
        asks=Asks(asks),
        about="" if about == _NONE else about,
        laid=() if laid == _NONE else parse_cards(laid),
        actions=() if actions == _NONE else tuple(actions.split(", ")),
        answers=dict(valued),
        begun=_begun(begun[0]) if begun else None,
    )
    costs = list(puzzle.answers.values())
    if costs[0] != 0 or costs != sorted(costs):
        raise ValueError("answers: the best first, which costs nothing")
    if puzzle.asks is Asks.NUMBER and not all(answer.isdecimal() for answer in puzzle.answers):
        raise ValueError("answers: numbers alone")
    if puzzle.asks is not Asks.NUMBER and len(costs) < 2:
        raise ValueError("answers: two at least")
    return puzzle


def _begun(text: str) -> Beginning:
    *points, deals = text.split(" ")
    if len(points) != PLAYERS:
        raise ValueError(f"{text}: the points of both and a number of deals")
    return Beginning(tuple(_whole(one, 0, _HIGHEST) for one in points), _whole(deals, 0, _MOST_DEALS))


def _whole(text: str, least: int, most: int) -> int:
    if not text.isdecimal() or not least <= int(text) <= most:
        raise ValueError(f"{text}: a number from {least} to {most}")
    return int(text)


def _answers(text: str) -> Iterator[tuple[str, float]]:
    for one in text.split("; "):
        # A build has such a sign of its own.
        answer, _, cost = one.rpartition("=")
        value = float(cost)
        if not answer or not 0 <= value < 1000:
            raise ValueError(f"{one}: an answer and what it costs")
        yield answer, value
