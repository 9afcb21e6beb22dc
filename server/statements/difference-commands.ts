import type { Transaction } from '../db/database.ts';
import { reconciliationDifferences, reconciliationLines } from '../db/schema/reconciliation.ts';
import type { Judged } from './judge-lines.ts';

const ROWS = 1_000;

type NewLine = typeof reconciliationLines.$inferInsert;

/**
 * Opens a difference for each line that nobody has explained, and for each payment that no line names. The text of a line
 * is not repeated in it. @returns the differences of the lines, by their place in the file
 */
export async function openDifferences(
  tx: Transaction,
  runId: string,
  { lines, missing }: Pick<Judged, 'lines' | 'missing'>,
): Promise<Map<number, number>> {
  const open = lines.filter(({ state }) => state === 'open' || state === 'unreadable');
  const rows: NewLine[] = [
    ...open.map((line) => ({ runId, ...differenceOf(line) })),
    ...missing.map(({ withdrawalId, reference, amountCents, sentAt }) => ({
      ...{ runId, result: 'only_here', withdrawalId, reference, ourCents: amountCents, paidAt: sentAt },
    })),
  ];
  const ids = new Map<number, number>();
  for (let from = 0; from < rows.length; from += ROWS) {
    const inserted = await tx
      .insert(reconciliationLines)
      .values(rows.slice(from, from + ROWS))
      .returning({ id: reconciliationLines.id, line: reconciliationLines.line });
    await tx.insert(reconciliationDifferences).values(inserted.map(({ id }) => ({ lineId: id })));
    for (const { id, line } of inserted) if (line !== null) ids.set(line, id);
  }
  return ids;
}

/** The difference that a line is. */
export const differenceOf = (line: {
  line: number;
  state: string;
  amountCents?: number | null | undefined;
  currency?: string | null | undefined;
  note: string | null;
}): Omit<NewLine, 'runId'> => ({
  result: line.state === 'unreadable' ? 'unreadable' : 'only_there',
  line: line.line,
  theirCents: line.currency === 'USD' && line.amountCents != null ? Math.abs(line.amountCents) : null,
  note: line.note,
});
