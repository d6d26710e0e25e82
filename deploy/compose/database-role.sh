#!/bin/sh
# Runs once, when the database is created: the server owns its database and is no superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$(cat /run/secrets/app-password)" <<'SQL'
create role alafia login password :'password';
create database alafia owner alafia;
SQL
