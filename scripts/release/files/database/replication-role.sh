#!/bin/sh
# The role of a standby, when `.env` has REPLICATION_PASSWORD. PostgreSQL's image runs this once, when the database is created;
# later: podman-compose exec database sh /docker-entrypoint-initdb.d/replication-role.sh
set -eu
if [ -z "${REPLICATION_PASSWORD:-}" ]; then exit 0; fi
psql --set ON_ERROR_STOP=1 --set password="$REPLICATION_PASSWORD" --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
create role replicator login replication password :'password';
-- What a standby that is away may cost: the log that is kept for it.
alter system set max_slot_wal_keep_size = '2GB';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
psql --username "${POSTGRES_USER:-postgres}" --dbname postgres --command 'select pg_reload_conf()'
