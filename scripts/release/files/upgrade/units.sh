#!/bin/sh
# Restarts the API servers, the scheduled work and the shell servers of this machine with another release, one after the
# other:
#   sh /opt/site-2/upgrade/units.sh /opt/site-2
#   sh /opt/site-2/upgrade/units.sh --back /opt/site-1     the same without migrating the database
# With --despite-calls it goes on if a live front end does not fit the API of the release.
# It stops at the first server that does not become ready; the others go on with the release that they run.
set -eu
back=
despite=
while true; do
  case "${1:-}" in
    --back) back=yes ;;
    --despite-calls) despite=yes ;;
    *) break ;;
  esac
  shift
done
release=${1:?"Which release? sh /opt/site-2/upgrade/units.sh /opt/site-2"}
former=$(readlink -f /opt/site)
release=$(readlink -f "$release")
# Also for a former release, which may not have them.
commands=$(dirname "$(readlink -f "$0")")/../commands
(cd "$release" && sha256sum --check --quiet SHA256SUMS)

if [ -z "$back" ]; then
  if ! systemd-run --quiet --pipe --wait --uid=site --property=EnvironmentFile=/etc/site/env \
    --property=WorkingDirectory="$release" node delivery/main.js verify --api "$release"; then
    if [ -z "$despite" ]; then
      echo "Nothing was changed. If a live front end calls or reads what this release does not have, publish newer front ends" >&2
      echo "first. If the lines above are only about what this release adds: sh $0 --despite-calls $release" >&2
      exit 1
    fi
  fi
  SITE_RELEASE=$release sh "$commands/site" migrate
  echo "migrate: the database is up to date"
fi
ln -sfn "$release" /opt/site
cp "$release"/systemd/*.service "$release"/systemd/*.timer /etc/systemd/system/
install -m 755 "$commands"/* /usr/local/sbin/
systemctl daemon-reload
if ! sh "$commands/site" restart; then
  echo "Back: sh $0 --back $former" >&2
  exit 1
fi
