import { randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NoSecretsKey } from '../../server/secrets/refusals.ts';
import { Secrets } from '../../server/secrets/secrets.ts';
import { InvalidSetting } from '../../server/start/invalid-setting.ts';
import { openSecrets } from '../../server/start/open-secrets.ts';
import { readSettings } from '../../server/start/settings.ts';
import { temporaryDirectory } from '../server-process.ts';

const key = randomBytes(32);
const SECRET = 'JBSWY3DPEHPK3PXP';

test('a secret comes back, and its encrypted form neither contains it nor repeats itself', () => {
  const secrets = new Secrets([key]);
  const [one, other] = [secrets.encrypt(SECRET, 'totp adm_1'), secrets.encrypt(SECRET, 'totp adm_1')];
  expect(secrets.decrypt(one, 'totp adm_1')).toBe(SECRET);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
  expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').includes(SECRET)).toBe(false);
});

test('a changed text, and one moved to another subject, are refused', () => {
  const secrets = new Secrets([key]);
  const text = secrets.encrypt(SECRET, 'totp adm_1');
  expect(() => secrets.decrypt(text, 'totp adm_2')).toThrow();
  const [version, keyId, encoded = ''] = text.split('.');
  const encrypted = Buffer.from(encoded, 'base64url');
  for (let place = 0; place < encrypted.length; place++) {
    const changed = Buffer.from(encrypted);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => secrets.decrypt([version, keyId, changed.toString('base64url')].join('.'), 'totp adm_1')).toThrow();
  }
  expect(() => secrets.decrypt([version, keyId, 'AAAA'].join('.'), 'totp adm_1')).toThrow('not an encrypted secret');
  expect(() => secrets.decrypt(text.replace('v1', 'v2'), 'totp adm_1')).toThrow('not an encrypted secret');
});

test('after a new key was put in front, texts of the old one are read and new ones use the new key', () => {
  const newer = randomBytes(32);
  const text = new Secrets([key]).encrypt(SECRET, 'totp adm_1');
  const both = new Secrets([newer, key]);
  expect(both.decrypt(text, 'totp adm_1')).toBe(SECRET);
  expect(new Secrets([newer]).decrypt(both.encrypt(SECRET, 'totp adm_1'), 'totp adm_1')).toBe(SECRET);
});

test('without the right key it is said which one is missing, and without any that there is none', () => {
  const text = new Secrets([key]).encrypt(SECRET, 'totp adm_1');
  const wrong = new Secrets([randomBytes(32)]);
  expect(() => wrong.decrypt(text, 'totp adm_1')).toThrow(`the key ${text.split('.')[1]}`);
  expect(() => wrong.decrypt(text, 'totp adm_1')).toThrow(NoSecretsKey);
  expect(() => new Secrets([]).encrypt(SECRET, 'totp adm_1')).toThrow('no key to encrypt secrets with');
});

test('the demo keeps the key that it made, readable for its owner alone', async () => {
  const dataDir = await aDirectory();
  const settings = readSettings({ DATA_DIR: dataDir });
  const text = (await openSecrets(settings)).encrypt(SECRET, 'totp adm_1');
  expect((await openSecrets(settings)).decrypt(text, 'totp adm_1')).toBe(SECRET);
  expect((await stat(join(dataDir, 'secrets-key'))).mode & 0o777).toBe(0o600);
});

test('a trial of a real database on this machine alone makes a key too, and one that others reach does not', async () => {
  const dataDir = join(await aDirectory(), 'not-there-yet');
  const env = { DATABASE_URL: 'postgres://db/coinop', DATA_DIR: dataDir, INSECURE_HTTP: '1' };
  const text = (await openSecrets(readSettings(env))).encrypt(SECRET, 'totp adm_1');
  expect((await openSecrets(readSettings(env))).decrypt(text, 'totp adm_1')).toBe(SECRET);
  await expect(openSecrets(readSettings({ ...env, HOST: '0.0.0.0' }))).rejects.toThrow('needs SECRETS_KEY');
  await expect(openSecrets(readSettings({ ...env, INSECURE_HTTP: '0' }))).rejects.toThrow('needs SECRETS_KEY');
});

test('a real database has no key unless it is given one, by value or in a file', async () => {
  const DATABASE_URL = 'postgres://db/coinop';
  expect((await openSecrets(readSettings({ DATABASE_URL, SECOND_FACTOR: 'off' }))).hasKey).toBe(false);
  const SECRETS_KEY = key.toString('base64');
  const byValue = await openSecrets(readSettings({ DATABASE_URL, SECRETS_KEY }));
  const SECRETS_KEY_FILE = join(await aDirectory(), 'key');
  await writeFile(SECRETS_KEY_FILE, `${SECRETS_KEY}\n`);
  const fromFile = await openSecrets(readSettings({ DATABASE_URL, SECRETS_KEY_FILE }));
  expect(fromFile.decrypt(byValue.encrypt(SECRET, 'totp adm_1'), 'totp adm_1')).toBe(SECRET);
  expect(() => readSettings({ SECRETS_KEY, SECRETS_KEY_FILE })).toThrow('are both set');
});

test('a key of another length is refused in words that do not repeat it', async () => {
  for (const short of ['secret', randomBytes(16).toString('base64'), `${key.toString('base64')},secret`]) {
    const read = () => readSettings({ SECRETS_KEY: short });
    expect(read).toThrow('SECRETS_KEY is not a key of 32 bytes in base64');
    expect(read).not.toThrow(short);
  }
  const SECRETS_KEY_FILE = join(await aDirectory(), 'key');
  await writeFile(SECRETS_KEY_FILE, 'secret');
  const read = () => readSettings({ SECRETS_KEY_FILE });
  expect(read).toThrow(InvalidSetting);
  expect(read).toThrow(`What SECRETS_KEY_FILE=${SECRETS_KEY_FILE} contains is not a key of 32 bytes in base64.`);
  expect(await readFile(SECRETS_KEY_FILE, 'utf8')).toBe('secret');
});

test.each(['money', 'all'])(
  'where SECOND_FACTOR=%s a real database needs a key from the start',
  async (SECOND_FACTOR) => {
    const opened = openSecrets(readSettings({ DATABASE_URL: 'postgres://db/coinop', SECOND_FACTOR }));
    await expect(opened).rejects.toThrow(`SECOND_FACTOR=${SECOND_FACTOR} needs SECRETS_KEY`);
  },
);

async function aDirectory(): Promise<string> {
  const { path, remove } = await temporaryDirectory();
  onTestFinished(remove);
  return path;
}
