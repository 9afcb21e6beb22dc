import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { statementLines } from '../db/schema/statement-lines.ts';
import { statements } from '../db/schema/statements.ts';
import type { MatchPart, SentPayment } from './matching/match.ts';
import type { StatementLine } from './reading/line.ts';

/** A line of an earlier statement that is open. */
export interface OpenPart {
  id: number;
  statementId: number;
  booking: StatementLine;
}

/** Parts of one payment are booked within so many days. */
const DAYS = 45;
const DAY_MS = 24 * 60 * 60_000;
const MOST = 5_000;

/** Money out that is open on statements that are open: the other parts of its payment may come with the next file. */
export async function openParts(db: Database, payments: readonly SentPayment[]): Promise<OpenPart[]> {
  const times = payments.filter(({ foundCents }) => foundCents === 0).map(({ sentAt }) => sentAt.getTime());
  if (times.length === 0) return [];
  const first = new Date(times.reduce((one, other) => Math.min(one, other)) - DAYS * DAY_MS).toISOString().slice(0, 10);
  const rows = await db
    .select({ line: statementLines })
    .from(statements)
    .innerJoin(statementLines, eq(statementLines.statementId, statements.id))
    .where(
      and(
        isNull(statements.closedAt),
        isNull(statements.discardedAt),
        eq(statementLines.state, 'open'),
        eq(statementLines.currency, 'USD'),
        lt(statementLines.amountCents, 0),
        gte(statementLines.bookedOn, first),
        isNull(statementLines.details),
      ),
    )
    .orderBy(asc(statementLines.id))
    .limit(MOST);
  return rows.map(({ line }) => ({
    id: line.id,
    statementId: line.statementId,
    booking: {
      ...{ line: line.line, bankId: null, bookedOn: line.bookedOn ?? '', amountCents: line.amountCents ?? 0 },
      ...{ currency: 'USD', reference: line.reference, text: line.text ?? '', status: line.status, details: [] },
      ...{ returnCode: line.returnCode, feeCents: line.feeCents },
    },
  }));
}

/**
 * Locks the statements of earlier lines that are in new matches, in the order of their ids.
 *
 * @returns whether all these lines are still open
 */
export async function lockOpenParts(
  tx: Transaction,
  judged: { matches: readonly { parts: readonly MatchPart[] }[]; bookings: number; earlier: readonly OpenPart[] },
): Promise<boolean> {
  const used = judged.matches.flatMap(({ parts }) =>
    parts.flatMap(({ lineIndex }) => judged.earlier[lineIndex - judged.bookings] ?? []),
  );
  if (used.length === 0) return true;
  const ids = [...new Set(used.map(({ statementId }) => statementId))];
  const isOpen = and(isNull(statements.closedAt), isNull(statements.discardedAt));
  const locked = await tx
    .select({ id: statements.id })
    .from(statements)
    .where(and(inArray(statements.id, ids), isOpen))
    .orderBy(asc(statements.id))
    .for('no key update');
  const lineIds = used.map(({ id }) => id);
  const [lines] = await tx
    .select({ open: sql`count(*)`.mapWith(Number) })
    .from(statementLines)
    .where(and(inArray(statementLines.id, lineIds), eq(statementLines.state, 'open')));
  return locked.length === ids.length && lines?.open === new Set(lineIds).size;
}
