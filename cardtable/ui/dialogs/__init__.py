"""Windows beside the table; each is made from data and emits what a person decides."""
