import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { PlatformEvent } from '@coinop/admin-sdk';
import { Webhook } from 'standardwebhooks';

// The secret that the System screen showed when the target was added.
const webhook = new Webhook(process.env.COINOP_WEBHOOK_SECRET ?? '');
/** Keep these where you keep your records: a message may arrive twice, and the feed has the same ids. */
const seen = new Set<string>();

createServer(async (request, response) => {
  const body = await text(request);
  let message: { type: string; data: PlatformEvent };
  try {
    // Throws unless it was signed with the secret within the last five minutes.
    message = webhook.verify(body, request.headers as Record<string, string>) as typeof message;
  } catch {
    return response.writeHead(401).end();
  }
  const id = String(request.headers['webhook-id']);
  if (!seen.has(id)) {
    seen.add(id);
    console.log(`${message.type} ${message.data.subject_id ?? ''}`.trim());
  }
  // Anything but a 2xx within ten seconds, and the message comes again later.
  response.writeHead(204).end();
}).listen(Number(process.env.PORT ?? 4700), '127.0.0.1', () => console.log('Listening.'));
