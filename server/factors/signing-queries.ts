import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { UnsignedBecause } from '../../src/generated/model/unsignedBecause.ts';
import type { Database } from '../db/database.ts';
import { credentialLosses, passkeyAdditions } from '../db/schema/decided-facts.ts';
import { hashOfKey, spkiOf } from './public-key.ts';
import { type Factor, factorsOf } from './queries.ts';

/** A passkey that can sign decisions, with its addition as the audit log recorded it. */
export interface SigningKey {
  factor: Factor;
  credentialId: string;
  /** SubjectPublicKeyInfo, base64url. */
  publicKey: string;
  /** The id of the relying party. */
  rpId: string;
  enrolledAt: Date;
  /** The id of the administrator who added it. */
  enrolledBy: string;
  /** The id of the audit row. */
  entry: number;
}

/** How an administrator decides just now. */
export interface Signing {
  /** The passkeys that sign. With one of them, nothing is decided unsigned. */
  keys: SigningKey[];
  /** Why a decision without any of them is not signed. */
  unsignedBecause: UnsignedBecause;
  /** Without keys: until then nothing is decided at all. */
  waitsUntil: Date | undefined;
}

/**
 * The passkeys with which an administrator signs decisions. The audit log recorded when each was added and what its public key was: what was
 * changed in `factors` since has no effect. For a day after a passkey was removed, or all second factors were reset, an administrator without another
 * one waits: removing the passkey must not be a way to decide unsigned, nor the reset a way to decide as somebody else.
 */
export async function signingOf(db: Database, adminId: string): Promise<Signing> {
  const passkeys = (await factorsOf(db, adminId)).filter(({ kind }) => kind === 'passkey');
  const recorded = passkeys.length === 0 ? [] : await recordedKeys(db, adminId, passkeys);
  const keys = recorded.filter(({ isOldEnough }) => isOldEnough).map(({ key }) => key);
  const isTooNew = recorded.length > keys.length;
  return {
    keys,
    unsignedBecause: passkeys.length === 0 ? 'no_passkey' : isTooNew ? 'passkey_too_new' : 'passkey_not_recorded',
    waitsUntil: keys.length === 0 ? await lostUntil(db, adminId) : undefined,
  };
}

/** SHA-256 of the public keys of an administrator's passkeys, hex, by factor: of those that are the keys which were recorded when they were added. */
export async function keyHashesOf(db: Database, adminId: string, all: readonly Factor[]): Promise<Map<string, string>> {
  const passkeys = all.filter(({ kind }) => kind === 'passkey');
  const recorded = passkeys.length === 0 ? [] : await recordedKeys(db, adminId, passkeys);
  return new Map(recorded.map(({ key }) => [key.factor.factorId, hashOfKey(key.publicKey)]));
}

const A_DAY = sql`interval '24 hours'`;

async function recordedKeys(db: Database, adminId: string, passkeys: Factor[]) {
  const ids = passkeys.map(({ factorId }) => factorId);
  const rows = await db
    .select({ added: passkeyAdditions, isOldEnough: sql<boolean>`(${passkeyAdditions.createdAt} <= now() - ${A_DAY})` })
    .from(passkeyAdditions)
    .where(and(eq(passkeyAdditions.adminId, adminId), inArray(passkeyAdditions.factorId, ids)));
  const found: { key: SigningKey; isOldEnough: boolean }[] = [];
  for (const { added, isOldEnough } of rows) {
    const { credentialId, publicKey, rpId, createdAt: enrolledAt, addedBy: enrolledBy, auditId: entry } = added;
    const factor = passkeys.find(({ factorId }) => factorId === added.factorId);
    if (!factor?.publicKey || credentialId !== factor.credentialId) continue;
    if (publicKey !== (await spkiOf(factor.publicKey))) continue;
    found.push({ key: { factor, credentialId, publicKey, rpId, enrolledAt, enrolledBy, entry }, isOldEnough });
  }
  return found;
}

/** A day after the newest removal of a passkey or reset of all factors within the last day. */
async function lostUntil(db: Database, adminId: string): Promise<Date | undefined> {
  const { lost, createdAt } = credentialLosses;
  const [newest] = await db
    .select({ until: sql`${createdAt} + ${A_DAY}`.mapWith(createdAt) })
    .from(credentialLosses)
    .where(
      and(
        eq(credentialLosses.adminId, adminId),
        inArray(lost, ['passkey', 'factors']),
        gt(createdAt, sql`now() - ${A_DAY}`),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1);
  return newest?.until;
}
