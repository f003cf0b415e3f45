"""The school: lessons, which are data, and whoever gives them on the real table."""
