"""The faults of Piquet that a strict table lets two players commit, and what they cost.

Sources: "Das Bedienen", "Das Zählen". RULES.md, P101 to P104 and P133 to P139.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from cardtable.core.cards import Card, suit_of
from cardtable.core.claims import Fault, claimable, upheld
from cardtable.core.events import CardsMoved, Movement
from cardtable.core.machine import Tell
from cardtable.core.zones import discards, tricks
from cardtable.games.piquet.actions import PiquetAction, objection
from cardtable.games.piquet.codes import FaultCode, Line
from cardtable.games.piquet.combinations import KINDS, Item, Kind, lacking
from cardtable.games.piquet.counting import decided, mark, void
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.rights import count_beaten

REVOKE_POINTS = 5


class Revoke(Fault[PiquetPosition]):
    """A player did not follow suit though he could: he takes no more tricks in that suit, and the opponent counts 5."""

    def conceivable(self, position: PiquetPosition, against: int) -> bool:
        return not upheld(position, FaultCode.REVOKE, against) and any(
            seat == against and suit_of(card) != suit_of(lead)
            for (_, lead), (seat, card) in zip(position.plays[::2], position.plays[1::2], strict=False)
        )

    def committed(self, position: PiquetPosition, against: int) -> bool:
        return bool(revoked_suits(position.plays, against, position.hands[against], position.unnamed))

    def punish(self, position: PiquetPosition, against: int, tell: Tell | None) -> None:
        suits = revoked_suits(position.plays, against, position.hands[against], position.unnamed)
        position.barred = (*position.barred, *((against, suit) for suit in suits))
        party = position.rules.party_of[position.other(against)]
        if not any(decided(position, one) for one in range(len(position.rules.parties))):
            mark(position, Line.REVOKE, party, REVOKE_POINTS, tell)


class WrongDeclaration(Fault[PiquetPosition]):
    """A player has declared what he does not hold: he counts nothing in the deal, and the opponent counts all of his,
    even what was beaten.
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
        other = position.other(against)
        void(position, Line.WRONG_DECLARATION, position.rules.party_of[against], tell)
        # Nothing is counted after the mark that wins the partie.
        for kind in () if decided(position, position.rules.party_of[other]) else KINDS:
            if count_beaten(position, other, kind, tell):
                return


class HandTooLarge(Fault[PiquetPosition]):
    """A player has too many cards after the exchange: he counts nothing in the deal."""

    def conceivable(self, position: PiquetPosition, against: int) -> bool:
        # Who has played a card himself has taken the deal as it is, until it is over.
        other = position.other(against)
        early = position.phase is Phase.PLAY and all(seat != other for seat, _ in position.plays)
        return (early or position.phase is Phase.REVIEW) and not upheld(position, FaultCode.HAND_TOO_LARGE, against)

    def committed(self, position: PiquetPosition, against: int) -> bool:
        return position.full_hand(against).bit_count() > position.rules.hand

    def punish(self, position: PiquetPosition, against: int, tell: Tell | None) -> None:
        void(position, Line.HAND_TOO_LARGE, position.rules.party_of[against], tell)


class DiscardsMixed(Fault[PiquetPosition]):
    """A player has laid his discards among his tricks: he counts nothing in the deal."""

    def conceivable(self, position: PiquetPosition, against: int) -> bool:
        tricks_taken = bool(position.won[position.rules.party_of[against]])
        return tricks_taken and not upheld(position, FaultCode.DISCARDS_MIXED, against)

    def committed(self, position: PiquetPosition, against: int) -> bool:
        return any(seat == against for seat, _ in position.mixed)

    def punish(self, position: PiquetPosition, against: int, tell: Tell | None) -> None:
        void(position, Line.DISCARDS_MIXED, position.rules.party_of[against], tell)


def can_mix(position: PiquetPosition) -> bool:
    """Whether whoever is to play can lay his discards among his tricks."""
    seat = position.turn
    if not position.rules.strict or any(one == seat for one, _ in position.mixed):
        return False
    return bool(position.discards[seat] and position.won[position.rules.party_of[seat]])


def mix(position: PiquetPosition, seat: int, tell: Tell | None) -> None:
    """The discards of ``seat`` lie among its tricks from now on."""
    party = position.rules.party_of[seat]
    position.mixed = (*position.mixed, (seat, len(position.won[party])))
    if tell:
        cards = tuple(position.discards[seat])
        tell(CardsMoved(discards(seat), tricks(party), cards, (seat,), False, Movement.DISCARDED))


FAULTS: Mapping[str, Fault[PiquetPosition]] = {
    FaultCode.REVOKE: Revoke(),
    FaultCode.WRONG_DECLARATION: WrongDeclaration(),
    FaultCode.HAND_TOO_LARGE: HandTooLarge(),
    FaultCode.DISCARDS_MIXED: DiscardsMixed(),
}


def _declared(position: PiquetPosition, seat: int, kind: Kind) -> tuple[Item, ...]:
    return (*position.listed[kind][seat], *position.counted[kind][seat])


def revoked_suits(
    plays: Sequence[tuple[int, Card]], seat: int, held: Iterable[Card], unnamed: Collection[int]
) -> list[int]:
    """The suits that ``seat`` did not follow though it could, as far as the cards tell that it played later or that are
    ``held``. Where a new suit was not named, nobody need follow it.
    """
    later = {suit_of(card) for card in held}
    found: set[int] = set()
    for place in range(len(plays) - 1, -1, -1):
        player, card = plays[place]
        if player != seat:
            continue
        led = suit_of(plays[place - 1][1]) if place % 2 else suit_of(card)
        if suit_of(card) != led and led in later and place - 1 not in unnamed:
            found.add(led)
        later.add(suit_of(card))
    return sorted(found)


def objections(position: PiquetPosition) -> list[PiquetAction]:
    """What the player whose turn it is can object to."""
    if not position.rules.strict:
        return []
    others = [seat for seat in position.players if seat != position.turn]
    return [objection(FaultCode(code)) for code, _ in claimable(position, FAULTS, position.turn, others)]
