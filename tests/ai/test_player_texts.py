"""What is said of the computer players is true of how they play: for each sentence a test, named by it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.beliefs import Beliefs
from cardtable.ai.casino.desk import Desk
from cardtable.ai.ecarte.classical import classical_keep, is_rule_hand, strength
from cardtable.ai.ecarte.expert import word_share
from cardtable.ai.ecarte.hands import deck_of
from cardtable.ai.ecarte.outlook import Deciding
from cardtable.ai.ecarte.tricks import lead_tricks, leader_tricks
from cardtable.ai.piquet.promise import promise
from cardtable.ai.piquet.tricks import QUEEN, TrickPosition
from cardtable.ai.piquet.worth import Worth
from cardtable.ai.player import Candidate, Situation
from cardtable.ai.roster import player_of
from cardtable.core.cards import PACK_32, Card, format_cards, parse_card, parse_cards, rank_of
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Action, Deal, Observation
from cardtable.games.casino.actions import Play
from cardtable.games.ecarte.phases import Phase as EcartePhase
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.piquet.actions import Do, PiquetAction
from cardtable.games.piquet.combinations import Kind
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import cards_of, mask_of, strength_of, takes
from cardtable.games.piquet.state import PiquetState
from cardtable.words.casino.players import PLAYER_TEXTS as CASINO
from cardtable.words.ecarte.players import PLAYER_TEXTS as ECARTE
from cardtable.words.piquet.players import PLAYER_TEXTS as PIQUET
from tests.ai.casino.decisions import positions, rule_set, situation
from tests.ai.ecarte.test_bettors import before_match
from tests.ai.piquet.test_played import capot_threatens
from tests.games.casino import positions as casino
from tests.games.ecarte import positions as ecarte
from tests.games.piquet import tables as piquet

Truth = Callable[[], None]
RUBICON = piquet.rules_of("rubicon")
ACE = 1


# Piquet


def asked_at_piquet(name: str, state: PiquetState, samples: int = 3, seed: int = 1) -> PiquetAction:
    return cast(PiquetAction, _first(name, _piquet(state, state.observe(state.actor())), samples, seed))


def _piquet(state: PiquetState, observation: Observation) -> Situation:
    return Situation(piquet.FAMILY, state.rules.rule_set, state.standing, observation)


def _first(name: str, asked: Situation, samples: int, seed: int = 1) -> Action:
    return _options(name, asked, samples, seed)[0].action


def _options(name: str, asked: Situation, samples: int, seed: int = 1) -> list[Candidate]:
    return [*player_of(asked.family.name, name).consider(asked, rng(seed), Budget(samples=samples))]


def piquet_decisions(name: str, deals: int) -> Iterator[tuple[PiquetState, PiquetAction]]:
    """Each position of some deals among players of one name, before what is then done."""
    for seed in range(deals):
        standing = piquet.standing_of(RUBICON)
        state = PiquetState(RUBICON, standing)
        state.apply(Deal(shuffled(PACK_32, rng(seed, 77))))
        while state.final is None:
            action = asked_at_piquet(name, state, seed=seed)
            yield state, action
            state.apply(action)


def the_beginner_of_piquet() -> None:
    held_back = spared = 0
    for state, action in piquet_decisions("beginner", 12):
        seat = state.actor()
        if action.do is Do.CHANGE:
            shape: Any = state.legal().shape()
            assert len(action.cards) == shape.maximum
            assert all(rank_of(card) != ACE for card in action.cards)
        if state.phase is Phase.PLAY and len(state.legal().cards()) > 1:
            aces = {card for card in state.legal().cards() if rank_of(card) == ACE}
            others = set(state.legal().cards()) - aces
            if aces and others and (not state.trick or strength_of(state.trick[0]) < QUEEN):
                assert action.card in others
                spared += 1
            observation = state.observe(seat)
            gone = [card for _, card in observation.plays]
            unseen = [card for card in PACK_32 if card not in observation.seen()]
            if state.trick or len(gone) > len(unseen):
                continue
            # As if other cards had fallen: she plays as before.
            forgotten = tuple((who, unseen[place]) for place, (who, _) in enumerate(observation.plays))
            again = _first("beginner", _piquet(state, replace(observation, plays=forgotten)), 3)
            assert again == action
            held_back += 1
    assert held_back > 10
    assert spared > 10
    state, _ = piquet.exchanged(
        RUBICON, piquet.suited("S:QJT H:Q D:QT98 C:T987"), piquet.suited("S:AK987 H:AK D:AK C:AKJ")
    )
    piquet.do(state, str(asked_at_piquet("beginner", state)))
    while state.phase is not Phase.PLAY:
        piquet.do(state, str(asked_at_piquet("beginner", state)))
    assert not state.listed[Kind.SET][0]
    assert state.listed[Kind.SEQUENCE][0]
    # Four of a kind she sees.
    state, _ = piquet.exchanged(
        RUBICON, piquet.suited("S:QJT H:Q D:QT98 C:QT98"), piquet.suited("S:AK987 H:AK D:AK C:AKJ")
    )
    assert asked_at_piquet("beginner", state).do is Do.DECLARE


def the_grabber_of_piquet() -> None:
    taken = exchanged = 0
    for state, action in piquet_decisions("greedy", 8):
        observation = state.observe(state.actor())
        if action.do is Do.CHANGE:
            hand, size = set(observation.hand), len(action.cards)
            kept = promise(mask_of(hand - set(action.cards)))
            chance = random.Random(3)
            for _ in range(30):
                assert promise(mask_of(hand - set(chance.sample(sorted(hand), size)))) <= kept
            exchanged += 1
        if state.phase is Phase.PLAY:
            # What the opponent has declared and shown is nothing to him.
            unheard = replace(observation, counted=((), (), ()), point_cards=((), ()), marked=())
            assert _first("greedy", _piquet(state, unheard), 3) == action
            if state.trick and any(takes(card, state.trick[0]) for card in state.legal().cards()):
                assert action.card is not None
                assert takes(action.card, state.trick[0])
                taken += 1
    assert exchanged == 16
    assert taken > 10


def _reply_with_aces_declared() -> PiquetState:
    """Elder has declared four aces and led a small card."""
    hands = piquet.suited("S:A98 H:A987 D:A C:AT98"), piquet.suited("S:KQJT H:KQJ D:KQJ C:KQ")
    state, _ = piquet.exchanged(RUBICON, *hands)
    piquet.do(state, "declare")
    while state.phase is not Phase.PLAY:
        piquet.do(state, str(asked_at_piquet("greedy", state)))
    piquet.do(state, "8S")
    return state


def _hands_thought_of(name: str, state: PiquetState, samples: int) -> set[int]:
    """The hands of the opponent that ``name`` has in mind when a card is to be played."""
    thought: set[int] = set()
    with pytest.MonkeyPatch.context() as patch:
        value = TrickPosition.value

        def noted(self: TrickPosition, solver: Any, card: Card, hand: int) -> int:
            thought.add(hand)
            return value(self, solver, card, hand)

        patch.setattr(TrickPosition, "value", noted)
        asked_at_piquet(name, state, samples)
    return thought


def the_counter_of_piquet() -> None:
    state = _reply_with_aces_declared()
    declared, gone = set(parse_cards("AS AH AD AC")), parse_cards("8S")[0]
    thought = [set(cards_of(hand)) for hand in _hands_thought_of("counter", state, 3)]
    assert 5 < len(thought) <= 12
    for hand in thought:
        assert declared <= hand
        assert gone not in hand
        assert not hand & set(state.hands[1])
    # With care: over cards that may be bought her hands come to promise more than with what promised most before.
    careful = greedy = 0.0
    for seed in range(14):
        state = PiquetState(RUBICON, piquet.standing_of(RUBICON))
        state.apply(Deal(shuffled(PACK_32, rng(seed, 78))))
        if (first := asked_at_piquet("counter", state)).do is Do.CHANGE:
            careful += _bought(state, first, seed)
            greedy += _bought(state, asked_at_piquet("greedy", state), seed)
    assert careful > greedy


def _bought(state: PiquetState, action: PiquetAction, seed: int) -> float:
    """What the hand promises on average after ``action`` and what may be bought."""
    hand = set(state.hands[state.actor()])
    unseen = [card for card in PACK_32 if card not in hand]
    chance = random.Random(seed)
    draws = [chance.sample(unseen, 5)[: len(action.cards)] for _ in range(150)]
    return sum(promise(mask_of([*(hand - set(action.cards)), *draw])) for draw in draws) / len(draws)


def the_planner_of_piquet() -> None:
    state = _reply_with_aces_declared()
    counter, own, professor = (len(_hands_thought_of(name, state, 200)) for name in ("counter", "planner", "searcher"))
    assert 2 * counter < own < professor / 2
    assert 30 <= own <= 40
    # With care: over cards that may be bought his hands come to promise about as much as those of the counter.
    careful = greedy = 0.0
    for seed in range(8):
        state = PiquetState(RUBICON, piquet.standing_of(RUBICON))
        state.apply(Deal(shuffled(PACK_32, rng(seed, 78))))
        with_few = asked_at_piquet("searcher", state, 12)
        assert asked_at_piquet("planner", state, 200) == with_few
        if with_few.do is Do.CHANGE:
            careful += _bought(state, with_few, seed)
            greedy += _bought(state, asked_at_piquet("greedy", state), seed)
    assert careful > greedy


def the_professor_of_piquet() -> None:
    state = _reply_with_aces_declared()
    assert len(_hands_thought_of("searcher", state, 60)) > 3 * len(_hands_thought_of("counter", state, 60))
    thought: set[int] = set()
    with pytest.MonkeyPatch.context() as patch:
        of_elder = Worth.of_elder

        def noted(self: Worth, elder: int, dealer: int) -> float:
            thought.add(dealer)
            return of_elder(self, elder, dealer)

        patch.setattr(Worth, "of_elder", noted)
        state = PiquetState(RUBICON, piquet.standing_of(RUBICON))
        state.apply(Deal(shuffled(PACK_32, rng(1, 79))))
        asked_at_piquet("searcher", state, 24)
    assert len(thought) >= 24
    # Elder would have led one more card that cannot be taken; he alone thinks of that.
    assert _prefers_the_king("searcher") > 2 * _prefers_the_king("planner") > 0


def _prefers_the_king(name: str) -> float:
    """How many points more the king of clubs is worth as a discard than the queen of diamonds."""
    state = capot_threatens()
    options = _options(name, _piquet(state, state.observe(1)), 700)
    values = {cast(PiquetAction, option.action).card: option.value for option in options}
    return values[parse_card("KC")] - values[parse_card("QD")]


# Casino


def asked_at_casino(name: str, hand: str, table: str, piles: tuple[str, ...] = (), other: str = "2C 3C") -> Play:
    state = casino.position(casino.rules_of("swedish"), [hand, other], table, piles=piles, last=not piles)
    return cast(Play, _first(name, situation(state), 2))


def the_beginner_of_casino() -> None:
    assert asked_at_casino("beginner", "9C KD", "9H 4S").taken == parse_cards("9H")
    assert asked_at_casino("beginner", "9C KD", "4S 5H").captures
    # Three cards that make nine, and two that make a queen, escape her.
    assert asked_at_casino("beginner", "9C KD", "2H 3S 4H").lays_down
    assert asked_at_casino("beginner", "QC KD", "5S 7H").lays_down
    assert asked_at_casino("greedy", "9C KD", "2H 3S 4H").captures
    assert asked_at_casino("greedy", "QC KD", "5S 7H").captures
    # Whatever else she has is laid down before an ace.
    assert asked_at_casino("beginner", "AS KD", "2H 4S").card == parse_cards("KD")[0]
    for name in ("casino.swedish", "casino.finnish"):
        for state in positions(rule_set(name, 2), 5):
            play = cast(Play, _first("beginner", situation(state), 1))
            if play.lays_down and rank_of(play.card) == ACE:
                assert all(rank_of(one.card) == ACE for one in state.legal().representatives() if one.lays_down)


def the_grabber_of_casino() -> None:
    for name, players in (("casino.swedish", 2), ("casino.mulle_sassersson", 2), ("casino.finnish", 3)):
        for state in positions(rule_set(name, players), 6):
            desk = Desk(situation(state))
            gains = {play: take.points if take else 0 for play, (_, _, take) in desk.results.items()}
            chosen = cast(Play, _first("greedy", situation(state), 1))
            assert gains[chosen] == max(gains.values())
    # Whether anybody can take the five is the same to him.
    for piles in _FIVES_GONE, _EIGHTS_GONE:
        assert asked_at_casino("greedy", "5C 8D", "KS", piles).card == parse_cards("5C")[0]


_FIVES_GONE = ("5S 5H 5D", "QC JC")
_EIGHTS_GONE = ("8S 8H 8C", "QC JC")


def the_counter_of_casino() -> None:
    # What nobody can take any more is laid down.
    for piles, safe in ((_FIVES_GONE, "5C"), (_EIGHTS_GONE, "8D")):
        assert asked_at_casino("counter", "5C 8D", "KS", piles).card == parse_cards(safe)[0]
    # Sometimes she takes less than she could, for what that would leave.
    less = 0
    for seed in range(3):
        for state in positions(rule_set("casino.swedish", 2), seed):
            desk = Desk(situation(state))
            chosen = cast(Play, _first("counter", situation(state), 1))
            most = max(map(desk.gain, desk.plays))
            less += desk.gain(chosen) < most - 0.05
    assert less > 0


def the_planner_of_casino() -> None:
    dealt: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        deal = Beliefs.deal

        def noted(self: Beliefs, generator: random.Random) -> Any:
            dealt[-1] += 1
            return deal(self, generator)

        patch.setattr(Beliefs, "deal", noted)
        state = next(positions(rule_set("casino.swedish", 2), 2))
        for samples in (2, 40):
            dealt.append(0)
            _first("planner", situation(state), samples)
        # Besides the one that says how far can be looked.
        assert dealt == [3, 11]
        # Where the professor counts out the end, he deals on.
        for state in positions(rule_set("casino.swedish", 2), 3):
            if state.last_round and sum(map(len, state.hands)) == 4:
                dealt.append(0)
                assert len(_options("planner", situation(state), 40, 1)) > 1
        assert dealt[2:] == [11]


def the_professor_of_casino() -> None:
    dealt: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        deal = Beliefs.deal

        def noted(self: Beliefs, generator: random.Random) -> Any:
            dealt[-1] += 1
            return deal(self, generator)

        patch.setattr(Beliefs, "deal", noted)
        state = next(positions(rule_set("casino.swedish", 2), 2))
        for samples in (2, 12):
            dealt.append(0)
            _first("searcher", situation(state), samples)
        assert dealt[0] < dealt[1]
        # Among several he begins with it in the last round.
        begun = set()
        for state in positions(rule_set("casino.swedish", 4), 3):
            dealt.append(0)
            if len(_options("searcher", situation(state), 2, 1)) > 1 and sum(map(len, state.hands)) > 8:
                assert bool(dealt[-1]) == state.last_round
                begun.add(state.last_round)
        assert begun == {False, True}
        # The end is counted out: nothing is dealt, and chance makes no difference.
        ends = 0
        for state in positions(rule_set("casino.swedish", 2), 3):
            if state.last_round and sum(map(len, state.hands)) <= 4 and len(state.table) <= 8:
                dealt.append(0)
                assert _options("searcher", situation(state), 1, 1) == _options("searcher", situation(state), 1, 2)
                assert dealt[-1] == 0
                ends += 1
        assert ends == 4
        # So it is with builds and stacks.
        for name in ("casino.royal", "casino.mulle_glimne", "casino.zwicker"):
            for state in positions(rule_set(name, 2), 3):
                if state.last_round and sum(map(len, state.hands)) <= 4:
                    dealt.append(0)
                    assert _options("searcher", situation(state), 1, 1) == _options("searcher", situation(state), 1, 2)
                    assert dealt[-1] == 0
                    ends += 1
        assert ends == 16


# Écarté


def ecarte_hands(number: int) -> Iterator[EcarteState]:
    """Deals in which elder has to speak."""
    for seed in range(number):
        rules = ecarte.two()
        order = shuffled(PACK_32, rng(seed, 80))
        state, _ = ecarte.begun(*_texts(order), rules=rules)
        if state.phase is EcartePhase.PROPOSE:
            yield state


def _texts(order: tuple[Card, ...]) -> tuple[str, str, str]:
    return format_cards(order[:5]), format_cards(order[5:10]), format_cards(order[10:11])


def asked_at_ecarte(name: str, state: EcarteState) -> str:
    return str(_first(name, _ecarte(state), 12))


def bet_by(name: str, won: tuple[int, int]) -> str:
    return asked_at_ecarte(name, before_match(won))


def the_beginner_of_ecarte() -> None:
    states = [*ecarte_hands(150)]
    proposals = sum(asked_at_ecarte("beginner", state) == "propose" for state in states)
    assert proposals > 0.9 * len(states)
    courts = {11, 12, 13}
    for state in states[:40]:
        ecarte.act(state, "propose", "accept")
        away = parse_cards(asked_at_ecarte("beginner", state).removeprefix("change "))
        assert len(away) == 1 or not courts & {rank_of(card) for card in away}
    hands = "KH QH KS QS JS", "8C 9S AS TC 8D", "7H"
    marked = ecarte.dealt(*hands)
    ecarte.act(marked, "play")
    assert asked_at_ecarte("beginner", marked) == "king"
    forgotten = ecarte.dealt(*hands)
    ecarte.act(forgotten, "propose", "accept", "change JS", "change 8C", "play")
    assert asked_at_ecarte("beginner", forgotten) != "king"
    assert asked_at_ecarte("greedy", forgotten) == "king"
    assert (bet_by("beginner", (6, 0)), bet_by("beginner", (0, 6))) == ("bet 1 1", "bet 0 1")


def the_grabber_of_ecarte() -> None:
    plays: list[float] = []
    proposes: list[float] = []
    for state in ecarte_hands(150):
        deck = deck_of(state.turned)
        looks = strength(deck.hand(state.hands[state.actor()]))
        (plays if asked_at_ecarte("greedy", state) == "play" else proposes).append(looks)
    assert min(plays) > max(proposes)
    # Who has won tonight is the favourite.
    assert bet_by("greedy", (6, 0)).startswith("bet 0")
    assert bet_by("greedy", (0, 6)).startswith("bet 1")


def the_counter_of_ecarte() -> None:
    # From the books' list; hearts are trumps.
    for hand, says in {
        "TH 9H 8H 7S 7D": "play",
        "9H 8H KS 7D 7C": "play",
        "KS KD KC 7S 8S": "play",
        "9H 8H JS 7S 7D": "propose",
        "7S 8S 9D TD 7C": "propose",
    }.items():
        assert asked_at_ecarte("counter", ecarte.dealt(hand, "QH JH AH QD QC", "7H")) == says
    assert (bet_by("counter", (1, 1)), bet_by("counter", (6, 0))) == ("no bet", "bet 0 1")


def at_four_all(name: str, deals: int) -> float:
    """Return what the words of elder bring against somebody by the book if the next deal decides the match, in stakes
    of a deal; both exchange by the book, and the cards are played with open hands.
    """
    won = 0
    standing = replace(ecarte.FAMILY.begin(ecarte.two().rule_set, 1), points=(4, 4))
    for seed in range(deals):
        order = shuffled(PACK_32, rng(seed, 82))
        state = EcarteState(ecarte.two(), standing)
        state.apply(Deal(order))
        if state.phase is not EcartePhase.PROPOSE:
            continue
        deck, elder = deck_of(state.turned), state.actor()
        hands = [deck.hand(state.hands[elder]), deck.hand(state.hands[1 - elder])]
        if asked_at_ecarte(name, state) == "propose" and not is_rule_hand(hands[1]):
            stock = [deck.bit[card] for card in PACK_32 if card != state.turned]
            stock = [bit for bit in shuffled(stock, rng(seed, 83)) if not bit & (hands[0] | hands[1])]
            for place, hand in enumerate(hands):
                kept = classical_keep(hand)
                bought = 5 - kept.bit_count()
                hands[place], stock = kept | sum(stock[:bought]), stock[bought:]
        king = [deck.holds_king(hand) for hand in hands]
        won += 1 if king[0] or (not king[1] and leader_tricks(*hands) >= 3) else -1
    return won / deals


def the_planner_of_ecarte() -> None:
    assert at_four_all("planner", 1500) > at_four_all("counter", 1500) + 0.02
    played = 0
    for seed in range(12):
        state, _ = ecarte.begun(*_texts(shuffled(PACK_32, rng(seed, 81))))
        if state.phase is not EcartePhase.PROPOSE:
            continue
        ecarte.act(state, "play")
        own, other = (_options(name, _ecarte(state), 60) for name in ("planner", "searcher"))
        assert [(one.action, one.value) for one in own] == [(one.action, one.value) for one in other]
        played += 1
    assert played > 8
    assert (bet_by("planner", (1, 1)), bet_by("planner", (6, 0))) == ("no bet", "bet 0 1")


def the_professor_of_ecarte() -> None:
    clear = 0
    for state in ecarte_hands(40):
        share = word_share(Deciding(state.observe(state.actor())))
        if share in (0.0, 1.0):
            assert asked_at_ecarte("searcher", state) == ("propose" if share else "play")
            clear += 1
    assert clear > 20
    # Over fresh hands of the other none of his cards wins most tricks much oftener than the one that he leads.
    for seed in range(12):
        state, _ = ecarte.begun(*_texts(shuffled(PACK_32, rng(seed, 81))))
        if state.phase is not EcartePhase.PROPOSE:
            continue
        ecarte.act(state, "play")
        options = [one for one in _options("searcher", _ecarte(state), 200) if str(one.action) != "king"]
        deck, chance = deck_of(state.turned), random.Random(seed)
        own = state.hands[state.actor()]
        unseen = [card for card in PACK_32 if card not in own and card != state.turned]
        wins = dict.fromkeys(own, 0)
        for _ in range(200):
            for bit, tricks in lead_tricks(deck.hand(own), deck.hand(chance.sample(unseen, 5))).items():
                wins[deck.card[bit]] += tricks >= 3
        assert wins[parse_cards(str(options[0].action))[0]] >= max(wins.values()) - 30
    assert bet_by("searcher", (1, 1)) == "no bet"
    assert bet_by("searcher", (6, 0)).startswith("bet 0")


def _ecarte(state: EcarteState) -> Situation:
    return Situation(ecarte.FAMILY, state.rules.rule_set, state.standing, state.observe(state.actor()))


TRUE: dict[str, Truth] = {
    "Is still learning: exchanges all she can, hoards her aces, misses trios, and forgets the cards played.": (
        the_beginner_of_piquet
    ),
    "Thinks only of his own hand: keeps what promises most, and takes what he can.": the_grabber_of_piquet,
    "Remembers what was declared and played, exchanges with care, and considers about a dozen hands "
    "the others could hold.": (the_counter_of_piquet),
    "Tries out his exchange on a dozen deals, and considers about forty hands the others could hold.": (
        the_planner_of_piquet
    ),
    (
        "Weighs many hands the others could hold before every exchange and every card. With two "
        "players he also learns from the cards played."
    ): the_professor_of_piquet,
    "Is still learning: sees pairs and sums of two cards up to ten, misses other sums, and hoards her aces.": (
        the_beginner_of_casino
    ),
    "Takes whatever scores most there and then, and never thinks ahead.": the_grabber_of_casino,
    "Remembers every card and weighs what she takes against what she leaves you.": the_counter_of_casino,
    "Thinks through up to ten possible deals and estimates how they will end. With more than two "
    "players, often does so only from the last round on.": (the_planner_of_casino),
    "Thinks through as many deals as time allows: with two players, to the very end; with more, "
    "often only from the last round on.": (the_professor_of_casino),
    "Nearly always proposes, keeps all court cards, forgets her king after an exchange, and bets on the underdog.": (
        the_beginner_of_ecarte
    ),
    "Trusts in high cards and luck, and bets on the favourite.": the_grabber_of_ecarte,
    "Knows by heart which hands to play without an exchange, and bets with caution.": the_counter_of_ecarte,
    "Proposes when that pays against players who go by the book. Works out the play of the cards, "
    "and bets with caution.": (the_planner_of_ecarte),
    "Has worked out when to propose, solves the play of the cards, and bets by the odds.": the_professor_of_ecarte,
}


@pytest.mark.slow
def test_what_is_said_of_the_players_of_piquet_is_true() -> None:
    for sentence in PIQUET.values():
        TRUE[sentence]()


@pytest.mark.slow
def test_what_is_said_of_the_players_of_casino_is_true() -> None:
    for sentence in CASINO.values():
        TRUE[sentence]()


def test_what_is_said_of_the_players_of_ecarte_is_true() -> None:
    for sentence in ECARTE.values():
        TRUE[sentence]()


def test_there_is_a_test_for_every_sentence() -> None:
    assert set(TRUE) == {*PIQUET.values(), *CASINO.values(), *ECARTE.values()}
