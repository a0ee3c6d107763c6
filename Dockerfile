# Builds the program inside the image; the result runs web, worker, or both (ROLE).
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build && rm -rf .next/cache

FROM node:24-slim
WORKDIR /app
COPY --from=build --chown=node:node /app /app
# As `npm start` sets them on Linux: freed memory goes back to the system.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
# A new volume belongs to the owner of the folder that it covers.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD node -e "if (process.env.ROLE === 'worker') process.exit(0); fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
STOPSIGNAL SIGTERM
CMD ["node", "server/cli/start.mjs"]
