"""Puzzles from a person's own play: decisions for which the coach knows a better one; stored with the settings."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardtable.app.keeping import Keeping
from cardtable.app.review import Review
from cardtable.core.errors import CodedError
from cardtable.core.record import HUMAN, Record, RecordedDeal, SeatEntry, parse_record
from cardtable.games.puzzles import LEAST, MOST, OWN, Asks, Puzzle

KEY = "mistakes"
MOST_KEPT = 40
"""The most mistakes that are kept; the oldest are dropped."""
COSTLY = 0.5
"""Points; a decision that cost less makes no puzzle."""
_LONGEST = 20_000
"""The most characters of a match up to the decision; a longer one makes no puzzle."""


@dataclass(frozen=True)
class Mistake(Puzzle):
    """A decision of ``seat`` in the match of ``position``; that record ends just before the decision."""

    position: Record
    seat: int

    @property
    def id(self) -> str:
        return f"{self.kind}.{self.variant}.{zlib.crc32(self.position.to_text().encode()):08x}"

    def asks_for(self, move: str) -> bool:
        return True

    def record(self, person: str = "", opponent: str = "") -> Record:
        """Return the match as a record in which ``person`` sits on the seat of the decision, and computer players on
        the others.
        """
        seats = (
            SeatEntry(person or entry.name, HUMAN) if place == self.seat else SeatEntry(entry.name, "searcher")
            for place, entry in enumerate(self.position.seats)
        )
        return replace(self.position, seats=tuple(seats))


def mistakes_of(review: Review, rating: int) -> Iterator[Mistake]:
    """Yield the puzzles in what a review has found; each gets ``rating``, the strength of the person, as its
    difficulty.
    """
    session = review.match
    if session.seats[review.seat].player != HUMAN or session.record().branched:
        return
    record = session.record()
    for decision in review.decisions:
        judgement = decision.judgement
        if judgement is None or judgement.at_least or judgement.shortfall < COSTLY or len(judgement.costs) < 2:
            continue
        if not (judgement.clear and judgement.in_points):
            continue
        last = record.deals[review.deal]
        cut = RecordedDeal(last.pack, last.actions[: decision.place])
        position = replace(
            record, deals=(*record.deals[: review.deal], cut), made="", number=None, closed=False, branched=False
        )
        if len(position.to_text()) <= _LONGEST:
            yield _mistake(position, review.seat, rating, dict(judgement.costs))


def _mistake(position: Record, seat: int, rating: int, answers: Mapping[str, float]) -> Mistake:
    return Mistake(
        kind=OWN,
        rating=rating,
        variant=position.variant,
        number=0,
        dealer=0,
        asks=Asks.MOVE,
        about="",
        laid=(),
        actions=position.deals[-1].actions,
        answers=answers,
        position=position,
        seat=seat,
    )


class Mistakes:
    """The stored mistakes, the earliest first."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping
        self._read: tuple[object, Sequence[Mistake]] = (None, ())
        """The value read last from the settings, and the mistakes in it."""

    def all(self) -> Sequence[Mistake]:
        """Return all mistakes that can be read."""
        kept = self._keeping.get(KEY)
        if kept != self._read[0]:
            entries = kept if isinstance(kept, list) else []
            self._read = kept, [one for entry in entries if (one := _read(entry)) is not None]
        return self._read[1]

    def keep(self, found: Iterator[Mistake]) -> Sequence[Mistake]:
        """Store those of ``found`` that are not stored yet, and return these."""
        known = {one.id: one for one in self.all()}
        new = [one for one in found if one.id not in known]
        if new:
            kept = [*known.values(), *new][-MOST_KEPT:]
            self._keeping.put(KEY, [_written(one) for one in kept])
        return new

    def reset(self) -> None:
        """Delete all stored mistakes."""
        self._keeping.put(KEY, [])


def _written(one: Mistake) -> dict[str, Any]:
    answers = [[answer, cost] for answer, cost in one.answers.items()]
    return {"position": one.position.to_json(), "seat": one.seat, "rating": one.rating, "answers": answers}


def _read(entry: object) -> Mistake | None:
    match entry:
        case {
            "position": dict(kept),
            "seat": int(seat),
            "rating": int(rating),
            "answers": [[_, 0 | 0.0], *_] as rows,
        }:
            try:
                position = parse_record(json.dumps(kept))
                answers = {str(answer): float(cost) for answer, cost in rows}
            except (CodedError, TypeError, ValueError):
                return None
            if position.deals and 0 <= seat < len(position.seats) and LEAST <= rating <= MOST and len(answers) > 1:
                return _mistake(position, seat, rating, answers)
    return None
