"""``cardtable rules``."""

from __future__ import annotations

import json

import pytest

from cardtable.cli.commands import main
from cardtable.games.registry import VARIANTS
from tests.cli.records import run


def test_every_variant_with_every_option_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    listed = {entry["id"]: entry for entry in json.loads(said.out)}
    assert list(listed) == [variant.id for variant in VARIANTS]
    for variant in VARIANTS:
        entry = listed[variant.id]
        assert (entry["family"], entry["players"], entry["aliases"]) == (
            variant.family,
            list(variant.players),
            list(variant.aliases),
        )
        assert list(entry["options"]) == [str(players) for players in variant.players]
        for players in variant.players:
            options = entry["options"][str(players)]
            offered = [option.name for option in variant.options(players) if option.offered]
            assert [option["name"] for option in options] == offered
            # What is listed as the default is what is played.
            played = variant.rule_set(players).options
            assert {option["name"]: option["default"] for option in options} == {name: played[name] for name in offered}
            for option in options:
                if option["kind"] == "number":
                    assert option["minimum"] <= option["default"] <= option["maximum"]
                elif option["kind"] == "choice":
                    assert option["default"] in option["choices"]
                else:
                    assert isinstance(option["default"], bool)
            scopes = {option.name: option.scope for option in variant.options(players) if option.offered}
            assert {option["name"]: option.get("scope", "") for option in options} == scopes


def test_every_variant_with_every_option_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    blocks = {block.split()[0]: block for block in said.out.strip().split("\n\n")}
    assert list(blocks) == [variant.id for variant in VARIANTS]
    for variant in VARIANTS:
        lines = blocks[variant.id].splitlines()
        assert all(alias in lines[0] for alias in variant.aliases)
        assert lines[1] == f"  players: {', '.join(map(str, variant.players))}"
        named = [line.strip().partition(":")[0] for line in lines[2:]]
        agreed = [option for players in variant.players for option in variant.options(players)]
        assert set(named) == {option.name for option in agreed if option.offered}
        assert len(set(named)) == len(named)


def test_an_option_of_one_part_of_a_match_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    (norman,) = [block for block in capsys.readouterr().out.split("\n\n") if block.startswith("piquet.norman")]
    lines = {line.strip().partition(":")[0]: line for line in norman.splitlines()}
    assert lines["short_hands"].endswith("default off, only in the match of three")
    assert lines["carte_blanche"].endswith("default before, only in the match of two")
    assert lines["smallest_point"].endswith("default 4")


def test_how_options_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules"])
    lines = capsys.readouterr().out.splitlines()
    assert "casino.swedish  (also swedish, kasino, casino)" in lines
    assert "  even_dealing: on|off, default off" in lines
    assert "  tie: spades_then_deal|spades_then_arrival|deal, default spades_then_deal" in lines
    assert "  target: 1..999, default 11 (4 players), 16 (3 players), 11 (2 players)" in lines


def test_as_a_process_without_qt() -> None:
    done = run("rules", "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(json.loads(done.stdout)) == len(list(VARIANTS))
