# Not tried: where this was written, no base image could be pulled. Run it in the unpacked release: docker build -t coinop-admin .
FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /srv/coinop-admin
COPY . .
ENV NODE_ENV=production HOST=0.0.0.0
EXPOSE 4600
# There is no shell in the image, so Node asks.
HEALTHCHECK --interval=10s --timeout=12s --start-period=60s CMD ["/nodejs/bin/node", "deploy/is-ready.ts"]
CMD ["server/main.ts"]
