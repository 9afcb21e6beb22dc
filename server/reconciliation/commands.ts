import { randomUUID } from 'node:crypto';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { reconciliationLines, reconciliationRuns } from '../db/schema/reconciliation.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SystemActor } from '../domain/actor.ts';
import { InvalidInput } from '../domain/errors.ts';
import { keyParts } from '../payments/rail/rail.ts';
import { type ComparedLine, compare, type Result } from './matching.ts';
import { paymentsAround, statusesOf } from './queries.ts';
import { linesOf, type RailList } from './rail-statement.ts';

const LINES_AT_ONCE = 1_000;
/** A quarter of a year: the payments of these days, and of 45 around them, are compared in memory. */
export const MAX_DAYS = 92;
const DAY_MS = 24 * 60 * 60_000;

export interface RailStatement {
  /** The first UTC day. */
  since: string;
  /** The last UTC day, when it is over; by default today, up to now. */
  until?: string;
  /** Before the rail was asked, by the database's clock. */
  askedAt: Date;
  list: RailList;
}

/**
 * Compares the payments that the rail lists with those that we think were made, and keeps the outcome.
 *
 * @returns the id of the run
 */
export async function reconcileWithRail(
  db: Database,
  by: SystemActor,
  { since, until, askedAt, list }: RailStatement,
): Promise<string> {
  const dateTo = until ?? askedAt.toISOString().slice(0, 10);
  const end = until === undefined ? askedAt : new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS);
  const lines = linesOf(list, new Date(`${since}T00:00:00Z`), end);
  return inTransaction(db, async (tx) => {
    const compared = await compare(lines, await paymentsAround(tx, since, dateTo, end));
    const run = { fileName: 'Payment rail', columns: null, dateFrom: since, dateTo };
    return keep(tx, by, run, await withStatusesHere(tx, compared));
  });
}

/** A payment that was not confirmed here belongs to a withdrawal all the same, which may still wait for the rail's answer. */
async function withStatusesHere(tx: Transaction, compared: ComparedLine[]): Promise<ComparedLine[]> {
  const unknown = ({ result, withdrawalId }: ComparedLine) =>
    (result === 'only_there' || result === 'unreadable') && withdrawalId === null;
  const statuses = await statusesOf(
    tx,
    compared.filter(unknown).flatMap((line) => keyParts(line.key ?? '')?.withdrawalId ?? []),
  );
  return compared.map((line) => {
    const id = unknown(line) ? keyParts(line.key ?? '')?.withdrawalId : undefined;
    const status = id && statuses.get(id);
    return status
      ? { ...line, withdrawalId: id, note: `Not confirmed here: it is ${status.replaceAll('_', ' ')}` }
      : line;
  });
}

type NewRun = Pick<typeof reconciliationRuns.$inferInsert, 'fileName' | 'columns' | 'dateFrom' | 'dateTo'>;

async function keep(tx: Transaction, by: SystemActor, run: NewRun, compared: ComparedLine[]): Promise<string> {
  const runId = randomUUID();
  const count = (result: Result) => compared.filter((one) => one.result === result).length;
  const counts = {
    matched: count('matched'),
    otherAmount: count('other_amount'),
    onlyThere: count('only_there'),
    onlyHere: count('only_here'),
    unreadable: count('unreadable'),
  };
  await tx.insert(reconciliationRuns).values({ runId, adminId: by.adminId, ...run, ...counts });
  for (let from = 0; from < compared.length; from += LINES_AT_ONCE) {
    const some = compared.slice(from, from + LINES_AT_ONCE);
    await insertRows(
      tx,
      reconciliationLines,
      some.map(({ key: _, ...one }) => ({ runId, ...one })),
    );
  }
  const after = { file_name: run.fileName, date_from: run.dateFrom, date_to: run.dateTo, ...counts };
  await recordAudit(tx, by, [{ action: 'reconciliation.run', subjectType: 'reconciliation', subjectId: runId, after }]);
  return runId;
}

/** @param path of the field in the error @throws InvalidInput */
export function checkDays(from: string, to: string, path: string): void {
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_DAYS) return;
  throw new InvalidInput([{ path, message: `is about more than ${MAX_DAYS} days: compare them in parts` }]);
}
