# The whole product in one image: site, platform and worker. Data lie in /data, backups in /backups.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund --ignore-scripts
COPY . .
RUN node scripts/build.mjs
# What only the build needs, and what nobody reads at run time. React's *.development.js stay: Node
# reads them for the names of exports.
RUN npm uninstall --omit=dev --no-audit --no-fund --ignore-scripts \
    @react-router/dev @tailwindcss/vite dictionary-de nspell tailwindcss typescript vite \
 && rm -rf node_modules/node-linux-* node_modules/node-win-* \
 && find node_modules -type f \
    \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' \
    -o -name '*.bc.js' -o -name '*-test-bundle.js' -o -name '*umd.min.js' -o -name '*.standalone.js' \
    -o -path '*/test/*' -o -path '*/.yarn/*' \) -delete \
 && rm -rf bench docs

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates libstdc++6 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 1000 --home-dir /data --no-create-home --shell /usr/sbin/nologin site \
 && install -d -o site -m 700 /data /backups
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /srv/site /srv/site
WORKDIR /srv/site
USER site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/backups
VOLUME ["/data", "/backups"]
EXPOSE 3000
# Often, since Caddy waits for the first good answer; long at first, since a start may migrate.
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "server/start.sh"]
