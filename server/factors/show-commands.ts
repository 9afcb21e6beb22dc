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
import { factorAccount, noteShown, totpOf, WRONG_CODE } from './commands.ts';
import { type Credential, challengeIn, checkShown, type RelyingParty } from './passkeys.ts';
import { factorsOf } from './queries.ts';
import { hashOfCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** The proof that the caller shows. */
export type Shown =
  | { passkey: Credential; party: RelyingParty | undefined }
  | { code: string; secrets: Secrets }
  | { recoveryCode: string };

type Kind = 'passkey' | 'totp' | 'recovery_code';

/** Uses the proof up, in the transaction of its effect; undefined when it proves nothing. */
type Use = (tx: Transaction) => Promise<{ kind: Kind; factor_id?: string } | undefined>;

/**
 * Shows a second factor, at sign-in or again before an important call: it counts in this session alone. Wrong ones are
 * counted as wrong passwords are, with counts of their own.
 *
 * @throws InvalidInput when it is wrong, too old, of somebody else or used already
 * @throws TooManyRequests
 */
export async function showFactor(db: Database, by: Actor, tokenHash: string, shown: Shown): Promise<void> {
  const attempt = await reserveAttempt(db, factorAccount(by.adminId), by.address);
  const [path, use] = await usageOf(db, by, tokenHash, shown);
  const checked = inTransaction(db, async (tx) => {
    const used = await use(tx);
    const entry = { subjectType: 'admin', subjectId: by.adminId, after: used ?? { kind: path } };
    await recordAudit(tx, by, [{ ...entry, action: used ? 'admin.show_factor' : 'admin.show_factor_refused' }]);
    if (!used) return false;
    await noteShown(tx, tokenHash);
    await clearAttempts(tx, attempt);
    return true;
  });
  const isShown = await checked.catch(async (error: unknown) => {
    await takeBackAttempt(db, attempt);
    throw error;
  });
  if (!isShown) throw new InvalidInput([{ path, message: path === 'code' ? WRONG_CODE : WRONG }]);
}

const WRONG = 'is wrong, too old, or was used already';

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
      .returning();
    if (used) return { kind: 'totp', factor_id: factorId };
  }
  return undefined;
}

async function takeRecoveryCode(tx: Transaction, adminId: string, code: string): ReturnType<Use> {
  const isCode = and(eq(recoveryCodes.adminId, adminId), eq(recoveryCodes.codeHash, hashOfCode(code)));
  const [used] = await tx.delete(recoveryCodes).where(isCode).returning();
  return used && { kind: 'recovery_code' };
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
    .returning();
  return used && { kind: 'passkey', factor_id: factorId };
}
