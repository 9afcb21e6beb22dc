import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { type Page, readPage } from '../db/page.ts';
import { admins } from '../db/schema/people.ts';
import { reconciliationDifferences, reconciliationLines } from '../db/schema/reconciliation.ts';
import { statementLines, statementMatches } from '../db/schema/statement-lines.ts';
import { statementProfiles, statements } from '../db/schema/statements.ts';
import { NotFound } from '../domain/errors.ts';

export type StatementRow = typeof statements.$inferSelect;
export type State = 'open' | 'closed' | 'discarded';

export const stateOfStatement = ({ closedAt, discardedAt }: StatementRow): State =>
  discardedAt !== null ? 'discarded' : closedAt !== null ? 'closed' : 'open';

const IN_STATE = {
  open: and(isNull(statements.closedAt), isNull(statements.discardedAt)),
  closed: isNotNull(statements.closedAt),
  discarded: isNotNull(statements.discardedAt),
};

const uploader = alias(admins, 'uploader');
const closer = alias(admins, 'closer');
const discarder = alias(admins, 'discarder');

const select = (db: Database) =>
  db
    .select({
      statement: statements,
      uploader: uploader.username,
      closer: closer.username,
      discarder: discarder.username,
    })
    .from(statements)
    .innerJoin(uploader, eq(uploader.adminId, statements.adminId))
    .leftJoin(closer, eq(closer.adminId, statements.closedBy))
    .leftJoin(discarder, eq(discarder.adminId, statements.discardedBy))
    .$dynamic();

type Named = Awaited<ReturnType<typeof select>>[number];

/** A statement with everything that its answer says. */
export interface FullStatement extends Named {
  counts: Counts;
  missingPayments: number;
  /** The statement of the account before; undefined for the first one. */
  previous: StatementRow | undefined;
  /** Whether there are statements of other accounts. */
  hasOthers: boolean;
}

/** The newest first. @param after continue with those behind this id */
export async function statementPage(
  db: Database,
  { state, limit, after }: { state?: State | undefined; limit: number; after?: number | undefined },
): Promise<Page<FullStatement, number>> {
  const query = select(db)
    .where(
      and(
        isNull(statements.storingUntil),
        state && IN_STATE[state],
        after === undefined ? undefined : lt(statements.id, after),
      ),
    )
    .orderBy(desc(statements.id));
  const { rows, next } = await readPage(
    limit,
    (most) => query.limit(most),
    ({ statement }) => statement.id,
  );
  return { rows: await full(db, rows), next };
}

/** @throws NotFound */
export async function statementWith(db: Database, statementId: string): Promise<FullStatement> {
  const [found] = await full(db, await select(db).where(eq(statements.statementId, statementId)));
  if (!found) throw new NotFound(`Statement ${statementId}`);
  return found;
}

/** The statement that counts and has this content. */
export async function statementWithContent(db: Database, sha256: string): Promise<StatementRow | undefined> {
  const [found] = await db
    .select()
    .from(statements)
    .where(and(eq(statements.sha256, sha256), isNull(statements.discardedAt)));
  return found;
}

async function full(db: Database, rows: Named[]): Promise<FullStatement[]> {
  const ids = rows.map(({ statement }) => statement.id);
  const counts = await countsOf(db, ids);
  const missing = await missingOf(db, ids);
  const all: FullStatement[] = [];
  for (const row of rows) {
    const { previous, hasOthers } = await previousOf(db, row.statement);
    const { id } = row.statement;
    all.push({
      ...row,
      counts: counts.get(id) ?? NO_LINES,
      missingPayments: missing.get(id) ?? 0,
      previous,
      hasOthers,
    });
  }
  return all;
}

export interface Counts {
  matched: number;
  proposed: number;
  returned: number;
  open: number;
  left_out: number;
  unreadable: number;
  unfinished: number;
}

const NO_LINES: Counts = { matched: 0, proposed: 0, returned: 0, open: 0, left_out: 0, unreadable: 0, unfinished: 0 };

/** Of a line that nobody has confirmed or explained. */
const isUnfinished = sql`${statementLines.state} = 'proposed'
  or (${statementLines.state} = 'returned' and ${statementMatches.state} = 'proposed')
  or (${statementLines.state} in ('open', 'unreadable') and ${reconciliationDifferences.closedAt} is null)`;

async function countsOf(db: Database, ids: number[]): Promise<Map<number, Counts>> {
  const counts = new Map<number, Counts>();
  if (ids.length === 0) return counts;
  const rows = await db
    .select({
      id: statementLines.statementId,
      state: statementLines.state,
      lines: sql`count(*)`.mapWith(Number),
      unfinished: sql`count(*) filter (where ${isUnfinished})`.mapWith(Number),
    })
    .from(statementLines)
    .leftJoin(statementMatches, eq(statementMatches.id, statementLines.matchId))
    .leftJoin(reconciliationDifferences, eq(reconciliationDifferences.lineId, statementLines.differenceId))
    .where(inArray(statementLines.statementId, ids))
    .groupBy(statementLines.statementId, statementLines.state);
  for (const { id, state, lines, unfinished } of rows) {
    const one = counts.get(id) ?? { ...NO_LINES };
    counts.set(id, { ...one, [state]: lines, unfinished: one.unfinished + unfinished });
  }
  return counts;
}

/** Lines that keep a statement from being closed. */
export const unfinishedLines = async (db: Database, id: number): Promise<number> =>
  (await countsOf(db, [id])).get(id)?.unfinished ?? 0;

/** Payments that a statement should have, that no statement has, and that nobody has explained. */
async function missingOf(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: statements.id, count: sql`count(*)`.mapWith(Number) })
    .from(statements)
    .innerJoin(reconciliationLines, eq(reconciliationLines.runId, statements.runId))
    .where(
      and(
        inArray(statements.id, ids),
        eq(reconciliationLines.result, 'only_here'),
        sql`${reconciliationLines.id} in (select line_id from open_differences)`,
      ),
    )
    .groupBy(statements.id);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The statement of the same account that ended last before this one. */
async function previousOf(
  db: Database,
  { id, accountLast4, dateTo }: StatementRow,
): Promise<{ previous: StatementRow | undefined; hasOthers: boolean }> {
  if (dateTo === null) return { previous: undefined, hasOthers: false };
  const isSameAccount = sql`${statements.accountLast4} is not distinct from ${accountLast4}`;
  const [previous] = await db
    .select()
    .from(statements)
    .where(
      and(
        isSameAccount,
        isNull(statements.discardedAt),
        sql`(${statements.dateTo}, ${statements.id}) < (${dateTo}, ${id})`,
      ),
    )
    .orderBy(desc(statements.dateTo), desc(statements.id))
    .limit(1);
  if (previous) return { previous, hasOthers: false };
  const others = await db
    .select({ id: statements.id })
    .from(statements)
    .where(and(sql`not (${isSameAccount})`, isNull(statements.discardedAt), lt(statements.id, id)))
    .limit(1);
  return { previous, hasOthers: others.length > 0 };
}

const MAX_PROFILES = 100;

export const profiles = (db: Database) =>
  db
    .select({ profile: statementProfiles, username: admins.username })
    .from(statementProfiles)
    .innerJoin(admins, eq(admins.adminId, statementProfiles.usedBy))
    .orderBy(desc(statementProfiles.usedAt), statementProfiles.layout)
    .limit(MAX_PROFILES);

export type ProfileRow = Awaited<ReturnType<typeof profiles>>[number];
