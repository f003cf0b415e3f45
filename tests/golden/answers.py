"""What the states of a golden playthrough answer to everybody who may ask them.

The file beside a playthrough shows its first deal: for each state who decides, the shape of the choice, the legal
actions, and what became different in each seat's observation and in each seat's picture of the table. Long lists are
told by their length and their ends, and a long deal by its beginning and its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from pathlib import Path
from typing import Any

from cardtable.core.cards import HIDDEN, format_card, parse_card, parse_cards
from cardtable.core.events import Event
from cardtable.core.match import Match
from cardtable.core.record import Record
from cardtable.core.state import CHANCE, OVER, Deal, DealState, LegalActions, WithOptions
from cardtable.core.view import SeatView
from cardtable.core.zones import PlacedCard
from cardtable.games.registry import family_of, variant

FIRST, LAST = 20, 3
"""So many states from the beginning and from the end of the deal are shown."""
MOST_LISTED = 10
"""Longer lists are told by their length and by the first and last ``ENDS``."""
ENDS = 3
SETTLED = ("variant", "players", "options", "standing", "seat")
"""What an observation says that is the same in the whole deal."""

Known = dict[str, str]


def answers_of(file: Path) -> Path:
    """Where the answers of the playthrough in ``file`` are kept."""
    return file.with_suffix(".answers.txt")


def answers(record: Record) -> str:
    """The whole file of answers for ``record``."""
    states = ["".join(f"{line}\n" for line in lines) for lines in _states(record)]
    left_out = len(states) - FIRST - LAST
    if left_out > 0:
        states[FIRST:-LAST] = [f"({left_out} states are left out)\n"]
    return "\n".join(states)


def _states(record: Record) -> Iterator[list[str]]:
    family = family_of(record.variant)
    rule_set = variant(record.variant).restored(record.players, record.options)
    cut = [tuple(map(parse_card, cards)) for cards in record.cut]
    state = family.deal(rule_set, Match(family, rule_set, cut).standing)
    seats = [_Seat(seat) for seat in range(record.players)]
    yield _state("Before the deal", state, [], seats)
    yield _state("Dealt", state, state.apply(Deal(parse_cards(record.deals[0].pack))), seats)
    for text in record.deals[0].actions:
        actor = state.actor()
        events = state.apply(family.parse_action(text))
        yield _state(f"seat {actor} > {text}" if actor >= 0 else _shortened(text.split(" ")), state, events, seats)


def _state(title: str, state: DealState, events: Sequence[Event], seats: Sequence[_Seat]) -> list[str]:
    actor = {CHANCE: "chance", OVER: "nobody"}.get(state.actor(), f"seat {state.actor()}")
    lines = [title, f"    {actor} decides, {state.phase_name()}"]
    if state.actor() >= 0:
        lines += [f"    {line}" for line in _choice(state.legal())]
    for seat in seats:
        lines += [f"    {line}" for line in seat.lines(state, events)]
    return lines


def _choice(legal: LegalActions) -> Iterator[str]:
    shape = legal.shape()
    yield " ".join((type(shape).__name__, *(str(getattr(shape, one.name)) for one in fields(shape))))
    chosen = legal.representatives()
    yield f"{len(legal)} legal"
    yield f"{len(chosen)} to look at: {_shortened(chosen, counted=False)}"
    if isinstance(legal, WithOptions) and legal.options():
        yield f"options: {_shortened(legal.options())}"
    if legal.cards():
        yield f"cards: {_shortened(sorted(legal.cards()), format_card)}"


class _Seat:
    """What a seat knew and saw before."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._view = SeatView(seat)
        self._known: Known = {}
        self._seen: Known = {}

    def lines(self, state: DealState, events: Sequence[Event]) -> Iterator[str]:
        """What is different now; nothing where all is as it was."""
        for event in events:
            self._view.apply(event.seen_by(self._seat))
        observation = state.observe(self._seat).to_json()
        known = {key: _value(value) for key, value in observation.items() if key not in SETTLED}
        seen = {str(zone): _cards(cards) for zone, cards in self._view.zones.items() if cards}
        for verb, now, before in (("knows", known, self._known), ("sees", seen, self._seen)):
            if news := _different(now, before):
                yield f"seat {self._seat} {verb} {news}"
        self._known, self._seen = known, seen


def _different(now: Mapping[str, str], before: Mapping[str, str]) -> str:
    gone = [f"no {key}" for key in sorted(before.keys() - now.keys())]
    return ", ".join([*(f"{key} {now[key]}" for key in now if before.get(key) != now[key]), *gone])


def _value(value: Any) -> str:
    match value:
        case list():
            return f"[{_shortened(value, _value)}]"
        case dict():
            return "{" + ", ".join(f"{key} {_value(one)}" for key, one in value.items()) + "}"
        case None | "":
            return "-"
        case bool():
            return "yes" if value else "no"
    return str(value)


def _cards(cards: Sequence[PlacedCard]) -> str:
    """Cards of a place; those that lie face down in brackets, and how many of them are unknown."""
    told = []
    for (card, face_up), same in groupby(cards):
        number = len(list(same))
        text = "?" if card == HIDDEN else format_card(card)
        text = text if number == 1 else f"{text} x {number}"
        told.append(text if face_up else f"({text})")
    return _shortened(told, between=" ")


def _shortened(
    every: Sequence[Any], text: Callable[[Any], str] = str, between: str = "; ", counted: bool = True
) -> str:
    if len(every) <= MOST_LISTED:
        return between.join(map(text, every))
    shown = between.join([*map(text, every[:ENDS]), "…", *map(text, every[-ENDS:])])
    return f"{len(every)}: {shown}" if counted else shown
