import { createHash, randomBytes } from 'node:crypto';
import type { SignedDecision } from '../../src/generated/model/signedDecision.ts';
import type { UnsignedBecause } from '../../src/generated/model/unsignedBecause.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import { storeChallenge } from '../factors/challenge-commands.ts';
import { type Options, type RelyingParty, requestOptions } from '../factors/passkeys.ts';
import { passkeysAmong } from '../factors/queries.ts';
import { NoPasskeysHere } from '../factors/refusals.ts';
import { signingOf } from '../factors/signing-queries.ts';
import { CannotSignYet } from './refusals.ts';

/** The bytes that a passkey signs: SHA-256 of these four as a JSON array. The contract and docs/auditors.md say so too. */
export const challengeOf = (nonce: string, hash: string, id: number, decision: SignedDecision): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([nonce, hash, String(id), decision]))
    .digest();

interface DecisionChallenge {
  nonce: string | null;
  options: Options | null;
  unsigned_because: UnsignedBecause | null;
}

/**
 * The challenge for one decision about one request, in one session; or why the caller signs nothing.
 *
 * @throws CannotSignYet @throws NoPasskeysHere
 */
export async function challengeDecision(
  db: Database,
  by: Actor,
  { tokenHash, party }: { tokenHash: string; party: RelyingParty | undefined },
  { id, hash, decision }: { id: number; hash: string; decision: SignedDecision },
): Promise<DecisionChallenge> {
  const { keys, unsignedBecause, waitsUntil } = await signingOf(db, by.adminId);
  if (waitsUntil) throw new CannotSignYet(waitsUntil);
  if (keys.length === 0) return { nonce: null, options: null, unsigned_because: unsignedBecause };
  if (!party) throw new NoPasskeysHere();
  const nonce = randomBytes(32).toString('base64url');
  const known = passkeysAmong(keys.map(({ factor }) => factor));
  const options = await requestOptions(party, known, new Uint8Array(challengeOf(nonce, hash, id, decision)));
  await storeChallenge(db, { challenge: options.challenge, tokenHash, purpose: 'sign_decision' });
  return { nonce, options, unsigned_because: null };
}
