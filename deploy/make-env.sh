#!/bin/sh
# New secrets for docker-compose.yml: sh deploy/make-env.sh > .env
for name in APP_SECRET POSTGRES_PASSWORD S3_SECRET_ACCESS_KEY METRICS_TOKEN GRAFANA_PASSWORD; do
  echo "$name=$(head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n')"
done
