/** The person or program that acts, and from where, as history and audit rows record it. */
export interface Actor {
  adminId: string;
  username: string;
  /** The network address that the request came from. */
  address: string | null;
  requestId: string | null;
  /**
   * The administrator who owns the service account that acts; absent for a person. Whatever only people may do is refused
   * when it is present.
   */
  ownerId?: string;
  /** The id of the token with which a service account acts; absent for a person. */
  tokenId?: string;
}

/** An actor who need not be signed in: the payment worker, a visitor, an operator at the server's console. */
export type SystemActor = { [K in keyof Actor]: Actor[K] | null };

/** The server itself. */
export const SYSTEM: SystemActor = { adminId: null, username: null, address: null, requestId: null };

/** An operator at the server's console. */
export const CONSOLE: SystemActor = { ...SYSTEM, username: 'console' };

/** The payment rail, when its list of payments, and not its answer to a payment, is the reason for a change. */
export const RAIL: SystemActor = { ...SYSTEM, username: 'payment rail' };

/** The server's housekeeping, where it changes somebody's account. */
export const HOUSEKEEPING: SystemActor = { ...SYSTEM, username: 'housekeeping' };

/** The identity provider, which says that a session has ended there. */
export const IDENTITY_PROVIDER: SystemActor = { ...SYSTEM, username: 'identity provider' };
