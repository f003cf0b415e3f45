"""Pictures of cards from elsewhere: what a card needs stays, what harms is refused, and soon."""

from __future__ import annotations

import gzip
import time

import pytest

from cardtable.app.sanitised_svg import LARGEST, LARGEST_SHEET, PictureError, sanitised, sanitised_sheet

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 63 88">'


def card(inside: str) -> bytes:
    return f"{HEAD}{inside}</svg>".encode()


def code(data: bytes) -> str:
    started = time.process_time()
    with pytest.raises(PictureError) as refused:
        sanitised(data)
    # Bounded, not measured: hostile pictures would take minutes.
    assert time.process_time() - started < 20
    return refused.value.code


def test_shapes_colours_and_gradients_stay() -> None:
    told = sanitised(
        card(
            '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>'
            '<g transform="scale(2)"><path d="M0 0L1.23456789012 5e-3" fill="url(#g)"'
            ' style="stroke:#000;filter:url(#f)"/>'
            '<use xlink:href="#g"/></g><text font-size="5">A &amp; B</text>'
        )
    ).decode()
    for kept in ("linearGradient", 'stop-color="red"', "scale(2)", "1.23456789012", 'fill="url(#g)"', "A &amp; B"):
        assert kept in told
    assert "stroke:#000" in told
    assert "filter" not in told


def test_what_programs_leave_behind_goes() -> None:
    told = sanitised(
        b'<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">'
        + card('<metadata><a/></metadata><sodipodi:view onload="x()"/><script>alert(1)</script><rect onclick="x()"/>')
    ).decode()
    assert told.count("<rect>") == 1
    for gone in ("metadata", "sodipodi", "script", "alert", "onclick", "DOCTYPE", "dtd"):
        assert gone not in told


def test_packed_and_without_a_view_box() -> None:
    plain = b'<svg width="63mm" height="88mm"><rect/></svg>'
    assert sanitised(gzip.compress(plain)) == sanitised(plain)
    assert b'viewBox="0 0 63 88"' in sanitised(plain)


LAUGHS = "".join(f"<!ENTITY a{n} '" + f"&a{n - 1};" * 10 + "'>" for n in range(1, 10))
USES = "".join(f'<g id="u{n}">' + f'<use xlink:href="#u{n - 1}"/>' * 10 + "</g>" for n in range(1, 9))


def test_a_colour_is_no_number() -> None:
    assert b"#412e29" in sanitised(card('<rect style="fill:#412e29;stroke:#000000"/>'))
    assert b"#1234567" in sanitised(card('<rect fill="url(#1234567)"/>'))


def test_a_sheet_has_any_shape_and_tells_its_ids() -> None:
    data = b'<svg viewBox="0 0 5200 88"><g id="1_spade"><rect id="r"/></g><image2 id="gone"/></svg>'
    drawn, ids = sanitised_sheet(data)
    assert b'viewBox="0 0 5200 88"' in drawn
    assert ids == {"1_spade", "r"}


@pytest.mark.parametrize(
    ("inside", "expected"),
    [
        ('<image xlink:href="data:image/png;base64,AAAA"/>', "picture_inside"),
        ('<use href="other.svg#x"/>', "picture_outside"),
        ("<rect/>" * 120_001, "picture_long"),
        (" " * (LARGEST_SHEET + 1), "picture_large"),
    ],
)
def test_what_harms_on_a_sheet_is_refused(inside: str, expected: str) -> None:
    with pytest.raises(PictureError) as refused:
        sanitised_sheet(card(inside))
    assert refused.value.code == expected


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", "picture_broken"),
        (b"<svg", "picture_broken"),
        (b"GIF89a", "picture_broken"),
        (b"<html/>", "picture_broken"),
        (b"\x1f\x8b\x08\x00garbage", "picture_broken"),
        (f"<!DOCTYPE svg [<!ENTITY a0 'ha'>{LAUGHS}]>{HEAD}&a9;</svg>".encode(), "picture_entities"),
        (f"<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>{HEAD}&x;</svg>".encode(), "picture_entities"),
        (card("<g>" * 60 + "</g>" * 60), "picture_nested"),
        (card("<x>" * 5000 + "</x>" * 5000), "picture_nested"),
        (card('<g id="u0"><rect/></g>' + USES + '<use xlink:href="#u8"/>'), "picture_long"),
        (card('<g id="a"><use xlink:href="#a"/></g>'), "picture_nested"),
        (card('<g id="a"><use xlink:href="#b"/></g><g id="b"><use href="#a"/></g>'), "picture_nested"),
        (card("<rect/>" * 20_001), "picture_long"),
        (card('<use xlink:href="http://example.org/a.svg#x"/>'), "picture_outside"),
        (card('<use href="other.svg#x"/>'), "picture_outside"),
        (card('<rect fill="url(http://example.org/a)"/>'), "picture_outside"),
        (card('<rect style="fill:url(file:///etc/passwd)"/>'), "picture_outside"),
        (card("<style>@import url(http://example.org/a.css);</style>"), "picture_outside"),
        (card(f"<style>{'a{fill:red}' * 3000}</style>"), "picture_long"),
        (card('<image xlink:href="data:image/png;base64,AAAA"/>'), "picture_inside"),
        (card('<rect width="1e300"/>'), "picture_numbers"),
        (card('<path d="M0 0L99999999 1"/>'), "picture_numbers"),
        (b'<svg viewBox="0 0 88 63"/>', "picture_shape"),
        (b'<svg viewBox="0 0 0 0"/>', "picture_shape"),
        (b'<svg viewBox="0 0 nan inf"/>', "picture_shape"),
        (b"<svg/>", "picture_shape"),
        (card(" " * LARGEST), "picture_large"),
        (gzip.compress(card(" " * 50 * LARGEST)), "picture_large"),
    ],
)
def test_what_harms_is_refused(data: bytes, expected: str) -> None:
    assert code(data) == expected
