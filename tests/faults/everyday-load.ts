import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { aSentTransaction, aSentWithdrawal } from '../server/platform-fixtures.ts';
import { type Acknowledged, reviewPayOutAndSend } from './acknowledged.ts';
import type { Answered, Request } from './cluster.ts';
import type { Ask } from './reviews.ts';

// Everything that people and the platform do on a usual day, each call once: whatever is not answered with 200 is noted.

const [READERS, WRITERS, SENDERS, SCREENS] = [4, 3, 2, 6];
const BATCH = 20;
/** Between two calls, so that there is time for everybody. */
const PAUSE_MS = 50;
/** As the portal does before it opens its next stream. */
const BEFORE_NEXT_STREAM_MS = 1_000;

const LISTS = [
  '/admin/withdrawal/withdrawals?status=pending_review',
  '/api/admin/transactions?page=1',
  '/api/admin/players',
  '/api/admin/dashboard/stats?days=30',
  '/api/admin/company-revenue/statistics',
];

export interface EverydayLoad {
  readonly acknowledged: Acknowledged[];
  /** Calls that were not answered with 200. */
  readonly failures: string[];
  /** Streams that were broken off. */
  readonly brokenStreams: string[];
  /** The number of calls so far. */
  calls(): number;
  /** Streams that ended as they should, and were followed by another one. */
  streams(): number;
  /** Resolves when everybody has stopped. */
  stop(): Promise<void>;
}

/** @param program token of the platform */
export function startLoad(origin: string, token: string, program: string): EverydayLoad {
  const acknowledged: Acknowledged[] = [];
  const failures: string[] = [];
  const brokenStreams: string[] = [];
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  let [calls, streams, next] = [0, 0, 0];

  const headersFor = (path: string) => ({
    authorization: `Bearer ${path.startsWith('/api/platform/') ? program : token}`,
  });
  const ask: Ask = async (_, { method = 'POST', path, body, key }: Request): Promise<Answered> => {
    calls++;
    try {
      const answer = await fetch(origin + path, {
        method,
        headers: {
          ...headersFor(path),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status !== 200) failures.push(`${method} ${path}: ${answer.status} ${text}`);
      return { status: answer.status, text };
    } catch (error) {
      failures.push(`${method} ${path}: ${(error as Error).cause ?? error}`);
      return undefined;
    }
  };
  const read = async (reader: number) => {
    for (let turn = reader; !isOver(); turn++) {
      await ask(reader, { method: 'GET', path: LISTS[turn % LISTS.length] ?? '' });
      await after(PAUSE_MS);
    }
  };
  const write = async (writer: number) => {
    while (!isOver()) {
      const id = `DAY-${next++}`;
      const body = { records: [aSentWithdrawal({ withdrawal_id: id })] };
      const answer = await ask(writer, { path: '/api/platform/withdrawals', body });
      const proof = sql`select from withdrawals where withdrawal_id = ${id}`;
      if (answer?.status === 200) acknowledged.push({ what: `withdrawal ${id}`, proof, at: Date.now() });
      acknowledged.push(...(await reviewPayOutAndSend(id, writer, ask)));
      await after(PAUSE_MS);
    }
  };
  const send = async (sender: number) => {
    while (!isOver()) {
      const batch = next++;
      const records = Array.from({ length: BATCH }, (_, index) =>
        aSentTransaction({ transaction_id: `DAY-${batch}-${index}`, status: 'completed' }),
      );
      const answer = await ask(sender, { path: '/api/platform/transactions', body: { records } });
      const proof = sql`select from transactions where transaction_id = ${`DAY-${batch}-${BATCH - 1}`}`;
      if (answer?.status === 200) acknowledged.push({ what: `batch ${batch}`, proof, at: Date.now() });
      await after(PAUSE_MS);
    }
  };
  const listen = async () => {
    for (let cursor = ''; !isOver(); ) {
      const path = `/api/platform/events?wait=8${cursor && `&after=${cursor}`}`;
      const page = await ask(0, { method: 'GET', path });
      if (page?.status === 200) cursor = JSON.parse(page.text).next_cursor;
    }
  };
  const follow = async () => {
    while (!isOver()) {
      calls++;
      const path = '/api/admin/changes';
      try {
        const headers = { ...headersFor(path), accept: 'text/event-stream' };
        const stream = await fetch(origin + path, { headers, signal: over.signal });
        if (stream.status !== 200) failures.push(`stream: ${stream.status}`);
        // Rejects when it is broken off.
        for await (const _ of stream.body ?? []);
        streams++;
      } catch (error) {
        if (!isOver()) brokenStreams.push(String((error as Error).cause ?? error));
      }
      await after(BEFORE_NEXT_STREAM_MS);
    }
  };
  const lanes = (count: number, work: (lane: number) => Promise<void>) =>
    Array.from({ length: count }, (_, lane) => work(lane));
  const working = Promise.all([
    ...lanes(READERS, read),
    ...lanes(WRITERS, write),
    ...lanes(SENDERS, send),
    ...lanes(SCREENS, follow),
    listen(),
  ]);
  return {
    acknowledged,
    failures,
    brokenStreams,
    calls: () => calls,
    streams: () => streams,
    stop: async () => {
      over.abort();
      await working;
    },
  };
}
