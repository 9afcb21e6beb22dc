import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { changeWithdrawals } from '../../server/withdrawals/commands.ts';
import { addReviews } from './admin-traffic.ts';
import { openPool } from './filled-database.ts';
import { progress } from './progress.ts';
import { median, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// The cost of freezes, holds, notes, the texts of the audit log and the player of each step for a decision: the time of its statements, by table.

const ROUNDS = 10;
/** In each round. */
const DECISIONS = 30;
const MAX_SHARE = 0.2;
const BY = { adminId: 'adm_1', username: 'admin', address: null, requestId: null };
const CHANGES = {
  approve: { action: 'approve', note: 'Approved via admin panel' },
  reject: { action: 'reject', note: 'The account belongs to somebody else.' },
} as const;

/** The parts of a decision, by a table that a statement reads or writes. */
const PARTS = {
  stops: /from "player_(holds|freezes)"/,
  texts: /into "audit_texts"/,
  history: /into "withdrawal_history"/,
};
type Part = keyof typeof PARTS;
type Times = Record<'all' | Part, number[]>;

/** @param url a database that may be changed */
export async function decisionTable(url: string): Promise<BenchTable> {
  progress('decisions');
  const { db, pool, close } = openPool(url, 1);
  let spent: Partial<Record<Part, number>> = {};
  pool.on('connect', (client) => {
    timeStatements(client, (text, took) => {
      for (const part of Object.keys(PARTS) as Part[]) {
        if (PARTS[part].test(text)) spent[part] = (spent[part] ?? 0) + took;
      }
    });
  });

  const noTimes = (): Times => ({ all: [], stops: [], texts: [], history: [] });
  async function decide(kind: keyof typeof CHANGES, times: Times): Promise<void> {
    for (const id of await addReviews(db, DECISIONS)) {
      spent = {};
      const start = performance.now();
      const { failed } = await changeWithdrawals(db, BY, [id], CHANGES[kind]);
      times.all.push(performance.now() - start);
      for (const part of Object.keys(PARTS) as Part[]) times[part].push(spent[part] ?? 0);
      if (failed[0]) throw failed[0].refusal;
    }
  }
  const setTrigger = (to: 'enable' | 'disable') =>
    db.execute(sql.raw(`alter table withdrawal_history ${to} trigger withdrawal_history_player`));

  try {
    // The demo has stopped some of the players who are decided about.
    await db.execute(sql`update player_freezes set ended_at = now() where ended_at is null`);
    await db.execute(sql`update player_holds set ended_at = now() where ended_at is null`);
    await decide('approve', noTimes());
    const [approving, rejecting, bare, amongFrozen] = [noTimes(), noTimes(), noTimes(), noTimes()];
    // In turn, so that other load on the machine affects all in the same way.
    for (let round = 0; round < ROUNDS; round++) {
      await decide('approve', approving);
      await decide('reject', rejecting);
      await setTrigger('disable');
      await decide('reject', bare);
      await setTrigger('enable');
    }
    // Of all players but those who are decided about.
    const others = sql`from players where player_id not in (select player_id from players order by player_id limit 400)`;
    await db.execute(
      sql`insert into player_freezes (player_id, reason) select player_id, 'A benchmark' ${others} on conflict do nothing`,
    );
    await db.execute(
      sql`insert into player_holds (player_id, reason) select player_id, 'A benchmark' ${others} on conflict do nothing`,
    );
    await db.execute(sql`insert into notes (player_id, text) select player_id, 'A benchmark' ${others}`);
    await db.execute(sql`analyze player_freezes, player_holds, notes`);
    for (let round = 0; round < ROUNDS; round++) await decide('approve', amongFrozen);
    const measured: [name: string, times: Times][] = [
      ['approving', approving],
      ['rejecting', rejecting],
      ['rejecting, steps without their player', bare],
      ['approving, where all other players are frozen and held', amongFrozen],
    ];
    return {
      title: `A decision about one withdrawal, ms: all of it, and its statements about freezes and holds, the texts of the audit log, and the step (medians of ${ROUNDS * DECISIONS})`,
      columns: ['', 'all', 'freezes and holds', 'texts', 'step'],
      rows: measured.map(([name, { all, stops, texts, history }]) => [
        name,
        ...[all, stops, texts, history].map((times) => rounded(median(times))),
      ]),
      goals: measured.map(([name, times]) => {
        const share = median(
          times.all.map((all, index) => ((times.stops[index] ?? 0) + (times.texts[index] ?? 0)) / all),
        );
        return {
          text: `${name}: freezes, holds and texts take at most ${100 * MAX_SHARE} % of a decision`,
          reached: share <= MAX_SHARE,
          measured: `${Math.round(100 * share)} %`,
        };
      }),
    };
  } finally {
    await close();
  }
}

/** Reports each statement of a connection with how long it took, milliseconds. */
function timeStatements(client: PoolClient, report: (text: string, took: number) => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  client.query = (async (...given: unknown[]) => {
    const start = performance.now();
    const result = await query(...given);
    const [asked] = given;
    report(typeof asked === 'string' ? asked : String((asked as { text?: string }).text), performance.now() - start);
    return result;
  }) as unknown as typeof client.query;
}
