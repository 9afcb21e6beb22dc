import { setTimeout as after } from 'node:timers/promises';
import type { Book } from './book.ts';
import { sentGames, sentItems } from './catalogue.ts';
import { delivered, isTooLate } from './delivery.ts';
import { type Kind, type Platform, type Records, store } from './platform.ts';
import type { Happening, World } from './world.ts';

const SEND_EVERY_MS = 1_000;
const MAX_BATCH = 1_000;

/** Notes the records that are sent, and their answers. */
type Notes = Pick<Book, 'send' | 'answered' | 'cancel'>;

/** The time on the platform, which may run faster than ours until it has caught up. */
export function platformClock(startedAt: number, speed: number, now: () => number = Date.now): () => number {
  const realStart = now();
  return () => Math.min(now(), startedAt + (now() - realStart) * speed);
}

/** Sends the catalogue, which everything else refers to. */
export async function sendCatalogue(platform: Platform, book: Notes, at: number): Promise<void> {
  const updatedAt = new Date(at).toISOString();
  await send(platform, book, 'games', sentGames(updatedAt));
  await send(platform, book, 'items', sentItems(updatedAt));
}

async function send(platform: Platform, book: Notes, kind: Kind, records: Records[Kind][], ended?: AbortSignal) {
  for (let from = 0; from < records.length; from += MAX_BATCH) {
    const batch = records.slice(from, from + MAX_BATCH);
    for (const record of batch) book.send(kind, record);
    const { results } = await delivered(() => store(platform, kind, batch), ended);
    book.answered(kind, results);
  }
}

/** Sends what has happened, in an order in which no record refers to one that is not there yet. */
export async function sendAll(platform: Platform, book: Notes, happened: Happening[], ended?: AbortSignal) {
  const of = <K extends Happening['kind']>(kind: K) =>
    happened.filter((one): one is Extract<Happening, { kind: K }> => one.kind === kind);
  for (const kind of ['players', 'transactions', 'withdrawals'] as const) {
    const records = of(kind).map(({ record }) => record);
    await send(platform, book, kind, records, ended);
  }
  for (const { id } of of('cancel')) {
    book.cancel(id);
    await delivered(() => platform.cancelWithdrawal(id), ended).catch((error: unknown) => {
      if (!isTooLate(error)) throw error;
    });
  }
}

interface Pace {
  /** Records per second of our time. */
  rate: number;
  /** How often what has happened meanwhile is sent, in milliseconds. */
  every?: number;
  /** The time on the platform, in milliseconds. */
  clock: () => number;
  /** Nothing more happens after so many records; by default there is no end. */
  records?: number | undefined;
  ended: AbortSignal;
}

/** Lets things happen at a steady rate and sends them, until `ended` is aborted. @returns how many happened */
export async function live(platform: Platform, world: World, book: Notes, pace: Pace): Promise<number> {
  const { rate, every = SEND_EVERY_MS, clock, records = Number.POSITIVE_INFINITY, ended } = pace;
  const startedAt = performance.now();
  let happened = 0;
  while (!ended.aborted && happened < records) {
    const due = Math.min(records, Math.floor(((performance.now() - startedAt) / 1_000) * rate));
    const step = Math.min(MAX_BATCH, due - happened);
    if (step > 0) {
      const now = clock();
      // In the time since the batch before.
      const apart = Math.min(every, 1_000 / rate);
      const batch = Array.from({ length: step }, (_, place) => world.next(now - (step - place) * Math.ceil(apart)));
      happened += step;
      await sendAll(platform, book, batch, ended);
    }
    if (step < MAX_BATCH && happened < records) await pause(every, ended);
  }
  return happened;
}

const pause = (ms: number, ended: AbortSignal) => after(ms, undefined, { signal: ended }).catch(() => undefined);
