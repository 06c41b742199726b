#!/bin/sh
# Puts Qwitch into your own menu. The game stays in this folder; uninstall.sh takes it out of the menu again.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd -P && echo x)
here=${here%
x}
data=${XDG_DATA_HOME:-"$HOME/.local/share"}

case $here in
*'
'*)
    echo "install.sh: this folder's name has a line break in it; move the game to another folder first" >&2
    exit 2
    ;;
esac
if [ ! -x "$here/qwitch" ]; then
    echo "install.sh: $here/qwitch is missing or may not be run; unpack the archive anew" >&2
    exit 2
fi

# A menu entry has rules of its own for what stands in quotes, then for every value, then for percent signs.
plain=$(printf '%s' "$here/qwitch" | sed -e 's/\\/\\\\/g')
quoted=$(printf '%s' "$here/qwitch" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
for_sed() { printf '%s' "$1" | sed -e 's/[\\&|]/\\&/g'; }

mkdir -p "$data/applications"
sed -e "s|@PROGRAM@|\"$(for_sed "$quoted")\"|" -e "s|@PROGRAM_PLAIN@|$(for_sed "$plain")|" \
    "$here/share/qwitch.desktop" >"$data/applications/qwitch.desktop.new"
mv -f "$data/applications/qwitch.desktop.new" "$data/applications/qwitch.desktop"

for size in 16 24 32 48 64 128 256 512; do
    folder=$data/icons/hicolor/${size}x$size/apps
    mkdir -p "$folder"
    cp -f "$here/share/qwitch-$size.png" "$folder/qwitch.png"
done

# Desktops find new entries by themselves; where these tools are, they find them at once.
if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database -q "$data/applications" || true; fi
if command -v gtk-update-icon-cache >/dev/null 2>&1; then gtk-update-icon-cache -qtf "$data/icons/hicolor" || true; fi
echo "Qwitch is in your menu now. Run uninstall.sh to take it out again."
