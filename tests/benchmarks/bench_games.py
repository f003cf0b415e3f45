"""Random playouts of every variant, and captures on crowded tables."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

from cardtable.core.cards import PACK_52, PACK_104, Card
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import OVER, Deal
from cardtable.games.casino import captures
from cardtable.games.casino.captures import Classes, Values, can_capture, capture_vectors, single_sets
from cardtable.games.casino.variants import casino_rules
from cardtable.games.registry import VARIANTS, family_of, variant

DEALS = 150
TABLES = 200


def run() -> dict[str, float]:
    """Playouts a second for each variant; milliseconds to generate captures and to judge a chosen set."""
    return {**_playouts(), **_captures()}


def _playouts() -> dict[str, float]:
    figures = {}
    for one in VARIANTS:
        for players in one.players:
            rule_set, family, generator = one.rule_set(players), family_of(one.id), rng(1, players)
            began = time.perf_counter()
            for _ in range(DEALS):
                state = family.deal(rule_set, family.begin(rule_set, 0))
                state.advance(Deal(shuffled(family.pack(rule_set), generator)))
                while state.actor() != OVER:
                    state.advance(state.legal().random_action(generator))
            figures[f"{one.id}, {players} players, random deals /s"] = DEALS / (time.perf_counter() - began)
    return figures


def _captures() -> dict[str, float]:
    figures = {}
    plain = casino_rules(variant("casino.swedish").rule_set(2))
    double = casino_rules(variant("casino.berlin1810").rule_set(4, {"double_use": "both"}))
    for pack, cards in ((PACK_52, 8), (PACK_52, 14), (PACK_104, 16), (PACK_104, 20)):
        for words, rules in (("aces", plain), ("double values", double)):
            tables = _tables(pack, cards, rng(2, cards))
            name = f"{cards} cards of {len(pack)}, {words}"
            for what, measure in (("generate", _generate), ("judge", _judge)):
                times = sorted(measure(table, rules.table_values) for table in tables)
                figures[f"{name}, {what} one card, median ms"] = median(times) * 1000
                figures[f"{name}, {what} one card, worst ms"] = times[-1] * 1000
    return figures


def _tables(pack: tuple[Card, ...], cards: int, generator: random.Random) -> list[tuple[Card, ...]]:
    return [shuffled(pack, generator)[:cards] for _ in range(TABLES)]


def _slowest(work: Callable[[Values], object], targets: tuple[Values, ...]) -> float:
    slowest = 0.0
    for target in targets:
        captures._remembered.cache_clear()
        single_sets.cache_clear()
        began = time.perf_counter()
        work(target)
        slowest = max(slowest, time.perf_counter() - began)
    return slowest


_TARGETS: tuple[Values, ...] = ((13,), (1, 14), (10, 16))


def _generate(table: tuple[Card, ...], values: tuple[Values, ...]) -> float:
    counts: dict[Values, int] = {}
    for card in table:
        counts[values[card]] = counts.get(values[card], 0) + 1
    classes: Classes = tuple(sorted(counts.items()))
    return _slowest(lambda target: capture_vectors(classes, target, True), _TARGETS)


def _judge(table: tuple[Card, ...], values: tuple[Values, ...]) -> float:
    chosen = [values[card] for card in table[: len(table) // 2]]
    return _slowest(lambda target: can_capture(chosen, target, True), _TARGETS)
