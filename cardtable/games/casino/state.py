"""The state of a Casino deal: dealing, playing, and what happens by itself in between."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from cardtable.core.cards import HIDDEN, Card, check_order, format_card
from cardtable.core.errors import CardError, IllegalAction
from cardtable.core.events import (
    EVERYBODY,
    Announced,
    CardsMoved,
    DealBegan,
    DealEnded,
    Event,
    TurnBegan,
    ZoneLabelled,
)
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import CHANCE, OVER, Deal, Standing
from cardtable.core.zones import STOCK, TABLE, PlacedCard, Zone, build, hand, marks, pile
from cardtable.games.casino.actions import Play
from cardtable.games.casino.building import groups_in_build
from cardtable.games.casino.checks import check_play
from cardtable.games.casino.dealing import TO_TABLE
from cardtable.games.casino.facts import PartyFacts, facts_of_cards
from cardtable.games.casino.legal import CasinoLegal
from cardtable.games.casino.marking import mark, mark_capture, mark_value_cards
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.pieces import Build, Marker
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import final_lines

_ALL = (EVERYBODY,)


class Phase(Enum):
    """Who decides what."""

    SHUFFLED = "shuffled"
    """Chance decides the order of the pack."""
    PLAY = "play"
    """A player plays a card."""
    OVER = "over"


class CasinoState:
    """One deal. Lists hold cards in the order in which they came to lie where they are.

    ``stock`` is what was not dealt yet, next card first. ``marked`` are the lines marked so far in this deal;
    ``final`` all its lines once it is over. ``plays`` are all plays of the deal with their seats.
    """

    __slots__ = (
        "builds",
        "builds_begun",
        "dealer",
        "final",
        "hands",
        "last_capturer",
        "marked",
        "markers",
        "phase",
        "piles",
        "plays",
        "round",
        "rules",
        "standing",
        "stock",
        "table",
        "turn",
    )

    def __init__(self, rules: CasinoRules, standing: Standing) -> None:
        self.rules = rules
        self.standing = standing
        self.dealer = standing.dealer
        self.phase = Phase.SHUFFLED
        self.turn = CHANCE
        self.round = 0
        self.stock: tuple[Card, ...] = ()
        self.hands: list[list[Card]] = [[] for _ in range(rules.players)]
        self.table: list[Card] = []
        self.builds: list[Build] = []
        self.builds_begun = 0
        self.piles: list[list[Card]] = [[] for _ in rules.parties]
        self.markers: list[list[Marker]] = [[] for _ in rules.parties]
        self.last_capturer = -1
        self.marked: list[ScoreLine] = []
        self.plays: list[tuple[int, Play]] = []
        self.final: tuple[ScoreLine, ...] | None = None

    # What others ask

    def actor(self) -> int:
        return self.turn

    def phase_name(self) -> str:
        return self.phase.value

    def legal(self) -> CasinoLegal:
        return CasinoLegal(self)

    def lines(self) -> tuple[ScoreLine, ...]:
        return tuple(self.marked) if self.final is None else self.final

    @property
    def last_round(self) -> bool:
        """Whether the last cards have been dealt."""
        return self.round == len(self.rules.plan.rounds)

    def points(self, party: int) -> int:
        """A party's points, with what it has marked in this deal."""
        return self.standing.points[party] + sum(
            line.points for line in self.marked if line.party == party and line.marked
        )

    def facts(self) -> tuple[PartyFacts, ...]:
        """What each party has captured so far."""
        last = self.rules.party_of[self.last_capturer] if self.last_capturer >= 0 else -1
        return tuple(
            facts_of_cards(
                (*self.piles[party], *(marker.card for marker in markers)),
                sweeps=sum(marker.face_up and not marker.mulle for marker in markers),
                mulles=[marker.card for marker in markers if marker.mulle],
                last_capture=party == last,
            )
            for party, markers in enumerate(self.markers)
        )

    def copy(self) -> CasinoState:
        twin = CasinoState.__new__(CasinoState)
        twin.rules = self.rules
        twin.standing = self.standing
        twin.dealer = self.dealer
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.stock = self.stock
        twin.hands = [cards[:] for cards in self.hands]
        twin.table = self.table[:]
        twin.builds = self.builds[:]
        twin.builds_begun = self.builds_begun
        twin.piles = [cards[:] for cards in self.piles]
        twin.markers = [cards[:] for cards in self.markers]
        twin.last_capturer = self.last_capturer
        twin.marked = self.marked[:]
        twin.plays = self.plays[:]
        twin.final = self.final
        return twin

    def key(self) -> Any:
        return (
            self.rules.rule_set,
            self.standing,
            self.phase,
            self.turn,
            self.round,
            self.stock,
            tuple(map(tuple, self.hands)),
            tuple(self.table),
            tuple(self.builds),
            self.builds_begun,
            tuple(map(tuple, self.piles)),
            tuple(map(tuple, self.markers)),
            self.last_capturer,
            tuple(self.marked),
            tuple(self.plays),
            self.final,
        )

    def zones(self, seat: int) -> dict[Zone, list[PlacedCard]]:
        placed: dict[Zone, list[PlacedCard]] = {
            STOCK: [PlacedCard(HIDDEN, False)] * len(self.stock),
            TABLE: [PlacedCard(card, True) for card in self.table],
        }
        for owner, cards in enumerate(self.hands):
            placed[hand(owner)] = [PlacedCard(card if owner == seat else HIDDEN, False) for card in cards]
        for one in self.builds:
            placed[build(one.number)] = [PlacedCard(card, True) for card in one.cards]
        for party, cards in enumerate(self.piles):
            placed[pile(party)] = [PlacedCard(card, False) for card in cards]
            placed[marks(party)] = [PlacedCard(marker.card, marker.face_up) for marker in self.markers[party]]
        return {zone: cards for zone, cards in placed.items() if cards}

    def observe(self, seat: int) -> CasinoObservation:
        return CasinoObservation(
            rule_set=self.rules.rule_set,
            standing=self.standing,
            seat=seat,
            turn=self.turn,
            round=self.round,
            stock=len(self.stock),
            hand=tuple(self.hands[seat]),
            hand_counts=tuple(map(len, self.hands)),
            table=tuple(self.table),
            builds=tuple(self.builds),
            builds_begun=self.builds_begun,
            piles=tuple(map(tuple, self.piles)),
            markers=tuple(map(tuple, self.markers)),
            last_capturer=self.last_capturer,
            marked=tuple(self.marked),
            plays=tuple(self.plays),
            final=self.final,
        )

    # What is done

    def check(self, action: Any) -> None:
        if isinstance(action, Deal):
            if self.phase is not Phase.SHUFFLED:
                raise IllegalAction("deal_is_running")
            try:
                check_order(action.order, self.rules.pack)
            except CardError as error:
                raise IllegalAction(error.code, **error.parameters) from None
            return
        if self.phase is not Phase.PLAY:
            raise IllegalAction("no_deal_is_running")
        if not isinstance(action, Play):
            raise IllegalAction("not_an_action", text=str(action))
        check_play(self, action)

    def apply(self, action: Any) -> list[Event]:
        self.check(action)
        events: list[Event] = []
        self._do(action, events.append)
        if self.turn >= 0:
            events.append(TurnBegan(self.turn, self.phase.value))
        return events

    def advance(self, action: Any) -> None:
        self._do(action, None)

    def _do(self, action: Deal | Play, tell: Callable[[Event], None] | None) -> None:
        if isinstance(action, Deal):
            self._begin(action.order, tell)
        else:
            self._play(action, tell)
            self._go_on(tell)

    def _begin(self, order: tuple[Card, ...], tell: Callable[[Event], None] | None) -> None:
        self.stock = order
        self.phase = Phase.PLAY
        if tell:
            tell(DealBegan(self.standing.deals, self.dealer, self.rules.players, len(order)))
        self._deal_round(tell)

    def _deal_round(self, tell: Callable[[Event], None] | None) -> None:
        first = (self.dealer + 1) % self.rules.players
        position = 0
        for place, number in self.rules.plan.rounds[self.round]:
            cards = self.stock[position : position + number]
            position += number
            if place == TO_TABLE:
                self.table += cards
                if tell:
                    tell(CardsMoved(STOCK, TABLE, cards, _ALL, True, "dealt"))
            else:
                seat = (first + place) % self.rules.players
                self.hands[seat] += cards
                if tell:
                    tell(CardsMoved(STOCK, hand(seat), cards, (seat,), False, "dealt"))
        self.stock = self.stock[position:]
        self.round += 1
        if tell and self.last_round:
            tell(Announced(self.dealer, "last_round"))
        self.turn = first

    def _play(self, play: Play, tell: Callable[[Event], None] | None) -> None:
        seat = self.turn
        self.hands[seat].remove(play.card)
        self.plays.append((seat, play))
        if tell:
            tell(CardsMoved(hand(seat), TABLE, (play.card,), _ALL, True, "played"))
        self.table.append(play.card)
        if play.value:
            self._build(seat, play, tell)
        elif play.taken or play.builds:
            self._capture(seat, play, tell)

    def _build(self, seat: int, play: Play, tell: Callable[[Event], None] | None) -> None:
        old = [one for one in self.builds if one.number in play.builds]
        for card in (*play.taken, play.card):
            self.table.remove(card)
        if old:
            number = old[0].number
        else:
            self.builds_begun += 1
            number = self.builds_begun
        groups = groups_in_build(self.rules, play, old)
        cards = old[0].cards if old else ()
        for other in old[1:]:
            cards += other.cards
        cards += (*play.taken, play.card)
        made = Build(number, play.value, seat, groups, cards)
        self.builds = sorted([*(one for one in self.builds if one not in old), made])
        if tell:
            for other in old[1:]:
                tell(CardsMoved(build(other.number), build(number), other.cards, _ALL, True, "built"))
            tell(CardsMoved(TABLE, build(number), (*play.taken, play.card), _ALL, True, "built"))
            tell(ZoneLabelled(build(number), parameters(value=play.value, builder=seat, groups=groups)))
            raised = any(one.value != play.value for one in old)
            tell(Announced(seat, "raise" if raised else "build", parameters(value=play.value)))

    def _capture(self, seat: int, play: Play, tell: Callable[[Event], None] | None) -> None:
        party = self.rules.party_of[seat]
        captured = [one for one in self.builds if one.number in play.builds]
        for card in (*play.taken, play.card):
            self.table.remove(card)
        if captured:
            self.builds = [one for one in self.builds if one not in captured]
        self.last_capturer = seat
        built = [(build(one.number), card) for one in captured for card in one.cards]
        sweep = not self.table and not self.builds
        taken = [*play.taken, *(card for _, card in built)]
        mulles = self.rules.score.mulles
        # Cards of the capture with the place they come from; the played card is the last of the loose ones.
        loose = [*((TABLE, card) for card in play.taken), (TABLE, play.card)]
        markers: list[tuple[tuple[Zone, Card], Marker]] = []
        if mulles and mulles.happens(play.card, taken):
            markers.append((loose.pop(), Marker(play.card, False, mulle=True)))
        if sweep:
            source = loose.pop() if loose else built.pop()
            markers.append((source, Marker(source[1], True, mulle=False)))
        self.piles[party] += [card for _, card in loose]
        self.piles[party] += [card for _, card in built]
        self.markers[party] += [marker for _, marker in markers]
        if tell:
            self._tell_capture(seat, party, loose, built, markers, tell)
        mark_capture(self, party, [*taken, play.card], sweep, tell)

    def _tell_capture(
        self,
        seat: int,
        party: int,
        loose: list[tuple[Zone, Card]],
        built: list[tuple[Zone, Card]],
        markers: list[tuple[tuple[Zone, Card], Marker]],
        tell: Callable[[Event], None],
    ) -> None:
        if loose:
            tell(CardsMoved(TABLE, pile(party), tuple(card for _, card in loose), _ALL, False, "captured"))
        for zone in dict.fromkeys(zone for zone, _ in built):
            cards = tuple(card for other, card in built if other == zone)
            tell(CardsMoved(zone, pile(party), cards, _ALL, False, "captured"))
        for (zone, card), marker in markers:
            tell(CardsMoved(zone, marks(party), (card,), _ALL, marker.face_up, "marked"))
            score = self.rules.score
            if marker.mulle and score.mulles:
                points = score.mulles.worths[card]
                tell(Announced(seat, "mulle", parameters(card=format_card(card), value=points)))
            else:
                tell(Announced(seat, score.sweeps.announced))

    # What happens by itself

    def _go_on(self, tell: Callable[[Event], None] | None) -> None:
        """Find who plays next; deal again or end the deal when the hands are empty."""
        decided = self.turn == OVER
        if not decided:
            players = self.rules.players
            for step in range(1, players + 1):
                seat = (self.turn + step) % players
                if self.hands[seat]:
                    self.turn = seat
                    return
            if not self.last_round:
                self._deal_round(tell)
                return
            self._clear_table(tell)
            decided = self.turn == OVER
        self.turn = OVER
        self.phase = Phase.OVER
        self.final = final_lines(self.rules, self.standing, self.marked, self.facts(), not decided)
        if tell:
            tell(DealEnded(self.final))

    def _clear_table(self, tell: Callable[[Event], None] | None) -> None:
        """The last capturer takes the rest of the table and, where that is done at once, marks for it."""
        if self.last_capturer < 0:
            return
        party = self.rules.party_of[self.last_capturer]
        rest = tuple(self.table)
        if rest:
            self.table.clear()
            self.piles[party] += rest
            if tell:
                tell(CardsMoved(TABLE, pile(party), rest, _ALL, False, "rest"))
                tell(Announced(self.last_capturer, "rest_taken", parameters(cards=len(rest))))
            mark_value_cards(self, party, rest, tell)
        last = self.rules.score.last_capture
        if self.turn != OVER and last.at_once:
            mark(self, last.line(party), tell)
