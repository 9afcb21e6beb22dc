import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createRandom, type Random, weighted } from '../../demo/random.ts';
import type { Database } from '../../server/db/database.ts';
import { rowsOf } from '../../server/db/one-row.ts';
import { type Landmarks, landmarksOf } from './list-calls.ts';
import type { Session } from './sign-in.ts';

// The typical calls of administrators: of twenty calls, sixteen are lists, three details and one a review.

export type Kind = 'list' | 'detail' | 'review';

export interface Traffic {
  /** Makes the next call of a session; `answered` resolves with its status. */
  call(session: Session): { kind: Kind; answered: Promise<number> };
}

const SHARES: Record<Kind, number> = { list: 80, detail: 15, review: 5 };

interface Known extends Landmarks {
  emails: string[];
  withdrawalIds: string[];
}

const TRANSACTIONS = '/api/admin/transactions';
const WITHDRAWALS = '/admin/withdrawal/withdrawals';

const LISTS: { weight: number; path(random: Random, known: Known): string }[] = [
  { weight: 26, path: () => `${TRANSACTIONS}?page=1` },
  { weight: 14, path: (random) => `${TRANSACTIONS}?page=${random.int(2, 100)}` },
  {
    weight: 12,
    path: (random) => `${TRANSACTIONS}?status=${random.pick(['pending', 'failed', 'completed', 'cancelled'])}`,
  },
  { weight: 7, path: (random, { emails }) => `${TRANSACTIONS}?search=${encodeURIComponent(random.pick(emails))}` },
  { weight: 20, path: () => `${WITHDRAWALS}?status=pending_review` },
  { weight: 5, path: () => `${WITHDRAWALS}/summary` },
  { weight: 3, path: (random, { emails }) => `${WITHDRAWALS}?search=${encodeURIComponent(random.pick(emails))}` },
  { weight: 4, path: () => '/api/admin/games' },
  { weight: 3, path: (_, { gameId }) => `/api/v1/game-items/admin/list/${gameId}` },
  { weight: 3, path: () => '/api/admin/dashboard/stats?days=30' },
  { weight: 2, path: () => '/api/admin/dashboard/revenue-chart?days=30' },
  { weight: 1, path: () => '/api/admin/company-revenue/history?limit=20' },
];

const DETAILS: { weight: number; path(random: Random, known: Known): string }[] = [
  { weight: 6, path: (random, { transactions }) => `${TRANSACTIONS}/${random.int(1, transactions)}` },
  { weight: 5, path: (random, { withdrawalIds }) => `${WITHDRAWALS}/${random.pick(withdrawalIds)}` },
  { weight: 4, path: (random, { withdrawalIds }) => `${WITHDRAWALS}/${random.pick(withdrawalIds)}/history` },
];

/**
 * @param reviews withdrawals that await review; each is reviewed once, and when none is left a review counts as failed
 */
export async function adminTraffic(db: Database, reviews: string[]): Promise<Traffic> {
  const known: Known = {
    ...(await landmarksOf(db)),
    emails: (await rowsOf<{ email: string }>(db, sql`select email from players order by md5(email) limit 200`)).map(
      ({ email }) => email,
    ),
    withdrawalIds: (
      await rowsOf<{ id: string }>(
        db,
        sql`select withdrawal_id as id from withdrawals order by md5(withdrawal_id) limit 500`,
      )
    ).map(({ id }) => id),
  };
  const random = createRandom('traffic');
  const pickKind = weighted(Object.keys(SHARES) as Kind[], (kind) => SHARES[kind]);
  const pickList = weighted(LISTS, ({ weight }) => weight);
  const pickDetail = weighted(DETAILS, ({ weight }) => weight);
  const read = async (session: Session, path: string) => (await session.get(path)).status;

  async function review(session: Session): Promise<number> {
    const id = reviews.pop();
    if (id === undefined) throw new Error('no withdrawal is left to review');
    const approves = random.chance(0.8);
    const body = approves ? {} : { reason: 'The account belongs to somebody else.' };
    return (await session.post(`${WITHDRAWALS}/${id}/${approves ? 'approve' : 'reject'}`, body)).status;
  }

  return {
    call(session) {
      const kind = pickKind(random);
      if (kind === 'review') return { kind, answered: review(session) };
      const { path } = kind === 'list' ? pickList(random) : pickDetail(random);
      return { kind, answered: read(session, path(random, known)) };
    },
  };
}

/** Waits until the servers that are running have scored every request. */
export async function untilScored(db: Database): Promise<void> {
  const left = () => rowsOf<{ count: number }>(db, 'select count(*)::int from review_changes');
  for (let [row] = await left(); row && row.count > 0; [row] = await left()) await setTimeout(500);
}

/**
 * Adds withdrawals that await review, with history and ledger entries as if players had requested them.
 *
 * @param players the first so many, in turn
 * @returns their ids
 */
export async function addReviews(db: Database, count: number, players = 400): Promise<string[]> {
  const [last] = await rowsOf<{ number: number }>(
    db,
    sql`select max(substr(withdrawal_id, 5)::int) as number from withdrawals where withdrawal_id ~ '^WDR-[0-9]+$'`,
  );
  const first = (last?.number ?? 0) + 1;
  const numbers = sql`generate_series(${first}::int, ${first + count - 1}::int)`;
  await db.execute(sql`insert into ledger_accounts (account_id)
    select 'player:' || player_id from (select player_id from players order by player_id limit ${players}::int) as asking on conflict do nothing`);
  await db.execute(sql`insert into withdrawals (withdrawal_id, player_id, game_id, status, requested_cents, fee_cents, net_cents,
      bank_name, account_last4, routing_last4, account_type, created_at, updated_at)
    select 'WDR-' || number, 'PLR-' || lpad((1 + number % ${players}::int)::text, 5, '0'), (select min(game_id) from games), 'pending_review',
      10000, 250, 9750, 'First Meridian Bank', '0001', '0248', 'checking', now(), now() from ${numbers} as number`);
  await db.execute(sql`insert into withdrawal_history (withdrawal_id, to_status, action)
    select 'WDR-' || number, 'pending_review', 'create' from ${numbers} as number`);
  await db.execute(sql`insert into ledger_transfers (kind, subject_id, debit_account, credit_account, amount_cents)
    select 'withdrawal.create', 'WDR-' || number, 'player:PLR-' || lpad((1 + number % ${players}::int)::text, 5, '0'), 'hold', 10000 from ${numbers} as number`);
  // As PostgreSQL does by itself within a minute: until then a search reads the new rows one by one, and the planner does not know of them.
  await db.execute('vacuum analyze withdrawals, withdrawal_history, ledger_transfers, review_queue');
  return Array.from({ length: count }, (_, index) => `WDR-${first + index}`);
}

/** Every player is paid, so that every withdrawal can be approved. */
export async function endFreezes(db: Database): Promise<void> {
  await db.execute(sql`update player_freezes set ended_at = now() where ended_at is null`);
  await db.execute(sql`update player_holds set ended_at = now() where ended_at is null`);
}
