import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { verifyWebhook, WebhookVerificationError } from '@coinop/admin-sdk';

// The secret that the System screen showed when the target was added.
const secret = process.env.COINOP_WEBHOOK_SECRET ?? '';
/** Keep these where you keep your records: a message may arrive twice, and the feed has the same ids. */
const seen = new Set<string>();

createServer(async (request, response) => {
  try {
    const message = await verifyWebhook({ headers: request.headers, body: await buffer(request) }, secret);
    if (!seen.has(message.id)) {
      seen.add(message.id);
      // `type` decides what `data` is.
      if (message.type === 'withdrawal.approved') {
        const { withdrawal_id, net_payout_amount } = message.data.record;
        console.log(`${withdrawal_id}: $${net_payout_amount.toFixed(2)} will be paid.`);
      } else {
        console.log(message.type);
      }
    }
    // Anything but a 2xx within ten seconds, and the message comes again later.
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(error instanceof WebhookVerificationError ? 401 : 500).end();
  }
}).listen(Number(process.env.PORT ?? 4700), '127.0.0.1', () => console.log('Listening.'));
