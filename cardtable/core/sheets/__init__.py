"""Score sheets kept by hand: what can be entered for a deal, what cannot be, and what everybody owes at the end."""
