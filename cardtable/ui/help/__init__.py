"""The rule pages: found and composed without Qt, and shown in a window of their own."""
