import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import { connectConsole, connectEmbedded, connectServer } from '../../server/db/connection/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { sessions } from '../../server/db/schema/people.ts';
import type { SentPayment } from '../../server/statements/matching/match.ts';
import { startPostgres } from '../postgres.ts';
import { aWithdrawal, behindTheTriggers, insertFirstRecords } from '../server/server-under-test.ts';
import { appOn } from '../server/test-app.ts';
import { temporaryDirectory } from '../server-process.ts';
import { progress } from './progress.ts';
import { asCsv, generatedStatement } from './statement-rows.ts';
import { quantile, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';
import type { Upload, Uploaded } from './upload-sender.ts';

// The upload of a statement to a server that has its payments, and what others wait for meanwhile.

const GOAL_MS = 10_000;
const OTHERS: Upload['others'] = [
  ['GET', '/admin/withdrawal/withdrawals?status=pending_review'],
  ['GET', '/admin/withdrawal/withdrawals/summary'],
  ['GET', '/api/admin/players'],
  ['GET', '/api/admin/system/reconciliation/statements'],
  ['POST', '/api/admin/players/PLR-1/notes', { text: 'A note.' }],
];

export async function uploadTable(lines: number): Promise<BenchTable> {
  const statement = generatedStatement(lines);
  const body = Buffer.from(asCsv(statement));
  const rows: (string | number)[][] = [];
  const goals: BenchTable['goals'] = [];
  for (const [name, goalMs, everyMs, connect] of [
    ['PostgreSQL', 100, 25, onPostgres],
    ['the embedded database', 500, 100, onDirectory],
  ] as const) {
    progress(`a statement of ${lines} lines on ${name}`);
    const { db, ping, close } = await connect(async (db) => {
      await insertFirstRecords(db);
      await insertPayments(db, statement.payments);
    });
    try {
      progress('uploading');
      const { status, ms, matched, alone, others, failed, longestStopMs } = await uploadTo(db, ping, { body, everyMs });
      const p99 = quantile(others, 0.99);
      const waits = [quantile(alone, 0.99), quantile(others, 0.5), p99, longestStopMs].map(rounded);
      rows.push([name, rounded(ms / 1_000), matched, `${others.length}, one per ${everyMs} ms`, ...waits]);
      goals.push(
        {
          text: `${name}: the upload is answered within 10 s, and no other call fails`,
          reached: status === 201 && ms <= GOAL_MS && failed === 0,
          measured: `${status} after ${rounded(ms / 1_000)} s, ${failed} failed`,
        },
        {
          text: `${name}: p99 of other calls below ${goalMs} ms`,
          reached: p99 < goalMs,
          measured: `${rounded(p99)} ms`,
        },
      );
    } finally {
      await close();
    }
  }
  return {
    title: `Uploading ${rounded(body.length / 2 ** 20)} MB against ${statement.payments.length} payments, while others call`,
    columns: [
      ...['', 'upload, s', 'lines matched by themselves', 'other calls', 'their p99 without an upload, ms'],
      ...['p50 during it, ms', 'p99 during it, ms', 'longest stop of the process, ms'],
    ],
    rows,
    goals,
  };
}

type Fill = (db: Database) => Promise<void>;

async function onPostgres(fill: Fill) {
  const postgres = await startPostgres();
  // The server's own connections give up after four seconds.
  const filling = await connectConsole(postgres.url);
  await fill(filling.db).finally(filling.close);
  const { db, ping, close } = await connectServer(postgres.url);
  return { db, ping, close: () => close().finally(() => postgres.remove()) };
}

async function onDirectory(fill: Fill) {
  const directory = await temporaryDirectory();
  const { db, ping, close } = await connectEmbedded(directory.path);
  await fill(db);
  return { db, ping, close: () => close().finally(() => directory.remove()) };
}

async function uploadTo(db: Database, ping: () => Promise<void>, { body, everyMs }: { body: Buffer; everyMs: number }) {
  const token = newSecret();
  const expiresAt = sql`now() + interval '1 hour'`;
  await db.insert(sessions).values({ adminId: 'adm_1', tokenHash: hashSecret(token), expiresAt });
  const app = appOn({ db, ping, answerWithinMs: 60_000 });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const path = '/api/admin/system/reconciliation/statements?file_name=bench.csv';
  const workerData: Upload = { port, token, path, body, others: OTHERS, everyMs };
  const stops = monitorEventLoopDelay({ resolution: 1 });
  stops.enable();
  const client = new Worker(new URL('./upload-sender.ts', import.meta.url), { workerData });
  const [outcome] = (await once(client, 'message')) as [Uploaded];
  stops.disable();
  await client.terminate();
  server.close();
  return { ...outcome, longestStopMs: stops.max / 1_000_000 };
}

/** As many as one statement of SQL inserts. */
const AT_ONCE = 2_000;

/** Withdrawals that were sent and paid: copies of one that was. */
export async function insertPayments(db: Database, payments: readonly SentPayment[]): Promise<void> {
  const template = await aWithdrawal(db, { status: 'completed' });
  await behindTheTriggers(db, async (tx) => {
    for (let from = 0; from < payments.length; from += AT_ONCE) {
      const rows = payments.slice(from, from + AT_ONCE).map(({ withdrawalId, reference, amountCents, sentAt }) => ({
        ...{ id: withdrawalId, reference, cents: amountCents, at: sentAt.toISOString() },
      }));
      const given = sql`json_to_recordset(${JSON.stringify(rows)}::text::json)
        as one(id text, reference text, cents bigint, at timestamptz)`;
      // As a source: `(…).*` in a list of columns calls the function once per column.
      await tx.execute(sql`insert into withdrawals select made.*
        from withdrawals as template, ${given}, jsonb_populate_record(template, jsonb_build_object(
          'withdrawal_id', one.id, 'net_cents', one.cents, 'requested_cents', one.cents, 'fee_cents', 0,
          'created_at', one.at, 'updated_at', one.at)) as made
        where template.withdrawal_id = ${template}`);
      await tx.execute(sql`insert into withdrawal_history overriding system value select made.*
        from (select one.*, template from ${given}, withdrawal_history as template
          where template.withdrawal_id = ${template} order by one.at, template.id) as step,
        jsonb_populate_record(step.template, jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('withdrawal_history', 'id')), 'withdrawal_id', step.id,
          'created_at', step.at, 'note', case (step.template).to_status when 'completed' then step.reference end)) as made`);
    }
  });
  await db.execute(sql`analyze`);
}
