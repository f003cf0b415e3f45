"""What somebody at a terminal sees of long work: a bar, and the time that is left."""

from __future__ import annotations

import io

import pytest

from cardtable.cli.progress import ProgressBar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def shown(steps: list[tuple[float, int, int]]) -> list[str]:
    """The lines after work that was so far after so many seconds."""
    terminal, clock = Terminal(), Clock()
    with ProgressBar(terminal, clock) as progress:
        for seconds, done, of in steps:
            clock.now = 100 + seconds
            progress(done, of)
    return terminal.getvalue().split("\r")[1:]


@pytest.mark.parametrize(
    ("seconds", "done", "of", "left"),
    [
        (10, 1, 4, "30 s"),
        (3, 299, 300, "1 s"),
        (10, 1, 12, "110 s"),
        (10, 1, 13, "2 min"),
        (600, 1, 11, "100 min"),
        (600, 1, 13, "2 h"),
        (3600, 1, 49, "48 h"),
    ],
)
def test_the_time_left_follows_from_the_time_taken(seconds: float, done: int, of: int, left: str) -> None:
    (line,) = shown([(seconds, done, of)])
    assert line.endswith(f"] {done}/{of}, about {left} left\n")


def test_nothing_is_guessed_from_nothing_or_from_a_moment() -> None:
    assert shown([(0, 0, 30), (1.9, 10, 30)]) == [
        f"[{'.' * 30}] 0/30",
        f"[{'#' * 10}{'.' * 20}] 10/30\n",
    ]


def test_what_stood_there_before_is_wiped_out() -> None:
    before, after = shown([(5, 3, 30), (50, 30, 30)])
    assert before.endswith("3/30, about 45 s left")
    assert after.rstrip() == f"[{'#' * 30}] 30/30"
    assert len(after.rstrip("\n")) == len(before)


def test_a_line_comes_ten_times_a_second_and_at_the_end() -> None:
    lines = shown([(0, 0, 100), *((number / 1000, number, 100) for number in range(1, 101))])
    assert [line.split()[-1] for line in lines] == ["0/100", "100/100"]


def test_nothing_to_do_and_no_terminal_show_nothing() -> None:
    assert shown([(0, 0, 0)]) == []
    stream = io.StringIO()
    with ProgressBar(stream) as progress:
        progress(1, 2)
    assert stream.getvalue() == ""


def test_what_is_printed_between_two_lines_has_a_line_of_its_own() -> None:
    terminal, clock = Terminal(), Clock()
    with ProgressBar(terminal, clock) as progress:
        progress(1, 2)
        progress.end_line()
        terminal.write("refuted\n")
    assert terminal.getvalue().endswith("] 1/2\nrefuted\n")
