import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StatementFinding } from '../../src/generated/model/statementFinding.ts';
import type { Database } from '../db/database.ts';
import { statementLines, statementMatches, statementMatchParts } from '../db/schema/statement-lines.ts';
import { statements } from '../db/schema/statements.ts';
import { usdOf } from '../domain/money.ts';

const MOST = 100;

/** The lines of statements of the bank on which the payments and returns of a withdrawal were found, by confirmed matches. */
export async function findingsOf(db: Database, withdrawalId: string): Promise<StatementFinding[]> {
  const rows = await db
    .select({ line: statementLines, part: statementMatchParts, kind: statementMatches.kind, statement: statements })
    .from(statementMatchParts)
    .innerJoin(statementMatches, eq(statementMatches.id, statementMatchParts.matchId))
    .innerJoin(statementLines, eq(statementLines.id, statementMatchParts.lineId))
    .innerJoin(statements, eq(statements.id, statementLines.statementId))
    .where(
      and(
        eq(statementMatchParts.withdrawalId, withdrawalId),
        eq(statementMatches.state, 'confirmed'),
        isNull(statements.discardedAt),
      ),
    )
    .orderBy(asc(statementMatchParts.id))
    .limit(MOST);
  return rows.map(({ line, part, kind, statement }) => ({
    statement_id: statement.statementId,
    line_id: String(line.id),
    file_name: statement.fileName,
    booked_on: line.bookedOn ?? '',
    amount: usdOf(part.cents),
    attempt: part.attempt ?? 1,
    kind,
  }));
}
