import { and, eq, ne, not, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { sessions } from '../db/schema/people.ts';
import { noteDevice } from './device-commands.ts';
import { inForce } from './queries.ts';
import { hashSecret, newSecret } from './tokens.ts';

/** The client that signs in. */
export interface Client {
  /** Whether it is a browser, whose session needs a cookie besides the token. */
  isBrowser: boolean;
  /** The client's own name. */
  userAgent: string | undefined;
  /** Whether it is a program, which cannot show a second factor. */
  isProgram: boolean;
  /** The cookie by which a browser is recognised at the next sign-in; undefined for a program. */
  device: string | undefined;
}

/** The secrets that prove a session; stored nowhere. */
export interface Proof {
  token: string;
  cookie: string | undefined;
}

/** Maximum duration of a session in seconds. */
export const MAX_SESSION_SECONDS = 8 * 60 * 60;

const MAX_USER_AGENT = 300;

export const newProof = ({ isBrowser }: Client): Proof => ({
  token: newSecret(),
  cookie: isBrowser ? newSecret() : undefined,
});

/**
 * Starts a session of eight hours, and deletes the administrator's expired ones.
 *
 * @param needsFactor whether it reaches nothing before a second factor was shown or enrolled
 * @param signOnSession the identity provider's id of the session there
 */
export async function startSession(
  tx: Transaction,
  adminId: string,
  address: string | null,
  client: Client,
  { token, cookie }: Proof,
  needsFactor: boolean,
  signOnSession?: string,
): Promise<void> {
  const { userAgent } = client;
  await noteDevice(tx, adminId, address, client);
  await tx.delete(sessions).where(and(eq(sessions.adminId, adminId), not(inForce)));
  await tx.insert(sessions).values({
    tokenHash: hashSecret(token),
    adminId,
    address,
    userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    bindingHash: cookie === undefined ? null : hashSecret(cookie),
    expiresAt: sql`now() + ${MAX_SESSION_SECONDS}::int * interval '1 second'`,
    needsFactor,
    signOnSession: signOnSession ?? null,
  });
}

/** A choice of an administrator's sessions: one, all but one, or all. */
type Which = { sessionId: string } | { exceptTokenHash: string } | 'all';

/** Ends valid sessions of an administrator. Resolves with their ids. */
export async function endSessions(tx: Transaction, adminId: string, which: Which): Promise<string[]> {
  const one = which !== 'all' && 'sessionId' in which ? eq(sessions.sessionId, which.sessionId) : undefined;
  const others =
    which !== 'all' && 'exceptTokenHash' in which ? ne(sessions.tokenHash, which.exceptTokenHash) : undefined;
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.adminId, adminId), inForce, one, others))
    .returning({ sessionId: sessions.sessionId });
  return ended.map(({ sessionId }) => sessionId);
}
