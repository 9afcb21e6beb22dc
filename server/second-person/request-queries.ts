import { and, desc, eq, inArray, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { UnsignedBecause } from '../../src/generated/model/unsignedBecause.ts';
import { decisionOf } from '../audit/entry-queries.ts';
import { openLinks } from '../authentication/link-queries.ts';
import { linksBetween, reasonsOf, remedyOf } from '../authentication/person-links.ts';
import type { Database } from '../db/database.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { type Page, readPage } from '../db/page.ts';
import { approvalRequests } from '../db/schema/approvals.ts';
import { admins } from '../db/schema/people.ts';
import { NotFound } from '../domain/errors.ts';
import { ablePeople, accountsOfPerson } from './person-queries.ts';

const requesters = alias(admins, 'requester');
const deciders = alias(admins, 'decider');
const { id, state, expiresAt, permission, requestedBy, subjectType, subjectId } = approvalRequests;

const isExpired = sql<boolean>`(${state} = 'waiting' and ${expiresAt} <= now())`;
const isOpen = sql`(${state} = 'waiting' and ${expiresAt} > now())`;

/** How it was decided, as the audit log has it. */
export interface DecisionRecord {
  signature: { key_sha256: string; enrolled_at: string } | null;
  unsigned_because: UnsignedBecause | null;
  /** The username of whoever added the key. */
  enrolled_by: string | null;
}

/** From the sealed row of the decision. Records of other types may have the same id. */
const decision = sql<DecisionRecord | null>`case when ${state} in ('approved', 'denied')
  then ${decisionOf(sql`${id}::text`)} end`;

const requests = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      request: approvalRequests,
      isExpired,
      requester: requesters.username,
      decider: deciders.username,
      decision,
    })
    .from(approvalRequests)
    .innerJoin(requesters, eq(requesters.adminId, requestedBy))
    .leftJoin(deciders, eq(deciders.adminId, approvalRequests.decidedBy))
    .where(condition);

/** A request, the usernames of those who could be the second person, and those who only could not because they count as the first. */
export type RequestRow = Awaited<ReturnType<typeof requests>>[number] & {
  waitingFor: string[];
  notWaitingFor: { username: string; because: string }[];
};

/** Adds who could decide to those that wait. */
async function withWaitingFor(db: Database, rows: Awaited<ReturnType<typeof requests>>): Promise<RequestRow[]> {
  const open = rows.filter((row) => row.request.state === 'waiting' && !row.isExpired);
  const people = open.length === 0 ? [] : await ablePeople(db);
  const accounts = new Map<string, string[]>();
  for (const asker of new Set(open.map(({ request }) => request.requestedBy))) {
    accounts.set(asker, await accountsOfPerson(db, asker));
  }
  const hasTwins = [...accounts.values()].some(({ length }) => length > 1);
  const links = hasTwins ? await openLinks(db) : [];
  return rows.map((row) => {
    const { request, requester } = row;
    const able = people.filter(
      ({ permissions }) => open.includes(row) && permissions.includes(request.permission as Permission),
    );
    const others = able.filter(({ adminId }) => !accounts.get(request.requestedBy)?.includes(adminId));
    return {
      ...row,
      waitingFor: others.map(({ username }) => username),
      notWaitingFor: able.flatMap(({ username }) => {
        const way = linksBetween(links, requester, username);
        return way?.length ? [{ username, because: `${reasonsOf(way)}. ${remedyOf(way)}` }] : [];
      }),
    };
  });
}

/** @throws NotFound */
export async function requestRow(db: Database, requestId: number): Promise<RequestRow> {
  const [row] = await withWaitingFor(db, await requests(db, eq(id, requestId)));
  if (!row) throw new NotFound(`Request ${requestId}`);
  return row;
}

/** The requests that wait about these withdrawals, by the withdrawal's id. */
export async function requestsAbout(db: Database, withdrawalIds: string[]): Promise<Map<string | null, RequestRow>> {
  if (withdrawalIds.length === 0) return new Map();
  const about = and(eq(subjectType, 'withdrawal'), isOneOfMany(subjectId, withdrawalIds), isOpen);
  const rows = await withWaitingFor(db, await requests(db, about));
  return new Map(rows.map((row) => [row.request.subjectId, row]));
}

/** A subquery of the withdrawals about which a decision waits. */
export const waitingSubjects = (db: Database) =>
  db
    .select({ subjectId: sql<string>`${subjectId}` })
    .from(approvalRequests)
    .where(and(isOpen, eq(subjectType, 'withdrawal')));

/** The number of withdrawals about which a decision waits. */
export const countAwaitingSecond = (db: Database): Promise<number> => db.$count(waitingSubjects(db).as('waiting'));

/** The ids of the requests for payouts that wait, the oldest first. */
export async function waitingPayouts(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id })
    .from(approvalRequests)
    .where(and(isOpen, eq(approvalRequests.action, 'payout')))
    .orderBy(id);
  return rows.map((row) => row.id);
}

/** 'for_me': what the caller could decide; 'by_me': what they asked for; 'decided': what has ended, of both. */
export type RequestView = 'for_me' | 'by_me' | 'decided';

interface Viewer {
  adminId: string;
  permissions: readonly Permission[];
}

/** At most `limit` requests, the newest first. */
export async function requestPage(
  db: Database,
  view: RequestView,
  { adminId, permissions }: Viewer,
  limit: number,
  after: number | undefined,
): Promise<Page<RequestRow, number>> {
  const permitted = inArray(permission, [...permissions]);
  const others = notInArray(requestedBy, await accountsOfPerson(db, adminId));
  const own = eq(requestedBy, adminId);
  const condition = {
    for_me: and(isOpen, permitted, others),
    by_me: own,
    decided: and(or(ne(state, 'waiting'), isExpired), or(permitted, own)),
  }[view];
  const query = requests(db, and(condition, after === undefined ? undefined : lt(id, after))).orderBy(desc(id));
  const { rows, next } = await readPage(
    limit,
    (count) => query.limit(count),
    ({ request }) => request.id,
  );
  return { rows: await withWaitingFor(db, rows), next };
}
