import type {
  AlertMessage,
  ApprovalsMessage,
  FeedMessage,
  GameMessage,
  ItemMessage,
  PlayerMessage,
  TestMessage,
  TransactionMessage,
  WithdrawalMessage,
} from './generated/model.ts';

/**
 * A message of a webhook. Its `type` says which of them it is. A newer server may send types that this version of the package does not
 * know: ignore them.
 */
export type WebhookMessage =
  | AlertMessage
  | ApprovalsMessage
  | FeedMessage
  | GameMessage
  | ItemMessage
  | PlayerMessage
  | TestMessage
  | TransactionMessage
  | WithdrawalMessage;

/** A message whose signature is right, with the id by which one that comes twice is known: that of the event in the feed. */
export type VerifiedMessage = WebhookMessage & { id: string };

/** The message was not signed with the secret, or not lately. Answer it with 401. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

/** A request as frameworks have it. */
export interface WebhookRequest {
  /** Those of `Request`, or an object, as Node.js, Express and functions in a cloud have it; names count in any case. */
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The body as it came, not parsed: after parsing, its bytes could be others. */
  body: string | Uint8Array;
}

export interface VerifyOptions {
  /** The oldest message that is taken, in seconds; default: five minutes. An older one may be the recording of another. */
  tolerance?: number | undefined;
}

/**
 * Checks that a request is a message of the server with this secret, and returns it. While a secret is being replaced, pass both.
 *
 * @throws WebhookVerificationError when it is not
 */
export async function verifyWebhook(
  { headers, body }: WebhookRequest,
  secret: string | readonly string[],
  { tolerance = 300 }: VerifyOptions = {},
): Promise<VerifiedMessage> {
  const given = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const header = (name: string) => {
    const value = given.find(([one]) => one.toLowerCase() === name)?.[1];
    if (typeof value !== 'string' || value === '') throw new WebhookVerificationError(`The header ${name} is missing.`);
    return value;
  };
  const id = header('webhook-id');
  const timestamp = header('webhook-timestamp');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  // False for NaN too.
  if (!(age <= tolerance))
    throw new WebhookVerificationError(`It was not signed within the last ${tolerance} seconds.`);
  const signatures = header('webhook-signature').split(' ');
  const encoder = new TextEncoder();
  const start = encoder.encode(`${id}.${timestamp}.`);
  const content = typeof body === 'string' ? encoder.encode(body) : body;
  const signed = new Uint8Array(start.length + content.length);
  signed.set(start);
  signed.set(content, start.length);
  for (const one of [secret].flat()) {
    const key = await crypto.subtle.importKey('raw', bytesOf(one), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'verify',
    ]);
    for (const signature of signatures.filter((text) => text.startsWith('v1,'))) {
      const bytes = decoded(signature.slice('v1,'.length));
      if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) {
        return { ...(JSON.parse(new TextDecoder().decode(content)) as WebhookMessage), id };
      }
    }
  }
  throw new WebhookVerificationError('It was not signed with this secret.');
}

/** @throws TypeError when it is no secret, which the program has to repair, not the sender */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = decoded(secret.replace(/^whsec_/, ''));
  if (!bytes?.length) throw new TypeError('The secret of a webhook is `whsec_` and base64.');
  return bytes;
}

/** Undefined for what is not base64. */
function decoded(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
