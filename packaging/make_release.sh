#!/bin/sh
# Puts what belongs to a release beside the packages, which lie in FOLDER: the page to get them from, the list of what is
# in every one of them, and the sums of all. Refused as long as a name in publisher.toml belongs to nobody.
#
#   packaging/make_release.sh FOLDER
#
# Needs what packaging/bootstrap.py test needs.
set -eu

folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."

python3 packaging/bootstrap.py test pages
mkdir -p dist
cp "$folder"/cardtable* dist/
.venv/bin/python packaging/release_page.py --publish
python3 packaging/build.py sbom
tar -C build/release -cJf "$folder/page.tar.xz" .
cp dist/cardtable-*.cdx.json "$folder/"
cd "$folder"
rm -f SHA256SUMS
sha256sum -- * >.sums
mv .sums SHA256SUMS
