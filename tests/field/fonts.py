"""A machine without a font: the window is written with the letters that come with the program."""

from __future__ import annotations

from tests.field.desk import Desk
from tests.field.play import open_match, play_a_card
from tests.field.trial import trial
from tests.field.waiting import Failed

_FOREIGN = ("fontconfig", "qt.", "qfont", "qpa")


@trial()
def no_font(desk: Desk) -> None:
    """There is no font on the machine; nothing is amiss, and nothing is said."""
    empty, configuration = desk.folder / "fonts", desk.folder / "fonts.conf"
    empty.mkdir(mode=0o755)
    configuration.write_text(f"<fontconfig><dir>{empty}</dir></fontconfig>", encoding="utf-8")
    configuration.chmod(0o644)
    program = open_match(desk, environment={"FONTCONFIG_FILE": str(configuration)})
    play_a_card(desk, program)
    own = [line for line in program.said().lower().splitlines() if not line.startswith(_FOREIGN)]
    if any("font" in line for line in own):
        raise Failed("something is said of fonts")
    program.close()
