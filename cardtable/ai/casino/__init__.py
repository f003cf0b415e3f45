"""The computer players of the Casino family."""
