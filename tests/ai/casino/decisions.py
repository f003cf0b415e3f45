"""Situations out of random matches, for the tests of the Casino players."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from cardtable.ai.player import Situation
from cardtable.core.cards import format_card, parse_cards
from cardtable.core.chance import shuffled
from cardtable.core.rules import OptionValue, RuleSet
from cardtable.core.state import Deal, Standing
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.variants import casino_rules
from cardtable.games.registry import VARIANTS, family_of, variant
from tests.games.casino.positions import position

EVERY_GAME: list[tuple[str, int]] = [
    (kind.id, players) for kind in VARIANTS if kind.family == "casino" for players in sorted(kind.players)
]


def rule_set(name: str, players: int, options: Mapping[str, OptionValue] | None = None) -> RuleSet:
    return variant(name).rule_set(players, options)


def begun(rules: RuleSet, generator: random.Random, points: tuple[int, ...] | None = None) -> CasinoState:
    """A deal that has just been dealt, at a standing of ``points``."""
    family = family_of(rules.variant)
    standing = Standing(points or (0,) * len(family.sides(rules)), generator.randrange(rules.players))
    state = family.deal(rules, standing)
    state.apply(Deal(shuffled(family.pack(rules), generator)))
    assert isinstance(state, CasinoState)
    return state


def random_play(state: CasinoState, generator: random.Random) -> None:
    """Play something, captures three times out of four where there are any."""
    plays = list(state.legal().representatives())
    captures = [play for play in plays if play.captures]
    if captures and generator.random() < 0.75:
        plays = captures
    state.advance(plays[generator.randrange(len(plays))])


def positions(rules: RuleSet, seed: int, points: tuple[int, ...] | None = None) -> Iterator[CasinoState]:
    """The positions of one random deal, in order; each must be looked at before the next one is asked for."""
    generator = random.Random(seed)
    state = begun(rules, generator, points)
    while state.actor() >= 0:
        yield state
        random_play(state, generator)


def situation(state: CasinoState, seat: int | None = None) -> Situation:
    """What the player to move, or ``seat``, is told of ``state``."""
    rules = state.rules.rule_set
    observer = state.actor() if seat is None else seat
    return Situation(family_of(rules.variant), rules, state.standing, state.observe(observer))


def crowded_end() -> CasinoState:
    """The last round of a deal of two, with sixteen cards on the table: more plays than can be looked at or told."""
    rules = casino_rules(rule_set("casino.swedish", 2))
    hands, table = ["JD KD 4C 9H", "KH QH TS 6H"], "2C 3D 4H 5S 6C 7D 8H 9S AC 2D 3H 4S 5C 6D 7H 8S"
    left = set(parse_cards(" ".join([*hands, table])))
    taken = [format_card(card) for card in rules.pack if card not in left]
    return position(rules, hands, table, piles=[" ".join(taken[::2]), " ".join(taken[1::2])])
