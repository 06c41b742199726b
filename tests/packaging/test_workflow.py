"""The release workflow does what the recipes can, with pinned actions and no more rights than it needs."""

import re
import tomllib

import pytest

from scripts._build import recipe

TEXT = (recipe.ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
JOBS = dict(re.findall(r"^  (\w+):\n((?:    .*\n|\n)+)", TEXT.split("\njobs:\n")[1], flags=re.MULTILINE))
SYSTEMS = {"linux-x86_64", "windows-x86_64", "macos-arm64", "macos-x86_64"}


def test_jobs_wait_for_each_other() -> None:
    needs = {name: re.findall(r"^    needs: (\w+)$", body, flags=re.MULTILINE) for name, body in JOBS.items()}
    assert needs == {"notes": [], "tests": ["notes"], "package": ["tests"], "draft": ["package"]}


def test_every_action_is_pinned_to_a_commit_and_tells_its_version() -> None:
    used = re.findall(r"uses: (.+)", TEXT)
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)
    assert len(set(used)) == len({action.split("@")[0] for action in used}), "one version of each action"


def test_only_the_draft_may_write() -> None:
    assert "\npermissions:\n  contents: read\n" in TEXT
    writers = [name for name, body in JOBS.items() if "write" in body]
    assert writers == ["draft"]
    assert re.findall(r"permissions:\n((?: {6}.+\n)+)", JOBS["draft"]) == ["      contents: write\n"]
    assert TEXT.count("persist-credentials: false") == TEXT.count("actions/checkout@")


def test_the_draft_is_not_published_and_bears_the_changelogs_words() -> None:
    assert "--draft" in JOBS["draft"]
    assert "--notes-file notes.md" in JOBS["draft"]
    assert "sha256sum --check --strict" in JOBS["draft"]
    assert 'build.py --notes "$TAG"' in JOBS["notes"]


def test_every_system_is_built_and_tried_out() -> None:
    assert set(re.findall(r"system: ([\w-]+),", JOBS["package"])) == SYSTEMS
    assert f'"$(wc -l < SHA256SUMS)" -eq {len(SYSTEMS)}' in JOBS["draft"]
    assert "run: python scripts/build.py\n" in JOBS["package"]
    assert "run: python scripts/build.py --smoke\n" in JOBS["package"]
    assert f"dist/{recipe.NAME}-*-" in JOBS["package"]


def test_linux_is_built_on_the_oldest_image_and_none_is_a_moving_one() -> None:
    """What is built on a new system does not start on an older one [pyinstaller 9018]."""
    assert "{ system: linux-x86_64, runner: ubuntu-22.04 }" in JOBS["package"]
    assert "-latest" not in TEXT


def test_the_python_is_the_oldest_that_the_project_promises() -> None:
    project = tomllib.loads((recipe.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = re.search(r'^  PYTHON: "([\d.]+)"$', TEXT, flags=re.MULTILINE)
    assert found is not None
    assert project["requires-python"] == f">={found[1]}"


@pytest.mark.parametrize("script", re.findall(r"python (scripts/\w+\.py)", TEXT))
def test_the_scripts_it_runs_are_there(script: str) -> None:
    assert (recipe.ROOT / script).is_file()


def test_no_text_of_an_event_is_pasted_into_a_script() -> None:
    for script in re.findall(r"run: (?:\|\n((?: {10}.*\n)+)|(.*))", TEXT):
        assert "${{" not in "".join(script)
