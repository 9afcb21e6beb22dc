import { Refusal } from '../domain/errors.ts';

/** The key that encrypts or decrypts secrets in the database is missing. */
export class NoSecretsKey extends Refusal {
  readonly code = 'no_secrets_key';
  /** @param keyId identifies the missing key; undefined when there is none at all */
  constructor(keyId?: string) {
    super(
      keyId === undefined
        ? 'This server has no key to encrypt secrets with.'
        : `This was encrypted with another key, and the key ${keyId} is missing.`,
    );
  }
}
