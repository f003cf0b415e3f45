"""The faults that can be committed at a Piquet table with irregularities, and their consequences.

Sources: "Das Bedienen", "Das Zählen". RULES.md, P101 to P104 and P133 to P143.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from cardtable.core.cards import Card, suit_of
from cardtable.core.events import Announced, CardsMoved, Movement
from cardtable.core.machine import Tell
from cardtable.core.objections import Fault, possible_objections, upheld
from cardtable.core.scores import parameters
from cardtable.core.zones import discards, tricks
from cardtable.games.piquet.actions import PiquetAction, objection
from cardtable.games.piquet.codes import FaultCode, Line, Said
from cardtable.games.piquet.combinations import KINDS, Item, Kind, lacking
from cardtable.games.piquet.counting import decided, mark, void
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.rights import count_beaten
from cardtable.games.piquet.rules import Table

REVOKE_POINTS = 5


class Revoke(Fault[PiquetPosition]):
    """A player did not follow suit although he could. He takes no more tricks in that suit, and every opposing side
    counts 5.
    """

    def conceivable(self, position: PiquetPosition, against: int) -> bool:
        return not upheld(position, FaultCode.REVOKE, against) and any(
            seat == against and suit_of(card) != suit_of(lead)
            for lead, (seat, card) in with_leads(position.plays, len(position.players))
        )

    def committed(self, position: PiquetPosition, against: int) -> bool:
        return bool(self._suits(position, against))

    def punish(self, position: PiquetPosition, against: int, tell: Tell | None) -> None:
        for suit in self._suits(position, against):
            position.barred = (*position.barred, (against, suit))
            if tell:
                tell(Announced(against, Said.NO_MORE_TRICKS, parameters(suit=suit)))
        for side in opposing(position, against):
            if not any(decided(position, one) for one in range(len(position.rules.sides))):
                mark(position, Line.REVOKE, side, REVOKE_POINTS, tell)

    def _suits(self, position: PiquetPosition, against: int) -> list[int]:
        held, players = position.hands[against], len(position.players)
        return revoked_suits(position.plays, against, held, position.unnamed, players)


class WrongDeclaration(Fault[PiquetPosition]):
    """A player has declared something that he does not hold. His side counts nothing in the deal, and the others count
    all their declarations, even those that were beaten.
    """

    def conceivable(self, position: PiquetPosition, against: int) -> bool:
        # Until his first card he may correct himself.
        begun = any(seat == against for seat, _ in position.plays) or position.phase is Phase.REVIEW
        declared = any(_declared(position, against, kind) for kind in KINDS)
        return begun and declared and not upheld(position, FaultCode.WRONG_DECLARATION, against)

    def committed(self, position: PiquetPosition, against: int) -> bool:
        held = position.full_hand(against)
        return any(lacking(item, held) for kind in KINDS for item in _declared(position, against, kind))

    def punish(self, position: PiquetPosition, against: int, tell: Tell | None) -> None:
        void(position, Line.WRONG_DECLARATION, position.rules.side_of[against], tell)
        # Nothing is counted after the mark that wins the match.
        won = any(decided(position, side) for side in opposing(position, against))
        for kind in () if won else KINDS:
            if count_beaten(position, against, kind, tell):
                return


class HandTooLarge(Fault[PiquetPosition]):
    """A player has too many cards after the exchange. He counts nothing in the deal."""

    def conceivable(self, position: PiquetPosition, against: int) -> bool:
        if not _buys(position, against):
            return False
        # A player who has played a card has accepted the deal as it is, until it is over.
        early = position.phase is Phase.PLAY and all(seat != position.turn for seat, _ in position.plays)
        return (early or position.phase is Phase.REVIEW) and not upheld(position, FaultCode.HAND_TOO_LARGE, against)

    def committed(self, position: PiquetPosition, against: int) -> bool:
        return position.full_hand(against).bit_count() > position.rules.hand

    def punish(self, position: PiquetPosition, against: int, tell: Tell | None) -> None:
        void(position, Line.HAND_TOO_LARGE, position.rules.side_of[against], tell)


class DiscardsMixed(Fault[PiquetPosition]):
    """A player has laid his discards among his tricks. He counts nothing in the deal."""

    def conceivable(self, position: PiquetPosition, against: int) -> bool:
        tricks_taken = bool(position.won[position.rules.side_of[against]])
        return _buys(position, against) and tricks_taken and not upheld(position, FaultCode.DISCARDS_MIXED, against)

    def committed(self, position: PiquetPosition, against: int) -> bool:
        return any(seat == against for seat, _ in position.mixed)

    def punish(self, position: PiquetPosition, against: int, tell: Tell | None) -> None:
        void(position, Line.DISCARDS_MIXED, position.rules.side_of[against], tell)


def can_mix(position: PiquetPosition) -> bool:
    """Return whether the player whose turn it is can lay his discards among his tricks."""
    seat = position.turn
    if not position.rules.irregularities or any(one == seat for one, _ in position.mixed):
        return False
    return bool(position.discards[seat] and position.won[position.rules.side_of[seat]])


def mix(position: PiquetPosition, seat: int, tell: Tell | None) -> None:
    """Lay the discards of ``seat`` among its tricks."""
    side = position.rules.side_of[seat]
    position.mixed = (*position.mixed, (seat, len(position.won[side])))
    if tell:
        cards = tuple(position.discards[seat])
        tell(CardsMoved(discards(seat), tricks(side), cards, (seat,), False, Movement.DISCARDED))


FAULTS: Mapping[str, Fault[PiquetPosition]] = {
    FaultCode.REVOKE: Revoke(),
    FaultCode.WRONG_DECLARATION: WrongDeclaration(),
    FaultCode.HAND_TOO_LARGE: HandTooLarge(),
    FaultCode.DISCARDS_MIXED: DiscardsMixed(),
}


def opposing(position: PiquetPosition, against: int) -> tuple[int, ...]:
    """Return the sides to which ``against`` does not belong, in the order of play after him."""
    return tuple(dict.fromkeys(position.rules.side_of[seat] for seat in position.opponents(against)))


def _buys(position: PiquetPosition, seat: int) -> bool:
    """Return whether the rules of the table allow a player to exchange."""
    table = position.rules.table
    return table is Table.TWO or (table is Table.NORMAN and seat == position.dealer)


def _declared(position: PiquetPosition, seat: int, kind: Kind) -> tuple[Item, ...]:
    return (*position.listed[kind][seat], *position.counted[kind][seat])


def revoked_suits(
    plays: Sequence[tuple[int, Card]], seat: int, held: Iterable[Card], unnamed: Collection[int], players: int = 2
) -> list[int]:
    """Return the suits that ``seat`` did not follow although it could, as far as that follows from the cards that it
    played later and those that are ``held``. ``players`` is the number of players. A lead that changed the suit without
    naming it need not be followed.
    """
    later = {suit_of(card) for card in held}
    found: set[int] = set()
    for place in range(len(plays) - 1, -1, -1):
        player, card = plays[place]
        if player != seat:
            continue
        lead = place - place % players
        led = suit_of(plays[lead][1])
        if suit_of(card) != led and led in later and lead not in unnamed:
            found.add(led)
        later.add(suit_of(card))
    return sorted(found)


def with_leads(plays: Sequence[tuple[int, Card]], players: int) -> Iterator[tuple[Card, tuple[int, Card]]]:
    """Yield every card that was played by ``players`` players, each with the lead of its trick. Only the last trick may
    be incomplete.
    """
    for place, play in enumerate(plays):
        yield plays[place - place % players][1], play


def objections(position: PiquetPosition) -> list[PiquetAction]:
    """Return the objections that the player whose turn it is can make."""
    if not position.rules.irregularities:
        return []
    others = position.opponents(position.turn)
    found = possible_objections(position, FAULTS, position.turn, others)
    return [objection(FaultCode(code), against if len(others) > 1 else None) for code, against in found]
