import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../../server/http/app-env.ts';
import { compressedAnswers } from '../../server/http/compressed-answers.ts';

const long = { rows: Array.from({ length: 100 }, (_, row) => ({ row, name: 'A withdrawal' })) };
const app = new Hono<AppEnv>();
app.use(compressedAnswers);
app.get('/long', (c) => c.json(long, 404, { 'X-Kept': 'yes' }));
app.get('/short', (c) => c.json({ ok: true }));
app.get('/file', (c) => c.body('a,b\n'.repeat(1000), 200, { 'Content-Type': 'text/csv' }));
const ask = (path: string, accepted?: string) =>
  app.request(path, { headers: accepted ? { 'accept-encoding': accepted } : {} });

test('a long JSON answer is compressed for a client that accepts Brotli, with its status and headers', async () => {
  const answer = await ask('/long', 'gzip, deflate, br, zstd');
  expect(answer.status).toBe(404);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-encoding': 'br', 'x-kept': 'yes' });
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(JSON.parse(brotliDecompressSync(await answer.arrayBuffer()).toString())).toEqual(long);
});

test.each([
  ['/long', 'gzip, deflate'],
  ['/long', undefined],
  ['/short', 'br'],
])('%s is sent as it is to a client that accepts %s', async (path, accepted) => {
  const answer = await ask(path, accepted);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.json()).toEqual(path === '/long' ? long : { ok: true });
});

test('a file is never compressed, because it may be a stream', async () => {
  expect((await ask('/file', 'br')).headers.get('content-encoding')).toBeNull();
});
