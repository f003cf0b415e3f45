"""cardtable for callers: Casino, Piquet and Écarté without windows.

* `tutorial` begins a match, plays it, shows what a seat may know, asks a computer player, replays it, and sets up
  positions;
* `rule_sets` adds a rule set of your own;
* `cardtable.engine` is the way in, `cardtable.engine.open_match` the match that you get from it, and
  `cardtable.engine.learning` an environment for agents that learn, in PettingZoo's form;
* `cardtable.core` and `cardtable.games` are what lies behind it: cards, actions, states, events, score lines.

The tests run every example on these pages.
"""
