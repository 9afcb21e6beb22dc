import { globSync } from 'node:fs';
import { getTableName, is, like, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed-demo.ts';
import { transactionIdOf } from '../../demo/transaction-id.ts';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { BUILT_IN_ROLES, PLATFORM_ROLE } from '../../server/authentication/roles.ts';
import { presentStats } from '../../server/dashboard/present.ts';
import { dashboardFigures } from '../../server/dashboard/queries.ts';
import { type Connection, connectServer } from '../../server/db/connection/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { approvalRequests } from '../../server/db/schema/approvals.ts';
import { ledgerAccounts, ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { reviewQueue } from '../../server/db/schema/review.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { availableRevenue } from '../../server/ledger/revenue-line.ts';
import { makeSearchKeys } from '../../server/records/search-keys.ts';
import { reviewFigures } from '../../server/review/figure-queries.ts';
import { requestRow } from '../../server/second-person/request-queries.ts';
import { insertDemoRequests } from '../../server/start/demo-commands.ts';
import { startDemoLive } from '../../server/start/demo-live.ts';
import { insertDemoStatements } from '../../server/start/demo-statements.ts';
import { presentStatement } from '../../server/statements/present.ts';
import { statementPage } from '../../server/statements/queries.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { signalsOfWithdrawals } from '../../server/withdrawals/signal-queries.ts';
import { SignalKind } from '../../src/generated/model/signalKind.ts';
import type { WithdrawalSignal } from '../../src/generated/model/withdrawalSignal.ts';
import { size } from '../faults/suite.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';
import { behindTheTriggers } from './server-under-test.ts';

const isFrozen = ({ kind, level }: WithdrawalSignal) => kind === 'frozen' && level === 'high';
const NOW = new Date('2026-11-21T12:00:00.000Z');
const files = globSync('server/db/schema/*.ts').map((file) => import(`../../${file}`));
const tables = (await Promise.all(files)).flatMap(Object.values).filter((exported) => is(exported, PgTable));
/** The migration creates the accounts that belong to no player. */
const emptied = tables.filter((table) => table !== ledgerAccounts);

// On a PostgreSQL server, which takes a third of the time of the embedded database; that has the demo in every test that starts a
// server on a data directory.
let database: TestDatabase;
let connection: Connection;
let db: Database;
let definitions: unknown;
beforeAll(async () => {
  database = await createDatabase();
  connection = await connectServer(database.url);
  // One connection without a short time limit.
  db = connection.upkeep;
  definitions = await indexesAndKeys();
});
afterAll(async () => {
  await connection?.close();
  await database?.remove();
});

async function seed(options: { now?: Date; transactions?: number; withdrawals?: number } = {}): Promise<void> {
  const names = sql.join(
    emptied.map((table) => sql`${table}`),
    sql`, `,
  );
  await behindTheTriggers(db, (tx) => tx.execute(sql`truncate ${names} restart identity cascade`));
  await db.delete(ledgerAccounts).where(like(ledgerAccounts.accountId, 'player:%'));
  await seedDemo(db, { now: NOW, demoAdmin: { passwordHash: 'of-the-demo' }, ...options });
}

async function rows<T = Record<string, unknown>>(query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as { rows: T[] }).rows;
}

/** Expects no rows; a failing test then shows the unexpected ones. */
const none = async (query: SQL) => expect(await rows(query)).toEqual([]);

async function distinct(column: SQL, table: SQL): Promise<unknown[]> {
  return (await rows<{ value: unknown }>(sql`select distinct ${column} as value from ${table} order by 1`)).map(
    ({ value }) => value,
  );
}

async function checksums(): Promise<Record<string, unknown>> {
  const sums: Record<string, unknown> = {};
  for (const table of tables) {
    const [row] = await rows(
      sql`select count(*), md5(string_agg(line::text, ';' order by line::text)) from ${table} line`,
    );
    sums[getTableName(table)] = row;
  }
  return sums;
}

const indexesAndKeys = () =>
  rows(sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, indisvalid as holds
      from pg_index join pg_class on oid = indrelid where relnamespace = 'public'::regnamespace
    union all
    select conname, conrelid::regclass || ' ' || pg_get_constraintdef(oid), convalidated
      from pg_constraint where connamespace = 'public'::regnamespace
    order by 1, 2`);

/** Runs queries at a moment of the demo. They use an unqualified now(), so they find this function first. */
async function at<T>(now: Date, run: () => Promise<T>): Promise<T> {
  await db.execute(sql`create schema if not exists clock`);
  await db.execute(
    sql.raw(`create or replace function clock.now() returns timestamptz language sql
    as $$ select '${now.toISOString()}'::timestamptz $$`),
  );
  await db.execute(sql`set search_path to clock, pg_catalog, public`);
  try {
    return await run();
  } finally {
    await db.execute(sql`set search_path to public`);
  }
}

/** Each change on the dashboard for each period, as somebody would see it at that moment. */
const dashboardChanges = (now: Date) =>
  at(now, async () => {
    const changes: [string, number | null | undefined][] = [];
    for (const days of [7, 30, 90]) {
      const stats = presentStats(await dashboardFigures(db, days));
      for (const change of ['revenueChange', 'userChange', 'transactionChange', 'withdrawalChange'] as const) {
        changes.push([`${change} of ${days} days`, stats[change]]);
      }
    }
    return changes;
  });

const beyondQuarter = (changes: Awaited<ReturnType<typeof dashboardChanges>>) =>
  changes.filter(([, percent]) => typeof percent !== 'number' || Math.abs(percent) > 25);

/** Those after the first are part of the full form. Saturday noon is the time of the large demo below. */
const MOMENTS = [
  ['a Monday’s first minute', '2026-11-23T00:00:30.000Z'],
  ['a Sunday’s last minute', '2028-02-27T23:59:30.000Z'],
  ['a Tuesday night', '2026-12-01T03:00:00.000Z'],
  ['a Wednesday morning', '2026-07-01T07:59:00.000Z'],
  ['a Thursday noon', '2026-12-31T12:00:00.000Z'],
  ['a Friday afternoon', '2027-02-05T17:30:00.000Z'],
];
test.each(MOMENTS.slice(0, size(1, MOMENTS.length)))(
  'on %s no figure of the dashboard changes by more than a quarter, even in a small demo',
  async (_, moment) => {
    const now = new Date(moment);
    await seed({ now, transactions: 3_000, withdrawals: 72 });
    expect(beyondQuarter(await dashboardChanges(now))).toEqual([]);
  },
);

test('the same moment and size give the same rows, another moment gives others', async () => {
  await seed({ transactions: 300 });
  const first = await checksums();
  await seed({ transactions: 300 });
  expect(await checksums()).toEqual(first);
  await seed({ transactions: 300, now: new Date(NOW.getTime() + 1_000) });
  expect((await checksums()).transactions).not.toEqual(first.transactions);
});

const WITHDRAWALS = size(500, 6_000);
test('a demo has as many withdrawals as asked for, with books that add up', async () => {
  await seed({ transactions: 300, withdrawals: WITHDRAWALS });
  const [count] = await rows(
    sql`select count(*)::int as all, count(distinct status)::int as statuses from withdrawals`,
  );
  expect(count).toEqual({ all: WITHDRAWALS, statuses: 7 });
  expect(await brokenInvariants(db)).toEqual([]);
});

const SMALL = [
  '2027-01-01T00:00:00.000Z',
  '2028-02-29T23:59:59.999Z',
  '2026-11-23T07:59:59.000Z',
  '2026-06-14T03:30:00.000Z',
];
test.each(SMALL.slice(0, size(1, SMALL.length)))(
  'a small demo made at %s still has a withdrawal in every status and an available balance',
  async (now) => {
    await seed({ transactions: 60, now: new Date(now) });
    expect(await distinct(sql`status`, sql`withdrawals`)).toHaveLength(7);
    expect((await availableRevenue(db)).cents).toBeGreaterThan(0);
  },
);

test('ten thousand neighbouring transaction ids, and those far away, all differ', () => {
  const numbers = [0, 2 ** 25, 2 ** 40].flatMap((start) => Array.from({ length: 10_000 }, (_, i) => start + i));
  const ids = new Set(numbers.map(transactionIdOf));
  expect(ids.size).toBe(numbers.length);
  for (const id of ids) expect(id).toMatch(/^TXN-[0-9A-HJKMNP-TV-Z]{10}$/);
});

describe('the demo of 20,000 transactions', () => {
  beforeAll(() => seed());

  test('has as many transactions as asked for, and all the rest in proportion', async () => {
    const [counts] = await rows(sql`select
      (select count(*)::int from transactions) as transactions, (select count(*)::int from players) as players,
      (select count(*)::int from games) as games, (select count(*)::int from withdrawals) as withdrawals`);
    expect(counts).toEqual({ transactions: 20_000, players: 900, games: 8, withdrawals: 900 });
    await none(sql`select game_id, count(*) from game_items group by 1 having count(*) not between 6 and 14`);
  });

  test('is filled without indexes and keys, and has all of them afterwards', async () => {
    expect(await indexesAndKeys()).toEqual(definitions);
  });

  test('is found by its search keys at once', async () => {
    expect(await makeSearchKeys(db)).toBe(0);
  });

  test('shows every type and status there is', async () => {
    const all = async (column: SQL, table: SQL, expected: string[]) =>
      expect(await distinct(column, table)).toEqual(expected.sort());
    await all(sql`status`, sql`transactions`, ['pending', 'completed', 'failed', 'cancelled']);
    const types = ['purchase', 'transfer', 'withdrawal', 'currency_send', 'item_purchase'];
    await all(sql`transaction_type`, sql`transactions`, types);
    const statuses = ['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed'];
    await all(sql`status`, sql`withdrawals`, statuses);
    await all(sql`status`, sql`games`, ['active', 'inactive']);
    await all(sql`item_type`, sql`game_items`, ['currency_pack', 'bundle', 'starter_pack', 'special_offer']);
    await all(sql`item_category`, sql`game_items`, ['featured', 'weekly', 'daily', 'standard']);
    await all(sql`item_rarity`, sql`game_items`, ['common', 'rare', 'epic', 'legendary']);
    const revenue = ['transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other'];
    await all(sql`revenue_type`, sql`revenue_records`, revenue);
  });

  test('has limited offers that are over, that run and that are to come', async () => {
    const [offers] = await rows(sql`select
      bool_or(available_until < ${NOW.toISOString()}) as over, bool_or(available_from > ${NOW.toISOString()}) as coming,
      bool_or(${NOW.toISOString()} between available_from and available_until) as running from game_items`);
    expect(offers).toEqual({ over: true, coming: true, running: true });
    await none(sql`select * from transactions t join game_items i using (item_id)
      where t.created_at not between coalesce(available_from, '-infinity') and coalesce(available_until, 'infinity')
        or t.game_id <> i.game_id or t.amount_cents <> i.price_cents`);
  });

  test('changes by no more than a quarter on the dashboard, in any period', async () => {
    expect(beyondQuarter(await dashboardChanges(NOW))).toEqual([]);
  });

  test('has a week like any other but for the anniversary of Starfall Arena, whose offer explains it', async () => {
    const [peak] = await rows(sql`
      with sold as (
        select floor(extract(epoch from ${NOW.toISOString()}::timestamptz - created_at) / 86400) as days_ago,
          (count(*) filter (where game_id = 'starfall-arena'))::int as here, (count(*) filter (where game_id <> 'starfall-arena'))::int as elsewhere
        from transactions where created_at > ${NOW.toISOString()}::timestamptz - interval '40 days' group by 1
      )
      select max(here) > 2 * percentile_cont(0.5) within group (order by here) as stands_out,
        (array_agg(days_ago::int order by here desc))[1] as days_ago,
        max(elsewhere) < 2 * percentile_cont(0.5) within group (order by elsewhere) as ordinary_elsewhere from sold`);
    expect(peak).toMatchObject({ stands_out: true, ordinary_elsewhere: true });
    await none(sql`select 1 where not exists (select from game_items where item_name = 'Anniversary Vault'
      and ${NOW.toISOString()}::timestamptz - ${peak?.days_ago} * interval '1 day' between available_from and available_until)`);
  });

  test('is busier in the evening and at the weekend than an even spread', async () => {
    const [shares] = await rows(sql`select
      avg((extract(isodow from created_at at time zone 'UTC') >= 6)::int)::float as weekend,
      avg((extract(hour from created_at at time zone 'UTC') between 18 and 22)::int)::float as evening from transactions`);
    expect(shares?.weekend).toBeGreaterThan(1.1 * (2 / 7));
    expect(shares?.evening).toBeGreaterThan(1.4 * (5 / 24));
  });

  test('has books that add up', async () => {
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('has nothing after its moment and nothing before its player had joined', async () => {
    const columns: [string, string[]][] = [
      ['admins', ['created_at', 'updated_at', 'disabled_at']],
      ['games', ['created_at', 'updated_at']],
      ['game_items', ['created_at', 'updated_at']],
      ['players', ['created_at']],
      ['transactions', ['created_at', 'updated_at']],
      ['withdrawals', ['created_at', 'updated_at', 'processed_at']],
      ['withdrawal_history', ['created_at']],
      ['revenue_records', ['created_at']],
      ['payouts', ['paid_out_at']],
      ['ledger_transfers', ['created_at']],
      ['audit_log', ['created_at']],
      ['player_freezes', ['created_at', 'ended_at']],
      ['player_holds', ['created_at']],
      ['player_erasures', ['erased_at']],
      ['notes', ['created_at', 'edited_at']],
    ];
    for (const [table, names] of columns) {
      for (const name of names) {
        const column = sql.identifier(name);
        await none(sql`select ${column} from ${sql.identifier(table)} where ${column} > ${NOW.toISOString()}`);
      }
    }
    for (const table of ['transactions', 'withdrawals']) {
      await none(sql`select p.player_id from ${sql.identifier(table)} t join players p using (player_id)
        where t.created_at < p.created_at`);
    }
  });

  test('has pending transactions of the last three days only', async () => {
    await none(sql`select * from transactions where status = 'pending'
      and created_at < ${NOW.toISOString()}::timestamptz - interval '3 days'`);
  });

  test('numbers rows in the order of time', async () => {
    for (const [table, id] of [
      ['transactions', 'id'],
      ['withdrawals', 'withdrawal_id'],
      ['withdrawal_history', 'id'],
      ['revenue_records', 'id'],
      ['audit_log', 'audit_id'],
    ] as const) {
      await none(sql`select * from (
          select created_at, lag(created_at) over (order by ${sql.identifier(id)}) as before from ${sql.identifier(table)}
        ) as line where created_at < before`);
    }
  });

  test('has withdrawals whose amounts, reasons and times agree with their status', async () => {
    await none(sql`select * from withdrawals where requested_cents <> net_cents + fee_cents
      or fee_cents <> greatest(100, round(requested_cents * 0.025)) or requested_cents not between 2000 and 800000
      or (status = 'rejected') <> (rejection_reason is not null)
      or (status in ('completed', 'failed')) <> (processed_at is not null)`);
    await none(sql`select * from withdrawal_history where reason_code is not null and action <> 'reject'
      or (select count(*) from withdrawal_history where reason_code is not null) < 5 limit 1`);
  });

  test('leaves the worker something to do, one after the other, and nothing that it would have done long ago', async () => {
    const now = sql`${NOW.toISOString()}::timestamptz`;
    const approved = await rows<{ minutes: number }>(sql`
      select (extract(epoch from ${now} - updated_at) / 60)::float as minutes from withdrawals
      where status = 'approved' order by updated_at`);
    expect(approved).toHaveLength(6);
    for (const [index, { minutes }] of approved.entries()) {
      expect(minutes).toBeLessThan(15);
      const next = approved[index + 1];
      if (next) expect(minutes - next.minutes).toBeGreaterThan(1);
    }
    const processing = await rows(sql`select
      updated_at > ${now} - interval '2 minutes' and lease_until - ${now} between '1 second' and '3 minutes' as just_sent
      from withdrawals where status = 'processing'`);
    expect(processing).toEqual(Array(4).fill({ just_sent: true }));
    // A payment that was made has the rail's reference, and a refused one its reason.
    await none(sql`select * from withdrawal_history where action in ('complete', 'fail') and note is null`);
  });

  test('has a request in the queue for each signal that is less grave without it', async () => {
    const waiting = await rows<{ id: string }>(
      sql`select withdrawal_id as id from withdrawals where status like 'pending%'`,
    );
    const found = await signalsOfWithdrawals(
      db,
      waiting.map(({ id }) => id),
    );
    // The gravest come first: without the first one, the request would be less grave, or like any other. To a frozen player nothing is paid, whatever
    // else there is.
    const decisive = found.flatMap(({ signals }) => {
      const [first, second] = signals;
      const isAlone = first && first.level !== second?.level && ['high', 'warn'].includes(first.level);
      return [...(isAlone ? [first.kind] : []), ...signals.filter(isFrozen).map(({ kind }) => kind)];
    });
    expect([...new Set(decisive)].toSorted()).toEqual(Object.values(SignalKind).toSorted());
  });

  test('decides as a team does: many within the day, some after days, other days at another pace, some twice', async () => {
    const { medianMinutes, withinTarget, days, reasons } = await at(NOW, () => reviewFigures(db, 30, 24));
    expect(medianMinutes).toBeGreaterThan(60);
    expect(medianMinutes).toBeLessThan(24 * 60);
    expect(withinTarget).toBeGreaterThan(50);
    expect(withinTarget).toBeLessThan(85);
    const medians = days.flatMap((day) => day.medianMinutes ?? []);
    expect(Math.max(...medians)).toBeGreaterThan(4 * Math.min(...medians));
    expect(new Set(reasons.map(({ use }) => use))).toEqual(new Set(['reject', 'snooze', 'skip']));
    await none(sql`select 1 from (select count(*) as again, count(distinct admin_id) as people from withdrawal_history where action = 'recall') as recalls
      where again < 5 or people < 2`);
    await none(sql`select * from withdrawal_history decided join withdrawals using (withdrawal_id)
      where decided.action in ('approve', 'reject') and decided.created_at < withdrawals.created_at + interval '3 minutes'`);
    await none(sql`select d.* from review_deferrals d join withdrawals w using (withdrawal_id)
      where d.created_at < w.created_at or d.created_at > d.ended_at or w.status like 'pending%' and d.ended_at is null`);
  });

  test('hands out exactly what awaits review', async () => {
    const waiting = await db
      .select({ id: withdrawals.withdrawalId })
      .from(withdrawals)
      .where(sql`${withdrawals.status} in ('pending', 'pending_review')`);
    const queued = await db.select({ id: reviewQueue.withdrawalId }).from(reviewQueue);
    expect(queued.map(({ id }) => id).sort()).toEqual(waiting.map(({ id }) => id).sort());
    expect(queued.length).toBeGreaterThan(10);
  });

  test('has withdrawals with a legal history that ends in their status', async () => {
    const legal = [
      ['create', null, 'pending'],
      ['create', null, 'pending_review'],
      ...['pending', 'pending_review'].flatMap((from) => [
        ['approve', from, 'approved'],
        ['reject', from, 'rejected'],
      ]),
      ['process', 'approved', 'processing'],
      ['recall', 'approved', 'pending_review'],
      ['complete', 'processing', 'completed'],
      ['fail', 'processing', 'failed'],
      ['retry', 'failed', 'processing'],
    ].map((step) => JSON.stringify(step));
    const steps = await rows<{ step: [string, string | null, string]; previous: string | null; by_admin: boolean }>(sql`
      select json_build_array(action, from_status, to_status) as step, admin_id is not null as by_admin,
        lag(to_status) over (partition by withdrawal_id order by id) as previous from withdrawal_history`);
    for (const { step, previous, by_admin } of steps) {
      expect(legal).toContain(JSON.stringify(step));
      expect(step[1]).toBe(previous);
      expect(by_admin).toBe(['approve', 'reject', 'recall', 'retry'].includes(step[0]));
    }
    expect(new Set(steps.map(({ step }) => JSON.stringify(step))).size).toBe(legal.length);

    await none(sql`select w.withdrawal_id, w.status, newest.to_status from withdrawals w join (
        select distinct on (withdrawal_id) * from withdrawal_history order by withdrawal_id, id desc
      ) as newest using (withdrawal_id)
      where w.status <> newest.to_status or w.updated_at <> newest.created_at
        or w.processed_at <> newest.created_at or w.rejection_reason <> newest.note`);
    await none(sql`select withdrawal_id from withdrawals w join withdrawal_history h using (withdrawal_id)
      where h.action = 'create' and h.created_at <> w.created_at`);
  });

  test('has players in every state, under a hold, with notes, and with a bank account that they share, and pays nobody who is stopped', async () => {
    const count = async (query: SQL) =>
      Number((await rows<{ count: string }>(sql`select count(*) from ${query}`))[0]?.count);
    const inForce = sql`ended_at is null and (until is null or until > ${NOW.toISOString()})`;
    expect(await count(sql`player_freezes where ${inForce}`)).toBe(2);
    expect(await count(sql`player_freezes where ended_at is not null`)).toBe(1);
    expect(await count(sql`player_holds where ended_at is null`)).toBe(1);
    expect(await count(sql`players where email is null`)).toBe(1);
    expect(await count(sql`notes`)).toBe(2);
    expect(
      await count(
        sql`(select from withdrawals group by account_fingerprint having count(distinct player_id) > 1) shared`,
      ),
    ).toBeGreaterThan(1);
    expect(await count(sql`player_totals where transaction_count > 200`)).toBeGreaterThan(0);
    await none(sql`select w.withdrawal_id from withdrawals w where status in ('approved', 'processing') and player_id in (
      select player_id from player_freezes where ended_at is null union select player_id from player_holds)`);
    await none(
      sql`select w.* from withdrawals w join player_erasures using (player_id) where contact_email is not null`,
    );
  });

  test('has one revenue record for each thing that earned, of the same amount', async () => {
    await none(sql`select transaction_id from transactions left join revenue_records
        on source_type = 'transaction' and source_id = transaction_id
      where coalesce(revenue_records.amount_cents, 0) <> case when status = 'completed' then fee_cents else 0 end`);
    await none(sql`select withdrawal_id from withdrawals left join revenue_records
        on source_type = 'withdrawal' and source_id = withdrawal_id
      where coalesce(amount_cents, 0) <> case when status = 'completed' then fee_cents else 0 end`);
  });

  test('has payouts that tie out to the cent with the revenue that was there, and leave some', async () => {
    // I8 and I9 of the books hold.
    await none(
      sql`select p.id from payouts p join revenue_records r on r.id = last_record_id where r.created_at > p.paid_out_at`,
    );
    const { cents } = await availableRevenue(db);
    const [left] = await rows(sql`select (${cents}::bigint / sum(amount_cents))::float as share from revenue_records`);
    expect(left?.share).toBeGreaterThan(0.15);
    expect(left?.share).toBeLessThan(0.25);
  });

  test('has one audit row for each change of a withdrawal and each payout, with who did it', async () => {
    await none(sql`select * from (
        select 'withdrawal.' || action as action, withdrawal_id as id, created_at, admin_id from withdrawal_history
        where action <> 'create'
        union all select 'withdrawal.' || kind, withdrawal_id, created_at, admin_id from review_deferrals
        union all select 'payout.process', id::text, paid_out_at, admin_id from payouts
        union all select 'player.freeze', player_id, created_at, admin_id from player_freezes
        union all select 'player.unfreeze', player_id, ended_at, ended_by from player_freezes where ended_at is not null
        union all select 'player.hold', player_id, created_at, admin_id from player_holds
        union all select 'player.erase', player_id, erased_at, null from player_erasures
        union all select 'player.add_note', player_id, created_at, admin_id from notes where withdrawal_id is null
        union all select 'withdrawal.add_note', withdrawal_id, created_at, admin_id from notes where withdrawal_id is not null
        union all select 'withdrawal.edit_note', withdrawal_id, edited_at, admin_id from notes where edited_at is not null
      ) as effect full join audit_log l
        on l.action = effect.action and l.subject_id = effect.id and l.created_at = effect.created_at
      where l.audit_id is null or effect.id is null or l.admin_id is distinct from effect.admin_id`);
    await none(sql`select * from audit_log l left join admins using (admin_id)
      where l.username is distinct from admins.username and l.username <> 'console'`);
  });

  test('lets sign in one administrator for each built-in role, and nobody who has left', async () => {
    const able = await rows(sql`select username, password_hash, role_ids from admins where disabled_at is null`);
    expect(able).toEqual(
      BUILT_IN_ROLES.filter(({ id }) => id !== PLATFORM_ROLE)
        .map(({ id }) => ({
          username: id === 'administrator' ? 'admin' : id,
          password_hash: 'of-the-demo',
          role_ids: [id],
        }))
        .toSorted(
          (one, other) =>
            able.findIndex(({ username }) => username === one.username) -
            able.findIndex(({ username }) => username === other.username),
        ),
    );
    const byRole = await distinct(
      sql`admins.username || ' ' || action`,
      sql`withdrawal_history join admins using (admin_id) where admins.role_ids <> '{administrator}'`,
    );
    expect(byRole).toEqual(['finance retry', 'reviewer approve', 'reviewer recall', 'reviewer reject']);
    await none(sql`select * from withdrawal_history h join admins using (admin_id) where h.created_at > disabled_at`);
  });

  test('has five decisions that wait for a second person, of the reviewer, of finance and of the administrator', async () => {
    await insertDemoRequests(db, 150_000);
    const asked = await db.select().from(approvalRequests).orderBy(approvalRequests.id);
    expect(asked.map(({ action, requestedBy, state }) => [action, requestedBy, state])).toEqual([
      ['approve', 'adm_1', 'waiting'],
      ['approve', 'adm_4', 'waiting'],
      ['retry', 'adm_1', 'waiting'],
      ['payout', 'adm_1', 'waiting'],
      ['payout', 'adm_5', 'waiting'],
    ]);
    const rows = await Promise.all(asked.map(({ id }) => requestRow(db, id)));
    const [admin, reviewer, finance] = [['admin'], ['reviewer'], ['finance']];
    expect(rows.map(({ waitingFor }) => waitingFor)).toEqual([reviewer, admin, finance, finance, admin]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('has a closed statement of the bank, one with returns and a sum to confirm, and one that does not follow', async () => {
    const moved = await db.$count(ledgerTransfers);
    await insertDemoStatements(db, NOW.getTime());
    const { rows: full } = await statementPage(db, { limit: 10 });
    const [third, second, first] = full.map(presentStatement);
    expect(first).toMatchObject({ format: 'mt940', state: 'closed', problems: [] });
    expect(second).toMatchObject({ format: 'csv', state: 'open', counts: { returned: 2, open: 2 } });
    expect(second?.counts.proposed).toBeGreaterThanOrEqual(1);
    const kinds = third?.problems.map(({ kind }) => kind);
    expect(kinds).toEqual(['opening_balance', 'closing_balance', 'number']);
    expect(await db.$count(ledgerTransfers)).toBe(moved);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

/** So many records a second, sent ten times in it. */
const PACE = { rate: 60, every: 100 };

test('the simulated platform sends the demo new records until it is stopped, and the books stay balanced', async () => {
  await seed({ now: new Date(), transactions: 300 });
  const count = () => db.$count(transactions);
  const received = () => db.$count(withdrawals, sql`received_at > now() - interval '1 hour'`);
  const before = await count();
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  const stop = startDemoLive(connection.db, log, PACE);
  await expect.poll(count).toBeGreaterThan(before + 40);
  // One record in 25 is a withdrawal.
  await expect.poll(received).toBeGreaterThan(0);
  await stop();
  const after = await count();
  expect(await brokenInvariants(db)).toEqual([]);
  expect(await wrongSums(db)).toEqual([]);
  expect([await count(), warnings]).toEqual([after, []]);
});

test('a batch of the simulated platform that fails does not end the demo', async () => {
  await seed({ now: new Date(), transactions: 300 });
  const count = () => db.$count(transactions);
  const before = await count();
  await db.execute(sql`alter table transactions rename to transactions_away`);
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  const stop = startDemoLive(connection.db, log, PACE, 50);
  await expect.poll(() => warnings.length).toBeGreaterThan(0);
  await db.execute(sql`alter table transactions_away rename to transactions`);
  await expect.poll(count).toBeGreaterThan(before);
  await stop();
});
