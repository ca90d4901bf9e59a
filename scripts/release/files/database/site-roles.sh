#!/bin/sh
# Run once by PostgreSQL's image, when the database is created. `site_owner` owns the database and its tables and is what
# `migrate` connects as; the servers connect as `site`, which only gets the rights that migrating gives it.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$SITE_PASSWORD" --set owner_password="$OWNER_PASSWORD" \
  --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
create role site_owner login nosuperuser nocreatedb nocreaterole password :'owner_password';
create role site login nosuperuser nocreatedb nocreaterole password :'password';
create database site owner site_owner;
SQL
