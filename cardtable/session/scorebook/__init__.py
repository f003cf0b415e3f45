"""Score sheets: entries, corrections, the log of changes, and the accounts of an evening."""
