import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';

/** A connection may be idle for this long while something is to be sent or received, in milliseconds. */
const IDLE_MS = 30_000;

/** A body that has not arrived within this time is cut off: none of ours takes so long over any connection, but files do. */
const BODY_MS = 30_000;

/** The limit for bodies is our own (`cutSlowBodies`), because Node's holds for every request. */
export const REQUEST_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
};

/**
 * An unused connection is kept for longer than proxies keep theirs: Caddy for two minutes, nginx and the balancers of clouds for one. Otherwise a
 * proxy now and then sends a request over a connection that is being closed here, and a POST among them is answered with 502.
 */
const KEPT_MS = 125_000;

/** For a server that a proxy calls. */
export const SERVER_OPTIONS: ServerOptions = { ...REQUEST_LIMITS, keepAliveTimeout: KEPT_MS };

const LONG_UPLOADS = new WeakSet<IncomingMessage>();

/** Lets a request take as long as it needs, as long as it goes on. @param request absent without a socket */
export function allowLongUpload(request: object | undefined): void {
  if (request) LONG_UPLOADS.add(request as IncomingMessage);
}

/** Cuts off requests whose body does not arrive in time. */
export function cutSlowBodies(server: Server, bodyMs = BODY_MS): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const timer = setTimeout(() => {
      if (!request.complete && !LONG_UPLOADS.has(request)) request.socket.destroy();
    }, bodyMs).unref();
    response.once('close', () => clearTimeout(timer));
  });
}

/**
 * Cuts idle connections. Otherwise a client that sends requests and never reads would keep its answers in our memory; a
 * slow reader is not affected.
 */
export function cutIdleConnections(server: { setTimeout(ms: number): unknown }, idleMs = IDLE_MS): void {
  server.setTimeout(idleMs);
}
