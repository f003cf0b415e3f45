"""What one seat knows of a Casino deal, and its JSON form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardtable.core.cards import Card, format_card, parse_card
from cardtable.core.codec import lines_from_json, lines_to_json, standing_from_json, standing_to_json
from cardtable.core.errors import CodedError
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.pieces import Build, Marker


@dataclass(frozen=True, slots=True)
class CasinoObservation:
    """Perfect recall for ``seat``: its hand, everything that ever lay open, and every play of the deal.

    Captured cards were seen by all, so piles are known; other hands and the stock are counts.
    """

    rule_set: RuleSet
    standing: Standing
    seat: int
    turn: int
    round: int
    stock: int
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    table: tuple[Card, ...]
    builds: tuple[Build, ...]
    builds_begun: int
    piles: tuple[tuple[Card, ...], ...]
    markers: tuple[tuple[Marker, ...], ...]
    last_capturer: int
    marked: tuple[ScoreLine, ...]
    plays: tuple[tuple[int, Play], ...]
    final: tuple[ScoreLine, ...] | None

    def seen(self) -> list[Card]:
        """Every card whose place this seat knows."""
        cards = [*self.hand, *self.table]
        for one in self.builds:
            cards += one.cards
        for pile in self.piles:
            cards += pile
        for markers in self.markers:
            cards += [marker.card for marker in markers]
        return cards

    def to_json(self) -> dict[str, Any]:
        return {
            "variant": self.rule_set.variant,
            "players": self.rule_set.players,
            "options": dict(self.rule_set.options),
            "standing": standing_to_json(self.standing),
            "seat": self.seat,
            "turn": self.turn,
            "round": self.round,
            "stock": self.stock,
            "hand": _texts(self.hand),
            "hand_counts": list(self.hand_counts),
            "table": _texts(self.table),
            "builds": [[one.number, one.value, one.builder, one.groups, _texts(one.cards)] for one in self.builds],
            "builds_begun": self.builds_begun,
            "piles": [_texts(cards) for cards in self.piles],
            "markers": [
                [[format_card(one.card), one.face_up, one.mulle] for one in markers] for markers in self.markers
            ],
            "last_capturer": self.last_capturer,
            "marked": lines_to_json(self.marked),
            "plays": [[seat, str(play)] for seat, play in self.plays],
            "final": None if self.final is None else lines_to_json(self.final),
        }


def observation_from_json(data: Mapping[str, Any]) -> CasinoObservation:
    """The observation of its JSON form; raises ``CodedError`` ``not_an_observation``."""
    try:
        return CasinoObservation(
            rule_set=RuleSet(str(data["variant"]), int(data["players"]), dict(data["options"])),
            standing=standing_from_json(data["standing"]),
            seat=int(data["seat"]),
            turn=int(data["turn"]),
            round=int(data["round"]),
            stock=int(data["stock"]),
            hand=_cards(data["hand"]),
            hand_counts=tuple(map(int, data["hand_counts"])),
            table=_cards(data["table"]),
            builds=tuple(
                Build(int(number), int(value), int(builder), int(groups), _cards(cards))
                for number, value, builder, groups, cards in data["builds"]
            ),
            builds_begun=int(data["builds_begun"]),
            piles=tuple(_cards(cards) for cards in data["piles"]),
            markers=tuple(
                tuple(Marker(parse_card(card), bool(face_up), bool(mulle)) for card, face_up, mulle in markers)
                for markers in data["markers"]
            ),
            last_capturer=int(data["last_capturer"]),
            marked=lines_from_json(data["marked"]),
            plays=tuple((int(seat), parse_play(text)) for seat, text in data["plays"]),
            final=None if data["final"] is None else lines_from_json(data["final"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError, CodedError) as error:
        raise CodedError("not_an_observation", reason=str(error)) from None


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [format_card(card) for card in cards]


def _cards(texts: Any) -> tuple[Card, ...]:
    return tuple(parse_card(text) for text in texts)
