import type { AxiosRequestConfig } from 'axios';
import type { Answer, Fetched } from '../first-paint/answer-in.ts';
import { failedCall, NoAnswer } from '../lib/api-error.ts';
import { noteServerTime } from '../lib/server-clock.ts';

// The first screen's calls, which src/first-paint/boot.ts starts while the scripts are still loading.

interface EarlyCalls {
  /** The token that the calls were made with. */
  token: string | undefined;
  /** Promises by URL; they resolve with undefined when the call was aborted. */
  answers: Pick<Map<string, Promise<Fetched | undefined>>, 'get' | 'delete'>;
  /** When they were started, by the page's clock; 0 unless it is given. */
  startedAt?: number;
  /** Aborts the calls. */
  stop: AbortController;
  /** The `Date` header of the newest answer, and when it arrived, by the page's clock. */
  clock?: { date: string | null; at: number };
}

declare global {
  var coinopEarlyCalls: EarlyCalls | undefined;
}

/** Milliseconds after which the answers are outdated, and no longer waited for. */
const OUTDATED_AFTER_MS = 30_000;

/**
 * Maximum time in milliseconds that the first render waits for the answers; the prerendered page shows the empty screen meanwhile.
 */
const MAX_WAIT_MS = 400;

const taken: Promise<unknown>[] = [];

/** Path and parameters; equal for equal calls. */
export function addressOf({ url = '', params }: AxiosRequestConfig): string {
  const given = Object.entries<unknown>(params ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? url : `${url}?${search}`;
}

/**
 * Returns the answer to a call that the page has already made, once. Undefined if it has not; the caller then makes the call as
 * usual.
 *
 * @throws what the call as usual would throw: the early call counts as its first try
 */
export async function earlyAnswer(call: AxiosRequestConfig, token: string | undefined): Promise<Answer | undefined> {
  const early = globalThis.coinopEarlyCalls;
  if (!early || call.method !== 'GET' || early.token !== token || timeLeft(early) <= 0) return undefined;
  const address = addressOf(call);
  const answer = early.answers.get(address);
  early.answers.delete(address);
  if (!answer) return undefined;
  taken.push(answer);
  const inTime = await Promise.race([answer, overdue(timeLeft(early))]);
  if (early.clock) noteServerTime(early.clock.date, early.clock.at);
  if (inTime && 'failed' in inTime) throw failedCall('A call of the page itself failed.', inTime.failed);
  return inTime;
}

const timeLeft = ({ startedAt = 0 }: EarlyCalls) =>
  Math.max(0, Math.ceil(startedAt + OUTDATED_AFTER_MS - performance.now()));

/** @throws NoAnswer when early answers are outdated */
function overdue(milliseconds: number): Promise<never> {
  const limit = AbortSignal.timeout(milliseconds);
  return new Promise((_, reject) => limit.addEventListener('abort', () => reject(new NoAnswer())));
}

/** Waits up to 400 ms so that the first render has data. */
export async function firstAnswers(): Promise<void> {
  const soon = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([Promise.all(taken.splice(0)), soon]);
  // Lets the query client, which awaits the same promises, receive them first.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Aborts the calls that are under way; whoever waits for one makes it as usual, unless it was cancelled before. */
export function stopEarlyCalls(): void {
  globalThis.coinopEarlyCalls?.stop.abort();
}
