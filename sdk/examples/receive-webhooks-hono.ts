import { verifyWebhook, WebhookVerificationError } from '@coinop/admin-sdk';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const secret = process.env.COINOP_WEBHOOK_SECRET ?? '';

const app = new Hono();
app.post('/hook', async (c) => {
  const { type, id } = await verifyWebhook({ headers: c.req.raw.headers, body: await c.req.text() }, secret);
  console.log(`${id}: ${type}`);
  return c.body(null, 204);
});
app.onError((error, c) => c.body(null, error instanceof WebhookVerificationError ? 401 : 500));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT ?? 4700) }, () =>
  console.log('Listening.'),
);
