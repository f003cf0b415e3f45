"""The school: lessons, which are data, and the objects that give them on the real table."""
