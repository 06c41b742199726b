"""What stops a build."""


class BuildError(Exception):
    """The package cannot be made or tried out; the text is one line that says why."""
