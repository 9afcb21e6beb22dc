import { createHash, createPublicKey, verify } from 'node:crypto';

/** A passkey that was added, as its audit row has it. */
export interface Enrolled {
  /** The id of that row. */
  entry: number;
  at: number;
  by: string;
  of: string;
  factor_id: string;
  credential_id: string;
  public_key: string;
  rp_id: string;
}

/** A signature in the audit row of a decision; the contract's `getAuditEntry` shows it too. */
export interface SignatureRecord {
  nonce: string;
  client_data_json: string;
  authenticator_data: string;
  signature: string;
  factor_id: string;
  credential_id: string;
  public_key: string;
  /** Of the public key, hex: what people compare. */
  key_sha256: string;
  rp_id: string;
  enrolled_at: string;
  enrolled_by: string;
  enrolled_entry: number;
}

const PRESENT_AND_VERIFIED = 0b101;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const bytesOf = (text: string) => Buffer.from(String(text), 'base64url');

/**
 * Why a signature is not the key's over these values; undefined when it is.
 *
 * @param signed nonce, hash of the request, its id, and the decision
 */
export function signatureProblem(
  record: SignatureRecord,
  key: Enrolled,
  signed: readonly unknown[],
): string | undefined {
  const isKey =
    record.public_key === key.public_key &&
    record.key_sha256 === sha256(bytesOf(key.public_key)).toString('hex') &&
    record.credential_id === key.credential_id &&
    record.factor_id === key.factor_id &&
    record.rp_id === key.rp_id &&
    record.enrolled_by === key.by &&
    Date.parse(record.enrolled_at) === Math.floor(key.at / 1000);
  if (!isKey) return 'describes its key otherwise than the row by which it was added';
  const client = clientDataOf(record);
  if (client?.type !== 'webauthn.get') return 'has no signature of a passkey';
  const isInOwnPage = client.crossOrigin === undefined || client.crossOrigin === false;
  if (!isInOwnPage || client.topOrigin !== undefined) return 'was signed in another site’s page';
  if (client.challenge !== sha256(JSON.stringify(signed)).toString('base64url')) return 'was signed for something else';
  if (!isAt(client.origin, key.rp_id)) return 'was signed on another site';
  const data = bytesOf(record.authenticator_data);
  if (!data.subarray(0, 32).equals(sha256(key.rp_id))) return 'was signed on another site';
  if (((data[32] ?? 0) & PRESENT_AND_VERIFIED) !== PRESENT_AND_VERIFIED) return 'was signed without the person’s check';
  return isSigned(record, data) ? undefined : 'has a signature that does not fit its key';
}

function clientDataOf(record: SignatureRecord): Partial<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(bytesOf(record.client_data_json).toString());
  } catch {
    return undefined;
  }
}

/** Whether an origin is of the relying party's host, or one below it. */
function isAt(origin: unknown, rpId: string): boolean {
  const host = URL.parse(String(origin))?.hostname;
  return host === rpId || host?.endsWith(`.${rpId}`) === true;
}

function isSigned(record: SignatureRecord, data: Buffer): boolean {
  try {
    const key = createPublicKey({ key: bytesOf(record.public_key), format: 'der', type: 'spki' });
    const content = Buffer.concat([data, sha256(bytesOf(record.client_data_json))]);
    const algorithm = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
    return verify(algorithm, content, key, bytesOf(record.signature));
  } catch {
    return false;
  }
}
