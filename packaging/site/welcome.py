"""cardtable for callers: Casino, Piquet and Écarté without windows.

* `tutorial` begins a match, plays it, sees what a seat may know, asks a computer player, replays and sets positions up;
* `rule_sets` adds a rule set of one's own;
* `cardtable.engine` is the door with all that it offers, `cardtable.engine.open_match` the match that comes out of it,
  and `cardtable.engine.learning` an environment for agents that learn, in PettingZoo's form;
* `cardtable.core` and `cardtable.games` are what stands behind it: cards, actions, states, events, score lines.

Every example on these pages is tried by the tests of the program.
"""
