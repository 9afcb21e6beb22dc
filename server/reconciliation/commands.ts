import { randomUUID } from 'node:crypto';
import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { reconciliationLines, reconciliationRuns } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput } from '../domain/errors.ts';
import { compare, type Result } from './matching.ts';
import { paymentsAround } from './queries.ts';
import { type Columns, readStatement, type StatementLine } from './statement.ts';

export interface Statement {
  fileName: string;
  content: string;
  columns: Columns;
  /** The UTC days that the statement is about; by default those of its first and last line. */
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

const LINES_AT_ONCE = 5_000;

/**
 * Compares a statement with the payments that we think were made, and keeps the outcome.
 *
 * @returns the id of the run
 * @throws InvalidInput
 */
export async function reconcile(db: Database, by: Actor, statement: Statement): Promise<string> {
  const lines = readStatement(statement.content, statement.columns);
  const [dateFrom, dateTo] = daysOf(statement, lines);
  const runId = randomUUID();
  await inTransaction(db, async (tx) => {
    const compared = compare(lines, await paymentsAround(tx, dateFrom, dateTo));
    const count = (result: Result) => compared.filter((one) => one.result === result).length;
    const counts = {
      matched: count('matched'),
      otherAmount: count('other_amount'),
      onlyThere: count('only_there'),
      onlyHere: count('only_here'),
    };
    const { fileName, columns } = statement;
    await tx
      .insert(reconciliationRuns)
      .values({ runId, adminId: by.adminId, fileName, dateFrom, dateTo, columns, ...counts });
    for (let from = 0; from < compared.length; from += LINES_AT_ONCE) {
      const some = compared.slice(from, from + LINES_AT_ONCE);
      await insertRows(
        tx,
        reconciliationLines,
        some.map((one) => ({ runId, ...one })),
      );
    }
    const after = { file_name: fileName, date_from: dateFrom, date_to: dateTo, ...counts };
    await recordAudit(tx, by, [
      { action: 'reconciliation.run', subjectType: 'reconciliation', subjectId: runId, after },
    ]);
  });
  return runId;
}

/** @throws InvalidInput */
function daysOf({ dateFrom, dateTo }: Statement, lines: StatementLine[]): [string, string] {
  const days = lines.flatMap(({ day }) => day ?? []).toSorted();
  const [from, to] = [dateFrom ?? days[0], dateTo ?? days.at(-1)];
  const missing = [...(from === undefined ? ['date_from'] : []), ...(to === undefined ? ['date_to'] : [])];
  if (from === undefined || to === undefined) {
    const message = 'is required when no column has the dates';
    throw new InvalidInput(missing.map((path) => ({ path, message })));
  }
  if (from > to) throw new InvalidInput([{ path: 'date_to', message: 'must not be before date_from' }]);
  return [from, to];
}

/** Notes that somebody took a run away as a file. */
export async function recordExport(db: Database, by: Actor, runId: string, rows: number): Promise<void> {
  const entry = { action: 'reconciliation.export', subjectType: 'reconciliation', subjectId: runId, after: { rows } };
  await inTransaction(db, (tx) => recordAudit(tx, by, [entry]));
}
