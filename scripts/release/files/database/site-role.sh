#!/bin/sh
# Run once by PostgreSQL's image, when the database is created: the site connects as an ordinary user, who owns its
# database and is no superuser.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$SITE_PASSWORD" --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
create role site login nosuperuser nocreatedb nocreaterole password :'password';
create database site owner site;
SQL
