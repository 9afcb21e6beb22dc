import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** A rule that must hold for the books; docs/decisions/what-keeps-the-books-right.md has the list. */
export interface Invariant {
  invariant: string;
  /** The property that violations have in common, in the plural: completes "… (3): A, B, C". */
  description: string;
  /**
   * A query of the violations, one row `what` per record. A single statement, so that it sees one state of the books,
   * whatever is written meanwhile.
   */
  wrong: SQL;
}

/** A broken invariant of the books, described for an administrator. */
export interface BrokenInvariant {
  invariant: string;
  message: string;
}

/** Maximum of wrong records that a message names. */
const MAX_NAMED = 3;

/**
 * Empty when the invariant holds.
 *
 * @param order of the records that are named
 */
export async function violationsOf(
  db: Database,
  { invariant, description, wrong }: Invariant,
  order = sql`what`,
): Promise<BrokenInvariant[]> {
  const rows = await db
    .select({ what: sql<string>`what`, total: sql`count(*) over ()`.mapWith(Number) })
    .from(sql`(${wrong}) as wrong`)
    .orderBy(order)
    .limit(MAX_NAMED);
  const total = rows[0]?.total ?? 0;
  if (total === 0) return [];
  const named = rows.map(({ what }) => what).join(', ');
  const message = `${description} (${total}): ${named}${total > MAX_NAMED ? ', …' : ''}.`;
  return [{ invariant, message: message.charAt(0).toUpperCase() + message.slice(1) }];
}
