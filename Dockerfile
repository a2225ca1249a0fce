# One image: the server with the built web app. Data live in /data.
FROM node:24-bookworm-slim AS pnpm
WORKDIR /app
# As in package.json; a test holds them together.
RUN npm install --global pnpm@12.21.0
COPY . .

FROM pnpm AS web
# The part of the address after the host, where the site is served below one: /tools
ARG BASE_PATH=
ARG VITE_API_BASE=
RUN pnpm install --frozen-lockfile && BASE_PATH=$BASE_PATH VITE_API_BASE=$VITE_API_BASE pnpm exec turbo run build --filter=@apiyard/web

FROM pnpm AS server
RUN pnpm install --frozen-lockfile --prod --filter "@apiyard/server..."

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# glibc otherwise keeps more of the memory that large calls had.
ENV MALLOC_MMAP_THRESHOLD_=131072
# For text in pictures: Latin, Cyrillic, Greek, Arabic, Indic and more, then Chinese, Japanese and Korean.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends fontconfig-config fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=server /app/node_modules node_modules
COPY --from=server /app/packages packages
COPY --from=server /app/apps/server apps/server
COPY --from=web /app/apps/web/dist apps/web/dist
COPY package.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Under load, Node would keep garbage of some 100 MB for a moment longer.
CMD ["node", "--max-semi-space-size=8", "apps/server/src/main.ts"]
