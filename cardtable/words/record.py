"""The record of a deal in words: what each entry says, written out and with card signs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.cards import Card
from cardtable.core.events import Announced
from cardtable.core.scores import ScoreLine
from cardtable.words.cards import card_names, card_sign, card_signs, the_card, value_name
from cardtable.words.family import FamilyWords, name_of
from cardtable.words.mark import translate


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """One thing that happened in a deal. ``owner`` is the seat that did it; for ``rest``, ``trick`` and ``marked`` it
    is the side.

    ``kind`` is one of: ``deal`` (``value`` its number), ``dealt``, ``turned``, ``laid``, ``taken``, ``built``
    (``cards`` the played card, ``others`` the cards that it was combined with), ``stacked`` (``others`` the cards that
    it was laid on), ``played``, ``trick`` (``others`` its cards), ``rest``, ``shown`` and ``opened`` (``others`` the
    cards that all have seen), ``lifted`` (``others`` the card at the bottom of a part of the pack), ``said``,
    ``marked``, ``ended``; and the kinds in ``PRIVATE``, with ``others`` the cards.
    """

    kind: str
    owner: int = -1
    cards: tuple[Card, ...] = ()
    others: tuple[Card, ...] = ()
    value: int = 0
    announced: Announced | None = None
    line: ScoreLine | None = None


PRIVATE = frozenset({"bought", "left"})
"""The kinds of entries that are for one seat alone: the cards that it took from the stock, and those that it
saw there.
"""


def entry_sentence(entry: RecordEntry, seats: Sequence[str], sides: Sequence[str], words: FamilyWords) -> str:
    """Return an entry with all cards by name, for reading aloud."""
    card = the_card(entry.cards[0]) if entry.cards else ""
    return _worded(entry, seats, sides, words, card, card_names(entry.others), signs=False)


def entry_sign(entry: RecordEntry, seats: Sequence[str], sides: Sequence[str], words: FamilyWords) -> str:
    """Return an entry with the cards as signs, for reading on the screen."""
    card = card_sign(entry.cards[0]) if entry.cards else ""
    return _worded(entry, seats, sides, words, card, card_signs(entry.others), signs=True)


def _worded(
    entry: RecordEntry,
    seats: Sequence[str],
    sides: Sequence[str],
    words: FamilyWords,
    card: str,
    others: str,
    *,
    signs: bool,
) -> str:
    name = name_of(entry.owner, sides if entry.kind in ("rest", "trick", "marked") else seats)
    # A side of one has its person's name; the verb of one of several is in the plural.
    people = 1 if name in seats else 2
    match entry.kind:
        case "deal":
            return translate("Record", "Deal {number}; {name} deals.").format(number=entry.value, name=name)
        case "dealt":
            return translate("Record", "Cards are dealt.")
        case "laid":
            return translate("Record", "{name} trails {card}.").format(name=name, card=card)
        case "taken":
            return translate("Record", "{name} captures {others} with {card}.").format(
                name=name, others=others, card=card
            )
        case "stacked":
            if others:
                told = translate("Record", "{name} lays {card} on {others}, making {value}.")
            else:
                told = translate("Record", "{name} lays {card} on a stack, making {value}.")
            return told.format(name=name, card=card, others=others, value=entry.value)
        case "built" if not others:
            # The card went onto a build that was there.
            return translate("Record", "{name} adds {card} and builds {value}.").format(
                name=name, card=card, value=value_name(entry.value)
            )
        case "built":
            return translate("Record", "{name} builds {value} from {card} and {others}.").format(
                name=name, value=value_name(entry.value), card=card, others=others
            )
        case "turned":
            return translate("Record", "{card} is turned up.").format(card=card[:1].upper() + card[1:])
        case "played":
            return translate("Record", "{name} plays {card}.").format(name=name, card=card)
        case "trick":
            return translate("Record", "{name} take(s) the trick: {others}.", "", people).format(
                name=name, others=others
            )
        case "rest":
            return translate("Record", "The rest go to {name}: {others}.").format(name=name, others=others)
        case "shown":
            return translate("Record", "{name} shows {others}.").format(name=name, others=others)
        case "lifted":
            return translate("Record", "The pack is cut; the bottom card of the cut is {others}.").format(others=others)
        case "opened":
            return translate("Record", "{name} shows their hand: {others}.").format(name=name, others=others)
        case "bought":
            return translate("Record", "{name} gets {others} in exchange.").format(name=name, others=others)
        case "left":
            return translate("Record", "Left in the stock: {others}.").format(others=others)
        case "ended":
            return translate("Record", "The deal is over.")
        case "marked" if entry.line is not None:
            return _counted(entry.line, words.line_sentence(entry.line), name, people)
        case "said" if entry.announced is not None:
            return words.told(entry.announced, seats, signs=signs)
    return ""


def _counted(line: ScoreLine, text: str, name: str, people: int) -> str:
    """Return a sentence on points that are marked, only counted, or taken off again."""
    if line.points < 0:
        return translate("Record", "{name} take(s) {points} off again: {text}.", "", people).format(
            name=name, points=-line.points, text=text
        )
    if not line.marked:
        return translate("Record", "{name} score(s) {points}: {text}.", "", people).format(
            name=name, points=line.points, text=text
        )
    return translate("Record", "{name} mark(s) {points}: {text}.", "", people).format(
        name=name, points=line.points, text=text
    )
