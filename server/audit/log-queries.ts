import { and, eq, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AuditAction } from '../../src/generated/model/auditAction.ts';
import type { AuditResult } from '../../src/generated/model/auditResult.ts';
import type { Database } from '../db/database.ts';
import { readPage } from '../db/page.ts';
import { auditLog, auditTexts } from '../db/schema/audit.ts';
import { admins } from '../db/schema/people.ts';
import { NotFound } from '../domain/errors.ts';
import type { Days } from '../domain/time-zone.ts';
import { boundsOf } from '../statistics/utc-days.ts';
import { blockOf, isoMicroseconds } from './block-queries.ts';

/** Filters, named as in the contract. */
export interface AuditFilter extends Days {
  actor?: string | undefined;
  /** An action, or the area of several. */
  action?: string | undefined;
  result?: AuditResult | undefined;
  subjectType?: string | undefined;
  subjectId?: string | undefined;
  requestId?: string | undefined;
}

/** How many rows that one filter matches are looked at for the others. */
export const MAX_LOOKED_AT = 20_000;

export const RESULT = sql<AuditResult>`case when ${auditLog.action} = 'request.denied' then 'denied'
  when ${like(auditLog.action, '%\\_refused')} then 'refused' else 'done' end`;

const ENTRY = {
  auditId: auditLog.auditId,
  createdAt: auditLog.createdAt,
  at: isoMicroseconds(auditLog.createdAt),
  adminId: auditLog.adminId,
  username: auditLog.username,
  isService: sql<boolean>`${admins.ownerId} is not null`,
  action: sql<AuditAction>`${auditLog.action}`,
  subjectType: auditLog.subjectType,
  subjectId: auditLog.subjectId,
  result: RESULT,
  address: auditLog.address,
  requestId: auditLog.requestId,
};

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

export interface AuditPageRows {
  rows: EntryRow[];
  /** The row to continue after; null on the last page. */
  next: number | null;
  /** Set when the search ended before the page was full. */
  searchedUntil: Date | null;
}

/**
 * One page, the newest first. Whatever is asked for, one index has the rows of one filter in the order of the list, so a page costs the same
 * in a log of any length. Further filters are looked for among the first `MAX_LOOKED_AT` of these rows.
 *
 * @param after the row that the page before ended with
 */
export async function auditPage(
  db: Database,
  filter: AuditFilter,
  limit: number,
  after?: number,
  mostLookedAt = MAX_LOOKED_AT,
): Promise<AuditPageRows> {
  const { first, others } = await split(db, filter);
  const bounds = rangeOf(filter, after);
  if (first === 'kinds') return complete(db, limit, (count) => newestOfKinds(kindConditions(filter), bounds, count));
  if (!others) return complete(db, limit, (count) => newestWith(first, bounds, count));
  // In the index's own order, so that PostgreSQL stops at the last row of the page and sorts nothing.
  const page = await complete(
    db,
    limit,
    (count) => sql`
      select ${auditLog.auditId} from (${newestWith(first, bounds, mostLookedAt, sql`*`)}) as ${auditLog}
      where ${others} order by ${orderOf(first)} limit ${count}`,
  );
  if (page.next !== null) return page;
  const last = sql`select audit_id from (${newestWith(first, bounds, mostLookedAt)}) as candidate offset ${mostLookedAt - 1} limit 1`;
  const [end] = await entriesOf(db, last);
  return end ? { ...page, next: end.auditId, searchedUntil: end.createdAt } : page;
}

async function complete(db: Database, limit: number, ids: (count: number) => SQL): Promise<AuditPageRows> {
  const page = await readPage(
    limit,
    (count) => entriesOf(db, ids(count)),
    (row) => row.auditId,
  );
  return { ...page, searchedUntil: null };
}

/** @param ids a query of `audit_id` */
const entriesOf = (db: Database, ids: SQL) =>
  db
    .select(ENTRY)
    .from(sql`(${ids}) as page`)
    .innerJoin(auditLog, eq(auditLog.auditId, sql`page.audit_id`))
    .leftJoin(admins, eq(admins.adminId, auditLog.adminId))
    .orderBy(sql`${auditLog.createdAt} desc, ${auditLog.auditId} desc`);

/** The leading columns of an index with their values, and the index's own condition. */
interface Carried {
  columns: readonly PgColumn[];
  values: readonly (string | SQL)[];
  where?: SQL | undefined;
}

/** The filter whose index is read, and the conditions of the others. `kinds`: those of action, result and type of subject together. */
async function split(
  db: Database,
  filter: AuditFilter,
): Promise<{ first: Carried | 'kinds'; others?: SQL | undefined }> {
  const [one, ...rest] = await carriedFilters(db, filter);
  const kinds = kindConditions(filter);
  if (one) return { first: one.first, others: and(...rest.map(({ condition }) => condition), kinds) };
  return { first: kinds ? 'kinds' : { columns: [], values: [] } };
}

/** The conditions of all filters together, for whoever reads every row that matches. */
export async function allConditions(db: Database, filter: AuditFilter): Promise<SQL | undefined> {
  const { from, before, where } = rangeOf(filter, undefined);
  const days = [sql`${auditLog.createdAt} >= ${from}`, sql`${auditLog.createdAt} < ${before[0]}`];
  const carried = await carriedFilters(db, filter);
  return and(...days, where, ...carried.map(({ condition }) => condition), kindConditions(filter));
}

/** The filters that an index carries, the most selective first. */
async function carriedFilters(db: Database, { requestId, subjectId, actor }: AuditFilter) {
  const found: { first: Carried; condition: SQL | undefined }[] = [];
  const carry = (column: PgColumn, value: string, where?: SQL) =>
    found.push({ first: { columns: [column], values: [value], where }, condition: and(eq(column, value), where) });
  if (requestId !== undefined) carry(auditLog.requestId, requestId, isNotNull(auditLog.requestId));
  if (subjectId !== undefined) carry(auditLog.subjectId, subjectId);
  if (actor !== undefined) {
    const [admin] = await db
      .select({ id: admins.adminId })
      .from(admins)
      .where(eq(admins.username, actor.toLowerCase()));
    if (admin) carry(auditLog.adminId, admin.id);
    else carry(auditLog.username, actor, and(isNull(auditLog.adminId), isNotNull(auditLog.username)));
  }
  return found;
}

function kindConditions({ action, result, subjectType }: AuditFilter): SQL | undefined {
  const ofArea = action !== undefined && !action.includes('.');
  return and(
    action === undefined
      ? undefined
      : sql`${ofArea ? sql`split_part(${auditLog.action}, '.', 1)` : auditLog.action} = ${action}`,
    result === undefined ? undefined : eq(RESULT, result),
    subjectType === undefined ? undefined : eq(auditLog.subjectType, subjectType),
  );
}

interface Bounds {
  /** Inclusive. */
  from: SQL;
  /** The row that all others are older than: its time, and its id. */
  before: readonly [time: SQL, id: SQL];
  /** What `before` alone does not say. */
  where: SQL | undefined;
}

function rangeOf(filter: AuditFilter, after: number | undefined): Bounds {
  const days = boundsOf(filter);
  const from = days.from ?? sql`'-infinity'::timestamptz`;
  const to = days.to ?? sql`'infinity'::timestamptz`;
  if (after === undefined) return { from, before: [to, sql`0::bigint`], where: undefined };
  const id = sql`${after}::bigint`;
  const time = sql`(select place.created_at from ${auditLog} as place where place.audit_id = ${id})`;
  return { from, before: [time, id], where: days.to && sql`${auditLog.createdAt} < ${to}` };
}

/**
 * The newest rows with these values, as a query. Rows are compared as a whole and ordered by all columns of one index, so that PostgreSQL
 * reads that index, from the right place on. With `=` it would sometimes expect to find enough rows by going through all of the newest.
 */
function newestWith(
  carried: Carried,
  { from, before, where: within }: Bounds,
  count: number,
  fields = sql`${auditLog.auditId}, ${auditLog.createdAt}`,
): SQL {
  const { columns, values, where } = carried;
  const [createdAt, id] = [auditLog.createdAt, auditLog.auditId];
  const upper = sql`${tuple(...columns, createdAt, id)} < ${tuple(...values, ...before)}`;
  const lower = sql`${tuple(...columns, createdAt)} >= ${tuple(...values, from)}`;
  return sql`select ${fields} from ${auditLog} where ${and(upper, lower, where, within)} order by ${orderOf(carried)} limit ${count}`;
}

/** The newest first, by all columns of the index. */
const orderOf = ({ columns }: Carried): SQL =>
  sql.join(
    [...columns, auditLog.createdAt, auditLog.auditId].map((column) => sql`${column} desc`),
    sql`, `,
  );

const tuple = (...values: readonly (string | SQL | PgColumn)[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** The newest rows whose action and type of subject match, as a query: the newest of each such pair. The log has less than a hundred pairs. */
function newestOfKinds(condition: SQL | undefined, bounds: Bounds, count: number): SQL {
  const columns = [auditLog.action, auditLog.subjectType];
  const pair = sql`${auditLog.action}, ${auditLog.subjectType}`;
  const ofKind = { columns, values: [sql`kind.action`, sql`kind.subject_type`] };
  return sql`
    with recursive kind as (
      (select ${pair} from ${auditLog} order by ${pair} limit 1)
      union all
      select next.action, next.subject_type from kind cross join lateral (
        select ${pair} from ${auditLog} where (${pair}) > (kind.action, kind.subject_type) order by ${pair} limit 1) as next
    )
    select newest.audit_id
    from (select * from kind as ${auditLog} where ${condition}) as kind
    cross join lateral (${newestWith(ofKind, bounds, count)}) as newest
    order by newest.created_at desc, newest.audit_id desc limit ${count}`;
}

/** @throws NotFound */
export async function auditEntry(db: Database, auditId: number) {
  const [row] = await db
    .select({ ...ENTRY, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .leftJoin(admins, eq(admins.adminId, auditLog.adminId))
    .where(eq(auditLog.auditId, auditId));
  if (!row) throw new NotFound(`Audit entry ${auditId}`);
  const texts = await db.select().from(auditTexts).where(eq(auditTexts.auditId, auditId));
  return { ...row, texts, block: await blockOf(db, auditId) };
}
