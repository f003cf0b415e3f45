"""What one seat knows of a Piquet deal, and its JSON form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardtable.core.cards import Card, format_card, parse_card
from cardtable.core.codec import lines_from_json, lines_to_json, standing_from_json, standing_to_json
from cardtable.core.errors import CodedError
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.games.piquet.combinations import KINDS, Item, Kind
from cardtable.games.piquet.phases import Answer, Jump, Phase, Said, Word

if TYPE_CHECKING:
    from cardtable.games.piquet.state import PiquetState

UNKNOWN = -1
"""Pips and suit of a point that was counted unseen (Robber)."""


@dataclass(frozen=True, slots=True)
class PiquetObservation:
    """Perfect recall for ``seat``: its own cards, and everything that was said, shown and played.

    ``hand``, ``discards``, ``looked`` (cards of the talon that it has seen), ``listed`` (what it has declared in each
    class) and ``automatic`` are the seat's own. ``hand_counts``, ``discard_counts`` and ``talon_counts`` say how many
    cards lie where. The other fields are those of the state.
    """

    rule_set: RuleSet
    standing: Standing
    seat: int
    phase: Phase
    turn: int
    players: tuple[int, ...]
    stock: int
    reshuffled: bool
    commanded: int
    talon_counts: tuple[int, ...]
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    discards: tuple[Card, ...]
    discard_counts: tuple[int, ...]
    named: tuple[int, ...]
    blanche_announced: bool
    blank: tuple[tuple[Card, ...], ...]
    looked: tuple[Card, ...]
    lead_suit: int
    speaker: int
    said: tuple[tuple[Said, ...], ...]
    listed: tuple[tuple[Item, ...], ...]
    counted: tuple[tuple[tuple[Item, ...], ...], ...]
    right: tuple[int, ...]
    all_declared: bool
    automatic: bool
    done: tuple[bool, ...]
    ninety: tuple[bool, ...]
    jumps: tuple[Jump, ...]
    leader: int
    trick: tuple[Card, ...]
    won: tuple[tuple[Card, ...], ...]
    tricks: tuple[int, ...]
    plays: tuple[tuple[int, Card], ...]
    answers: tuple[Answer, ...]
    claimed: tuple[tuple[Card, ...], ...]
    proving: int
    marked: tuple[ScoreLine, ...]
    final: tuple[ScoreLine, ...] | None

    @classmethod
    def of(cls, state: PiquetState, seat: int) -> PiquetObservation:
        """What ``seat`` knows of a deal."""
        point_shown = state.rules.point_shown
        return cls(
            rule_set=state.rules.rule_set,
            standing=state.standing,
            seat=seat,
            phase=state.phase,
            turn=state.turn,
            players=state.players,
            stock=len(state.stock),
            reshuffled=state.reshuffled,
            commanded=state.commanded,
            talon_counts=tuple(map(len, state.talon)),
            hand=tuple(state.hands[seat]),
            hand_counts=tuple(map(len, state.hands)),
            discards=tuple(state.discards[seat]),
            discard_counts=tuple(map(len, state.discards)),
            named=tuple(state.named),
            blanche_announced=state.blanche_announced,
            blank=tuple(state.blank),
            looked=state.looked[seat],
            lead_suit=state.lead_suit,
            speaker=state.speaker,
            said=tuple(map(tuple, state.said)),
            listed=tuple(items[seat] for items in state.listed),
            counted=tuple(
                tuple(
                    items if point_shown or kind is not Kind.POINT or owner == seat else tuple(map(_unseen, items))
                    for owner, items in enumerate(state.counted[kind])
                )
                for kind in KINDS
            ),
            right=tuple(state.right),
            all_declared=state.all_declared,
            automatic=state.automatic[seat],
            done=tuple(state.done),
            ninety=tuple(state.ninety),
            jumps=tuple(state.jumps),
            leader=state.leader,
            trick=tuple(state.trick),
            won=tuple(map(tuple, state.won)),
            tricks=tuple(state.tricks),
            plays=tuple(state.plays),
            answers=tuple(state.answers),
            claimed=tuple(state.claimed),
            proving=state.proving,
            marked=tuple(state.marked),
            final=state.final,
        )

    @property
    def elder(self) -> int:
        return self.players[0]

    @property
    def dealer(self) -> int:
        return self.players[-1]

    @property
    def others(self) -> tuple[int, ...]:
        """The players whose hands this seat does not see: all for a spectator."""
        return tuple(seat for seat in self.players if seat != self.seat)

    def played(self, seat: int) -> tuple[Card, ...]:
        """The cards that ``seat`` has played, in order."""
        return tuple(card for player, card in self.plays if player == seat)

    def seen(self) -> set[Card]:
        """Every card of which this seat knows that it is in its own hand or among its discards, or was played."""
        return {*self.hand, *self.discards, *(card for _, card in self.plays)}

    def to_json(self) -> dict[str, Any]:
        return {
            "variant": self.rule_set.variant,
            "players": self.rule_set.players,
            "options": dict(self.rule_set.options),
            "standing": standing_to_json(self.standing),
            "seat": self.seat,
            "phase": self.phase.value,
            "turn": self.turn,
            "playing": list(self.players),
            "stock": self.stock,
            "reshuffled": self.reshuffled,
            "commanded": self.commanded,
            "talon_counts": list(self.talon_counts),
            "hand": _texts(self.hand),
            "hand_counts": list(self.hand_counts),
            "discards": _texts(self.discards),
            "discard_counts": list(self.discard_counts),
            "named": list(self.named),
            "blanche_announced": self.blanche_announced,
            "blank": [_texts(cards) for cards in self.blank],
            "looked": _texts(self.looked),
            "lead_suit": self.lead_suit,
            "speaker": self.speaker,
            "said": [[[one.word.value, one.length, one.rank] for one in words] for words in self.said],
            "listed": [_items(items) for items in self.listed],
            "counted": [[_items(items) for items in seats] for seats in self.counted],
            "right": list(self.right),
            "all_declared": self.all_declared,
            "automatic": self.automatic,
            "done": list(self.done),
            "ninety": list(self.ninety),
            "jumps": [jump.value for jump in self.jumps],
            "leader": self.leader,
            "trick": _texts(self.trick),
            "won": [_texts(cards) for cards in self.won],
            "tricks": list(self.tricks),
            "plays": [[seat, format_card(card)] for seat, card in self.plays],
            "answers": [list(answer) for answer in self.answers],
            "claimed": [_texts(cards) for cards in self.claimed],
            "proving": self.proving,
            "marked": lines_to_json(self.marked),
            "final": None if self.final is None else lines_to_json(self.final),
        }


def observation_from_json(data: Mapping[str, Any]) -> PiquetObservation:
    """The observation of its JSON form; raises ``CodedError`` ``not_an_observation``."""
    try:
        return PiquetObservation(
            rule_set=RuleSet(str(data["variant"]), int(data["players"]), dict(data["options"])),
            standing=standing_from_json(data["standing"]),
            seat=int(data["seat"]),
            phase=Phase(data["phase"]),
            turn=int(data["turn"]),
            players=_numbers(data["playing"]),
            stock=int(data["stock"]),
            reshuffled=bool(data["reshuffled"]),
            commanded=int(data["commanded"]),
            talon_counts=_numbers(data["talon_counts"]),
            hand=_cards(data["hand"]),
            hand_counts=_numbers(data["hand_counts"]),
            discards=_cards(data["discards"]),
            discard_counts=_numbers(data["discard_counts"]),
            named=_numbers(data["named"]),
            blanche_announced=bool(data["blanche_announced"]),
            blank=tuple(map(_cards, data["blank"])),
            looked=_cards(data["looked"]),
            lead_suit=int(data["lead_suit"]),
            speaker=int(data["speaker"]),
            said=tuple(
                tuple(Said(Word(word), int(length), int(rank)) for word, length, rank in words)
                for words in data["said"]
            ),
            listed=tuple(map(_items_of, data["listed"])),
            counted=tuple(tuple(map(_items_of, seats)) for seats in data["counted"]),
            right=_numbers(data["right"]),
            all_declared=bool(data["all_declared"]),
            automatic=bool(data["automatic"]),
            done=tuple(map(bool, data["done"])),
            ninety=tuple(map(bool, data["ninety"])),
            jumps=tuple(map(Jump, data["jumps"])),
            leader=int(data["leader"]),
            trick=_cards(data["trick"]),
            won=tuple(map(_cards, data["won"])),
            tricks=_numbers(data["tricks"]),
            plays=tuple((int(seat), parse_card(text)) for seat, text in data["plays"]),
            answers=tuple(Answer(*_numbers(answer)) for answer in data["answers"]),
            claimed=tuple(map(_cards, data["claimed"])),
            proving=int(data["proving"]),
            marked=lines_from_json(data["marked"]),
            final=None if data["final"] is None else lines_from_json(data["final"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError, CodedError) as error:
        raise CodedError("not_an_observation", reason=str(error)) from None


def _unseen(item: Item) -> Item:
    return item._replace(rank=UNKNOWN, suit=UNKNOWN)


def _texts(cards: Sequence[Card]) -> list[str]:
    return [format_card(card) for card in cards]


def _cards(texts: Any) -> tuple[Card, ...]:
    return tuple(parse_card(text) for text in texts)


def _numbers(values: Any) -> tuple[int, ...]:
    return tuple(map(int, values))


def _items(items: Sequence[Item]) -> list[list[int]]:
    return [[int(number) for number in item] for item in items]


def _items_of(data: Any) -> tuple[Item, ...]:
    return tuple(Item(Kind(kind), int(length), int(rank), int(suit)) for kind, length, rank, suit in data)
