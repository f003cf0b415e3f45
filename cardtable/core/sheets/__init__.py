"""Score sheets kept by hand: what can be entered for a deal, which entries are refused, and what each person owes at
the end.
"""

FREE = "free"
"""The kind of a sheet whose columns are chosen freely; every other kind is the id of a variant."""
