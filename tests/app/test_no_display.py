"""Where there is no screen, the program says so instead of playing where nobody sees it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux starts without a screen")
@pytest.mark.parametrize(
    ("display", "words"), [(None, []), (None, ["--now"]), (":987", ["--fullscreen"])], ids=["none", "table", "unknown"]
)
def test_no_display_is_said_in_one_line(display: str | None, words: list[str], tmp_path: Path) -> None:
    """SDL would take its invisible driver by itself."""
    log = tmp_path / "game.jsonl"
    log.write_text("an older game\n")
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    if display is not None:
        environment["DISPLAY"] = display
    result = subprocess.run(
        [sys.executable, "-m", "qwitch", *words, "--log", str(log), "--data", str(tmp_path / "data")],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert result.returncode == 2
    assert result.stderr.startswith("qwitch: no display: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    assert log.read_text() == "an older game\n"
