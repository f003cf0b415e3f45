"""Cards that a person moves: they rise, are carried, lean on others and go home again."""

from __future__ import annotations

from dataclasses import replace

from cardtable.ui.look.palette import MOTION_SHORT
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.choreographer import Choreographer
from cardtable.ui.table.geometry import Spot
from cardtable.ui.table.items import Thing
from cardtable.ui.table.layout import HELD_Z
from cardtable.ui.table.motion import BEND, Flight, Glide, Motion
from cardtable.ui.table.scene import TableScene

HOVER_RISE = 0.05
PICKED_RISE = 0.09
"""How far a card rises, in heights of the card: ``HOVER_RISE`` under the mouse, ``PICKED_RISE`` when picked."""


class Handling:
    """Moves single cards before a move is final; at once if motion is switched off."""

    def __init__(self, scene: TableScene, choreographer: Choreographer, motion: Motion) -> None:
        self._scene = scene
        self._choreographer = choreographer
        self._motion = motion

    def rise(self, item: CardItem, rise: float) -> None:
        """Raise ``item`` by the part ``rise`` of its height; 0 lets it down."""
        if self._choreographer.speed <= 0:
            item.set_rise(rise)
        elif item.rise != rise:
            self._motion.effect(("rise", item), Glide(item.set_rise, item.rise, rise, MOTION_SHORT))

    def take_up(self, item: CardItem) -> None:
        """Carry ``item`` above everything else."""
        self._motion.release(item)
        item.set_rise(0.0)
        item.set_lift(1.0)
        item.setZValue(HELD_Z)

    def send_home(self, item: CardItem) -> None:
        """Bring ``item`` back to where it belongs."""
        rest = self._scene.resting.rests().get(item)
        if rest is None:
            return
        self._motion.release(item)
        if self._choreographer.speed <= 0:
            item.place(rest.spot)
            item.set_rise(0.0)
        elif item.spot() != rest.spot and abs(item.pos().y() - rest.spot.y) + abs(item.pos().x() - rest.spot.x) > 2:
            flight = Flight(item, rest.spot, rest.card, MOTION_SHORT, above=HELD_Z, visible=rest.visible)
            self._motion.effect(("home", item), flight)
        else:
            item.place(rest.spot)
            self.rise(item, 0.0)

    def lay(self, item: CardItem, spot: Spot, bend: float = BEND) -> None:
        """Lay ``item`` at ``spot`` until ``send_home`` brings it back."""
        if self._choreographer.speed <= 0:
            item.place(spot)
        else:
            self._motion.effect(("home", item), Flight(item, spot, item.card, MOTION_SHORT, above=HELD_Z, bend=bend))

    def lean(self, item: CardItem, thing: Thing) -> None:
        """Lay ``item`` on ``thing``, beside its indices."""
        under = thing.items[-1].spot()
        place = replace(under.moved(0.3 * under.width, 0.36 * under.width), width=item.width, z=HELD_Z)
        self.lay(item, place, bend=0.0)
