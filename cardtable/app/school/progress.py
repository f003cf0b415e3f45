"""How far a person has come in the school; stored with the settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from cardtable.app.keeping import Keeping

KEY = "school"
MOST_STARS: Final = 3
MOST_STAGES: Final = 3


@dataclass(frozen=True)
class Begun:
    """A lesson that was left: the name of the next step, and how many answers were wrong before it."""

    lesson: str
    step: str
    faults: int


def stars_for(faults: int) -> int:
    """Return three stars for a lesson without a fault, two for one with one or two, and one for any other completed
    lesson.
    """
    return MOST_STARS if faults == 0 else 2 if faults <= 2 else 1


class Progress:
    """The stars of each lesson, and the lesson that was left last."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping

    def stars(self, lesson: str) -> int:
        """The most stars that a lesson has brought, 0 if it was never finished."""
        return self._stars().get(lesson, 0)

    def begun(self) -> Begun | None:
        """Return the lesson that was left before its end; None if there is none."""
        match self._kept().get("begun"):
            case {"lesson": str(lesson), "step": str(step), "faults": int(faults)}:
                return Begun(lesson, step, faults)
        return None

    def reach(self, begun: Begun) -> None:
        """Store how far a lesson has come."""
        self._keep(self._stars(), begun)

    def finish(self, lesson: str, faults: int) -> int:
        """Store that a lesson is complete; return its stars this time."""
        stars = stars_for(faults)
        self._keep({**self._stars(), lesson: max(stars, self.stars(lesson))}, None)
        return stars

    def stages(self, own: str) -> int:
        """How many stages of a deal of one's own have been completed, from 0 to 3."""
        done = self._own().get(own, 0)
        return done if type(done) is int and 0 <= done <= MOST_STAGES else 0

    def finish_stage(self, own: str, stage: int, mistakes: int) -> int:
        """Store that a stage of a deal of one's own is complete; the last one brings stars, and they are returned."""
        stages = {**self._own(), own: max(stage, self.stages(own))}
        self._keeping.put(KEY, {**self._kept(), "own": stages})
        return self.finish(own, mistakes) if stage == MOST_STAGES else 0

    def _own(self) -> Mapping[str, Any]:
        own = self._kept().get("own")
        return own if isinstance(own, dict) else {}

    def reset(self) -> None:
        """Delete everything."""
        self._keeping.put(KEY, {"stars": {}})

    def _kept(self) -> Mapping[str, Any]:
        kept = self._keeping.get(KEY)
        return kept if isinstance(kept, dict) else {}

    def _stars(self) -> dict[str, int]:
        stars = self._kept().get("stars")
        given = stars.items() if isinstance(stars, dict) else ()
        return {str(lesson): count for lesson, count in given if type(count) is int and 1 <= count <= MOST_STARS}

    def _keep(self, stars: Mapping[str, int], begun: Begun | None) -> None:
        kept: dict[str, Any] = {"stars": dict(stars)}
        if own := self._own():
            kept["own"] = dict(own)
        if begun is not None:
            kept["begun"] = {"lesson": begun.lesson, "step": begun.step, "faults": begun.faults}
        self._keeping.put(KEY, kept)
