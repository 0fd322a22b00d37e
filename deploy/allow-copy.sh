#!/bin/sh
# Runs once, when the primary's database is made: an account and a slot for the streaming copy.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$REPLICATION_PASSWORD" <<'SQL'
create role copy login replication password :'password';
select pg_create_physical_replication_slot('copy');
SQL
echo 'host replication copy samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
