"""Screens are drawn on a window that nobody sees."""

from collections.abc import Iterator

import pytest

from tests.scenes.sitting import nobody_sees


@pytest.fixture(autouse=True)
def hidden_screen() -> Iterator[None]:
    with nobody_sees():
        yield
