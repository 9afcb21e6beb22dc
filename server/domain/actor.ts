/** Who does something and from where: what history and audit rows say of it. */
export interface Actor {
  adminId: string;
  username: string;
  /** The network address that the request came from. */
  address: string | null;
  requestId: string | null;
}

/** Nobody who is signed in: the worker, a visitor, a person at the server's own console. */
export type SystemActor = { [K in keyof Actor]: Actor[K] | null };

/** What the server does by itself. */
export const SYSTEM: SystemActor = { adminId: null, username: null, address: null, requestId: null };

/** Whoever sits at the server's own console. */
export const CONSOLE: SystemActor = { ...SYSTEM, username: 'console' };
