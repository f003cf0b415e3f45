#!/bin/sh
# Proves the two commands of README.md, "start" and "test", on bare systems of the Debian releases that are named.
#
#   prove_source.sh FOLDER [--quick] RELEASE ...
#
# Run as root; needs debootstrap, git, and for the window Xvfb and xdotool here. For each RELEASE (bookworm, trixie …)
# a minimal system is made in FOLDER/RELEASE, or one that an earlier run made there is used again with its packages
# taken back. In there an ordinary user gets what is committed in this checkout and types what README.md says; root only
# installs what the commands print. Everything is downloaded from where debootstrap, apt and
# pip of this system download: what the environment says to pip (PIP_…) and about proxies holds in there, too.
#
# Without --quick the whole of "test" is run; with it its steps lint, types, imports, translations and quick, the tests
# that build packages, and those of the real window. Prints a line for each thing proved, and ends with status 1 at the first that fails.
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
folder=$1
shift
whole=yes
if [ "${1:-}" = --quick ]; then whole=; shift; fi
[ $# -gt 0 ] || { sed -n '2,5p' "$0"; exit 2; }
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

# The packages of README.md, to which the commands themselves ask for the rest.
readme="python3 python3-venv"

say() { printf '== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*"; exit 1; }

# Names and values of the environment that pip needs here, and proxies.
passed() {
	env | grep -E '^(PIP_[A-Z_]+|(https?|no|HTTPS?|NO)_(proxy|PROXY))=' | grep -vE '^PIP_(FIND_LINKS|CERT)=' || true
	[ -z "${PIP_CERT:-}" ] || echo PIP_CERT=/tmp/certificates.pem
}
# shellcheck disable=SC2046 # names and values in words of their own
bare() {
	chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
		$(passed) "$@"
}
# shellcheck disable=SC2046
player() {
	chroot --userspec=player:player "$root" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/home/player USER=player \
		LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=/tmp/player $(passed) "$@"
}
boot() { player ${DISPLAY_THERE:+DISPLAY=$DISPLAY_THERE} sh -c 'cd && cd cardtable && exec python3 packaging/bootstrap.py "$@"' boot "$@"; }
install() { bare apt-get -q install --yes --no-install-recommends "$@" >>"$log" 2>&1 || fail "apt-get install $*, see $log"; }
# Types a command; if that names packages that are missing, root types the line that it printed, and it is typed again.
boot_with_packages() {
	if ! boot "$@" >"$folder/said" 2>&1; then
		line=$(sed -n 's/^ *sudo apt-get update && sudo apt-get install //p' "$folder/said")
		[ -n "$line" ] || { cat "$folder/said"; fail "$*"; }
		say "it asks for: ${line#*recommends }"
		# shellcheck disable=SC2086 # a list of packages
		install ${line#*recommends }
		boot "$@" >"$folder/said" 2>&1 || { cat "$folder/said"; fail "$*"; }
	fi
	tail -n 3 "$folder/said"
}

mounted=
server=
window=
finish() {
	[ -z "$window" ] || kill "$window" 2>/dev/null || true
	[ -z "$server" ] || kill "$server" 2>/dev/null || true
	for place in $mounted; do umount -lR "$place"; done
	mounted=
}
trap finish EXIT

prove() {
	release=$1
	root=$folder/$release
	log=$folder/$release.log
	: >"$log"
	if [ ! -f "$root/etc/os-release" ]; then
		say "a bare $release in $root"
		debootstrap --variant=minbase "$release" "$root" >>"$log" 2>&1 || fail "debootstrap, see $log"
	fi
	mount -t proc proc "$root/proc" && mounted="$root/proc"
	mount --rbind /dev "$root/dev" && mounted="$root/dev $mounted"
	mount --make-rslave "$root/dev"
	mount -t tmpfs tmpfs "$root/tmp" && mounted="$root/tmp $mounted"
	chmod 1777 "$root/tmp"
	# Trust the same certificates as pip does here, if it was told which.
	if [ -n "${PIP_CERT:-}" ]; then cp "$PIP_CERT" "$root/tmp/certificates.pem" && chmod 644 "$root/tmp/certificates.pem"; fi
	say "the system: $(. "$root/etc/os-release"; echo "$PRETTY_NAME")"
	bare apt-get -q update >>"$log" 2>&1 || fail "apt-get update, see $log"
	# What an earlier run installed goes again.
	if [ -f "$root/bare-packages" ]; then
		bare sh -c 'apt-mark showmanual | grep -vxFf /bare-packages | xargs -r apt-mark auto && apt-get -q autoremove --purge --yes' >>"$log" 2>&1
	else
		bare apt-mark showmanual >"$root/bare-packages"
	fi
	bare id player >/dev/null 2>&1 || bare useradd --create-home player
	rm -rf "$root/home/player/cardtable" "$root/home/player/.local"
	mkdir -p "$root/home/player/cardtable"
	(cd "$here" && git archive HEAD) | tar -xf - -C "$root/home/player/cardtable"
	mkdir -m 700 "$root/tmp/player"
	bare chown -R player:player /home/player /tmp/player
	# shellcheck disable=SC2086
	install $readme
	say "$(bare python3 --version), no package but $readme was installed"

	say "the command line installs nothing"
	for command in --version rules; do boot start $command >"$folder/said" 2>&1 || { cat "$folder/said"; fail "start $command"; }; done
	[ ! -e "$root/home/player/cardtable/.venv" ] || fail "it installed something"
	say "start --self-test"
	boot_with_packages start --self-test
	say "the same in a folder full of traps: nothing in it is imported"
	player sh -c 'cd && rm -rf traps && python3 cardtable/packaging/installers/traps.py lay traps && cd traps &&
		python3 ../cardtable/packaging/bootstrap.py start --self-test && cd .. &&
		python3 cardtable/packaging/installers/traps.py look traps' >"$folder/said" 2>&1 || { cat "$folder/said"; fail "the traps"; }
	grep -E ' (backup|sounds): ' "$folder/said"
	tail -n 1 "$folder/said"
	say "start without a display says what can be done"
	if boot start >"$folder/said" 2>&1; then fail "it started without a display"; fi
	grep -q 'no display here' "$folder/said" || { cat "$folder/said"; fail "start without a display"; }

	say "start: the window"
	mkdir -p "$root/tmp/.X11-unix" && mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix" && mounted="$root/tmp/.X11-unix $mounted"
	DISPLAY_THERE=$DISPLAY
	boot start >"$folder/said" 2>&1 &
	window=$!
	tries=0
	until id=$(xdotool search --onlyvisible --class cardtable 2>/dev/null | head -1) && [ -n "$id" ]; do
		line=$(sed -n 's/^ *sudo apt-get update && sudo apt-get install --yes --no-install-recommends //p' "$folder/said")
		if [ -n "$line" ]; then
			say "it asks for: $line"
			wait "$window" || true
			# shellcheck disable=SC2086
			install $line
			boot start >"$folder/said" 2>&1 &
			window=$!
			sleep 1
		fi
		tries=$((tries + 1))
		[ $tries -lt 600 ] || { cat "$folder/said"; fail "no window"; }
		sleep 0.2
	done
	say "window: $(xdotool getwindowname "$id")"
	kill -TERM "$(xdotool getwindowpid "$id")"
	wait "$window" || true
	window=
	if grep Traceback "$folder/said"; then cat "$folder/said"; fail "the window"; fi
	DISPLAY_THERE=

	say "test names what is missing before anything runs"
	if boot test >"$folder/said" 2>&1; then cat "$folder/said"; fail "nothing was missing"; fi
	if grep -e '^-- ' "$folder/said"; then fail "it had begun"; fi
	line=$(sed -n 's/^ *sudo apt-get update && sudo apt-get install --yes --no-install-recommends //p' "$folder/said")
	say "it asks for: $line"
	# shellcheck disable=SC2086
	install $line
	say "test"
	if [ -n "$whole" ]; then
		boot test || fail "test"
	else
		for step in lint types imports translations quick; do boot test $step || fail "test $step"; done
		boot test pytest tests/packaging || fail "test pytest tests/packaging"
	fi
	say "test pytest -m window, with what it drives windows with"
	install xvfb openbox xdotool libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0
	player CARDTABLE_WINDOW_TESTS=required sh -c 'cd && cd cardtable && exec python3 packaging/bootstrap.py test pytest -m window' || fail "test pytest -m window"
	say "proved: $(. "$root/etc/os-release"; echo "$PRETTY_NAME"), $(bare python3 --version)"
	finish_mounts
}
finish_mounts() {
	for place in $mounted; do umount -lR "$place"; done
	mounted=
}

# A display of our own, found by the first free number.
number=$folder/display
rm -f "$number"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset 3>"$number" 2>/dev/null &
server=$!
tries=0
until [ -s "$number" ]; do
	tries=$((tries + 1))
	[ $tries -lt 100 ] || fail "Xvfb did not start"
	sleep 0.1
done
DISPLAY=:$(cat "$number")
export DISPLAY
for one in "$@"; do prove "$one"; done
