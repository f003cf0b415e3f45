"""The scorekeeper: score sheets for real cards, entered by hand."""
