"""How to add a rule set: a Casino of your own in twenty lines.

# What a rule set is

A Casino rule set is data: a dealing plan, the values of the cards, a table of parts that score, and the options.
`cardtable/games/casino/parts.py` and `majorities.py` have the parts; `variant_spec.casino` puts the rules together and
lists everything else that you can specify.

>>> from cardtable.games.casino.dealing import four_each
>>> from cardtable.games.casino.majorities import MostCards
>>> from cardtable.games.casino.card_parts import Aces, big_casino
>>> from cardtable.games.casino.happenings import Sweeps
>>> from cardtable.games.casino.rules import ScoreTable
>>> from cardtable.games.casino.variant_spec import VariantSpec, casino, target
>>> SCORE = ScoreTable((MostCards(points=3), big_casino(2), Aces(), Sweeps()))
>>> def rules(agreed):
...     return casino(agreed, plan=four_each(agreed.players, pack=52, table=4), score=SCORE)
>>> SPEC = VariantSpec(
...     "casino.mine", place=999, players=(2, 3), options=lambda players: (target(11),), rules=rules
... )

Saved as `cardtable/games/casino/variants/mine.py`, this would be found automatically. Here it is registered by hand:

>>> from cardtable.games.casino.variants import SPECS, variant_of
>>> from cardtable.games.registry import VARIANTS, family_of
>>> family = family_of("casino.swedish")
>>> SPECS[SPEC.id] = SPEC
>>> mine = variant_of(SPEC)
>>> VARIANTS.add(mine)

# What it can do straight away

It can be dealt, played and scored, positions can be set up and checked, and all computer players can play it:

>>> from cardtable import engine
>>> match = engine.begin("casino.mine", seed=3)
>>> match.deal()
>>> engine.position(str(match.state)).status()
[]
>>> while match.actor is not None:
...     match.play(match.advise("greedy")[0].action)
>>> sorted({line.code.value for line in match.lines if line.marked and line.points})
['ace', 'big_casino', 'most_cards', 'sweep']

Options that are not allowed are refused when a match begins, with a code:

>>> try:
...     engine.begin("casino.mine", options={"target": 0})
... except engine.RuleSetError as error:
...     print(error)
bad option value (option target, value 0, allowed 1..999)

>>> VARIANTS.remove(mine)
>>> del SPECS[SPEC.id]

# What else it needs

The windows need its words in every language, a page with its rules, its rulings with their sources in `RULES.md`, and a
match for the tests to compare with. `cardtable/games/README.md` has the list, and the tests say what is missing:

    pytest tests/contract tests/golden tests/games -n auto -k casino.mine

Piquet and Écarté each keep their rule sets in one file, `variants.py`. A new family of games is a folder in each of
four layers; `tests/toy` is one in a few hundred lines, which is added from outside.
"""
