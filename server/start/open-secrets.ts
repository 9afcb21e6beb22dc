import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../db/database.ts';
import { KEY_BYTES, Secrets } from '../secrets/secrets.ts';
import { storedSecrets } from '../system/queries.ts';
import { InvalidSetting } from './invalid-setting.ts';
import { readSecretsKeys } from './setting-formats.ts';
import type { Settings } from './settings.ts';

/**
 * Opens the keys that encrypt secrets in the database. The demo, and a trial on this machine alone, make one of
 * their own in the data directory; a real database without a key refuses whatever needs one, and the start where somebody must have a
 * second factor.
 *
 * Call it after `openDatabase`, which keeps other processes and other users of the machine out of the data directory.
 */
export async function openSecrets(settings: Settings): Promise<Secrets> {
  const { secretsKeys, databaseUrl, dataDir, secondFactor, isTrial } = settings;
  if (secretsKeys.length > 0) return new Secrets(secretsKeys);
  const ownKeys = join(dataDir, 'secrets-key');
  if (databaseUrl === undefined) return new Secrets(await keptKeys(ownKeys));
  if (secondFactor === 'off') return new Secrets([]);
  if (isTrial) return new Secrets(await keptKeys(ownKeys));
  throw new InvalidSetting(
    `SECOND_FACTOR=${secondFactor} needs SECRETS_KEY, which encrypts the secrets of authenticator apps: ` +
      'openssl rand -base64 32 makes one. With DATABASE_URL the default is money; SECOND_FACTOR=off asks nobody for a second factor.',
  );
}

/** Says when none of the secrets in the database can be decrypted: the key is another one, and everything else would work. */
export async function closedSecrets(db: Database, secrets: Secrets): Promise<string[]> {
  const stored = await storedSecrets(db);
  if (stored.length === 0 || stored.some((text) => secrets.hasKeyOf(text))) return [];
  const what = stored.length === 1 ? 'The one secret' : `None of the ${stored.length.toLocaleString('en-US')} secrets`;
  const cannot = stored.length === 1 ? 'cannot' : 'can';
  return [
    `${what} in the database ${cannot} be decrypted with the key given: authenticator apps and webhooks will not work. ` +
      'SECRETS_KEY or SECRETS_KEY_FILE has to contain the key that encrypted them.',
  ];
}

async function keptKeys(file: string): Promise<Buffer[]> {
  const made = `${randomBytes(KEY_BYTES).toString('base64')}\n`;
  // A trial has no data directory before this.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // Not replaced when it exists: what it has encrypted could never be read again.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const keys = readSecretsKeys(await readFile(file, 'utf8'));
  if (!keys) throw new InvalidSetting(`${file} does not contain a key of 32 bytes in base64.`);
  return keys;
}
