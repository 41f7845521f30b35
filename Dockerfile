# The site in one image; settings as in .env.example. Everything that it writes lies in /var/lib/kosher-travel.
#   docker build -t kosher-travel . && docker run -p 4321:4321 -v kosher-travel:/var/lib/kosher-travel kosher-travel
FROM node:24-bookworm-slim AS packages
WORKDIR /opt/kosher-travel
COPY package.json package-lock.json .npmrc ./
# Each package brings its binaries inside; no script of one is run.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4321 \
    VAR_DIR=/var/lib/kosher-travel \
    LOG_LEVEL=info \
    METRICS_PORT=9464 \
    ASTRO_TELEMETRY_DISABLED=1
# The languages of the pages; empty for all.
ARG LANGUAGES=
ENV LANGUAGES=$LANGUAGES
WORKDIR /opt/kosher-travel
COPY --from=packages --chown=node:node /opt/kosher-travel/node_modules ./node_modules
COPY --chown=node:node . .
# What is written to: while the pages are bundled, and by the site.
RUN install -d -o node -g node .astro "$VAR_DIR"
USER node
# The pages are bundled now, so that a container starts without that.
RUN ["node", "--disable-warning=ExperimentalWarning", "scripts/prepare.ts"]
VOLUME /var/lib/kosher-travel
EXPOSE 4321
# The first start imports before it answers.
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9464/ready').then(({ status }) => process.exit(status === 200 ? 0 : 1), () => process.exit(1))"]
# Asked by SIGTERM it answers what has begun, and ends: give it as long (docker stop --time 30).
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "scripts/start.ts"]
