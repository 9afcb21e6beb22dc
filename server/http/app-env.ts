import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import type { SeenCall } from './seen-call.ts';
import type { Traffic } from './traffic.ts';

/** A role of an administrator. */
export interface GrantedRole {
  id: string;
  name: string;
  permissions: readonly Permission[];
}

/**
 * The context of a request in the middleware and handlers. What runs for every call reads variables with `c.get`: each
 * use of `c.var` copies all of them.
 */
export interface AppEnv {
  /** Absent when a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Returns the log, whose lines name the request. */
    log: () => Logger;
    traffic: Traffic;
    /** Returns a signal that is aborted when the client disconnects or the call takes too long; set for calls of the API. */
    unanswered: () => AbortSignal;
    /** The client's address, as far as we trust the proxies in front; null when unknown. */
    address: string | null;
    /** Set by `requireAdmin` and by signing in. */
    actor: Actor;
    /** The actor's roles, set by `requireAdmin`. */
    roles: readonly GrantedRole[];
    /** The bearer token, set by `requireAdmin`. Never log it. */
    token: string;
    /** The key of that token's session or row, set by `requireAdmin`. */
    tokenHash: string;
    /** Whether the session still has to show or enrol a second factor; set by `requireAdmin`. */
    needsFactor: boolean;
    /** Counts bytes of a body that is larger than it was stated, as when it is unpacked; resolves when they may be read. Set by `limitBytes`. */
    countContent: (bytes: number) => Promise<void>;
    /** How the call is counted and logged, for one that nobody may learn of (seen-call.ts). */
    seenAs: SeenCall | undefined;
    /** Notes whose personal data the caller was shown. */
    noteReading: (playerIds: Iterable<string>) => void;
    /**
     * Checks again that the caller may make this call, for one that goes on for long; set by the authentication middleware.
     *
     * @throws Unauthenticated, Forbidden or PermissionMissing, as at the beginning
     */
    admitAgain: () => Promise<void>;
    /**
     * Asks for a recent second factor, for operations whose `x-step-up` depends on the request; set by `requireStepUp`.
     *
     * @param from the transaction that the call runs in, if it has begun
     * @throws StepUpRequired
     */
    askStepUp: (from?: Database) => Promise<void>;
  };
}
