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
    /** Set behind `requireAdmin`. */
    actor: Actor;
    /** The bearer token, set behind `requireAdmin`. Never to be logged. */
    token: string;
  };
}
