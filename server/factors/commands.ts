import { and, eq, type SQL, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { clearAttempts, reserveAttempt } from '../authentication/limit-commands.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { databaseTime } from '../db/one-row.ts';
import { factors, recoveryCodes } from '../db/schema/factors.ts';
import { admins, sessions } from '../db/schema/people.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { StepUpRequired } from '../domain/denials.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { forgetTotp, openTotp, storeChallenge, takeChallenge } from './challenge-commands.ts';
import { type Credential, challengeIn, checkCreated, type RelyingParty } from './passkeys.ts';
import { hashOfKey, spkiOf } from './public-key.ts';
import { type Factor, factorsOf, STEP_UP_SECONDS, strengthOf } from './queries.ts';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts';
import { LastFactor } from './refusals.ts';
import { stepOfCode, totpOffer } from './totp.ts';

/** More factors than anybody has devices. */
const MAX_FACTORS = 10;

/** The subject that encrypted TOTP secrets are bound to. */
export const totpOf = (adminId: string): string => `totp ${adminId}`;

/** A new factor, and the recovery codes that come with the first one; they are stored nowhere. */
export interface Added {
  factor: Factor;
  /** Of a passkey. */
  keySha256: string | undefined;
  recoveryCodes: string[] | undefined;
}

type Session = { tokenHash: string };

/**
 * Adds a passkey. That completes a sign-in that had to set one up, and is no step-up: see `addFactor`.
 *
 * @throws StepUpRequired
 * @throws InvalidInput when the credential does not answer a challenge of this session, or is registered already
 */
export async function addPasskey(
  db: Database,
  by: Actor,
  { tokenHash }: Session,
  request: { party: RelyingParty; name: string; credential: Credential },
): Promise<Added> {
  const challenge = challengeIn(request.credential);
  const isOpen = await takeChallenge(db, { challenge, tokenHash, purpose: 'add_passkey' });
  const created = isOpen && (await checkCreated(request.party, challenge, request.credential));
  if (!created) throw new InvalidInput([{ path: 'passkey', message: 'was not made for this sign-in: try again' }]);
  const { id: credentialId, publicKey, counter } = created;
  const { transports } = request.credential.response;
  const passkey = { kind: 'passkey' as const, name: request.name, credentialId, counter, transports };
  // The key with which decisions are signed later: docs/decisions/what-does-the-audit-log-prove.md#signed-decisions.
  const spki = await spkiOf(publicKey).catch(() => undefined);
  if (spki === undefined) throw new InvalidInput([{ path: 'passkey', message: 'has a key of an unknown kind' }]);
  const recorded = { credential_id: credentialId, public_key: spki, rp_id: request.party.id };
  try {
    return await addFactor(db, by, tokenHash, { ...passkey, publicKey: Buffer.from(publicKey) }, recorded);
  } catch (error) {
    if (postgresCode(error) !== '23505') throw error;
    throw new InvalidInput([{ path: 'passkey', message: 'is registered already' }]);
  }
}

/**
 * Offers a TOTP secret to be scanned. It counts once a code of it has come back. Until then, and while it is not too old, the session is
 * offered the same one again: it may have been scanned before the answer was lost, or the page was reloaded.
 *
 * @throws NoSecretsKey
 */
export async function offerTotp(
  db: Database,
  by: Actor,
  { tokenHash }: Session,
  { issuer, challenge, secrets }: { issuer: string; challenge: string; secrets: Secrets },
): Promise<{ secret: string; uri: string }> {
  return inTransaction(db, async (tx) => {
    // Of two tabs, the second is offered what the first was.
    await tx.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)).for('no key update');
    const open = await openTotp(tx, tokenHash);
    const offer = totpOffer(issuer, by.username, open && secrets.decrypt(open, totpOf(by.adminId)));
    const secret = open ?? secrets.encrypt(offer.secret, totpOf(by.adminId));
    await storeChallenge(tx, { challenge, tokenHash, purpose: 'add_totp', secret });
    return offer;
  });
}

/**
 * Adds the authenticator app that was offered this secret, as `addPasskey` does. After a wrong code the same secret may be tried again, as often
 * as a sign-in.
 *
 * @throws StepUpRequired
 * @throws InvalidInput when the code is wrong, or the offer is too old
 * @throws TooManyRequests
 */
export async function addTotp(
  db: Database,
  by: Actor,
  { tokenHash }: Session,
  request: { name: string; challenge: string; code: string; secrets: Secrets },
): Promise<Added> {
  const { name, challenge, code, secrets } = request;
  const attempt = await reserveAttempt(db, factorAccount(by.adminId), by.address);
  return inTransaction(db, async (tx) => {
    const offered = await takeChallenge(tx, { challenge, tokenHash, purpose: 'add_totp' });
    if (!offered?.secret) throw new InvalidInput([{ path: 'challenge', message: 'is too old: begin again' }]);
    const step = stepOfCode(secrets.decrypt(offered.secret, totpOf(by.adminId)), code, await databaseTime(tx));
    // The transaction is rolled back, so the offer stays open.
    if (step === undefined) throw new InvalidInput([{ path: 'code', message: WRONG_CODE }]);
    await clearAttempts(tx, attempt);
    // The next app gets a secret of its own.
    await forgetTotp(tx, tokenHash);
    return addFactor(tx, by, tokenHash, { kind: 'totp', name, secret: offered.secret, lastStep: step });
  });
}

export const WRONG_CODE = 'is wrong, was used already, or the clock of your device is wrong';

/** Wrong codes are counted apart from wrong passwords. No username contains a space. */
export const factorAccount = (adminId: string): string => `factor ${adminId}`;

/** For so long a factor that was added on the strength of a recovery code counts for no step-up: long enough for others to notice. */
const WAITS = sql`now() + interval '24 hours'`;

/**
 * The first factor follows the password, and counts at once: there is none yet that could be shown, and whoever was invited has to get to work.
 * Another one is added with one of those before; or with a recovery code, and then waits.
 *
 * @throws StepUpRequired when the session has shown neither within five minutes
 */
async function addFactor(
  db: Database,
  by: Actor,
  tokenHash: string,
  values: Omit<typeof factors.$inferInsert, 'adminId'>,
  recorded: { public_key?: string } = {},
): Promise<Added> {
  const { adminId } = by;
  return inTransaction(db, async (tx) => {
    const before = await lockedFactors(tx, adminId);
    if (before.length >= MAX_FACTORS) {
      throw new InvalidInput([{ path: 'name', message: `cannot be added: the account has ${MAX_FACTORS} already` }]);
    }
    const strength = await strengthOf(tx, { tokenHash, adminId });
    if (strength === 'none') throw new StepUpRequired(STEP_UP_SECONDS);
    const countsFrom = strength === 'recovered' ? WAITS : null;
    const [factor] = await tx
      .insert(factors)
      .values({ ...values, adminId, lastUsedAt: sql`now()`, countsFrom })
      .returning();
    if (!factor) throw new Error('a factor that was inserted is returned');
    await admitSession(tx, tokenHash, {});
    const waits = factor.countsFrom && { counts_from: factor.countsFrom.toISOString() };
    const after = { factor_id: factor.factorId, kind: factor.kind, ...recorded, ...waits };
    await recordAudit(tx, by, [{ action: 'admin.add_factor', subjectType: 'admin', subjectId: adminId, after }]);
    const keySha256 = recorded.public_key === undefined ? undefined : hashOfKey(recorded.public_key);
    const recoveryCodes = before.length === 0 ? await replaceRecoveryCodes(tx, adminId) : undefined;
    return { factor, keySha256, recoveryCodes };
  });
}

/** The administrator's factors, which no other transaction changes until this one ends. */
async function lockedFactors(tx: Transaction, adminId: string): Promise<Factor[]> {
  await tx.select().from(admins).where(eq(admins.adminId, adminId)).for('no key update');
  return factorsOf(tx, adminId);
}

/** Completes a sign-in. @param noted what the session has shown just now; neither a recovery code nor a factor that waits is a step-up */
export async function admitSession(
  tx: Transaction,
  tokenHash: string,
  noted: { factorShownAt?: SQL; recoveredAt?: SQL },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ needsFactor: false, ...noted })
    .where(eq(sessions.tokenHash, tokenHash));
}

async function replaceRecoveryCodes(tx: Transaction, adminId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ adminId, codeHash: hashOfCode(code) })));
  return codes;
}

/**
 * Removes a factor of the caller. With the last one the recovery codes go too.
 *
 * @param mustHave whether the caller must have a second factor
 * @throws NotFound @throws LastFactor
 */
export async function removeFactor(
  db: Database,
  by: Actor,
  { factorId, mustHave }: { factorId: string; mustHave: boolean },
): Promise<void> {
  const { adminId } = by;
  await inTransaction(db, async (tx) => {
    const before = await lockedFactors(tx, adminId);
    const factor = before.find((one) => one.factorId === factorId);
    if (!factor) throw new NotFound(`The second factor ${factorId}`);
    if (mustHave && before.length === 1) throw new LastFactor();
    await tx.delete(factors).where(and(eq(factors.adminId, adminId), eq(factors.factorId, factorId)));
    if (before.length === 1) await tx.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
    const removed = { factor_id: factorId, kind: factor.kind };
    const entry = { action: 'admin.remove_factor' as const, subjectType: 'admin', subjectId: adminId, before: removed };
    await recordAudit(tx, by, [entry]);
  });
}

/** Replaces the caller's recovery codes. @throws NotFound when there is no factor that they could stand in for */
export async function renewRecoveryCodes(db: Database, by: Actor): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    if ((await lockedFactors(tx, by.adminId)).length === 0) throw new NotFound('A second factor');
    const entry = { action: 'admin.renew_recovery_codes' as const, subjectType: 'admin', subjectId: by.adminId };
    await recordAudit(tx, by, [entry]);
    return replaceRecoveryCodes(tx, by.adminId);
  });
}
