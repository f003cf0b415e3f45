"""The front hall: the first page, and the bar with the four places of the program."""
