"""Finished deals, looked at again on a table of their own."""
