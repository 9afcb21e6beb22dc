import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { Actor } from '../domain/actor.ts';
import type { Traffic } from './traffic.ts';

/** A role of an administrator. */
export interface GrantedRole {
  id: string;
  name: string;
  permissions: readonly Permission[];
}

/** What a request carries through the middleware. */
export interface AppEnv {
  /** Absent when a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    traffic: Traffic;
    /** Aborted when the client disconnects or the call takes too long; set for calls of the API. */
    unanswered: AbortSignal;
    /** The client's address, as far as we trust the proxies in front; null when unknown. */
    address: string | null;
    /** Set by `requireAdmin` and by signing in. */
    actor: Actor;
    /** What the actor may do, set behind `requireAdmin`. */
    roles: readonly GrantedRole[];
    /** The bearer token, set behind `requireAdmin`. Never to be logged. */
    token: string;
  };
}
