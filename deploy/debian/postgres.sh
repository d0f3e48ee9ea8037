#!/bin/sh
# As the entrypoint of the image of PostgreSQL: the first start makes the database, with a server that only its socket reaches.
set -e
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -m 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 $POSTGRES_INITDB_ARGS
  rm /tmp/password
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  pg_ctl -w start -o "-c listen_addresses=''"
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -w stop -m fast
fi
exec "$@" -c listen_addresses='*'
