"""Score sheets kept by hand: what can be entered for a deal, which entries are refused, and what each person owes at
the end.
"""
