import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ProcessPayoutHeader } from '../../src/generated/company-revenue/company-revenue.zod.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { InvalidInput, Refusal } from '../domain/errors.ts';
import { claimKey, type KeyedRequest, type StoredAnswer, storeAnswer } from '../idempotency/idempotency.ts';
import type { AppEnv } from './app-env.ts';
import { refusalAnswer } from './errors.ts';

/** The contract declares the same header for every operation. */
const IDEMPOTENCY_KEY = ProcessPayoutHeader.shape['Idempotency-Key'];

/** The answer to a call that changes something. A 204 when there is no body. */
export interface Answer {
  status?: 200 | 201;
  body?: unknown;
}

/**
 * Answers a call that changes something. The effect is one transaction, and nothing after the commit can fail, so a
 * committed effect is always answered as a success.
 *
 * If the call has an `Idempotency-Key`, the key and the answer are stored in the same transaction, and a repeated call
 * gets the same answer, byte for byte, without a second effect. Refusals are stored too: otherwise a delayed copy of a
 * refused call could still take effect.
 *
 * @param effect must use only the handle that it is given
 * @throws InvalidInput when the key is malformed, or was used for another request
 */
export async function answerOnce(
  c: Context<AppEnv>,
  db: Database,
  effect: (db: Database) => Promise<Answer>,
): Promise<Response> {
  const request = await keyedRequest(c);
  const { stored, replayed } = await inTransaction(db, async (tx) => {
    const before = request && (await claimKey(tx, request));
    if (before) return { stored: before, replayed: true };
    const answer = request ? await answerOf(tx, effect) : toStored(await effect(tx));
    if (request) await storeAnswer(tx, request, answer);
    return { stored: answer, replayed: false };
  });
  if (replayed) c.header('Idempotent-Replayed', 'true');
  return send(c, stored);
}

/** The command's own transaction is a savepoint inside this one, so a refused command leaves nothing behind. */
async function answerOf(db: Database, effect: (db: Database) => Promise<Answer>): Promise<StoredAnswer> {
  try {
    return toStored(await effect(db));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, body } = refusalAnswer(error);
    return { status, answer: JSON.stringify(body) };
  }
}

function toStored({ status = 200, body }: Answer): StoredAnswer {
  return body === undefined ? { status: 204, answer: '' } : { status, answer: JSON.stringify(body) };
}

function send(c: Context<AppEnv>, { status, answer }: StoredAnswer): Response {
  if (status === 204) return c.body(null, 204);
  return c.body(answer, status as ContentfulStatusCode, { 'Content-Type': 'application/json' });
}

/** Undefined without a key. A request is identified by its method, path and body. */
async function keyedRequest(c: Context<AppEnv>): Promise<KeyedRequest | undefined> {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (!IDEMPOTENCY_KEY.safeParse(key).success) {
    throw new InvalidInput([{ path: 'Idempotency-Key', message: 'must be 1 to 200 visible ASCII characters' }]);
  }
  const requestHash = createHash('sha256')
    .update(`${c.req.method} ${c.req.path}\n`)
    .update(await c.req.text())
    .digest('hex');
  return { adminId: c.var.actor.adminId, key, requestHash };
}
