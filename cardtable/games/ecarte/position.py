"""The data of an Écarté deal, and what can be read from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import HIDDEN, KING, Card, make_card, suit_of
from cardtable.core.codec import CARD, CARDS, LINES, WHOLE, YES_OR_NO, many, maybe, member, pair, parts
from cardtable.core.fields import Position, everybody, fixed, follows, number, owner, row, rows, shared
from cardtable.core.objections import OBJECTION, Objection, upheld
from cardtable.core.scores import ScoreLine
from cardtable.core.state import CHANCE, Standing
from cardtable.games.ecarte.betting import Bet
from cardtable.games.ecarte.codes import FaultCode
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.evening import Evening, evening_of
from cardtable.games.ecarte.phases import Closed, Phase
from cardtable.games.ecarte.ranking import is_king, reply_wins
from cardtable.games.ecarte.rules import KING_POINTS, MATCH, EcarteRules

_ROWS = many(CARDS)


class Exchange(NamedTuple):
    """How many cards elder and the dealer changed in one exchange."""

    elder: int
    dealer: int


def _for_each_person(rules: EcarteRules, standing: Standing) -> list[list[Card]]:
    return [[] for _ in range(rules.persons)]


def _for_nobody(rules: EcarteRules, standing: Standing) -> list[bool]:
    return [False] * rules.persons


def open_trick(position: EcartePosition) -> tuple[Card, ...]:
    """Return the lead that waits for its reply, by the cards played; empty if there is none."""
    return (position.plays[-1][1],) if len(position.plays) % 2 else ()


def tricks_by_plays(position: EcartePosition) -> list[list[Card]]:
    """Return the cards of the tricks that each seat has won, by the cards played."""
    won: list[list[Card]] = [[] for _ in range(position.rules.persons)]
    for (leader, lead), (follower, reply) in zip(position.plays[::2], position.plays[1::2], strict=False):
        won[follower if reply_wins(lead, reply, position.trump) else leader] += (lead, reply)
    return won


def still_held(
    taken_back: Sequence[tuple[int, Card]], plays: Sequence[tuple[int, Card]], player: int
) -> tuple[Card, ...]:
    """Return the cards that a player has taken back and not played again, in their order at the end of the hand."""
    gone = {card for seat, card in plays if seat == player}
    latest_first = dict.fromkeys(card for seat, card in reversed(taken_back) if seat == player and card not in gone)
    return tuple(latest_first)[::-1]


def seen_hands(position: EcartePosition, seat: int, hands: list[list[Card]]) -> tuple[tuple[Card, ...], ...]:
    """Return what ``seat`` sees of the cards of each seat: its own, and for the company of a chouette the captain's;
    others are empty.
    """
    return tuple(tuple(cards) if seat in position.privy(owner) else () for owner, cards in enumerate(hands))


class EcartePosition(Position[EcarteRules]):
    """One deal. Lists hold cards in the order in which they came to their place.

    ``stock`` is what has not been dealt yet, the next card first. ``turned`` is the eleventh card, HIDDEN before it is
    turned up. ``received`` are all cards that a seat was dealt and bought. ``exchanges`` are the complete exchanges;
    ``pending`` is how many cards elder has laid away in an exchange that is not complete. ``closed`` says what ended
    the exchanging; ``king`` is the seat that marked the king (-1 for none). ``trick`` is the lead that waits for its
    reply; ``plays`` are all cards played, with their seats. ``marked`` are the lines marked so far, ``final`` all lines
    once the deal is over. ``bets`` are the decisions of the gallery before this deal.

    For a table with irregularities: ``objections`` are the faults objected to; ``taking`` says which players mean to
    take a card too many, and ``surplus`` which have taken one and in which of the ``exchanges``; ``taken_back`` are the
    cards that went back into a hand openly, with the seat; ``content`` is how many persons have no more objections
    before the tricks are counted. At a chouette ``gives_up`` says whether the banker has given up the box.
    """

    dealer: int = fixed(lambda rules, standing: standing.dealer)
    elder: int = fixed(lambda rules, standing: evening_of(standing).other(standing.dealer))
    phase: Phase = shared(Phase.SHUFFLED, everybody(member(Phase)))
    turn: int = shared(CHANCE, everybody(WHOLE))
    bets: tuple[Bet, ...] = shared((), everybody(many(parts(Bet, WHOLE, WHOLE, WHOLE))))
    stock: tuple[Card, ...] = shared((), number())
    turned: Card = shared(HIDDEN, everybody(CARD))
    hands: list[list[Card]] = rows(
        _for_each_person, everybody(_ROWS, "seen_hands", shown=seen_hands), number("hand_counts")
    )
    received: list[list[Card]] = rows(_for_each_person, everybody(_ROWS, "seen_received", shown=seen_hands))
    discards: list[list[Card]] = rows(_for_each_person, everybody(_ROWS, "seen_discards", shown=seen_hands))
    exchanges: tuple[Exchange, ...] = shared((), everybody(many(parts(Exchange, WHOLE, WHOLE))))
    pending: int = shared(0, everybody(WHOLE))
    taking: list[bool] = row(_for_nobody, owner(YES_OR_NO))
    surplus: tuple[tuple[int, int], ...] = shared((), everybody(many(pair(WHOLE, WHOLE))))
    closed: Closed = shared(Closed.NOT_YET, everybody(member(Closed)))
    king: int = shared(-1, everybody(WHOLE))
    trick: tuple[Card, ...] = shared((), follows(open_trick))
    plays: tuple[tuple[int, Card], ...] = shared((), everybody(many(pair(WHOLE, CARD))))
    won: list[list[Card]] = rows(_for_each_person, follows(tricks_by_plays))
    marked: tuple[ScoreLine, ...] = shared((), everybody(LINES))
    objections: tuple[Objection, ...] = shared((), everybody(many(OBJECTION), key="claims"))
    taken_back: tuple[tuple[int, Card], ...] = shared((), everybody(many(pair(WHOLE, CARD))))
    content: int = shared(0, everybody(WHOLE))
    gives_up: bool = shared(False, everybody(YES_OR_NO))
    final: tuple[ScoreLine, ...] | None = shared(None, everybody(maybe(LINES)))

    @property
    def evening(self) -> Evening:
        """The evening: which seats play and which wait."""
        return evening_of(self.standing)

    @property
    def banker(self) -> int:
        """The seat that has the box; only at a chouette."""
        return self.evening.players[0]

    def privy(self, player: int) -> tuple[int, ...]:
        """Return the seats that see the cards of ``player``: only that player, but for the captain of a chouette the
        whole company.
        """
        if not self.rules.chouette or player != self.evening.players[1]:
            return (player,)
        return (player, *self.evening.waiting)

    @property
    def trump(self) -> int:
        """The trump suit; only valid once a card has been turned up."""
        return suit_of(self.turned)

    @property
    def trump_king(self) -> Card:
        """The king of trumps; only valid once a card has been turned up."""
        return make_card(KING, self.trump)

    @property
    def stood(self) -> int | None:
        """Elder, if she played without having proposed; otherwise None."""
        return self.elder if self.closed is Closed.PLAYED and not self.exchanges else None

    @property
    def refused(self) -> int | None:
        """The dealer, if he refused the first proposal; otherwise None."""
        return self.dealer if self.closed is Closed.REFUSED and not self.exchanges else None

    def other(self, player: int) -> int:
        """The opponent of one of the two players."""
        return self.elder if player == self.dealer else self.dealer

    def points(self, player: int) -> int:
        """Return a player's points, including those marked in this deal."""
        return self.standing.points[player] + sum(
            line.points for line in self.marked if line.side == player and line.marked
        )

    def tricks_won(self, player: int) -> int:
        """How many tricks a player has."""
        return len(self.won[player]) // 2

    def can_mark_king(self) -> bool:
        """Return whether the player whose turn it is may mark the king of trumps now: if he holds it, and before his
        first card. At a table with irregularities it is not checked whether he holds it, unless the point wins the
        match; then he has to show it.
        """
        if self.phase is not Phase.PLAY or self.king >= 0 or len(self.plays) != (self.turn == self.dealer):
            return False
        if upheld(self, FaultCode.TOO_MANY_CARDS, self.turn):
            return False
        if self.trump_king in self.hands[self.turn]:
            # A player who wins the match with the king shows the cards, so that a card too many would be seen.
            return len(self.hands[self.turn]) <= HAND or self.points(self.turn) + KING_POINTS < MATCH
        return (
            self.rules.irregularities
            and not is_king(self.turned)
            and self.points(self.turn) + KING_POINTS < MATCH
            and not upheld(self, FaultCode.FALSE_KING, self.turn)
        )

    def held(self, player: int) -> int:
        """Return how many cards a player has when the play of tricks begins."""
        return len(self.received[player]) - len(self.discards[player])

    def known_in_hand(self, player: int) -> tuple[Card, ...]:
        """Return the cards that everybody knows to be in a player's hand, because they were taken back."""
        return still_held(self.taken_back, self.plays, player)

    def is_bound(self, player: int) -> bool:
        """Return whether a player must play by the rules even at a table with irregularities, because an objection to a
        revoke of his was upheld.
        """
        return upheld(self, FaultCode.REVOKE, player)

    def bettors(self) -> tuple[int, ...]:
        """Return the seats that may bet before this deal, in the order of entry: the spectators, if a match begins."""
        evening = self.evening
        return evening.waiting if self.rules.most_bet and not evening.deals else ()

    def changed(self, player: int) -> Sequence[int]:
        """Return how many cards a player has changed in each exchange so far, including the pending one."""
        if player == self.dealer:
            return [exchange.dealer for exchange in self.exchanges]
        return [exchange.elder for exchange in self.exchanges] + [self.pending] * bool(self.pending)
