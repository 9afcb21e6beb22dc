import { type SQL, sql } from 'drizzle-orm';
import type { WithdrawalSignal } from '../../src/generated/model/withdrawalSignal.ts';
import type { Database, Transaction } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { isOneOf } from '../db/one-of.ts';
import { playerFreezes, players } from '../db/schema/players.ts';
import { decisionSignals } from '../db/schema/signals.ts';
import { transactions } from '../db/schema/transactions.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { MOST_EARLIER, MOST_NAMED, type SignalFacts, signalsOf } from './signals.ts';
import { AWAITING_REVIEW } from './status.ts';

export interface SignalsOfWithdrawal {
  withdrawalId: string;
  /** The instant whose facts they are: that of the decision, else now. */
  asOf: Date;
  isDecided: boolean;
  signals: WithdrawalSignal[];
}

/** Of the withdrawals that exist, in the order of the ids. Those of a decision are what whoever decided could see. */
export async function signalsOfWithdrawals(db: Database, ids: string[]): Promise<SignalsOfWithdrawal[]> {
  const states = new Map((await statesOf(db, ids)).map((state) => [state.withdrawalId, state]));
  const unknown = [...states.values()].filter(({ kept }) => kept === null);
  const computed = new Map((await computedSignals(db, unknown)).map((found) => [found.withdrawalId, found]));
  return ids.flatMap((id) => {
    const state = states.get(id);
    const found =
      state?.kept && state.decidedAt ? { asOf: new Date(state.decidedAt), signals: state.kept } : computed.get(id);
    return state && found ? [{ ...found, withdrawalId: id, isDecided: state.decidedAt !== null }] : [];
  });
}

/** Those of now, in any order, whether it awaits review or not. */
export const signalsNow = (db: Database, ids: string[]) =>
  computedSignals(
    db,
    ids.map((withdrawalId) => ({ withdrawalId, decidedAt: null })),
  );

/** Keeps what is known now with decisions that were just written. */
export async function keepSignals(
  tx: Transaction,
  decisions: { historyId: number; withdrawalId: string }[],
): Promise<void> {
  const ids = decisions.map(({ withdrawalId }) => withdrawalId);
  const signals = new Map((await signalsNow(tx, ids)).map((found) => [found.withdrawalId, found.signals]));
  await insertRows(
    tx,
    decisionSignals,
    decisions.map(({ historyId, withdrawalId }) => ({ historyId, signals: signals.get(withdrawalId) ?? [] })),
  );
}

interface State {
  withdrawalId: string;
  /** With microseconds, as PostgreSQL prints it; null while it awaits review. */
  decidedAt: string | null;
  /** Null where nothing was kept. */
  kept: WithdrawalSignal[] | null;
}

/** Steps that end the review: an earlier one no longer counts once the withdrawal was recalled or returned. */
const DECISIONS = ['approve', 'reject', 'cancel'];

async function statesOf(db: Database, ids: string[]): Promise<State[]> {
  const decision = sql`lateral (
    select history.id, history.created_at from ${withdrawalHistory} as history
    where history.withdrawal_id = ${withdrawals.withdrawalId} and history.action in (${texts(DECISIONS)})
      and ${withdrawals.status} not in (${texts(AWAITING_REVIEW)})
    order by history.id desc limit 1) as decision`;
  return db
    .select({
      withdrawalId: withdrawals.withdrawalId,
      decidedAt: sql<string | null>`decision.created_at::text`,
      kept: decisionSignals.signals,
    })
    .from(withdrawals)
    .leftJoin(decision, sql`true`)
    .leftJoin(decisionSignals, sql`${decisionSignals.historyId} = decision.id`)
    .where(isOneOf(withdrawals.withdrawalId, ids));
}

const texts = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  );

/** A withdrawal and the instant whose facts are asked for; null is now. */
type Asked = Pick<State, 'withdrawalId' | 'decidedAt'>;

async function computedSignals(db: Database, asked: Asked[]) {
  const rows = asked.length === 0 ? [] : await factsOf(db, asked);
  return rows.map(({ withdrawalId, asOf, facts }) => ({ withdrawalId, asOf, signals: signalsOf(facts) }));
}

/**
 * Only what had happened, and had been received, before the instant. Each part reads a bounded number of rows by an index, but for the sums of
 * a past instant, which read what the player has done since.
 */
async function factsOf(db: Database, asked: Asked[]) {
  const rows = await db
    .select({
      withdrawalId: sql<string>`a.withdrawal_id`,
      asOf: sql<Date>`a.as_of`.mapWith(withdrawals.createdAt),
      requestedCents: sql`a.requested_cents`.mapWith(Number),
      accountAgeDays: sql`extract(epoch from a.created_at - a.registered_at) / 86400`.mapWith(Number),
      isFrozen: sql<boolean>`${wasFrozen}`,
      near: sql<SignalFacts['within']>`(${nearby})`,
      earlier: sql<SignalFacts['earlier']>`(${earlier})`,
      account: sql<SignalFacts['account']>`case when a.account_fingerprint is not null then (${account}) end`,
      spentCents: sql`coalesce(sums.spent_cents, 0) - ${spentSince}`.mapWith(Number),
      withdrawnCents: sql`coalesce(sums.withdrawn_cents, 0) - ${withdrawnSince}`.mapWith(Number),
      platform: sql<SignalFacts['platform']>`a.signals`,
    })
    .from(
      sql`(select w.*, p.created_at as registered_at, coalesce(given.as_of, now()) as as_of, given.as_of is not null as is_past
        from json_to_recordset(${JSON.stringify(asked.map(columnsOf))}::text::json) as given (withdrawal_id text, as_of timestamptz)
        join ${withdrawals} w on w.withdrawal_id = given.withdrawal_id join ${players} p on p.player_id = w.player_id) as a`,
    )
    .leftJoin(sql`lateral player_sums(array[a.player_id]) as sums`, sql`true`);
  return rows.map(({ withdrawalId, asOf, near, ...facts }) => ({
    withdrawalId,
    asOf,
    facts: { ...facts, within: near },
  }));
}

const columnsOf = ({ withdrawalId, decidedAt }: Asked) => ({ withdrawal_id: withdrawalId, as_of: decidedAt });

const wasFrozen = sql`exists (
  select from ${playerFreezes} f where f.player_id = a.player_id and f.created_at <= a.as_of
    and (f.ended_at is null or f.ended_at > a.as_of) and (f.until is null or f.until > a.as_of))`;

/** A player who requests more often within two weeks is looked at no further. */
const MOST_NEARBY = 200;

const nearby = sql`
  select json_build_object('hour', count(*) filter (where apart <= interval '1 hour'),
    'day', count(*) filter (where apart <= interval '1 day'), 'week', count(*))
  from (
    select greatest(r.created_at - a.created_at, a.created_at - r.created_at) as apart from ${withdrawals} r
    where r.player_id = a.player_id and r.received_at <= a.as_of
      and r.created_at between a.created_at - interval '7 days' and a.created_at + interval '7 days'
    order by r.created_at desc limit ${MOST_NEARBY}::int) as requests`;

/** Statuses are those of the instant. */
const earlier = sql`
  select json_build_object('count', count(*), 'completed', count(*) filter (where status = 'completed'),
    'rejected', count(*) filter (where status = 'rejected'), 'returned', count(*) filter (where was_returned),
    'medianCents', coalesce(round(percentile_cont(0.5) within group (order by requested_cents)), 0))
  from (
    select r.requested_cents, coalesce(r.returned_at < a.as_of, false) as was_returned, (
      select h.to_status from ${withdrawalHistory} h where h.withdrawal_id = r.withdrawal_id and h.created_at < a.as_of
      order by h.id desc limit 1) as status
    from ${withdrawals} r
    where r.player_id = a.player_id and (r.created_at, r.withdrawal_id) < (a.created_at, a.withdrawal_id) and r.received_at <= a.as_of
    order by r.created_at desc, r.withdrawal_id desc limit ${MOST_EARLIER}::int) as requests`;

/** So many withdrawals of others to the same account are looked at. */
const MOST_SHARED = 1_000;

const account = sql`
  select json_build_object(
    'usedBefore', exists (
      select from ${withdrawals} r where r.account_fingerprint = a.account_fingerprint and r.player_id = a.player_id
        and (r.created_at, r.withdrawal_id) < (a.created_at, a.withdrawal_id) and r.received_at <= a.as_of),
    'otherPlayers', array(
      select distinct player_id from (
        select r.player_id from ${withdrawals} r where r.account_fingerprint = a.account_fingerprint
          and r.player_id <> a.player_id and r.received_at <= a.as_of limit ${MOST_SHARED}::int) as others
      order by 1 limit ${MOST_NAMED}::int))`;

const spentSince = sql`case when a.is_past then (
  select coalesce(sum(t.amount_cents), 0) from ${transactions} t where t.player_id = a.player_id and t.created_at > a.as_of
    and is_spent('transactions', t.status, t.transaction_type)) else 0 end`;

/** A payment that the bank returned since then had been withdrawn. */
const withdrawnSince = sql`case when a.is_past then (
  select coalesce(sum(case when h.to_status = 'completed' then r.requested_cents when h.from_status = 'completed' then -r.requested_cents end), 0)
  from ${withdrawals} r join ${withdrawalHistory} h on h.withdrawal_id = r.withdrawal_id
  where r.player_id = a.player_id and h.created_at > a.as_of) else 0 end`;
