"""Deals that are over, looked at again on a table of their own."""
