import { expect, test } from 'vitest';
import { InvalidSetting, readSettings } from '../../server/settings.ts';

test('without any setting the server runs in demo mode on a loopback address', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 4600,
    databaseUrl: undefined,
    dataDir: expect.stringMatching(/\.data$/),
    demoTransactions: 20_000,
    trustProxy: 0,
    rateLimit: 600,
    auditHeadFile: expect.stringMatching(/\.data\/audit-heads$/),
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DEMO_TRANSACTIONS', '1e3'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['RATE_LIMIT', '-600'],
])('%s=%s is refused in words', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}=${value} is not a whole number`);
});

test.each(['0.0.0.0', '::', '192.0.2.1', 'example.org', '127.0.0.1.example.org'])(
  'demo mode does not show its sign-in to the network at %s, and a real database may',
  (HOST) => {
    expect(() => readSettings({ HOST })).toThrow(InvalidSetting);
    expect(readSettings({ HOST, DATABASE_URL: 'postgres://db/coinop' }).host).toBe(HOST);
  },
);

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('demo mode may listen on %s', (HOST) => {
  expect(readSettings({ HOST }).host).toBe(HOST);
});
