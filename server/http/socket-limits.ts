import type { ServerOptions } from 'node:http';

/** For so long a connection may stand still while something is to be sent or received, milliseconds. */
const IDLE_MS = 30_000;

/** A request that is not here by then is cut: no body of ours takes half a minute over any line. */
export const REQUEST_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Cuts connections on which nothing moves. A client that asks and does not read would else keep its answers in memory for as long as it
 * likes; one that reads slowly goes on.
 */
export function cutIdleConnections(server: { setTimeout(ms: number): unknown }, idleMs = IDLE_MS): void {
  server.setTimeout(idleMs);
}
