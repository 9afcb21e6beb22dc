import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashSecret } from '../../server/authentication/tokens.ts';
import { serviceTokens } from '../../server/db/schema/people.ts';
import { newServiceToken } from '../../server/secrets/service-token.ts';
import { aColleague, aProgram, aSession, serverUnderTest } from './server-under-test.ts';

// 12 MiB at once, then 20 in a minute: too few for another large body during a test.
const app = serverUnderTest({ rateLimit: 20 });
const PREVIEW = '/api/admin/system/reconciliation/statements/preview?file_name=a.csv';
// No statement, and no JSON after twenty characters.
const brackets = (mib: number) => '['.repeat(mib * 1024 * 1024);

test('bodies are limited per person and program in sum, whatever session or token sends them, and nobody else is', async () => {
  const send = (token: string, rawBody: string, path = PREVIEW) =>
    app.call('POST', path, {
      ...{ token, rawBody },
      headers: {
        'content-length': String(rawBody.length),
        ...(path === PREVIEW && { 'content-type': 'application/octet-stream' }),
      },
    });
  expect((await send(await aSession(app.db), brackets(9))).status).toBe(422);
  const other = await aSession(app.db);
  const refused = await send(other, brackets(9));
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
  expect((await send(other, brackets(0.1))).status).toBe(422);

  // Without a length a body counts as the largest there is, before it is read.
  const colleague = await aColleague(app.db, 'robin');
  const stream = () =>
    app.fetch(PREVIEW, {
      method: 'POST',
      headers: { authorization: `Bearer ${colleague}`, 'content-type': 'application/octet-stream' },
      body: new Blob(['{}']).stream(),
      duplex: 'half',
    } as RequestInit);
  expect((await stream()).status).toBe(422);
  expect((await stream()).status).toBe(429);

  const { id, token: program } = await aProgram(app.db, 'adm_1');
  const { tokenId, token: another } = newServiceToken();
  const expiresAt = sql`now() + interval '1 day'`;
  await app.db
    .insert(serviceTokens)
    .values({ tokenId, adminId: id, tokenHash: hashSecret(another), networks: [], expiresAt });
  expect((await send(program, brackets(7), '/api/platform/players')).status).toBe(400);
  expect((await send(another, brackets(7), '/api/platform/imports?kind=players')).status).toBe(429);
});

test('a packed file counts by what it holds, so that small files that expand without measure use the limit up', async () => {
  const { token } = await aProgram(app.db, 'adm_1', { name: 'packer' });
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '));
  const send = () =>
    app.fetch('/api/platform/imports?kind=players', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/x-ndjson',
        'content-length': String(bomb.length),
      },
      body: bomb,
    });
  for (let file = 0; file < 2; file++) expect(await (await send()).text()).toContain('expands to more than 250 times');
  const rawBody = brackets(7);
  const headers = { 'content-length': String(rawBody.length) };
  expect((await app.call('POST', '/api/platform/players', { token, rawBody, headers })).status).toBe(429);
});
