import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { Actor } from '../domain/actor.ts';
import type { SessionMark } from '../domain/session-mark.ts';
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
    /** Aborted when nobody waits for the answer any more, or when it takes too long; set for the API's calls. */
    unanswered: AbortSignal;
    /** Where the request came from, as far as the proxies in front are trusted; null where that is not known. */
    address: string | null;
    /** Set behind `requireAdmin`, and by signing in. */
    actor: Actor;
    /** What the actor may do, set behind `requireAdmin`. */
    roles: readonly GrantedRole[];
    /** The bearer token, set behind `requireAdmin`. Never to be logged. */
    token: string;
    /** What is known of that token's session, set behind `requireAdmin`. */
    session: SessionMark;
  };
}
