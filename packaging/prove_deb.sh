#!/bin/sh
# Proves that the Debian package can be installed, used, upgraded and removed on a bare system.
#
#   prove_deb.sh ROOT PACKAGE.deb [RECORD.cardtable]
#
# What is promised of every package (installers/trying.py) is tried as an ordinary user. The package is upgraded from an
# older version of itself and to a newer one, whose database has one table more, and taken back: what the newer one
# kept is put aside untouched, and is taken in when it comes again.
#
# ROOT is a folder with a fresh minimal system whose apt works, such as debootstrap --variant=minbase makes; everything
# is done in there (chroot), as root and as an ordinary user. It may also be /, if this system itself is fresh and thrown
# away afterwards, as a container of a pipeline is. With DISPLAY set, the window is opened too, and its pictures are left
# in the working directory; that needs xdotool and ImageMagick's import here. A RECORD is what double-clicking opens;
# without one, a partie between computer players is recorded first.
#
# Whatever is started stands in a folder full of files that are named like what the program imports, and say so if they
# are imported (installers/traps.py).
#
# Prints a line for each thing proved, and ends with status 1 at the first that fails.
set -eu

root=$(readlink -f "$1")
# The beginning of every path in there.
[ "$root" != / ] || root=
name=$(basename "${root:-system}")
package=$(readlink -f "$2")
packaging=$(cd "$(dirname "$0")" && pwd)
traps=$packaging/installers/traps.py
record=${3:-}
here=$PWD
id=$(dpkg-deb -c "$package" | sed -n 's#.*/applications/\(.*\)\.desktop$#\1#p')

say() { printf '== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*"; exit 1; }
bare() { chroot "${root:-/}" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# Somebody who stands among the traps, in the place of this shell; with & the number of the job is the program's.
become_player() {
	exec chroot --userspec=player:player "${root:-/}" /usr/bin/env -i -C /home/player/traps PATH=/usr/bin:/bin:/usr/games \
		HOME=/home/player USER=player LC_ALL=C.UTF-8 ${DISPLAY:+DISPLAY=$DISPLAY} XDG_RUNTIME_DIR=/tmp/player "$@"
}
player() { (become_player "$@"); }
# What comes behind a pipe would hide a failure.
self_test() { player cardtable --self-test >"$root/tmp/said" || { cat "$root/tmp/said"; fail "self-test"; }; }
data=$root/home/player/.local/share/cardtable
count_backups() { find "$data/backups" -name 'cardtable-*.sqlite3' 2>/dev/null | wc -l; }
# Waits until there are so many copies of the database; a start makes one if something has changed since the last.
await_backups() {
	tries=0
	until [ "$(count_backups)" -ge "$1" ]; do
		tries=$((tries + 1))
		[ $tries -lt 600 ] || fail "$(count_backups) backups, not $1"
		sleep 0.1
	done
	[ "$(count_backups)" -eq "$1" ] || fail "$(count_backups) backups, not $1"
	echo "backup: $(cd "$data/backups" && ls -s cardtable-*.sqlite3)"
}
# Opens the program unseen until there are so many backups, and ends it.
start_unseen() {
	backups=$1
	shift
	become_player env QT_QPA_PLATFORM=offscreen cardtable "$@" >"$here/$name-unseen.log" 2>&1 &
	window=$!
	await_backups "$backups"
	kill -TERM "$window"
	wait "$window" || true
	window=
	if grep -q Traceback "$here/$name-unseen.log"; then fail "see $here/$name-unseen.log"; fi
}
# Waits until the program shows a window, and until that is painted and at rest.
await_window() {
	tries=0
	until shown=$(xdotool search --onlyvisible --class cardtable 2>/dev/null | head -1) && [ -n "$shown" ]; do
		tries=$((tries + 1))
		[ $tries -lt 600 ] || fail "no window"
		sleep 0.1
	done
	sleep 4
	echo "window: $(xdotool getwindowname "$shown")"
}
# Ends the program as a session's end does; there may be a dialog over its window.
end_window() {
	kill -TERM "$(xdotool getwindowpid "$shown")"
	wait "$window" || true
}
picture() { import -window root "$here/$name-$1.png"; }

mounted=
finish() {
	[ -z "${window:-}" ] || kill "$window" 2>/dev/null || true
	for place in $mounted; do umount -l "$root/$place"; done
}
trap finish EXIT
if [ -n "$root" ]; then
	mount -t proc proc "$root/proc" && mounted=proc
	mount --bind /dev "$root/dev" && mounted="dev $mounted"
	mkdir -p "$root/tmp/.X11-unix"
	if [ -d /tmp/.X11-unix ]; then mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix" && mounted="tmp/.X11-unix $mounted"; fi
fi

say "the system: $(. "$root/etc/os-release"; echo "$PRETTY_NAME")"
cp "$package" "$root/tmp/new.deb"
bare apt-get -q update >/dev/null

# Other versions of the same package: an older one with a file that this one does not have, and a newer one whose
# database is of a later form.
remade() {
	made=$(mktemp -d)
	dpkg-deb -R "$package" "$made/tree"
	sed -i "s/^Version: .*/Version: $1/" "$made/tree/DEBIAN/control"
	"$2" "$made/tree/usr/lib/cardtable/cardtable"
	dpkg-deb -Znone -b "$made/tree" "$root/tmp/$3.deb" >/dev/null
	rm -rf "$made"
}
with_a_file_more() { echo 'gone = True' >"$1/gone.py"; }
with_a_table_more() {
	sed -i 's/^\(MIGRATIONS.* = (.*\))$/\1, ("CREATE TABLE later (x TEXT) STRICT",))/' "$1/store/schema.py"
	grep -q 'CREATE TABLE later' "$1/store/schema.py" || fail "the newer version has no later form of the database"
}
remade 0.0.1 with_a_file_more old
remade 99.1 with_a_table_more newer

say "apt-get install of the older version"
bare apt-get -q install --yes --no-install-recommends /tmp/old.deb >"$here/$name-install.log" 2>&1 ||
	fail "apt-get install, see $here/$name-install.log"
bare dpkg -s cardtable | grep -E '^(Status|Version|Installed-Size)'
bare id player >/dev/null 2>&1 || bare useradd --create-home player
install -d -m 700 "$root/tmp/player" && bare chown player:player /tmp/player

rm -rf "$root/home/player/traps" && mkdir "$root/home/player/traps" && cp "$traps" "$root/tmp/traps.py"
bare python3 /tmp/traps.py lay /home/player/traps && bare chown -R player:player /home/player/traps

say "the self-test as an ordinary user"
self_test
cat "$root/tmp/said"
grep -qx "Form: Debian package" "$root/tmp/said" || fail "it does not know what it is"
say "the process of the sounds, with what Debian has for it"
bare apt-get -q install --yes --no-install-recommends python3-cffi-backend >>"$here/$name-install.log" 2>&1
self_test
python3 "$packaging/try_installed.py" --said "$root/tmp/said" >/dev/null || fail "a promise is missing"
say "every promise is kept: $(grep -c '^ok ' "$root/tmp/said") parts were tried"
say "the manual page, the menu entry, the icons"
for page in man6 de/man6; do [ -f "$root/usr/share/man/$page/cardtable.6.gz" ] || fail "no manual page"; done
[ -f "$root/usr/share/applications/$id.desktop" ] || fail "no menu entry"
[ "$(find "$root/usr/share/icons/hicolor" -name "$id.*" | wc -l)" -ge 8 ] || fail "no icons"
say "a partie between computer players, recorded and replayed"
if [ -n "$record" ]; then
	cp "$record" "$root/home/player/partie.cardtable"
else
	player cardtable simulate casino.swedish --players greedy,counter --parties 1 --seed 1 --samples 1 --record-dir /home/player/records >/dev/null
	first=$(find "$root/home/player/records" -type f | sort | head -1)
	[ -n "$first" ] || fail "nothing was recorded"
	# Cut off in the middle, with a person to move: such a partie is what one comes back to.
	python3 - "$first" "$root/home/player/partie.cardtable" <<-'END'
		import json, sys
		record = json.load(open(sys.argv[1], encoding="utf-8"))
		record["deals"] = record["deals"][:1]
		del record["deals"][0]["actions"][9:]
		for number, seat in enumerate(record["seats"]):
		    seat.update(name=("Anna", "Björn")[number], player=("human", "greedy")[number])
		json.dump(record, open(sys.argv[2], "w", encoding="utf-8"))
	END
fi
bare chown player:player /home/player/partie.cardtable
player cardtable replay /home/player/partie.cardtable

say "the first start makes a backup, and the second another one of what has changed"
start_unseen 1 /home/player/partie.cardtable
player cardtable backup "${data#"$root"}/cardtable.sqlite3" || fail "no backup"
# What the end of a start has written may have been worth another one.
backups_before=$(count_backups)
sed 's/"name": *"/&A/' "$root/home/player/partie.cardtable" >"$root/home/player/other.cardtable"
cmp -s "$root/home/player/partie.cardtable" "$root/home/player/other.cardtable" && fail "the record names nobody"
bare chown player:player /home/player/other.cardtable
start_unseen $((backups_before + 1)) /home/player/other.cardtable
rm -rf "$data"

if [ -n "${DISPLAY:-}" ]; then
	say "the kind of file and what opens it"
	bare apt-get -q install --yes --no-install-recommends xdg-utils libfile-mimeinfo-perl shared-mime-info desktop-file-utils >/dev/null 2>&1
	[ "$(player xdg-mime query filetype /home/player/partie.cardtable)" = application/x-cardtable ] || fail "unknown kind of file"
	[ "$(player xdg-mime query default application/x-cardtable)" = "$id.desktop" ] || fail "nothing opens records"
	say "opening the record as a double click does: xdg-open"
	player xdg-open /home/player/partie.cardtable >"$here/$name-window.log" 2>&1 &
	window=$!
	await_window
	await_backups 1
	picture record
	end_window
	window=
	[ -f "$data/cardtable.sqlite3" ] || fail "the record was not kept"
	[ -z "$(find "$data" -perm /077 -type f)" ] || fail "others can read the person's data"
	cp "$data/cardtable.sqlite3" "$root/tmp/kept"
fi

say "upgrade"
bare apt-get -q install --yes --no-install-recommends /tmp/new.deb >>"$here/$name-install.log" 2>&1 || fail "upgrade"
bare dpkg -s cardtable | grep -E '^Version'
[ ! -e "$root/usr/lib/cardtable/cardtable/gone.py" ] || fail "a file of the older version is left"
[ -z "$(find "$root/usr/lib/cardtable" -name 'gone.*')" ] || fail "what was compiled from it is left"
[ "$(find "$root/usr/lib/cardtable/cardtable" -name '*.pyc' | wc -l)" -gt 50 ] || fail "the modules are not compiled"
[ "$(find "$root/usr/lib/cardtable" -name 'code.*' -size +1M | wc -l)" = 1 ] || fail "their code is not in one file"
self_test
tail -1 "$root/tmp/said"
say "several processes at once"
player cardtable simulate casino.swedish --players greedy,counter --parties 4 --seed 1 --samples 1 --jobs 2 >"$root/tmp/said" ||
	{ cat "$root/tmp/said"; fail "simulate"; }
head -2 "$root/tmp/said"
if [ -n "${DISPLAY:-}" ]; then
	cmp "$data/cardtable.sqlite3" "$root/tmp/kept" || fail "the person's data changed"
	say "starting from the menu entry's command: the partie is still there"
	player sh -c "exec $(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$root/usr/share/applications/$id.desktop")" >>"$here/$name-window.log" 2>&1 &
	window=$!
	await_window
	picture upgraded
	end_window
	window=
	[ "$(count_backups)" -ge 1 ] || fail "the backup is gone"
fi

say "a newer version, and back to this one: what it kept is put aside, untouched"
change_to() { bare apt-get -q install --yes --no-install-recommends --allow-downgrades "/tmp/$1.deb" >>"$here/$name-install.log" 2>&1 || fail "apt-get install of $1.deb"; }
rm -rf "$data"
change_to newer
start_unseen 1 /home/player/partie.cardtable
kept=$(mktemp)
cp "$data/cardtable.sqlite3" "$kept"
change_to new
bare dpkg -s cardtable | grep -E '^Version'
become_player env QT_QPA_PLATFORM=offscreen cardtable /home/player/other.cardtable >"$here/$name-unseen.log" 2>&1 &
window=$!
tries=0
until aside=$(find "$data" -name 'cardtable.newer-*.sqlite3') && [ -n "$aside" ]; do
	tries=$((tries + 1))
	[ $tries -lt 600 ] || fail "what the newer version kept was not put aside"
	sleep 0.1
done
sleep 3
kill -TERM "$window"
wait "$window" || true
window=
cmp "$aside" "$kept" || fail "what the newer version kept was changed"
echo "put aside: $(basename "$aside")"
change_to newer
player cardtable restore "${aside#"$root"}" || fail "what was put aside could not be taken in"
cmp "$aside" "$kept" || fail "what was put aside was changed"
rm -f "$kept"
change_to new

say "nothing was imported from where somebody stood"
bare python3 /tmp/traps.py look /home/player/traps || fail "a trap was sprung"

say "purge"
bare apt-get -q purge --yes cardtable >>"$here/$name-install.log" 2>&1 || fail "purge"
left=$(find "${root:-/}" -xdev \( -path "$root/proc" -o -path "$root/sys" -o -path "$root/dev" -o -path "$root/tmp" -o -path "$root/home" \
	-o -path "$root/var/cache" -o -path "$root/var/log" -o -path "${packaging%/*}" -o -path "$here" \) -prune -o -iname '*cardtable*' -print)
[ -z "$left" ] || fail "left behind: $left"
for cache in applications/mimeinfo.cache mime/globs2 mime/magic; do
	if [ -f "$root/usr/share/$cache" ] && grep -q cardtable "$root/usr/share/$cache"; then fail "still in $cache"; fi
done
if [ -n "${DISPLAY:-}" ]; then [ -f "$data/cardtable.sqlite3" ] || fail "the person's data is gone"; fi
say "proved: $(. "$root/etc/os-release"; echo "$PRETTY_NAME")"
