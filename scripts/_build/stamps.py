"""What Windows and macOS are told about the program: the version resource and the property list's values."""

from typing import Any

from scripts._build.recipe import IDENTIFIER, NAME, TITLE, description, version, version_numbers

LANGUAGES = ["en", "es"]
"""The languages of the program, as macOS lists them; a test keeps them in step with the catalogues."""

COPYRIGHT = "MIT licence. Qwitch is a mark of its owner; this is an independent implementation by fans."

RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable('040904B0', [
{strings}
    ])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200, 0x0C0A, 1200])])
  ]
)
"""


def version_resource() -> str:
    """The text of the file from which PyInstaller makes Windows' version resource."""
    told = {
        "ProductName": TITLE,
        "FileDescription": TITLE,
        "Comments": description(),
        "CompanyName": f"The {TITLE} developers",
        "LegalCopyright": COPYRIGHT,
        "InternalName": NAME,
        "OriginalFilename": f"{NAME}.exe",
        "FileVersion": version(),
        "ProductVersion": version(),
    }
    strings = ",\n".join(f"      StringStruct({key!r}, {value!r})" for key, value in told.items())
    return RESOURCE.format(numbers=version_numbers(), strings=strings)


def property_list() -> dict[str, Any]:
    """The values of the macOS program's Info.plist that PyInstaller does not set by itself."""
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": ".".join(map(str, version_numbers()[:3])),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": LANGUAGES,
        "CFBundleAllowMixedLocalizations": True,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": COPYRIGHT,
    }
