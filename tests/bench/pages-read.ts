import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { type AuditFilter, auditPage, MAX_LOOKED_AT } from '../../server/audit/log-queries.ts';
import { playerPage } from '../../server/players/queries.ts';
import { timelineOf } from '../../server/players/timeline-queries.ts';
import { BUSY, RARE } from './audit-rows.ts';
import { BUSY_PLAYER } from './busy-player.ts';
import type { Landmarks } from './list-calls.ts';
import type { BenchTable } from './table.ts';

// The number of pages of 8 kB that PostgreSQL reads for a list, whatever else the machine does meanwhile.

const MAX_PAGES = 500;
/** Each entry of the first filter that is looked at may be on a page of its own; the rest are the index's. */
const MAX_PAGES_OF_SEVERAL = MAX_LOOKED_AT * 1.1;
const SEVERAL: Record<string, AuditFilter> = {
  'an account and a result': { actor: BUSY, result: 'denied' },
  'an account and all that was done': { actor: BUSY, result: 'done' },
  'an account and an action that it never took': { actor: BUSY, action: 'database.restore_found' },
  'the console and a result': { actor: 'console', result: 'denied' },
};
const PARTS = { transactions: true, withdrawals: true, holds: true };
const SORTS = ['registered_at_desc', 'last_seen_at_desc', 'spent_desc'] as const;

interface Size {
  label: string;
  url: string;
  landmarks: Landmarks;
}

export async function pagesTable(sizes: Size[]): Promise<BenchTable> {
  const read = new Map<string, number[]>();
  for (const size of sizes) {
    for (const [name, pages] of await pagesRead(size)) read.set(name, [...(read.get(name) ?? []), pages]);
  }
  const several = Object.keys(SEVERAL).map((name) => `audit log, ${name}`);
  const mostOf = (isMeant: (name: string) => boolean) =>
    Math.max(...[...read].flatMap(([name, pages]) => (isMeant(name) ? pages : [])));
  const [most, mostOfSeveral] = [mostOf((name) => !several.includes(name)), mostOf((name) => several.includes(name))];
  return {
    title: 'Pages that PostgreSQL reads for 25 rows',
    columns: ['', ...sizes.map(({ label }) => label)],
    rows: [...read].map(([name, pages]) => [name, ...pages]),
    goals: [
      {
        text: `players, a timeline and the audit log by one filter: at most ${MAX_PAGES} pages at any size`,
        reached: most <= MAX_PAGES,
        measured: `${most}`,
      },
      {
        text: `the audit log by several filters: at most ${MAX_PAGES_OF_SEVERAL} pages at any size`,
        reached: mostOfSeveral <= MAX_PAGES_OF_SEVERAL,
        measured: `${mostOfSeveral}`,
      },
    ],
  };
}

async function pagesRead({ url, landmarks }: Size): Promise<[name: string, pages: number][]> {
  const pool = new Pool({ connectionString: url, max: 1 });
  let asked: { query: string; params: unknown[] }[] = [];
  const db = drizzle(pool, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } });
  const pages: [string, number][] = [];
  async function count(name: string, call: () => Promise<unknown>): Promise<void> {
    asked = [];
    await call();
    let sum = 0;
    for (const { query, params } of asked.filter((one) => /^\s*(select|with)/.test(one.query))) {
      const { rows } = await pool.query(`explain (analyze, buffers, format json) ${query}`, params);
      const { Plan: plan } = rows[0]['QUERY PLAN'][0];
      sum += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
    pages.push([name, sum]);
  }
  const search = (text: string) => ({ search: { text, personal: 'shown' as const } });
  try {
    const { next = null } = await timelineOf(db, BUSY_PLAYER, PARTS, 100, undefined);
    await count('timeline of the busiest player', () => timelineOf(db, BUSY_PLAYER, PARTS, 25, undefined));
    await count('timeline of the busiest player, page 5', () =>
      timelineOf(db, BUSY_PLAYER, PARTS, 25, next ?? undefined),
    );
    await count('timeline of a player with few', () => timelineOf(db, landmarks.rarePlayerId, PARTS, 25, undefined));
    for (const sort of SORTS) await count(`players by ${sort}`, () => playerPage(db, {}, sort, 25, undefined));
    for (const state of ['active', 'frozen', 'erased'] as const)
      await count(`players, ${state}`, () => playerPage(db, { state }, SORTS[0], 25, undefined));
    await count('players, a first name', () => playerPage(db, search('noor'), SORTS[0], 25, undefined));
    await count('players, an e-mail', () => playerPage(db, search(landmarks.rareEmail), SORTS[0], 25, undefined));
    const filters = {
      newest: {},
      'one day': { dateFrom: landmarks.day, dateTo: landmarks.day },
      'a busy account': { actor: BUSY },
      'an action': { action: 'webhook.test' },
      'an area': { action: 'game_item' },
      done: { result: 'done' },
      refused: { result: 'refused' },
      denied: { result: 'denied' },
      'a kind of record': { subjectType: 'game' },
      'a record': { subjectId: 'R-7' },
      'a request': { requestId: 'request-7' },
      'one entry, by account': { actor: RARE.actor },
      'one entry, by record': { subjectId: RARE.subjectId },
      'one entry, by request': { requestId: RARE.requestId },
      'one entry, by action': { action: 'database.restore_found' },
    } as const;
    for (const [name, filter] of Object.entries<AuditFilter>({ ...filters, ...SEVERAL }))
      await count(`audit log, ${name}`, () => auditPage(db, filter, 25));
    return pages;
  } finally {
    await pool.end();
  }
}
