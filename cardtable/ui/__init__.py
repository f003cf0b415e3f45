"""The window: everything that needs Qt's widgets, and nothing else."""
