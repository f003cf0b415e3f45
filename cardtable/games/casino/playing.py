"""Playing a card: laying it down, capturing or building with it, and the automatic steps that follow."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cardtable.core.cards import format_card
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, Movement, ZoneLabelled
from cardtable.core.machine import Lines, PhaseObject, Tell
from cardtable.core.objections import judge
from cardtable.core.scores import parameters
from cardtable.core.zones import ASIDE, TABLE, build, hand, pile
from cardtable.games.casino.actions import NO_OBJECTION, Play
from cardtable.games.casino.announcing import owner_of
from cardtable.games.casino.breaches import FAULTS, can_be_disputed, disputed, objections_of
from cardtable.games.casino.building import groups_in_build
from cardtable.games.casino.capturing import capture, is_last_card
from cardtable.games.casino.checks import check_play
from cardtable.games.casino.codes import Said
from cardtable.games.casino.dealing import TO_TABLE
from cardtable.games.casino.marking import mark_last_capture, mark_value_cards
from cardtable.games.casino.phases import Phase
from cardtable.games.casino.pieces import NOBODY, Build
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.rounds import deal_round
from cardtable.games.casino.scoring import final_lines

_ALL = (EVERYBODY,)


class Playing(PhaseObject[CasinoPosition, Play]):
    """A player plays a card."""

    def actors(self, position: CasinoPosition) -> Collection[int]:
        seat = to_play(position)
        return () if seat is None else (seat,)

    def check(self, position: CasinoPosition, action: Play) -> None:
        check_play(position, action)

    def apply(self, position: CasinoPosition, action: Play, tell: Tell | None) -> Lines | None:
        if action.objection:
            judge(position, FAULTS, position.turn, action.objection, action.seat, tell)
            return None
        before = disputed(position) if can_be_disputed(position.rules, action) else None
        decided = play_card(position, action, tell)
        position.dispute = before
        if before and (decided or _ends_round(position) or _own_side_follows(position)):
            position.dispute = before._replace(reviewing=True, decided=decided)
            position.phase, position.turn = Phase.REVIEW, position.rules.after(position.turn)
            return None
        return go_on(position, decided, tell)


class Reviewing(PhaseObject[CasinoPosition, Play]):
    """At a table with irregularities the next player may object to a capture after which he has no turn."""

    def actors(self, position: CasinoPosition) -> Collection[int]:
        return (position.rules.after(position.plays[-1][0]),)

    def listed(self, position: CasinoPosition) -> Iterable[Play]:
        return (NO_OBJECTION, *objections_of(position))

    def check(self, position: CasinoPosition, action: Play) -> None:
        if action not in self.listed(position):
            raise IllegalAction("nothing_to_claim" if action.objection else "not_now")

    def apply(self, position: CasinoPosition, action: Play, tell: Tell | None) -> Lines | None:
        decided = position.dispute is not None and position.dispute.decided
        if action != NO_OBJECTION:
            judge(position, FAULTS, position.turn, action.objection, action.seat, tell)
            if not position.objections[-1].upheld:
                return None
            decided = False
        position.dispute = None
        position.phase, position.turn = Phase.PLAY, position.plays[-1][0]
        return go_on(position, decided, tell)


def go_on(position: CasinoPosition, decided: bool, tell: Tell | None) -> Lines | None:
    """Do what follows a play automatically: pass the turn on, deal the next round, or end the deal. Return the lines of
    the deal if it is over, otherwise None.
    """
    if not decided:
        if position.rules.plan.drawing and not position.last_round:
            deal_round(position, tell)
        seat = next_to_play(position)
        if seat is not None:
            position.turn = seat
            return None
        if not position.last_round:
            deal_round(position, tell)
            return None
        decided = _clear_table(position, tell)
    return final_lines(position.rules, position.standing, position.marked, position.facts(), not decided)


def to_play(position: CasinoPosition) -> int | None:
    """Return the seat that plays next, computed from the cards played: the first of a round, or the one after the last
    play. None if all hands are empty.
    """
    plan = position.rules.plan
    before = () if plan.drawing else plan.rounds[: max(0, position.round - 1)]
    dealt = sum(packet.cards for packets in before for packet in packets if packet.place != TO_TABLE)
    if len(position.plays) == dealt:
        return position.first
    return next_to_play(position) if position.plays else None


def next_to_play(position: CasinoPosition) -> int | None:
    """Return the seat that plays after the last play: the next with cards, or the same seat if it has swept and may go
    on. None if all hands are empty.
    """
    seat = position.plays[-1][0]
    if position.rules.reopens and position.hands[seat] and not (position.table or position.builds):
        return seat
    return position.next_with_cards(seat)


def _own_side_follows(position: CasinoPosition) -> bool:
    """Whether the next player is of the same side as the last one and so cannot object: because the last player swept
    and plays again, or because the other hands are empty.
    """
    seat, following = position.plays[-1][0], next_to_play(position)
    side_of = position.rules.side_of
    return side_of[seat] == side_of[position.first if following is None else following]


def _ends_round(position: CasinoPosition) -> bool:
    """Whether the last play must be disputed at once, because no card is played after it before the deal is over, or
    before the court cards on the table are put aside.
    """
    return not any(position.hands) if position.rules.courts_aside else is_last_card(position)


def play_card(position: CasinoPosition, play: Play, tell: Tell | None) -> bool:
    """Play a card for the player to move; return whether that has decided the match."""
    seat = position.turn
    position.hands[seat].remove(play.card)
    position.plays.append((seat, play))
    if tell:
        tell(CardsMoved(hand(seat), TABLE, (play.card,), _ALL, True, Movement.PLAYED))
    position.table.append(play.card)
    if play.value:
        _build(position, seat, play, tell)
    elif play.taken or play.builds:
        return capture(position, seat, play, tell)
    return False


def _build(position: CasinoPosition, seat: int, play: Play, tell: Tell | None) -> None:
    old = [one for one in position.builds if one.number in play.builds]
    for card in (*play.taken, play.card):
        position.table.remove(card)
    if old:
        number = old[0].number
    else:
        position.builds_begun += 1
        number = position.builds_begun
    rules = position.rules
    announced = play.stacked and rules.announcing
    groups = int(not announced) if play.stacked else groups_in_build(rules, play, old)
    cards = tuple(card for one in old for card in one.cards)
    builder = owner_of(rules, position.plays[:-1], seat, play.value) if announced else NOBODY if play.stacked else seat
    made = Build(number, play.value, builder, groups, (*cards, *play.taken, play.card))
    position.builds = sorted([*(one for one in position.builds if one not in old), made])
    if tell:
        for other in old[1:]:
            tell(CardsMoved(build(other.number), build(number), other.cards, _ALL, True, Movement.BUILT))
        tell(CardsMoved(TABLE, build(number), (*play.taken, play.card), _ALL, True, Movement.BUILT))
        tell(ZoneLabelled(build(number), parameters(value=play.value, builder=builder, groups=groups)))
        raised = any(one.value != play.value for one in old)
        if play.stacked and not (play.taken or play.builds):
            named = {"card": format_card(play.card)} if announced else {}
            tell(Announced(seat, Said.ANNOUNCED if announced else Said.JOKER, parameters(sum=play.value, **named)))
        elif play.stacked:
            tell(Announced(seat, Said.STACK, parameters(sum=play.value)))
        else:
            tell(Announced(seat, Said.RAISE if raised else Said.BUILD, parameters(value=play.value)))


def _clear_table(position: CasinoPosition, tell: Tell | None) -> bool:
    """Give the rest of the table to the last capturer, and mark the points for it that are marked at once. Return
    whether that has decided the match.
    """
    if position.last_capturer < 0:
        return False
    side = position.rules.side_of[position.last_capturer]
    stacks = [(build(one.number), list(one.cards)) for one in position.builds]
    places = [(TABLE, position.table), *stacks, (ASIDE, position.aside)]
    rest = tuple(card for _, cards in places for card in cards)
    position.builds = []
    if rest:
        position.piles[side] += rest
        if tell:
            for zone, cards in places:
                if cards:
                    tell(CardsMoved(zone, pile(side), tuple(cards), _ALL, False, Movement.REST))
            tell(Announced(position.last_capturer, Said.REST_TAKEN, parameters(cards=len(rest))))
        for _, cards in places:
            cards.clear()
        if mark_value_cards(position, side, rest, tell):
            return True
    return mark_last_capture(position, side, tell)
