"""A golden playthrough: a whole match of a variant as a text that a person can read and check against the rules.

The file holds the record of the match, everything that is told in its first deal, and the lines and the standing
after each deal. The test replays the record; who played, and how the moves were chosen, makes no difference to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardtable.core.cards import format_cards, parse_card, parse_cards
from cardtable.core.events import (
    EVERYBODY,
    Announced,
    CardsMoved,
    CardsShown,
    CardTurned,
    DealBegan,
    DealEnded,
    Event,
    PointsMarked,
    TurnBegan,
    ZoneLabelled,
)
from cardtable.core.match import Match
from cardtable.core.record import Record, SeatEntry, parse_record, record_of
from cardtable.core.scores import Parameters, ScoreLine
from cardtable.core.state import Deal, Standing
from cardtable.games.registry import family_of, variant

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Björn", "Christina", "Dan", "Elin", "Folke")
DIVIDER = "=" * 80 + "\n"


def file_of(name: str) -> Path:
    """Where the playthrough of a variant is kept."""
    return FOLDER / f"{name}.txt"


def text_of(record: Record) -> str:
    """The whole file for ``record``."""
    return record.to_text() + DIVIDER + "".join(f"{line}\n" for line in _story(record))


def record_in(text: str) -> Record:
    """The record at the top of a file."""
    return parse_record(text.partition(DIVIDER)[0])


def record_to_keep(match: Match) -> Record:
    """The record of a match that is to become golden."""
    seats = tuple(SeatEntry(name) for name in NAMES[: match.rule_set.players])
    return record_of(match, seats, variant(match.rule_set.variant).changes(match.rule_set), "")


def _story(record: Record) -> Iterator[str]:
    family = family_of(record.variant)
    rule_set = variant(record.variant).restored(record.players, record.options)
    match = Match(family, rule_set, [tuple(map(parse_card, cards)) for cards in record.cut])
    for number, deal in enumerate(record.deals):
        yield f"Deal {number}, dealt by seat {match.standing.dealer}"
        state = family.deal(rule_set, match.standing)
        order = parse_cards(deal.pack)
        told = [("", state.apply(Deal(order)))]
        match.begin_deal(order)
        for text in deal.actions:
            action = family.parse_action(text)
            told.append((f"seat {state.actor()} > {text}", state.apply(action)))
            match.apply(action)
        for text, events in told if number == 0 else ():
            if text:
                yield text
            yield from (f"    {line}" for line in map(_event, events) if line)
        yield f"Lines of deal {number}"
        yield from (f"    {_line(line)}" for line in state.lines())
        yield f"Standing after deal {number}: {_standing(match.standing)}"
        yield ""
    if record.closed:
        match.close()
        yield f"Closed and settled: {_standing(match.standing)}"
        yield ""


def _params(params: Parameters) -> str:
    return "".join(f" {name}={value}" for name, value in params)


def _line(line: ScoreLine) -> str:
    cards = f" [{format_cards(line.cards)}]" if line.cards else ""
    sign = "" if line.marked else " (not marked)"
    return f"party {line.side} {line.points:+d} {line.code}{_params(line.params)}{sign}{cards}"


def _standing(standing: Standing) -> str:
    end = f", won by {list(standing.winners)}, factors {list(standing.factors)}" if standing.over else ""
    carried = "".join(f", {name} {value}" for name, value in standing.carried)
    return f"points {list(standing.points)}, next dealer {standing.dealer}{carried}{end}"


def _event(event: Event) -> str:
    match event:
        case CardsMoved():
            lies = "up" if event.face_up else "down"
            return (
                f"{event.reason}: {format_cards(event.cards)}, {event.source} to {event.target}, face {lies}, "
                f"seen by {_seen_by(event)}"
            )
        case CardsShown():
            return f"{event.reason}: {format_cards(event.cards)} of {event.zone} shown to {_seen_by(event)}"
        case DealBegan():
            return f"{event.seats} seats, {event.cards} cards, dealer {event.dealer}"
        case CardTurned():
            return f"card {event.index} of {event.zone} turned face {'up' if event.face_up else 'down'}"
        case ZoneLabelled():
            return f"{event.zone} is{_params(event.params)}"
        case Announced():
            return f"seat {event.seat} says {event.code}{_params(event.params)}"
        case PointsMarked():
            return f"marked: {_line(event.line)}"
        case TurnBegan():
            return ""
        case DealEnded():
            return "the deal is over"


def _seen_by(event: CardsMoved | CardsShown) -> str:
    return "all" if EVERYBODY in event.known_to else f"seats {list(event.known_to)}"
