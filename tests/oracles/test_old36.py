"""The engine and a referee of Piquet of 36 cards that was written apart from it agree on every deal."""

from __future__ import annotations

import random

import pytest

from cardtable.core.cards import format_card, parse_card
from cardtable.core.chance import shuffled
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import DECLARE, Do, change, play
from cardtable.games.piquet.phases import DECLARING, Phase
from cardtable.games.piquet.ranking import strength_of
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import rules_of, standing_of
from tests.oracles.old36 import ELDER, YOUNGER, Referee, blank, may_discard, may_play

SEEDS = range(36_000, 36_150)
CODES = {"lead": "play", "trick": "play"}
TARGET = 100


def blanches(pack: list[int], generator: random.Random) -> list[int]:
    """The pack in an order in which elder or the dealer, or both, are dealt no court card."""
    low = [card for card in pack if blank([format_card(card)])]
    high = [card for card in pack if card not in low]
    generator.shuffle(low)
    generator.shuffle(high)
    one, other = low[:12], low[12:]
    mixed = other if generator.random() < 0.4 else shuffled([*other, *high], generator)
    rest = [card for card in pack if card not in one and card not in mixed[:12]]
    hands = [one, list(mixed[:12])]
    if generator.random() < 0.5:
        hands.reverse()
    dealt = [card for place in range(0, 12, 2) for hand in hands for card in hand[place : place + 2]]
    return [*dealt, *shuffled(rest, generator)]


def check_deal(seed: int) -> int:
    """Watch a deal that is exchanged and played by chance; return the number of marks that were compared."""
    generator = random.Random(seed)
    rules = rules_of("old36")
    points = [generator.randrange(TARGET) if generator.random() < 0.5 else 0 for _ in range(2)]
    state = PiquetState(rules, standing_of(rules, points, dealer=1))
    pack = list(rules.pack)
    order = blanches(pack, generator) if seed % 10 == 0 else shuffled(pack, generator)
    state.apply(Deal(tuple(order)))
    _exchange(state, generator, seed)
    if state.phase is Phase.OVER:
        # A carte blanche has won the match.
        assert max(points) >= TARGET - 10
        return 1
    hands = tuple([format_card(card) for card in state.hands[seat]] for seat in (ELDER, YOUNGER))
    blanche = (bool(state.blank[ELDER]), bool(state.blank[YOUNGER]))
    referee = Referee((list(hands[0]), list(hands[1])), points, TARGET, blanche)
    referee.count_hands()
    named = None
    highest = generator.random() < 0.4
    while state.actor() >= 0:
        if state.phase in DECLARING:
            state.apply(DECLARE)
            continue
        assert (state.phase, referee.winner) == (Phase.PLAY, None), seed
        legal = list(state.legal())
        cards = {format_card(one.cards[0]) for one in legal if one.do is Do.CARD}
        seat = state.turn
        assert seat == referee.turn(), seed
        assert cards == may_play(referee.hands[seat], next(iter(referee.table), None), named), seed
        looks = [one for one in legal if one.do is Do.LOOK]
        if looks and generator.random() < 0.2:
            look = generator.choice(looks)
            named = "SHDC"[look.number]
            state.apply(look)
            continue
        ordered = sorted(cards, key=lambda text: (strength_of(parse_card(text)), text))
        card = ordered[-1] if highest and seat == ELDER else generator.choice(ordered)
        referee.play(card)
        state.apply(play(parse_card(card)))
        named = None
    got: list[dict[str, int]] = [{}, {}]
    for line in state.lines():
        if line.points:
            code = CODES.get(line.code, str(line.code))
            got[line.side][code] = got[line.side].get(code, 0) + line.points
    assert got == referee.by_code(), seed
    for seat in (ELDER, YOUNGER):
        assert points[seat] + sum(got[seat].values()) < TARGET or referee.winner == seat, seed
    return len(referee.marks)


def _exchange(state: PiquetState, generator: random.Random, seed: int) -> None:
    """Exchange by chance, mostly for the better, with the numbers of cards held to the referee’s."""
    while state.phase is Phase.EXCHANGE:
        seat = state.turn
        legal = state.legal()
        shown = [one for one in legal.options() if one.do is Do.BLANCHE]
        assert bool(shown) == (
            blank(list(map(format_card, state.hands[seat]))) and not state.blank[seat] and state.named[seat] < 0
        ), seed
        if shown and generator.random() < 0.9:
            state.apply(generator.choice(shown))
            continue
        waits = state.blanche_announced and not state.blank[ELDER]
        talon = sum(map(len, state.talon)) - (state.named[ELDER] if waits else 0)
        sizes = {len(one.cards) for one in legal.representatives() if one.do is Do.CHANGE}
        expected = {state.named[seat]} if state.named[seat] >= 0 else set(may_discard(seat, talon))
        assert sizes == expected, (seed, sizes, expected)
        number = generator.choice(sorted(sizes))
        held = sorted(state.hands[seat], key=lambda card: (strength_of(card), generator.random()))
        away = held[:number] if generator.random() < 0.7 else generator.sample(held, number)
        state.apply(change(away))


def test_every_mark_is_as_another_referee_says() -> None:
    assert sum(map(check_deal, SEEDS)) > 800


@pytest.mark.slow
def test_many_deals_are_as_another_referee_says() -> None:
    assert sum(map(check_deal, range(360_000, 360_600))) > 3_000
