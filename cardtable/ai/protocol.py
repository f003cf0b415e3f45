"""The protocol between the program and the child process of the computer players: one JSON object on each line.

Requests::

    {"id": 17, "do": "decide", "player": "searcher", "variant": "casino.swedish", "players": 2, "options": {},
     "standing": {"points": [3, 5], "dealer": 0, "deals": 1}, "observation": {…}, "seconds": 0.7, "seed": 5}
    {"id": 17, "do": "hint", …}         the same keys; the answer gives reasons, too
    {"do": "cancel", "id": 17}          the request is then answered with the error ``cancelled``
    {"do": "quit"}

``seconds`` limits the thinking time; ``samples``, if given, fixes the number of sampled deals instead, so that the
answer depends only on ``seed``. ``seed`` may be null. ``legal``, if given, lists the legal actions; of actions that
differ only in which of equal cards is taken, it has one. Programs of other authors need this list, our own players do
not. ``level``, if given, is the strength for a player that can play at different levels (``ai.player.Situation``).
``compared``, if given, is an action that must be examined too; with ``against``, only these two are compared with each
other.

Answers, one for each request, in the order in which they are ready::

    {"id": 17, "action": "9D x 9S", "considered": [{"action": "9D x 9S", "value": 1.8, "reasons": [["sweep", {}]]}]}
    {"id": 17, "error": "unknown_player", "parameters": {"player": "wizard"}}

``considered`` begins with the decision, which a habit or a mixed strategy may prefer to an action of a higher value;
the others follow from the best to the worst. A ``value`` is for the side that decides: in points of the score, or near
the end of a match in what these are worth for it. Only differences between values have a meaning. A ``spread``, if
there is one, is half of a 95 % interval: for the first action of its value, for any other of its distance from the
first. A ``contrast``, in the form of reasons, says in what the first is better than this one; ``alike`` is true for the
same choice as an earlier one. ``considered`` may be left out. If two actions were compared, ``in_points`` is false if
the values are not points, because the match is near its end. An error that belongs to no request has the id null.

Every size is limited, so that no side can be made to process too much: see the constants.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from cardtable.core.documents import load_json
from cardtable.core.errors import CodedError, RecordError
from cardtable.core.json_forms import standing_to_json
from cardtable.core.rules import OptionValue, RuleSet
from cardtable.core.sanitise import as_text, as_values
from cardtable.core.scores import Parameter, Parameters, parameters
from cardtable.core.state import Observation, Standing

LONGEST_LINE = 1_000_000
"""The most characters of a line; a longer line is refused unread."""
MOST_ITEMS = 64
"""The most entries of each list and mapping of the protocol (observations and legal actions are limited only by the
line).
"""
LONGEST_TEXT = 400
"""The most characters of a name, a code or the text of an action."""
MOST_SECONDS = 60.0
MOST_SAMPLES = 100_000
MOST_NUMBER = 2**63

DECIDE, HINT, CANCEL, QUIT = "decide", "hint", "cancel", "quit"


class ProtocolError(CodedError):
    """A line that does not belong to the protocol. ``request`` is the id that it carries, or None if it
    cannot be read.
    """

    def __init__(self, code: str, request: int | None = None, /, **named: object) -> None:
        super().__init__(code, **named)
        self.request = request


@dataclass(frozen=True, slots=True)
class Request:
    """A question to a computer player. ``do`` is ``decide`` or ``hint``. ``compared`` is the text of an action that
    must be examined too, ``against`` that of the only one to compare it with, ``legal`` the texts of the legal actions,
    ``level`` the strength at which to play.
    """

    id: int
    do: str
    player: str
    variant: str
    players: int
    options: Mapping[str, OptionValue]
    standing: Standing
    observation: Mapping[str, Any]
    seconds: float
    seed: int | None = None
    samples: int | None = None
    compared: str | None = None
    legal: tuple[str, ...] | None = None
    level: float | None = None
    against: str | None = None

    @classmethod
    def about(
        cls,
        number: int,
        do: str,
        player: str,
        rule_set: RuleSet,
        standing: Standing,
        observation: Observation,
        seconds: float,
        seed: int | None = None,
        samples: int | None = None,
        compared: str | None = None,
        legal: tuple[str, ...] | None = None,
        level: float | None = None,
        against: str | None = None,
    ) -> Request:
        """Return the question what ``player`` would do with this ``observation``."""
        return cls(
            number,
            do,
            player,
            rule_set.variant,
            rule_set.players,
            dict(rule_set.options),
            standing,
            observation.to_json(),
            seconds,
            seed,
            samples,
            compared,
            legal,
            level,
            against,
        )

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "id": self.id,
            "do": self.do,
            "player": self.player,
            "variant": self.variant,
            "players": self.players,
            "options": dict(self.options),
            "standing": standing_to_json(self.standing),
            "observation": dict(self.observation),
            "seconds": self.seconds,
            "seed": self.seed,
        }
        if self.samples is not None:
            data["samples"] = self.samples
        if self.compared is not None:
            data["compared"] = self.compared
        if self.legal is not None:
            data["legal"] = list(self.legal)
        if self.level is not None:
            data["level"] = self.level
        if self.against is not None:
            data["against"] = self.against
        return data

    @classmethod
    def from_json(cls, data: Any) -> Request:
        """Return the request of JSON values; raises ``ProtocolError``."""
        reader = _Reader(data)
        reader.only(*_REQUEST_KEYS)
        do = reader.text("do")
        if do not in (DECIDE, HINT):
            raise reader.wrong("do")
        number = reader.whole("id", 0)
        options = reader.mapping("options")
        for name, value in options.items():
            if len(name) > LONGEST_TEXT or not _is_parameter(value):
                raise reader.wrong("options")
        return cls(
            id=number,
            do=do,
            player=reader.text("player"),
            variant=reader.text("variant"),
            players=reader.whole("players", 1, MOST_ITEMS),
            options=options,
            standing=_standing(reader),
            observation=reader.mapping("observation", bounded=False),
            seconds=reader.real("seconds", 0.0, MOST_SECONDS),
            seed=reader.optional_whole("seed", -MOST_NUMBER),
            samples=reader.optional_whole("samples", 1, MOST_SAMPLES),
            compared=reader.text("compared") if reader.has("compared") else None,
            legal=reader.texts("legal") if reader.has("legal") else None,
            level=reader.real("level", 0.0, MOST_ITEMS) if reader.has("level") else None,
            against=reader.text("against") if reader.has("against") else None,
        )


_REQUEST_KEYS = (
    "id",
    "do",
    "player",
    "variant",
    "players",
    "options",
    "standing",
    "observation",
    "seconds",
    "seed",
    "samples",
    "compared",
    "legal",
    "level",
    "against",
)


@dataclass(frozen=True, slots=True)
class Cancel:
    """The answer to request ``id`` is no longer wanted."""

    id: int

    def to_json(self) -> dict[str, Any]:
        return {"do": CANCEL, "id": self.id}


@dataclass(frozen=True, slots=True)
class Quit:
    """The process is asked to end."""

    def to_json(self) -> dict[str, Any]:
        return {"do": QUIT}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good or bad: a code of the family's players, with parameters."""

    code: str
    params: Parameters = ()


@dataclass(frozen=True, slots=True)
class Considered:
    """An action that was examined, in text form: its value in points, the reasons, its spread, and what distinguishes
    the first action from it (``ai.player.Candidate``).
    """

    action: str
    value: float
    reasons: tuple[Reason, ...] = ()
    spread: float = 0.0
    contrast: tuple[Reason, ...] = ()
    alike: bool = False

    def to_json(self) -> dict[str, Any]:
        told = {"action": self.action, "value": self.value, "reasons": _reasons_to_json(self.reasons)}
        if self.spread:
            told["spread"] = self.spread
        if self.contrast:
            told["contrast"] = _reasons_to_json(self.contrast)
        if self.alike:
            told["alike"] = True
        return told


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to request ``id``: the action of the player, and what it examined: first the decision, then the
    others, best first. ``in_points`` says whether the values are points; it is set only for a comparison.
    """

    id: int
    action: str
    considered: tuple[Considered, ...] = ()
    in_points: bool = True

    def to_json(self) -> dict[str, Any]:
        told = {"id": self.id, "action": self.action, "considered": [item.to_json() for item in self.considered]}
        return told if self.in_points else told | {"in_points": False}


@dataclass(frozen=True, slots=True)
class Failure:
    """There is no answer to request ``id``; or, if ``id`` is None, a line was not understood."""

    id: int | None
    code: str
    params: Mapping[str, Parameter] = field(default_factory=dict)

    @classmethod
    def of(cls, number: int | None, error: CodedError) -> Failure:
        """Return the failure for ``error``, with its parameters cut to what a line may contain."""
        named: dict[str, Parameter] = {}
        for name, value in list(error.parameters.items())[:MOST_ITEMS]:
            named[name] = value if isinstance(value, bool | int) and _is_parameter(value) else str(value)[:LONGEST_TEXT]
        return cls(number, error.code, named)

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "error": self.code, "parameters": dict(self.params)}


Question: TypeAlias = Request | Cancel | Quit
Answer: TypeAlias = Reply | Failure


def encode(message: Question | Answer) -> str:
    """Return the message as one line, with its line break."""
    return json.dumps(message.to_json(), ensure_ascii=True, separators=(",", ":"), allow_nan=False) + "\n"


def decode_question(line: str) -> Question:
    """Return the question on ``line``; raises ``ProtocolError``."""
    data = _load(line)
    reader = _Reader(data)
    do = reader.text("do")
    if do == QUIT:
        reader.only("do")
        return Quit()
    if do == CANCEL:
        reader.only("do", "id")
        return Cancel(reader.whole("id", 0))
    return Request.from_json(data)


def decode_answer(line: str) -> Answer:
    """Return the answer on ``line``; raises ``ProtocolError``."""
    reader = _Reader(_load(line))
    if reader.has("error"):
        reader.only("id", "error", "parameters")
        named = reader.mapping("parameters")
        if not all(_is_parameter(value) for value in named.values()):
            raise reader.wrong("parameters")
        return Failure(reader.optional_whole("id", 0), as_text(reader.text("error")), as_values(named))
    reader.only("id", "action", "considered", "in_points")
    looked_at = reader.sequence("considered") if reader.has("considered") else []
    considered = tuple(_considered(item, reader.id) for item in looked_at)
    in_points = reader.truth("in_points") if reader.has("in_points") else True
    return Reply(reader.whole("id", 0), as_text(reader.text("action"), LONGEST_TEXT), considered, in_points)


def standing_from_json(data: Any) -> Standing:
    """Return the standing of JSON values; raises ``ProtocolError``."""
    reader = _Reader(data)
    reader.only("points", "dealer", "deals", "carried", "winners", "factors")
    carried = reader.mapping("carried") if reader.has("carried") else {}
    if not all(_is_whole(value) for value in carried.values()):
        raise reader.wrong("carried")
    return Standing(
        points=reader.numbers("points"),
        dealer=reader.whole("dealer", 0, MOST_ITEMS),
        deals=reader.whole("deals", 0),
        carried=tuple(carried.items()),
        winners=reader.numbers("winners") if reader.has("winners") else (),
        factors=reader.numbers("factors") if reader.has("factors") else (),
    )


def _standing(reader: _Reader) -> Standing:
    data = reader.mapping("standing")
    try:
        return standing_from_json(data)
    except ProtocolError:
        raise reader.wrong("standing") from None


def _considered(data: Any, request: int | None) -> Considered:
    reader = _Reader(data, request)
    reader.only("action", "value", "reasons", "spread", "contrast", "alike")
    return Considered(
        as_text(reader.text("action"), LONGEST_TEXT),
        reader.real("value", -math.inf, math.inf),
        _reasons(reader, "reasons"),
        reader.real("spread", 0.0, math.inf) if reader.has("spread") else 0.0,
        _reasons(reader, "contrast") if reader.has("contrast") else (),
        reader.has("alike") and reader.truth("alike"),
    )


def _reasons(reader: _Reader, key: str) -> tuple[Reason, ...]:
    reasons = []
    for item in reader.sequence(key):
        match item:
            case [str(code), dict(named)] if (
                len(code) <= LONGEST_TEXT
                and len(named) <= MOST_ITEMS
                and all(_is_parameter(value) for value in named.values())
            ):
                reasons.append(Reason(as_text(code), parameters(**as_values(named))))
            case _:
                raise reader.wrong(key)
    return tuple(reasons)


def _reasons_to_json(reasons: Sequence[Reason]) -> list[list[Any]]:
    return [[reason.code, dict(reason.params)] for reason in reasons]


def _load(line: str) -> Any:
    if len(line) > LONGEST_LINE:
        raise ProtocolError("line_too_long", characters=len(line), most=LONGEST_LINE)
    try:
        return load_json(line)
    except RecordError:
        raise ProtocolError("not_json") from None


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -MOST_NUMBER <= value <= MOST_NUMBER


def _is_parameter(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST_TEXT
    return isinstance(value, bool) or _is_whole(value)


class _Reader:
    """Typed access to one JSON object; every error carries the id of the request, if it can be read."""

    def __init__(self, data: Any, request: int | None = None) -> None:
        if not isinstance(data, dict):
            raise ProtocolError("not_an_object", request)
        self._data: dict[str, Any] = data
        number = data.get("id")
        self.id = number if isinstance(number, int) and _is_whole(number) and number >= 0 else request

    def wrong(self, key: str) -> ProtocolError:
        return ProtocolError("bad_value", self.id, key=key)

    def has(self, key: str) -> bool:
        return key in self._data

    def only(self, *keys: str) -> None:
        for key in self._data:
            if key not in keys:
                raise ProtocolError("unknown_key", self.id, key=key[:LONGEST_TEXT])

    def _get(self, key: str) -> Any:
        if key not in self._data:
            raise ProtocolError("missing_key", self.id, key=key)
        return self._data[key]

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            raise self.wrong(key)
        return value

    def truth(self, key: str) -> bool:
        value = self._get(key)
        if not isinstance(value, bool):
            raise self.wrong(key)
        return value

    def whole(self, key: str, least: int, most: int = MOST_NUMBER) -> int:
        value = self._get(key)
        if not (_is_whole(value) and least <= value <= most):
            raise self.wrong(key)
        return int(value)

    def optional_whole(self, key: str, least: int, most: int = MOST_NUMBER) -> int | None:
        return None if self._data.get(key) is None else self.whole(key, least, most)

    def real(self, key: str, least: float, most: float) -> float:
        value = self._get(key)
        good = isinstance(value, float) or _is_whole(value)
        if not (good and math.isfinite(value) and least <= value <= most):
            raise self.wrong(key)
        return float(value)

    def mapping(self, key: str, bounded: bool = True) -> dict[str, Any]:
        value = self._get(key)
        if not isinstance(value, dict) or (bounded and len(value) > MOST_ITEMS):
            raise self.wrong(key)
        return value

    def sequence(self, key: str, bounded: bool = True) -> list[Any]:
        value = self._get(key)
        if not isinstance(value, list) or (bounded and len(value) > MOST_ITEMS):
            raise self.wrong(key)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.sequence(key, bounded=False)
        if not all(isinstance(item, str) and len(item) <= LONGEST_TEXT for item in value):
            raise self.wrong(key)
        return tuple(value)

    def numbers(self, key: str) -> tuple[int, ...]:
        value = self.sequence(key)
        if not all(_is_whole(item) for item in value):
            raise self.wrong(key)
        return tuple(value)
