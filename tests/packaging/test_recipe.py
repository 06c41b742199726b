"""The recipe of the package says what pyproject.toml, the code and the catalogues say."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from qwitch import __version__
from qwitch.locale.language import LANGUAGES
from qwitch.stage.fonts import Typeface
from scripts._build import licences, recipe, stamps

PROJECT = tomllib.loads((recipe.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NEEDED = [re.split(r"[><=~! ]", need)[0] for need in PROJECT["dependencies"]]
SPEC = recipe.ROOT / "build" / "qwitch.spec"


def imported_modules() -> set[str]:
    """Every module that the game names in an import, and each name taken from one."""
    found = set()
    for file in sorted((recipe.ROOT / "qwitch").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_version_and_name_are_the_projects() -> None:
    assert recipe.version() == __version__
    assert PROJECT["name"] == recipe.NAME
    assert recipe.NAME in PROJECT["scripts"]
    assert recipe.package_name() == f"qwitch-{__version__}-{recipe.system()}"


def test_the_system_is_one_word_for_system_and_processor() -> None:
    assert re.fullmatch(r"(linux|windows|macos)-[a-z0-9_]+", recipe.system())


def test_every_dependency_comes_with_its_licence() -> None:
    assert sorted(licences.RUN_TIME) == sorted(NEEDED)


def test_the_fonts_are_those_that_the_game_opens() -> None:
    assert {face.value[0] for face in Typeface} == set(recipe.FONTS)
    assert {package.replace("_", "-") for package in recipe.FONTS} == {name for name in NEEDED if "fontpkg" in name}


def test_nothing_that_the_game_imports_is_left_out() -> None:
    imported = imported_modules()
    assert {"sqlite3", "pygame", "json"} <= imported
    for left_out in recipe.LEFT_OUT:
        used = {name for name in imported if name == left_out or name.startswith(left_out + ".")}
        assert not used, f"{left_out} is imported"


def test_every_development_tool_is_left_out() -> None:
    tools = [need for name in ("test", "check", "assets") for need in PROJECT["optional-dependencies"][name]]
    names = {re.split(r"[><=~!\[ ]", need)[0] for need in tools} - {"qwitch"}
    imports = {"pytest-xdist": "xdist", "pillow": "PIL", "fonttools": "fontTools"}
    assert {imports.get(name, name) for name in names} <= set(recipe.TOOLS)
    assert set(recipe.TOOLS) <= set(recipe.LEFT_OUT)


def test_windows_gets_four_numbers_and_the_version_as_it_is() -> None:
    first, second, third, last = recipe.version_numbers()
    assert __version__.startswith(f"{first}.{second}.{third}")
    assert last == 0
    text = stamps.version_resource()
    ast.parse(text)
    assert f"StringStruct('ProductVersion', '{__version__}')" in text
    assert f"filevers=({first}, {second}, {third}, 0)" in text


def test_macos_is_told_languages_version_and_sharp_pixels() -> None:
    """Without the last one, a screen with many pixels shows an enlarged picture [pygame-ce 931]."""
    told = stamps.property_list()
    assert told["CFBundleLocalizations"] == list(LANGUAGES)
    assert told["CFBundleShortVersionString"] == __version__
    assert told["CFBundleIdentifier"] == recipe.IDENTIFIER
    assert told["NSHighResolutionCapable"] is True
    assert re.fullmatch(r"[a-z]+(\.[A-Za-z0-9-]+)+", recipe.IDENTIFIER)


def calls_in_spec() -> dict[str, dict[str, ast.expr]]:
    """What the spec calls, with the arguments that have names."""
    tree = ast.parse(SPEC.read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    return {
        call.func.id: {word.arg: word.value for word in call.keywords if word.arg}
        for call in calls
        if isinstance(call.func, ast.Name)
    }


def test_the_spec_makes_one_folder_and_packs_nothing_with_upx() -> None:
    """One file is unpacked at each start, which takes long and alarms scanners [pyinstaller 6754, pyinstaller 4348]."""
    calls = calls_in_spec()
    assert {"Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"} <= calls.keys()
    assert ast.unparse(calls["EXE"]["exclude_binaries"]) == "True"
    assert ast.unparse(calls["EXE"]["console"]) == "False"
    for part in ("EXE", "COLLECT"):
        assert ast.unparse(calls[part]["upx"]) == "False"
    assert ast.unparse(calls["BUNDLE"]["bundle_identifier"]) == "IDENTIFIER"
    assert ast.unparse(calls["Analysis"]["excludes"]) == "LEFT_OUT"


def test_what_is_made_on_the_way_stays_out_of_the_recipes() -> None:
    build = recipe.ROOT / "build"
    assert build not in recipe.work_folder().parents
    assert not list(build.rglob("__init__.py"))
    ignored = (recipe.ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert "build/" not in ignored
    assert "/build/" not in ignored
    assert {"/dist/", "/.work/"} <= set(ignored)


@pytest.mark.parametrize("system", ["linux", "windows", "macos"])
def test_players_find_a_page_on_how_to_start(system: str) -> None:
    text = Path(recipe.ROOT, "build", system, "READ ME - LÉEME.txt").read_text("utf-8")
    assert "Settings and records" in text
    assert "Los ajustes" in text
    assert "independent implementation by fans" in text


def test_players_of_a_mac_are_told_what_damaged_means() -> None:
    """What a browser downloads and nobody signed is called damaged [pyinstaller 8268]: why, and what helps, stands in
    both languages on the page that lies beside the app.
    """
    page = Path(recipe.ROOT, "build", "macos", "READ ME - LÉEME.txt").read_text("utf-8")
    english, spanish = page.split("Mueve  Qwitch.app")
    for told, word in ((english, "damaged"), (spanish, "dañada")):
        assert word in told
        assert "xattr -dr com.apple.quarantine /Applications/Qwitch.app" in told
    assert "quarantine" in Path(recipe.ROOT, "docs", "PACKAGING.md").read_text("utf-8")
