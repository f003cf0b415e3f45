"""The rule pages: found and put together without Qt, shown in a window of their own."""
