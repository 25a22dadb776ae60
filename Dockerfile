# The release in an image: built in the first stage, installed in the second. Nothing is installed or built when it starts.
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm install --no-audit --no-fund && npm run release -- /tmp

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 TARSAS_DATA_DIR=/data
WORKDIR /app
COPY --from=build /tmp/tarsas-*.tgz ./
RUN npm install --no-audit --no-fund ./tarsas-*.tgz && rm tarsas-*.tgz && npm cache clean --force && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "node_modules/tarsas/dist/tarsas.js", "start"]
