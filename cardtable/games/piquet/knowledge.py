"""What an observer can conclude about the cards of another player.

Some conclusions are certain: from cards that were shown, suits that were not followed, and declarations. Others hold
only if the player keeps nothing back: that he could not beat what he called good, that he declared his best and counted
everything. The rules allow keeping something back, so conclusions of the second kind are kept apart as *honest*.
"""

from __future__ import annotations

from collections.abc import Callable

from cardtable.core.cards import Card, suit_of
from cardtable.games.piquet.combinations import (
    KINDS,
    Item,
    Kind,
    best_point,
    best_sequence,
    best_set,
    item_cards,
    item_mask,
    overstated,
    singles,
    whole,
)
from cardtable.games.piquet.dealing import TWO_HANDED
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import OPEN, STANDS, UNDECIDED, Jump, Phase, Word
from cardtable.games.piquet.position import UNKNOWN
from cardtable.games.piquet.ranking import BIT, SUIT_MASK, cards_of, is_blank, mask_of
from cardtable.games.piquet.rules import Blanche, PiquetRules, Table
from cardtable.games.piquet.variants import piquet_rules

Test = Callable[[int], bool]

_NOT_NAMED = 2
"""The number of lapses that count for a declaration that could not have been made even by an error."""
_BEFORE_DECLARING = (Phase.SHUFFLED, Phase.COMMAND, Phase.EXCHANGE, Phase.TAKE)


class Knowledge:
    """What ``observation`` tells about the player on ``seat``.

    ``held`` are the unplayed cards that he is known to hold; ``excluded`` is the mask of the cards that he cannot hold.
    ``believed`` says whether his declarations are believed.

    A *full hand* is the mask of all cards that he has after the exchange, including those that he has played.
    """

    def __init__(self, rules: PiquetRules, observation: PiquetObservation, seat: int) -> None:
        self.rules = rules
        self.observation = observation
        self.seat = seat
        self.played = mask_of(observation.played(seat))
        self._believe(follows=True, holds=True)
        if rules.irregularities and not self._possible():
            self._believe(follows=False, holds=True)
        if rules.irregularities and not self._possible():
            self._believe(follows=False, holds=False)

    def doubting(self) -> Knowledge:
        """Return this knowledge without conclusions from suits not followed and from words that nothing proves."""
        other = Knowledge(self.rules, self.observation, self.seat)
        other._believe(follows=False, holds=False)
        return other

    def _believe(self, follows: bool, holds: bool) -> None:
        """Set whether it is assumed that the player ``follows`` suit where he can and ``holds`` what he has declared;
        at a table with irregularities he may have erred.
        """
        self.believed = holds
        self.held = frozenset(self._known_cards())
        self.excluded = self._void_suits(trusting=follows)
        self._certain = self._certain_tests()
        self._honest_by_kind = [self._honest_tests(kind) for kind in KINDS]
        self._honest = [test for tests in self._honest_by_kind for test in tests]

    def fits(self, full_hand: int, honest: bool) -> bool:
        """Return whether a full hand agrees with all certain conclusions, and with ``honest`` also with the others."""
        if honest and not all(test(full_hand) for test in self._honest):
            return False
        return all(test(full_hand) for test in self._certain)

    def lapses(self, full_hand: int) -> int:
        """Return in how many classes the player has kept something back if ``full_hand`` is his full hand; -1 if it
        cannot be. At a table with irregularities, suits that he did not follow and wrong declarations count in
        addition.
        """
        if not self.fits(full_hand, honest=False):
            return -1
        if not self.rules.irregularities:
            return self.sunk(full_hand)
        # What is declared wrongly is no honest declaration of its class either.
        found = self.sunk(full_hand) + self._revoked(full_hand)
        return found if self._could_name(full_hand) else found + _NOT_NAMED

    def _revoked(self, full_hand: int) -> int:
        kept = full_hand & ~self.played & self._void_suits(trusting=True)
        return sum(bool(kept & suit) for suit in SUIT_MASK)

    def _could_name(self, full_hand: int) -> bool:
        """Return whether, in each class, the hand lacks at most one card of what was declared; an error of more cards
        is not possible.
        """
        rules, said = self.rules, self.observation.said
        for kind in KINDS:
            heard = said[kind][self.seat]
            if heard.word is Word.ITEM and not self.matching(kind, full_hand):
                more = overstated(kind, full_hand, rules.smallest_point, rules.least_pips)
                if not any(one.length == heard.length and heard.rank in (one.rank, -1) for one in more):
                    return False
        return True

    def failures(self, full_hand: int) -> tuple[int, int]:
        """Return how many certain conclusions a full hand contradicts, and how many honest ones."""
        certain = sum(not test(full_hand) for test in self._certain)
        return certain, sum(not test(full_hand) for test in self._honest)

    def sunk(self, full_hand: int) -> int:
        """Return in how many classes the player has kept something back if ``full_hand`` is his full hand."""
        return sum(not all(test(full_hand) for test in tests) for tests in self._honest_by_kind)

    def full_hand(self, remaining: int) -> int:
        """Return the full hand of the player if he still holds ``remaining``."""
        return remaining | self.played

    def best(self, kind: Kind, full_hand: int) -> tuple[int, int]:
        """Return length and rank of the best item of a class."""
        if kind is Kind.POINT:
            return best_point(full_hand, self.rules.smallest_point, self.rules.least_pips)
        return best_sequence(full_hand) if kind is Kind.SEQUENCE else best_set(full_hand)

    def singles(self, kind: Kind, full_hand: int) -> tuple[Item, ...]:
        """Return every item of a class that the hand can declare, shortened ones too."""
        return singles(kind, full_hand, self.rules.smallest_point, self.rules.least_pips)

    def whole(self, kind: Kind, full_hand: int) -> tuple[Item, ...]:
        """Return all items of a class that the hand declares if nothing is kept back."""
        return whole(kind, full_hand, self.rules.smallest_point, self.rules.least_pips)

    def matching(self, kind: Kind, full_hand: int) -> list[Item]:
        """Return the items that can be the one that the player has named in a class, the most likely first."""
        said = self.observation.said[kind][self.seat]
        if said.word is not Word.ITEM or self.best(kind, full_hand)[0] < said.length:
            return []
        found = [
            item
            for item in (*self.whole(kind, full_hand), *self.singles(kind, full_hand))
            if item.length == said.length and said.rank in (item.rank, -1)
        ]
        if kind is Kind.POINT:
            found = [item for item in found if self._answers_agree(item, full_hand)]
        counted = self.observation.counted[kind][self.seat]
        if counted and counted[0].suit != UNKNOWN:
            found = [item for item in counted if item in found]
        return found

    # What is certain

    def _known_cards(self) -> list[Card]:
        observation, seat = self.observation, self.seat
        known = {*observation.claimed[seat], *observation.point_cards[seat]}
        for items in observation.counted if self.believed else ():
            for item in items[seat]:
                if item.kind is Kind.POINT:
                    continue
                known |= {*item_cards(item, 0)}
        if self.rules.blanche is Blanche.AFTER:
            known |= {*observation.blank[seat]}
        if seat == observation.dealer and observation.seat == observation.elder:
            known |= {*taken_by_dealer(observation)}
        return sorted(known - {*observation.played(seat)})

    def _possible(self) -> bool:
        """Return whether enough cards are possible for the player's hand; at a table with irregularities this can fail,
        because he may have revoked.
        """
        observation = self.observation
        if any(BIT[card] & self.excluded for card in self.held) or observation.seat not in observation.players:
            return False
        unseen = mask_of(unseen_cards(self.rules, observation))
        for other in observation.players:
            if other != self.seat:
                unseen &= ~mask_of((*observation.claimed[other], *observation.point_cards[other]))
        if mask_of(self.held) & ~unseen or len(self.held) > observation.hand_counts[self.seat]:
            return False
        free = unseen & ~self.excluded
        return free.bit_count() >= observation.hand_counts[self.seat]

    def _void_suits(self, trusting: bool) -> int:
        """Return the mask of the suits that the player could not follow, and of the court cards if he has announced
        carte blanche. Without ``trusting``, nothing is concluded from suits that were not followed.
        """
        observation = self.observation
        excluded = 0
        size = len(observation.players)
        for index, (seat, card) in enumerate(observation.plays):
            led = observation.plays[index // size * size][1]
            if trusting and seat == self.seat and suit_of(card) != suit_of(led):
                excluded |= SUIT_MASK[suit_of(led)]
        waits = observation.blanche_announced and not observation.blank[observation.elder]
        if waits and self.seat == observation.elder:
            excluded |= sum(bit for card, bit in BIT.items() if not is_blank([card], self.rules.tens_are_courts))
        return excluded

    def _certain_tests(self) -> list[Test]:
        observation = self.observation
        tests: list[Test] = []
        if self.rules.blanche is Blanche.AFTER and observation.phase not in _BEFORE_DECLARING:
            shown = bool(observation.blank[self.seat])
            tests.append(lambda hand: is_blank(cards_of(hand), self.rules.tens_are_courts) == shown)
        for kind in KINDS:
            if self.believed and observation.said[kind][self.seat].word is Word.ITEM:
                tests.append(self._can_have_named(kind))
            tests += self._length_tests(kind)
        return tests

    def _can_have_named(self, kind: Kind) -> Test:
        return lambda hand: bool(self.matching(kind, hand))

    def known_length(self, kind: Kind) -> int:
        """Return the length of an item that the dealer of two must hold because he has asked how high elder's is; 0 if
        he has not asked.
        """
        elder = self.observation.said[kind][self.observation.elder]
        asks = self._has_height(kind) and self.rules.table is Table.TWO and self.seat == self.observation.dealer
        return elder.length if asks and elder.word is Word.ITEM and elder.rank >= 0 else 0

    def _has_height(self, kind: Kind) -> bool:
        """Return whether the height of an item of a class is told only if somebody asks for it."""
        return kind is Kind.SEQUENCE or (kind is Kind.POINT and not self.rules.ruff)

    def _length_tests(self, kind: Kind) -> list[Test]:
        """Return the tests that follow from asking "how high?": the dealer of two asks if his best item is as long as
        elder's, and may ask if it is longer.
        """
        said = self.observation.said[kind]
        elder, own = said[self.observation.elder], said[self.seat]
        length = self.known_length(kind)
        if length:
            return [lambda hand: self.best(kind, hand)[0] >= length]
        answered = (
            self.rules.table is Table.TWO and self.seat == self.observation.dealer and own.word is not Word.SILENT
        )
        if not self._has_height(kind) or elder.word is not Word.ITEM or not answered:
            return []
        return [lambda hand: self.best(kind, hand)[0] != elder.length]

    def _answers_agree(self, item: Item, full_hand: int) -> bool:
        """Return whether a point agrees with the answers about how many of its cards were still held."""
        observation = self.observation
        for answer in observation.answers:
            if answer.seat == self.seat:
                gone = mask_of(card for seat, card in observation.plays[: answer.plays] if seat == self.seat)
                if (item_mask(item, full_hand) & ~gone).bit_count() != answer.held:
                    return False
        return True

    # What holds if nothing is kept back

    def _honest_tests(self, kind: Kind) -> list[Test]:
        observation = self.observation
        said = observation.said[kind][self.seat]
        tests: list[Test] = []
        match said.word:
            case Word.NOTHING:
                tests.append(lambda hand: not self.best(kind, hand)[0])
            case Word.ITEM:
                rank = said.rank
                tests.append(lambda hand: self.best(kind, hand)[0] == said.length)
                if rank >= 0:
                    tests.append(lambda hand: self.best(kind, hand)[1] == rank)
            case Word.GOOD:
                tests += self._could_not_beat(kind)
        length = self.known_length(kind)
        if length and said.word is not Word.ITEM:
            tests.append(lambda hand: self.best(kind, hand)[0] == length)
        tests += self._counted_everything(kind)
        return tests

    def _could_not_beat(self, kind: Kind) -> list[Test]:
        """Return the tests that follow if a player calls something good: he could not beat it. With more than two
        players it is the last declaration that counts, because it had beaten or equalled those before it. A player may
        let a partner's declaration stand and still have better.
        """
        observation, side_of = self.observation, self.rules.side_of
        before = observation.players[: observation.players.index(self.seat)]
        named = [other for other in before if observation.said[kind][other].word is Word.ITEM]
        if not named:
            return []
        said = observation.said[kind][named[-1]]
        if any(side_of[one] == side_of[self.seat] and observation.said[kind][one] == said for one in named):
            return []
        best = named[-1]
        rank = said.rank
        own = observation.listed[kind]
        if rank < 0 and best == observation.seat and own:
            rank = own[0].rank
        # Of equal length he would have asked for the height.
        return [_below(self, kind, (said.length, max(rank, 0)))]

    def _counted_everything(self, kind: Kind) -> list[Test]:
        observation, seat = self.observation, self.seat
        right, counted = observation.right[kind], observation.counted[kind][seat]
        if right in (UNDECIDED, STANDS):
            return []
        if right == OPEN:
            elder_jumped = observation.jumps[self.rules.side_of[observation.elder]] is Jump.REPIQUE
            if seat != observation.dealer or not (observation.done[seat] or elder_jumped):
                return []
        elif right != self.rules.side_of[seat] or not observation.done[seat]:
            return []
        if kind is Kind.POINT:
            if not counted:
                return [lambda hand: not self.best(kind, hand)[0]] if right == OPEN else []
            return []
        return [lambda hand: set(self.whole(kind, hand)) == set(counted)]


def _below(knowledge: Knowledge, kind: Kind, limit: tuple[int, int]) -> Test:
    return lambda hand: knowledge.best(kind, hand) < limit


def upper_left_by_elder(observation: PiquetObservation) -> int:
    """Return, for elder of two, how many cards of the upper packet she left and looked at."""
    if observation.blanche_announced or observation.named[observation.elder] < 0:
        return 0
    upper = piquet_rules(observation.rule_set).upper
    return max(0, upper - (len(observation.received) - TWO_HANDED))


def taken_by_dealer(observation: PiquetObservation) -> tuple[Card, ...]:
    """Return, for elder, the cards that she saw in the talon and that the dealer has bought since."""
    left = min(upper_left_by_elder(observation), len(observation.looked))
    return observation.looked[: left - observation.talon_counts[0]] if left else ()


def seen_in_talon(observation: PiquetObservation) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards of both packets that the observer has seen and that still lie there; unseen ones lie on top of
    them.
    """
    looked = observation.looked
    upper, lower = observation.talon_counts
    if observation.seat == observation.elder:
        left = min(upper_left_by_elder(observation), len(looked))
        rest = looked[left:]
        if left:
            return looked[left - upper : left] if upper else (), rest
        return rest[:upper], rest[upper:]
    return (looked[: len(looked) - lower], looked[len(looked) - lower :]) if looked else ((), ())


def unseen_cards(rules: PiquetRules, observation: PiquetObservation) -> list[Card]:
    """Return the cards of which the observer does not know that they are in the own hand, were played or lie in the
    talon.
    """
    known = observation.seen()
    for cards in seen_in_talon(observation):
        known |= {*cards}
    return [card for card in rules.pack if card not in known]
