import { expect, test } from 'vitest';
import { settingRows } from '../../server/start/environment.ts';
import { InvalidSetting } from '../../server/start/invalid-setting.ts';
import { readSettings } from '../../server/start/settings.ts';

// Each setting wrong in each way: what it is, and what it would mean beside others, is in settings.test.ts.

const noNumber = (max: number) => ['-1', '1e3', '0x10', 'many', '1 000', '1,5', '∞', String(max + 1)];
const noWholeNumber = (max: number) => [...noNumber(max), '1.5'];
const noAddress = ['hush', 'me:hush@db', 'ftp://me:hush@db/coinop', 'http://', '//hush'];
const noFile = ['/nowhere/hush', '/', '/dev/null'];

/** Values that a setting cannot have, and the other settings with which it is read. */
const WRONG: Record<string, { values: string[]; beside?: Record<string, string> }> = {
  PORT: { values: noWholeNumber(65_535) },
  DATABASE_URL: {
    values: [...noAddress, 'postgres://me:hush@one,two/coinop', 'postgres://me:hush@db/coinop?pooler=transaction'],
  },
  DATABASE_OWNER_URL: { values: noAddress, beside: { DATABASE_URL: 'postgres://db/coinop' } },
  DATABASE_CONNECTIONS: { values: noWholeNumber(1_000) },
  DEMO_TRANSACTIONS: { values: noWholeNumber(10_000_000) },
  DEMO_LIVE: { values: ['yes', 'ON', '1'] },
  LOG_LEVEL: { values: ['loud', 'INFO', '3'] },
  METRICS_PORT: { values: [...noWholeNumber(65_535), '4600'] },
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: { values: noAddress },
  OTEL_EXPORTER_OTLP_METRICS_HEADERS: {
    values: ['hush', '=hush', 'key=%hush', 'key=hush%0Aother: 1', 'key=hush%C2%A3'],
  },
  TRUST_PROXY: { values: ['true', '-1', '11', '10.0.0.0/33', '0.0.0.0/0', 'proxy.example.org', '10.0.0.7,'] },
  RATE_LIMIT: { values: noWholeNumber(1_000_000) },
  INSECURE_HTTP: { values: ['yes', '2', '-1', 'true'] },
  PAYMENT_RAIL: { values: ['hush', 'ftp://hush', 'https://me:hush@rail.example.org', 'http://rail.example.org'] },
  PAYMENT_RAIL_TOKEN: { values: ['hush hush', 'hush\nother: 1', 'hush£', '\thush'] },
  PROCESS_AFTER: { values: noNumber(10_080) },
  DECISION_HOLD: { values: noNumber(60) },
  PAYMENT_LEASE: { values: [...noNumber(3_600), '0'] },
  SIMULATOR_DELAY: { values: noNumber(600) },
  DRAIN_SECONDS: { values: noNumber(300) },
  API_REFERENCE: { values: ['on', 'Public', '1'] },
  PORTAL_SETTINGS: { values: ['/nowhere/portal.json', '/', '/dev/null'] },
  PUBLIC_URL: { values: ['admin.example.org', 'https://admin.example.org/portal', 'ftp://admin.example.org'] },
  SSO_ISSUER: { values: ['https://id.example.org', 'id.example.org'] },
  SSO_PRIVATE_KEY: {
    values: ['hush', '-----BEGIN PRIVATE KEY-----\nhush\n-----END PRIVATE KEY-----'],
    beside: {
      SSO_ISSUER: 'https://id.example.org',
      SSO_CLIENT_ID: 'coinop',
      SSO_ROLES: '{}',
      PUBLIC_URL: 'https://admin.example.org',
    },
  },
  SSO_CLIENT_AUTH: {
    values: ['basic', 'client_secret_post', 'private_key_jwt'],
    beside: {
      SSO_ISSUER: 'https://id.example.org',
      SSO_CLIENT_ID: 'coinop',
      SSO_ROLES: '{}',
      PUBLIC_URL: 'https://admin.example.org',
    },
  },
  SSO_DISABLE_AFTER_DAYS: { values: noWholeNumber(3_650) },
  SSO_ROLES: {
    values: ['finance', '[]', '{"leads": 1}'],
    beside: { SSO_ISSUER: 'https://id.example.org', SSO_CLIENT_ID: 'coinop', PUBLIC_URL: 'https://admin.example.org' },
  },
  WEBHOOK_ALLOW_PRIVATE: { values: ['yes', '2'] },
  SMTP_URL: {
    values: [...noAddress, 'smtp://me:hush@mail.example.org/box', 'smtp://mail.example.org?hush'],
    beside: { PUBLIC_URL: 'https://admin.example.org', MAIL_FROM: 'coinop@example.org' },
  },
  MAIL_FROM: {
    values: ['coinop', 'Coinop <coinop>', 'a@example.org, b@example.org', 'a@example.org\nBcc: b@example.org'],
  },
  CHAT_HOSTS: {
    values: ['https://chat.example.org/hooks/hush', 'chat host'],
    beside: { PUBLIC_URL: 'https://admin.example.org' },
  },
  MESSAGE_AMOUNTS: { values: ['yes', 'ON', '1'] },
  SECRETS_KEY: { values: ['hush', Buffer.alloc(31).toString('base64'), `${Buffer.alloc(32).toString('base64')},hush`] },
  SECOND_FACTOR: { values: ['on', 'MONEY', '1'] },
  STEP_UP_FROM: { values: ['-1', '$5', '1e3', '1,000', '100000001'] },
  SEPARATE_DUTIES: { values: ['no', 'ON', '0'] },
  SECOND_PERSON_FROM: { values: ['-1', '$5', '1.005', 'off', '100000001'] },
  REVIEW_LEASE: { values: [...noWholeNumber(3_600), '9'] },
  REVIEW_TARGET: { values: [...noNumber(720), '0'] },
  DISABLE_IDLE_AFTER_DAYS: { values: noWholeNumber(3_650) },
  STATEMENT_TEXT_DAYS: { values: noWholeNumber(3_650) },
  PAYMENT_LIMIT_HOUR: { values: ['0', '-1', '$5', '1.234', '1e9', '2000000000'] },
  PAYMENT_LIMIT_DAY: { values: ['0', '-1', '$5', '1.234', '1e9', '2000000000'] },
  RECONCILE_AT: { values: ['24', '-1', '03:00', 'never', '3.5'] },
};

/** Any text may be right; whether it is, turns out when the server listens, writes the file or calls somebody. */
const ANY_TEXT = [
  // Read with its namesake in small letters; tests/server/check-postgres.test.ts has a wrong one.
  'HTTPS_PROXY',
  'NO_PROXY',
  'HOST',
  'DATA_DIR',
  'AUDIT_HEAD_FILE',
  'METRICS_HOST',
  'SSO_CLIENT_ID',
  'SSO_CLIENT_SECRET',
  'SSO_SCOPE',
  'SSO_ROLES_CLAIM',
];

const names = settingRows().map((row) => /^\| `(\w+)`/.exec(row)?.[1] ?? '');
const isFile = (name: string) => name.endsWith('_FILE') && names.includes(name.replace(/_FILE$/, ''));

test('every setting is tried', () => {
  expect(names.filter((name) => !isFile(name)).toSorted()).toEqual([...Object.keys(WRONG), ...ANY_TEXT].toSorted());
});

test.each([
  ...Object.entries(WRONG),
  ...names.filter(isFile).map((name) => [name, { values: noFile }] as [string, { values: string[] }]),
])(
  'a wrong %s is refused in words that name it and say no secret',
  (name, { values, beside = {} }: (typeof WRONG)[string]) => {
    for (const value of values) {
      const read = () => readSettings({ ...beside, [name]: value });
      expect(read, value).toThrow(InvalidSetting);
      expect(read, value).toThrow(name);
      if (!isFile(name)) expect(read, value).not.toThrow('hush');
    }
  },
);

test('a port that Kubernetes sets for a service of the same name is refused by that cause', () => {
  for (const name of ['METRICS_PORT', 'PORT']) {
    expect(() => readSettings({ [name]: 'tcp://10.96.0.7:9464' })).toThrow(/enableServiceLinks: false/);
  }
});
