"""The state of a Piquet deal, from the shuffled pack to the last trick."""

from __future__ import annotations

from typing import Any

from cardtable.core.cards import HIDDEN, Card
from cardtable.core.events import DealEnded, Event, TurnBegan
from cardtable.core.scores import ScoreLine
from cardtable.core.state import CHANCE, OVER, Deal, Standing
from cardtable.core.zones import STOCK, TRICK, PlacedCard, Zone, discards, hand, talon, tricks
from cardtable.games.piquet.actions import PiquetAction
from cardtable.games.piquet.checks import check_action
from cardtable.games.piquet.combinations import KINDS, Item, Kind, item_mask, whole
from cardtable.games.piquet.counting import PartieDecided, Tell
from cardtable.games.piquet.declaring import do_announce, do_declaring
from cardtable.games.piquet.exchanging import do_command, do_exchange, do_shuffled
from cardtable.games.piquet.legal import PiquetLegal
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.phases import UNDECIDED, Answer, Jump, Phase, Said, Word
from cardtable.games.piquet.playing import AllPlayed, do_count, do_play
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.scoring import final_lines

_HANDLERS = {
    Phase.COMMAND: do_command,
    Phase.EXCHANGE: do_exchange,
    Phase.TAKE: do_exchange,
    Phase.POINT: do_declaring,
    Phase.SEQUENCES: do_declaring,
    Phase.SETS: do_declaring,
    Phase.ANNOUNCE: do_announce,
    Phase.COUNT: do_count,
    Phase.PLAY: do_play,
    Phase.CLAIMED: do_play,
}


class PiquetState:
    """One deal. Lists have an entry for each seat unless said otherwise; spectators' entries stay empty.

    ``players`` are the seats that play, in the order of play, elder first and the dealer last. ``talon`` holds the two
    packets, each from its top. ``received`` are the cards dealt to each and bought, in that order. ``named`` says how
    many cards each has named for the exchange, -1 before. ``looked`` are the cards of the talon that each has seen,
    ``blank`` those shown as carte blanche, ``claimed`` those laid open
    with a claim. ``said``, ``listed`` and ``counted`` have an entry for each class and in it for each seat: what was
    heard, what was declared, what was counted; ``right`` has the party that may count a class. ``automatic`` are
    those who declare everything, ``done`` those who have counted. ``ninety``, ``jumps``, ``won`` and ``tricks`` have
    an entry for each party. ``marked`` are the lines so far, ``final`` all lines once the deal is over.
    """

    __slots__ = (
        "all_declared",
        "answers",
        "automatic",
        "blanche_announced",
        "blank",
        "claimed",
        "commanded",
        "counted",
        "dealer",
        "discards",
        "done",
        "final",
        "hands",
        "jumps",
        "lead_suit",
        "leader",
        "listed",
        "looked",
        "marked",
        "named",
        "ninety",
        "phase",
        "players",
        "plays",
        "proving",
        "received",
        "reshuffled",
        "right",
        "rules",
        "said",
        "speaker",
        "standing",
        "stock",
        "talon",
        "trick",
        "tricks",
        "turn",
        "won",
    )

    def __init__(self, rules: PiquetRules, standing: Standing) -> None:
        seats, parties = range(rules.persons), range(len(rules.parties))
        self.rules = rules
        self.standing = standing
        self.dealer = standing.dealer
        self.players = players_of(rules, standing)
        self.phase = Phase.SHUFFLED
        self.turn = CHANCE
        self.stock: tuple[Card, ...] = ()
        self.reshuffled = False
        self.commanded = 0
        self.talon: list[list[Card]] = [[], []]
        self.hands: list[list[Card]] = [[] for _ in seats]
        self.discards: list[list[Card]] = [[] for _ in seats]
        self.received: list[list[Card]] = [[] for _ in seats]
        self.named = [-1 for _ in seats]
        self.blanche_announced = False
        self.blank: list[tuple[Card, ...]] = [() for _ in seats]
        self.looked: list[tuple[Card, ...]] = [() for _ in seats]
        self.lead_suit = -1
        self.speaker = 0
        self.said = [[Said() for _ in seats] for _ in KINDS]
        self.listed: list[list[tuple[Item, ...]]] = [[() for _ in seats] for _ in KINDS]
        self.counted: list[list[tuple[Item, ...]]] = [[() for _ in seats] for _ in KINDS]
        self.right = [UNDECIDED for _ in KINDS]
        self.all_declared = False
        self.automatic = [False for _ in seats]
        self.done = [False for _ in seats]
        self.ninety = [False for _ in parties]
        self.jumps = [Jump.NONE for _ in parties]
        self.leader = -1
        self.trick: list[Card] = []
        self.won: list[list[Card]] = [[] for _ in parties]
        self.tricks = [0 for _ in parties]
        self.plays: list[tuple[int, Card]] = []
        self.answers: list[Answer] = []
        self.claimed: list[tuple[Card, ...]] = [() for _ in seats]
        self.proving = -1
        self.marked: list[ScoreLine] = []
        self.final: tuple[ScoreLine, ...] | None = None

    # What others ask

    def actor(self) -> int:
        return self.turn

    def phase_name(self) -> str:
        return self.phase.value

    def legal(self) -> PiquetLegal:
        return PiquetLegal(self)

    def lines(self) -> tuple[ScoreLine, ...]:
        return tuple(self.marked) if self.final is None else self.final

    @property
    def elder(self) -> int:
        return self.players[0]

    def after(self, seat: int) -> int:
        """The player who plays after ``seat``."""
        return self.players[(self.players.index(seat) + 1) % len(self.players)]

    def other(self, seat: int) -> int:
        """The opponent of one of two players."""
        return self.players[1] if seat == self.players[0] else self.players[0]

    def count(self, party: int) -> int:
        """The running count of a party in this deal."""
        return sum(line.points for line in self.marked if line.party == party and line.marked)

    def whole(self, seat: int, kind: Kind) -> tuple[Item, ...]:
        """All that a player can declare of a kind; before he has played a card."""
        return whole(kind, mask_of(self.hands[seat]), self.rules.smallest_point, self.rules.least_pips)

    def listed_point(self, seat: int) -> Item:
        """The point that a player has declared or counted."""
        return (self.listed[Kind.POINT][seat] or self.counted[Kind.POINT][seat])[0]

    def object(self, kind: Kind, item: Item) -> None:
        """The dealer claims a class in which elder declared nothing, in order to hinder a Neunziger."""
        self.listed[kind][self.dealer] = (item,)
        self.said[kind][self.dealer] = Said(Word.ITEM, item.length, item.rank)
        self.right[kind] = self.rules.party_of[self.dealer]

    def copy(self) -> PiquetState:
        twin = PiquetState.__new__(PiquetState)
        twin.rules = self.rules
        twin.standing = self.standing
        twin.dealer = self.dealer
        twin.players = self.players
        twin.phase = self.phase
        twin.turn = self.turn
        twin.stock = self.stock
        twin.reshuffled = self.reshuffled
        twin.commanded = self.commanded
        twin.talon = [cards[:] for cards in self.talon]
        twin.hands = [cards[:] for cards in self.hands]
        twin.discards = [cards[:] for cards in self.discards]
        twin.received = [cards[:] for cards in self.received]
        twin.named = self.named[:]
        twin.blanche_announced = self.blanche_announced
        twin.blank = self.blank[:]
        twin.looked = self.looked[:]
        twin.lead_suit = self.lead_suit
        twin.speaker = self.speaker
        twin.said = [words[:] for words in self.said]
        twin.listed = [items[:] for items in self.listed]
        twin.counted = [items[:] for items in self.counted]
        twin.right = self.right[:]
        twin.all_declared = self.all_declared
        twin.automatic = self.automatic[:]
        twin.done = self.done[:]
        twin.ninety = self.ninety[:]
        twin.jumps = self.jumps[:]
        twin.leader = self.leader
        twin.trick = self.trick[:]
        twin.won = [cards[:] for cards in self.won]
        twin.tricks = self.tricks[:]
        twin.plays = self.plays[:]
        twin.answers = self.answers[:]
        twin.claimed = self.claimed[:]
        twin.proving = self.proving
        twin.marked = self.marked[:]
        twin.final = self.final
        return twin

    def key(self) -> Any:
        return (
            self.rules.rule_set,
            *(_frozen(getattr(self, name)) for name in self.__slots__ if name != "rules"),
        )

    def zones(self, seat: int) -> dict[Zone, list[PlacedCard]]:
        placed: dict[Zone, list[PlacedCard]] = {
            STOCK: _hidden(len(self.stock)),
            talon(0): _hidden(len(self.talon[0])),
            talon(1): _hidden(len(self.talon[1])),
            TRICK: [PlacedCard(card, True) for card in self.trick],
        }
        for owner in self.players:
            cards, left = self.hands[owner], self.discards[owner]
            placed[hand(owner)] = _known(cards) if owner == seat else _hidden(len(cards))
            if self.claimed[owner]:
                placed[hand(owner)] = [PlacedCard(card, True) for card in cards]
            placed[discards(owner)] = _known(left) if owner == seat else _hidden(len(left))
        for party, won in enumerate(self.won):
            placed[tricks(party)] = _known(won)
        return {zone: cards for zone, cards in placed.items() if cards}

    def observe(self, seat: int) -> PiquetObservation:
        return PiquetObservation.of(self, seat)

    # What is done

    def check(self, action: Any) -> None:
        check_action(self, action)

    def apply(self, action: Any) -> list[Event]:
        self.check(action)
        events: list[Event] = []
        self._do(action, events.append)
        if self.turn >= 0:
            events.append(TurnBegan(self.turn, self.phase.value))
        return events

    def advance(self, action: Any) -> None:
        self._do(action, None)

    def _do(self, action: Deal | PiquetAction, tell: Tell | None) -> None:
        try:
            if isinstance(action, Deal):
                do_shuffled(self, action.order, tell)
            else:
                _HANDLERS[self.phase](self, action, tell)
        except AllPlayed:
            self._end(True, tell)
        except PartieDecided:
            self._end(False, tell)

    def _end(self, played_out: bool, tell: Tell | None) -> None:
        self.phase, self.turn = Phase.OVER, OVER
        reds = [seat for seat in self.players if self._is_red(seat)] if played_out else []
        order = tuple(dict.fromkeys(self.rules.party_of[seat] for seat in self.players))
        self.final = final_lines(
            self.rules, self.standing, self.marked, self.tricks, self.won, self.jumps, reds, played_out, order
        )
        if tell:
            tell(DealEnded(self.final))

    def _is_red(self, seat: int) -> bool:
        """Whether all cards of a player took part in declarations of which none was beaten: carte rouge."""
        if not self.rules.rouge:
            return False
        party = self.rules.party_of[seat]
        whole_hand = mask_of([*self.hands[seat], *(card for player, card in self.plays if player == seat)])
        used = 0
        for kind in KINDS:
            items = {*self.listed[kind][seat], *self.counted[kind][seat]}
            if items and self.right[kind] >= 0 and self.right[kind] != party:
                return False
            for item in items:
                used |= item_mask(item, whole_hand)
        return used == whole_hand


def _hidden(number: int) -> list[PlacedCard]:
    return [PlacedCard(HIDDEN, False)] * number


def _known(cards: list[Card]) -> list[PlacedCard]:
    return [PlacedCard(card, False) for card in cards]


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
