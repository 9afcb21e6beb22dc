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

/** The same for every operation of the contract. */
const IDEMPOTENCY_KEY = ProcessPayoutHeader.shape['Idempotency-Key'];

/** What every call that changes something is answered with. Without a body it is a 204. */
export interface Answer {
  status?: 200 | 201;
  body?: unknown;
}

/**
 * Answers a call that changes something. The effect is one transaction, after which nothing is left that could fail: what has been
 * committed is answered as such.
 *
 * Where the call carries an `Idempotency-Key`, key and answer are in that transaction too, and the same call made again gets the same
 * answer, byte for byte, without a second effect. A refusal is an answer too: else a copy that was late could still do what has been
 * refused.
 *
 * @param effect must use only the handle that it is given
 * @throws InvalidInput when the key is none, or was used for another request
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

/** A command is a transaction of its own and so, inside this one, a savepoint: what it refuses leaves nothing behind. */
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

/** Undefined without a key. Method, path and body make a request what it is. */
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
