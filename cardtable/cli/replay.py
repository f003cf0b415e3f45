"""``cardtable replay``: the score lines and totals of every deal of a recorded partie."""

from __future__ import annotations

from typing import Any

from cardtable.cli.printing import line_text, points_text, print_json, print_lines
from cardtable.cli.reading import read_text
from cardtable.core.cards import format_card
from cardtable.core.partie import Partie, PlayedDeal
from cardtable.core.record import MOST_CHARACTERS, Record, parse_record, replay
from cardtable.core.scores import ScoreLine, totals
from cardtable.games.registry import family_of


def replay_file(file: str, as_json: bool) -> int:
    """Replay the record in ``file`` (``-``: standard input) and print its scores.

    Raises ``CodedError``, ``OSError``.
    """
    record = parse_record(read_text(file, 4 * MOST_CHARACTERS))
    partie = replay(record, family_of)
    if as_json:
        print_json(_partie_json(record, partie))
    else:
        print_lines(_partie_lines(record, partie))
    return 0


def names_of(record: Record, partie: Partie) -> list[str]:
    """What to call each party: the names of its seats."""
    return [" and ".join(record.seats[seat].name for seat in seats) for seats in partie.parties]


def _partie_json(record: Record, partie: Partie) -> dict[str, Any]:
    return {
        "variant": record.variant,
        "players": record.players,
        "options": dict(partie.rule_set.options),
        "parties": names_of(record, partie),
        "deals": [_deal_json(deal, len(partie.parties)) for deal in partie.deals],
        "points": list(partie.standing.points),
        "winners": list(partie.standing.winners),
        "factors": list(partie.standing.factors),
    }


def _deal_json(deal: PlayedDeal, parties: int) -> dict[str, Any]:
    if deal.lines is None or deal.standing is None:
        return {"over": False, "actions": len(deal.actions)}
    return {
        "over": True,
        "actions": len(deal.actions),
        "lines": [_line_json(line) for line in deal.lines],
        "totals": list(totals(deal.lines, parties)),
        "points": list(deal.standing.points),
    }


def _line_json(line: ScoreLine) -> dict[str, Any]:
    return {
        "code": line.code,
        "party": line.party,
        "points": line.points,
        "params": dict(line.params),
        "cards": [format_card(card) for card in line.cards],
        "marked": line.marked,
    }


def _partie_lines(record: Record, partie: Partie) -> list[str]:
    names = names_of(record, partie)
    width = max(map(len, names))
    lines = [f"{record.variant}, {' against '.join(names)}"]
    for number, deal in enumerate(partie.deals, 1):
        lines += ["", f"Deal {number}"]
        if deal.lines is None or deal.standing is None:
            lines.append(f"  not over: {len(deal.actions)} actions so far")
            continue
        lines += [f"  {names[line.party]:{width}}  {line.points:+4d}  {line_text(line)}" for line in deal.lines]
        sums = totals(deal.lines, len(names))
        lines.append("  " + points_text("deal", names, sums))
        lines.append("  " + points_text("standing", names, deal.standing.points))
    lines.append("")
    if partie.standing.winners:
        lines.append("Won by " + " and ".join(names[party] for party in partie.standing.winners))
    else:
        lines.append(points_text("Not over; standing", names, partie.standing.points))
    return lines
