"""The programs that make the tables of the computer players: tools of maintainers, which compile and run C code."""
