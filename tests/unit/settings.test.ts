import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { misspelledSettings } from '../../server/start/environment.ts';
import { InvalidSetting } from '../../server/start/invalid-setting.ts';
import { readSettings } from '../../server/start/settings.ts';
import { watchedDisk } from '../../server/start/watched-disk.ts';
import { temporaryDirectory } from '../server-process.ts';

const DATABASE_URL = 'postgres://db/coinop';

test('without any setting the server runs in demo mode on a loopback address', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 4600,
    databaseUrl: undefined,
    dataDir: expect.stringMatching(/\.data$/),
    demoTransactions: 20_000,
    trustProxy: 0,
    rateLimit: 600,
    auditHeadFile: expect.stringMatching(/\.data\/demo-audit-heads$/),
  });
});

test('the demo and a real database in the same folder do not share a file of audit heads', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://db/coinop' }).auditHeadFile).toMatch(/\.data\/audit-heads$/);
  expect(readSettings({ AUDIT_HEAD_FILE: '/elsewhere/heads' }).auditHeadFile).toBe('/elsewhere/heads');
});

test.each([
  { of: 'the demo', settings: { DATA_DIR: '/data' }, dir: '/data', holds: /^the database$/ },
  {
    of: 'the demo with heads elsewhere',
    settings: { DATA_DIR: '/data', AUDIT_HEAD_FILE: '/kept/heads' },
    dir: '/data',
    holds: /^the database$/,
  },
  {
    of: 'a database elsewhere',
    settings: { DATABASE_URL, DATA_DIR: '/data', AUDIT_HEAD_FILE: '/kept/heads' },
    dir: '/kept',
    holds: /heads of the audit log; the database is elsewhere/,
  },
])('the disk that is watched is the one that the server of $of writes to', ({ settings, dir, holds }) => {
  expect(watchedDisk(readSettings(settings))).toEqual({ dir, holds: expect.stringMatching(holds) });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DEMO_TRANSACTIONS', '1e3'],
  ['RATE_LIMIT', '-600'],
])('%s=%s is refused in words', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}=${value} is not a whole number`);
});

test('a DATABASE_URL that is no address of PostgreSQL is refused, and not repeated', () => {
  for (const value of [
    'me:secret@localhost/coinop',
    'localhost:5432/secret',
    'mysql://me:secret@db/coinop',
    'postgres://me:secret#1@db/x',
  ]) {
    const read = () => readSettings({ DATABASE_URL: value });
    expect(read).toThrow('DATABASE_URL is not the address of a PostgreSQL server');
    expect(read).not.toThrow(/secret/);
  }
  for (const value of [
    'postgresql://me:secret@db:5432/coinop?sslmode=require',
    'postgres:///coinop?host=/run/postgresql',
    'postgres://me:secret,word@db/coinop?options=-c%20DateStyle%3DISO,%20MDY',
  ]) {
    expect(() => readSettings({ DATABASE_URL: value })).not.toThrow();
  }
  for (const hosts of ['one,two', 'one:5432,two:5433']) {
    const read = () => readSettings({ DATABASE_URL: `postgres://me:secret@${hosts}/coinop` });
    expect(read).toThrow('DATABASE_URL names several hosts');
    expect(read).not.toThrow(/secret/);
  }
});

test('every secret can be in a file, which is refused in words, without its content, when it is empty, wrong or not there', async () => {
  const { path, remove } = await temporaryDirectory();
  onTestFinished(remove);
  const fileWith = (name: string, text: string) => {
    writeFileSync(join(path, name), text);
    return join(path, name);
  };
  const key = Buffer.alloc(32, 7);
  expect(
    readSettings({
      DATABASE_URL_FILE: fileWith('server', 'postgres://server:one@db/coinop\n'),
      DATABASE_OWNER_URL_FILE: fileWith('owner', 'postgres://owner:two@db/coinop\n'),
      PAYMENT_RAIL_TOKEN_FILE: fileWith('token', 'three\n'),
      SECRETS_KEY_FILE: fileWith('key', `${key.toString('base64')}\n`),
    }),
  ).toMatchObject({
    databaseUrl: 'postgres://server:one@db/coinop',
    databaseOwnerUrl: 'postgres://owner:two@db/coinop',
    paymentRailToken: 'three',
    secretsKeys: [key],
  });
  const wrong = fileWith('wrong', 'me:hush@db');
  const read = (env: Record<string, string>) => () => readSettings(env);
  expect(read({ DATABASE_URL_FILE: wrong })).toThrow(
    `What DATABASE_URL_FILE=${wrong} contains is not the address of a PostgreSQL server`,
  );
  expect(read({ DATABASE_URL_FILE: wrong })).not.toThrow(/hush/);
  expect(read({ DATABASE_URL_FILE: join(path, 'none') })).toThrow('none cannot be read (ENOENT).');
  expect(read({ DATABASE_URL_FILE: path })).toThrow('cannot be read (EISDIR).');
  const empty = fileWith('empty', ' \n');
  expect(read({ PAYMENT_RAIL_TOKEN_FILE: empty })).toThrow(`PAYMENT_RAIL_TOKEN_FILE=${empty} is empty.`);
  expect(read({ DATABASE_URL, DATABASE_URL_FILE: wrong })).toThrow('DATABASE_URL and DATABASE_URL_FILE are both set');
});

test('the owner’s address alone starts no demo', () => {
  expect(() => readSettings({ DATABASE_OWNER_URL: DATABASE_URL })).toThrow(
    'DATABASE_OWNER_URL also needs DATABASE_URL',
  );
});

test.each(['loud', 'INFO', 'trace'])('LOG_LEVEL=%s is refused, with the levels that there are', (LOG_LEVEL) => {
  expect(() => readSettings({ LOG_LEVEL })).toThrow(
    `LOG_LEVEL=${LOG_LEVEL} is not one of fatal, error, warn, info, debug, silent.`,
  );
});

test('DEMO_LIVE is on or off, and off where the database is a real one', () => {
  expect(readSettings({}).isDemoLive).toBe(true);
  expect(readSettings({ DEMO_LIVE: 'off' }).isDemoLive).toBe(false);
  expect(readSettings({ DATABASE_URL: 'postgres://db/coinop', DEMO_LIVE: 'on' }).isDemoLive).toBe(false);
  expect(() => readSettings({ DEMO_LIVE: 'yes' })).toThrow('DEMO_LIVE=yes is not one of on, off.');
});

test.each(['0.0.0.0', '::', '192.0.2.1', 'example.org', '127.0.0.1.example.org'])(
  'demo mode does not show its sign-in to the network at %s, and a real database may',
  (HOST) => {
    expect(() => readSettings({ HOST })).toThrow(InvalidSetting);
    expect(() => readSettings({ HOST })).toThrow(`HOST=${HOST} would show the demo sign-in to the network.`);
    expect(readSettings({ HOST, DATABASE_URL: 'postgres://db/coinop' }).host).toBe(HOST);
  },
);

test.each([
  'true',
  '11',
  '-1',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/8,',
  'proxy.example.org',
  '2001:db8::/129',
])('TRUST_PROXY=%s is refused in words', (TRUST_PROXY) => {
  expect(() => readSettings({ TRUST_PROXY, DATABASE_URL })).toThrow(`TRUST_PROXY=${TRUST_PROXY} names no proxies`);
});

test('a real database is served over TLS unless INSECURE_HTTP says that this is a trial', () => {
  expect(readSettings({ DATABASE_URL }).isSecure).toBe(true);
  expect(readSettings({ DATABASE_URL, INSECURE_HTTP: '1' }).isSecure).toBe(false);
  expect(readSettings({}).isSecure).toBe(false);
  expect(() => readSettings({ DATABASE_URL, INSECURE_HTTP: 'yes' })).toThrow('INSECURE_HTTP=yes is not a whole number');
});

test('a number of proxies is believed on a loopback address only, and says so; named ones anywhere', () => {
  expect(readSettings({ DATABASE_URL, TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(() => readSettings({ DATABASE_URL, TRUST_PROXY: '1', HOST: '0.0.0.0' })).toThrow(
    /for loopback addresses only/,
  );
  const TRUST_PROXY = '127.0.0.1, 10.0.0.0/8,2001:db8::/32';
  const networks = ['127.0.0.1/32', '10.0.0.0/8', '2001:db8::/32'];
  expect(readSettings({ DATABASE_URL, TRUST_PROXY, HOST: '0.0.0.0' }).trustProxy).toEqual(networks);
});

test.each([
  ['TRUST_PROXY', '1', /TRUST_PROXY=1 would show the demo sign-in to whoever reaches the proxy/],
  ['NODE_ENV', 'production', /NODE_ENV=production needs a database/],
])('demo mode is refused with %s=%s, and a real database is not', (name, value, why) => {
  expect(() => readSettings({ [name]: value })).toThrow(why);
  expect(() => readSettings({ [name]: value })).toThrow(InvalidSetting);
  expect(() => readSettings({ [name]: value, DATABASE_URL: 'postgres://db/coinop' })).not.toThrow();
});

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('demo mode may listen on %s', (HOST) => {
  expect(readSettings({ HOST }).host).toBe(HOST);
});

test('PUBLIC_URL is an origin', () => {
  expect(readSettings({ PUBLIC_URL: 'https://Admin.example.org/' }).publicUrl).toBe('https://admin.example.org');
  for (const PUBLIC_URL of [
    'admin.example.org',
    'ftp://admin.example.org',
    'https://admin.example.org/admin-panel',
    'https://a:b@c',
  ]) {
    expect(() => readSettings({ PUBLIC_URL })).toThrow(`PUBLIC_URL=${PUBLIC_URL} is not the portal's address`);
  }
});

describe('single sign-on', () => {
  const SSO = {
    PUBLIC_URL: 'https://admin.example.org',
    SSO_ISSUER: 'https://id.example.org',
    SSO_CLIENT_ID: 'coinop',
    SSO_ROLES: '{ "payments": "finance", "leads": ["reviewer", "support"] }',
  };

  test('has a map of claims to roles, and leads back to the sign-in page', () => {
    expect(readSettings({}).singleSignOn).toBeUndefined();
    expect(readSettings(SSO).singleSignOn).toMatchObject({
      roles: { payments: ['finance'], leads: ['reviewer', 'support'] },
      rolesClaim: 'roles',
      clientSecret: undefined,
      redirectUrl: 'https://admin.example.org/admin-panel/login',
    });
  });

  test('is refused in words when something is missing or wrong, without the secret', () => {
    const wrong = (given: object) => () => readSettings({ ...SSO, SSO_CLIENT_SECRET: 'hush', ...given });
    expect(wrong({ PUBLIC_URL: '', SSO_ROLES: '' })).toThrow('SSO_ISSUER also needs PUBLIC_URL and SSO_ROLES.');
    expect(wrong({ SSO_ISSUER: 'http://id.example.org' })).toThrow('is not an https address');
    expect(wrong({ SSO_ISSUER: 'http://127.0.0.1:9000' })).not.toThrow();
    for (const SSO_ROLES of ['payments=finance', '["finance"]', '{ "payments": 1 }']) {
      expect(wrong({ SSO_ROLES })).toThrow('is not a JSON object from values of the claim to roles');
    }
    const missing = wrong({ SSO_CLIENT_SECRET: '', SSO_CLIENT_SECRET_FILE: '/nowhere/secret' });
    expect(missing).toThrow('SSO_CLIENT_SECRET_FILE=/nowhere/secret cannot be read (ENOENT).');
  });
});

test('the demo pays with the simulator after 15 minutes, a real database with nothing unless told', () => {
  expect(readSettings({})).toMatchObject({
    paymentRail: 'simulator',
    processAfterMinutes: 15,
    paymentLeaseSeconds: 30,
  });
  expect(readSettings({ DATABASE_URL: 'postgres://db/coinop' }).paymentRail).toBe('none');
  expect(readSettings({ PAYMENT_RAIL: 'none' }).paymentRail).toBe('none');
  for (const PAYMENT_RAIL of ['http://127.0.0.1:4620', 'https://rail.example.org/v1']) {
    expect(readSettings({ PAYMENT_RAIL }).paymentRail).toBe(PAYMENT_RAIL);
    expect(readSettings({ PAYMENT_RAIL, DATABASE_URL: 'postgres://db/coinop' }).paymentRail).toBe(PAYMENT_RAIL);
  }
});

test('the simulator, which pays nobody, is refused on a real database', () => {
  expect(() => readSettings({ PAYMENT_RAIL: 'simulator', DATABASE_URL: 'postgres://db/coinop' })).toThrow(
    /PAYMENT_RAIL=simulator pays nobody/,
  );
});

test.each([
  'ftp://rail.example.org',
  'rail.example.org',
  'https://me:secret@rail.example.org',
  'https://rail.example.org?k=secret',
])('PAYMENT_RAIL=%s is refused, and not repeated', (PAYMENT_RAIL) => {
  expect(() => readSettings({ PAYMENT_RAIL })).toThrow(InvalidSetting);
  expect(() => readSettings({ PAYMENT_RAIL })).not.toThrow(/secret/);
});

test('a payment rail that is not on this machine is reached over TLS', () => {
  for (const PAYMENT_RAIL of ['http://rail.example.org', 'http://10.0.0.7:4620', 'http://127.0.0.1.example.org']) {
    expect(() => readSettings({ DATABASE_URL, PAYMENT_RAIL })).toThrow(/PAYMENT_RAIL must be https/);
  }
  for (const PAYMENT_RAIL of [
    'http://127.0.0.1:4620',
    'http://localhost:4620',
    'http://[::1]:4620',
    'https://10.0.0.7',
  ]) {
    expect(readSettings({ DATABASE_URL, PAYMENT_RAIL }).paymentRail).toBe(PAYMENT_RAIL);
  }
});

test('cooling-off time and lease may have decimals, and have limits', () => {
  expect(readSettings({ PROCESS_AFTER: '0', PAYMENT_LEASE: '1.5', SIMULATOR_DELAY: '0.2' })).toMatchObject({
    processAfterMinutes: 0,
    paymentLeaseSeconds: 1.5,
    simulatorDelaySeconds: 0.2,
  });
  for (const [name, value] of [
    ['PROCESS_AFTER', '-1'],
    ['PROCESS_AFTER', 'soon'],
    ['PROCESS_AFTER', '1e3'],
    ['PAYMENT_LEASE', '0.5'],
    ['PAYMENT_LEASE', 'Infinity'],
  ] as const) {
    expect(() => readSettings({ [name]: value })).toThrow(`${name}=${value} is not a number`);
  }
});

test('duties are separate with a database, and one person may do everything in the demo; either can be said', () => {
  const duties = (env: Record<string, string>) => readSettings(env).separateDuties;
  const database = { DATABASE_URL: 'postgres://localhost/coinop' };
  expect([duties({}), duties(database)]).toEqual([false, true]);
  expect([duties({ SEPARATE_DUTIES: 'on' }), duties({ ...database, SEPARATE_DUTIES: 'off' })]).toEqual([true, false]);
  expect(() => duties({ SEPARATE_DUTIES: 'no' })).toThrow('SEPARATE_DUTIES=no is not one of on, off.');
});

test('a second person is asked from an amount on, with a database from less than in the demo; 0 leaves the rule out', () => {
  const from = (env: Record<string, string>) => readSettings(env).secondPersonFromCents;
  const database = { DATABASE_URL: 'postgres://localhost/coinop' };
  expect([from({}), from(database)]).toEqual([150_000, 1_000_000]);
  expect([from({ ...database, SECOND_PERSON_FROM: '99.5' }), from({ SECOND_PERSON_FROM: '0' })]).toEqual([
    9_950,
    undefined,
  ]);
  for (const value of ['off', '-1', '1.005', '100000001']) {
    expect(() => from({ SECOND_PERSON_FROM: value })).toThrow(
      `SECOND_PERSON_FROM=${value} is not an amount of dollars`,
    );
  }
});

test('limits of payments are dollars here and cents inside, and there are none by default', () => {
  const limits = (env: Record<string, string>) => readSettings(env).paymentLimits;
  expect(limits({})).toEqual({ hourCents: undefined, dayCents: undefined });
  expect(limits({ PAYMENT_LIMIT_HOUR: '1150.29', PAYMENT_LIMIT_DAY: '20000' })).toEqual({
    hourCents: 115_029,
    dayCents: 2_000_000,
  });
  for (const wrong of ['0', '-1', '1.234', '$5', '1e9', '2000000000']) {
    expect(() => limits({ PAYMENT_LIMIT_DAY: wrong }), wrong).toThrow(
      /^PAYMENT_LIMIT_DAY=.* is not an amount of dollars/,
    );
  }
});

test('a variable that is nearly a setting is named with the one that was probably meant, others are not', () => {
  const env = { SECRET_KEY: 'x', DATABASE_ULR: 'y', PAYMENTS_RAIL: 'z', log_level: 'info' };
  expect(misspelledSettings(env)).toEqual([
    'SECRET_KEY is not a setting. Did you mean SECRETS_KEY?',
    'DATABASE_ULR is not a setting. Did you mean DATABASE_URL?',
    'PAYMENTS_RAIL is not a setting. Did you mean PAYMENT_RAIL?',
    'log_level is not a setting. Did you mean LOG_LEVEL?',
  ]);
  const longer = { PAYMENT_RAIL_URL: 'a', PAYMENT_RAIL_TOKEN_VALUE: 'b', MY_DATABASE_URL: 'c', coinop_port: '1' };
  expect(misspelledSettings(longer)).toEqual([
    'PAYMENT_RAIL_URL is not a setting. Did you mean PAYMENT_RAIL?',
    'PAYMENT_RAIL_TOKEN_VALUE is not a setting. Did you mean PAYMENT_RAIL_TOKEN?',
    'MY_DATABASE_URL is not a setting. Did you mean DATABASE_URL?',
    'coinop_port is not a setting. Did you mean PORT?',
  ]);
  const ofOthers = { npm_config_log_level: '1', XDG_DATA_DIRS: '/usr', COINOP_URL: 'http://', APP_PORT: '1' };
  const common = { HOME: '/root', PATH: '/bin', POST: '1', HOSTS: '1', NODE_ENV: 'test', PGHOST: 'db', DATABASE_URL };
  const proxies = { HTTP_PROXY: 'http://proxy.test', https_proxy: 'http://proxy.test', no_proxy: '*' };
  expect(misspelledSettings({ ...ofOthers, ...proxies })).toEqual([]);
  expect(misspelledSettings(common)).toEqual([]);
});

describe('metrics', () => {
  const endpoint = 'https://collector.example.org/v1/metrics';

  test('are off, or read at a port of loopback, or pushed', () => {
    expect(readSettings({}).metrics).toBeUndefined();
    expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({
      scrape: { host: '127.0.0.1', port: 9464 },
      push: undefined,
    });
    const push = {
      OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_METRICS_HEADERS: 'authorization=Bearer%20secret, x-tenant=a=b',
    };
    expect(readSettings(push).metrics).toEqual({
      scrape: undefined,
      push: { url: endpoint, headers: { authorization: 'Bearer secret', 'x-tenant': 'a=b' } },
    });
  });

  test.each([
    [{ METRICS_PORT: '4600' }, 'own PORT'],
    [{ METRICS_PORT: '70000' }, 'not a whole number'],
    [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'collector:4318' }, 'not an http(s) address'],
    [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://me:secret@collector/v1/metrics' }, 'not an http(s) address'],
    [
      { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://collector/', OTEL_EXPORTER_OTLP_METRICS_HEADERS: 'key=secret' },
      'must be https',
    ],
    [{ OTEL_EXPORTER_OTLP_METRICS_HEADERS: 'secret' }, 'name=value'],
    [{ OTEL_EXPORTER_OTLP_METRICS_HEADERS: 'key=%secret' }, 'name=value'],
  ])('%j is refused in words, without a secret', (given, words) => {
    expect(() => readSettings(given)).toThrow(words);
    expect(() => readSettings(given)).not.toThrow(/secret/);
  });
});

test('the day before is compared from an hour of the day on, or never', () => {
  const hour = (given: string) => readSettings({ RECONCILE_AT: given }).reconcileAtHour;
  expect([hour(''), hour('0'), hour('23'), hour('off')]).toEqual([3, 0, 23, undefined]);
  for (const wrong of ['24', '-1', '3:00', 'never']) {
    expect(() => hour(wrong), wrong).toThrow(`RECONCILE_AT=${wrong} is neither an hour from 0 to 23 nor off.`);
  }
});
