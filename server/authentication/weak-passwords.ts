import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { TooManyRequests } from '../domain/errors.ts';
import type { Question } from './password-strength.ts';

/** Words that come to mind first for a password of this portal. */
const OWN_WORDS = ['coinop', 'coinop admin', 'admin', 'administrator', 'portal'];

/** Passwords are set a few times a day, so the dictionaries are loaded for the first one and dropped after this time. */
const KEPT_MS = 60_000;
const MAX_WAITING = 16;

const oneAtATime = pLimit(1);
let worker: Worker | undefined;
let drop: NodeJS.Timeout | undefined;

/**
 * Why a password is too easy to guess, as the end of the sentence "new_password …"; undefined when it is not.
 *
 * @param username of the password's owner
 * @throws TooManyRequests when too many callers are waiting
 */
export async function weaknessOf(password: string, username: string): Promise<string | undefined> {
  const lower = password.normalize('NFKC').toLowerCase();
  if (username.length >= 3 && lower.includes(username.toLowerCase())) return 'must not contain the username';
  if (oneAtATime.pendingCount >= MAX_WAITING) throw new TooManyRequests(1);
  const words = [...OWN_WORDS, username, ...username.split(/[^\p{L}\p{N}]+/u)].filter((word) => word !== '');
  return oneAtATime(() => ask({ password: password.normalize('NFKC'), words }));
}

async function ask(question: Question): Promise<string | undefined> {
  clearTimeout(drop);
  worker ??= new Worker(new URL('./password-strength.ts', import.meta.url));
  // Stopping the server does not wait for it.
  worker.unref();
  try {
    worker.postMessage(question);
    const [weakness] = await once(worker, 'message');
    drop = setTimeout(dropWorker, KEPT_MS).unref();
    return weakness;
  } catch (error) {
    dropWorker();
    throw error;
  }
}

function dropWorker(): void {
  void worker?.terminate();
  worker = undefined;
}
