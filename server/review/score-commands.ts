import { and, eq, notExists, sql } from 'drizzle-orm';
import { tryLockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { jsonRows } from '../db/insert-rows.ts';
import { isOneOf, isOneOfMany } from '../db/one-of.ts';
import { reviewChanges, reviewQueue, reviewScores } from '../db/schema/review.ts';
import { inTransaction } from '../db/transaction.ts';
import { signalsNow } from '../withdrawals/signal-queries.ts';
import { scoreOf } from '../withdrawals/signals.ts';

type Change = typeof reviewChanges.$inferSelect;

const MOST_CHANGES = 200;
/** Waiting withdrawals of which the signals are read at once. */
const MOST_SCORED = 500;

/**
 * Works out the scores that changes have made out of date, of some players at a time. It locks nothing that claims or decisions need.
 *
 * @returns how many changes it took; 0 when there are none, or another process is doing it
 */
export async function scoreQueue(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await tryLockUntilEnd(tx, 'reviewScores'))) return 0;
    const changes = await tx
      .delete(reviewChanges)
      .where(
        // With all others of the same players, whose withdrawals would be scored as often as there are changes.
        sql`${reviewChanges.playerId} in (select player_id from ${reviewChanges} order by id limit ${MOST_CHANGES}::int)`,
      )
      .returning();
    if (changes.length === 0) return 0;
    await forgetDecided(tx, changes);
    const ids = await affectedBy(tx, changes);
    for (let from = 0; from < ids.length; from += MOST_SCORED) await scoreSome(tx, ids.slice(from, from + MOST_SCORED));
    return changes.length;
  });
}

/** Deletes the scores of withdrawals that have left the queue, which is a change too. */
async function forgetDecided(tx: Transaction, changes: Change[]): Promise<void> {
  const moved = changes.flatMap(({ withdrawalId }) => withdrawalId ?? []);
  await tx
    .delete(reviewScores)
    .where(
      and(
        isOneOfMany(reviewScores.withdrawalId, moved),
        notExists(sql`(select from ${reviewQueue} where ${eq(reviewQueue.withdrawalId, reviewScores.withdrawalId)})`),
      ),
    );
}

async function affectedBy(tx: Transaction, changes: Change[]): Promise<string[]> {
  const players = [...new Set(changes.map(({ playerId }) => playerId))];
  const accounts = [...new Set(changes.flatMap(({ accountFingerprint }) => accountFingerprint ?? []))];
  const rows = await tx
    .select({ id: reviewQueue.withdrawalId })
    .from(reviewQueue)
    .where(sql`${isOneOf(reviewQueue.playerId, players)} or ${isOneOf(reviewQueue.accountFingerprint, accounts)}`);
  return rows.map(({ id }) => id);
}

async function scoreSome(tx: Transaction, ids: string[]): Promise<void> {
  const scores = (await signalsNow(tx, ids)).map(({ withdrawalId, signals }) => ({
    withdrawalId,
    score: scoreOf(signals),
  }));
  const { source } = jsonRows(reviewScores, scores);
  await tx.execute(sql`
    insert into ${reviewScores} (withdrawal_id, score, created_at)
      select "withdrawalId", score, ${reviewQueue.createdAt} from ${source} join ${reviewQueue} on ${reviewQueue.withdrawalId} = "withdrawalId"
    on conflict (withdrawal_id) do update set score = excluded.score, created_at = excluded.created_at`);
}
