import { and, asc, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { statementLines } from '../db/schema/statement-lines.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { NotFound } from '../domain/errors.ts';
import { lockStatements } from './lock-commands.ts';
import type { BulkOutcome } from './match-commands.ts';
import { notOpen } from './refusals.ts';

/**
 * Leaves out open lines that are none of ours, such as salaries or rent: each by itself, with one reason. They are no
 * differences any more, and their texts are masked.
 *
 * @throws NotFound, StatementRefusal for the statement; Forbidden
 */
export async function leaveOut(
  db: Database,
  by: Actor,
  statementId: string,
  { lineIds, reason }: { lineIds: number[]; reason: string },
): Promise<BulkOutcome> {
  return inTransaction(db, async (tx) => {
    const { statement } = await lockStatements(tx, by, statementId, { lines: { lineIds: [] }, allowed: ['open'] });
    const lines = await tx
      .select({ id: statementLines.id, line: statementLines.line, state: statementLines.state })
      .from(statementLines)
      .where(and(eq(statementLines.statementId, statement.id), inArray(statementLines.id, lineIds)))
      .orderBy(asc(statementLines.id));
    const open = lines.filter(({ state }) => state === 'open');
    const ids = open.map(({ id }) => id);
    const note = `${by.username} left it out: ${reason}`.slice(0, 500);
    await tx.update(statementLines).set({ state: 'left_out', note }).where(inArray(statementLines.id, ids));
    await recordAudit(
      tx,
      by,
      open.map(({ id, line }) => ({
        ...{ action: 'statement.leave_out', subjectType: 'statement', subjectId: statement.statementId },
        after: { line, line_id: String(id), reason },
      })),
    );
    const failed = lines
      .filter(({ state }) => state !== 'open')
      .map(({ id, line, state }) => ({ id: String(id), reason: notOpen(line, state).message }));
    const unknown = lineIds.filter((id) => !lines.some((line) => line.id === id));
    failed.push(...unknown.map((id) => ({ id: String(id), reason: new NotFound(`Line ${id}`).message })));
    return { succeeded: ids, failed, left: 0 };
  });
}
