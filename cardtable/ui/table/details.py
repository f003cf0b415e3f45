"""Details of a card for screen readers, besides its name and place: which of how many it is, and what has been done
with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ui.table.accessibility import HEAPS
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.stages import Stage
from cardtable.words.mark import translate


def details(item: CardItem, scene: TableScene, stage: Stage) -> str:
    """Return the position of a card in its row, such as “4 of 12”, or how many cards lie in its heap; and its state in
    ``stage``. Empty if there is nothing to say.
    """
    told = [_position(item, scene), _state(item, scene, stage)]
    return ", ".join(filter(None, told))


def _position(item: CardItem, scene: TableScene) -> str:
    cards = scene.cards
    rows: Sequence[Sequence[CardItem]] = (cards.own_hand(), [thing.items[-1] for thing in cards.things()])
    for row in rows:
        if item in row:
            number, count = row.index(item) + 1, len(row)
            return translate("CardDetails", "{number} of {count}").format(number=number, count=count)
    zone = cards.zone_of(item)
    if zone is not None and scene.seating.setting.place_of(zone) in HEAPS:
        return translate("CardDetails", "%n cards", None, len(cards.lie[zone]))
    return ""


def _state(item: CardItem, scene: TableScene, stage: Stage) -> str:
    if item in stage.marked:
        return translate("CardDetails", "chosen for the exchange")
    if item is stage.picked:
        return translate("CardDetails", "picked up")
    if item.barred and item in scene.cards.own_hand():
        return translate("CardDetails", "cannot be played now")
    return {
        Mark.CHOSEN: translate("CardDetails", "chosen"),
        Mark.TARGET: translate("CardDetails", "possible"),
        Mark.HINT: translate("CardDetails", "suggested"),
        Mark.FAULT: translate("CardDetails", "chosen, but not the best"),
        Mark.BOTH: translate("CardDetails", "chosen and suggested"),
    }.get(item.mark, "")
