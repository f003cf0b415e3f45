"""A machine without a font: the window opens, and what is wrong is said where it can be read."""

from __future__ import annotations

from tests.field.desk import Desk
from tests.field.play import open_match, play_a_card
from tests.field.trial import trial

_FOREIGN = ("fontconfig", "qt.", "qfont", "qpa")


@trial()
def no_font(desk: Desk) -> None:
    """There is no font at all. Titles of windows are the desktop's and so are the letters of a terminal; in the window
    itself every letter is a square.
    """
    empty, configuration = desk.folder / "fonts", desk.folder / "fonts.conf"
    empty.mkdir(mode=0o755)
    configuration.write_text(f"<fontconfig><dir>{empty}</dir></fontconfig>", encoding="utf-8")
    configuration.chmod(0o644)
    program = open_match(desk, environment={"FONTCONFIG_FILE": str(configuration)})

    def speaks_of_fonts() -> bool:
        own = [line for line in program.said().lower().splitlines() if not line.startswith(_FOREIGN)]
        titles = [program.tool("getwindowname", window).lower() for window in program.windows()]
        return any("font" in text for text in (*own, *titles))

    program.wait_for(speaks_of_fonts, "nothing readable is said of the fonts", patience=5)
    play_a_card(desk, program)
    program.close()
