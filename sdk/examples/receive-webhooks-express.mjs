import { verifyWebhook, WebhookVerificationError } from '@coinop/admin-sdk';
import express from 'express';

const secret = process.env.COINOP_WEBHOOK_SECRET ?? '';

const app = express();
// The signature is that of the bytes as they came, so no other parser may read them before.
app.post('/hook', express.raw({ type: '*/*' }), async (request, response) => {
  const { type, id } = await verifyWebhook({ headers: request.headers, body: request.body }, secret);
  console.log(`${id}: ${type}`);
  response.status(204).end();
});
app.use((error, _request, response, _next) => {
  response.status(error instanceof WebhookVerificationError ? 401 : 500).end();
});
app.listen(Number(process.env.PORT ?? 4700), '127.0.0.1', () => console.log('Listening.'));
