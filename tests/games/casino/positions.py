"""Positions laid out by hand: hands, table, piles and builds as card texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.core.cards import ACE, Card, make_card, parse_cards
from cardtable.core.events import Event
from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Deal, Standing
from cardtable.games.casino.actions import parse_play
from cardtable.games.casino.facts import BIG_CASINO, LITTLE_CASINO, SideFacts
from cardtable.games.casino.phases import Phase
from cardtable.games.casino.pieces import Build
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import final_lines
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.variants import casino_rules
from cardtable.games.registry import variant


def rules_of(name: str, players: int | None = None, **options: OptionValue) -> CasinoRules:
    return casino_rules(variant(f"casino.{name}").rule_set(players, options))


def position(
    rules: CasinoRules,
    hands: Sequence[str],
    table: str = "",
    *,
    turn: int = 0,
    piles: Sequence[str] = (),
    builds: Sequence[tuple[int, int, str]] = (),
    last: bool = True,
    stock: str = "",
    points: Sequence[int] = (),
    last_capturer: int = -1,
) -> CasinoState:
    """A deal that is going on. ``builds`` are ``(value, builder, cards)`` of single builds; ``last`` says whether it
    is the last dealing round, as it must be if ``stock`` is empty and the hands are to be played out.
    """
    sides = len(rules.sides)
    state = CasinoState(rules, Standing(tuple(points) or (0,) * sides, dealer=rules.players - 1))
    state.phase = Phase.PLAY
    state.turn = turn
    state.round = len(rules.plan.rounds) if last else 1
    state.stock = parse_cards(stock)
    state.hands = [list(parse_cards(cards)) for cards in hands]
    state.table = list(parse_cards(table))
    for side, cards in enumerate(piles):
        state.piles[side] = list(parse_cards(cards))
    state.builds = [
        Build(number, value, builder, 1, parse_cards(cards))
        for number, (value, builder, cards) in enumerate(builds, start=1)
    ]
    state.builds_begun = len(builds)
    state.last_capturer = last_capturer
    return state


def play(state: CasinoState, *texts: str) -> list[Event]:
    """Plays one after another, and all that they told."""
    events: list[Event] = []
    for text in texts:
        events += state.apply(parse_play(text))
    return events


def legal(state: CasinoState) -> set[str]:
    return {str(action) for action in state.legal()}


def captures(state: CasinoState) -> set[str]:
    """The captures among the legal actions."""
    return {str(action) for action in state.legal() if action.captures}


def is_legal(state: CasinoState, text: str) -> bool:
    action = parse_play(text)
    member = action in state.legal()
    assert member == (action in list(state.legal()))
    return member


def deal(rules: CasinoRules, order: Sequence[int], dealer: int = 0) -> tuple[CasinoState, list[Event]]:
    state = CasinoState(rules, Standing((0,) * len(rules.sides), dealer))
    return state, state.apply(Deal(tuple(order)))


def pile_of(state: CasinoState, side: int) -> set[int]:
    """All cards that a side has captured, those in the marking pile too."""
    return {*state.piles[side], *(marker.card for marker in state.markers[side])}


def points_by(lines: Sequence[ScoreLine], code: str) -> dict[int, int]:
    """The points of each side for lines of one code."""
    found: dict[int, int] = {}
    for line in lines:
        if line.code == code:
            found[line.side] = found.get(line.side, 0) + line.points
    return found


def scored(
    rules: CasinoRules,
    facts: Sequence[SideFacts],
    points: Sequence[int] = (),
    marked: Sequence[ScoreLine] = (),
) -> tuple[ScoreLine, ...]:
    """The lines of a deal that ended with ``facts``."""
    return final_lines(rules, Standing(tuple(points) or (0,) * len(rules.sides), 0), marked, facts)


def won(cards: str, sweeps: int = 0, mulles: str = "", last_capture: bool = False) -> SideFacts:
    """The facts of a side that captured ``cards``, with ``mulles`` as the capturing cards."""
    return SideFacts(won=parse_cards(cards), sweeps=sweeps, mulles=parse_cards(mulles), last_capture=last_capture)


def captured(cards: Iterable[Card], sweeps: int = 0, double_sweeps: int = 0) -> SideFacts:
    """The facts of a side that captured ``cards``."""
    return SideFacts(won=tuple(cards), sweeps=sweeps, double_sweeps=double_sweeps)


def told(
    *,
    cards: int = 0,
    spades: int = 0,
    big_casinos: int = 0,
    little_casinos: int = 0,
    aces: Sequence[int] = (),
) -> SideFacts:
    """The facts of a side whose cards are not known, but how many they are; of its aces the suits."""
    named = [BIG_CASINO] * big_casinos + [LITTLE_CASINO] * little_casinos + [make_card(ACE, suit) for suit in aces]
    return SideFacts(told={"cards": cards, "spades": spades}, named=tuple(named))


def suit(letter: str, ranks: str = "A23456789TJQK") -> str:
    """Cards of one suit as a text."""
    return " ".join(rank + letter for rank in ranks)
