import type { AxiosRequestConfig } from 'axios';
import { NoAnswer } from '../lib/api-error.ts';
import { noteServerTime } from '../lib/server-clock.ts';

// The calls of a screen that src/boot.ts begins while the scripts are still on their way.

interface EarlyCalls {
  /** Whose session they were begun with. */
  token: string | undefined;
  /** By their address; of nothing, where the answer is a refusal or there is none. */
  answers: Pick<Map<string, Promise<unknown>>, 'get' | 'delete'>;
  /** The `Date` header of the newest answer, and when it came, by the page's clock. */
  clock?: { date: string | null; at: number };
}

declare global {
  var coinopEarlyCalls: EarlyCalls | undefined;
}

/** Milliseconds since the page began, after which an answer to what was asked for then is neither news nor waited for. */
const NEWS_FOR = 30_000;

/** Milliseconds that the first frame waits for them, while the shell shows the same with nothing in it. */
const PATIENCE = 400;

const taken: Promise<unknown>[] = [];

/** Path and parameters, the same for the same call. */
function addressOf({ url = '', params }: AxiosRequestConfig): string {
  const given = Object.entries<unknown>(params ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? url : `${url}?${search}`;
}

/** What the page has asked for already, once. Undefined where it has not, or was refused: then the call is made as any other. */
export async function earlyAnswer<T>(call: AxiosRequestConfig, token: string | undefined): Promise<T | undefined> {
  const early = globalThis.coinopEarlyCalls;
  if (!early || call.method !== 'GET' || early.token !== token || performance.now() > NEWS_FOR) return undefined;
  const address = addressOf(call);
  const answer = early.answers.get(address) as Promise<T | undefined> | undefined;
  early.answers.delete(address);
  if (!answer) return undefined;
  taken.push(answer);
  const inTime = await Promise.race([answer, overdue()]);
  if (early.clock) noteServerTime(early.clock.date, early.clock.at);
  return inTime;
}

/** @throws NoAnswer when the page is older than early answers may be */
function overdue(): Promise<never> {
  const limit = AbortSignal.timeout(Math.max(0, NEWS_FOR - performance.now()));
  return new Promise((_, reject) => limit.addEventListener('abort', () => reject(new NoAnswer())));
}

/** The answers to what the first screen has asked for are here, or will not be soon: a frame without them would be drawn twice. */
export async function firstAnswers(): Promise<void> {
  const soon = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(taken.splice(0)), soon]);
  // Who asked first is told first: the query client has them a moment later.
  await new Promise((resolve) => setTimeout(resolve));
}
