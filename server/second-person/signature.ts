import type { SignedDecision } from '../../src/generated/model/signedDecision.ts';
import type { UnsignedBecause } from '../../src/generated/model/unsignedBecause.ts';
import { type Enrolled, type SignatureRecord, signatureProblem } from '../audit/decision-signature.ts';
import type { Transaction } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import type { Credential, RelyingParty } from '../factors/passkeys.ts';
import { hashOfKey } from '../factors/public-key.ts';
import { takePasskey } from '../factors/show-commands.ts';
import { type SigningKey, signingOf } from '../factors/signing-queries.ts';
import { challengeOf } from './decision-challenge.ts';
import { CannotSignYet, SignatureRefused, SignatureRequired } from './refusals.ts';
import type { ApprovalRequest } from './request-commands.ts';
import { askedIn } from './request-text.ts';
import { hashOf } from './rule-queries.ts';

/** A signature as it came in. */
export interface GivenSignature {
  nonce: string;
  passkey: Credential;
  party: RelyingParty | undefined;
  /** Whether its challenge was open in this session, and is used up now. */
  isOpen: boolean;
}

/** Goes into the audit row of a decision. */
export type Signed = { signature: object } | { unsigned_because: UnsignedBecause };

/**
 * Checks the signature of a decision, or that there needs to be none.
 *
 * @param tx holds the request's lock
 * @throws SignatureRequired, SignatureRefused or CannotSignYet
 */
export async function signatureOf(
  tx: Transaction,
  by: Actor,
  request: ApprovalRequest,
  decision: SignedDecision,
  given: GivenSignature | undefined,
): Promise<Signed> {
  const { keys, unsignedBecause, waitsUntil } = await signingOf(tx, by.adminId);
  if (!given) {
    if (keys.length > 0) throw new SignatureRequired();
    if (waitsUntil) throw new CannotSignYet(waitsUntil);
    return { unsigned_because: unsignedBecause };
  }
  const key = keys.find(({ credentialId }) => credentialId === given.passkey.id);
  if (!key || !given.isOpen) throw new SignatureRefused();
  // Of the fields as they are now, not of the hash that is stored beside them.
  const challenge = challengeOf(given.nonce, hashOf(askedIn(request)), request.id, decision).toString('base64url');
  if (!(await takePasskey(tx, by.adminId, challenge, given))) throw new SignatureRefused();
  const signature = recordOf(given, key);
  // A recorded signature has to pass `npm run audit -- verify` for ever, so it is asked now, by the same code.
  const signed = [given.nonce, request.hash, String(request.id), decision];
  if (signatureProblem(signature, enrolledAs(key, by.adminId), signed) !== undefined) throw new SignatureRefused();
  return { signature };
}

const enrolledAs = (key: SigningKey, of: string): Enrolled => ({
  entry: key.entry,
  at: key.enrolledAt.getTime() * 1000,
  by: key.enrolledBy,
  of,
  factor_id: key.factor.factorId,
  credential_id: key.credentialId,
  public_key: key.publicKey,
  rp_id: key.rpId,
});

/** Everything that is needed to check the signature without this server. */
function recordOf({ nonce, passkey }: GivenSignature, key: SigningKey): SignatureRecord {
  const { clientDataJSON, authenticatorData = '', signature = '' } = passkey.response;
  return {
    nonce,
    client_data_json: clientDataJSON,
    authenticator_data: authenticatorData,
    signature,
    factor_id: key.factor.factorId,
    credential_id: key.credentialId,
    public_key: key.publicKey,
    key_sha256: hashOfKey(key.publicKey),
    rp_id: key.rpId,
    enrolled_at: key.enrolledAt.toISOString(),
    enrolled_by: key.enrolledBy,
    enrolled_entry: key.entry,
  };
}
