import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { NoSecretsKey } from './refusals.ts';

/** Names the format, so that another one can be told apart later. */
const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
/** The lengths in bytes that GCM recommends for a random nonce and its tag. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/**
 * Encrypts small secrets for the database with AES-256-GCM, so that a copy of the database alone does not reveal them.
 *
 * The text names its key: after a key was replaced, the older ones still decrypt what they encrypted.
 */
export class Secrets {
  readonly #keys: ReadonlyMap<string, Buffer>;

  /** @param keys of 32 bytes, the one to encrypt with first; without any, every use is refused */
  constructor(keys: readonly Buffer[]) {
    this.#keys = new Map(keys.map((key) => [idOf(key), key]));
  }

  /** Whether secrets can be encrypted. */
  get hasKey(): boolean {
    return this.#keys.size > 0;
  }

  /** Whether the key that encrypted the text is here. */
  hasKeyOf(text: string): boolean {
    return this.#keys.has(text.split('.')[1] ?? '');
  }

  /**
   * @param subject names what the secret belongs to, such as `totp adm_1`: the text cannot be decrypted for another one
   * @throws NoSecretsKey
   */
  encrypt(secret: string, subject: string): string {
    const [current] = this.#keys;
    if (!current) throw new NoSecretsKey();
    const [keyId, key] = current;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(boundTo(keyId, subject));
    const encrypted = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [VERSION, keyId, encrypted.toString('base64url')].join('.');
  }

  /**
   * @param subject the one for which the secret was encrypted
   * @throws NoSecretsKey when the key that encrypted it is missing
   * @throws Error when the text was changed, or belongs to another subject
   */
  decrypt(text: string, subject: string): string {
    const [version, keyId = '', encoded = ''] = text.split('.');
    const encrypted = Buffer.from(encoded, 'base64url');
    if (version !== VERSION || encrypted.length < NONCE_BYTES + TAG_BYTES) throw new Error('not an encrypted secret');
    const key = this.#keys.get(keyId);
    if (!key) throw new NoSecretsKey(keyId);
    const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(boundTo(keyId, subject));
    decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
    const secret = decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([secret, decipher.final()]).toString('utf8');
  }
}

/** Identifies a key without revealing anything about it. */
const idOf = (key: Buffer): string =>
  createHash('sha256').update('coinop key id\n').update(key).digest('hex').slice(0, 8);

const boundTo = (keyId: string, subject: string) => Buffer.from(`${VERSION}.${keyId}.${subject}`);
