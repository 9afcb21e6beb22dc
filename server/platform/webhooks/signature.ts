import { createHmac, randomBytes } from 'node:crypto';

// Standard Webhooks, https://www.standardwebhooks.com: a secret is `whsec_` with base64, and a message is signed with its id, time and body.

const PREFIX = 'whsec_';

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

/**
 * The headers of a message.
 *
 * @param secrets each signs; the receiver accepts a message when one signature fits
 * @param at the time of the attempt, not of the event: receivers refuse messages that are older than minutes
 */
export function signedHeaders(secrets: readonly string[], id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
