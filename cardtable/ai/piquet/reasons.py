"""Why an action is good, in codes of ``ReasonCode``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from cardtable.ai.calibration import Calibration
from cardtable.ai.contrast import AS_GOOD
from cardtable.ai.piquet.beliefs import possible_hands
from cardtable.ai.piquet.certain import cashed
from cardtable.ai.piquet.codes import ReasonCode
from cardtable.ai.piquet.contrast import HANDS, CardContrast, ExchangeContrast
from cardtable.ai.piquet.exchanges import points_after
from cardtable.ai.piquet.line import AboutTheLine, of_the_line
from cardtable.ai.piquet.partners import counts_of
from cardtable.ai.piquet.played import PlayedCards
from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.piquet.scorings import scoring_from_lead, scoring_of
from cardtable.ai.piquet.sinking import less_than_all
from cardtable.ai.piquet.solver import Scoring, Solver
from cardtable.ai.piquet.tricks import TrickPosition, can_solve, chosen, is_best, unlike
from cardtable.ai.player import Candidate
from cardtable.ai.protocol import Reason
from cardtable.core.cards import Card, format_card, suit_of
from cardtable.core.chance import rng
from cardtable.core.scores import parameters
from cardtable.games.piquet.actions import DECLARE, KIND_OF, Do, PiquetAction, format_item
from cardtable.games.piquet.combinations import sequences, sets
from cardtable.games.piquet.knowledge import Knowledge, unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import BIT, COUNT, mask_of, strength_of, suit_bits, takes
from cardtable.games.piquet.rules import PiquetRules, Repique

_MANY = 5
"""The number of bought cards from which on it is mentioned."""
_GROWING = 4
"""The number of cards with which a suit may become the point."""
_DEALS = 48
"""The number of hands of the opponent from which chances are computed that are told; for one situation always the same
hands.
"""
_CHANCES_FOR = 3
"""For how many of the options chances are computed."""
_LINE_FOR = 6
"""For how many cards it is told what they do about a line."""
_LAST_CARDS = 4
"""The number of cards in hand from which on the last trick is mentioned."""
_BIG = 1000
"""The points of the event that is asked about, so that it outweighs everything else in the solver."""
CALIBRATIONS = {
    ReasonCode.CARDS_CHANCE: Calibration(1.39, -0.44, 0.03),
    ReasonCode.SAVES_CARDS: Calibration(1.25, -0.82, 0.03),
    ReasonCode.SAVES_CAPOT: Calibration(2.02, 1.09),
    # Too seldom told for more than that it is not certain.
    ReasonCode.CAPOT_CHANCE: Calibration(1.0, 0.0),
    ReasonCode.LAST_TRICK_CHANCE: Calibration(1.84, -0.22, 0.07),
}
"""The corrections of chances that were found with open cards, see ``tests/benchmarks/README.md``."""
_CONTRASTED = 3
"""The best option is compared with up to so many others, until there is something to tell."""
_WORTH_A_WORD = 0.5
"""Points; a smaller difference is not told."""
_GUARDED = 5
"""The strength of the queen: from this strength on a card needs a lower one of its suit for protection."""

_SIMPLE = {
    Do.BLANCHE: ReasonCode.SHOWS_BLANCHE,
    Do.DECLARE: ReasonCode.NOTHING_TO_HIDE,
    Do.NINETY: ReasonCode.MAKES_REPIQUE,
    Do.COUNT: ReasonCode.COUNTS_EVERYTHING,
    Do.ACCEPT: ReasonCode.CLAIM_HOLDS,
    Do.ONE_MORE: ReasonCode.CLAIM_FAILS,
}
"""The reason for an action of this sort if it is the best."""
_OF_THE_TABLE = {Do.OBJECT: ReasonCode.FAULT_IS_CERTAIN, Do.NAME: ReasonCode.NAMES_SUIT}
"""The reason for an action of this sort, which exists only at a table with irregularities, if it is the best."""

_OF_THE_DEAL = (ReasonCode.DEAL_AHEAD, ReasonCode.DEAL_EVEN, ReasonCode.DEAL_BEHIND)
_ABOUT_THE_DEAL = (ReasonCode.DEAL_ABOUT_AHEAD, ReasonCode.DEAL_ABOUT_EVEN, ReasonCode.DEAL_ABOUT_BEHIND)
_ABOUT_THE_REST = (ReasonCode.REST_ABOUT_AHEAD, ReasonCode.REST_ABOUT_EVEN, ReasonCode.REST_ABOUT_BEHIND)
_OF_THE_REST = (ReasonCode.REST_AHEAD, ReasonCode.REST_EVEN, ReasonCode.REST_BEHIND)


def explained(
    observation: PiquetObservation,
    rules: PiquetRules,
    options: Sequence[Candidate],
    in_points: bool,
    reads: bool,
    foretold: bool = True,
) -> list[Candidate]:
    """Return ``options`` with their reasons. ``in_points`` says that their values are expected points, ``reads`` that
    the cards played by the opponent were used. Without ``foretold`` no expected points are told, because only the
    distance between two options is known.
    """
    prospect = prospect_of(observation, rules) if in_points and can_solve(rules) and not rules.from_ten else None
    left = len(observation.hand) if observation.phase is Phase.PLAY else None
    if rules.from_ten:
        late = in_points and prospect_of(observation, rules).matters
    elif prospect is not None:
        late = prospect.may_decide(left)
    else:
        late = in_points and observation.phase is Phase.PLAY and bool(counts_of(observation, rules).needs)
    hands: list[tuple[int, float]] = []
    counted: _Counted | None = None
    lines: Mapping[Card, AboutTheLine] = {}
    found = []
    for number, option in enumerate(options):
        action = cast(PiquetAction, option.action)
        reasons: list[Reason] = []
        if action.do in _OF_THE_TABLE:
            reasons = [Reason(_OF_THE_TABLE[action.do])]
        elif action.do in _SIMPLE and number == 0 and len(options) > 1:
            reasons = [Reason(_SIMPLE[action.do])]
        elif action.do in KIND_OF and number == 0 and len(options) > 1:
            reasons = [_declaring_reason(observation, rules, options)]
        elif action.do is Do.CHANGE:
            reasons = _exchange_reasons(observation, action)
        elif action.do is Do.CARD:
            reasons = (
                [Reason(ReasonCode.ONLY_CARD)]
                if len(options) == 1
                else _play_reasons(observation, rules, action.cards[0])
            )
            if len(options) > 1 and number < _CHANCES_FOR and can_solve(rules) and not rules.from_ten:
                hands = hands or _hands(observation, rules, reads)
                reasons += _chances(observation, rules, action.cards[0], hands)
        if in_points and action.do in (Do.CARD, Do.CHANGE) and len(options) > 1:
            if late:
                if action.do is Do.CARD and prospect is not None and number < _LINE_FOR:
                    lines = lines or of_the_line(observation, rules, prospect, _shown(options), hands)
                    reasons += lines[action.cards[0]].reasons
                reasons.append(Reason(ReasonCode.MATCH_AT_STAKE))
            elif foretold and (prospect is None or prospect.in_points):
                reasons.append(_expected(action.do, option.value, 0.0 if number else option.spread))
            elif foretold and prospect is not None and number < _CHANCES_FOR:
                counted = counted or _Counted(observation, rules, prospect.times)
                reasons += counted.after(action, hands, not number)
        found.append(replace(option, reasons=tuple(reasons)))
    return _contrasted(observation, rules, found, in_points, reads, lines)


def _contrasted(
    observation: PiquetObservation,
    rules: PiquetRules,
    options: list[Candidate],
    in_points: bool,
    reads: bool,
    lines: Mapping[Card, AboutTheLine],
) -> list[Candidate]:
    """Return ``options`` with ``alike`` set where an option is no other choice, and with the contrast set for the first
    one about which something can be told. What cards do about a line (``lines``) is told before all else.
    """
    if observation.phase is Phase.PLAY:
        options = _marked(observation, options)
    if not in_points:
        return options
    contrast = _contrast(observation, rules, cast(PiquetAction, options[0].action), reads)
    others = [place for place, option in enumerate(options) if place and not option.alike][:_CONTRASTED]
    for place in others if contrast else ():
        assert contrast is not None
        if options[0].value - options[place].value < AS_GOOD:
            continue
        told = _of_lines(lines, options[0], options[place]) or contrast(options[0], options[place])
        if told:
            options[place] = replace(options[place], contrast=told)
            break
    return options


def _of_lines(lines: Mapping[Card, AboutTheLine], first: Candidate, other: Candidate) -> tuple[Reason, ...]:
    cards = [card for option in (first, other) if (card := _own(option).card) is not None and card in lines]
    return lines[cards[0]].rather_than(lines[cards[1]]) if len(cards) == 2 else ()


def _marked(observation: PiquetObservation, options: Sequence[Candidate]) -> list[Candidate]:
    """Return ``options`` with ``alike`` set for all cards of a run but the first."""
    cards = [card for option in options if (card := cast(PiquetAction, option.action).card) is not None]
    run_of = {card: run[0] for run in unlike(cards, observation).values() for card in run}
    seen: set[Card] = set()
    found = []
    for option in options:
        card = cast(PiquetAction, option.action).card
        like = run_of.get(card) if card is not None else None
        found.append(replace(option, alike=like in seen))
        if like is not None:
            seen.add(like)
    return found


def _contrast(
    observation: PiquetObservation, rules: PiquetRules, first: PiquetAction, reads: bool
) -> Callable[[Candidate, Candidate], tuple[Reason, ...]] | None:
    """Return a function that tells in what the first of two options is better than the other; None if that cannot be
    told.
    """
    if first.do is Do.DECLARE:
        return _counts_more
    if not can_solve(rules) or rules.from_ten:
        return None
    if first.do is Do.CHANGE:
        exchanged = ExchangeContrast(observation, rules)
        return lambda one, other: exchanged.contrast(_own(one).cards, _own(other).cards, _differ(one, other))
    if first.do is Do.CARD:
        possible = possible_hands(rules, observation)
        hands = _weighed(chosen(possible, rng(1), HANDS), observation, rules, reads)
        played = CardContrast(observation, rules, hands, len(possible) <= HANDS)
        return lambda one, other: played.contrast(_own(one).cards[0], _own(other).cards[0], _differ(one, other))
    return None


def _shown(options: Sequence[Candidate]) -> list[Card]:
    """Return the cards of the options of which is told what they do about a line."""
    return [_own(option).cards[0] for option in options[:_LINE_FOR] if _own(option).do is Do.CARD]


def _own(option: Candidate) -> PiquetAction:
    return cast(PiquetAction, option.action)


def _differ(first: Candidate, other: Candidate) -> bool:
    """Return whether the first option is better by more than chance can explain."""
    return first.value - other.value > max(other.spread, AS_GOOD)


def _counts_more(first: Candidate, other: Candidate) -> tuple[Reason, ...]:
    more = first.value - other.value
    return (Reason(ReasonCode.COUNTS_MORE, parameters(more=round(more))),) if more >= _WORTH_A_WORD else ()


def _declaring_reason(observation: PiquetObservation, rules: PiquetRules, options: Sequence[Candidate]) -> Reason:
    """Return why the first of the ``options`` is said in a class: it misleads the opponent, or there is nothing to
    hide.
    """
    first = options[0]
    plain = max((option.value for option in options if option.action == DECLARE), default=first.value)
    said = cast(PiquetAction, first.action)
    if first.value > plain and can_solve(rules) and less_than_all(observation, rules, [said]):
        return Reason(ReasonCode.MISLEADS, parameters(points=max(1, round(first.value - plain))))
    return Reason(ReasonCode.NOTHING_TO_HIDE)


class _Counted:
    """Computes expected points where an option's value is something else (the worth for the match, or a prize). They
    come from separate deals, for one situation always the same ones, and count ``times`` as much.
    """

    def __init__(self, observation: PiquetObservation, rules: PiquetRules, times: int) -> None:
        self._observation, self._rules, self._times = observation, rules, times
        self._solver = Solver(scoring_of(observation, rules, with_prizes=False))

    def after(self, action: PiquetAction, hands: Sequence[tuple[int, float]], first: bool) -> list[Reason]:
        """Return what is told of an exchange, or of a card over the ``hands`` that the opponent may hold; with its
        spread if it is the ``first`` option. If a Neunziger can end the deal, there are no expected points before the
        play.
        """
        observation, rules, times = self._observation, self._rules, self._times
        if action.do is Do.CARD:
            position = TrickPosition(observation, rules)
            total = sum(weight * position.value(self._solver, action.cards[0], hand) for hand, weight in hands)
            # The solver counts the lead of the trick that is being played, which has been counted already.
            rest = total / sum(weight for _, weight in hands) + len(observation.trick)
            return [_expected(action.do, times * rest, 0.0)]
        if rules.repique is Repique.WINS:
            return []
        (told,) = points_after(observation, rules, [action.cards], rng(1), _DEALS)
        return [_expected(action.do, times * told.value, times * told.spread if first else 0.0)]


def _expected(do: Do, value: float, spread: float) -> Reason:
    """Return the reason that tells the expected points: of the whole deal after an exchange, of the rest of it during
    the play.
    """
    points, about = round(value), round(spread)
    told = (
        (_ABOUT_THE_DEAL if about else _OF_THE_DEAL) if do is Do.CHANGE else _ABOUT_THE_REST if about else _OF_THE_REST
    )
    ahead, even, behind = told
    given = {"spread": about} if about else {}
    if not points:
        return Reason(even, parameters(**given))
    return Reason(ahead if points > 0 else behind, parameters(points=abs(points), **given))


def _exchange_reasons(observation: PiquetObservation, action: PiquetAction) -> list[Reason]:
    kept = [card for card in observation.hand if card not in action.cards]
    mask = mask_of(kept)
    reasons = []
    items = [*sequences(mask), *sets(mask)]
    if items:
        reasons.append(Reason(ReasonCode.KEEPS_ITEMS, parameters(items=" ".join(map(format_item, items)))))
    suit = max(range(4), key=lambda one: (COUNT[suit_bits(mask, one)], suit_bits(mask, one)))
    count = COUNT[suit_bits(mask, suit)]
    if count >= _GROWING:
        reasons.append(Reason(ReasonCode.POINT_MAY_GROW, parameters(suit=suit, count=count)))
    if not reasons:
        best = max(kept, key=lambda card: (strength_of(card), -card))
        reasons.append(Reason(ReasonCode.KEEPS_CARD, parameters(card=format_card(best))))
    if len(action.cards) >= _MANY:
        reasons.append(Reason(ReasonCode.BUYS_MANY, parameters(count=len(action.cards))))
    return reasons


def _play_reasons(observation: PiquetObservation, rules: PiquetRules, card: Card) -> list[Reason]:
    reasons = []
    if not observation.trick:
        gone = {*observation.discards, *(other for _, other in observation.plays)}
        if is_best(card, gone | {*observation.hand}):
            reasons.append(Reason(ReasonCode.CASHES_WINNER, parameters(card=format_card(card))))
    elif can_solve(rules):
        led = observation.trick[0]
        if takes(card, led):
            if any(takes(other, led) and other != card for other in observation.hand):
                reasons.append(Reason(ReasonCode.TAKES_CHEAPLY))
        elif any(takes(other, led) for other in observation.hand):
            reasons.append(Reason(ReasonCode.LETS_IT_PASS))
        elif suit_of(card) != suit_of(led):
            reasons += _guards(observation.hand, card)
    return reasons


def _guards(hand: Sequence[Card], away: Card) -> list[Reason]:
    """Return reasons for the kings and queens that keep a card beside them when ``away`` is thrown away."""
    found = []
    for suit in range(4):
        cards = sorted((card for card in hand if suit_of(card) == suit and card != away), key=strength_of)
        if suit != suit_of(away) and len(cards) > 1 and _GUARDED <= strength_of(cards[-1]) < 7:
            found.append(Reason(ReasonCode.KEEPS_GUARD, parameters(card=format_card(cards[-1]))))
    return found


def _hands(observation: PiquetObservation, rules: PiquetRules, reads: bool) -> list[tuple[int, float]]:
    """Return hands that the opponent may hold, with their weights."""
    return _weighed(chosen(possible_hands(rules, observation), rng(1), _DEALS), observation, rules, reads)


def _weighed(
    found: list[tuple[int, float]], observation: PiquetObservation, rules: PiquetRules, reads: bool
) -> list[tuple[int, float]]:
    """Return the hands ``found``; if ``reads``, with weights changed by the cards that the opponent has played."""
    if not reads:
        return found
    played = PlayedCards(observation, rules, Solver(scoring_from_lead(observation, rules)))
    return [(hand, weight * played.likelihood(hand)) for hand, weight in found]


class _Stake(NamedTuple):
    """Something that the tricks decide: in ``scoring`` it is worth a big prize. If ``prevented``, the chance is told
    that the opponent does not get it. With ``enough`` further own tricks it is certain.
    """

    code: ReasonCode
    scoring: Scoring
    prevented: bool
    enough: int


def _chances(
    observation: PiquetObservation, rules: PiquetRules, card: Card, hands: Sequence[tuple[int, float]]
) -> list[Reason]:
    """Return reasons with the chances of the cards, the capot and the last trick, as far as these are still open."""
    led = observation.trick[0] if observation.trick else None
    excluded = Knowledge(rules, observation, observation.others[0]).excluded
    out = [other for other in unseen_cards(rules, observation) if not BIT[other] & excluded]
    sure = cashed(observation.hand, out, card, led)
    # At a table with irregularities a single hand may be all that agrees with what was only said.
    known = len(hands) == 1 and not rules.irregularities
    position = TrickPosition(observation, rules)
    reasons: list[Reason] = []
    for stake in _stakes(observation, rules):
        chance = _chance(position, hands, card, stake)
        percent = told(stake.code, chance, sure >= stake.enough or (known and chance == 1))
        # If a player certainly gets the points for the cards, it need not be said that the opponent does not get them.
        if percent and not (stake.code == ReasonCode.SAVES_CARDS and reasons):
            reasons.append(Reason(stake.code, parameters(chance=percent)))
    return reasons


def _stakes(observation: PiquetObservation, rules: PiquetRules) -> list[_Stake]:
    own = observation.tricks[rules.side_of[observation.seat]]
    other = observation.tricks[rules.side_of[observation.others[0]]]
    majority, left = rules.majority, len(observation.hand)
    open_cards = own < majority and other < majority
    cards = Scoring(rules.hand, 1, majority, _BIG, 0)
    capot = Scoring(rules.hand, 1, majority, 0, _BIG)
    found = []
    if open_cards and own + left >= majority:
        found.append(_Stake(ReasonCode.CARDS_CHANCE, cards, False, majority - own))
    if open_cards and other + left >= majority:
        found.append(_Stake(ReasonCode.SAVES_CARDS, cards, True, other + left - majority + 1))
    if not other and own >= left:
        found.append(_Stake(ReasonCode.CAPOT_CHANCE, capot, False, left))
    elif not own and other >= left:
        found.append(_Stake(ReasonCode.SAVES_CAPOT, capot, True, 1))
    if left <= _LAST_CARDS:
        last = Scoring(rules.hand, _BIG, majority, 0, 0)
        found.append(_Stake(ReasonCode.LAST_TRICK_CHANCE, last, False, left))
    return found


def _chance(position: TrickPosition, hands: Sequence[tuple[int, float]], card: Card, stake: _Stake) -> float:
    """Return the share of ``hands``, by weight, in which the player of ``card`` gets what is at ``stake``, or prevents
    it, if both play as if they saw all cards.
    """
    solver = Solver(stake.scoring)
    good = weights = 0.0
    for hand, weight in hands:
        value = position.value(solver, card, hand)
        good += weight * (value > -_BIG / 2 if stake.prevented else value > _BIG / 2)
        weights += weight
    return good / weights


def told(code: ReasonCode, chance: float, certain: bool) -> int:
    """Return what to tell of a ``chance`` found with open cards, in percent; 0 if it is not worth telling."""
    percent = round(100 * chance)
    if certain or not percent or code not in CALIBRATIONS:
        return percent
    return CALIBRATIONS[code].percent(chance)
