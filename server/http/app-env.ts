import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Actor } from '../domain/actor.ts';
import type { Traffic } from './traffic.ts';

/** What a request carries through the middleware. */
export interface AppEnv {
  /** Absent when a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    traffic: Traffic;
    /** Aborted when nobody waits for the answer any more, or when it takes too long; set for the API's calls. */
    unanswered: AbortSignal;
    /** Where the request came from, as far as the proxies in front are trusted; null where that is not known. */
    address: string | null;
    /** Set behind `requireAdmin`, and by signing in. */
    actor: Actor;
    /** The bearer token, set behind `requireAdmin`. Never to be logged. */
    token: string;
  };
}
