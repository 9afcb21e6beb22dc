import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { admins } from '../db/schema/people.ts';
import { personLinkEnds, personLinks } from '../db/schema/person-links.ts';
import { linksBetween, type PersonLink, reasonsOf, remedyOf } from './person-links.ts';

const ones = alias(admins, 'one');
const others = alias(admins, 'other');
const hasNoEnd = sql`not exists (select from ${personLinkEnds} where ${personLinkEnds.linkId} = ${personLinks.linkId})`;

const linksOf = (db: Database) =>
  db
    .select({
      id: personLinks.linkId,
      one: { adminId: ones.adminId, username: ones.username },
      other: { adminId: others.adminId, username: others.username },
      why: personLinks.why,
      at: personLinks.createdAt,
    })
    .from(personLinks)
    .innerJoin(ones, eq(ones.adminId, personLinks.adminId))
    .innerJoin(others, eq(others.adminId, personLinks.otherId))
    .orderBy(asc(personLinks.linkId));

/** The links that count, the oldest first. A service account counts as its owner besides. */
export async function openLinks(db: Database): Promise<PersonLink[]> {
  const rows = await linksOf(db).where(and(hasNoEnd, ne(personLinks.why, 'sign_on_fallback')));
  return rows as PersonLink[];
}

/** The changes that others made to the administrator's account, until a third person confirms that it is still theirs. */
export async function resetsOf(db: Database, adminId: string): Promise<PersonLink[]> {
  const isReset = inArray(personLinks.why, ['renewed_invitation', 'reset_password', 'reset_factors', 'enabled']);
  return (await linksOf(db).where(and(eq(personLinks.otherId, adminId), isReset, hasNoEnd))) as PersonLink[];
}

/** The links that count with the administrator's account. */
export async function linksWith(db: Database, adminId: string): Promise<PersonLink[]> {
  return (await openLinks(db)).filter(({ one, other }) => one.adminId === adminId || other.adminId === adminId);
}

/** Accounts that counted as one person by the name `admin-…` alone, until the console says what they are. These count for nothing. */
export async function unclearNames(db: Database): Promise<PersonLink[]> {
  const rows = await linksOf(db).where(and(hasNoEnd, eq(personLinks.why, 'sign_on_fallback')));
  return rows as PersonLink[];
}

/** The links with an end among these. */
export async function endedAmong(db: Database, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: personLinkEnds.linkId })
    .from(personLinkEnds)
    .where(inArray(personLinkEnds.linkId, ids));
  return rows.map(({ id }) => id);
}

/**
 * Why two accounts count as one person, and what ends that, for a refusal: "robin invited kim on 2026-11-27. If they are two people, …"
 *
 * @returns undefined when they do not, or only as a service account and its owner
 */
export async function whyOnePerson(db: Database, one: string, other: string): Promise<string | undefined> {
  const way = linksBetween(await openLinks(db), one, other);
  return way?.length ? `${reasonsOf(way)}. ${remedyOf(way)}` : undefined;
}
