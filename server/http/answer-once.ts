import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ProcessPayoutHeader } from '../../src/generated/company-revenue/company-revenue.zod.ts';
import type { Database, Transaction } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { StepUpRequired, Unauthenticated } from '../domain/denials.ts';
import { InvalidInput, Refusal } from '../domain/errors.ts';
import { maskedJson } from '../domain/personal-data.ts';
import { Turn } from '../domain/turn.ts';
import type { AppEnv } from './app-env.ts';
import { personalDataFor } from './auth.ts';
import { refusalAnswer } from './errors.ts';
import { answerBefore, claimKey, type KeyedRequest, type StoredAnswer, storeAnswer } from './idempotency.ts';

/** The contract declares the same header for every operation. */
const IDEMPOTENCY_KEY = ProcessPayoutHeader.shape['Idempotency-Key'];

/** The answer to a call that changes something. A 204 when there is no body. */
export interface Answer {
  status?: 200 | 201 | 202;
  body?: unknown;
}

/**
 * Answers a call that changes something. The effect is one transaction, and nothing after the commit can fail, so a
 * committed effect is always answered as a success. A refusal is the answer too. Its transaction is committed with what
 * the effect wrote outside of its savepoints, with a key and without one.
 *
 * If the call has an `Idempotency-Key`, the key and the answer are stored in the same transaction, and a repeated call
 * gets the same answer, byte for byte, without a second effect. Personal data is stored as it is, and masked whenever the
 * answer is sent, so that a repeated call shows no more than its caller may see by then. Refusals are stored too:
 * otherwise a delayed copy of a refused call could still take effect.
 *
 * @param effect must use only the handle that it is given, and mask nothing
 * @param prepare what the effect needs from elsewhere: asked for outside of the transaction, which must not wait for somebody
 * else's answer, and not for a repeated call. What it refuses is not stored, so that the same call may be made again.
 * @throws InvalidInput when the key is malformed, or was used for another request
 * @throws the effect's refusal, after the commit
 */
export async function answerOnce<T = void>(
  c: Context<AppEnv>,
  db: Database,
  effect: (tx: Transaction, prepared: T) => Promise<Answer>,
  prepare?: () => Promise<T>,
): Promise<Response> {
  const request = await keyedRequest(c);
  const answered = prepare && request && (await answerBefore(db, request));
  if (answered) return replay(c, answered);
  const prepared = (await prepare?.()) as T;
  const act = (tx: Transaction) => effect(tx, prepared);
  const { stored, replayed, refusal } = await inTransaction(db, async (tx): Promise<Outcome> => {
    const before = request && (await claimKey(tx, request));
    if (before) return { stored: before, replayed: true };
    const outcome = await outcomeOf(tx, act);
    if (request) await storeAnswer(tx, request, outcome.stored);
    return outcome;
  });
  // After the commit: what the effect wrote about its refusal stays.
  if (refusal) throw refusal;
  return replayed ? replay(c, stored) : send(c, stored);
}

interface Outcome {
  stored: StoredAnswer;
  replayed?: true;
  /** The effect was refused, and `stored` is what a repeated call gets. */
  refusal?: Refusal;
}

function replay(c: Context<AppEnv>, stored: StoredAnswer): Response {
  c.header('Idempotent-Replayed', 'true');
  return send(c, stored);
}

/**
 * The transaction of a refused effect is committed. In there `inTransaction` is a savepoint, so a refused command that
 * uses it leaves nothing behind; one that does not has to refuse before it changes something.
 */
async function outcomeOf(tx: Transaction, effect: (tx: Transaction) => Promise<Answer>): Promise<Outcome> {
  try {
    return { stored: toStored(await effect(tx)) };
  } catch (error) {
    // These are no answers: the same call may be made again once a factor was shown, or by whoever is signed in again.
    const isNoAnswer = error instanceof StepUpRequired || error instanceof Unauthenticated;
    if (!(error instanceof Refusal) || isNoAnswer) throw error;
    const { status, body } = refusalAnswer(error);
    return { stored: { status, answer: JSON.stringify(body) }, refusal: error };
  }
}

function toStored({ status = 200, body }: Answer): StoredAnswer {
  return body === undefined ? { status: 204, answer: '' } : { status, answer: JSON.stringify(body) };
}

function send(c: Context<AppEnv>, { status, answer }: StoredAnswer): Response {
  if (status === 204) return c.body(null, 204);
  const seen = personalDataFor(c) === 'shown' ? answer : maskedJson(answer);
  return c.body(seen, status as ContentfulStatusCode, { 'Content-Type': 'application/json' });
}

/** Undefined without a key. A request is identified by its method, path and body. */
async function keyedRequest(c: Context<AppEnv>): Promise<KeyedRequest | undefined> {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (!IDEMPOTENCY_KEY.safeParse(key).success) {
    throw new InvalidInput([{ path: 'Idempotency-Key', message: 'must be 1 to 200 visible ASCII characters' }]);
  }
  const hash = createHash('sha256').update(`${c.req.method} ${c.req.path}\n`);
  const text = await c.req.text();
  const turn = new Turn();
  for (let from = 0; from < text.length; from += HASHED_AT_ONCE) {
    hash.update(text.slice(from, from + HASHED_AT_ONCE));
    if (turn.isOver) await turn.pass();
  }
  return { adminId: c.var.actor.adminId, key, requestHash: hash.digest('hex') };
}

/** Characters. */
const HASHED_AT_ONCE = 1024 * 1024;
