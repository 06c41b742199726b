"""A release has its section in the changelog, and its text is that section."""

import pytest

from scripts._build import changelog
from scripts._build.problem import BuildError
from scripts._build.recipe import version

TEXT = """\
# What is new

## Unreleased

- later

## 1.2.0 (2030-01-02)

- one
- two

## 1.1.0

## 1.0.0
- first
"""


def test_a_section_ends_where_the_next_one_starts() -> None:
    assert changelog.section(TEXT, "1.2.0") == "- one\n- two"
    assert changelog.section(TEXT, "1.0.0") == "- first"


@pytest.mark.parametrize("wanted", ["1.1.0", "1.2", "2.0.0", "one"])
def test_a_version_of_which_nothing_is_said_is_refused(wanted: str) -> None:
    with pytest.raises(BuildError, match=f"## {wanted}"):
        changelog.section(TEXT, wanted)


@pytest.mark.parametrize("tag", ["v0.0.0", version(), f"v{version()}.1", "main"])
def test_a_tag_of_another_version_is_refused(tag: str) -> None:
    with pytest.raises(BuildError, match=f"expected v{version()}"):
        changelog.notes(tag)
