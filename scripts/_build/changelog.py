"""What the changelog says of a version: the text of its release. A release without one is refused."""

import re

from scripts._build.problem import BuildError
from scripts._build.recipe import ROOT, version

FILE = "CHANGELOG.md"


def notes(tag: str) -> str:
    """The section of the version that a tag such as v1.0.0 names; BuildError where tag, code and section differ."""
    if tag != f"v{version()}":
        raise BuildError(f"tag {tag}: expected v{version()}, the version in qwitch/__init__.py")
    return section((ROOT / FILE).read_text("utf-8"), version())


def section(text: str, wanted: str) -> str:
    """The lines under `## <version>`, with or without a date behind it; raises BuildError where there are none."""
    parts = re.split(r"^## +(.+)$", text, flags=re.MULTILINE)
    for title, body in zip(parts[1::2], parts[2::2], strict=True):
        if title.split()[0].strip("[]") == wanted:
            if not body.strip():
                raise BuildError(f"{FILE}: expected some lines under ## {wanted}")
            return body.strip()
    raise BuildError(f"{FILE}: expected a section ## {wanted}")
