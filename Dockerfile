# The shop. It uses the API at API_URL, or with DEMO=1 the embedded API, which takes no money from cards.
#   docker build -t verstak .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL --memory 1g -p 3000:3000 -v verstak-data:/data -e DEMO=1 verstak
# With a shop's folder: add -v ./my-shop:/my-shop:ro -e SHOP_DIR=/my-shop
# For several nodes: app/server/nodes/compose.yaml

# For a reproducible build, pin the digest: node:24-slim@sha256:…
FROM node:24-slim AS deps
WORKDIR /shop
COPY package.json package-lock.json ./
COPY app/server/patches ./app/server/patches
RUN npm ci --no-audit --no-fund

FROM deps AS build
COPY tsconfig.json vite.config.ts remix.config.js ./
COPY public ./public
COPY app ./app
RUN npm run build

FROM node:24-slim AS production-deps
WORKDIR /shop
COPY package.json package-lock.json ./
COPY app/server/patches ./app/server/patches
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /shop
# The lock file and the packages come from one stage, so that the launcher does not consider the packages outdated.
COPY --from=production-deps /shop ./
COPY --from=build /shop/build ./build
COPY --from=build /shop/public ./public
COPY --from=build /shop/tsconfig.json ./
# The code that the embedded API shares with the shop.
COPY --from=build /shop/app/api/schemas ./app/api/schemas
COPY --from=build /shop/app/lib ./app/lib
# The texts with which the check of a shop's folder compares those of an added language.
COPY --from=build /shop/app/i18n ./app/i18n
COPY app/server/launch ./app/server/launch
COPY app/server/owner ./app/server/owner
COPY --from=build /shop/app/styles/tokens.css /shop/app/styles/dark.css ./app/styles/
COPY mocks ./mocks
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# On SIGTERM the shop finishes the requests in progress and exits within 10 s. The launcher waits for it: use `docker
# stop -t 25`.
CMD ["node", "app/server/launch/start.mjs"]
