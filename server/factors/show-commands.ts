import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { clearAttempts, reserveAttempt, takeBackAttempt } from '../authentication/limit-commands.ts';
import type { Database, Transaction } from '../db/database.ts';
import { databaseTime } from '../db/one-row.ts';
import { factors, recoveryCodes } from '../db/schema/factors.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput } from '../domain/errors.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { takeChallenge } from './challenge-commands.ts';
import { admitSession, factorAccount, totpOf, WRONG_CODE } from './commands.ts';
import { type Credential, challengeIn, checkShown, type RelyingParty } from './passkeys.ts';
import { factorsOf, waitsUntil } from './queries.ts';
import { hashOfCode } from './recovery-codes.ts';
import { FactorWaits } from './refusals.ts';
import { stepOfCode } from './totp.ts';

/** The proof that the caller shows. */
export type Shown =
  | { passkey: Credential; party: RelyingParty | undefined }
  | { code: string; secrets: Secrets }
  | { recoveryCode: string };

type Kind = 'passkey' | 'totp' | 'recovery_code';

/** The result of a proof. A factor that was added with a recovery code proves enough for a sign-in, and until it counts nothing more. */
interface Proven {
  used: { kind: Kind; factor_id?: string };
  /** Undefined when it counts. */
  waitsUntil?: Date | undefined;
}

/** Uses the proof up, in the transaction of its effect; undefined when it proves nothing. */
type Use = (tx: Transaction) => Promise<Proven | undefined>;

/**
 * Shows a second factor, at sign-in or again before an important call: it counts in this session alone. Wrong ones are
 * counted as wrong passwords are, with counts of their own.
 *
 * @param isSignIn whether that completes a sign-in
 * @throws InvalidInput when it is wrong, too old, of somebody else or used already
 * @throws FactorWaits outside of a sign-in, when the factor was added with a recovery code within a day, and nobody has confirmed it
 * @throws TooManyRequests
 */
export async function showFactor(
  db: Database,
  by: Actor,
  { tokenHash, isSignIn }: { tokenHash: string; isSignIn: boolean },
  shown: Shown,
): Promise<void> {
  const attempt = await reserveAttempt(db, factorAccount(by.adminId), by.address);
  const [path, use] = await usageOf(db, by, tokenHash, shown);
  const checked = inTransaction(db, async (tx) => {
    const proven = await use(tx);
    const isEnough = proven !== undefined && (isSignIn || proven.waitsUntil === undefined);
    const entry = { subjectType: 'admin', subjectId: by.adminId, after: proven?.used ?? { kind: path } };
    await recordAudit(tx, by, [{ ...entry, action: isEnough ? 'admin.show_factor' : 'admin.show_factor_refused' }]);
    if (!proven) return undefined;
    if (isEnough) await admitSession(tx, tokenHash, notedOf(proven));
    await clearAttempts(tx, attempt);
    return { refusal: isEnough ? undefined : proven.waitsUntil };
  });
  const answered = await checked.catch(async (error: unknown) => {
    await takeBackAttempt(db, attempt);
    throw error;
  });
  if (!answered) {
    const isRemoved = 'passkey' in shown && !(await hasPasskey(db, by.adminId, shown.passkey.id));
    throw new InvalidInput([{ path, message: path === 'code' ? WRONG_CODE : isRemoved ? REMOVED : WRONG }]);
  }
  if (answered.refusal) throw new FactorWaits(answered.refusal);
}

function notedOf({ used, waitsUntil }: Proven): Parameters<typeof admitSession>[2] {
  if (used.kind === 'recovery_code') return { recoveredAt: sql`now()` };
  return waitsUntil ? {} : { factorShownAt: sql`now()` };
}

const WRONG = 'is wrong, too old, or was used already';
const REMOVED = 'is not a passkey of this account, or was removed from it: use another one';

const hasPasskey = async (db: Database, adminId: string, id: string): Promise<boolean> =>
  (await factorsOf(db, adminId)).some(({ credentialId }) => credentialId === id);

async function usageOf(db: Database, by: Actor, tokenHash: string, shown: Shown): Promise<[string, Use]> {
  if ('code' in shown) return ['code', (tx) => takeCode(tx, by.adminId, shown)];
  if ('recoveryCode' in shown) return ['recovery_code', (tx) => takeRecoveryCode(tx, by.adminId, shown.recoveryCode)];
  const challenge = challengeIn(shown.passkey);
  // Before the transaction, which a refusal would roll back: whatever follows, the challenge is used up.
  const isOpen = await takeChallenge(db, { challenge, tokenHash, purpose: 'show_passkey' });
  return ['passkey', async (tx) => (isOpen ? takePasskey(tx, by.adminId, challenge, shown) : undefined)];
}

async function takeCode(
  tx: Transaction,
  adminId: string,
  { code, secrets }: { code: string; secrets: Secrets },
): ReturnType<Use> {
  const now = await databaseTime(tx);
  for (const { factorId, secret } of await factorsOf(tx, adminId)) {
    const step = secret === null ? undefined : stepOfCode(secrets.decrypt(secret, totpOf(adminId)), code, now);
    if (step === undefined) continue;
    // Of two calls with the same code only one finds an older step.
    const [used] = await tx
      .update(factors)
      .set({ lastStep: step, lastUsedAt: sql`now()` })
      .where(and(eq(factors.factorId, factorId), lt(factors.lastStep, step)))
      .returning({ waitsUntil });
    if (used) return { used: { kind: 'totp', factor_id: factorId }, waitsUntil: used.waitsUntil ?? undefined };
  }
  return undefined;
}

async function takeRecoveryCode(tx: Transaction, adminId: string, code: string): ReturnType<Use> {
  const isCode = and(eq(recoveryCodes.adminId, adminId), eq(recoveryCodes.codeHash, hashOfCode(code)));
  const [used] = await tx.delete(recoveryCodes).where(isCode).returning();
  return used && { used: { kind: 'recovery_code' } };
}

/** @returns undefined unless one of the administrator's passkeys signed this challenge, here */
export async function takePasskey(
  tx: Transaction,
  adminId: string,
  challenge: string,
  { passkey, party }: { passkey: Credential; party: RelyingParty | undefined },
): ReturnType<Use> {
  const factor = (await factorsOf(tx, adminId)).find(({ credentialId }) => credentialId === passkey.id);
  if (!party || !factor?.credentialId || !factor.publicKey) return undefined;
  const { factorId, credentialId, publicKey } = factor;
  const known = { id: credentialId, publicKey: new Uint8Array(publicKey), counter: factor.counter ?? 0 };
  const counter = await checkShown(party, challenge, passkey, known);
  if (counter === undefined) return undefined;
  const [used] = await tx
    .update(factors)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(factors.factorId, factorId), lte(factors.counter, counter)))
    .returning({ waitsUntil });
  return used && { used: { kind: 'passkey', factor_id: factorId }, waitsUntil: used.waitsUntil ?? undefined };
}
