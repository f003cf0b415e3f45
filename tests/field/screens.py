"""Different screens: Wayland at two scales, and a second monitor that is taken away."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.field.desk import Desk
from tests.field.files import match
from tests.field.play import RECORD, await_cards, open_match, play_a_card
from tests.field.trial import add, trial
from tests.field.waiting import check, wait_for

_SOCKET = "wayland-field"
_SMALLER = "half 0 640 640 640 640 800 800 800 800"
"""A screen mode of 640×800, in the form for xrandr."""


def wayland(desk: Desk, scale: int) -> None:
    """A match is played under a compositor of Wayland, which is itself a window of the screen, so that it has keys."""
    compositor = desk.rng(
        "weston",
        "--backend=x11-backend.so",
        "--use-pixman",
        "--no-config",
        "--idle-time=0",
        f"--scale={scale}",
        f"--width={1200 // scale}",
        f"--height={740 // scale}",
        f"--socket={_SOCKET}",
    )
    socket = Path(desk.environment["XDG_RUNTIME_DIR"], _SOCKET)
    wait_for(lambda: socket.exists() or compositor.poll() is not None, "weston does not start")
    check(compositor.poll() is None, "weston does not start")
    program = desk.start(
        desk.write(RECORD, match()), environment={"WAYLAND_DISPLAY": _SOCKET, "DISPLAY": "", "QT_QPA_PLATFORM": ""}
    )
    program.wait_for(lambda: len([one for one in program.seen() if one.role == "push button"]) > 10, "no cards")
    check(not program.windows(), "the window is not Wayland's")

    def has_keys() -> bool:
        program.tool("search", "--class", "weston", "windowactivate")
        return "Weston" in program.tool("getwindowfocus", "getwindowname")

    wait_for(has_keys, "weston has no keys")
    play_a_card(desk, program)
    program.close()


for _scale in (1, 2):
    add(f"wayland_at_scale_{_scale}", partial(wayland, scale=_scale), weston="weston")


@trial(xrandr="x11-xserver-utils")
def monitor_that_goes(desk: Desk) -> None:
    """The window stands on the right of two monitors, which is then taken away: some of it is in sight at once, and all
    of it from the next start on.
    """
    for name, left, output in (("LEFT", 0, "screen"), ("RIGHT", 640, "none")):
        desk.tool("xrandr", "--setmonitor", name, f"640/170x800/210+{left}+0", output)
    program = open_match(desk)
    window = program.windows()[0]
    program.tool("windowsize", window, 600, 500)
    program.tool("windowmove", window, 660, 120)
    program.wait_for(lambda: _place(program.tool("getwindowgeometry", "--shell", window))[0] >= 640, "it does not move")
    desk.tool("xrandr", "--newmode", *_SMALLER.split())
    desk.tool("xrandr", "--addmode", "screen", "half")
    for name in ("RIGHT", "LEFT"):
        desk.tool("xrandr", "--delmonitor", name)
    desk.tool("xrandr", "--output", "screen", "--mode", "half", "--fb", "640x800")
    program.wait_for(
        lambda: _place(program.tool("getwindowgeometry", "--shell", window))[0] < 640, "it stays out of sight"
    )
    play_a_card(desk, program)
    program.close()
    program = desk.start()
    await_cards(program)
    left, top, width, height = _place(program.tool("getwindowgeometry", "--shell", program.windows()[0]))
    inside = left >= 0 and top >= 0 and left + width <= 640 and top + height <= 800
    check(inside, f"it comes back at {left}, {top}, {width}×{height}")
    program.close()


def _place(told: str) -> tuple[int, int, int, int]:
    """Return left, top, width and height from the output of xdotool."""
    found = dict(line.split("=") for line in told.split())
    return int(found["X"]), int(found["Y"]), int(found["WIDTH"]), int(found["HEIGHT"])
