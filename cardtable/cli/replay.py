"""``cardtable replay``: the score lines and totals of every deal of a recorded match."""

from __future__ import annotations

from typing import Any

from cardtable.cli.printing import line_text, points_text, print_json, print_lines
from cardtable.cli.reading import read_text
from cardtable.core.json_forms import lines_to_json
from cardtable.core.match import Match, PlayedDeal
from cardtable.core.record import MOST_CHARACTERS, Record, parse_record, replay
from cardtable.core.scores import totals
from cardtable.games.registry import family_of


def replay_file(file: str, as_json: bool) -> int:
    """Replay the record in ``file`` (``-``: standard input) and print its scores; return the exit status.

    Raises ``CodedError``, ``OSError``.
    """
    record = parse_record(read_text(file, 4 * MOST_CHARACTERS))
    match = replay(record, family_of)
    if as_json:
        print_json(_match_json(record, match))
    else:
        print_lines(_match_lines(record, match))
    return 0


def names_of(record: Record, match: Match) -> list[str]:
    """Return the name of each side: the names of its seats."""
    return [" and ".join(record.seats[seat].name for seat in seats) for seats in match.sides]


def _match_json(record: Record, match: Match) -> dict[str, Any]:
    return {
        "variant": record.variant,
        "players": record.players,
        "options": dict(match.rule_set.options),
        "parties": names_of(record, match),
        "deals": [_deal_json(deal, len(match.sides)) for deal in match.deals],
        "points": list(match.standing.points),
        "winners": list(match.standing.winners),
        "factors": list(match.standing.factors),
    }


def _deal_json(deal: PlayedDeal, sides: int) -> dict[str, Any]:
    if deal.lines is None or deal.standing is None:
        return {"over": False, "actions": len(deal.actions)}
    return {
        "over": True,
        "actions": len(deal.actions),
        "lines": lines_to_json(deal.lines),
        "totals": list(totals(deal.lines, sides)),
        "points": list(deal.standing.points),
    }


def _match_lines(record: Record, match: Match) -> list[str]:
    names = names_of(record, match)
    width = max(map(len, names))
    lines = [f"{record.variant}, {' against '.join(names)}"]
    for number, deal in enumerate(match.deals, 1):
        lines += ["", f"Deal {number}"]
        if deal.lines is None or deal.standing is None:
            lines.append(f"  not over: {len(deal.actions)} actions so far")
            continue
        lines += [f"  {names[line.side]:{width}}  {line.points:+4d}  {line_text(line)}" for line in deal.lines]
        sums = totals(deal.lines, len(names))
        lines.append("  " + points_text("deal", names, sums))
        lines.append("  " + points_text("standing", names, deal.standing.points))
    lines.append("")
    if match.standing.winners:
        lines.append("Won by " + " and ".join(names[side] for side in match.standing.winners))
    else:
        lines.append(points_text("Not over; standing", names, match.standing.points))
    return lines
