import { get, type IncomingMessage } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { OPEN_GAMES } from '../../simulator/catalogue.ts';
import { aSentPlayer, aSentWithdrawal } from '../server/platform-fixtures.ts';
import type { Traffic } from './admin-traffic.ts';
import type { Answer } from './connection.ts';
import { sentTransaction } from './platform-rows.ts';
import type { Session } from './sign-in.ts';
import type { Tally } from './tally.ts';

// Those who are at work during a soak. Each works until `isOver`, one call after the other, and notes each call in the tally.

const THOUGHT_MS = 1_000;
const PAYOUT_EVERY_MS = 2_000;
const TRANSACTIONS_EVERY_MS = 1_000;
const TRANSACTIONS_AT_ONCE = 50;
/** More than are reviewed meanwhile. */
const WITHDRAWALS_EVERY_MS = 2_000;
const WITHDRAWALS_AT_ONCE = 8;
const PLAYERS = 400;
const EXPORT_EVERY_MS = 20_000;
const DAY_MS = 86_400_000;

export interface Soak {
  tally: Tally;
  isOver(): boolean;
}

const answered = ({ status, body }: Answer, expected = 200) => {
  if (status !== expected) throw new Error(`answered with ${status}`);
  return JSON.parse(body.toString());
};

async function every(ms: number, { isOver }: Soak, work: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    await work();
    await after(ms);
  }
}

/** Looks at lists and details, and reviews. */
export async function administrate(soak: Soak, session: Session, traffic: Traffic): Promise<void> {
  while (!soak.isOver()) {
    const { kind, answered: answer } = traffic.call(session);
    await soak.tally.time(kind, async () => {
      const status = await answer;
      if (status !== 200) throw new Error(`answered with ${status}`);
    });
    await after(THOUGHT_MS * (0.5 + Math.random()));
  }
}

/** Pays a dollar of the company's revenue out, again and again. */
export const payOut = (soak: Soak, session: Session): Promise<void> =>
  every(PAYOUT_EVERY_MS, soak, () =>
    soak.tally.time('payout', async () => {
      const body = { payout_amount: 1, payout_method: 'ACH', notes: 'soak' };
      const { success } = answered(await session.post('/api/admin/company-revenue/process-payout', body));
      if (!success) throw new Error('refused');
    }),
  );

async function sendIn(program: Session, kind: string, records: object[]): Promise<void> {
  const { counts } = answered(await program.post(`/api/platform/${kind}`, { records }));
  if (counts.created !== records.length) throw new Error(`stored ${JSON.stringify(counts)}`);
}

/** Sends transactions in batches. */
export function sendTransactions(soak: Soak, program: Session): Promise<void> {
  let sent = 0;
  return every(TRANSACTIONS_EVERY_MS, soak, () => {
    const records = Array.from({ length: TRANSACTIONS_AT_ONCE }, () => sentTransaction('SOAK', sent++));
    return soak.tally.time('batch of transactions', () => sendIn(program, 'transactions', records));
  });
}

/** Sends withdrawals in batches. @param reviews gets the ids of those that now await review */
export function sendWithdrawals(soak: Soak, program: Session, reviews: string[]): Promise<void> {
  let sent = 0;
  return every(WITHDRAWALS_EVERY_MS, soak, () => {
    const records = Array.from({ length: WITHDRAWALS_AT_ONCE }, () => aWithdrawal(sent++));
    return soak.tally.time('batch of withdrawals', async () => {
      await sendIn(program, 'withdrawals', records);
      reviews.push(...records.map(({ withdrawal_id }) => withdrawal_id));
    });
  });
}

const playerId = (number: number) => `PLR-SOAK-${number % PLAYERS}`;

/** Sends the players who will ask for withdrawals. */
export function sendPlayers(program: Session): Promise<void> {
  const players = Array.from({ length: PLAYERS }, (_, number) =>
    aSentPlayer({ player_id: playerId(number), email: `soak-${number}@example.com` }),
  );
  return sendIn(program, 'players', players);
}

const aWithdrawal = (number: number) =>
  aSentWithdrawal({
    withdrawal_id: `SOAK-${number}`,
    player_id: playerId(number),
    game_id: OPEN_GAMES[number % OPEN_GAMES.length]?.gameId,
    occurred_at: new Date().toISOString(),
  });

/** Reads the platform's feed from its beginning. @returns the number of its events so far, and when reading has ended */
export function readFeed(soak: Soak, program: Session): { events: () => number; ended: Promise<void> } {
  let [events, after] = [0, ''];
  const read = async () => {
    while (!soak.isOver()) {
      // It waits for events, so its duration is none of the server's.
      const page = await program.get(`/api/platform/events?wait=8&limit=1000${after && `&after=${after}`}`);
      if (page.status !== 200) soak.tally.fail(`feed: answered with ${page.status}`);
      else {
        const { events: found, next_cursor } = JSON.parse(page.body.toString());
        events += found.length;
        after = next_cursor;
      }
    }
  };
  return { events: () => events, ended: read() };
}

const opened = (url: string, { headers }: Session, accept: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, accept }, agent: false }, resolve).on('error', reject);
  });

/** Follows the changes as an open screen does. @returns how much was told */
export async function followChanges(soak: Soak, origin: string, session: Session): Promise<() => number> {
  const stream = await opened(`${origin}/api/admin/changes`, session, 'text/event-stream');
  if (stream.statusCode !== 200) soak.tally.fail(`stream: answered with ${stream.statusCode}`);
  let told = 0;
  stream.on('data', (bytes: Buffer) => {
    if (bytes.includes('data: ')) told++;
  });
  stream.on('error', () => {});
  stream.on('close', () => {
    if (!soak.isOver()) soak.tally.fail('stream: ended');
  });
  return () => told;
}

/** Exports one table after the other. */
export function exportTables(soak: Soak, origin: string, session: Session): Promise<void> {
  const since = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
  const paths = [
    `/api/admin/exports/transactions?date_from=${since}`,
    '/api/admin/company-revenue/export',
    `/api/admin/audit/export?date_from=${since}`,
  ];
  let exported = 0;
  return every(EXPORT_EVERY_MS, soak, () =>
    soak.tally.time('export', async () => {
      const file = await opened(origin + paths[exported++ % paths.length], session, 'text/csv');
      if (file.statusCode !== 200) throw new Error(`answered with ${file.statusCode}`);
      // Rejects when the file is broken off.
      for await (const _ of file);
    }),
  );
}
