#!/bin/sh
# make-secrets.sh care.example.ng: creates the secrets of a new installation in secrets/. It never overwrites them. Keep a
# copy apart from the backups.
set -eu
cd "$(dirname "$0")"
site=${1:?the name that people type, e.g. care.example.ng}
umask 077
# Fails if the folder exists.
mkdir secrets
secret() { head -c 33 /dev/urandom | base64 | tr '+/' '-_'; }
for name in superuser-password app-password turn-secret; do secret | tr -d '\n' > "secrets/$name"; done
cat > secrets/app-settings <<SETTINGS
DATABASE_URL=postgres://alafia:$(cat secrets/app-password)@database/alafia
PUBLIC_URL=https://$site
SESSION_SECRET=$(secret)
TURN_URLS=stun:turn.$site:3478,turn:turn.$site:3478,turns:turn.$site:5349?transport=tcp
TURN_SECRET=$(cat secrets/turn-secret)
SMTP_URL=
MAIL_FROM=
SUPPORT_EMAIL=
SETTINGS
# The folder denies access to other users of the machine; in the containers other users must read the files.
chmod 0444 secrets/*
echo "Made secrets/. Set SMTP_URL, MAIL_FROM and SUPPORT_EMAIL in secrets/app-settings, and put fullchain.pem and privkey.pem into tls/."
