#!/bin/sh
# PostgreSQL's image runs this once, when the database is created. `site_owner` owns the database and its tables, and
# `migrate` connects with it; the servers connect as `site`, which has only the rights that `migrate` grants.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$SITE_PASSWORD" --set owner_password="$OWNER_PASSWORD" \
  --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
create role site_owner login nosuperuser nocreatedb nocreaterole password :'owner_password';
create role site login nosuperuser nocreatedb nocreaterole password :'password';
-- A pooler drops the timeouts of its clients.
alter role site set statement_timeout = 30000;
alter role site set lock_timeout = 10000;
alter role site set idle_in_transaction_session_timeout = 60000;
create database site owner site_owner encoding 'UTF8' locale 'C.UTF-8' template template0;
SQL
