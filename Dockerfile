# Run it in the unpacked release: docker build -t coinop-admin . It was tried with podman, on Debian's packages and npm's Node.js in place of the
# base image, which could not be pulled where this was written.
FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /srv/coinop-admin
COPY . .
ENV NODE_ENV=production HOST=0.0.0.0
EXPOSE 4600
# There is no shell in the image, so Node asks.
HEALTHCHECK --interval=10s --timeout=12s --start-period=60s CMD ["/nodejs/bin/node", "deploy/is-ready.ts"]
# As npm starts a program: it looks at the version of Node, and loads in half the time.
ENTRYPOINT ["/nodejs/bin/node", "--import", "./build/node-24.mjs"]
CMD ["server/main.ts"]
