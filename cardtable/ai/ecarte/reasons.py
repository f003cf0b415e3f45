"""Why an action is good or bad, in codes of ``ReasonCode``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.calibration import Calibration
from cardtable.ai.ecarte.bettors import chances
from cardtable.ai.ecarte.classical import is_rule_hand, rule_lead
from cardtable.ai.ecarte.codes import ReasonCode
from cardtable.ai.ecarte.equilibrium import equilibrium
from cardtable.ai.ecarte.hands import SUITS, TRUMPS, Deck, Hand, bits, deck_of, suit_index
from cardtable.ai.ecarte.outlook import Deciding, Outlook
from cardtable.ai.ecarte.playing import CardChoice, CardOutlook
from cardtable.ai.player import Candidate
from cardtable.ai.protocol import Reason
from cardtable.core.cards import format_card
from cardtable.core.chance import spawn
from cardtable.core.scores import parameters
from cardtable.games.ecarte.actions import EcarteAction, Kind
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.rules import PARTIE

SAMPLES = 400
"""Deals from which the chances that are told are taken; always the same ones for the same situation."""

CALIBRATION = Calibration(0.95, -0.15)
"""What is made of chances before the cards are played, see ``tests/benchmarks/README.md``; later ones need nothing."""

_PLAYING = frozenset({Kind.PLAY, Kind.REFUSE})


def explained(observation: EcarteObservation, options: Sequence[Candidate]) -> list[Candidate]:
    """The same options with their reasons."""
    if any(_own(option).kind is Kind.CLAIM for option in options):
        certain = [Reason(ReasonCode.FAULT_IS_CERTAIN)]
        return [_with(option, certain if _own(option).kind is Kind.CLAIM else []) for option in options]
    if observation.surplus:
        return list(options)
    match observation.phase:
        case Phase.BET:
            return [_with(option, _bet_reasons(observation, _own(option))) for option in options]
        case Phase.PROPOSE | Phase.ANSWER:
            deciding = Deciding(observation)
            words = deciding.first_words(spawn(1), Budget(samples=SAMPLES), SAMPLES)
            return [_with(option, _word_reasons(deciding, words, _own(option))) for option in options]
        case Phase.ELDER_CHANGE | Phase.DEALER_CHANGE:
            deck = deck_of(observation.turned)
            return [_with(option, _change_reasons(observation, deck, _own(option))) for option in options]
        case Phase.PLAY:
            playing = CardChoice(observation)
            cards = playing.outlooks(spawn(1), Budget(samples=SAMPLES), SAMPLES)
            return [_with(option, _play_reasons(playing, cards, option, options)) for option in options]
    return list(options)


def _with(option: Candidate, reasons: list[Reason]) -> Candidate:
    return replace(option, reasons=tuple(reasons))


def _percent(chance: float) -> int:
    return round(100 * chance)


def told(code: ReasonCode, chance: float, certain: bool) -> int:
    """What is told of a ``chance`` before the cards are played, in percent."""
    return _percent(chance) if certain else CALIBRATION.percent(chance)


def _majority_before(chance: float) -> Reason:
    percent = told(ReasonCode.MAJORITY_CHANCE, chance, chance in (0, 1))
    return Reason(ReasonCode.MAJORITY_CHANCE, parameters(chance=percent))


def _bet_reasons(observation: EcarteObservation, action: EcarteAction) -> list[Reason]:
    of = chances(observation)
    # Who does not bet is told how the favourite stands.
    seat = max(sorted(of), key=lambda one: of[one]) if action.kind is Kind.NO_BET else action.seat
    return [Reason(ReasonCode.CHANCE_OF_PLAYER, parameters(seat=seat, chance=_percent(of[seat])))]


def _word_reasons(deciding: Deciding, words: dict[EcarteAction, Outlook], action: EcarteAction) -> list[Reason]:
    reasons = []
    plays = action.kind in _PLAYING
    worth = deciding.worth
    if plays and deciding.deck.holds_king(deciding.hand) and worth.points[0] + worth.mine + 1 >= PARTIE:
        reasons.append(Reason(ReasonCode.KING_WINS_PARTIE))
    if action in words:
        reasons.append(_majority_before(words[action].majority))
    if plays and is_rule_hand(deciding.hand):
        reasons.append(Reason(ReasonCode.JEU_DE_REGLE))
    if not plays:
        best = max(words, key=lambda word: words[word].value)
        if best == action:
            reasons.append(Reason(ReasonCode.IMPROVES_WITH_EXCHANGE))
    elif not deciding.observation.exchanges:
        reasons.append(Reason(ReasonCode.RISKS_PENALTY))
    return reasons


def _change_reasons(observation: EcarteObservation, deck: Deck, action: EcarteAction) -> list[Reason]:
    hand = deck.hand(observation.hand)
    away = deck.hand(action.cards)
    kept = hand & ~away
    changed = None if observation.phase is Phase.ELDER_CHANGE else observation.pending
    reasons = []
    if away:
        reasons.append(_majority_before(equilibrium().kept(kept, changed, deck.king_turned).majority))
    reasons += [
        Reason(ReasonCode.KEEPS_CARD, parameters(card=format_card(deck.card[bit])))
        for bit in bits(kept)
        if bit & TRUMPS or (bit.bit_length() - 8) % 8 >= 6
    ]
    if away.bit_count() >= 3:
        reasons.append(Reason(ReasonCode.BUYS_MANY, parameters(count=away.bit_count())))
    return reasons


def _own(option: Candidate) -> EcarteAction:
    return cast(EcarteAction, option.action)


def _play_reasons(
    playing: CardChoice, cards: dict[Hand, CardOutlook], option: Candidate, options: Sequence[Candidate]
) -> list[Reason]:
    action = _own(option)
    if action.kind is Kind.KING:
        return [Reason(ReasonCode.MARKS_KING)]
    bit = playing.deck.bit[action.cards[0]]
    reasons = (
        [Reason(ReasonCode.MAJORITY_CHANCE, parameters(chance=_percent(cards[bit].majority)))] if bit in cards else []
    )
    if len(cards) == 1:
        reasons.append(Reason(ReasonCode.ONLY_CARD))
    if playing.can_mark and option is options[0]:
        reasons.append(Reason(ReasonCode.KEEPS_KING_SILENT))
    if playing.lead:
        return reasons
    by_rule = rule_lead(playing.hand, playing.won)
    if by_rule and by_rule[1] == bit:
        reasons.append(Reason(ReasonCode.RULE_LEAD, parameters(number=by_rule[0])))
    if bit & TRUMPS:
        reasons.append(Reason(ReasonCode.LEADS_TRUMP, parameters(card=format_card(action.cards[0]))))
    else:
        reasons += _guard_reasons(playing.deck, playing.hand, bit)
    return reasons


def _guard_reasons(deck: Deck, hand: Hand, led: Hand) -> list[Reason]:
    """Kings and queens of other side suits that keep a card beside them."""
    found = []
    for index in (1, 2, 3):
        suit = hand & SUITS[index]
        if index == suit_index(led) or suit.bit_count() < 2:
            continue
        top = 1 << (suit.bit_length() - 1)
        if (top.bit_length() - 8) % 8 >= 6:
            found.append(Reason(ReasonCode.KEEPS_GUARD, parameters(card=format_card(deck.card[top]))))
    return found
