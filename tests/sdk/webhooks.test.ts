import { beforeAll, expect, test } from 'vitest';
import { newWebhookSecret, signedHeaders } from '../../server/platform/webhooks/signature.ts';
import { type InstalledSdk, importSdk } from './installed.ts';
import { errorOf } from './listen.ts';

// Messages of webhooks that the package accepts, by the signatures of the server.

let sdk: InstalledSdk;
beforeAll(async () => {
  sdk = await importSdk();
});

const BODY =
  '{"type":"item.deleted","timestamp":"2026-11-20T10:02:44.000Z","data":{"id":"17","record":{"item_id":"Ä"}}}';
const [secret, next, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
const sent = (secrets = [secret], at = new Date()) => ({ headers: signedHeaders(secrets, '17', at, BODY), body: BODY });

test('a message is returned with its id, from the headers of a Request or an object with names in any case, from text or bytes', async () => {
  const message = { ...JSON.parse(BODY), id: '17' };
  const { headers } = sent();
  expect(await sdk.verifyWebhook({ headers, body: BODY }, secret)).toEqual(message);
  expect(await sdk.verifyWebhook({ headers: new Headers(headers), body: Buffer.from(BODY) }, secret)).toEqual(message);
  const inCapitals = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
  expect(await sdk.verifyWebhook({ headers: inCapitals, body: BODY }, secret)).toEqual(message);
});

test('while a secret is replaced, one signature and one secret that fit are enough', async () => {
  expect((await sdk.verifyWebhook(sent([secret, next]), next)).id).toBe('17');
  expect((await sdk.verifyWebhook(sent([next]), [secret, next])).id).toBe('17');
});

test.each([
  ['another secret', () => sent([other])],
  ['another body', () => ({ ...sent(), body: BODY.replace('17', '18') })],
  ['another id', () => ({ body: BODY, headers: { ...sent().headers, 'webhook-id': '18' } })],
  ['what is not base64', () => ({ body: BODY, headers: { ...sent().headers, 'webhook-signature': 'v1,* v1, v2,x' } })],
  ['no signature', () => ({ body: BODY, headers: {} })],
  ['a signature of six minutes ago', () => sent([secret], new Date(Date.now() - 360_000))],
  ['one of the future', () => sent([secret], new Date(Date.now() + 360_000))],
  ['a time that is none', () => ({ body: BODY, headers: { ...sent().headers, 'webhook-timestamp': 'now' } })],
])('%s is refused', async (_, request) => {
  const error = await errorOf(sdk.verifyWebhook(request(), secret));
  expect(error.name).toBe('WebhookVerificationError');
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(secret);
});

test('a secret that is none is the program’s fault, not the sender’s', async () => {
  for (const none of ['', 'whsec_', '*'])
    expect((await errorOf(sdk.verifyWebhook(sent(), none))).name).toBe('TypeError');
});
