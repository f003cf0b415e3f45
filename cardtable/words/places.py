"""Where cards lie, in words: the names of places, and what a listener is told about a single card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.cards import HIDDEN
from cardtable.core.zones import PlacedCard, Zone
from cardtable.words.cards import card_name, value_name
from cardtable.words.mark import in_words, translate


def zone_name(
    zone: Zone, seats: Sequence[str], parties: Sequence[str], label: Mapping[str, object] | None = None
) -> str:
    """``Anna’s hand``, ``On the table``, ``Build of nine``; ``label`` is what the zone is labelled with."""
    match zone.name:
        case "table":
            return translate("Places", "On the table")
        case "stock":
            return translate("Places", "Stock")
        case "hand":
            return translate("Places", "Hand of {name}").format(name=_name(zone.owner, seats))
        case "pile":
            return translate("Places", "Captured by {name}").format(name=_name(zone.owner, parties))
        case "marks":
            return translate("Places", "Marking cards of {name}").format(name=_name(zone.owner, parties))
        case "trick":
            return translate("Places", "In the trick")
        case "talon":
            if zone.owner:
                return translate("Places", "Lower packet of the talon")
            return translate("Places", "Upper packet of the talon")
        case "turned":
            return translate("Places", "Turned up")
        case "discards":
            return translate("Places", "Laid away by {name}").format(name=_name(zone.owner, seats))
        case "tricks":
            return translate("Places", "Tricks of {name}").format(name=_name(zone.owner, parties))
        case "build":
            value = (label or {}).get("value")
            groups = (label or {}).get("groups", 1)
            if not isinstance(value, int):
                return translate("Places", "Build {number}").format(number=zone.owner)
            if isinstance(groups, int) and groups > 1:
                return translate("Places", "Multiple build of {value}").format(value=value_name(value))
            return translate("Places", "Build of {value}").format(value=value_name(value))
    return in_words(zone.name)


def card_in_place(
    zone: Zone,
    placed: PlacedCard,
    seats: Sequence[str],
    parties: Sequence[str],
    perspective: int,
    label: Mapping[str, object] | None = None,
) -> str:
    """What a listener is told about a card on the table, seen from the seat ``perspective``."""
    if placed.card == HIDDEN:
        return translate("Places", "Card face down, {place}").format(place=zone_name(zone, seats, parties, label))
    card = card_name(placed.card)
    card = card[:1].upper() + card[1:]
    if zone.name == "hand" and zone.owner == perspective:
        return translate("Places", "{card}, in your hand").format(card=card)
    return translate("Places", "{card}, {place}").format(card=card, place=zone_name(zone, seats, parties, label))


def _name(owner: int, names: Sequence[str]) -> str:
    return names[owner] if 0 <= owner < len(names) else "–"
