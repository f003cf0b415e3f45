"""The floor that holds the true state of a running match."""
