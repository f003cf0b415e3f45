"""``cardtable rules``: every rule set with its numbers of players and its options."""

from __future__ import annotations

from typing import Any

from cardtable.cli.printing import print_json
from cardtable.core.rules import Option, Variant, value_text
from cardtable.games.registry import VARIANTS


def list_rules(as_json: bool) -> int:
    """Print all variants, in words or as JSON; return the exit status."""
    if as_json:
        print_json([_variant_json(variant) for variant in VARIANTS])
        return 0
    print("\n\n".join("\n".join(_variant_lines(variant)) for variant in VARIANTS))
    return 0


def _variant_json(variant: Variant) -> dict[str, Any]:
    return {
        "id": variant.id,
        "family": variant.family,
        "aliases": list(variant.aliases),
        "players": list(variant.players),
        "options": {
            str(players): [_option_json(option) for option in _offered(variant, players)] for players in variant.players
        },
    }


def _offered(variant: Variant, players: int) -> list[Option]:
    return [option for option in variant.options(players) if option.offered]


def _option_json(option: Option) -> dict[str, Any]:
    data: dict[str, Any] = {"name": option.name, "kind": option.kind, "default": option.default}
    if option.kind == "number":
        data |= {"minimum": option.minimum, "maximum": option.maximum, "suggestions": list(option.suggestions)}
    elif option.kind == "choice":
        data["choices"] = list(option.choices)
    return data | ({"scope": option.scope} if option.scope else {})


def _variant_lines(variant: Variant) -> list[str]:
    aliases = f"  (also {', '.join(variant.aliases)})" if variant.aliases else ""
    lines = [f"{variant.id}{aliases}", f"  players: {', '.join(map(str, variant.players))}"]
    # Options are listed once, with the defaults that differ with the number of players beside each other.
    seen: dict[str, dict[int, Option]] = {}
    for players in variant.players:
        for option in _offered(variant, players):
            seen.setdefault(option.name, {})[players] = option
    for name, by_players in seen.items():
        lines.append(f"  {name}: {_allowed(by_players)}, default {_defaults(by_players)}{_scopes(by_players)}")
    return lines


def _allowed(by_players: dict[int, Option]) -> str:
    return " / ".join(dict.fromkeys(option.allowed() for option in by_players.values()))


def _defaults(by_players: dict[int, Option]) -> str:
    defaults = {players: value_text(option.default) for players, option in by_players.items()}
    if len(set(defaults.values())) == 1:
        return next(iter(defaults.values()))
    return ", ".join(f"{value} ({players} players)" for players, value in defaults.items())


def _scopes(by_players: dict[int, Option]) -> str:
    """Return in which part of a match alone an option counts, as the codes say it; empty if it counts everywhere."""
    found = dict.fromkeys(option.scope.replace("_", " ") for option in by_players.values() if option.scope)
    return "".join(f", only in the match {scope}" for scope in found)
