import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSecretsKeys } from './environment.ts';
import { InvalidSetting } from './invalid-setting.ts';
import { KEY_BYTES, Secrets } from './secrets/secrets.ts';
import type { Settings } from './settings.ts';

/**
 * Opens the keys that encrypt secrets in the database. The demo makes one of its own in the data directory; a real
 * database without a key refuses whatever needs one, and the start where somebody must have a second factor.
 *
 * Call it after `openDatabase`, which keeps other processes and other users of the machine out of the data directory.
 */
export async function openSecrets(settings: Settings): Promise<Secrets> {
  const { secretsKeys, secretsKeyFile, databaseUrl, dataDir, secondFactor } = settings;
  if (secretsKeys.length > 0) return new Secrets(secretsKeys);
  if (secretsKeyFile !== undefined) return new Secrets(await keysIn(secretsKeyFile));
  if (databaseUrl === undefined) return new Secrets(await demoKeys(join(dataDir, 'secrets-key')));
  if (secondFactor === 'off') return new Secrets([]);
  throw new InvalidSetting(
    `SECOND_FACTOR=${secondFactor} needs SECRETS_KEY, which encrypts the secrets of authenticator apps: ` +
      'openssl rand -base64 32 makes one. With DATABASE_URL the default is money; SECOND_FACTOR=off asks nobody for a second factor.',
  );
}

async function keysIn(file: string): Promise<Buffer[]> {
  const keys = readSecretsKeys(await readFile(file, 'utf8'));
  if (!keys) throw new InvalidSetting(`SECRETS_KEY_FILE=${file} does not contain a key of 32 bytes in base64.`);
  return keys;
}

async function demoKeys(file: string): Promise<Buffer[]> {
  const made = `${randomBytes(KEY_BYTES).toString('base64')}\n`;
  // Not replaced when it exists: what it has encrypted could never be read again.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return keysIn(file);
}
