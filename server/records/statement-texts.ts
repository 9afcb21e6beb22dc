import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { archivedWithdrawals } from '../db/schema/archive.ts';
import { playerErasures } from '../db/schema/players.ts';
import { statementLines, statementMatchParts } from '../db/schema/statement-lines.ts';
import { statements } from '../db/schema/statements.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import { HOUSEKEEPING } from '../domain/actor.ts';
import { erasedPlayers } from './erased-players.ts';

// The texts of lines that a match has ever joined with a withdrawal are about its player.

const CLEARED = { text: null, reference: null, details: null };
const hasText = or(isNotNull(statementLines.text), isNotNull(statementLines.reference));

/** Clears the texts of a player who is being erased. No statement is stored meanwhile. @returns how many lines had one */
export async function eraseStatementTexts(tx: Transaction, playerId: string): Promise<number> {
  await lockUntilEnd(tx, 'statements');
  const { withdrawalId, lineId } = statementMatchParts;
  const lines = tx
    .select({ lineId })
    .from(statementMatchParts)
    .where(
      sql`${withdrawalId} in (select ${withdrawals.withdrawalId} from ${withdrawals} where ${withdrawals.playerId} = ${playerId}
        union all select ${archivedWithdrawals.withdrawalId} from ${archivedWithdrawals} where ${archivedWithdrawals.playerId} = ${playerId})`,
    );
  const cleared = await tx
    .update(statementLines)
    .set(CLEARED)
    .where(and(inArray(statementLines.id, lines), hasText))
    .returning({ id: statementLines.id });
  return cleared.length;
}

/** Clears the texts of lines that were just stored with these matches, where their players were erased before. Under the lock `statements`. */
export async function clearErasedTexts(tx: Transaction, matchIds: number[]): Promise<void> {
  if (matchIds.length === 0) return;
  await tx.execute(sql`update ${statementLines} set text = null, reference = null, details = null
    from ${statementMatchParts} as part
      join (select withdrawal_id, player_id from ${withdrawals}
        union all select withdrawal_id, player_id from ${archivedWithdrawals}) as paid using (withdrawal_id)
      join ${playerErasures} as erased using (player_id)
    where part.line_id = ${statementLines.id} and ${inArray(sql`part.match_id`, matchIds)}`);
}

/** Whether the player of one of these withdrawals was erased. The players are locked until the transaction ends. */
export async function isOfErasedPlayer(tx: Transaction, withdrawalIds: string[]): Promise<boolean> {
  const players = [
    ...(await tx
      .select({ id: withdrawals.playerId })
      .from(withdrawals)
      .where(isOneOfMany(withdrawals.withdrawalId, withdrawalIds))),
    ...(await tx
      .select({ id: archivedWithdrawals.playerId })
      .from(archivedWithdrawals)
      .where(isOneOfMany(archivedWithdrawals.withdrawalId, withdrawalIds))),
  ];
  return (
    (
      await erasedPlayers(
        tx,
        players.map(({ id }) => id),
      )
    ).size > 0
  );
}

/** Clears the texts of statements that were closed or discarded so many days ago. @returns how many lines had one */
export async function clearOldTexts(db: Database, days: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const old = tx
      .select({ id: statements.id })
      .from(statements)
      .where(
        sql`coalesce(${statements.closedAt}, ${statements.discardedAt}) < now() - make_interval(days => ${days}::int)`,
      );
    const cleared = await tx
      .update(statementLines)
      .set(CLEARED)
      .where(and(inArray(statementLines.statementId, old), hasText))
      .returning({ id: statementLines.id });
    if (cleared.length > 0) {
      const after = { days, lines: cleared.length };
      await recordAudit(tx, HOUSEKEEPING, [
        { action: 'statement.clear_texts', subjectType: 'statement', subjectId: null, after },
      ]);
    }
    return cleared.length;
  });
}
