import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { statementLines } from '../db/schema/statement-lines.ts';
import { statements } from '../db/schema/statements.ts';
import { Turn } from '../domain/turn.ts';

/** Fingerprints that are looked up at once. */
const KNOWN_AT_ONCE = 2_000;

/** Those of these lines that a statement has which counts. */
export async function knownPrints(db: Database, prints: string[]): Promise<Set<string>> {
  const known = new Set<string>();
  const turn = new Turn();
  for (let from = 0; from < prints.length; from += KNOWN_AT_ONCE) {
    if (turn.isOver) await turn.pass();
    const rows = await db
      .select({ fingerprint: statementLines.fingerprint })
      .from(statementLines)
      .innerJoin(statements, eq(statements.id, statementLines.statementId))
      .where(
        and(
          isOneOfMany(statementLines.fingerprint, prints.slice(from, from + KNOWN_AT_ONCE)),
          isNull(statements.discardedAt),
        ),
      );
    for (const { fingerprint } of rows) if (fingerprint !== null) known.add(fingerprint);
  }
  return known;
}
