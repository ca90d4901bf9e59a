#!/bin/sh
# Replaces the API servers and the shell servers of compose.yaml by those of another image, one after the other:
#   sh upgrade/containers.sh localhost/site:2
#   sh upgrade/containers.sh --back localhost/site:1     the same without migrating the database
# in the folder of `.env`. With --despite-calls it goes on if a live front end does not fit the API of the release. It stops
# at the first container that does not become ready; the others go on. ENGINE=docker where podman-compose is not used.
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
image=${1:?"Which image? sh upgrade/containers.sh localhost/site:2"}
engine=${ENGINE:-podman}
if [ "$engine" = docker ]; then compose='docker compose'; else compose=podman-compose; fi
# podman-compose 1.0.3 does not read it from there.
files=$(sed -n 's/^COMPOSE_FILE=//p' .env)
if [ -n "$files" ]; then export COMPOSE_FILE="$files"; fi
former=$(sed -n 's/^SITE_IMAGE=//p' .env)
$engine image inspect "$image" > /dev/null

use() {
  sed '/^SITE_IMAGE=/d' .env > .env.next
  echo "SITE_IMAGE=$1" >> .env.next
  chmod 600 .env.next && mv .env.next .env
}

containers_of() {
  $engine ps --all --quiet --filter "label=com.docker.compose.project=${COMPOSE_PROJECT_NAME:-$(basename "$PWD")}" \
    --filter "label=com.docker.compose.service=$1"
}

ready() {
  attempt=0
  until $engine exec "$1" node -e "fetch('http://127.0.0.1:$2/readyz').then(({ ok }) => process.exit(Number(!ok)))" 2> /dev/null; do
    attempt=$((attempt + 1))
    if [ "$attempt" -ge 60 ]; then return 1; fi
    sleep 1
  done
}

replace() {
  for container in $(containers_of "$1"); do
    $engine stop -t 40 "$container" > /dev/null && $engine rm -v "$container" > /dev/null
    before=$(containers_of "$1")
    $compose up --detach --no-build --no-recreate --no-deps "$1" > upgrade.log 2>&1 || { cat upgrade.log >&2; exit 1; }
    for next in $(containers_of "$1"); do
      case " $(echo $before) " in *" $next "*) continue ;; esac
      if ! ready "$next" "$2"; then
        $engine logs --tail 20 "$next" >&2
        echo "A container of $1 with $image is not ready; the others go on. Back: sh $0 --back $former" >&2
        exit 1
      fi
      echo "$1: $next is ready"
    done
    # The edge asks for the addresses of a service each second. Until it knows the new container, the next one to be
    # stopped would be the only one it knows.
    sleep 5
  done
}

if [ -z "$back" ]; then
  environment=$(sed -n 's/^DELIVERY_ENV=//p' site.env)
  # Without the secrets in `site.env`: it compiles published code.
  if ! $engine run --rm --read-only --tmpfs /tmp --env "DELIVERY_ENV=${environment:-production}" \
    --env STORE_URL=/srv/site/store --volume "$PWD/store:/srv/site/store:ro" \
    --env TRUSTED_KEYS=/run/trusted-keys.json --volume "$PWD/trusted-keys.json:/run/trusted-keys.json:ro" \
    "$image" node delivery/main.js verify --api /opt/site; then
    if [ -z "$despite" ]; then
      echo "Nothing was changed. If a live front end calls or reads what this release does not have, publish newer front ends" >&2
      echo "first. If the lines above are only about what this release adds: sh $0 --despite-calls $image" >&2
      exit 1
    fi
  fi
fi
use "$image"
# Otherwise `up` would start the container of the former image again.
for container in $(containers_of migrate); do $engine rm "$container" > /dev/null; done
if [ -z "$back" ]; then
  # podman-compose 1.0.3 answers 0 whatever happens, and prints the command: the word is in the output only at success.
  said=$($compose run --rm --no-deps -T migrate sh -c "node api/main.js migrate && echo up-to'-'date" 2>&1) || true
  case $said in
    *up-to-date*) echo "migrate: the database is up to date" ;;
    *) echo "$said" >&2 && use "$former" && exit 1 ;;
  esac
fi
replace api 14000
replace shell 13000
if [ -n "$(containers_of backup)" ]; then $compose up --detach --no-build --no-deps backup > upgrade.log 2>&1; fi
