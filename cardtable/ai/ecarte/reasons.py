"""Why an action is good or bad, in codes of ``ReasonCode``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.calibration import Calibration
from cardtable.ai.contrast import AS_GOOD
from cardtable.ai.ecarte.against import against_the_list
from cardtable.ai.ecarte.beliefs import Beliefs
from cardtable.ai.ecarte.bettors import chances
from cardtable.ai.ecarte.classical import is_rule_hand, rule_lead
from cardtable.ai.ecarte.codes import ReasonCode
from cardtable.ai.ecarte.contrast import of_cards, of_exchanges, of_words
from cardtable.ai.ecarte.equilibrium import DEALER, ELDER, Kept, equilibrium
from cardtable.ai.ecarte.hands import SUITS, TOP_TRUMP, TRUMPS, Deck, Hand, bits, deck_of, suit_index
from cardtable.ai.ecarte.outlook import Deciding, Outlook
from cardtable.ai.ecarte.playing import CardChoice, CardOutlook
from cardtable.ai.ecarte.worth import Worth
from cardtable.ai.player import Candidate
from cardtable.ai.protocol import Reason
from cardtable.core.cards import format_card
from cardtable.core.chance import rng
from cardtable.core.scores import parameters
from cardtable.games.ecarte.actions import EcarteAction, Kind
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Phase

SAMPLES = 400
"""The number of deals from which chances are computed that are told; for one situation always the same deals."""

CALIBRATION = Calibration(0.95, -0.15)
"""The correction of chances before the cards are played, see ``tests/benchmarks/README.md``; later chances
need none.
"""

_CONTRASTED = 3
"""The best option is compared with up to so many others, until there is something to tell."""
_WORTH_TELLING = 0.008
"""Stakes of a deal; where the words against the old list bring less together, nothing is told of them."""
_PLAYING = frozenset({Kind.PLAY, Kind.REFUSE})


def explained(observation: EcarteObservation, options: Sequence[Candidate], in_points: bool = False) -> list[Candidate]:
    """Return ``options`` with their reasons. ``in_points`` says that their values are points, so that the first can be
    compared with the next.
    """
    if any(_own(option).kind is Kind.OBJECTION for option in options):
        certain = [Reason(ReasonCode.FAULT_IS_CERTAIN)]
        return [_with(option, certain if _own(option).kind is Kind.OBJECTION else []) for option in options]
    if observation.surplus:
        return list(options)
    match observation.phase:
        case Phase.BET:
            return [_with(option, _bet_reasons(observation, _own(option))) for option in options]
        case Phase.PROPOSE | Phase.ANSWER:
            deciding = Deciding(observation)
            words = deciding.first_words(rng(1), Budget(samples=SAMPLES), SAMPLES)
            found = [_with(option, _word_reasons(deciding, words, _own(option))) for option in options]
            return _contrasted(
                found, in_points, lambda one, other: of_words(words[_own(one)], words[_own(other)], told)
            )
        case Phase.ELDER_CHANGE | Phase.DEALER_CHANGE:
            deck = deck_of(observation.turned)
            found = [_with(option, _change_reasons(observation, deck, _own(option))) for option in options]
            kept = _Kept(observation, deck)
            return _contrasted(found, in_points, kept.contrast)
        case Phase.PLAY:
            playing = CardChoice(observation)
            cards = playing.outlooks(rng(1), Budget(samples=SAMPLES), SAMPLES)
            found = _marked(playing, [_with(one, _play_reasons(playing, cards, one, options)) for one in options])
            return _contrasted(found, in_points, lambda one, other: _of_cards(playing, cards, _own(one), _own(other)))
    return list(options)


def _with(option: Candidate, reasons: list[Reason]) -> Candidate:
    return replace(option, reasons=tuple(reasons))


def _contrasted(
    options: list[Candidate], in_points: bool, contrast: Callable[[Candidate, Candidate], tuple[Reason, ...]]
) -> list[Candidate]:
    """Return ``options``, with the contrast set for the first one about which something can be told."""
    others = [place for place, option in enumerate(options) if place and not option.alike][:_CONTRASTED]
    for place in others if in_points else ():
        if options[0].value - options[place].value < AS_GOOD:
            continue
        if told := contrast(options[0], options[place]):
            options[place] = replace(options[place], contrast=told)
            break
    return options


class _Kept:
    """Compares exchanges by the cards that are kept."""

    def __init__(self, observation: EcarteObservation, deck: Deck) -> None:
        self._deck = deck
        self._hand = deck.hand(observation.hand)
        self._worth = Worth(observation)
        self._changed = None if observation.phase is Phase.ELDER_CHANGE else observation.pending

    def contrast(self, first: Candidate, other: Candidate) -> tuple[Reason, ...]:
        """Return in what the first exchange is better than the other."""
        one, two = (self._of(_own(option)) for option in (first, other))
        return of_exchanges(self._worth, self._deck, one, two, told)

    def _of(self, action: EcarteAction) -> tuple[Hand, Kept]:
        kept = self._hand & ~self._deck.hand(action.cards)
        return kept, equilibrium().kept(kept, self._changed, self._deck.king_turned)


def _marked(playing: CardChoice, options: Sequence[Candidate]) -> list[Candidate]:
    """Return ``options`` with ``alike`` set for all cards of a run but the first: the opponent can hold no card between
    them.
    """
    between = Beliefs(playing.observation).unseen | playing.lead
    if playing.can_mark:
        # The king is another choice than the queen: he could be marked.
        between |= TOP_TRUMP
    found = []
    seen: list[Hand] = []
    for option in options:
        cards = _own(option).cards
        bit = playing.deck.bit[cards[0]] if cards else 0
        alike = bool(bit) and any(_touch(bit, other, playing.hand, between) for other in seen)
        found.append(replace(option, alike=alike))
        if bit:
            seen.append(bit)
    return found


def _touch(one: Hand, other: Hand, hand: Hand, between: Hand) -> bool:
    if suit_index(one) != suit_index(other) or (one | other) & between:
        return False
    low, high = sorted((one, other))
    return not between & (high - 1) & ~(2 * low - 1)


def _of_cards(
    playing: CardChoice, cards: Mapping[Hand, CardOutlook], first: EcarteAction, other: EcarteAction
) -> tuple[Reason, ...]:
    if first.kind is Kind.KING:
        return (Reason(ReasonCode.MARKS_KING),)
    if other.kind is Kind.KING:
        return (Reason(ReasonCode.KEEPS_KING_SILENT),)
    one, two = (playing.deck.bit[action.cards[0]] for action in (first, other))
    told = of_cards(cards[one], cards[two])
    if not told or playing.lead:
        return told
    kept, given = (_guard_reasons(playing.deck, playing.hand, led) for led in (one, two))
    return (*[reason for reason in kept if reason not in given][:1], *told)


def _percent(chance: float) -> int:
    return round(100 * chance)


def told(code: ReasonCode, chance: float, certain: bool) -> int:
    """Return what to tell of a ``chance`` before the cards are played, in percent; uncorrected if it is ``certain``."""
    return _percent(chance) if certain else CALIBRATION.percent(chance)


def _majority_before(chance: float) -> Reason:
    percent = told(ReasonCode.MAJORITY_CHANCE, chance, chance in (0, 1))
    return Reason(ReasonCode.MAJORITY_CHANCE, parameters(chance=percent))


def _bet_reasons(observation: EcarteObservation, action: EcarteAction) -> list[Reason]:
    of = chances(observation)
    # A spectator who does not bet gets the chances of the favourite.
    seat = max(sorted(of), key=lambda one: of[one]) if action.kind is Kind.NO_BET else action.seat
    return [Reason(ReasonCode.CHANCE_OF_PLAYER, parameters(seat=seat, chance=_percent(of[seat])))]


def _word_reasons(deciding: Deciding, words: dict[EcarteAction, Outlook], action: EcarteAction) -> list[Reason]:
    reasons = []
    plays = action.kind in _PLAYING
    worth = deciding.worth
    if plays and worth.wins_with_king(deciding.deck.holds_king(deciding.hand)):
        reasons.append(Reason(ReasonCode.KING_WINS_MATCH))
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
    return reasons + _against_the_list(deciding, plays)


def _against_the_list(deciding: Deciding, plays: bool) -> list[Reason]:
    """Return the reason for a word that is better against somebody who goes by the old list than the word of the
    equilibrium, where such words bring something; empty for other words.
    """
    worth, hand, king_turned = deciding.worth, deciding.hand, deciding.deck.king_turned
    if deciding.observation.exchanges or worth.wins_with_king(deciding.deck.holds_king(hand)):
        return []
    table, usual, at = against_the_list(), equilibrium(), (hand, king_turned, worth.needs, worth.matsch)
    seat = ELDER if worth.is_elder else DEALER
    yes = table.proposes(*at) if worth.is_elder else table.accepts(*at)
    usually = usual.propose(*at) if worth.is_elder else usual.accept(*at)
    gain = table.gain(seat, worth.needs, worth.matsch)
    if yes == plays or yes == bool(usually) or gain < _WORTH_TELLING:
        return []
    return [Reason(ReasonCode.AGAINST_THE_LIST, parameters(deals=round(1 / gain)))]


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
    reasons = []
    if not any(_percent(one.majority) for one in cards.values()):
        reasons.append(Reason(ReasonCode.MAJORITY_LOST))
    elif bit in cards:
        reasons.append(Reason(ReasonCode.MAJORITY_CHANCE, parameters(chance=_percent(cards[bit].majority))))
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
    """Return reasons for kings and queens in other side suits that keep a card beside them."""
    found = []
    for index in (1, 2, 3):
        suit = hand & SUITS[index]
        if index == suit_index(led) or suit.bit_count() < 2:
            continue
        top = 1 << (suit.bit_length() - 1)
        if (top.bit_length() - 8) % 8 >= 6:
            found.append(Reason(ReasonCode.KEEPS_GUARD, parameters(card=format_card(deck.card[top]))))
    return found
