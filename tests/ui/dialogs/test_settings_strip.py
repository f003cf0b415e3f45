"""The strip of a table on which settings are seen at work."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

from cardtable.app.settings import COUNTINGS, ROOMS, Settings
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.settings_strip import SettingsStrip

SETTINGS = Settings(reduced_motion=False)


@pytest.fixture
def strip(qtbot: QtBot, pictures: CardPictures) -> SettingsStrip:
    made = SettingsStrip(SETTINGS, pictures)
    made.retranslate()
    qtbot.addWidget(made)
    made.resize(900, 140)
    made.show()
    made.grab()
    return made


def seen(strip: SettingsStrip) -> bytes:
    return bytes(strip.grab().toImage().constBits())


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("room", ROOMS),
        ("counting", COUNTINGS),
        ("hints", (True, False)),
        ("left_handed", (True, False)),
    ],
)
def test_each_value_is_seen(strip: SettingsStrip, name: str, values: tuple[object, ...]) -> None:
    pictures = set()
    for value in values:
        strip.set_settings(replace(SETTINGS, **{name: value}))  # type: ignore[arg-type]
        pictures.add(seen(strip))
    assert len(pictures) == len(values)


def test_the_cloth_is_as_plain_as_that_of_the_table_in_high_contrast(strip: SettingsStrip) -> None:
    strip.set_settings(replace(SETTINGS, appearance="contrast", room="linen"))
    bare = strip.grab().toImage().pixelColor(600, 20)
    assert bare.name() == "#000000"


def test_another_look_of_the_cards_is_seen(strip: SettingsStrip, pictures: CardPictures) -> None:
    before = seen(strip)
    pictures.set_theme(replace(pictures.theme, four_colours=True))
    assert seen(strip) != before


def test_the_slip_grows_with_the_text(strip: SettingsStrip) -> None:
    assert strip.accessibleName() == "How the table looks with these settings"
    low = strip.sizeHint().height()
    font = strip.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    strip.setFont(font)
    assert strip.sizeHint().height() > low


def test_a_card_is_played_at_the_speed_that_is_chosen(strip: SettingsStrip, qtbot: QtBot) -> None:
    rest = seen(strip)
    strip.set_settings(replace(SETTINGS, speed="slow", pace="none"))
    slow = strip._flight.duration()
    assert strip._flight.state() == QAbstractAnimation.State.Running
    qtbot.waitUntil(lambda: strip._flight.state() == QAbstractAnimation.State.Stopped and not strip._flown)
    strip.set_settings(replace(SETTINGS, speed="fast", pace="none"))
    assert strip._flight.duration() < slow
    qtbot.waitUntil(lambda: not strip._flown and strip._flight.state() == QAbstractAnimation.State.Stopped)
    strip.set_settings(SETTINGS)
    qtbot.waitUntil(lambda: not strip._flown and strip._flight.state() == QAbstractAnimation.State.Stopped)
    assert seen(strip) == rest


def test_without_motion_nothing_glides_and_the_time_to_read_stays(strip: SettingsStrip) -> None:
    strip.set_settings(replace(SETTINGS, reduced_motion=True))
    assert strip._flight.state() == QAbstractAnimation.State.Stopped
    assert strip._flown == 1
    assert strip._resting.interval() > 0
