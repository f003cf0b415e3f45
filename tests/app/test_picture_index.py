"""The page by which translators find the picture of a text says of each text whether there is one."""

from __future__ import annotations

from cardtable.app.compiled_words import Words
from cardtable.app.picture_index import Sighting, framed, framed_page, page
from cardtable.app.translating import Text, TextGroup

QUIT = Words(1, "Commands", "<Quit>", "", ("",))
SPOKEN = Words(2, "Speech", "Quit", "", ("",))
GROUPS = [
    TextGroup("1", "First & foremost", [Text(QUIT, "The menus.", 0)]),
    TextGroup("2", "Then", [Text(SPOKEN, "At the table.", 0)]),
]
SEEN = {("Commands", "<Quit>", ""): Sighting("menu.png", (10, 20, 30, 40))}


def test_a_text_leads_to_its_picture_and_one_without_says_so() -> None:
    told = page(GROUPS, SEEN, "fi")
    seen, unseen = told.split("<h2>")[1:]
    assert f'<a href="{framed(1)}">1</a>' in seen
    assert "no picture" not in seen
    assert "2, <b>no picture</b>" in unseen
    assert "href" not in unseen


def test_groups_and_the_whole_are_counted() -> None:
    told = page(GROUPS, SEEN, "fi")
    assert "1 of 2 texts have a picture" in told
    assert "<p>1 of 1</p>" in told
    assert "<p>0 of 1</p>" in told


def test_signs_of_html_in_a_text_are_shown_as_they_are() -> None:
    told = page(GROUPS, SEEN, "fi")
    assert "&lt;Quit&gt;" in told
    assert "First &amp; foremost" in told
    assert "<Quit>" not in told + framed_page("<Quit>", SEEN["Commands", "<Quit>", ""])


def test_the_frame_lies_around_the_text() -> None:
    told = framed_page("Quit", Sighting("menu.png", (10, 20, 30, 40)))
    # The border of three pixels lies outside.
    assert "left:7px;top:17px;width:30px;height:40px;border:3px" in told
    assert 'src="menu.png"' in told
