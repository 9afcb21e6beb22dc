import type { ServerOptions } from 'node:http';

/** A connection may be idle for this long while something is to be sent or received, in milliseconds. */
const IDLE_MS = 30_000;

/** A request that has not arrived within these limits is cut off: none of our bodies takes half a minute over any connection. */
export const REQUEST_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Cuts idle connections. Otherwise a client that sends requests and never reads would keep its answers in our memory; a
 * slow reader is not affected.
 */
export function cutIdleConnections(server: { setTimeout(ms: number): unknown }, idleMs = IDLE_MS): void {
  server.setTimeout(idleMs);
}
