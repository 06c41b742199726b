"""What a Linux package holds besides the program: menu entry, icons, and the scripts that put them into the menu."""

import shutil
from pathlib import Path

from scripts._build.recipe import NAME, ROOT, version

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""The icons' sizes in pixels."""


def dress(package: Path) -> None:
    """Add all of it to the package's folder."""
    recipes = ROOT / "build" / "linux"
    share = package / "share"
    share.mkdir()
    entry = (recipes / f"{NAME}.desktop").read_text("utf-8").replace("@VERSION@", version())
    (share / f"{NAME}.desktop").write_text(entry, "utf-8")
    for size in SIZES:
        shutil.copyfile(ROOT / "assets" / "icons" / f"{NAME}-{size}.png", share / f"{NAME}-{size}.png")
    for script in ("install.sh", "uninstall.sh"):
        shutil.copyfile(recipes / script, package / script)
        (package / script).chmod(0o755)
