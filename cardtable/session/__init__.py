"""Who owns the truth about a running match."""
