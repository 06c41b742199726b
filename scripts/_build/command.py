"""scripts/build.py: what was asked for, step by step, each step told on standard error."""

import argparse
import subprocess
import sys

from scripts._build import archive, changelog, contents, environment, figures, freeze, licences, linux, recipe, smoke
from scripts._build.problem import BuildError


def main(args: list[str]) -> int:
    """Build, try out or measure; 2 and one line where that cannot be done, 1 where the package fails."""
    parser = argparse.ArgumentParser(prog="build.py", description="Makes the package of the platform it runs on.")
    only = parser.add_mutually_exclusive_group()
    only.add_argument(
        "--smoke", action="store_true", help="try out the package that was built, as its archive holds it"
    )
    only.add_argument("--figures", action="store_true", help="measure the package that was built, as Markdown")
    only.add_argument("--notes", metavar="TAG", help="tell what the changelog says of a version, such as v1.0.0")
    wanted = parser.parse_args(args)
    try:
        if wanted.notes:
            print(changelog.notes(wanted.notes))
        elif wanted.smoke:
            return smoke.try_out()
        elif wanted.figures:
            figures.measure()
        else:
            build()
    except BuildError as problem:
        sys.stderr.write(f"build.py: {problem}\n")
        return 2
    except subprocess.CalledProcessError as failed:
        sys.stderr.write(f"build.py: {failed.cmd[0]} ended with {failed.returncode}; its own words stand above\n")
        return 2
    except OSError as problem:
        sys.stderr.write(f"build.py: {problem.filename or recipe.ROOT}: {problem.strerror or problem}\n")
        return 2
    return 0


def build() -> None:
    """Make the package from a clean environment, dress it for its system, and pack it."""
    say("a clean environment")
    python = environment.prepare()
    say("freezing")
    freeze.run(python)
    contents.check(freeze.frozen_modules(), freeze.made_files())
    package = freeze.lay_out()
    if sys.platform == "linux":
        freeze.strip(package)
        linux.dress(package)
    freeze.add_read_me(package)
    say("licences")
    licences.collect(package, environment.packages_folder(python))
    say("packing")
    for file in archive.pack(package):
        print(f"{file.relative_to(recipe.dist_folder())}  {file.stat().st_size / 1e6:.1f} MB")


def say(doing: str) -> None:
    """Tell what takes its time."""
    sys.stderr.write(f"== {doing} ...\n")
    sys.stderr.flush()
