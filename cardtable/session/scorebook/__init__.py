"""Score sheets as they are kept: entries, corrections, the log of changes, and the account of an evening."""
