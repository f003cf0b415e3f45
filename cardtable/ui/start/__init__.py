"""The beginning and the end of the program: from an interpreter to a painted window."""
