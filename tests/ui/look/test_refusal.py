"""The sentence why a form cannot be accepted."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cardtable.ui.look.palette import worn
from cardtable.ui.look.refusal import Refusal


def test_it_is_seen_with_its_sign_while_there_is_something_to_say(qtbot: QtBot) -> None:
    refusal = Refusal()
    qtbot.addWidget(refusal)
    refusal.say("There is no such code.")
    assert refusal.isVisible()
    refusal.resize(300, 60)
    image = refusal.grab().toImage()
    # The sign stands before the words, in the middle of their height.
    beside = {image.pixelColor(x, 30).name() for x in range(refusal.contentsMargins().left() // 2)}
    assert worn(refusal.palette()).refused.lower() in beside
    refusal.say("")
    assert not refusal.isVisible()
