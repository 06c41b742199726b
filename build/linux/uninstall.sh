#!/bin/sh
# Takes Qwitch out of your menu. The game's folder, its settings and its records stay; delete those yourself.
set -eu

data=${XDG_DATA_HOME:-"$HOME/.local/share"}
rm -f "$data/applications/qwitch.desktop"
for size in 16 24 32 48 64 128 256 512; do
    rm -f "$data/icons/hicolor/${size}x$size/apps/qwitch.png"
done
if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database -q "$data/applications" || true; fi
echo "Qwitch is out of your menu. Its folder can be deleted now; settings and records lie in $data/qwitch."
